/** What the server does for a bank account beyond what forms do as well. */
import type { ServerArea } from '../context.ts'
import { bankAccountArea as area } from './area.ts'
import { recordPayeeAnswer, reopen, verifiability } from './actions.server.ts'
import { ownerChecks } from './owner.server.ts'

export const bankAccountArea = {
  ...area,
  checks: ownerChecks,
  computedFields: verifiability,
  actions: { recordPayeeAnswer, reopen },
} satisfies ServerArea<'bankAccount'>

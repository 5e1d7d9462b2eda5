/** What the server does for a contact beyond what forms do as well. */
import type { ServerArea } from '../context.ts'
import { contactArea as area } from './area.ts'
import { activateAccount, createAccount, deactivateAccount } from './actions.server.ts'

export const contactArea = {
  ...area,
  actions: { createAccount, activateAccount, deactivateAccount },
} satisfies ServerArea<'contact'>

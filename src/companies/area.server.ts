/** What the server does for a company beyond what forms do as well. */
import type { ServerArea } from '../context.ts'
import { companyArea as area } from './area.ts'
import { ownLogo } from '../documents/logo.server.ts'
import { companyProposals } from './importProposals.server.ts'

export const companyArea = {
  ...area,
  importProposals: companyProposals,
  checks: (context, company) => ownLogo(context, 'companies', company),
} satisfies ServerArea<'company'>

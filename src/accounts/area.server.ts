/** What the server does for an account beyond its schema. */
import type { ServerArea } from '../context.ts'
import { activate, deactivate, invite, programsElsewhere, userNameIsFree } from './actions.server.ts'

export const accountArea = {
  checks: userNameIsFree,
  guard: programsElsewhere,
  created: invite,
  actions: { activate, deactivate },
} satisfies ServerArea<'account'>

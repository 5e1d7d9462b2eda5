/** What the server does for an account beyond its schema. */
import type { ServerArea } from '../context.ts'
import { activate, deactivate, invite, userNameIsFree } from './actions.server.ts'

export const accountArea = {
  checks: userNameIsFree,
  created: invite,
  actions: { activate, deactivate },
} satisfies ServerArea<'account'>

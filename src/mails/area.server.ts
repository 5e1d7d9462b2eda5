/** What the server does for a mail beyond its schema. */
import type { ServerArea } from '../context.ts'
import { resend } from './actions.server.ts'

export const mailArea = {
  actions: { resend },
} satisfies ServerArea<'mail'>

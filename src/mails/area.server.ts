/** What the server does for a mail beyond its schema. */
import type { ServerArea } from '../context.ts'
import { resend } from './outbox.server.ts'

export const mailArea = {
  actions: { resend },
} satisfies ServerArea<'mail'>

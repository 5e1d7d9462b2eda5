/** What the server does for a notice beyond its schema. */
import type { ServerArea } from '../context.ts'
import { retry } from './notices.server.ts'

export const noticeArea = { actions: { retry } } satisfies ServerArea<'notice'>

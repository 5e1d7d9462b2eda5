/** What the server does for a reporting period beyond its schema. */
import type { ServerArea } from '../context.ts'
import { complete, reopen, requestReopen, signOff } from './actions.server.ts'

export const reportingPeriodArea = {
  actions: { complete, reopen, requestReopen, signOff },
} satisfies ServerArea<'reportingPeriod'>

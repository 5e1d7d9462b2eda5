/** What the server does for a reporting period beyond its schema. */
import type { ServerArea } from '../context.ts'
import { complete, reopen, requestReopen, signOff } from './actions.server.ts'

/** Publishing and reminding look at limited partners, which look at periods: src/server/areas.ts has them. */
export const reportingPeriodArea = {
  actions: { complete, reopen, requestReopen, signOff },
} satisfies { actions: Partial<ServerArea<'reportingPeriod'>['actions']> }

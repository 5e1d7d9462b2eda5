/** What the server does for a reporting period beyond its schema. */
import type { ServerArea } from '../context.ts'
import type { Area } from '../entityTypes.ts'
import { complete, reopen, requestReopen, signOff } from './actions.server.ts'
import { reportingPeriodArea as area } from './area.ts'

/** Publishing and reminding look at limited partners, which look at periods: src/server/areas.ts has them. */
export const reportingPeriodArea = {
  ...area,
  actions: { complete, reopen, requestReopen, signOff },
} satisfies Area<'reportingPeriod'> & { actions: Partial<ServerArea<'reportingPeriod'>['actions']> }

/** What holds for a reporting period beyond its schema, in every form and on the server. */
import type { Area } from '../entityTypes.ts'
import { reportingPeriodRules } from './rules.ts'

export const reportingPeriodArea: Area<'reportingPeriod'> = { rules: reportingPeriodRules }

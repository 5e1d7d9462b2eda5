/** What holds for a company beyond its schema, in every form and on the server. */
import type { Area } from '../entityTypes.ts'
import { companyRules } from './rules.ts'

export const companyArea: Area<'company'> = { rules: companyRules }

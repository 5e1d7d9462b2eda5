/** What holds for a fund beyond its schema, in every form and on the server. */
import type { Area } from '../entityTypes.ts'
import { fundRules, tidyFund } from './rules.ts'

export const fundArea: Area<'fund'> = { rules: fundRules, beforeSave: tidyFund }

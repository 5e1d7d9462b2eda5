/** What holds for a fund beyond its schema, in every form and on the server. */
import type { Area } from '../entityTypes.ts'
import { computedFund, fundRules, tidyFund } from './rules.ts'

export const fundArea: Area<'fund'> = { rules: fundRules, computed: computedFund, beforeSave: tidyFund }

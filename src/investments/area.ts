/** What holds for an investment beyond its schema, in every form and on the server. */
import type { Area } from '../entityTypes.ts'
import { computedInvestment } from './computed.ts'
import { investmentRules } from './rules.ts'

export const investmentArea: Area<'investment'> = { rules: investmentRules, computed: computedInvestment }

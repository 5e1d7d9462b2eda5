/** What holds for a fair value beyond its schema, in every form and on the server. */
import type { Area } from '../entityTypes.ts'
import { fairValueRules } from './rules.ts'
import { computedFairValue } from './weighted.ts'

export const fairValueArea: Area<'fairValue'> = {
  rules: fairValueRules,
  computed: fairValue => computedFairValue(fairValue),
}

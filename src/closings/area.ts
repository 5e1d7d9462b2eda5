/** What holds for a closing beyond its schema, in every form and on the server. */
import type { Area } from '../entityTypes.ts'
import { closingRules } from './rules.ts'

export const closingArea: Area<'closing'> = { rules: closingRules }

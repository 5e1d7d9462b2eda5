/** What holds for a transfer beyond its schema, in every form and on the server. */
import type { Area } from '../entityTypes.ts'
import { transferRules } from './rules.ts'

export const transferArea: Area<'transfer'> = { rules: transferRules }

/** What holds for the expenses of a period beyond its schema, in every form and on the server. */
import type { Area } from '../entityTypes.ts'
import { expenseRules } from './rules.ts'

export const expenseArea: Area<'expense'> = { rules: expenseRules }

/** What holds for a transaction beyond its schema, in every form and on the server. */
import type { Area } from '../entityTypes.ts'
import { transactionRules } from './rules.ts'

export const transactionArea: Area<'transaction'> = { rules: transactionRules }

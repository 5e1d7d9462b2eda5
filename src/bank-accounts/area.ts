/** What holds for a bank account beyond its schema, in every form and on the server. */
import type { Area } from '../entityTypes.ts'
import { bankAccountRules } from './rules.ts'
import { bankAccountAfterSaving } from './verification.ts'

export const bankAccountArea: Area<'bankAccount'> = { rules: bankAccountRules, beforeSave: bankAccountAfterSaving }

/** What holds for an exchange rate beyond its schema, in every form and on the server. */
import type { Area } from '../entityTypes.ts'
import { exchangeRateRules } from './rules.ts'

export const exchangeRateArea: Area<'exchangeRate'> = { rules: exchangeRateRules }

/** Countries in bank codes of ISO 9362 (BIC). */
import { COUNTRIES } from '../countries/iso3166.ts'
import { compactAccountNumber, looksLikeBic } from './iban.ts'

/** Kosovo has a code of its own choice here too. */
const BIC_COUNTRIES = new Set([...COUNTRIES.map(({ code }) => code), 'XK'])

/** The fifth and sixth letter of a BIC name a country. */
export function isWrongBic(typed: string): boolean {
  return looksLikeBic(typed) && !BIC_COUNTRIES.has(compactAccountNumber(typed).slice(4, 6))
}

/** Rules about exchange rates. */
import type { Finding, Rules } from '../entityTypes.ts'

export const exchangeRateRules: Rules<'exchangeRate'> = (rate, { today }) => {
  const findings: Finding<'exchangeRate'>[] = []
  if (rate.currencyId && rate.currencyId === rate.toCurrencyId)
    findings.push({ field: 'toCurrencyId', code: 'exchangeRate.sameCurrency' })
  if (rate.date && rate.date > today) findings.push({ field: 'date', code: 'exchangeRate.future' })
  return findings
}

/** Rules about exchange rates. */
import { isDate } from '../calendar.ts'
import type { Finding, Rules } from '../entity.ts'

export const exchangeRateRules: Rules = (rate, { today }) => {
  const findings: Finding[] = []
  if (rate['currencyId'] && rate['currencyId'] === rate['toCurrencyId'])
    findings.push({ field: 'toCurrencyId', code: 'exchangeRate.sameCurrency' })
  if (isDate(rate['date']) && rate['date'] > today) findings.push({ field: 'date', code: 'exchangeRate.future' })
  return findings
}

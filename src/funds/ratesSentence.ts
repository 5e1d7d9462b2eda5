/** "1 USD = 0.887300 EUR": which rates the totals took. */
import type { CalendarDate } from '../entity.ts'
import { formatDate, formatNumber } from '../formats.ts'
import type { Translate } from '../texts.ts'
import type { UsedRate } from './reads.ts'
import './texts.ts'

const RATE_DECIMALS = 6

/** A rate of another day than the figures says so. */
export function ratesSentence(
  { asOf, currency: to, rates }: { asOf: CalendarDate | null; currency: string; rates: readonly UsedRate[] },
  translate: Translate,
): string {
  return rates
    .map(({ currency: from, rate, date }) =>
      rate === null
        ? translate('fund.noRate', { currency: from })
        : translate(date === asOf ? 'fund.rate' : 'fund.rateOf', {
            from,
            rate: formatNumber(rate, RATE_DECIMALS),
            to,
            date: formatDate(date),
          }),
    )
    .join(', ')
}

import { useGetList, useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { Link } from 'react-router'
import { addMonths, endOfMonth } from '../calendar.ts'
import { formatDate, formatNumber } from '../formats.ts'
import { path } from '../paths.ts'
import { useSession } from '../web/kit/session.tsx'
import { Card, CardEmpty } from './Card.tsx'
import { useNames } from './useNames.tsx'

/** So many rates are shown; the figures above ask the same question. */
export const RATES_SHOWN = 8
const RATE_DECIMALS = 6

/** The last day of the month before today: the day whose rates the books use. */
export function lastMonthEnd(today: string): string {
  return endOfMonth(addMonths(today, -1))
}

/** The newest rates up to the last month end: normally those of that day. Without any there is no date either. */
export function useLatestRates(shown: number) {
  const { today } = useSession()
  const newest = useGetList('exchange-rates', { pagination: { page: 1, perPage: 1 }, sort: { field: 'date', order: 'DESC' }, filter: { date_lte: lastMonthEnd(today) } })
  const date = newest.data?.[0]?.['date'] as string | undefined
  const rates = useGetList('exchange-rates', { pagination: { page: 1, perPage: shown }, sort: { field: 'currencyId', order: 'ASC' }, filter: { date } }, { enabled: date !== undefined })
  return { date, rates: rates.data ?? [], total: date === undefined ? newest.total : rates.total, isPending: newest.isPending || (date !== undefined && rates.isPending), error: newest.error ?? rates.error }
}

export function RatesCard() {
  const translate = useTranslate()
  const { date, rates, total = 0, isPending, error } = useLatestRates(RATES_SHOWN)
  return (
    <Card title={translate('home.rates.title')} aside={date && translate('home.rates.asOf', { date: formatDate(date) })} loading={isPending} error={error} lines={4}>
      {rates.length > 0 && <Rates rates={rates} />}
      {rates.length === 0 && <CardEmpty title={translate('home.rates.none')} sentence={translate('home.rates.noneSentence')} />}
      {total !== rates.length && <p className="home-card-more"><Link to={path('currencies.overview')}>{translate('home.rates.all')}</Link></p>}
    </Card>
  )
}

function Rates({ rates }: { rates: RaRecord[] }) {
  const translate = useTranslate()
  const from = useNames(rates, 'currencyId', 'currencies', 'code')
  const to = useNames(rates, 'toCurrencyId', 'currencies', 'code')
  return (
    <dl className="home-pairs">
      {rates.map(rate => (
        <div key={rate.id}><dt>{translate('home.rates.rate', { from: from(rate) })}</dt><dd className="figures">{formatNumber(String(rate['rate']), RATE_DECIMALS)}<small>{to(rate)}</small></dd></div>
      ))}
    </dl>
  )
}

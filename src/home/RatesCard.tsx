import { useGetList, useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { Link } from 'react-router'
import { addMonths, endOfMonth } from '../calendar.ts'
import { formatDate, formatNumber } from '../formats.ts'
import { path } from '../paths.ts'
import { useSession } from '../web/kit/session.tsx'
import { Card, CardEmpty } from './Card.tsx'
import { useNames } from './useNames.tsx'

const SHOWN = 8
const RATE_DECIMALS = 6

/** The last day of the month before today: the day whose rates the books use. */
export function lastMonthEnd(today: string): string {
  return endOfMonth(addMonths(today, -1))
}

export function useMonthEndRates(shown: number) {
  const { today } = useSession()
  return useGetList('exchange-rates', { pagination: { page: 1, perPage: shown }, sort: { field: 'currencyId', order: 'ASC' }, filter: { date: lastMonthEnd(today) } })
}

export function RatesCard() {
  const translate = useTranslate()
  const { today } = useSession()
  const date = formatDate(lastMonthEnd(today))
  const { data = [], total = 0, isPending, error } = useMonthEndRates(SHOWN)
  return (
    <Card title={translate('home.rates.title')} aside={total > SHOWN ? <Link to={path('currencies.overview')}>{translate('home.rates.all')}</Link> : translate('home.rates.asOf', { date })} loading={isPending} error={error}>
      {data.length > 0 ? <Rates rates={data} /> : <CardEmpty title={translate('home.rates.none', { date })} sentence={translate('home.rates.noneSentence')}><Link to={path('currencies.overview')}>{translate('home.rates.all')}</Link></CardEmpty>}
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

import { Link } from 'react-router'
import type { Rate } from '../currencies/currency.ts'
import { useMonthEnd } from '../currencies/useMonthEnd.tsx'
import { formatDate, formatNumber } from '../formats.ts'
import { path } from '../paths.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { Card, CardEmpty } from '../web/kit/page/Card.tsx'
import { useNames } from '../deadlines/useNames.tsx'

const RATES_SHOWN = 8
const RATE_DECIMALS = 6

/**
 * The latest rate of each currency in use, up to the last month's end, and the newest of their days: normally that of
 * all of them.
 */
export function useLatestRates() {
  const { rows, missing, monthEnd, isPending, error } = useMonthEnd()
  const rates = rows.flatMap(({ latest }) => latest ?? [])
  const date = rates
    .map(rate => rate.date)
    .sort()
    .at(-1)
  return { rates, date, missing, monthEnd, isPending, error }
}

export function RatesCard() {
  const translate = useTranslate()
  const { date, rates, isPending, error } = useLatestRates()
  return (
    <Card
      title={translate('home.rates.title')}
      aside={date && translate('home.rates.asOf', { date: formatDate(date) })}
      loading={isPending}
      error={error}
      lines={4}
    >
      {date && <Rates rates={rates.slice(0, RATES_SHOWN)} asOf={date} />}
      {rates.length === 0 && (
        <CardEmpty title={translate('home.rates.none')} sentence={translate('home.rates.noneSentence')} />
      )}
      {(rates.length === 0 || rates.length > RATES_SHOWN) && (
        <p className="page-card-more">
          <Link to={path('currencies.overview')}>{translate('home.rates.all')}</Link>
        </p>
      )}
    </Card>
  )
}

/** A rate of an earlier day than the card's says so. */
function Rates({ rates, asOf }: { rates: readonly Rate[]; asOf: string }) {
  const translate = useTranslate()
  const { name: code } = useNames(
    'currencies',
    rates.flatMap(({ currencyId, toCurrencyId }) => [currencyId, toCurrencyId]),
    currency => currency.code,
  )
  return (
    <dl className="card-pairs">
      {rates.map(rate => (
        <div key={rate.currencyId}>
          <dt>
            {translate('home.rates.rate', { from: code(rate.currencyId) })}
            {rate.date !== asOf && <small>{translate('home.rates.of', { date: formatDate(rate.date) })}</small>}
          </dt>
          <dd className="figures">
            {formatNumber(rate.rate, RATE_DECIMALS)}
            <small>{code(rate.toCurrencyId)}</small>
          </dd>
        </div>
      ))}
    </dl>
  )
}

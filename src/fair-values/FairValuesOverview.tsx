/** What an investment was worth: a line over time, and the list it is drawn from. */
import { formatDate, formatNumber } from '../formats.ts'
import { InvestmentTabs, OfInvestment } from '../investment-pages/OfInvestment.tsx'
import { path } from '../paths.ts'
import { useFundCurrency } from '../currencies/useFundCurrency.tsx'
import { LineChart } from '../web/kit/chart/LineChart.tsx'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { EntityList } from '../web/kit/list/EntityList.tsx'
import { preload } from '../web/kit/data/metadata.ts'
import { useRecords, type RecordOf } from '../web/kit/data/records.ts'
import { useParameters } from '../web/kit/data/useParameters.ts'
import './fairValues.css'
import './texts.ts'

preload('fair-values', 'list')

/** Ten years of months; a line of more points says nothing more. */
const POINTS_MAX = 120

export function FairValuesOverview() {
  return <OfInvestment>{investment => <List investment={investment} />}</OfInvestment>
}

function List({ investment }: { investment: RecordOf<'investments'> }) {
  const translate = useTranslate()
  const { fundId } = useParameters('fund.investment.fairValues.overview')
  const investmentId = investment.id
  const { currency, decimals } = useFundCurrency(fundId)
  const values = useValuesOverTime(investmentId)
  const list = (
    <EntityList
      resource="fair-values"
      parentFilter={{ investmentId }}
      title={translate('fairValue.listTitle', { investment: investment.name })}
      facts={currency && <span>{translate('fairValue.amounts', { currency })}</span>}
      figures={
        <>
          <InvestmentTabs fundId={fundId} investmentId={investmentId} open="fund.investment.fairValues.overview" />
          {values.data && <ValueOverTime values={values.data} currency={currency} />}
        </>
      }
      decimals={decimals}
      addPath={path('fund.investment.fairValues.add', { fundId, investmentId })}
      rowPath={fairValue =>
        path('fund.investment.fairValue.details', { fundId, investmentId, fairValueId: fairValue.id })
      }
      emptySentence={translate('fairValue.emptySentence')}
    />
  )
  return (
    <div className="fair-values" data-waiting={values.isPending || undefined}>
      {list}
    </div>
  )
}

function useValuesOverTime(investmentId: number) {
  return useRecords(
    'fair-values',
    { filter: { investmentId }, sort: ['date', 'desc'], limit: POINTS_MAX },
    { retry: false },
  )
}

interface ValueOverTimeProps {
  /** The newest first. */
  values: readonly RecordOf<'fair-values'>[]
  currency: string
}

/** One value makes no line. */
function ValueOverTime({ values, currency }: ValueOverTimeProps) {
  const translate = useTranslate()
  const rows = values.toReversed()
  const [first, ...later] = rows
  const last = later.at(-1)
  if (!first || !last) return null
  return (
    <div className="value-over-time">
      <LineChart
        title={translate('fairValue.chart')}
        currency={currency}
        sentence={translate('fairValue.chartSentence', {
          first: formatNumber(first.value),
          firstDate: formatDate(first.date),
          last: formatNumber(last.value),
          lastDate: formatDate(last.date),
        })}
        points={rows.map(({ date }) => ({ date, label: formatDate(date) }))}
        lines={[
          {
            name: translate('fairValue.chartValue'),
            tone: 1,
            values: rows.map(({ value }) => value),
            area: true,
          },
          ...(rows.some(({ cost }) => cost)
            ? [
                {
                  name: translate('fairValue.chartCost'),
                  tone: 5 as const,
                  values: rows.map(({ cost }) => cost),
                },
              ]
            : []),
        ]}
      />
    </div>
  )
}

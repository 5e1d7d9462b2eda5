/** What an investment was worth: a line over time, and the list it is drawn from. */
import { useGetList, type RaRecord } from 'react-admin'
import { formatDate, formatNumber } from '../formats.ts'
import { InvestmentTabs, OfInvestment } from '../investment-pages/OfInvestment.tsx'
import { path } from '../paths.ts'
import { useFundFigures } from '../reporting-periods/useFundPeriods.tsx'
import { LineChart } from '../web/kit/chart/LineChart.tsx'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { EntityList } from '../web/kit/list/EntityList.tsx'
import { preload } from '../web/kit/data/metadata.ts'
import { useParameters } from '../web/kit/data/useParameters.ts'
import './fairValues.css'

preload('fair-values', 'list')

/** Ten years of months; a line of more points says nothing more. */
const POINTS_MAX = 120

export function FairValuesOverview() {
  return <OfInvestment>{investment => <List investment={investment} />}</OfInvestment>
}

function List({ investment }: { investment: RaRecord }) {
  const translate = useTranslate()
  const { fundId } = useParameters('fund.investment.fairValues.overview')
  const investmentId = Number(investment.id)
  const { currency, decimals } = useFundFigures(fundId)
  return (
    <EntityList
      resource="fair-values"
      parentFilter={{ investmentId }}
      title={translate('fairValue.listTitle', { investment: String(investment['name']) })}
      facts={currency && <span>{translate('fairValue.amounts', { currency })}</span>}
      figures={
        <>
          <InvestmentTabs fundId={fundId} investmentId={investmentId} open="fund.investment.fairValues.overview" />
          <ValueOverTime investmentId={investmentId} currency={currency} />
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
}

/** One value makes no line. */
function ValueOverTime({ investmentId, currency }: { investmentId: number; currency: string }) {
  const translate = useTranslate()
  const { data } = useGetList<RaRecord>(
    'fair-values',
    { filter: { investmentId }, pagination: { page: 1, perPage: POINTS_MAX }, sort: { field: 'date', order: 'DESC' } },
    { retry: false },
  )
  const rows = [...(data ?? [])].reverse()
  if (rows.length < 2) return null
  const first = rows[0]!
  const last = rows.at(-1)!
  const value = (row: RaRecord) => formatNumber(String(row['value']))
  return (
    <div className="value-over-time">
      <LineChart
        title={translate('fairValue.chart')}
        currency={currency}
        sentence={translate('fairValue.chartSentence', {
          first: value(first),
          firstDate: formatDate(String(first['date'])),
          last: value(last),
          lastDate: formatDate(String(last['date'])),
        })}
        points={rows.map(row => ({ date: String(row['date']), label: formatDate(String(row['date'])) }))}
        lines={[
          {
            name: translate('fairValue.chartValue'),
            tone: 1,
            values: rows.map(row => String(row['value'])),
            area: true,
          },
          ...(rows.some(row => row['cost'])
            ? [
                {
                  name: translate('fairValue.chartCost'),
                  tone: 5 as const,
                  values: rows.map(row => row['cost'] as string | null),
                },
              ]
            : []),
        ]}
      />
    </div>
  )
}

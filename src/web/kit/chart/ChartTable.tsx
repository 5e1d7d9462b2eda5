/** The figures of a chart as a table, oldest first. */
import { useTranslate } from '../data/useTranslate.ts'
import { Figure } from '../page/ValueCell.tsx'
import type { ChartPoint, ChartSeries } from './plot.ts'
import type { Decimal } from '../../../entity.ts'

interface ChartTableProps {
  title: string
  currency: string
  points: readonly ChartPoint[]
  series: readonly ChartSeries[]
  valueText: (value: Decimal | null | undefined) => string
}

export function ChartTable({ title, currency, points, series, valueText }: ChartTableProps) {
  const translate = useTranslate()
  return (
    <table className="plain-table" aria-label={title}>
      <thead>
        <tr>
          <th scope="col">{translate('chart.date')}</th>
          {series.map(({ name }) => (
            <th key={name} scope="col" data-right>
              {name} <small>{currency}</small>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {points.map(({ date, label }, index) => (
          <tr key={date}>
            <th scope="row">{label}</th>
            {series.map(({ name, values }) => (
              <td key={name} data-right>
                <Figure text={valueText(values[index])} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The fair values of an investment over time beside its cost; the rows below say the same in figures. */
import { compareDates } from '../calendar.ts'
import { formatAmount, formatDate } from '../formats.ts'
import { LinePlot } from '../web/kit/chart/LinePlot.tsx'
import { plotOf } from '../web/kit/chart/plot.ts'
import type { ChartSeries } from '../web/kit/chart/plot.ts'
import { unitFor } from '../web/kit/chart/scale.ts'
import { useRoom } from '../web/kit/chart/useRoom.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import type { PublishedInvestment } from './holding.ts'
import '../texts/portalPages.ts'
import '../web/kit/chart/charts.css'

interface ValueLineProps {
  values: PublishedInvestment['investment']['fairValues']
  currency: string
  minorUnits: number
}

const HEIGHT = 240

/** One value makes no line. */
export function ValueLine({ values, currency, minorUnits }: ValueLineProps) {
  const translate = useTranslate()
  const { ref, width } = useRoom<HTMLDivElement>()
  const rows = values.toSorted((one, other) => compareDates(one.date, other.date))
  const [first, ...later] = rows
  const last = later.at(-1)
  if (!first || !last) return null
  const lines: ChartSeries[] = [
    { name: translate('portalInvestments.fairValue'), tone: 1, area: true, values: rows.map(({ value }) => value) },
  ]
  // Without any cost there is one line alone.
  if (rows.some(({ cost }) => cost !== null))
    lines.push({ name: translate('portalInvestments.costLine'), tone: 5, values: rows.map(({ cost }) => cost) })
  const points = rows.map(({ date }) => ({ date, label: formatDate(date) }))
  const unit = unitFor(lines.flatMap(line => line.values))
  const sentence = translate('portalInvestments.valueLine', {
    currency,
    first: formatAmount(first.value, minorUnits),
    firstDate: formatDate(first.date),
    last: formatAmount(last.value, minorUnits),
    lastDate: formatDate(last.date),
  })
  return (
    <figure className="value-line">
      <figcaption>
        <span>{translate(`portalFlows.unit.${unit.name}`, { currency })}</span>
        {lines.map(({ name, tone }) => (
          <span key={name} className="chart-key">
            <i data-tone={tone} data-line />
            {name}
          </span>
        ))}
      </figcaption>
      <div ref={ref} className="chart-plot" role="img" aria-label={sentence} style={{ minHeight: HEIGHT }}>
        {width > 0 && (
          <LinePlot
            plot={plotOf({ points, lines, bars: [], width, height: HEIGHT, unit })}
            points={points}
            lines={lines}
            bars={[]}
            unit={unit}
            markLow={false}
            active={null}
          />
        )}
      </div>
    </figure>
  )
}

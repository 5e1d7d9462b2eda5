import { formatNumber } from '../formats.ts'
import { compare, isZero, negate } from '../money.ts'
import type { Translate } from '../texts.ts'
import { LineChart } from '../web/kit/chart/LineChart.tsx'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import type { CurvePoint, Performance } from './answers.ts'

/** Net value over the life of the fund, with what was called and distributed in each period. */
export function JCurve({ performance: { fund, jCurve } }: { performance: Performance }) {
  const translate = useTranslate()
  if (jCurve.length === 0)
    return (
      <section className="chart-card">
        <header>
          <h2>{translate('performance.jCurve.title')}</h2>
        </header>
        <p className="performance-none">{translate('performance.jCurve.none')}</p>
      </section>
    )
  const open = jCurve.filter(({ period }) => period.status !== 'Published').map(({ period }) => period.name)
  const older = jCurve.filter(({ note }) => note !== undefined).map(({ period }) => period.name)
  const named = (names: string[]) =>
    names.length > 3 ? translate('performance.jCurve.periods', { smart_count: names.length }) : names.join(', ')
  const footer = [
    translate('performance.jCurve.formula'),
    open.length > 0 && translate('performance.jCurve.dashed', { periods: named(open) }),
    older.length > 0 && translate('performance.jCurve.older', { periods: named(older) }),
  ]
  return (
    <LineChart
      title={translate('performance.jCurve.title')}
      currency={fund.currency ?? ''}
      per={translate('performance.jCurve.per')}
      sentence={sentenceOf(jCurve, translate)}
      markLow
      height={384}
      footer={footer.filter(Boolean).join(' ')}
      points={jCurve.map(({ period }) => ({
        date: period.date,
        label: period.name,
        provisional: period.status !== 'Published',
      }))}
      lines={[
        {
          name: translate('performance.jCurve.netValue'),
          tone: 1,
          area: true,
          values: jCurve.map(({ netValue }) => netValue),
        },
      ]}
      bars={[
        {
          name: translate('performance.jCurve.called'),
          tone: 5,
          values: jCurve.map(({ calledInPeriod }) => (isZero(calledInPeriod) ? '0.00' : negate(calledInPeriod))),
        },
        {
          name: translate('performance.jCurve.distributed'),
          tone: 3,
          values: jCurve.map(({ distributedInPeriod }) => distributedInPeriod),
        },
      ]}
    />
  )
}

function sentenceOf(curve: readonly CurvePoint[], translate: Translate): string {
  const known = curve.flatMap(({ period, netValue }) =>
    netValue === null ? [] : [{ name: period.name, value: netValue }],
  )
  const last = known.at(-1)
  if (!last) return translate('performance.jCurve.none')
  const low = known.reduce((least, each) => (compare(each.value, least.value) < 0 ? each : least))
  return translate('performance.jCurve.sentence', {
    low: formatNumber(low.value),
    lowPeriod: low.name,
    last: formatNumber(last.value),
    lastPeriod: last.name,
  })
}

/**
 * The key figures of the last reporting periods side by side. Those of the latest explain themselves; the others say
 * why they are missing.
 */
import type { Decimal } from '../entity.ts'
import { formatDate } from '../formats.ts'
import { compare } from '../money.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { Figure as Amount } from '../web/kit/page/ValueCell.tsx'
import { FigureValue } from './FigureValue.tsx'
import { shownAs } from './show.ts'
import { ViewFrame } from './ViewFrame.tsx'
import { useRead } from '../web/kit/data/useRead.ts'
import { performanceReads } from './reads.ts'
import type { Comparatives, ComparedFigure, FigureKind, Performance } from './answers.ts'

export function ComparativesView({ performance }: { performance: Performance }) {
  const answer = useRead(
    performanceReads.fundComparatives,
    { id: performance.fund.id, asOf: performance.asOf },
    { keepsPrevious: true },
  )
  return <ViewFrame answer={answer}>{compared => <Table compared={compared} performance={performance} />}</ViewFrame>
}

function Table({ compared, performance }: { compared: Comparatives; performance: Performance }) {
  const translate = useTranslate()
  const { fund, asOf, periods, previous, yearBefore, figures } = compared
  const title = translate('performance.comparatives.title')
  const missing = [...new Set(figures.flatMap(({ values }) => values.flatMap(({ reason }) => reason ?? [])))]
  return (
    <section className="chart-card" aria-label={title}>
      <header>
        <h2>{title}</h2>
        <span className="chart-unit">
          {translate('performance.note.nav', { currency: fund.currency ?? '', date: formatDate(asOf) })}
        </span>
      </header>
      {periods.length === 0 ? (
        <p className="performance-none">{translate('performance.comparatives.none')}</p>
      ) : (
        <div ref={showLatest} className="chart-table whole" tabIndex={0} role="group" aria-label={title}>
          <table className="plain-table pinned compared-table">
            <thead>
              <tr>
                <th scope="col">{translate('performance.comparatives.figure')}</th>
                {periods.map(({ id, name, date }, index) => (
                  <th key={id} scope="col" data-right data-latest={index === periods.length - 1 || undefined}>
                    {name}
                    <small>{formatDate(date)}</small>
                  </th>
                ))}
                {(
                  [
                    ['previous', previous, 'noPrevious'],
                    ['year', yearBefore, 'noYearBefore'],
                  ] as const
                ).map(([key, period, none]) => (
                  <th key={key} scope="col" data-right>
                    {period
                      ? translate('performance.comparatives.sincePrevious', { name: period.name })
                      : translate(`performance.comparatives.${none}`)}
                    <small>{period && formatDate(period.date)}</small>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {figures.map(figure => (
                <Row key={figure.name} figure={figure} performance={performance} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {periods.length > 0 && (
        <figcaption>
          {[
            translate('performance.comparatives.note'),
            ...missing.map(reason => `${translate('performance.notAvailable')}: ${reason}.`),
          ].join(' ')}
        </figcaption>
      )}
    </section>
  )
}

/** Where not all periods fit, the latest are in sight. */
function showLatest(part: HTMLElement | null): void {
  const [names, latest] = [part?.querySelector('th'), part?.querySelector('th[data-latest]')]
  if (part && names && latest)
    part.scrollLeft = latest.getBoundingClientRect().left - names.getBoundingClientRect().right
}

function Row({
  figure: { name, title, formula, kind, values, sincePrevious, sinceYearBefore },
  performance: { figures, fund },
}: {
  figure: ComparedFigure
  performance: Performance
}) {
  const translate = useTranslate()
  return (
    <tr>
      <th scope="row" title={formula}>
        {title}
      </th>
      {values.map(({ value, reason }, index) => (
        <td key={index} data-right data-latest={index === values.length - 1 || undefined}>
          {index === values.length - 1 ? (
            <FigureValue figure={figures[name]} decimals={fund.decimals} />
          ) : value === null ? (
            <span className="nothing" title={reason}>
              {translate('performance.notAvailable')}
            </span>
          ) : (
            <Amount text={shownAs(kind, value, fund.decimals)} />
          )}
        </td>
      ))}
      {[sincePrevious, sinceYearBefore].map((change, index) => (
        <td key={`change ${index}`} data-right className="muted">
          {change === null ? (
            <span className="nothing">{translate('performance.notAvailable')}</span>
          ) : (
            <Amount text={changeLabel(kind, change, fund.decimals)} />
          )}
        </td>
      ))}
    </tr>
  )
}

function changeLabel(kind: FigureKind, change: Decimal, decimals: number): string {
  return `${compare(change, '0') > 0 ? '+' : ''}${shownAs(kind, change, decimals)}`
}

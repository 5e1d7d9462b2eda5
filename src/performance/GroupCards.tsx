/** Where the value lies: by geography, industry and currency, drawn and listed. */
import { formatNumber, formatPercent } from '../formats.ts'
import type { Decimal } from '../entity.ts'
import { compare } from '../money.ts'
import { ValueBar } from '../web/kit/chart/ValueBar.tsx'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { Figure as Amount, Nothing } from '../web/kit/page/ValueCell.tsx'
import { shown } from './show.ts'
import type { Group, Performance } from './answers.ts'

export function GroupCards({ performance }: { performance: Performance }) {
  if (performance.investments.length === 0) return null
  return (
    <div className="group-cards">
      {(['geography', 'industry', 'currency'] as const).map(by => (
        <GroupCard key={by} by={by} groups={performance.groups[by]} performance={performance} />
      ))}
    </div>
  )
}

function GroupCard({
  by,
  groups,
  performance: { fund },
}: {
  by: 'geography' | 'industry' | 'currency'
  groups: readonly Group[]
  performance: Performance
}) {
  const translate = useTranslate()
  const title = translate(`performance.by.${by}`)
  const widest = groups.reduce<Decimal>(
    (most, { fairValue }) => (fairValue !== null && compare(fairValue, most) > 0 ? fairValue : most),
    '0',
  )
  return (
    <section className="chart-card" aria-label={title}>
      <header>
        <h2>{title}</h2>
        <span className="chart-unit">{fund.currency}</span>
      </header>
      <div className="chart-table whole" tabIndex={0} role="group" aria-label={title}>
        <table className="plain-table group-table">
          <thead>
            <tr>
              <th scope="col">{translate(`performance.column.${by}`)}</th>
              <th scope="col" data-right>
                {translate('performance.column.fairValue')}
              </th>
              <th scope="col" data-right>
                {translate('performance.column.share')}
              </th>
              <th scope="col" data-right>
                {translate('performance.column.moic')}
              </th>
            </tr>
          </thead>
          <tbody>
            {groups.map(({ name, fairValue, share, moic }) => (
              <tr key={name}>
                <th scope="row">
                  {name}
                  <ValueBar parts={[{ value: fairValue ?? '0', tone: 1 }]} widest={widest} />
                </th>
                <td data-right>
                  {fairValue === null ? (
                    <Unknown reason={moic.reason} />
                  ) : (
                    <Amount text={formatNumber(fairValue, fund.decimals)} />
                  )}
                </td>
                <td data-right>{share === null ? <Nothing /> : <Amount text={formatPercent(share)} />}</td>
                <td data-right>
                  {moic.value === null ? (
                    <Unknown reason={moic.reason} />
                  ) : (
                    <Amount text={shown({ kind: 'coefficient', value: moic.value }, 2)} />
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function Unknown({ reason }: { reason: string | undefined }) {
  const translate = useTranslate()
  return (
    <span className="nothing" title={reason}>
      {translate('performance.notAvailable')}
    </span>
  )
}

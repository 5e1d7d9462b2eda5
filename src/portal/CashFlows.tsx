/** The cash between the investor and the fund: a bar for each year, every row, and all of it as a workbook. */
import type { Statement } from '../capital-account-statements/shapes.ts'
import { formatAmount, formatDate } from '../formats.ts'
import { asAmount } from '../money.ts'
import { useCalls } from '../web/kit/data/calls.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { flowsByYear } from './explained.ts'
import { FileButton } from './FileButton.tsx'
import { portalReads } from './reads.ts'
import { usePortal } from './usePortal.tsx'

export function CashFlows({ id, statement }: { id: number; statement: Statement }) {
  const translate = useTranslate()
  const calls = useCalls()
  const { asked } = usePortal()
  const { cashFlows, currency, minorUnits, position } = statement
  const money = (amount: string) => formatAmount(amount, minorUnits)
  return (
    <section className="holding-card" aria-labelledby="cash-flows">
      <div className="portal-head">
        <div>
          <h2 id="cash-flows">{translate('portal.cashFlows.title')}</h2>
          <p>{translate('portal.cashFlows.by', { currency })}</p>
        </div>
        {asked && cashFlows.length > 0 && (
          <FileButton
            label={translate('portal.cashFlows.export')}
            file={() => calls.file(portalReads.portalCashFlows, { ...asked, id })}
          />
        )}
      </div>
      {cashFlows.length === 0 ? (
        <p className="portal-none">{translate('portal.cashFlows.none')}</p>
      ) : (
        <>
          <Bars statement={statement} />
          <table className="portal-table">
            <thead>
              <tr>
                <th>{translate('portal.cashFlows.date')}</th>
                <th>{translate('portal.cashFlows.name')}</th>
                <th>{translate('portal.cashFlows.paid')}</th>
                <th>{translate('portal.cashFlows.distributed')}</th>
              </tr>
            </thead>
            <tbody>
              {cashFlows.map(({ date, name, source, called, distributed }) => (
                <tr key={`${date} ${source.resource} ${source.id}`}>
                  <td>{formatDate(date)}</td>
                  <td>{name}</td>
                  <td data-label={translate('portal.cashFlows.paid')}>{money(called)}</td>
                  <td data-label={translate('portal.cashFlows.distributed')}>{money(distributed)}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <td />
                <td>{translate('portal.cashFlows.total')}</td>
                <td data-label={translate('portal.cashFlows.paid')}>{money(position.called)}</td>
                <td data-label={translate('portal.cashFlows.distributed')}>{money(position.distributed)}</td>
              </tr>
            </tfoot>
          </table>
        </>
      )}
    </section>
  )
}

const HEIGHT = 160
/** As wide as the card, however many years there are. */
const WIDTH = 720
const BAR = 26

/** Paid below the line, distributed above it. The table beneath says the same in figures. */
function Bars({ statement }: { statement: Statement }) {
  const translate = useTranslate()
  const { minorUnits } = statement
  const years = flowsByYear(statement)
  const most = Math.max(...years.flatMap(({ paid, distributed }) => [Math.abs(Number(paid)), Number(distributed)]), 1)
  const up = Math.max(...years.map(({ distributed, paid }) => Math.max(Number(distributed), -Number(paid), 0)))
  const down = Math.max(...years.map(({ paid }) => Math.max(Number(paid), 0)))
  const scale = HEIGHT / Math.max(up + down, most)
  const zero = 8 + up * scale
  const step = WIDTH / years.length
  return (
    <figure className="flow-bars">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT + 36}`} role="img" aria-label={translate('portal.cashFlows.title')}>
        {years.map(({ year, paid, distributed }, place) => {
          const x = place * step + (step - BAR) / 2
          const height = Math.abs(Number(paid)) * scale
          const title = translate('portal.cashFlows.ofYear', {
            year,
            paid: formatAmount(asAmount(paid, minorUnits), minorUnits),
            distributed: formatAmount(asAmount(distributed, minorUnits), minorUnits),
          })
          return (
            <g key={year}>
              <title>{title}</title>
              <rect
                className="flow-paid"
                x={x}
                y={Number(paid) < 0 ? zero - height : zero}
                width={BAR}
                height={height}
                rx={2}
              />
              <rect
                className="flow-distributed"
                x={x}
                y={zero - Number(distributed) * scale}
                width={BAR}
                height={Number(distributed) * scale}
                rx={2}
              />
              <text x={x + BAR / 2} y={HEIGHT + 30} textAnchor="middle">
                {year}
              </text>
            </g>
          )
        })}
        <line x1={0} x2={WIDTH} y1={zero} y2={zero} />
      </svg>
      <figcaption>
        <span className="flow-key" data-of="paid" /> {translate('portal.cashFlows.paid')}
        <span className="flow-key" data-of="distributed" /> {translate('portal.cashFlows.distributed')}
      </figcaption>
    </figure>
  )
}

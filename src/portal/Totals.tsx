/** What the published figures of all holdings come to in each currency; a press shows of which holdings. */
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { formatAmount, formatDate } from '../formats.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import type { CurrencyTotals, Holding, PublishedHolding } from './holding.ts'
import { usePortal } from './usePortal.tsx'
import '../texts/portalPages.ts'

const AMOUNTS = ['commitment', 'called', 'remaining', 'distributed', 'nav'] as const
type Amount = (typeof AMOUNTS)[number]

interface Part {
  holding: Holding
  published: PublishedHolding
}

interface TotalsProps {
  totals: readonly CurrencyTotals[]
  holdings: readonly Holding[]
}

/** Amounts of several currencies are never added: each has a row of its own. */
export function Totals({ totals, holdings }: TotalsProps) {
  const translate = useTranslate()
  const parts = holdings.flatMap(holding => (holding.published ? [{ holding, published: holding.published }] : []))
  return (
    <section className="holding-card" aria-labelledby="portal-totals">
      <h2 id="portal-totals">{translate('portalTotals.title')}</h2>
      <table className="portal-table">
        <thead>
          <tr>
            <th scope="col">{translate('portalTotals.currency')}</th>
            {AMOUNTS.map(name => (
              <th key={name} scope="col">
                {translate(`portalTotals.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {totals.map(total => (
            <TotalRows
              key={total.currency}
              total={total}
              parts={parts.filter(({ published }) => published.currency === total.currency)}
            />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function TotalRows({ total, parts }: { total: CurrencyTotals; parts: readonly Part[] }) {
  const translate = useTranslate()
  const [open, setOpen] = useState<Amount | null>(null)
  const id = useId()
  const { currency, minorUnits, holdings, from, to } = total
  // A fair value of an earlier quarter is named beside every figure that takes it.
  const notes = [...new Set(parts.flatMap(({ published }) => published.note ?? []))]
  return (
    <>
      <tr>
        <td>
          <b>{currency}</b>
          <small>
            {translate('portalTotals.holdings', { smart_count: holdings })}{' '}
            {translate(from === to ? 'portalTotals.asOf' : 'portalTotals.asOfBetween', {
              from: formatDate(from),
              to: formatDate(to),
            })}
          </small>
        </td>
        {AMOUNTS.map(name => {
          const amount = total[name]
          return (
            <td key={name} data-label={translate(`portalTotals.${name}`)}>
              {amount === null ? (
                translate('portal.notAvailable')
              ) : (
                <button
                  type="button"
                  aria-expanded={open === name}
                  aria-controls={open === name ? id : undefined}
                  onClick={() => setOpen(open === name ? null : name)}
                >
                  {formatAmount(amount, minorUnits)}
                </button>
              )}
            </td>
          )
        })}
      </tr>
      {notes.length > 0 && (
        <tr className="portal-under">
          <td colSpan={AMOUNTS.length + 1}>
            <small>{notes.join(' · ')}</small>
          </td>
        </tr>
      )}
      {open && (
        <tr className="portal-under" id={id}>
          <td colSpan={AMOUNTS.length + 1}>
            <Parts parts={parts} name={open} />
          </td>
        </tr>
      )}
    </>
  )
}

/** Each leads to what the figure of the holding is made of. */
function Parts({ parts, name }: { parts: readonly Part[]; name: Amount }) {
  const translate = useTranslate()
  const { figure } = usePortal()
  return (
    <ul className="explained-lines">
      {parts.map(({ holding: { id, fund, name: holder }, published }) => {
        const amount = published[name]
        const shown = amount === null ? translate('portal.notAvailable') : formatAmount(amount, published.minorUnits)
        return (
          <li key={id}>
            <span>
              {translate(`portalTotals.${name}`)} · {fund} · {holder}
            </span>
            <Link
              to={figure(id, name)}
              aria-label={`${translate(`portalTotals.${name}`)}: ${fund}, ${holder}, ${shown}`}
            >
              {shown}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

/** What the published figures of all holdings come to in each currency; a press shows of which holdings. */
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { formatAmount, formatCoefficient, formatDate, formatPercent } from '../formats.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import type { CurrencyTotals, Holding, PublishedHolding } from './holding.ts'
import { SourceLinks } from './SourceLinks.tsx'
import { usePortal } from './usePortal.tsx'
import '../texts/portalPages.ts'

const COLUMNS = ['commitment', 'called', 'remaining', 'distributed', 'nav', 'tvpi'] as const
/** The rate stands below the multiple, as on the cards. */
type Figure = (typeof COLUMNS)[number] | 'netIrr'

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
      <table className="portal-table portal-totals">
        <thead>
          <tr>
            <th scope="col">{translate('portalTotals.currency')}</th>
            {COLUMNS.map(name => (
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
  const shownOf = useShownOf()
  const [open, setOpen] = useState<Figure | null>(null)
  const id = useId()
  const { currency, holdings, from, to, calledPercent } = total
  // A fair value of an earlier quarter is named beside every figure that takes it.
  const notes = [...new Set(parts.flatMap(({ published }) => published.note ?? []))]
  const opener = (name: Figure) => {
    const value = shownOf(total, name)
    const shown = name === 'netIrr' ? translate('portal.netIrr', { value }) : value
    return (
      <Opener
        isKnown={total[name] !== null}
        // Heads of the table are not read along with a button; the rate says itself what it is.
        name={
          name === 'netIrr' ? `${shown}, ${currency}` : `${translate(`portalTotals.${name}`)}: ${currency}, ${value}`
        }
        open={open === name}
        id={id}
        onPress={() => setOpen(open === name ? null : name)}
      >
        {shown}
      </Opener>
    )
  }
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
        {COLUMNS.map(name => (
          <td key={name} data-label={translate(`portalTotals.${name}`)}>
            {opener(name)}
            {name === 'called' && calledPercent !== null && <small>{formatPercent(calledPercent, 2)}</small>}
            {name === 'tvpi' && <small>{opener('netIrr')}</small>}
          </td>
        ))}
      </tr>
      {notes.length > 0 && (
        <tr className="portal-under">
          <td colSpan={COLUMNS.length + 1}>
            <small>{notes.join(' · ')}</small>
          </td>
        </tr>
      )}
      {open && (
        <tr className="portal-under" id={id}>
          <td colSpan={COLUMNS.length + 1}>
            <Parts parts={parts} name={open} />
          </td>
        </tr>
      )}
    </>
  )
}

interface OpenerProps {
  /** What is not known has no parts to show. */
  isKnown: boolean
  /** What it is read out as: the figure, its currency and its value. */
  name: string
  open: boolean
  /** Of what it opens. */
  id: string
  onPress: () => void
  children: string
}

function Opener({ isKnown, name, open, id, onPress, children }: OpenerProps) {
  if (!isKnown) return children
  return (
    <button
      type="button"
      aria-label={name}
      aria-expanded={open}
      aria-controls={open ? id : undefined}
      onClick={onPress}
    >
      {children}
    </button>
  )
}

function useShownOf() {
  const translate = useTranslate()
  return (of: Pick<PublishedHolding, Figure | 'minorUnits'>, name: Figure): string => {
    const value = of[name]
    if (value === null) return translate('portal.notAvailable')
    if (name === 'tvpi') return formatCoefficient(value)
    return name === 'netIrr' ? formatPercent(value, 2) : formatAmount(value, of.minorUnits)
  }
}

/** Each leads to what the figure of the holding is made of, and to the records behind it. */
function Parts({ parts, name }: { parts: readonly Part[]; name: Figure }) {
  const translate = useTranslate()
  const shownOf = useShownOf()
  const { figure } = usePortal()
  const title = translate(`portalTotals.${name}`)
  return (
    <>
      {(name === 'tvpi' || name === 'netIrr') && <small>{translate(`portalTotals.formula.${name}`)}</small>}
      <ul className="explained-lines">
        {parts.map(({ holding: { id, fund, name: holder }, published }) => {
          const shown = shownOf(published, name)
          return (
            <li key={id}>
              <div>
                {title} · {fund} · {holder}
                <SourceLinks id={id} figure={name} of={`${title}, ${fund}, ${holder}`} />
              </div>
              <Link to={figure(id, name)} aria-label={`${title}: ${fund}, ${holder}, ${shown}`}>
                {shown}
              </Link>
            </li>
          )
        })}
      </ul>
    </>
  )
}

/** What follows the cards of the holdings: their totals in each currency, and the onboardings under way. */
import { formatAmount, formatDate } from '../formats.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import type { CurrencyTotals, Holding } from './holding.ts'
import { OpenOnboardings } from './OpenOnboardings.tsx'
import '../texts/portalPages.ts'

interface AfterHoldingsProps {
  holdings: readonly Holding[]
  tenant: string
  /** For staff who see the portal as somebody else. */
  isPreview: boolean
}

export function AfterHoldings({ holdings, tenant, isPreview }: AfterHoldingsProps) {
  const totals = holdings.flatMap(holding => holding.totals ?? [])
  return (
    <>
      {totals.length > 0 && <Totals totals={totals} />}
      {!isPreview && <OpenOnboardings tenant={tenant} />}
    </>
  )
}

const AMOUNTS = ['commitment', 'called', 'remaining', 'distributed', 'nav'] as const

/** Amounts of several currencies are never added: each has a row of its own. */
function Totals({ totals }: { totals: readonly CurrencyTotals[] }) {
  const translate = useTranslate()
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
          {totals.map(({ currency, minorUnits, holdings, from, to, ...amounts }) => (
            <tr key={currency}>
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
                const amount = amounts[name]
                return (
                  <td key={name} data-label={translate(`portalTotals.${name}`)}>
                    {amount === null ? translate('portal.notAvailable') : formatAmount(amount, minorUnits)}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/**
 * What follows the cards of the holdings: their totals in each currency, the onboardings under way, papers, and how the
 * fund manager reaches the investor.
 */
import { useLocation } from 'react-router'
import { formatAmount, formatDate } from '../formats.ts'
import { useCalls } from '../web/kit/data/calls.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { Contained } from '../web/kit/page/Contained.tsx'
import type { PortalAsked } from './asked.ts'
import type { CurrencyTotals, Holding, Paper } from './holding.ts'
import { OpenOnboardings } from './OpenOnboardings.tsx'
import { OwnContact } from './OwnContact.tsx'
import { portalReads } from './reads.ts'
import { RecentPapers } from './RecentPapers.tsx'
import '../texts/portalPages.ts'

interface AfterHoldingsProps {
  holdings: readonly Holding[]
  asked: PortalAsked
  papers: readonly Paper[] | undefined
}

export function AfterHoldings({ holdings, asked, papers }: AfterHoldingsProps) {
  const calls = useCalls()
  const isAsked = useLocation().hash === '#documents'
  const totals = holdings.flatMap(holding => holding.totals ?? [])
  return (
    <>
      {totals.length > 0 && <Totals totals={totals} />}
      {asked.as === undefined && <OpenOnboardings tenant={asked.tenant} />}
      {papers && papers.length > 0 && (
        <Contained>
          <RecentPapers
            papers={papers}
            holdings={holdings}
            archive={since => calls.file(portalReads.portalArchive, { ...asked, ...since })}
            isAsked={isAsked}
          />
        </Contained>
      )}
      {holdings.length > 0 && (
        <Contained>
          <OwnContact asked={asked} />
        </Contained>
      )}
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

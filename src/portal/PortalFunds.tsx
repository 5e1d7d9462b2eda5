import { lazy, useDeferredValue, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { formatDate } from '../formats.ts'
import { useCalls } from '../web/kit/data/calls.ts'
import { PlainButton } from '../web/kit/page/PlainButton.tsx'
import { PlainIcon } from '../web/kit/page/PlainIcon.tsx'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { Contained } from '../web/kit/page/Contained.tsx'
import { useRead } from '../web/kit/data/useRead.ts'
import { DueCard } from './DueCard.tsx'
import type { PortalAsked } from './asked.ts'
import { HoldingFigures } from './HoldingFigures.tsx'
import { NothingPublished } from './NothingPublished.tsx'
import { PortalPage } from './PortalPage.tsx'
import { FileButton } from './FileButton.tsx'
import type { Holding, Paper } from './holding.ts'
import { portalReads } from './reads.ts'
import { TransferredSince } from './TransferredSince.tsx'
import { usePortal } from './usePortal.tsx'

// Papers, totals, onboardings and contact data come after the figures, the form when somebody is named.
const AfterHoldings = lazy(() => import('./AfterHoldings.tsx').then(module => ({ default: module.AfterHoldings })))
const NameReader = lazy(() => import('./Readers.tsx').then(module => ({ default: module.NameReader })))

/** What was asked for when the address was opened is not asked for again once the page stands. */
export const FIGURES_FRESH_MS = 10_000

/** What the investor holds, a card for each holding: nothing but what was published of it. */
export function PortalFunds() {
  const translate = useTranslate()
  const calls = useCalls()
  const { asked } = usePortal()
  const { data: holdings, error } = useRead(portalReads.portalFunds, asked, { freshFor: FIGURES_FRESH_MS })
  // The figures come first: papers are asked for once they stand.
  const { data: papers } = useRead(portalReads.portalPapers, holdings ? asked : null)
  return (
    <PortalPage loading={holdings === undefined} error={error}>
      <header className="portal-head">
        <div>
          <h1>{translate('portal.funds.title')}</h1>
          <p>{translate('portal.funds.lead')}</p>
        </div>
        {asked && papers && papers.length > 0 && (
          <FileButton label={translate('portal.all')} file={() => calls.file(portalReads.portalArchive, asked)} />
        )}
      </header>
      {asked && holdings && <Holdings holdings={holdings} asked={asked} papers={papers} />}
    </PortalPage>
  )
}

interface HoldingsProps {
  holdings: readonly Holding[]
  asked: PortalAsked
  papers: readonly Paper[] | undefined
}

/**
 * When the portal is opened, a phone paints the first figures before it draws the other cards and what follows them.
 * Who comes back finds all at once, so that the page can be scrolled to where it was.
 */
function Holdings({ holdings, asked, papers }: HoldingsProps) {
  const isPainted = useDeferredValue(true, useLocation().key !== 'default')
  return (
    <>
      {holdings.flatMap(({ fund, due, published }) =>
        due.map(each => <DueCard key={each.noticeId} due={each} fund={fund} hasFigures={published !== null} />),
      )}
      {(isPainted ? holdings : holdings.slice(0, 1)).map(holding => (
        <HoldingCard key={holding.id} holding={holding} />
      ))}
      {isPainted && (
        <Contained>
          <AfterHoldings holdings={holdings} asked={asked} papers={papers} />
        </Contained>
      )}
    </>
  )
}

function HoldingCard({ holding }: { holding: Holding }) {
  const translate = useTranslate()
  const { id, name, fund, published, hasMovements, fundFiguresAsOf, mayChange } = holding
  const [naming, setNaming] = useState(false)
  const { ofFund } = usePortal()
  const facts =
    published &&
    [
      published.vintageYear !== null && translate('portal.vintage', { year: published.vintageYear }),
      published.currency,
      translate('portal.asOf', { date: formatDate(published.period.date) }),
      translate('portal.holder', { name }),
    ]
      .filter(Boolean)
      .join(' · ')
  return (
    <section className="holding-card" aria-label={`${fund}, ${name}`}>
      <div className="portal-head">
        <div>
          <h2>{fund}</h2>
          <p>{facts ?? translate('portal.holder', { name })}</p>
        </div>
        <div className="holding-actions">
          {mayChange && !naming && (
            <PlainButton
              look="quiet"
              aria-label={`${translate('portal.readers.give')}: ${fund}, ${name}`}
              onClick={() => setNaming(true)}
            >
              {translate('portal.readers.give')}
            </PlainButton>
          )}
          <Link
            className="plain-button"
            to={ofFund('portal.fund.details', id)}
            aria-label={`${translate('portal.openFund')}: ${fund}, ${name}`}
          >
            {translate('portal.openFund')}
            <PlainIcon name="forward" />
          </Link>
        </div>
      </div>
      {naming && (
        <Contained onFailure={() => setNaming(false)}>
          <NameReader holding={holding} onClose={() => setNaming(false)} />
        </Contained>
      )}
      {published ? (
        <HoldingFigures id={id} published={published} />
      ) : (
        <NothingPublished id={id} hasMovements={hasMovements} fundFiguresAsOf={fundFiguresAsOf} />
      )}
      <TransferredSince holding={holding} />
    </section>
  )
}

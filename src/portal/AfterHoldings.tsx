/**
 * What follows the cards of the holdings: their totals in each currency, the onboardings under way, papers, and how the
 * fund manager reaches the investor.
 */
import { useLocation } from 'react-router'
import { useCalls } from '../web/kit/data/calls.ts'
import { useRead } from '../web/kit/data/useRead.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { Contained } from '../web/kit/page/Contained.tsx'
import { EmptyState } from '../web/kit/page/EmptyState.tsx'
import { PlainIcon } from '../web/kit/page/PlainIcon.tsx'
import type { PortalAsked } from './asked.ts'
import type { Holding, Paper } from './holding.ts'
import { Lacking } from './Lacking.tsx'
import { OpenOnboardings } from './OpenOnboardings.tsx'
import { OwnContact } from './OwnContact.tsx'
import { portalReads } from './reads.ts'
import { RecentPapers } from './RecentPapers.tsx'
import { Totals } from './Totals.tsx'
import '../texts/portalPages.ts'

const PAPERS_FRESH_MS = 10_000

interface AfterHoldingsProps {
  holdings: readonly Holding[]
  asked: PortalAsked
  papers: readonly Paper[] | undefined
}

export function AfterHoldings({ holdings, asked, papers }: AfterHoldingsProps) {
  const translate = useTranslate()
  const calls = useCalls()
  // Asked for by the page before; this part knows what went wrong.
  const { error } = useRead(portalReads.portalPapers, asked, { freshFor: PAPERS_FRESH_MS })
  const isAsked = useLocation().hash === '#documents'
  const totals = holdings.flatMap(holding => holding.totals ?? [])
  return (
    <>
      {totals.length > 0 && <Totals totals={totals} holdings={holdings} />}
      {asked.as === undefined && <OpenOnboardings tenant={asked.tenant} />}
      {/* Whoever is still being onboarded has that to do before there is a fund. */}
      {holdings.length === 0 && (
        <EmptyState
          icon={<PlainIcon name="holding" />}
          title={translate('portalNone.title')}
          sentence={translate('portalNone.sentence')}
        />
      )}
      <Lacking title={translate('portalPapers.recent')} error={error} />
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

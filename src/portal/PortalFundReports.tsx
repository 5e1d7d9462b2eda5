/** All papers of one holding: notices, statements and official reports, one by one or all since a day. */
import { useCalls } from '../web/kit/data/calls.ts'
import { useParameters } from '../web/kit/data/useParameters.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { FundHead } from './FundHead.tsx'
import { PapersSince } from './PapersSince.tsx'
import { useFacts } from './PortalFundDetails.tsx'
import type { HoldingDetails } from './holding.ts'
import { NothingPublished } from './NothingPublished.tsx'
import { PortalPage } from './PortalPage.tsx'
import { portalReads } from './reads.ts'
import { useHolding } from './useHolding.tsx'
import { usePortal } from './usePortal.tsx'

export function PortalFundReports() {
  const { pLpId } = useParameters('portal.fund.reports')
  const { data, error } = useHolding(pLpId)
  return (
    <PortalPage loading={data === undefined} error={error}>
      {data && <Reports found={data} />}
    </PortalPage>
  )
}

function Reports({ found }: { found: HoldingDetails }) {
  const translate = useTranslate()
  const calls = useCalls()
  const { asked } = usePortal()
  const { holding, papers } = found
  return (
    <>
      <FundHead id={holding.id} fund={holding.fund} facts={useFacts(found)} />
      {!holding.published && (
        <NothingPublished hasMovements={holding.hasMovements} fundFiguresAsOf={holding.fundFiguresAsOf} />
      )}
      <PapersSince
        title={translate('portal.documents.title')}
        papers={papers}
        archive={since => calls.file(portalReads.portalFundArchive, { tenant: '', ...asked, id: holding.id, ...since })}
      />
    </>
  )
}

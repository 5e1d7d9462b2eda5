/** All papers of one holding: notices, statements and official reports, one by one or all since a day. */
import { useState } from 'react'
import type { CalendarDate } from '../entity.ts'
import { useCalls } from '../web/kit/data/calls.ts'
import { useParameters } from '../web/kit/data/useParameters.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { DayField } from './DayField.tsx'
import { FundHead } from './FundHead.tsx'
import { Papers } from './Papers.tsx'
import { useFacts } from './PortalFundDetails.tsx'
import type { HoldingDetails } from './holding.ts'
import { NothingPublished } from './NothingPublished.tsx'
import { PortalPage } from './PortalPage.tsx'
import { FileButton } from './FileButton.tsx'
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
  const [day, setDay] = useState<CalendarDate | null>(null)
  const { holding, papers } = found
  const chosen = papers.filter(({ publishedOn }) => day === null || publishedOn >= day)
  return (
    <>
      <FundHead id={holding.id} fund={holding.fund} facts={useFacts(found)} />
      {!holding.published && <NothingPublished id={holding.id} />}
      <section className="holding-card" aria-labelledby="all-documents">
        <div className="portal-head">
          <h2 id="all-documents">{translate('portal.documents.title')}</h2>
          {papers.length > 0 && (
            <div className="portal-since">
              <DayField label={translate('portal.since')} onDay={setDay} />
              {asked && chosen.length > 0 && (
                <FileButton
                  label={translate('portal.allZip', { smart_count: chosen.length })}
                  file={() =>
                    calls.file(portalReads.portalFundArchive, {
                      ...asked,
                      id: holding.id,
                      ...(day !== null && { since: day }),
                    })
                  }
                />
              )}
            </div>
          )}
        </div>
        <Papers papers={chosen} />
      </section>
    </>
  )
}

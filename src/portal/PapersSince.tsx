/** Papers under their title, one by one or all since a day as one archive. */
import { useState } from 'react'
import type { CalendarDate } from '../entity.ts'
import type { Download } from '../web/kit/data/calls.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { DayField } from './DayField.tsx'
import { FileButton } from './FileButton.tsx'
import type { Paper } from './holding.ts'
import { Papers } from './Papers.tsx'
import { useArrival } from './useArrival.tsx'
import '../texts/portalPages.ts'

export interface PapersSinceProps {
  title: string
  papers: readonly Paper[]
  /** The papers since a day, or all of them. */
  archive: (since: { since?: CalendarDate }) => Promise<Download>
  /** The latest of all funds are listed, so many of them, on a page whose head has the archive of all. */
  recent?: number
  /** The address names them. */
  isAsked?: boolean
}

export function PapersSince({ title, papers, archive, recent, isAsked = false }: PapersSinceProps) {
  const translate = useTranslate()
  const arrived = useArrival<HTMLElement>(isAsked)
  const [day, setDay] = useState<CalendarDate | null>(null)
  const chosen = papers.filter(({ publishedOn }) => day === null || publishedOn >= day)
  return (
    <section ref={arrived} className="holding-card portal-papers" aria-label={title} tabIndex={-1}>
      <div className="portal-head">
        <h2>{title}</h2>
        {papers.length > 0 && (
          <div className="portal-since">
            <DayField label={translate('portalPapers.since')} onDay={setDay} />
            {chosen.length > 0 && (day !== null || recent === undefined) && (
              <FileButton
                label={translate('portalPapers.allZip', { smart_count: chosen.length })}
                file={() => archive(day === null ? {} : { since: day })}
              />
            )}
          </div>
        )}
      </div>
      <Papers papers={chosen.slice(0, recent)} {...(recent !== undefined && { withFund: true })} />
    </section>
  )
}

/** Who did what: every change of every record, found by person, kind, fund and time. */
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import HistoryOutlined from '@mui/icons-material/HistoryOutlined'
import { formatDate, formatTimestamp } from '../formats.ts'
import type { ActivityEntry } from '../api/activity.ts'
import { failureMessage } from '../web/kit/data/failures.ts'
import { useSession } from '../web/kit/data/session.tsx'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { EmptyState } from '../web/kit/page/EmptyState.tsx'
import { PageHeader } from '../web/kit/page/PageHeader.tsx'
import { ActivityFilters } from './ActivityFilters.tsx'
import { ExportHistory } from './ExportHistory.tsx'
import { ActivityLine } from './ActivityLine.tsx'
import { useActivity, useAsked } from './useActivity.tsx'
import './activity.css'
import './texts.ts'

export function ActivityPage() {
  const translate = useTranslate()
  const { allows, tenant } = useSession()
  const { asked, isNarrowed, ask, reset } = useAsked()
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage } = useActivity(asked)
  const zone = tenant?.timeZone ?? 'UTC'
  const entries = data?.pages.flat() ?? []
  return (
    <div className="activity">
      <PageHeader
        title={translate('activityPage.title')}
        facts={translate('activityPage.facts')}
        actions={allows('tenantAdmin') && <ExportHistory asked={asked} />}
      />
      <ActivityFilters asked={asked} isNarrowed={isNarrowed} ask={ask} reset={reset} />
      {error ? (
        <p role="alert">{failureMessage(error)}</p>
      ) : isPending ? (
        <Waiting />
      ) : entries.length === 0 ? (
        <EmptyState
          icon={<HistoryOutlined />}
          title={translate('activityPage.none')}
          sentence={translate('activityPage.noneSentence')}
        />
      ) : (
        byDay(entries, zone).map(({ day, entries: ofDay }) => (
          <section key={day} aria-label={day} className="activity-day">
            <h2>{day}</h2>
            <ol>
              {ofDay.map(entry => (
                <ActivityLine key={entry.id} entry={entry} zone={zone} />
              ))}
            </ol>
          </section>
        ))
      )}
      {hasNextPage && (
        <Button variant="outlined" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {translate('activityPage.more')}
        </Button>
      )}
    </div>
  )
}

function Waiting() {
  return (
    <div aria-busy className="activity-waiting">
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} height={44} />
      ))}
    </div>
  )
}

/** In the order of the answer; days are those of the tenant. */
function byDay(entries: readonly ActivityEntry[], zone: string): { day: string; entries: ActivityEntry[] }[] {
  const days: { day: string; entries: ActivityEntry[] }[] = []
  for (const entry of entries) {
    const day = formatTimestamp(entry.at, zone).slice(0, formatDate('2000-01-01').length)
    const last = days.at(-1)
    if (last?.day === day) last.entries.push(entry)
    else days.push({ day, entries: [entry] })
  }
  return days
}

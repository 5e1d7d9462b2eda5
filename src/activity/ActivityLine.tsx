/** One line of the history: when, who, what was done to which record, and what it changed when it is opened. */
import { Suspense, useState } from 'react'
import { Link } from 'react-router'
import { formatDate, formatTimestamp } from '../formats.ts'
import type { ActivityEntry } from '../api/activity.ts'
import { recordPath } from '../pages/records.ts'
import { recordName, useEntity } from '../web/kit/data/metadata.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { Changes, useOperationTitle } from '../web/kit/panel/HistoryPanel.tsx'

export function ActivityLine({ entry, zone }: { entry: ActivityEntry; zone: string }) {
  const translate = useTranslate()
  const [open, setOpen] = useState(false)
  const { resource, record, exists, owner, changes } = entry
  const address = exists ? recordPath(resource, record) : null
  const name = recordName(resource, record)
  return (
    <li>
      <time dateTime={entry.at} className="figures">
        {formatTimestamp(entry.at, zone).slice(formatDate('2000-01-01').length).trim()}
      </time>
      <div>
        <p>
          <b>{entry.by ?? translate('activityPage.product')}</b>
          {' · '}
          <Suspense fallback={entry.action}>
            <Operation entry={entry} />
          </Suspense>
          {' · '}
          {address === null ? name : <Link to={address}>{name}</Link>}
        </p>
        <small>
          {[
            translate(`resources.${resource}.name`, { smart_count: 1 }),
            owner,
            exists ? undefined : translate('activityPage.deleted'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </small>
        {open && (
          <Suspense fallback={null}>
            <Details entry={entry} />
          </Suspense>
        )}
      </div>
      {changes.length > 0 && (
        <button type="button" className="activity-open" aria-expanded={open} onClick={() => setOpen(!open)}>
          {translate('activityPage.changes', { smart_count: changes.length })}
        </button>
      )}
    </li>
  )
}

function Operation({ entry }: { entry: ActivityEntry }) {
  const title = useOperationTitle()
  return title(useEntity(entry.resource), entry.action)
}

function Details({ entry }: { entry: ActivityEntry }) {
  return <Changes entity={useEntity(entry.resource)} entry={entry} />
}

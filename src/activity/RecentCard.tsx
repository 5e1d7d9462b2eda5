/** The newest things that people did: who, what, to which record, when. */
import { Suspense } from 'react'
import { Link } from 'react-router'
import { inSentence } from '../entity.ts'
import { formatDate, formatTimestamp } from '../formats.ts'
import { hasText } from '../texts.ts'
import { recordPath } from '../pages/records.ts'
import { recordName, useEntity } from '../web/kit/data/metadata.ts'
import { useRead } from '../web/kit/data/useRead.ts'
import { useSession } from '../web/kit/data/session.tsx'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { useOperationTitle } from '../web/kit/panel/HistoryPanel.tsx'
import { initials } from '../web/kit/page/initials.ts'
import { Card, CardEmpty } from '../web/kit/page/Card.tsx'
import { activityReads, type RecentChange } from './reads.ts'
import './activity.css'
import './texts.ts'

const LINES = 6

export function RecentCard() {
  const translate = useTranslate()
  const { data = [], isPending, error } = useRead(activityReads.recentChanges, {}, { keepsPrevious: true })
  return (
    <Card title={translate('activity.title')} loading={isPending} error={error} lines={LINES}>
      {data.length === 0 && (
        <CardEmpty title={translate('activity.none')} sentence={translate('activity.noneSentence')} />
      )}
      <ul className="activity-items">
        {data.map(change => (
          <Change key={change.id} change={change} />
        ))}
      </ul>
    </Card>
  )
}

function Change({ change }: { change: RecentChange }) {
  const translate = useTranslate()
  const { by, at, owner, count } = change
  const name = by ?? translate('activity.product')
  return (
    <li>
      <span className="initials" aria-hidden="true">
        {initials(name)}
      </span>
      <span>
        <Suspense fallback={translate('activity.by', { name, verb: '…' })}>
          <Done name={name} change={change} />
        </Suspense>{' '}
        <What change={change} />
        <small className="figures">
          <When at={at} />
          {owner !== null && count === 1 && ` \u00b7 ${owner}`}
        </small>
      </span>
    </li>
  )
}

function Done({ name, change: { resource, action } }: { name: string; change: RecentChange }) {
  const translate = useTranslate()
  const title = useOperationTitle()
  const entity = useEntity(resource)
  const key = `history.action.${action}`
  if (hasText(key)) return translate('activity.by', { name, verb: inSentence(translate(key)) })
  // The title of an action is no verb in the past: it stands by itself.
  return translate('activity.titled', { name, verb: inSentence(title(entity, action)) })
}

/** A record by its name with the way to it, as far as it still exists. */
function What({ change: { resource, record, exists, count } }: { change: RecentChange }) {
  const translate = useTranslate()
  if (count > 1)
    return translate('activity.many', {
      smart_count: count,
      many: inSentence(translate(`resources.${resource}.name`, { smart_count: 2 })),
    })
  const to = exists ? recordPath(resource, record) : null
  const name = recordName(resource, record)
  if (name === '')
    return translate('activity.one', { one: inSentence(translate(`resources.${resource}.name`, { smart_count: 1 })) })
  const named = to === null ? name : <Link to={to}>{name}</Link>
  // The subject of a mail reads as what it tells of: whoever cancelled it has not ended that.
  return resource === 'mails' ? (
    <>
      {translate('activity.mail')} {named}
    </>
  ) : (
    named
  )
}

function When({ at }: { at: string }) {
  const translate = useTranslate()
  const { tenant, today } = useSession()
  const shown = formatTimestamp(at, tenant?.timeZone ?? 'UTC')
  const [day, time = ''] = shown.split(' ')
  return <time dateTime={at}>{day === formatDate(today) ? translate('activity.today', { time }) : shown}</time>
}

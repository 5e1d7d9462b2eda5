/** The newest things that people did: who, what, to which record, when. */
import { Link } from 'react-router'
import { inSentence, type Resource } from '../entity.ts'
import { formatDate, formatTimestamp } from '../formats.ts'
import { recordPath } from '../pages/records.ts'
import { hasText } from '../texts.ts'
import { knownResource, recordName, resourceNamed } from '../web/kit/data/metadata.ts'
import { useReferenced } from '../web/kit/data/records.ts'
import { useRead } from '../web/kit/data/useRead.ts'
import { useSession } from '../web/kit/data/session.tsx'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
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
  const { by, action, at } = change
  const name = by ?? translate('activity.product')
  const key = `activity.verb.${action}`
  const resource = knownResource(change.resource)
  return (
    <li>
      <span className="initials" aria-hidden="true">
        {initials(name)}
      </span>
      <span>
        {translate('activity.by', { name, verb: hasText(key) ? translate(key) : inSentence(action) })}{' '}
        {resource ? <What resource={resource} change={change} /> : change.resource}
        <small className="figures">
          <When at={at} />
          {resource && change.count === 1 && <OfFund resource={resource} id={change.recordId} />}
        </small>
      </span>
    </li>
  )
}

/** A record by its name with the way to it, as far as it still exists. */
function What({ resource, change }: { resource: Resource; change: RecentChange }) {
  const translate = useTranslate()
  const { count, recordId } = change
  const record = useReferenced(resource, count === 1 ? recordId : null)
  const named = resourceNamed(resource)
  if (count > 1) return translate('activity.many', { smart_count: count, many: inSentence(named?.plural ?? resource) })
  if (!record)
    return translate('activity.one', { one: inSentence(translate(`resources.${resource}.name`, { smart_count: 1 })) })
  const to = recordPath(resource, record)
  const name = recordName(resource, record)
  return to === null ? name : <Link to={to}>{name}</Link>
}

function When({ at }: { at: string }) {
  const translate = useTranslate()
  const { tenant, today } = useSession()
  const shown = formatTimestamp(at, tenant?.timeZone ?? 'UTC')
  const [day, time = ''] = shown.split(' ')
  return <time dateTime={at}>{day === formatDate(today) ? translate('activity.today', { time }) : shown}</time>
}

function OfFund({ resource, id }: { resource: Resource; id: number }) {
  const record = useReferenced(resource, id)
  const fundId = record && 'fundId' in record && typeof record.fundId === 'number' ? record.fundId : null
  const fund = useReferenced('funds', fundId)
  return fund ? ` \u00b7 ${fund.friendlyName ?? fund.name}` : null
}

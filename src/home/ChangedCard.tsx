import { Link } from 'react-router'
import type { Resource } from '../entity.ts'
import { formatTimestamp } from '../formats.ts'
import { recordPath } from '../pages/records.ts'
import { recordName } from '../web/kit/data/metadata.ts'
import { useRecords, type AnyRecord } from '../web/kit/data/records.ts'
import { useSession } from '../web/kit/data/session.tsx'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { Card, CardEmpty } from './Card.tsx'

const SHOWN = 6

/** What colleagues did lately, across the records that are kept so far. */
export function ChangedCard() {
  const translate = useTranslate()
  const { tenant } = useSession()
  const found = [useLatest('funds'), useLatest('contacts'), useLatest('bank-accounts')]
  const changed = found
    .flatMap(({ resource, records }) => records.map(record => ({ resource, record, at: record.updatedAt })))
    .sort((a, b) => (a.at < b.at ? 1 : -1))
    .slice(0, SHOWN)
  return (
    <Card
      title={translate('home.changed.title')}
      loading={found.some(each => each.loading)}
      error={found.find(each => each.error)?.error}
      lines={4}
    >
      {changed.length === 0 && (
        <CardEmpty title={translate('home.changed.none')} sentence={translate('home.changed.noneSentence')} />
      )}
      <ul className="home-items home-changes">
        {changed.map(({ resource, record, at }) => (
          <li key={`${resource}-${record.id}`}>
            <span>
              <Named resource={resource} record={record} />
              <small>
                {[
                  translate(`resources.${resource}.name`, { smart_count: 1 }),
                  translate(record.version === 1 ? 'home.changed.added' : 'home.changed.changed'),
                ].join(' · ')}
              </small>
            </span>
            <time dateTime={at} className="figures">
              {formatTimestamp(at, tenant?.timeZone ?? 'UTC')}
            </time>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Named({ resource, record }: { resource: Resource; record: AnyRecord }) {
  const to = recordPath(resource, record)
  const name = recordName(resource, record)
  return to === null ? name : <Link to={to}>{name}</Link>
}

function useLatest(resource: 'funds' | 'contacts' | 'bank-accounts') {
  const { data = [], isPending, error } = useRecords(resource, { sort: ['updatedAt', 'desc'], limit: SHOWN })
  return { resource, records: data, loading: isPending, error }
}

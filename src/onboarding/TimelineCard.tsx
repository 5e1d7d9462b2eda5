/** What happened with an onboarding, by whom and when; below it the steps that are still to come. */
import { useQuery } from '@tanstack/react-query'
import BlockOutlined from '@mui/icons-material/BlockOutlined'
import CheckOutlined from '@mui/icons-material/CheckOutlined'
import NotificationsNoneOutlined from '@mui/icons-material/NotificationsNoneOutlined'
import UndoOutlined from '@mui/icons-material/UndoOutlined'
import { fieldOf } from '../entityTypes.ts'
import { formatTimestamp, formatValue } from '../formats.ts'
import { useApi } from '../web/kit/data/api.ts'
import { useEntity } from '../web/kit/data/metadata.ts'
import { useSession } from '../web/kit/data/session.tsx'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { Card } from '../web/kit/page/Card.tsx'
import { useActorName, useContactName } from './Pipeline.tsx'
import { daysInStep } from './pipeline.ts'
import type { Row } from './pipeline.ts'
import { actorIn, nextTextOf } from './steps.ts'
import { timelineOf } from './timeline.ts'
import type { TimelineKind } from './timeline.ts'

const ICONS: Partial<Record<TimelineKind, typeof CheckOutlined>> = {
  sendReminder: NotificationsNoneOutlined,
  revertStatus: UndoOutlined,
  abort: BlockOutlined,
}

export function TimelineCard({ row }: { row: Row }) {
  const translate = useTranslate()
  const api = useApi()
  const { tenant, today } = useSession()
  const status = fieldOf(useEntity('onboardings'), 'status')
  const { data, error } = useQuery({
    queryKey: ['onboardings', 'history', row.id, row.version],
    queryFn: () => api.history('onboardings', row.id),
    retry: false,
  })
  const actor = useActorName(row)
  const contact = useContactName(row.contactId)
  const { past, future } = timelineOf(data ?? [], row.status)
  const [next, ...later] = future
  return (
    <Card title={translate('onboarding.timeline')} loading={!data} error={error} lines={8}>
      <ol className="timeline">
        {past.map(({ id, kind, at, by, note }) => {
          const Icon = ICONS[kind] ?? CheckOutlined
          return (
            <li key={id} data-kind={ICONS[kind] ? 'beside' : 'done'}>
              <i aria-hidden="true">
                <Icon />
              </i>
              <span>
                <b>{translate(`onboarding.event.${kind}`)}</b>
                <small>{[by, note].filter(Boolean).join(' · ')}</small>
              </span>
              <time dateTime={at}>{formatTimestamp(at, tenant?.timeZone ?? 'UTC')}</time>
            </li>
          )
        })}
        {next && (
          <li data-kind="now" aria-current="step">
            <i aria-hidden="true" />
            <span>
              <b>{formatValue(status, next)}</b>
              <small>{translate('onboarding.now', { actor, step: translate(nextTextOf(row)) })}</small>
            </span>
            <span>{translate('onboarding.days', { smart_count: daysInStep(row, today) })}</span>
          </li>
        )}
        {later.map((step, index) => (
          <li key={step} data-kind="later">
            <i aria-hidden="true" />
            <span>
              <b>{formatValue(status, step)}</b>
              <small>
                {actorIn(future[index] ?? step) === 'investor' ? contact : (row.responsible ?? tenant?.name)}
              </small>
            </span>
          </li>
        ))}
      </ol>
    </Card>
  )
}

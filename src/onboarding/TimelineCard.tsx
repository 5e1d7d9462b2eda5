/** What happened with an onboarding, by whom and when; below it the steps that are still to come. */
import { useQuery } from '@tanstack/react-query'
import BlockOutlined from '@mui/icons-material/BlockOutlined'
import CheckOutlined from '@mui/icons-material/CheckOutlined'
import NotificationsNoneOutlined from '@mui/icons-material/NotificationsNoneOutlined'
import UndoOutlined from '@mui/icons-material/UndoOutlined'
import { fieldOf } from '../entityTypes.ts'
import { formatDate, formatTimestamp, formatValue } from '../formats.ts'
import { useApi } from '../web/kit/data/api.ts'
import { useEntity } from '../web/kit/data/metadata.ts'
import { useSession } from '../web/kit/data/session.tsx'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { Card } from '../web/kit/page/Card.tsx'
import { useActorName, useContactName } from './Pipeline.tsx'
import { daysInStep } from './pipeline.ts'
import type { Row } from './pipeline.ts'
import { actorIn, nextTextOf } from './steps.ts'
import { Timeline } from './Timeline.tsx'
import type { TimelineRow } from './Timeline.tsx'
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
  const goal = row.awaitedUntil && translate('onboarding.goal', { date: formatDate(row.awaitedUntil) })
  const rows: TimelineRow[] = past.map(({ id, kind, at, by, note }) => ({
    key: id,
    mark: ICONS[kind] ? 'beside' : 'done',
    icon: ICONS[kind] ?? CheckOutlined,
    title: translate(`onboarding.event.${kind}`),
    note: [by, note].filter(Boolean).join(' · '),
    aside: <time dateTime={at}>{formatTimestamp(at, tenant?.timeZone ?? 'UTC')}</time>,
  }))
  if (next)
    rows.push({
      key: next,
      mark: 'now',
      title: formatValue(status, next),
      note: [translate('onboarding.now', { actor, step: translate(nextTextOf(row)) }), goal].filter(Boolean).join('. '),
      aside: <span>{translate('onboarding.days', { smart_count: daysInStep(row, today) })}</span>,
    })
  for (const [index, step] of later.entries())
    rows.push({
      key: step,
      mark: 'later',
      title: formatValue(status, step),
      note: (actorIn(future[index] ?? step) === 'investor' ? contact : (row.responsible ?? tenant?.name)) ?? '',
    })
  return (
    <Card title={translate('onboarding.timeline')} loading={!data} error={error} lines={8}>
      <Timeline rows={rows} />
    </Card>
  )
}

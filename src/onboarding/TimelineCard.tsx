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
import { useRead } from '../web/kit/data/useRead.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { Card } from '../web/kit/page/Card.tsx'
import { useActorName, useContactName } from './Pipeline.tsx'
import { daysInStep } from './pipeline.ts'
import type { Row } from './pipeline.ts'
import { onboardingReads } from './reads.ts'
import { submittedLabel, signedLabel } from './signatures.ts'
import { actorIn, actorNow, nextTextOf } from './steps.ts'
import { Timeline } from './Timeline.tsx'
import type { TimelineRow } from './Timeline.tsx'
import { outcomeOfEvent, timelineOf } from './timeline.ts'
import type { EventOutcome, TimelineKind } from './timeline.ts'

const ICONS: Partial<Record<TimelineKind, typeof CheckOutlined>> = {
  sendReminder: NotificationsNoneOutlined,
  revertStatus: UndoOutlined,
  abort: BlockOutlined,
}

export function TimelineCard({ row }: { row: Row }) {
  const translate = useTranslate()
  const api = useApi()
  const { tenant, today } = useSession()
  const zone = tenant?.timeZone ?? 'UTC'
  const status = fieldOf(useEntity('onboardings'), 'status')
  const { data, error } = useQuery({
    queryKey: ['onboardings', 'history', row.id, row.version],
    queryFn: () => api.history('onboardings', row.id),
    retry: false,
  })
  const actor = useActorName(row)
  const contact = useContactName(row.contactId)
  const { data: progress } = useRead(onboardingReads.onboardingProgress, { id: row.id }, { version: row.version })
  const { past, future } = timelineOf(data ?? [], row.status)
  const [next, ...later] = future
  const goal = row.awaitedUntil && translate('onboarding.goal', { date: formatDate(row.awaitedUntil) })
  const seen =
    progress &&
    actorNow(row) === 'investor' &&
    (progress.lastSignInAt === null
      ? translate('onboarding.neverSignedIn')
      : translate('onboarding.lastSignIn', { at: formatTimestamp(progress.lastSignInAt, zone) }))
  const wordsOf = ({ signed, submitted, mail }: EventOutcome): string[] => [
    signed ? signedLabel(signed) : '',
    submitted ? submittedLabel(submitted) : '',
    mail ? translate(`onboarding.mail.${mail.status}`) : '',
  ]
  const rows: TimelineRow[] = past.map(event => {
    const { id, kind, at, by, note } = event
    return {
      key: id,
      mark: ICONS[kind] ? 'beside' : 'done',
      icon: ICONS[kind] ?? CheckOutlined,
      title: translate(`onboarding.event.${kind}`),
      note: [by, note, ...(progress ? wordsOf(outcomeOfEvent(event, past, progress)) : [])].filter(Boolean).join(' · '),
      aside: <time dateTime={at}>{formatTimestamp(at, zone)}</time>,
    }
  })
  if (next)
    rows.push({
      key: next,
      mark: 'now',
      title: formatValue(status, next),
      note: [translate('onboarding.now', { actor, step: translate(nextTextOf(row)) }), goal, seen]
        .filter(Boolean)
        .join('. '),
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

/** Beside "Reporting periods" in the sidebar: the oldest open period that has ended decides the colour. */
import { useRecords } from '../web/kit/data/records.ts'
import { useOptionalSession } from '../web/kit/data/session.tsx'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { cueOf } from './cue.ts'
import './reportingPeriods.css'

export function PeriodDot({ fundId }: { fundId: number }) {
  const translate = useTranslate()
  const session = useOptionalSession()
  const { data } = useRecords(
    'reporting-periods',
    { filter: { fundId, status: 'Open' }, sort: ['date', 'asc'], limit: 1 },
    { retry: false },
  )
  const oldest = data?.[0]
  const cue = session && oldest ? cueOf(oldest, session.today) : null
  if (!cue || cue.colour === 'gray') return null
  return (
    <span
      className="period-dot"
      data-colour={cue.colour}
      role="img"
      aria-label={translate(`shell.periodDot.${cue.colour}`)}
    />
  )
}

/** Beside "Reporting periods" in the sidebar: the oldest open period that has ended decides the colour. */
import { useGetList } from 'react-admin'
import { useOptionalSession } from '../web/kit/data/session.tsx'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { cueOf } from './cue.ts'
import './reportingPeriods.css'

export function PeriodDot({ fundId }: { fundId: number }) {
  const translate = useTranslate()
  const session = useOptionalSession()
  const { data } = useGetList(
    'reporting-periods',
    { filter: { fundId, status: 'Open' }, pagination: { page: 1, perPage: 1 }, sort: { field: 'date', order: 'ASC' } },
    { retry: false },
  )
  const oldest = data?.[0]
  const cue =
    session && oldest ? cueOf({ date: String(oldest['date']), status: String(oldest['status']) }, session.today) : null
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

/** Open reporting periods that have ended, and those that end soon: the oldest first. */
import { Link } from 'react-router'
import { formatDate } from '../formats.ts'
import { path } from '../paths.ts'
import { CueChip } from '../reporting-periods/CueChip.tsx'
import { useRecords, type RecordOf } from '../web/kit/data/records.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { Chip } from '../web/kit/page/StatusChip.tsx'
import { useSession } from '../web/kit/data/session.tsx'
import { daysUntilEnd, soonBy } from './periodsDue.ts'
import type { NameOf } from './useNames.tsx'

const PERIODS_SHOWN = 5

export function usePeriodsDue() {
  const { today } = useSession()
  return useRecords('reporting-periods', {
    filter: { status: 'Open', date_lte: soonBy(today) },
    sort: ['date', 'asc'],
    limit: PERIODS_SHOWN,
  })
}

interface PeriodsDueProps {
  periods: readonly RecordOf<'reporting-periods'>[]
  fund: NameOf
}

export function PeriodsDue({ periods, fund }: PeriodsDueProps) {
  const translate = useTranslate()
  const { today } = useSession()
  return periods.map(period => {
    const days = daysUntilEnd(period.date, today)
    return (
      <li key={`period ${period.id}`}>
        {days < 0 ? (
          <CueChip short period={period} />
        ) : (
          <Chip tone="open">
            {translate(days === 0 ? 'deadline.attention.endsToday' : 'deadline.attention.ends', { smart_count: days })}
          </Chip>
        )}
        <span>
          <b>
            {translate(days < 0 ? 'deadline.attention.periodEnded' : 'deadline.attention.periodEnds', {
              name: period.name,
            })}
          </b>
          <small>
            {days < 0
              ? translate('deadline.attention.endedAgo', {
                  fund: fund(period.fundId),
                  date: formatDate(period.date),
                  smart_count: -days,
                })
              : `${fund(period.fundId)} · ${formatDate(period.date)}`}
          </small>
        </span>
        <Link to={path('fund.reportingPeriod.details', { fundId: period.fundId, reportingPeriodId: period.id })}>
          {translate('deadline.openPeriod')}
        </Link>
      </li>
    )
  })
}

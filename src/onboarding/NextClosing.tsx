/** The closing that an onboarding of a fund is heading for. */
import { Link } from 'react-router'
import { daysBetween } from '../calendar.ts'
import { formatDate } from '../formats.ts'
import { path } from '../paths.ts'
import { useRecords } from '../web/kit/data/records.ts'
import { useSession } from '../web/kit/data/session.tsx'
import { useTranslate } from '../web/kit/data/useTranslate.ts'

/** The first that is still open; undefined while it loads, and where the fund has none. */
export function useNextClosing(fundId: number) {
  const { data } = useRecords('closings', { filter: { fundId, status: 'Open' }, sort: ['date', 'asc'], limit: 1 })
  return data?.[0]
}

export function NextClosing({ fundId }: { fundId: number }) {
  const translate = useTranslate()
  const { today } = useSession()
  const closing = useNextClosing(fundId)
  if (!closing) return null
  const days = daysBetween(today, closing.date)
  return (
    <span>
      {translate('onboarding.forClosing')}{' '}
      <Link to={path('fund.closing.details', { fundId, closingId: closing.id })}>{closing.name}</Link>
      {`, ${formatDate(closing.date)}`}
      {days > 0 && `, ${translate('onboarding.inDays', { smart_count: days })}`}
    </span>
  )
}

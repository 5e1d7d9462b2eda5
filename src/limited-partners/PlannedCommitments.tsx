/** What a limited partner has subscribed, in closings that are not completed: it counts nowhere else yet. */
import { Link } from 'react-router'
import { formatAmount, formatDate } from '../formats.ts'
import { path } from '../paths.ts'
import { useMinorUnits } from '../web/kit/data/amountUnits.ts'
import { useRecords, useRecordsById } from '../web/kit/data/records.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'

const COMMITMENTS_MAX = 100

export function PlannedCommitments({ partnerId, fundId }: { partnerId: number; fundId: number }) {
  const translate = useTranslate()
  const minorUnits = useMinorUnits()
  const { data: commitments = [] } = useRecords('closing-commitments', {
    filter: { limitedPartnerId: partnerId },
    sort: ['date', 'asc'],
    limit: COMMITMENTS_MAX,
  })
  const { data: closings = [] } = useRecordsById('closings', [...new Set(commitments.map(each => each.closingId))])
  return commitments.map(({ id, closingId, value }) => {
    const closing = closings.find(each => each.id === closingId)
    if (closing?.status !== 'Open') return null
    return (
      <p key={id} className="commitment-planned">
        {translate('limitedPartner.card.planned', {
          amount: formatAmount(value, minorUnits),
          date: formatDate(closing.date),
        })}{' '}
        <Link to={path('fund.closing.details', { fundId, closingId })}>{closing.name}</Link>
      </p>
    )
  })
}

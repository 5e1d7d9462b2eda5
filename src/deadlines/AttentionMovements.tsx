/** Capital movements that should be on their way, and partners who should have paid: the oldest first. */
import { Link } from 'react-router'
import { daysBetween } from '../calendar.ts'
import { formatDate, formatAmount } from '../formats.ts'
import { path } from '../paths.ts'
import { recordPath } from '../pages/records.ts'
import { useSession } from '../web/kit/data/session.tsx'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { Chip } from '../web/kit/page/StatusChip.tsx'
import type { LatePayment, MovementDue } from './reads.ts'
import { minorUnitsIn, useAmountCurrencies } from '../web/kit/data/amountUnits.ts'

export function LatePayments({ late }: { late: readonly LatePayment[] }) {
  const translate = useTranslate()
  const currencyOf = useAmountCurrencies()
  const { today } = useSession()
  return late.map(({ id, fundId, fund, partnerId, partner, movement, dueDate, outstanding, currency }) => (
    <li key={`late ${id}`}>
      <Chip tone="bad">{translate('deadline.attention.late', { smart_count: daysBetween(dueDate, today) })}</Chip>
      <span>
        <b>{translate('deadline.attention.lateTitle', { partner, movement })}</b>
        <small>
          {translate('deadline.attention.lateSentence', {
            amount: formatAmount(outstanding, minorUnitsIn(currencyOf, currency)),
            currency: currency ?? '',
            fund,
            date: formatDate(dueDate),
          })}
        </small>
      </span>
      <Link to={path('fund.limitedPartner.details', { fundId, limitedPartnersId: partnerId })}>
        {translate('deadline.attention.openPartner')}
      </Link>
    </li>
  ))
}

export function WaitingMovements({ movements }: { movements: readonly MovementDue[] }) {
  const translate = useTranslate()
  const { today } = useSession()
  return movements.map(movement => {
    const { id, name, fund, dueDate, status } = movement
    const completed = status === 'Completed'
    const to = recordPath('capital-movements', movement)
    return (
      <li key={`movement ${id}`}>
        <Chip tone={completed ? 'ok' : 'warn'}>
          {completed
            ? translate('deadline.attention.completed')
            : translate('deadline.attention.dueAgo', { smart_count: daysBetween(dueDate, today) })}
        </Chip>
        <span>
          <b>
            {translate(completed ? 'deadline.attention.movementUnpublished' : 'deadline.attention.movementDue', {
              name,
            })}
          </b>
          <small>
            {translate(
              completed ? 'deadline.attention.movementUnpublishedSentence' : 'deadline.attention.movementDueSentence',
              { fund, date: formatDate(dueDate) },
            )}
          </small>
        </span>
        {to !== null && <Link to={to}>{translate('deadline.attention.openMovement')}</Link>}
      </li>
    )
  })
}

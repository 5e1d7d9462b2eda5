/** What the notice of a movement says, on a page: where to pay, what it is for, and the commitment after it. */
import { daysBetween } from '../calendar.ts'
import { formatAmount, formatDate } from '../formats.ts'
import type { Decimal } from '../entity.ts'
import { absolute, compare, isZero, sum } from '../money.ts'
import { useCalls } from '../web/kit/data/calls.ts'
import { useSession } from '../web/kit/data/session.tsx'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { Chip } from '../web/kit/page/StatusChip.tsx'
import { amountToCome } from './amountToCome.ts'
import type { Payee, PublishedMovement } from './movement.ts'
import { PaymentAccount } from './PaymentAccount.tsx'
import { FileButton } from './FileButton.tsx'
import { noticeLabel } from './fileLabel.ts'
import { portalReads } from './reads.ts'
import { usePortal } from './usePortal.tsx'
import '../texts/portalPages.ts'
import './texts.ts'
import './portal.css'

export function MovementDetails({ movement }: { movement: PublishedMovement }) {
  const translate = useTranslate()
  const { account, paymentReference } = movement
  return (
    <div className="movement-details">
      {account && (
        <section>
          <h3>{translate(accountTitle(account))}</h3>
          <PaymentAccount account={account} reference={paymentReference} />
        </section>
      )}
      <MovementAmounts movement={movement} />
    </div>
  )
}

function accountTitle({ outOfUse, payee }: Payee) {
  if (outOfUse) return 'portalAccount.ofNotice'
  return payee === 'fund' ? 'portal.account.payTo' : 'portalAccount.paidTo'
}

/** What the amount is made of, and the commitment after it. */
export function MovementAmounts({ movement }: { movement: PublishedMovement }) {
  const translate = useTranslate()
  const { components, commitment, called, outside, recallable, remaining, currency, minorUnits, dueDate } = movement
  const { purpose, agreementSection } = movement
  const total = sum(components.map(({ amount }) => amount))
  return (
    <>
      <Amounts
        title={translate('portalMovements.for')}
        of={currency}
        minorUnits={minorUnits}
        lead={[purpose, agreementSection && translate('portalMovements.section', { section: agreementSection })]
          .filter(Boolean)
          .join(' ')}
        rows={components.map(({ title, amount }) => [title, amount])}
        total={[translate('portal.movements.total'), total]}
      />
      <Amounts
        title={translate('portalMovements.after')}
        of={[currency, formatDate(dueDate)].filter(Boolean).join(' · ')}
        minorUnits={minorUnits}
        rows={[
          [translate('portal.commitment'), commitment],
          [translate('portal.called'), called],
          ...(isZero(outside) ? [] : [[translate('portalMovements.outside'), outside] as const]),
          ...(isZero(recallable) ? [] : [[translate('portalMovements.recallable'), recallable] as const]),
          [translate('portal.movements.remaining'), remaining],
        ]}
      />
    </>
  )
}

interface AmountsProps {
  title: string
  /** The currency of the amounts, and their day where it is another one than that of the movement. */
  of: string | null
  minorUnits: number
  lead?: string
  rows: readonly (readonly [label: string, amount: Decimal])[]
  total?: readonly [label: string, amount: Decimal]
}

function Amounts({ title, of, minorUnits, lead, rows, total }: AmountsProps) {
  return (
    <section>
      <h3>
        {title} <small>{of}</small>
      </h3>
      {lead && <p>{lead}</p>}
      <dl className="movement-amounts">
        {rows.map(([label, amount]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatAmount(amount, minorUnits)}</dd>
          </div>
        ))}
        {total && (
          <div data-total>
            <dt>{total[0]}</dt>
            <dd>{formatAmount(total[1], minorUnits)}</dd>
          </div>
        )}
      </dl>
    </section>
  )
}

/** What is paid or got, large, with its day and how far it is. */
export function AmountDue({ movement }: { movement: PublishedMovement }) {
  const translate = useTranslate()
  const { currency, minorUnits, dueDate } = movement
  return (
    <p className="amount-due">
      <b>
        {formatAmount(absolute(amountToCome(movement)), minorUnits)} <small>{currency}</small>
      </b>
      <span>
        {translate('portal.movements.due')} <strong>{formatDate(dueDate)}</strong> <DueChip movement={movement} />
      </span>
      <PartReceived movement={movement} />
    </p>
  )
}

/** Of how much the rest is still to come, where a part has arrived. */
export function PartReceived({ movement }: { movement: PublishedMovement }) {
  const translate = useTranslate()
  const { amount, received, currency, minorUnits } = movement
  if (compare(amountToCome(movement), amount) === 0) return null
  const named = (value: Decimal) => [formatAmount(value, minorUnits), currency].filter(Boolean).join(' ')
  const amounts = { total: named(amount), received: named(received) }
  return <small className="part-received">{translate('portal.movements.part', amounts)}</small>
}

/** How far the day is, or that the money has come. Whether it was late only the payer's side can tell. */
export function DueChip({ movement: { amount, dueDate, paidOn } }: { movement: PublishedMovement }) {
  const translate = useTranslate()
  const { today } = useSession()
  if (paidOn !== null)
    return (
      <Chip tone="ok">
        {translate(compare(amount, '0') > 0 ? 'portalMovements.paidOn' : 'portalMovements.paidOutOn', {
          date: formatDate(paidOn),
        })}
      </Chip>
    )
  const days = daysBetween(today, dueDate)
  if (days === 0) return <Chip tone="open">{translate('portal.movements.today')}</Chip>
  if (days > 0) return <Chip tone="open">{translate('portal.movements.inDays', { smart_count: days })}</Chip>
  if (compare(amount, '0') <= 0) return null
  return <Chip tone="warn">{translate('portal.movements.overdue', { smart_count: -days })}</Chip>
}

interface NoticeButtonProps {
  movement: PublishedMovement
  /** The page is about this movement alone. */
  isMain?: boolean
}

/** The notice of a movement as a file. */
export function NoticeButton({ movement: { noticeId, noticeSize, name, fund }, isMain = false }: NoticeButtonProps) {
  const translate = useTranslate()
  const { asked } = usePortal()
  const calls = useCalls()
  const notice = noticeLabel(translate, noticeSize)
  return (
    <FileButton
      label={notice}
      name={translate('portal.movements.noticeOf', { notice, name: `${name}, ${fund}` })}
      isMain={isMain}
      file={() => calls.file(portalReads.portalNotice, { tenant: '', ...asked, id: noticeId })}
    />
  )
}

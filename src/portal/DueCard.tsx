/** What is owed next, by when and to which account: what an investor opens the portal for. */
import { Link } from 'react-router'
import { daysBetween } from '../calendar.ts'
import type { Decimal } from '../entity.ts'
import { formatAmount, formatDate } from '../formats.ts'
import { useCalls } from '../web/kit/data/calls.ts'
import { useSession } from '../web/kit/data/session.tsx'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import type { Due } from './holding.ts'
import { PaymentAccount } from './PaymentAccount.tsx'
import { FileButton } from './FileButton.tsx'
import { noticeLabel } from './fileLabel.ts'
import { portalReads } from './reads.ts'
import { usePortal } from './usePortal.tsx'

interface DueCardProps {
  due: Due
  /** Named where several funds are shown. */
  fund?: string
  /** Figures of a period stand below. */
  hasFigures: boolean
}

export function DueCard({ due, fund, hasFigures }: DueCardProps) {
  const translate = useTranslate()
  const calls = useCalls()
  const { today } = useSession()
  const { asked, movement: addressOf } = usePortal()
  const { noticeId, noticeSize, movement, amount, received, whole, currency, minorUnits, dueDate, remainingAfter } = due
  const days = daysBetween(today, dueDate)
  const notice = noticeLabel(translate, noticeSize)
  const named = (value: Decimal) => `${formatAmount(value, minorUnits)} ${currency}`
  return (
    <section className="due-card" aria-label={translate('portal.due.call', { name: movement })}>
      <div>
        <p>
          {translate('portal.due.call', { name: movement })}
          {fund && ` · ${fund}`}
        </p>
        <p className="due-amount">
          <b>{formatAmount(amount, minorUnits)}</b> {currency}
        </p>
        {amount !== whole && (
          <p>
            {translate('portal.movements.part', {
              total: named(whole),
              received: named(received),
            })}
          </p>
        )}
        <p>
          {translate('portal.due.due')} <b>{formatDate(dueDate)}</b>{' '}
          <span className="due-days" data-tone={days < 0 ? 'warn' : undefined}>
            {days === 0
              ? translate('portal.due.today')
              : translate(days < 0 ? 'portal.due.overdue' : 'portal.due.days', { smart_count: Math.abs(days) })}
          </span>
        </p>
        <p>
          {translate('portal.due.after', { amount: named(remainingAfter) })}{' '}
          {hasFigures && translate('portal.due.notIncluded')}
        </p>
        <div className="due-actions">
          <Link className="plain-button primary" to={addressOf(noticeId)}>
            {translate('portal.due.see')}
          </Link>
          {asked && (
            <FileButton
              label={notice}
              name={translate('portal.movements.noticeOf', { notice, name: movement })}
              file={() => calls.file(portalReads.portalNotice, { ...asked, id: noticeId })}
            />
          )}
        </div>
      </div>
      <PayTo due={due} />
    </section>
  )
}

function PayTo({ due: { account, reference } }: { due: Due }) {
  const translate = useTranslate()
  return (
    <div className="due-account">
      {account ? (
        <>
          {!account.outOfUse && <p>{translate('portal.account.payTo')}</p>}
          <PaymentAccount account={account} reference={reference} />
        </>
      ) : (
        translate('portal.due.noAccount')
      )}
    </div>
  )
}

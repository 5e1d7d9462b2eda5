import { useCount } from '../web/kit/data/records.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'

/** Counts stand only where work waits: accounts that a second person has to verify. */
export function WaitingAccounts({ fundId }: { fundId: number }) {
  const translate = useTranslate()
  const total = useCount('bank-accounts', { fundId, status: 'PendingVerification' }, { retry: false }) ?? 0
  if (total === 0) return null
  return (
    <span className="count figures">
      <span aria-hidden>{total}</span>
      <span className="visually-hidden">{translate('bankAccount.waitForVerification', { smart_count: total })}</span>
    </span>
  )
}

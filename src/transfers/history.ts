/** What a limited partner stands for on a day, before a transfer. Pure. */
import { mapped } from '../api/schema.ts'
import type { CalendarDate, Decimal } from '../entity.ts'
import { COMPONENTS } from '../limited-partners/ledger.ts'
import type { CommitmentRow, TransactionRow } from '../limited-partners/ledger.ts'
import { asAmount, sum } from '../money.ts'
import type { Held } from './proRata.ts'

export interface History {
  commitment: Decimal
  history: Held[]
}

/**
 * The rows of one partner up to the day. Those of the transfer itself do not count, nor those of the same day that came
 * after it: what is answered of a completed transfer is what it was made from.
 */
export function historyBefore(
  ledger: { commitments: readonly CommitmentRow[]; transactions: readonly TransactionRow[] },
  date: CalendarDate,
  transferId: number | null,
): History {
  return {
    commitment: asAmount(sum(before(ledger.commitments, date, transferId).map(({ value }) => value))),
    history: before(ledger.transactions, date, transferId).map(row => ({
      components: mapped(COMPONENTS, name => row[name] ?? '0'),
      shares: row.shares ?? '0',
    })),
  }
}

interface Row {
  id?: number
  date: CalendarDate
  transferId?: number | null
}

function before<R extends Row>(rows: readonly R[], date: CalendarDate, transferId: number | null): R[] {
  const isOwn = (row: R): boolean => transferId !== null && row.transferId === transferId
  const first = Math.min(...rows.filter(isOwn).map(({ id }) => id ?? Infinity))
  return rows.filter(row => row.date <= date && !isOwn(row) && (row.id === undefined || row.id < first))
}

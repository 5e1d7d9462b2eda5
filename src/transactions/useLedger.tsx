/**
 * What the transactions come to, beside a figure that somebody enters: a comparison, never a value that is taken over.
 */
import type { Filter } from '../entityTypes.ts'
import { useRead } from '../web/kit/data/useRead.ts'
import { transactionReads } from './reads.ts'
import type { Decimal } from '../entity.ts'

/** Money that has moved or is on its way, as every figure of the product counts it. */
export const MOVED: Filter<'transaction'> = { status: ['Pending', 'Booked', 'Reconciled'], nonCashItem: false }

/** In fund currency, negative when more went out; null while it is not known. Without a filter nothing is asked. */
export function useLedgerSum(filter: Filter<'transaction'> | null): Decimal | null {
  const { data } = useRead(transactionReads.transactionTotals, filter && { filter: { ...filter, ...MOVED } })
  return filter === null ? null : (data?.net ?? null)
}

/** What of it is still on its way: counted already, booked by nobody yet. */
export function usePendingSum(filter: Filter<'transaction'> | null): Decimal | null {
  const { data } = useRead(
    transactionReads.transactionTotals,
    filter && { filter: { ...filter, ...MOVED, status: 'Pending' } },
  )
  return filter === null || !data || data.count === 0 ? null : data.net
}

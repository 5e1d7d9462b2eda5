/**
 * What the transactions come to, beside a figure that somebody enters: a comparison, never a value that is taken over.
 */
import { useQuery } from '@tanstack/react-query'
import { useProvider } from '../web/kit/data/provider.ts'

/** Money that has moved or is on its way, as every figure of the product counts it. */
const MOVED = { status: ['Pending', 'Booked', 'Reconciled'], nonCashItem: false }

/** In fund currency, negative when more went out; null while it is not known. Without a filter nothing is asked. */
export function useLedgerSum(filter: Record<string, unknown> | null): string | null {
  const provider = useProvider()
  const query = encodeURIComponent(JSON.stringify({ ...filter, ...MOVED }))
  const { data } = useQuery({
    queryKey: ['transactions', 'totals', 'ledger', query],
    enabled: filter !== null,
    retry: false,
    queryFn: async () => (await provider.read<{ net: string }>(`transactions/totals?filter=${query}`)).data.net,
  })
  return filter === null ? null : (data ?? null)
}

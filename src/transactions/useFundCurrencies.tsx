import { useGetList, useGetOne } from 'react-admin'
import { useSession } from '../web/kit/data/session.tsx'

/** Currency of the fund and of the system: what amounts are rounded to, and what they are called. */
export function useFundCurrencies(fundId: number) {
  const { tenant } = useSession()
  const { data: fund } = useGetOne('funds', { id: fundId }, { retry: false })
  const currencyId = fund?.['currencyId'] as number | undefined
  const { data: currency } = useGetOne(
    'currencies',
    { id: currencyId ?? 0 },
    { enabled: currencyId !== undefined, retry: false },
  )
  const { data: systems } = useGetList('currencies', {
    filter: { code: tenant?.currency ?? '' },
    pagination: { page: 1, perPage: 1 },
  })
  return { fund: currency, system: systems?.[0] }
}

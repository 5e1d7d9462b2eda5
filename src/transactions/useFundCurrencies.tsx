import { useGetList, useGetOne } from 'react-admin'
import type { Answered } from '../entityTypes.ts'
import { useSession } from '../web/kit/data/session.tsx'

export interface FundCurrencies {
  fund: Answered<'currency'> | undefined
  system: Answered<'currency'> | undefined
}

/** Currency of the fund and of the system: what amounts are rounded to, and what they are called. */
export function useFundCurrencies(fundId: number): FundCurrencies {
  const { tenant } = useSession()
  const { data: fund } = useGetOne<Answered<'fund'>>('funds', { id: fundId }, { retry: false })
  const currencyId = fund?.currencyId
  const { data: currency } = useGetOne<Answered<'currency'>>(
    'currencies',
    { id: currencyId ?? 0 },
    { enabled: currencyId !== undefined, retry: false },
  )
  const { data: systems } = useGetList<Answered<'currency'>>('currencies', {
    filter: { code: tenant?.currency ?? '' },
    pagination: { page: 1, perPage: 1 },
  })
  return { fund: currency, system: systems?.[0] }
}

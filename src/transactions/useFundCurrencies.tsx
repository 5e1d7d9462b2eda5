import { useRecord, useRecords, type RecordOf } from '../web/kit/data/records.ts'
import { useSession } from '../web/kit/data/session.tsx'

export interface FundCurrencies {
  fund: RecordOf<'currencies'> | undefined
  system: RecordOf<'currencies'> | undefined
}

/** Currency of the fund and of the system: what amounts are rounded to, and what they are called. */
export function useFundCurrencies(fundId: number): FundCurrencies {
  const { tenant } = useSession()
  const { data: fund } = useRecord('funds', fundId, { retry: false })
  const { data: currency } = useRecord('currencies', fund?.currencyId, { retry: false })
  const { data: systems } = useRecords('currencies', tenant && { filter: { code: tenant.currency }, limit: 1 })
  return { fund: currency, system: systems?.[0] }
}

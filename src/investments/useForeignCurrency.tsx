import { useMemo } from 'react'
import { useRecord } from '../web/kit/data/records.ts'
import { foreignCurrency } from './computed.ts'
import { foreignCurrencyRules } from './rules.ts'

/** What the currency of the fund proposes and warns of, in the form of an investment. */
export function useForeignCurrency(fundId: number) {
  const { data: fund } = useRecord('funds', fundId, { retry: false })
  const currencyId = fund?.currencyId
  return useMemo(
    () => ({ pageComputed: foreignCurrency(currencyId), pageRules: foreignCurrencyRules(currencyId) }),
    [currencyId],
  )
}

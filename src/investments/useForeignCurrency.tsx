import { useMemo } from 'react'
import { useRecord } from '../web/kit/data/records.ts'
import { foreignCurrency } from './computed.ts'

export function useForeignCurrency(fundId: number) {
  const { data: fund } = useRecord('funds', fundId, { retry: false })
  const currencyId = fund?.currencyId
  return useMemo(() => foreignCurrency(currencyId), [currencyId])
}

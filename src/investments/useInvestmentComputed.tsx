import { useMemo } from 'react'
import { useRecord } from '../web/kit/data/records.ts'
import { investmentComputed } from './computed.ts'

export function useInvestmentComputed(fundId: number) {
  const { data: fund } = useRecord('funds', fundId, { retry: false })
  const currencyId = fund?.currencyId
  return useMemo(() => investmentComputed(currencyId), [currencyId])
}

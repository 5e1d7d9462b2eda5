import { useMemo } from 'react'
import { useGetOne } from 'react-admin'
import { investmentComputed } from './computed.ts'

export function useInvestmentComputed(fundId: number) {
  const { data: fund } = useGetOne('funds', { id: fundId }, { retry: false })
  const currencyId: unknown = fund?.['currencyId']
  return useMemo(() => investmentComputed(currencyId), [currencyId])
}

/** The currencies of amounts on a page: those of the tenant, and that of the fund whose page it is. */
import { useCallback } from 'react'
import { useParams } from 'react-router'
import { SYSTEM_CURRENCY } from '../entity.ts'
import { useRecord, useRecords } from '../web/kit/data/records.ts'
import { useOptionalSession } from '../web/kit/data/session.tsx'
import type { UseAmountCurrencies } from '../web/kit/data/amountUnits.ts'

const CURRENCIES_MAX = 1_000

export const useAmountCurrencies: UseAmountCurrencies = () => {
  const { fundId } = useParams()
  const session = useOptionalSession()
  const reads = session?.allows('read') ?? false
  const system = session?.tenant?.currency
  const { data: currencies } = useRecords('currencies', reads ? { limit: CURRENCIES_MAX } : null, { retry: false })
  const { data: fund } = useRecord('funds', reads && fundId !== undefined ? Number(fundId) : null, { retry: false })
  const ofFund = fund?.currencyId
  return useCallback(
    currency => {
      const wanted = currency === SYSTEM_CURRENCY ? system : (currency ?? ofFund)
      return currencies?.find(({ id, code }) => id === wanted || code === wanted)
    },
    [currencies, ofFund, system],
  )
}

import { useRecord } from '../web/kit/data/records.ts'
import { USUAL_MINOR_UNITS } from './currency.ts'

/** Currency code and decimals of the fund, for figures of its pages; none has more than its currency. */
export function useFundCurrency(fundId: number) {
  const { data: fund } = useRecord('funds', fundId, { retry: false })
  const { data: currency } = useRecord('currencies', fund?.currencyId, { retry: false })
  const minorUnits = currency?.minorUnits ?? USUAL_MINOR_UNITS
  return { currency: currency?.code ?? '', decimals: Math.min(fund?.decimals ?? 0, minorUnits), minorUnits }
}

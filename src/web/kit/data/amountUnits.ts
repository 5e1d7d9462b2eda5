/**
 * How many decimals an amount has. The kit knows amounts, but no currencies: the application provides them for every
 * page, so that all show and check amounts alike.
 */
import { createContext, useContext } from 'react'
import type { AmountCurrency } from '../../../api/amounts.ts'

/** By id or code, or the system currency. Without a currency of its own an amount is in that of the page’s fund. */
export type AmountCurrencyOf = (currency?: number | string | null) => AmountCurrency | undefined

/** A hook, so that only pages with amounts ask. */
export type UseAmountCurrencies = () => AmountCurrencyOf

const unknown: AmountCurrencyOf = () => undefined
const AmountCurrencies = createContext<UseAmountCurrencies>(() => unknown)
/** Of most currencies, and of one that is not known yet. */
const USUAL_MINOR_UNITS = 2

export const AmountCurrenciesProvider = AmountCurrencies.Provider

export function useAmountCurrencies(): AmountCurrencyOf {
  const useProvided = useContext(AmountCurrencies)
  return useProvided()
}

export function useMinorUnits(currency?: number | string | null): number {
  return minorUnitsIn(useAmountCurrencies(), currency)
}

export function minorUnitsIn(currencyOf: AmountCurrencyOf, currency?: number | string | null): number {
  return currencyOf(currency)?.minorUnits ?? USUAL_MINOR_UNITS
}

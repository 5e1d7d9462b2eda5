/**
 * Which records the pickers of a form offer, by field, as a filter of their list: the bank accounts of this very
 * partner.
 */
import { createContext, useContext } from 'react'

export type Offers = Readonly<Record<string, Readonly<Record<string, unknown>>>>

const NO_LIMITS: Offers = {}
const OffersContext = createContext<Offers>(NO_LIMITS)

export const OffersProvider = OffersContext.Provider

export function useOffers(field: string): Readonly<Record<string, unknown>> | undefined {
  return useContext(OffersContext)[field]
}

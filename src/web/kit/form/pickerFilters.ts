/**
 * Which records the pickers of a form offer, by field, as a filter of their list: the bank accounts of this very
 * partner.
 */
import { createContext, useContext } from 'react'

export type PickerFilters = Readonly<Record<string, Readonly<Record<string, unknown>>>>

const NO_PICKER_FILTERS: PickerFilters = {}
const PickerFiltersContext = createContext<PickerFilters>(NO_PICKER_FILTERS)

export const PickerFiltersProvider = PickerFiltersContext.Provider

export function usePickerFilter(field: string): Readonly<Record<string, unknown>> | undefined {
  return useContext(PickerFiltersContext)[field]
}

/**
 * Which records the pickers of a form offer, by field, as a filter of their list: the bank accounts of this very
 * partner.
 */
import { createContext, useContext } from 'react'
import type { Resource } from '../../../entity.ts'
import type { EntityOf, Filter } from '../../../entityTypes.ts'
import type { ReferenceOf, ReferencedBy } from '../data/records.ts'

export type PickerFiltersOf<R extends Resource> = {
  readonly [F in ReferenceOf<R>]?: Filter<EntityOf<ReferencedBy<R, F>>>
}

export type PickerFilters = Readonly<Record<string, object | undefined>>

const NO_LIMITS: PickerFilters = {}
const PickerFiltersContext = createContext<PickerFilters>(NO_LIMITS)

export const PickerFiltersProvider = PickerFiltersContext.Provider

type Taken = Readonly<Record<string, readonly number[]>>

/** Records that a field does not offer, because they stand elsewhere in its form: its own value stays on offer. */
const TakenContext = createContext<Taken>({})

export const TakenProvider = TakenContext.Provider

export function useTaken(field: string): readonly number[] | undefined {
  return useContext(TakenContext)[field]
}

export function usePickerFilter(field: string): object | undefined {
  return useContext(PickerFiltersContext)[field]
}

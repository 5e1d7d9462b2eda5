/** The companies of the investment whose fair value is on the screen, and what each was worth the last time. */
import type { Answered } from '../entityTypes.ts'
import type { CalendarDate, Decimal } from '../entity.ts'
import { createContext, useContext, useMemo } from 'react'
import { useGetList, useGetOne, type RaRecord } from 'react-admin'
import { isDate } from '../calendar.ts'
import type { DatedCompany } from '../companies/expected.ts'
import { weightedValueOf } from './weighted.ts'

export type Company = RaRecord<number> & DatedCompany & { countryId: number | null }

interface Companies {
  companies: readonly Company[]
  investmentId: number
  fairValueId: number | null
}

export const CompaniesContext = createContext<Companies>({ companies: [], investmentId: 0, fairValueId: null })

export function useCompanies(): Companies {
  return useContext(CompaniesContext)
}

export interface Previous {
  date: CalendarDate
  value: Decimal
  weightedSum: Decimal | null
  ofCompany: ReadonlyMap<number, { ownership: Decimal | null | undefined; weighted: Decimal | null }>
}

/**
 * The last fair value before the date in the form. A list holds no lines, so that one record is asked for by itself.
 */
export function usePrevious(date: unknown): Previous | null {
  const { investmentId } = useCompanies()
  const known = isDate(date)
  const { data: found } = useGetList<Answered<'fairValue'>>(
    'fair-values',
    {
      filter: { investmentId, date_lt: date },
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'date', order: 'DESC' },
    },
    { enabled: known, retry: false },
  )
  const id = known ? found?.[0]?.id : undefined
  const { data } = useGetOne<Answered<'fairValue'>>(
    'fair-values',
    { id: id ?? 0 },
    { enabled: id !== undefined, retry: false },
  )
  return useMemo(() => {
    if (id === undefined || !data) return null
    const ofCompany = new Map(
      (data.weightedValues ?? []).map(line => [
        line.companyId,
        { ownership: line.fullyDilutedOwnership, weighted: weightedValueOf(line) },
      ]),
    )
    return { date: data.date, value: data.value, weightedSum: data.weightedSum ?? null, ofCompany }
  }, [id, data])
}

/** The companies of the investment whose fair value is on the screen, and what each was worth the last time. */
import type { CalendarDate, Decimal } from '../entity.ts'
import { createContext, useContext, useMemo } from 'react'
import { useRecord, useRecords, type RecordOf } from '../web/kit/data/records.ts'
import { weightedValueOf } from './weighted.ts'

export type Company = RecordOf<'companies'>

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
export function usePrevious(date: CalendarDate | null | undefined): Previous | null {
  const { investmentId } = useCompanies()
  const { data: found } = useRecords(
    'fair-values',
    date ? { filter: { investmentId, date_lt: date }, sort: ['date', 'desc'], limit: 1 } : null,
    { retry: false },
  )
  const id = date ? found?.[0]?.id : undefined
  const { data } = useRecord('fair-values', id, { retry: false })
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

/** The investment whose fair value is on the screen: its companies, and what its fair value is proposed from. */
import type { CalendarDate, Decimal } from '../entity.ts'
import { createContext, useContext, useMemo } from 'react'
import type { RecordOf } from '../web/kit/data/records.ts'
import { useRead } from '../web/kit/data/useRead.ts'
import type { EarlierFairValue, ValuedInvestment } from './proposals.ts'
import { fairValueReads } from './reads.ts'
import { weightedSumOf, weightedValueOf } from './weighted.ts'
import { useMinorUnits } from '../web/kit/data/amountUnits.ts'

export type Company = RecordOf<'companies'>

interface Companies {
  companies: readonly Company[]
  fundId: number
  investmentId: number
}

export const CompaniesContext = createContext<Companies>({ companies: [], fundId: 0, investmentId: 0 })

export function useCompanies(): Companies {
  return useContext(CompaniesContext)
}

interface Asked {
  fundId: number
  investmentId: number
  /** Without a day nothing is asked. */
  date: CalendarDate | null | undefined
}

/** What a fair value of this day is proposed from; null while that is not known. */
export function useValuedInvestment({ fundId, investmentId, date }: Asked) {
  const asked = date ? { fundId, investmentId, date } : null
  const { data, isPending, isLoading, isError, isPaused } = useRead(fairValueReads.fairValueProposals, asked)
  const hasFailed = asked !== null && (isError || isPaused)
  return { valued: (date && data?.[0]) || null, isPending: Boolean(date) && isPending, isLoading, hasFailed }
}

export interface Previous extends Pick<EarlierFairValue, 'date' | 'value' | 'weightedValues'> {
  weightedSum: Decimal | null
  /** What each company's share was worth. */
  weighted: ReadonlyMap<number, Decimal | null>
}

/** The last fair value before the date in the form. */
export function usePrevious(date: CalendarDate | null | undefined): Previous | null {
  const { valued } = useValuedInvestment({ ...useCompanies(), date })
  const minorUnits = useMinorUnits()
  return useMemo(() => previousOf(valued, minorUnits), [valued, minorUnits])
}

function previousOf(valued: ValuedInvestment | null, minorUnits: number): Previous | null {
  if (!valued?.previous) return null
  const { date, value, weightedValues } = valued.previous
  return {
    date,
    value,
    weightedValues,
    weightedSum: weightedSumOf(weightedValues, minorUnits),
    weighted: new Map(weightedValues.map(line => [line.companyId, weightedValueOf(line, minorUnits)])),
  }
}

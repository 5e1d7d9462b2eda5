/** The performance of a fund as of the day in the page's address, and the panel that explains one of its figures. */
import { createContext, useContext } from 'react'
import { useSearchParams } from 'react-router'
import { isDate } from '../calendar.ts'
import { useRead } from '../web/kit/data/useRead.ts'
import { performanceReads } from './reads.ts'
import type { Question } from './sources.ts'

export function usePerformance(fundId: number) {
  const [parameters, setParameters] = useSearchParams()
  const asked = parameters.get('asOf')
  const asOf = asked !== null && isDate(asked) ? asked : undefined
  const { data, error, isPlaceholderData } = useRead(
    performanceReads.fundPerformance,
    { id: fundId, asOf },
    { keepsPrevious: true },
  )
  // Each chosen day is a place to go back to.
  const choose = (date: string) =>
    setParameters(current => {
      current.set('asOf', date)
      return current
    })
  return { data, error, isChanging: isPlaceholderData, choose }
}

export function useSources(fundId: number, asOf: string, { figure, investmentId }: Question) {
  const question = figure === undefined ? { investmentId } : { figure }
  return useRead(performanceReads.fundPerformanceSources, { id: fundId, asOf, ...question })
}

type Explain = (question: Question) => void

const Explaining = createContext<Explain>(() => undefined)

export const ExplainProvider = Explaining.Provider

/** Opens the panel with a figure of the fund or with an investment. */
export function useExplain(): Explain {
  return useContext(Explaining)
}

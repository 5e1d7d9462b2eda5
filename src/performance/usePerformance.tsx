/** The performance of a fund as of the day in the page's address, and the panel that explains one of its figures. */
import { createContext, useContext } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { isDate } from '../calendar.ts'
import { useProvider } from '../web/kit/data/provider.ts'
import type { Performance } from './performance.ts'
import type { Question, Sources } from './sources.ts'

export function usePerformance(fundId: number) {
  const provider = useProvider()
  const [parameters, setParameters] = useSearchParams()
  const asked = parameters.get('asOf')
  const asOf = asked !== null && isDate(asked) ? asked : null
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: ['performance', fundId, asOf],
    retry: false,
    placeholderData: keepPreviousData,
    queryFn: async () =>
      (await provider.read<Performance>(`funds/${fundId}/performance${asOf ? `?asOf=${asOf}` : ''}`)).data,
  })
  // Each chosen day is a place to go back to.
  const choose = (date: string) =>
    setParameters(current => {
      current.set('asOf', date)
      return current
    })
  return { data, error, isChanging: isPlaceholderData, choose }
}

export function useSources(fundId: number, asOf: string, { figure, investmentId }: Question) {
  const provider = useProvider()
  const question = figure === undefined ? `investmentId=${investmentId}` : `figure=${figure}`
  return useQuery({
    queryKey: ['performance', fundId, asOf, 'sources', question],
    retry: false,
    queryFn: async () =>
      (await provider.read<Sources>(`funds/${fundId}/performance/sources?asOf=${asOf}&${question}`)).data.sources,
  })
}

type Explain = (question: Question) => void

const Explaining = createContext<Explain>(() => undefined)

export const ExplainProvider = Explaining.Provider

/** Opens the panel with a figure of the fund or with an investment. */
export function useExplain(): Explain {
  return useContext(Explaining)
}

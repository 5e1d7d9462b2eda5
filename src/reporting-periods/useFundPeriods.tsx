/**
 * The periods of a fund, newest first, and which of them a page is about: the one in its address, else the one that
 * work waits for.
 */
import type { Answered } from '../entityTypes.ts'
import { useGetList, useGetOne } from 'react-admin'
import { useSearchParams } from 'react-router'
import { useSession } from '../web/kit/data/session.tsx'
import { periodToWorkOn } from './choice.ts'

const PERIODS_MAX = 1_000

export type FundPeriod = Answered<'reportingPeriod'>

export function useFundPeriods(fundId: number) {
  const { data, isPending, error } = useGetList<FundPeriod>(
    'reporting-periods',
    { filter: { fundId }, pagination: { page: 1, perPage: PERIODS_MAX }, sort: { field: 'date', order: 'DESC' } },
    { retry: false },
  )
  return { periods: data ?? [], isPending, error }
}

export function useChosenPeriod(periods: readonly FundPeriod[]) {
  const { today } = useSession()
  const [parameters, setParameters] = useSearchParams()
  const asked = Number(parameters.get('period'))
  const chosen = periods.find(period => period.id === asked) ?? periodToWorkOn(periods, today)
  const previous = chosen && periods.find(period => period.date < chosen.date)
  const choose = (id: number) =>
    setParameters(current => {
      current.set('period', String(id))
      return current
    })
  return { chosen, previous, choose }
}

/** Currency code and decimals of the fund, for figures of its pages. */
export function useFundFigures(fundId: number) {
  const { data: fund } = useGetOne('funds', { id: fundId }, { retry: false })
  const currencyId = Number(fund?.['currencyId'])
  const { data: currency } = useGetOne('currencies', { id: currencyId }, { enabled: fund !== undefined, retry: false })
  return { currency: String(currency?.['code'] ?? ''), decimals: Number(fund?.['decimals'] ?? 0) }
}

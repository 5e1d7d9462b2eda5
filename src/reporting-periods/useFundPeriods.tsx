/**
 * The periods of a fund, newest first, and which of them a page is about: the one in its address, else the one that
 * work waits for.
 */
import { useSearchParams } from 'react-router'
import { useRecords, type RecordOf } from '../web/kit/data/records.ts'
import { useSession } from '../web/kit/data/session.tsx'
import { periodToWorkOn } from './choice.ts'

const PERIODS_MAX = 1_000

export type FundPeriod = RecordOf<'reporting-periods'>

export function useFundPeriods(fundId: number) {
  const { data, isPending, error } = useRecords(
    'reporting-periods',
    { filter: { fundId }, sort: ['date', 'desc'], limit: PERIODS_MAX },
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

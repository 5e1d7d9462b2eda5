/**
 * The expenses of a fund by reporting period: five sections, filled in like a sheet beside the figures of the period
 * before.
 */
import { Suspense } from 'react'
import { useQuery } from '@tanstack/react-query'
import Skeleton from '@mui/material/Skeleton'
import { NoPeriods } from '../reporting-periods/NoPeriods.tsx'
import { useChosenPeriod, useFundPeriods, type FundPeriod } from '../reporting-periods/useFundPeriods.tsx'
import { failureMessage } from '../web/kit/data/failures.ts'
import { useApi } from '../web/kit/data/api.ts'
import { preload } from '../web/kit/data/metadata.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { PageHeader } from '../web/kit/page/PageHeader.tsx'
import { useParameters } from '../web/kit/data/useParameters.ts'
import { ExpensePage } from './ExpensePage.tsx'
import './expenses.css'

preload('expenses', 'list')

export function ExpensesOverview() {
  const translate = useTranslate()
  const { fundId } = useParameters('fund.expenses.overview')
  const { periods, isPending, error } = useFundPeriods(fundId)
  const { chosen, previous, choose } = useChosenPeriod(periods)
  if (chosen)
    return (
      <Suspense fallback={<Waiting />}>
        <OfPeriod
          key={chosen.id}
          fundId={fundId}
          periods={periods}
          period={chosen}
          previous={previous}
          onChoose={choose}
        />
      </Suspense>
    )
  if (isPending) return <Waiting />
  return (
    <>
      <PageHeader title={translate('page.fund.expenses.overview')} />
      {error ? (
        <p role="alert">{failureMessage(error)}</p>
      ) : (
        <NoPeriods fundId={fundId} sentence={translate('expense.emptySentence')} />
      )}
    </>
  )
}

interface OfPeriodProps {
  fundId: number
  periods: readonly FundPeriod[]
  period: FundPeriod
  previous: FundPeriod | undefined
  onChoose: (id: number) => void
}

function OfPeriod({ period, previous, ...rest }: OfPeriodProps) {
  const api = useApi()
  const ids = [period, previous].flatMap(each => (each ? [each.id] : []))
  const { data, error } = useQuery({
    queryKey: ['expenses', 'ofPeriods', ids],
    retry: false,
    // A list holds no lines: the two summaries are asked for one by one.
    queryFn: async () => {
      const rows = await api.list('expenses', { filter: { reportingPeriodId: ids }, limit: 2 })
      return Promise.all(rows.map(({ id }) => api.get('expenses', id)))
    },
  })
  if (error) return <p role="alert">{failureMessage(error)}</p>
  if (!data) return <Waiting />
  const of = (each: FundPeriod | undefined) => data.find(record => record.reportingPeriodId === each?.id)
  const stored = of(period)
  return <ExpensePage {...rest} period={period} previous={previous} stored={stored} before={of(previous)} />
}

function Waiting() {
  const translate = useTranslate()
  return (
    <div aria-busy="true">
      <PageHeader title={translate('page.fund.expenses.overview')} facts={'\u00a0'} />
      <div className="amounts-card expenses-waiting">
        {Array.from({ length: 10 }, (_, row) => (
          <Skeleton key={row} width={`${40 + ((row * 17) % 40)}%`} />
        ))}
      </div>
    </div>
  )
}

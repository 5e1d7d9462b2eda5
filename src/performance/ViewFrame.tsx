/**
 * What every further view of the performance shares: it is asked for when it is opened, says why it cannot be shown,
 * and keeps its place while it loads.
 */
import type { ReactNode } from 'react'
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { failureWords } from '../web/kit/data/failures.ts'
import { useProvider } from '../web/kit/data/provider.ts'
import type { View } from './views.ts'

export function useView<Data>(fundId: number, view: View, parameters: Record<string, string>): UseQueryResult<Data> {
  const provider = useProvider()
  const query = new URLSearchParams(parameters).toString()
  return useQuery({
    queryKey: ['performance', fundId, view, query],
    retry: false,
    placeholderData: keepPreviousData,
    queryFn: async () => (await provider.read<Data>(`funds/${fundId}/performance/${view}?${query}`)).data,
  })
}

export function ViewFrame<Data>({
  answer: { data, error, isPlaceholderData },
  children,
}: {
  answer: UseQueryResult<Data>
  children: (data: Data) => ReactNode
}) {
  if (error) return <p role="alert">{failureWords(error)}</p>
  if (data === undefined) return <div className="chart-card performance-waiting" aria-busy="true" />
  return (
    <div className="performance-view" aria-busy={isPlaceholderData}>
      {children(data)}
    </div>
  )
}

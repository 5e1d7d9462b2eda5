/**
 * What every further view of the performance shares: it says why it cannot be shown, and keeps its place while it
 * loads.
 */
import type { ReactNode } from 'react'
import type { UseQueryResult } from '@tanstack/react-query'
import { failureMessage } from '../web/kit/data/failures.ts'

export function ViewFrame<Data>({
  answer: { data, error, isPlaceholderData },
  children,
}: {
  answer: UseQueryResult<Data>
  children: (data: Data) => ReactNode
}) {
  if (error) return <p role="alert">{failureMessage(error)}</p>
  if (data === undefined) return <div className="chart-card performance-waiting" aria-busy="true" />
  return (
    <div className="performance-view" aria-busy={isPlaceholderData}>
      {children(data)}
    </div>
  )
}

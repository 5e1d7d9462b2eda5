/** What is not there, why, and the next step. */
import type { ReactNode } from 'react'

interface EmptyStateProps {
  icon: ReactNode
  title: string
  sentence: string
  children?: ReactNode
}

export function EmptyState({ icon, title, sentence, children }: EmptyStateProps) {
  return (
    <div className="empty-state">
      {icon}
      <h2>{title}</h2>
      <p>{sentence}</p>
      {children && <div className="empty-ways">{children}</div>}
    </div>
  )
}

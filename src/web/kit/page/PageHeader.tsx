/** The head of a page: title, one line of facts, what can be made or taken away from here. */
import type { ReactNode } from 'react'
import '../kit.css'

interface PageHeaderProps {
  title: ReactNode
  /** One line of facts under the title: count, date, currency, life cycle. */
  facts?: ReactNode
  /** Export, create: they stand right. Actions of the record stand in the bar at the bottom. */
  actions?: ReactNode
}

export function PageHeader({ title, facts, actions }: PageHeaderProps) {
  return (
    <header className="page-header">
      <div className="page-heading">
        <h1>{title}</h1>
        {facts && <div className="page-facts">{facts}</div>}
      </div>
      {actions && <div className="page-actions">{actions}</div>}
    </header>
  )
}

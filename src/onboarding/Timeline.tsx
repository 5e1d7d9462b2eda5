/** Steps one below the other, each marked as done, as the one that is due now, or as still to come. */
import type { ComponentType, ReactNode } from 'react'
import './timeline.css'

export interface TimelineRow {
  key: string | number
  /** `beside`: what happened without leading on, such as a reminder. */
  mark: 'done' | 'beside' | 'now' | 'later'
  icon?: ComponentType
  title: string
  note: string
  /** When, or since when. */
  aside?: ReactNode
}

export function Timeline({ rows }: { rows: readonly TimelineRow[] }) {
  return (
    <ol className="timeline">
      {rows.map(({ key, mark, icon: Icon, title, note, aside }) => (
        <li key={key} data-kind={mark} aria-current={mark === 'now' ? 'step' : undefined}>
          <i aria-hidden="true">{Icon && <Icon />}</i>
          <span>
            <b>{title}</b>
            <small>{note}</small>
          </span>
          {aside}
        </li>
      ))}
    </ol>
  )
}

import type { ReactNode } from 'react'
import Skeleton from '@mui/material/Skeleton'
import { failureMessage } from '../data/failures.ts'
import { useTranslate } from '../data/useTranslate.ts'
import './card.css'

interface CardProps {
  title: string
  /** Stands right in the head: a count, a date, a link to everything. */
  aside?: ReactNode
  loading?: boolean
  /** A part that cannot be loaded says so in its own place; the rest of the page stands. */
  error?: Error | null
  /** As many lines as usually stand there; what stands below appears when they have come, and does not move. */
  lines?: number
  children: ReactNode
}

export function Card({ title, aside, loading = false, error, lines = 3, children }: CardProps) {
  const translate = useTranslate()
  return (
    <section className="page-card" aria-label={title} aria-busy={(loading && !error) || undefined}>
      <header>
        <h2>{title}</h2>
        {aside && <span className="page-card-aside">{aside}</span>}
      </header>
      {error ? (
        <p className="page-card-failed">{translate('card.unreadable', { reason: failureMessage(error) })}</p>
      ) : loading ? (
        <Lines count={lines} />
      ) : (
        children
      )}
    </section>
  )
}

function Lines({ count }: { count: number }) {
  return (
    <div className="page-card-lines" aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} width={index % 2 ? '55%' : '70%'} height={10} variant="rectangular" />
      ))}
    </div>
  )
}

/** What a card says when it is empty: short, and without a picture, since the page has other cards. */
export function CardEmpty({ title, sentence, children }: { title: string; sentence: string; children?: ReactNode }) {
  return (
    <div className="page-card-empty">
      <b>{title}</b>
      <p>{sentence}</p>
      {children}
    </div>
  )
}

/** A step on the page of a mail: its number, or a check mark where nothing is to be done, its title and its text. */
import type { ReactNode } from 'react'

interface StepProps {
  mark: ReactNode
  title: string
  done?: true
  children: ReactNode
}

export function Step({ mark, title, done, children }: StepProps) {
  return (
    <section className="landing-step">
      <span className="landing-mark" data-done={done} aria-hidden>
        {mark}
      </span>
      <div>
        <h2>{title}</h2>
        {children}
      </div>
    </section>
  )
}

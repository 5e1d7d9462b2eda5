/** The lines of an explanation. */
import type { ReactNode } from 'react'
import { Money } from '../web/kit/page/Money.tsx'
import './performance.css'
import type { Decimal } from '../entity.ts'

/** An amount with what it is; a result stands out. */
export function ExplainLine({ label, amount, strong = false }: { label: string; amount: Decimal; strong?: boolean }) {
  return (
    <div className="explain-line">
      <span>{strong ? <b>{label}</b> : label}</span>
      {strong ? (
        <b>
          <Money of={amount} />
        </b>
      ) : (
        <Money of={amount} />
      )}
    </div>
  )
}

/** Leads on to an explanation of its own; the focus stays in the panel when its button goes. */
export function ExplainLead({ onLead, children }: { onLead: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      className="explain-line"
      onClick={event => {
        event.currentTarget.closest('aside')?.focus()
        onLead()
      }}
    >
      {children}
    </button>
  )
}

/** A state as a word with a shape; the word alone is enough. Harmless frequent states are plain text. */
import type { Field, Tone } from '../../../entity.ts'
import './statusChip.css'

/** A field that holds a state: its values are shown as chips. */
export function isStatus(field: Field): boolean {
  return field.kind === 'choice' && /status$/i.test(field.name)
}

export function Chip({ tone, children }: { tone: Tone | 'plain'; children: string }) {
  return (
    <span className="status-chip" data-tone={tone}>
      {children}
    </span>
  )
}

export function StatusChip({ field, value }: { field: Field; value: string }) {
  const choice = field.choices?.find(each => each.value === value)
  return <Chip tone={choice?.tone ?? 'plain'}>{choice?.title ?? value}</Chip>
}

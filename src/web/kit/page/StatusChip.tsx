/** A state as a word with a shape; the word alone is enough. Harmless frequent states are plain text. */
import type { Field } from '../../../entity.ts'

export type Tone = 'open' | 'ok' | 'gray' | 'warn' | 'bad' | 'plain'

const TONES: Record<string, Tone> = {
  Open: 'open',
  Saved: 'open',
  Booked: 'open',
  Started: 'open',
  Queued: 'open',
  Creating: 'open',
  PendingVerification: 'warn',
  Completed: 'ok',
  Approved: 'ok',
  Active: 'ok',
  Received: 'ok',
  Sent: 'ok',
  Published: 'gray',
  Aborted: 'gray',
  Closed: 'gray',
  Deactivated: 'gray',
  Cancelled: 'gray',
  Draft: 'gray',
  Ended: 'warn',
  PartiallySent: 'warn',
  Partial: 'warn',
  Overdue: 'bad',
  Late: 'bad',
  Failed: 'bad',
  Blocked: 'bad',
  Default: 'bad',
}

/** A field that holds a state: its values are shown as chips. */
export function isStatus(field: Field): boolean {
  return field.kind === 'choice' && /status$/i.test(field.name)
}

export function Chip({ tone, children }: { tone: Tone; children: string }) {
  return (
    <span className="status-chip" data-tone={tone}>
      {children}
    </span>
  )
}

export function StatusChip({ field, value }: { field: Field; value: string }) {
  return (
    <Chip tone={TONES[value] ?? 'plain'}>{field.choices?.find(choice => choice.value === value)?.title ?? value}</Chip>
  )
}

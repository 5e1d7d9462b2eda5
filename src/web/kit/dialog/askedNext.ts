/** An action that a record was saved for: the page where the record then stands asks about it, once. */
import type { Resource } from '../../../entity.ts'

interface AskedNext {
  resource: Resource
  id: number
  action: string
}

let asked: AskedNext | null = null

export function askNext(next: AskedNext): void {
  asked = next
}

export function takeAsked(resource: Resource, id: number): string | null {
  if (asked?.resource !== resource || asked.id !== id) return null
  const { action } = asked
  asked = null
  return action
}

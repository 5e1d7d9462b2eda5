/** The one place that asks what time it is. */
import type { Clock } from '../context.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

function formatFor(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  // The Swedish way to write a day is YYYY-MM-DD.
  const made = new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  formats.set(timeZone, made)
  return made
}

export const systemClock: Clock = {
  now: () => new Date().toISOString(),
  today: (timeZone) => formatFor(timeZone).format(Date.now()),
}

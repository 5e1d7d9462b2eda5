/** The one place that asks what time it is. */
import type { Clock } from '../../context.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

function formatFor(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  // The Swedish way to write a day is YYYY-MM-DD.
  const made = new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  formats.set(timeZone, made)
  return made
}

const MINUTE_MS = 60_000
/** Days begin with a minute everywhere, and every request asks. */
const days = new Map<string, { minute: number; day: string }>()

export const systemClock: Clock = {
  now: () => new Date().toISOString(),
  today: timeZone => {
    const minute = Math.floor(Date.now() / MINUTE_MS)
    const known = days.get(timeZone)
    if (known?.minute === minute) return known.day
    const day = formatFor(timeZone).format(minute * MINUTE_MS)
    days.set(timeZone, { minute, day })
    return day
  },
}

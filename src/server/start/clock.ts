/** The one place that asks what time it is. */
import { isDate } from '../../calendar.ts'
import type { Clock } from '../../context.ts'
import type { CalendarDate, Timestamp } from '../../entity.ts'

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
const days = new Map<string, { minute: number; day: CalendarDate }>()

/** toISOString answers in this form for every year that has four digits. */
function instantOf(moment: Date): Timestamp {
  const [day, time] = moment.toISOString().split('T')
  if (!isDate(day) || time === undefined) throw new Error('The clock is set to no day of this calendar.')
  return `${day}T${time}`
}

export const systemClock: Clock = {
  now: () => instantOf(new Date()),
  today: timeZone => {
    const minute = Math.floor(Date.now() / MINUTE_MS)
    const known = days.get(timeZone)
    if (known?.minute === minute) return known.day
    const day = formatFor(timeZone).format(minute * MINUTE_MS)
    if (!isDate(day)) throw new Error(`The clock answered "${day}", which is no day.`)
    days.set(timeZone, { minute, day })
    return day
  },
}

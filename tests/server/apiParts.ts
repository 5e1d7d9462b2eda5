/** What all servers of API tests have alike. */
import { isDate } from '../../src/calendar.ts'
import type { Clock } from '../../src/context.ts'

export const CONFIG = {
  baseUrl: 'http://localhost:3000',
  trustProxy: false,
  logLevel: 'info',
  telemetry: {},
  demo: true,
} as const

export function clockOf(today: () => string): Clock {
  const day = () => {
    const found = today()
    if (!isDate(found)) throw new Error(`"${found}" is no day.`)
    return found
  }
  return { now: () => `${day()}T12:00:00.000Z`, today: day }
}

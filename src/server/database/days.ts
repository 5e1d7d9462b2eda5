/** The day of a moment, as a statement of the database works it out. */
import { sql } from 'kysely'
import type { Expression } from 'kysely'
import type { CalendarDate, Timestamp } from '../../entity.ts'

/** The day on which something was, where the tenant is; null where it has not been. */
export function localDayOf(
  at: Expression<Timestamp> | Expression<Timestamp | null>,
  timeZone: Expression<string | null>,
) {
  return sql<CalendarDate | null>`(${at} at time zone ${timeZone})::date::text`
}

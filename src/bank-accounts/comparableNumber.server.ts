/** The same form of numbers in a statement. */
import { sql } from 'kysely'
import type { Expression, RawBuilder } from 'kysely'

/** As `comparableNumber` of `numbers.ts` writes it, so that the database finds what that calls the same. */
export function comparableNumberSql(number: Expression<string | null>): RawBuilder<string> {
  return sql<string>`regexp_replace(upper(${number}), '[^A-Z0-9]', '', 'g')`
}

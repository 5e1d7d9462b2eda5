/** Numbers as the database compares them. */
import { sql } from 'kysely'
import type { Expression, RawBuilder } from 'kysely'

/** As `lettersAndDigits` of `numbers.ts` writes them, so that the database finds what it calls the same. */
export function lettersAndDigitsOf(number: Expression<string | null>): RawBuilder<string> {
  return sql<string>`regexp_replace(upper(${number}), '[^A-Z0-9]', '', 'g')`
}

/** One of several values, which a statement of the database gets as one array: its text is the same for any number. */
import { sql } from 'kysely'
import type { Expression, RawBuilder } from 'kysely'

/** For `=`: none where the array is empty. The compiler compares the type of the values with that of the column. */
export const anyOf = <Value>(values: readonly Value[] | Expression<readonly Value[]>): RawBuilder<Value> =>
  sql<Value>`any(${values})`

/** What follows from fair values, as a relation that their list is sorted by. */
import { sql } from 'kysely'
import type { ComputedColumns } from '../context.ts'
import type { Decimal } from '../entity.ts'
import { textOnce } from '../server/database/sql.ts'
import type { Given } from '../server/database/sql.ts'

export const multiplesOfCost: ComputedColumns<'fairValue'> = {
  columns: { multipleOfCost: 'multiple_of_cost' },
  relation: textOnce((builder, part: Given<{ chosen: { id: number }; tenant: number }>) =>
    builder
      .selectFrom(sql<{ id: number }>`(${part('chosen')})`.as('c'))
      .innerJoin('fair_values as v', join => join.onRef('v.id', '=', 'c.id').on('v.tenant_id', '=', part('tenant')))
      .select('v.id')
      .select(({ eb, fn, val }) =>
        eb('v.value', '/', fn<Decimal>('nullif', ['v.cost', val<Decimal>('0')])).as('multiple_of_cost'),
      ),
  ),
}

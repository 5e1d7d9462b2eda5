/** What follows from invoices, as a relation that their list is sorted by. */
import { sql } from 'kysely'
import type { ComputedColumns } from '../context.ts'
import type { Decimal } from '../entity.ts'
import { textOnce } from '../server/database/sql.ts'
import type { Given } from '../server/database/sql.ts'

export const invoiceFigures: ComputedColumns<'invoice'> = {
  columns: { totalWithVat: 'total_with_vat' },
  relation: textOnce((builder, part: Given<{ chosen: { id: number }; tenant: number }>) =>
    builder
      .selectFrom(sql<{ id: number }>`(${part('chosen')})`.as('c'))
      .innerJoin('invoices as i', join => join.onRef('i.id', '=', 'c.id').on('i.tenant_id', '=', part('tenant')))
      .select('i.id')
      .select(({ eb, fn, val }) =>
        eb(eb('i.total', '+', fn.coalesce('i.adjustment', val<Decimal>('0'))), '+', eb.ref('i.vat')).as(
          'total_with_vat',
        ),
      ),
  ),
}

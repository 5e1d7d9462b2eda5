import type { Context } from '../context.ts'
import { problem } from '../problems.ts'

/** The currency of a fund, in which it calls, distributes and is valued; `not-found` where there is no such fund. */
export async function fundCurrency(
  { database, account }: Pick<Context, 'database'> & { account: Pick<Context['account'], 'tenantId'> },
  fundId: number,
): Promise<{ id: number; code: string; minorUnits: number; fund: string }> {
  const found = await database
    .selectFrom('funds as f')
    .innerJoin('currencies as c', join =>
      join.onRef('c.tenant_id', '=', 'f.tenant_id').onRef('c.id', '=', 'f.currency_id'),
    )
    .select(['c.id', 'c.code', 'c.minor_units as minorUnits', 'f.name as fund'])
    .where('f.tenant_id', '=', account.tenantId)
    .where('f.id', '=', fundId)
    .executeTakeFirst()
  if (!found) throw problem('not-found')
  return found
}

/** Completed movements whose notices say figures that hold no more, because an earlier movement was reopened since. */
import type { Context } from '../context.ts'
import type { CalendarDate } from '../entity.ts'
import { problem } from '../problems.ts'
import { text } from '../texts.ts'
import { checkNotices } from './check.server.ts'
import './texts.ts'

interface Asked {
  fundId: number
  /** Only those that are due by then. */
  until?: CalendarDate
  besides?: number
}

/** The one that is due first. It cannot be published before it is reopened and completed again. */
export async function firstOutdated(
  context: Context,
  { fundId, until, besides = 0 }: Asked,
): Promise<{ id: number; name: string } | undefined> {
  const movements = await context.database
    .selectFrom('capital_movements')
    .select(['id', 'name'])
    .where('tenant_id', '=', context.account.tenantId)
    .where('fund_id', '=', fundId)
    .where('status', '=', 'Completed')
    .where('id', '<>', besides)
    .$if(until !== undefined, query => query.where('due_date', '<=', until ?? null))
    .orderBy('due_date')
    .orderBy('id')
    .execute()
  for (const movement of movements)
    if ((await checkNotices(context, movement.id)).differences.length > 0) return movement
  return undefined
}

/**
 * What counts on a movement keeps it from being reopened: while its notices have to be made again, nothing is completed
 * or published behind it. The ledger of the fund is held by the caller.
 */
export async function assertNoneOutdated(context: Context, asked: Asked): Promise<void> {
  const outdated = await firstOutdated(context, asked)
  if (outdated) throw problem('wrong-state', { detail: text('notice.outdated', { name: outdated.name }) })
}

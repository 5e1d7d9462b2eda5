/** What a capital movement shows besides its fields: its sums, who is late, and whether this person may publish it. */
import { allows } from '../access.ts'
import type { ComputedFields, Context } from '../context.ts'
import type { Decimal } from '../entity.ts'
import { aDayAgo } from '../mails/lastDay.server.ts'
import { isWaived } from '../four-eyes/mayPublish.server.ts'
import { anyOf } from '../server/database/anyOf.ts'
import { compiledOnce } from '../server/database/sql.ts'
import type { Given } from '../server/database/sql.ts'
import { capitalMovementArea } from './area.ts'
import { calledByLine } from './lineAmounts.server.ts'

export const capitalMovementFigures: ComputedFields<'capitalMovement'> = async (context, movements) => {
  const late = await lateLines(
    context,
    movements.filter(({ status, dueDate }) => status !== 'Open' && dueDate < context.today).map(({ id }) => id),
  )
  const barred = await completedByMyself(
    context,
    movements.filter(({ status }) => status === 'Completed').map(({ id }) => id),
  )
  const edits = allows('edit', context.account.roles)
  return movements.map(movement => {
    const { count: lateCount = 0, unreminded = 0 } = late.get(movement.id) ?? {}
    return {
      ...capitalMovementArea.computed(movement),
      lateLines: lateCount,
      isLate: lateCount > 0,
      canRemind: unreminded > 0,
      canPublish: edits && movement.status === 'Completed' && !barred.has(movement.id),
    }
  })
}

const LATE = compiledOnce((builder, given: Given<{ tenantId: number | null; ids: readonly number[] }>) =>
  builder
    .selectFrom('capital_movement_lines')
    .select(({ fn, not, exists, selectFrom }) => [
      'capital_movement_id as id',
      fn.countAll<number>().as('count'),
      fn
        .countAll<number>()
        .filterWhere(
          not(
            exists(
              selectFrom('mails as r')
                .select('r.id')
                .whereRef('r.tenant_id', '=', 'capital_movement_lines.tenant_id')
                .where('r.resource', '=', 'capital-movements')
                .whereRef('r.record_id', '=', 'capital_movement_lines.capital_movement_id')
                .whereRef('r.limited_partner_id', '=', 'capital_movement_lines.limited_partner_id')
                .where('r.event', '=', 'payment-reminder')
                .where('r.created_at', '>', aDayAgo()),
            ),
          ),
        )
        .as('unreminded'),
    ])
    .where('tenant_id', '=', given('tenantId'))
    .where('capital_movement_id', '=', anyOf(given('ids')))
    .where('payment_status', 'in', ['Open', 'Partial', 'Late', 'Default'])
    .where(({ eb, fn, val }) => {
      const nothing = val<Decimal>('0')
      const paid = eb(fn.coalesce('distribution', nothing), '+', fn.coalesce('amount_received', nothing))
      return eb(calledByLine(), '>', paid)
    })
    .groupBy('capital_movement_id'),
)

interface LateLines {
  count: number
  /** Of partners whom nobody has reminded within the last day. */
  unreminded: number
}

/** How many lines ask for money that has not come in, by movement. */
async function lateLines(
  { database, account }: Context,
  ids: readonly number[],
): Promise<ReadonlyMap<number, LateLines>> {
  if (ids.length === 0) return new Map()
  const rows = await LATE(database, { tenantId: account.tenantId, ids })
  return new Map(rows.map(({ id, ...lines }) => [id, lines]))
}

/** Who completed each of the movements last. */
const COMPLETED = compiledOnce((builder, given: Given<{ tenantId: number | null; ids: readonly number[] }>) =>
  builder
    .selectFrom('audit')
    .distinctOn('record_id')
    .select(['record_id as id', 'account_id as accountId'])
    .where('tenant_id', '=', given('tenantId'))
    .where('resource', '=', 'capital-movements')
    .where('action', '=', 'complete')
    .where('record_id', '=', anyOf(given('ids')))
    .orderBy('record_id')
    .orderBy('id', 'desc'),
)

/** Movements that the account has completed itself: somebody else publishes them, as long as that is not waived. */
async function completedByMyself(context: Context, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0 || (await isWaived(context))) return new Set()
  const { database, account } = context
  const completed = await COMPLETED(database, { tenantId: account.tenantId, ids })
  return new Set(completed.filter(({ accountId }) => accountId === account.id).map(({ id }) => id))
}

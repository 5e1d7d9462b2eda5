/** Holds the notices of a movement against the ledger: what the page of the movement shows as "all notices tie". */
import type { Context } from '../context.ts'
import type { Decimal } from '../entity.ts'
import { positionsBefore } from './gathering.server.ts'
import { readSnapshot } from './kept.ts'
import { bookedOf, differencesOf } from './ties.ts'
import type { Booked, Difference } from './ties.ts'
import { problem } from '../problems.ts'
import { add, sum } from '../money.ts'

const NOTHING = '0'

export async function checkNotices(
  context: Context,
  movementId: number,
): Promise<{ compared: number; differences: Difference[] }> {
  const movement = await context.records.get('capitalMovement', movementId)
  if (!movement) throw problem('not-found')
  const { database, account } = context
  const notices = await database
    .selectFrom('notices')
    .select(['limited_partner_id as limitedPartnerId', 'snapshot'])
    .where('tenant_id', '=', account.tenantId)
    .where('capital_movement_id', '=', movementId)
    .where('superseded', '=', false)
    .orderBy('limited_partner_id')
    .execute()
  const positions = await positionsBefore(context, movement)
  const rows = await bookedRows(context, movementId)
  const booked = new Map<number, Booked>()
  const byPartner = Map.groupBy(rows, row => row.limitedPartnerId)
  for (const { limitedPartnerId } of notices) {
    const of = byPartner.get(limitedPartnerId) ?? []
    const total = (amount: (row: (typeof rows)[number]) => Decimal): Decimal => sum(of.map(amount))
    const position = positions.get(limitedPartnerId) ?? { remaining: NOTHING }
    booked.set(
      limitedPartnerId,
      bookedOf(position, {
        // What the row comes to is the call less the distribution.
        call: total(({ amount, distribution }) => add(amount, distribution)),
        distribution: total(({ distribution }) => distribution),
        impactOnUnfunded: total(({ impact }) => impact),
      }),
    )
  }
  const compared = notices.map(({ limitedPartnerId, snapshot }) => ({
    limitedPartnerId,
    snapshot: readSnapshot(snapshot),
  }))
  return { compared: compared.length, differences: differencesOf(compared, booked) }
}

function bookedRows({ database, account }: Context, movementId: number) {
  return database
    .selectFrom('limited_partner_transactions')
    .select(['limited_partner_id as limitedPartnerId', 'amount', 'distribution', 'impact_on_unfunded as impact'])
    .where('tenant_id', '=', account.tenantId)
    .where('capital_movement_id', '=', movementId)
    .execute()
}

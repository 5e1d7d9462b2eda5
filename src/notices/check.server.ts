/** Holds the notices of a movement against the ledger: what the page of the movement shows as "all notices tie". */
import { inMinorUnits } from '../api/answeredAmounts.ts'
import type { Context } from '../context.ts'
import { USUAL_MINOR_UNITS } from '../currencies/currency.ts'
import type { Decimal } from '../entity.ts'
import { positionsBefore } from './gathering.server.ts'
import { readSnapshot } from './kept.ts'
import { noticeCheckShape } from './reads.ts'
import type { NoticeCheck } from './reads.ts'
import { bookedOf, differencesOf, totalsOf } from './ties.ts'
import type { Booked } from './ties.ts'
import { problem } from '../problems.ts'
import { add, sum } from '../money.ts'

const NOTHING = '0'

export async function checkNotices(context: Context, movementId: number): Promise<NoticeCheck> {
  const movement = await context.records.get('capitalMovement', movementId)
  if (!movement) throw problem('not-found')
  const notices = await noticesOf(context, movementId)
  const positions = await positionsBefore(context, movement)
  const byPartner = Map.groupBy(await bookedRows(context, movementId), row => row.limitedPartnerId)
  const booked = new Map<number, Booked>()
  for (const { limitedPartnerId } of notices) {
    const rows = byPartner.get(limitedPartnerId) ?? []
    const total = (amount: (row: BookedRow) => Decimal): Decimal => sum(rows.map(amount))
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
  const { code, minorUnits } = await currencyOf(context, movement.fundId)
  const names = new Map(notices.map(({ limitedPartnerId, name }) => [limitedPartnerId, name]))
  const answer = {
    compared: notices.length,
    currency: code,
    minorUnits,
    totals: totalsOf(notices, booked),
    differences: differencesOf(notices, booked).map(difference => ({
      ...difference,
      limitedPartner: names.get(difference.limitedPartnerId) ?? '',
    })),
  }
  return inMinorUnits(noticeCheckShape, answer, minorUnits)
}

async function noticesOf({ database, account }: Context, movementId: number) {
  const rows = await database
    .selectFrom('notices as n')
    .innerJoin('limited_partners as p', join =>
      join.onRef('p.tenant_id', '=', 'n.tenant_id').onRef('p.id', '=', 'n.limited_partner_id'),
    )
    .select(['n.limited_partner_id as limitedPartnerId', 'n.snapshot', 'p.name'])
    .where('n.tenant_id', '=', account.tenantId)
    .where('n.capital_movement_id', '=', movementId)
    .where('n.superseded', '=', false)
    .orderBy('n.limited_partner_id')
    .execute()
  return rows.map(({ snapshot, ...row }) => ({ ...row, snapshot: readSnapshot(snapshot) }))
}

async function currencyOf({ records }: Context, fundId: number): Promise<{ code: string; minorUnits: number }> {
  const fund = await records.get('fund', fundId)
  const currency = fund && (await records.get('currency', fund.currencyId))
  return { code: currency?.code ?? '', minorUnits: currency?.minorUnits ?? USUAL_MINOR_UNITS }
}

type BookedRow = Awaited<ReturnType<typeof bookedRows>>[number]

function bookedRows({ database, account }: Context, movementId: number) {
  return database
    .selectFrom('limited_partner_transactions')
    .select(['limited_partner_id as limitedPartnerId', 'amount', 'distribution', 'impact_on_unfunded as impact'])
    .where('tenant_id', '=', account.tenantId)
    .where('capital_movement_id', '=', movementId)
    .execute()
}

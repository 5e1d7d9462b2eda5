/** Holds the notices of a movement against the ledger: what the page of the movement shows as "all notices tie". */
import { inMinorUnits } from '../api/answeredAmounts.ts'
import type { Context } from '../context.ts'
import { fundCurrency } from '../currencies/fundCurrency.server.ts'
import type { Decimal } from '../entity.ts'
import { calledAmount } from '../transactions/cashFlowKinds.server.ts'
import { disagreement } from './disagreement.ts'
import { NOWHERE, positionsBefore } from './snapshots.server.ts'
import { readSnapshot } from './storedSnapshot.ts'
import { noticeCheckShape } from './reads.ts'
import type { NoticeCheck } from './reads.ts'
import { bookedOf, differencesOf, totalsOf } from './reconciliation.ts'
import type { Booked } from './reconciliation.ts'
import { problem } from '../problems.ts'
import { text } from '../texts.ts'

export async function checkNotices(context: Context, movementId: number): Promise<NoticeCheck> {
  const movement = await context.records.get('capitalMovement', movementId)
  if (!movement) throw problem('not-found')
  const notices = await noticesOf(context, movementId)
  const positions = await positionsBefore(context, movement)
  const rows = new Map((await bookedRows(context, movementId)).map(row => [row.limitedPartnerId, row]))
  const booked = new Map(
    notices.map(({ limitedPartnerId }): [number, Booked] => [
      limitedPartnerId,
      bookedOf(positions.get(limitedPartnerId) ?? NOWHERE, rows.get(limitedPartnerId) ?? NO_ROW),
    ]),
  )
  const { code, minorUnits } = await fundCurrency(context, movement.fundId)
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

/**
 * A movement that was reopened has left the notices of later ones with figures that hold no more: what is published
 * cannot be taken back. The ledger is held by the caller, so that nothing is reopened meanwhile.
 */
export async function assertNoticesTie(context: Context, movementId: number): Promise<void> {
  const reason = disagreement((await checkNotices(context, movementId)).differences)
  if (reason) throw problem('wrong-state', { detail: text(reason.key, reason.values) })
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

const NO_ROW = { call: '0', distribution: '0', impactOnUnfunded: '0', called: '0' } as const

function bookedRows({ database, account }: Context, movementId: number) {
  return database
    .selectFrom('limited_partner_transactions as t')
    .select(({ eb, fn }) => [
      't.limited_partner_id as limitedPartnerId',
      // What a row comes to is the call less the distribution.
      fn.sum<Decimal>(eb('t.amount', '+', eb.ref('t.distribution'))).as('call'),
      fn.sum<Decimal>('t.distribution').as('distribution'),
      fn.sum<Decimal>('t.impact_on_unfunded').as('impactOnUnfunded'),
      fn.sum<Decimal>(calledAmount()).as('called'),
    ])
    .where('t.tenant_id', '=', account.tenantId)
    .where('t.capital_movement_id', '=', movementId)
    .groupBy('t.limited_partner_id')
    .execute()
}

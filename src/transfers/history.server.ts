/** What the server has to know of partners and of the fund before a commitment changes hands. */
import type { ComputedFields, Context } from '../context.ts'
import type { CalendarDate } from '../entity.ts'
import { ledgerOf } from '../limited-partners/ledger.server.ts'
import type { CommitmentRow } from '../limited-partners/ledger.ts'
import { add, asAmount, subtract } from '../money.ts'
import { historyBefore } from './history.ts'
import type { History } from './history.ts'
import type { Blocker } from './rules.ts'
import { anyOf } from '../server/database/anyOf.ts'

/** On the day, before the transfer; null for one that is still to be made. */
export async function historyOf(
  context: Context,
  limitedPartnerId: number,
  date: CalendarDate,
  transferId: number | null,
): Promise<History> {
  return historyBefore(await ledgerOf(context, [limitedPartnerId]), date, transferId)
}

interface Asked {
  fundId: number
  date: CalendarDate
  /** The seller and the buyers that are partners already. */
  partnerIds: readonly number[]
}

/**
 * A movement was shared by the commitments of its due date, and a closing started from those of its own: a transfer
 * comes after both. Of transfers only those count that have moved something of the same partners.
 */
export async function blockerOf(context: Context, { fundId, date, partnerIds }: Asked): Promise<Blocker | null> {
  const { database, account } = context
  const movement = await database
    .selectFrom('capital_movements')
    .select(['name', 'due_date as date'])
    .where('tenant_id', '=', account.tenantId)
    .where('fund_id', '=', fundId)
    .where('status', '<>', 'Open')
    .where('due_date', '>=', date)
    .orderBy('due_date', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (movement) return { kind: 'capitalMovement', ...movement }
  const closing = await database
    .selectFrom('closings')
    .select(['name', 'date'])
    .where('tenant_id', '=', account.tenantId)
    .where('fund_id', '=', fundId)
    .where('status', '=', 'Completed')
    .where('date', '>', date)
    .orderBy('date', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (closing) return { kind: 'closing', ...closing }
  const transfer = await database
    .selectFrom('limited_partner_commitments')
    .select('date')
    .where('tenant_id', '=', account.tenantId)
    .where('limited_partner_id', '=', anyOf(partnerIds))
    .where('transfer_id', 'is not', null)
    .where('date', '>', date)
    .orderBy('date', 'desc')
    .limit(1)
    .executeTakeFirst()
  return transfer ? { kind: 'transfer', name: '', ...transfer } : null
}

/** Initial and result commitments of a whole page of transfers by one statement. Lists hold no buyers. */
export const transferCommitments: ComputedFields<'transfer'> = async ({ database, account }, transfers) => {
  const partnerIds = transfers.flatMap(({ sellerId, buyers }) => [
    sellerId,
    ...(buyers ?? []).flatMap(({ limitedPartnerId }) => limitedPartnerId ?? []),
  ])
  const rows: CommitmentRow[] = await database
    .selectFrom('limited_partner_commitments')
    .select(['id', 'limited_partner_id as limitedPartnerId', 'date', 'value', 'transfer_id as transferId'])
    .where('tenant_id', '=', account.tenantId)
    .where('limited_partner_id', '=', anyOf([...new Set(partnerIds)]))
    .execute()
  const byPartner = Map.groupBy(rows, ({ limitedPartnerId }) => limitedPartnerId)
  return transfers.map(({ id, date, sellerId, transferCommitment, buyers }) => {
    const initialOf = (partnerId: number) =>
      historyBefore({ commitments: byPartner.get(partnerId) ?? [], transactions: [] }, date, id).commitment
    const initialCommitment = initialOf(sellerId)
    return {
      initialCommitment,
      resultCommitment: asAmount(subtract(initialCommitment, transferCommitment)),
      ...(buyers && {
        buyers: buyers.map(buyer => {
          const initial = buyer.limitedPartnerId ? initialOf(buyer.limitedPartnerId) : '0.00'
          return {
            ...buyer,
            initialCommitment: initial,
            resultCommitment: asAmount(add(initial, buyer.commitment)),
          }
        }),
      }),
    }
  })
}

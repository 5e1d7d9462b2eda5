/** Why a completed transfer cannot be reopened: what was completed since counts on its rows. */
import type { Context } from '../context.ts'
import type { Stored } from '../entityTypes.ts'
import { formatDate } from '../formats.ts'
import { text } from '../texts.ts'
import './texts.ts'
import { anyOf } from '../server/database/anyOf.ts'

/** In words, the oldest first: movements and closings of the fund, and transfers of the same partners. */
export async function whatBuildsOn({ database, account }: Context, transfer: Stored<'transfer'>): Promise<string[]> {
  const { tenantId } = account
  const own = await database
    .selectFrom('limited_partner_commitments')
    .select(['id', 'limited_partner_id as limitedPartnerId'])
    .where('tenant_id', '=', tenantId)
    .where('transfer_id', '=', transfer.id)
    .execute()
  const last = Math.max(0, ...own.map(({ id }) => id))
  const partnerIds = own.map(({ limitedPartnerId }) => limitedPartnerId)
  const movements = await database
    .selectFrom('capital_movements')
    .select(['name', 'due_date as date'])
    .where('tenant_id', '=', tenantId)
    .where('fund_id', '=', transfer.fundId)
    .where('status', '<>', 'Open')
    .where('due_date', '>=', transfer.date)
    .orderBy('due_date')
    .execute()
  const closings = await database
    .selectFrom('limited_partner_commitments as r')
    .innerJoin('closings as c', join =>
      join.onRef('c.tenant_id', '=', 'r.tenant_id').onRef('c.id', '=', 'r.closing_id'),
    )
    .select(['c.name', 'c.date'])
    .distinct()
    .where('r.tenant_id', '=', tenantId)
    .where('c.fund_id', '=', transfer.fundId)
    .where('r.id', '>', last)
    .orderBy('c.date')
    .execute()
  const transfers = await database
    .selectFrom('limited_partner_commitments')
    .select('date')
    .distinct()
    .where('tenant_id', '=', tenantId)
    .where('limited_partner_id', '=', anyOf(partnerIds))
    .where('transfer_id', 'is not', null)
    .where('id', '>', last)
    .orderBy('date')
    .execute()
  return [
    ...movements.map(({ name }) => text('transfer.builtByMovement', { name })),
    ...closings.map(({ name }) => text('transfer.builtByClosing', { name })),
    ...transfers.map(({ date }) => text('transfer.builtByTransfer', { date: formatDate(date) })),
  ]
}

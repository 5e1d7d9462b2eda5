/** Prior, additional and total commitment of closings and of their commitments, for many records by one statement. */
import type { ComputedFields, Context } from '../context.ts'
import type { Decimal } from '../entity.ts'
import { add, asAmount, sum } from '../money.ts'
import { anyOf } from '../server/database/anyOf.ts'

type Asking = Pick<Context, 'database' | 'account'>

export const closingFigures: ComputedFields<'closing'> = async (context, closings) => {
  const ids = closings.map(({ id }) => id)
  const rows = await sumsOf(context, ids)
  return ids.map(id => {
    const own = rows.filter(({ closingId }) => closingId === id)
    return {
      priorCommitment: total(own.map(({ prior }) => prior)),
      additionalCommitment: total(own.map(({ additional }) => additional)),
      totalCommitment: total(own.flatMap(({ prior, additional }) => [prior, additional])),
    }
  })
}

export const commitmentFigures: ComputedFields<'closingCommitment'> = async (context, commitments) => {
  const rows = await sumsOf(context, [...new Set(commitments.map(({ closingId }) => closingId))])
  const byPartner = new Map(rows.map(row => [`${row.closingId} ${row.limitedPartnerId}`, row]))
  return commitments.map(({ closingId, limitedPartnerId }) => {
    const { prior, additional } = byPartner.get(`${closingId} ${limitedPartnerId}`) ?? { prior: '0', additional: '0' }
    return {
      priorCommitment: asAmount(prior),
      additionalCommitment: asAmount(additional),
      totalCommitment: asAmount(add(prior, additional)),
    }
  })
}

interface PartnerSums {
  closingId: number
  limitedPartnerId: number
  prior: Decimal
  additional: Decimal
}

/**
 * By closing and partner. Before a closing is what the ledger holds up to its date, and it did not make itself; of its
 * own day, only what was written before its own rows.
 */
async function sumsOf({ database, account: { tenantId } }: Asking, ids: readonly number[]): Promise<PartnerSums[]> {
  const first = database
    .selectFrom('limited_partner_commitments')
    .select(({ fn }) => ['closing_id as id', fn.min('id').as('row')])
    .where('tenant_id', '=', tenantId)
    .where('closing_id', '=', anyOf(ids))
    .groupBy('closing_id')
    .as('first')
  const prior = database
    .selectFrom('closings as c')
    .leftJoin(first, 'first.id', 'c.id')
    .innerJoin('limited_partners as p', join =>
      join.onRef('p.tenant_id', '=', 'c.tenant_id').onRef('p.fund_id', '=', 'c.fund_id'),
    )
    .innerJoin('limited_partner_commitments as t', join =>
      join
        .onRef('t.tenant_id', '=', 'p.tenant_id')
        .onRef('t.limited_partner_id', '=', 'p.id')
        .onRef('t.date', '<=', 'c.date')
        .on(({ eb, ref }) => eb('t.closing_id', 'is distinct from', ref('c.id')))
        .on(({ eb, or, ref }) =>
          or([eb('t.date', '<', ref('c.date')), eb('first.row', 'is', null), eb('t.id', '<', ref('first.row'))]),
        ),
    )
    .select(({ fn }) => ['c.id as closingId', 'p.id as limitedPartnerId', fn.sum<Decimal>('t.value').as('value')])
    .where('c.tenant_id', '=', tenantId)
    .where('c.id', '=', anyOf(ids))
    .groupBy(['c.id', 'p.id'])
  const additional = database
    .selectFrom('closing_commitments as t')
    .select(({ fn }) => [
      't.closing_id as closingId',
      't.limited_partner_id as limitedPartnerId',
      fn.sum<Decimal>('t.value').as('value'),
    ])
    .where('t.tenant_id', '=', tenantId)
    .where('t.closing_id', '=', anyOf(ids))
    .groupBy(['t.closing_id', 't.limited_partner_id'])
  const [before, own] = await Promise.all([prior.execute(), additional.execute()])
  const sums = new Map<string, PartnerSums>()
  const rowOf = ({ closingId, limitedPartnerId }: Pick<PartnerSums, 'closingId' | 'limitedPartnerId'>): PartnerSums => {
    const key = `${closingId} ${limitedPartnerId}`
    const row = sums.get(key) ?? { closingId, limitedPartnerId, prior: '0', additional: '0' }
    sums.set(key, row)
    return row
  }
  for (const row of before) rowOf(row).prior = row.value
  for (const row of own) rowOf(row).additional = row.value
  return [...sums.values()]
}

function total(amounts: readonly Decimal[]): Decimal {
  return asAmount(sum(amounts))
}

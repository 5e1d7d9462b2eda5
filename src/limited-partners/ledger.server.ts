/**
 * The one way into the ledger of limited partners. Closings, capital movements and transfers append their rows here, in
 * their own transaction, and take exactly those rows back when they are reopened. Nothing else writes, changes or
 * removes a row.
 */
import { CompiledQuery, sql } from 'kysely'
import type { Found } from '../api/reads.ts'
import type { ComputedColumns, ComputedFields, Context } from '../context.ts'
import type { CalendarDate, Decimal } from '../entity.ts'
import { round } from '../money.ts'
import { problem } from '../problems.ts'
import { explainLedger, percentOf, rollForward } from './ledger.ts'
import type { CommitmentRow, Source, TransactionRow } from './ledger.ts'
import type { ExplainedLedger, PartnerTotals } from './reads.ts'

/**
 * Keeps others from changing the commitments of this fund until the transaction ends. To be taken before the ledger is
 * read in order to write it.
 */
export async function holdLedger({ database, account }: Context, fundId: number): Promise<void> {
  await database
    .selectFrom('funds')
    .select('id')
    .where('tenant_id', '=', account.tenantId)
    .where('id', '=', fundId)
    .forNoKeyUpdate()
    .execute()
}

/** Answers with the ids of the new rows, in the order given. */
export async function appendCommitments({ records }: Context, rows: readonly CommitmentRow[]): Promise<number[]> {
  for (const row of rows) assertOneSource(row)
  return records.createMany('limitedPartnerCommitment', rows)
}

export async function appendTransactions({ records }: Context, rows: readonly TransactionRow[]): Promise<number[]> {
  for (const row of rows) assertOneSource(row)
  return records.createMany('limitedPartnerTransaction', rows)
}

/** Takes back what one closing, capital movement or transfer has written: those rows, all of them and no other. */
export async function removeSource(
  { records }: Context,
  source: Source,
): Promise<{ commitments: number; transactions: number }> {
  assertOneSource(source)
  const { capitalMovementId, closingId, transferId } = source
  const rows = closingId ? { closingId } : transferId ? { transferId } : null
  return {
    transactions: await records.removeMany('limitedPartnerTransaction', rows ?? { capitalMovementId }),
    commitments: rows ? await records.removeMany('limitedPartnerCommitment', rows) : 0,
  }
}

/** A row belongs to exactly one operation, so that the operation can take it back. */
function assertOneSource({ capitalMovementId, closingId, transferId }: Source): void {
  if ([capitalMovementId, closingId, transferId].filter(id => typeof id === 'number').length !== 1)
    throw new Error('A row of the ledger has exactly one source: a closing, a capital movement or a transfer.')
}

/** Rows of some partners, in the order in which they happened. */
export async function ledgerOf(
  { database, account }: Context,
  limitedPartnerIds: readonly number[],
): Promise<{ commitments: CommitmentRow[]; transactions: TransactionRow[] }> {
  const [commitments, transactions] = await Promise.all([
    database
      .selectFrom('limited_partner_commitments')
      .select(['id', 'limited_partner_id as limitedPartnerId', 'date', 'value'])
      .select(['closing_id as closingId', 'transfer_id as transferId'])
      .where('tenant_id', '=', account.tenantId)
      .where('limited_partner_id', '=', sql<number>`any(${limitedPartnerIds}::bigint[])`)
      .orderBy('date')
      .orderBy('id')
      .execute(),
    database
      .selectFrom('limited_partner_transactions')
      .select(['id', 'limited_partner_id as limitedPartnerId', 'date', 'type', 'amount', 'shares'])
      .select(['impact_on_unfunded as impactOnUnfunded', 'investment_funding as investmentFunding'])
      .select(['management_fees as managementFees', 'expenses_paid_in as expensesPaidIn'])
      .select(['expenses_out_of_paid_in as expensesOutOfPaidIn', 'late_entrance_fee as lateEntranceFee'])
      .select(['return_of_capital as returnOfCapital', 'realized_gain as realizedGain', 'distribution'])
      .select('recallable_distribution as recallableDistribution')
      .select(['capital_movement_id as capitalMovementId', 'closing_id as closingId', 'transfer_id as transferId'])
      .where('tenant_id', '=', account.tenantId)
      .where('limited_partner_id', '=', sql<number>`any(${limitedPartnerIds}::bigint[])`)
      .orderBy('date')
      .orderBy('id')
      .execute(),
  ])
  return { commitments, transactions }
}

/** Why the figures of a partner are what they are: each with its rows, and the way of the commitment. */
export async function explainedLedgerOf(
  context: Context,
  limitedPartnerId: number,
  asOf?: CalendarDate,
): Promise<ExplainedLedger> {
  if (!(await context.records.get('limitedPartner', limitedPartnerId))) throw problem('not-found')
  const { commitments, transactions } = await ledgerOf(context, [limitedPartnerId])
  const last = [context.today, ...commitments.map(({ date }) => date), ...transactions.map(({ date }) => date)]
    .toSorted()
    .at(-1)
  return {
    limitedPartnerId,
    asOf: asOf ?? null,
    figures: explainLedger(commitments, transactions, asOf),
    rollForward: rollForward(commitments, transactions, asOf ?? last ?? context.today),
  }
}

/**
 * One statement for any number of partners: what lists sort by, what their totals add up, and what a page of them
 * shows.
 */
export const partnerFigures: ComputedColumns<'limitedPartner'> = {
  columns: {
    totalCommitment: 'commitment',
    capitalCalled: 'called',
    capitalCalledPercent: 'called_percent',
    distributed: 'distributed',
    recallableDistribution: 'recallable',
    remaining: 'remaining',
    shares: 'shares',
  },
  relation: (chosen, tenant) => `select p.id, coalesce(c.value, 0) as commitment, coalesce(x.called, 0) as called,
      case when c.value <> 0 then coalesce(x.called, 0) * 100 / c.value end as called_percent, coalesce(x.distributed, 0) as distributed,
      coalesce(x.recallable, 0) as recallable, coalesce(c.value, 0) + coalesce(x.impact, 0) as remaining, coalesce(x.shares, 0) as shares
    from (${chosen}) p
    left join (select limited_partner_id, sum(value) as value from limited_partner_commitments
      where tenant_id = ${tenant} and limited_partner_id in (${chosen}) group by limited_partner_id) c on c.limited_partner_id = p.id
    left join (select limited_partner_id, sum(investment_funding + management_fees + expenses_paid_in + expenses_out_of_paid_in) as called, sum(distribution) as distributed,
        sum(recallable_distribution) as recallable, sum(impact_on_unfunded) as impact, sum(shares) as shares from limited_partner_transactions
      where tenant_id = ${tenant} and limited_partner_id in (${chosen}) group by limited_partner_id) x on x.limited_partner_id = p.id`,
}

interface Sums {
  id: number
  commitment: Decimal
  called: Decimal
  distributed: Decimal
  recallable: Decimal
  remaining: Decimal
  shares: Decimal
}

const SUMS = ['commitment', 'called', 'distributed', 'recallable', 'remaining', 'shares'] as const

/** The computed figures of a whole page of partners, by one statement. */
export const limitedPartnerFigures: ComputedFields<'limitedPartner'> = async ({ database, account }, partners) => {
  const ids = partners.map(({ id }) => id)
  const found = await database.executeQuery<Sums>(
    CompiledQuery.raw(
      `select f.id, ${SUMS.map(name => `f.${name}::text`).join(', ')} from (${partnerFigures.relation('select unnest($2::bigint[]) as id', '$1')}) f`,
      [account.tenantId, ids],
    ),
  )
  const sums = new Map(found.rows.map(row => [row.id, row]))
  return ids.map(id => {
    const row = sums.get(id)
    return row ? shownFigures(row) : {}
  })
}

function shownFigures({
  commitment,
  called,
  distributed,
  recallable,
  remaining,
  shares,
}: Omit<Sums, 'id'>): Omit<PartnerTotals, 'count'> {
  return {
    totalCommitment: round(commitment, 2),
    capitalCalled: round(called, 2),
    capitalCalledPercent: percentOf(called, commitment),
    distributed: round(distributed, 2),
    recallableDistribution: round(recallable, 2),
    remaining: round(remaining, 2),
    shares: round(shares, 6),
  }
}

/** The sums over all partners that a list finds, by name of the column. */
export async function partnerTotalsOf({ computed, rows }: Found): Promise<PartnerTotals> {
  const [found] = await rows<Omit<Sums, 'id'> & { count: number }>(
    `select count(*)::integer as count, ${SUMS.map(name => `coalesce(sum(f.${name}), 0)::text as ${name}`).join(', ')} from (${computed(partnerFigures)}) f`,
  )
  if (!found) throw new Error('The database has added nothing up.')
  const { count, ...sums } = found
  return { count, ...shownFigures(sums) }
}

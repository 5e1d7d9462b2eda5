/**
 * The one way into the ledger of limited partners. Closings, capital movements and transfers append their rows here, in
 * their own transaction, and take exactly those rows back when they are reopened. Nothing else writes, changes or
 * removes a row.
 */
import { sql } from 'kysely'
import type { AliasedExpression, Expression } from 'kysely'
import type { Found } from '../api/reads.ts'
import type { ComputedColumns, ComputedFields, Context, DoneByCaller } from '../context.ts'
import type { CalendarDate, Decimal } from '../entity.ts'
import { asAmount, round } from '../money.ts'
import { problem } from '../problems.ts'
import { anyOf } from '../server/database/anyOf.ts'
import { compiledOnce, textOnce } from '../server/database/sql.ts'
import type { Builder, Given } from '../server/database/sql.ts'
import { summedLedger } from '../transactions/cashFlowKinds.server.ts'
import { explainLedger, percentOf, rollForward } from './ledger.ts'
import type { CommitmentRow, Source, TransactionRow } from './ledger.ts'
import { explainedLedger, partnerTotals } from './reads.ts'
import type { ExplainedLedger, PartnerTotals } from './reads.ts'
import { inMinorUnits } from '../api/answeredAmounts.ts'
import { USUAL_MINOR_UNITS } from '../currencies/currency.ts'
import { fundCurrency } from '../currencies/fundCurrency.server.ts'

/**
 * Keeps others from changing the commitments of this fund until the transaction ends. To be taken before the ledger is
 * read in order to write it.
 */
export async function lockLedger({ database, account }: Context, fundId: number): Promise<void> {
  await database
    .selectFrom('funds')
    .select('id')
    .where('tenant_id', '=', account.tenantId)
    .where('id', '=', fundId)
    .forNoKeyUpdate()
    .execute()
}

/** Amounts of the ledger have the decimals of the fund's currency since they were worked out. */
const ROUNDED: DoneByCaller = ['recordChecks']

/** Answers with the ids of the new rows, in the order given. */
export async function appendCommitments({ records }: Context, rows: readonly CommitmentRow[]): Promise<number[]> {
  for (const row of rows) assertOneSource(row)
  return records.createMany('limitedPartnerCommitment', rows, ROUNDED)
}

export async function appendTransactions({ records }: Context, rows: readonly TransactionRow[]): Promise<number[]> {
  for (const row of rows) assertOneSource(row)
  return records.createMany('limitedPartnerTransaction', rows, ROUNDED)
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
      .where('limited_partner_id', '=', anyOf(limitedPartnerIds))
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
      .where('limited_partner_id', '=', anyOf(limitedPartnerIds))
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
  const partner = await context.records.get('limitedPartner', limitedPartnerId)
  if (!partner) throw problem('not-found')
  const { commitments, transactions } = await ledgerOf(context, [limitedPartnerId])
  const last = [context.today, ...commitments.map(({ date }) => date), ...transactions.map(({ date }) => date)]
    .toSorted()
    .at(-1)
  const ledger: ExplainedLedger = {
    limitedPartnerId,
    asOf: asOf ?? null,
    figures: explainLedger(commitments, transactions, asOf),
    rollForward: rollForward(commitments, transactions, asOf ?? last ?? context.today),
  }
  const { minorUnits } = await fundCurrency(context, partner.fundId)
  return inMinorUnits(explainedLedger, ledger, minorUnits)
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
  relation: textOnce((builder, part: Given<{ chosen: { id: number }; tenant: number }>) =>
    sumsOf(builder, sql<{ id: number }>`(${part('chosen')})`.as('p'), part('tenant')),
  ),
}

/** The chosen partners stand three times in it, so that each table is read for them alone. */
function sumsOf(builder: Builder, chosen: AliasedExpression<{ id: number }, 'p'>, tenantId: Expression<number | null>) {
  return builder
    .selectFrom(chosen)
    .leftJoin(
      builder
        .selectFrom('limited_partner_commitments as t')
        .select(({ fn }) => ['t.limited_partner_id', fn.sum<Decimal>('t.value').as('value')])
        .where('t.tenant_id', '=', tenantId)
        .where('t.limited_partner_id', 'in', builder.selectFrom(chosen).select('p.id'))
        .groupBy('t.limited_partner_id')
        .as('c'),
      'c.limited_partner_id',
      'p.id',
    )
    .leftJoin(
      builder
        .selectFrom('limited_partner_transactions as t')
        .select(['t.limited_partner_id', ...summedLedger()])
        .where('t.tenant_id', '=', tenantId)
        .where('t.limited_partner_id', 'in', builder.selectFrom(chosen).select('p.id'))
        .groupBy('t.limited_partner_id')
        .as('x'),
      'x.limited_partner_id',
      'p.id',
    )
    .select(({ eb, fn, ref, val }) => {
      const nothing = val<Decimal>('0')
      const commitment = fn.coalesce('c.value', nothing)
      const called = fn.coalesce('x.called', nothing)
      return [
        'p.id',
        commitment.as('commitment'),
        called.as('called'),
        eb
          .case()
          .when('c.value', '<>', '0')
          .then(eb(eb(called, '*', '100'), '/', ref('c.value')))
          .end()
          .as('called_percent'),
        fn.coalesce('x.distributed', nothing).as('distributed'),
        fn.coalesce('x.recallable', nothing).as('recallable'),
        eb(commitment, '+', fn.coalesce('x.impact', nothing)).as('remaining'),
        fn.coalesce('x.shares', nothing).as('shares'),
      ]
    })
}

type Sums = Record<'commitment' | 'called' | 'distributed' | 'recallable' | 'remaining' | 'shares', Decimal>

const FIGURES = compiledOnce((builder, given: Given<{ tenantId: number | null; ids: readonly number[] }>) =>
  sumsOf(
    builder,
    builder
      .selectFrom('limited_partners')
      .select('id')
      .where('tenant_id', '=', given('tenantId'))
      .where('id', '=', anyOf(given('ids')))
      .as('p'),
    given('tenantId'),
  ),
)

/** The computed figures of a whole page of partners, by one statement. */
export const limitedPartnerFigures: ComputedFields<'limitedPartner'> = async ({ database, account }, partners) => {
  const ids = partners.map(({ id }) => id)
  const rows = await FIGURES(database, { tenantId: account.tenantId, ids })
  const sums = new Map(rows.map(row => [row.id, row]))
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
}: Sums): Omit<PartnerTotals, 'count'> {
  return {
    totalCommitment: asAmount(commitment),
    capitalCalled: asAmount(called),
    capitalCalledPercent: percentOf(called, commitment),
    distributed: asAmount(distributed),
    recallableDistribution: asAmount(recallable),
    remaining: asAmount(remaining),
    shares: round(shares, 6),
  }
}

const TOTALS = textOnce((builder, part: Given<{ figures: Sums & { id: number }; found: boolean }>) =>
  builder
    .selectFrom(sql<Sums & { id: number }>`(${part('figures')})`.as('f'))
    .innerJoin('limited_partners as t', 't.id', 'f.id')
    .leftJoin('funds as u', join => join.onRef('u.tenant_id', '=', 't.tenant_id').onRef('u.id', '=', 't.fund_id'))
    .leftJoin('currencies as y', join =>
      join.onRef('y.tenant_id', '=', 'u.tenant_id').onRef('y.id', '=', 'u.currency_id'),
    )
    .select(({ fn, val }) => {
      const nothing = val<Decimal>('0')
      return [
        fn.countAll<number>().as('count'),
        fn.max('y.minor_units').as('minorUnits'),
        fn.coalesce(fn.sum<Decimal>('f.commitment'), nothing).as('commitment'),
        fn.coalesce(fn.sum<Decimal>('f.called'), nothing).as('called'),
        fn.coalesce(fn.sum<Decimal>('f.distributed'), nothing).as('distributed'),
        fn.coalesce(fn.sum<Decimal>('f.recallable'), nothing).as('recallable'),
        fn.coalesce(fn.sum<Decimal>('f.remaining'), nothing).as('remaining'),
        fn.coalesce(fn.sum<Decimal>('f.shares'), nothing).as('shares'),
      ]
    })
    .where(part('found')),
)

/** The sums over all partners that a list finds, by name of the column. */
export async function partnerTotalsOf({ where, computed, rows }: Found): Promise<PartnerTotals> {
  const [found] = await rows(TOTALS({ figures: computed(partnerFigures), found: where }))
  if (!found) throw new Error('The database has added nothing up.')
  const { count, minorUnits, ...sums } = found
  return inMinorUnits(partnerTotals, { count, ...shownFigures(sums) }, minorUnits ?? USUAL_MINOR_UNITS)
}

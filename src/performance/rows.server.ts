/**
 * The rows that the performance of a fund is computed from: sums by source and day, so that ten thousands of partners
 * and transactions stay a few hundred rows.
 */
import { sql } from 'kysely'
import type { NotNull } from 'kysely'
import type { Context } from '../context.ts'
import type { Decimal } from '../entity.ts'
import { absolute } from '../money.ts'
import { managementFeesSum, otherExpensesSum } from '../reporting-periods/expenseSums.server.ts'
import {
  acquires,
  calledAmount,
  leavesNothing,
  movedMoney,
  movesFacility,
  summedLedger,
  writesOffPart,
} from '../transactions/cashFlowKinds.server.ts'
import type {
  BoughtRow,
  CashSum,
  CommitmentSum,
  ExitRow,
  FacilityRow,
  FairValueRow,
  InvestmentRow,
  LedgerSum,
  RowSource,
} from './fundData.ts'
import type { Cash } from './capitalAccounts.ts'
import type { ClosingRow } from './partnerReturns.ts'
import type { Commitment, Partner } from './resultShares.ts'
import type { PeriodExpenses } from './valueBridge.ts'

/** Ids named with a sum; a list answers no more at once either. */
const IDS_MAX = 1_000

type Source = Pick<Context, 'database' | 'account'>

export async function investmentRows({ database, account }: Source, fundId: number): Promise<InvestmentRow[]> {
  return database
    .selectFrom('investments as i')
    .leftJoin('currencies as c', join =>
      join.onRef('c.tenant_id', '=', 'i.tenant_id').onRef('c.id', '=', 'i.deal_currency_id'),
    )
    .select(['i.id', 'i.name', 'i.geography', 'i.industry', 'c.code as currency'])
    .where('i.tenant_id', '=', account.tenantId)
    .where('i.fund_id', '=', fundId)
    .orderBy('i.name')
    .orderBy('i.id')
    .execute()
}

export async function fairValueRows({ database, account }: Source, fundId: number): Promise<FairValueRow[]> {
  return database
    .selectFrom('fair_values as v')
    .innerJoin('investments as i', join =>
      join.onRef('i.tenant_id', '=', 'v.tenant_id').onRef('i.id', '=', 'v.investment_id'),
    )
    .select(['v.id', 'v.investment_id as investmentId', 'v.date', 'v.value', 'v.cost'])
    .where('i.tenant_id', '=', account.tenantId)
    .where('i.fund_id', '=', fundId)
    .orderBy('v.date')
    .orderBy('v.id')
    .execute()
}

/** Transfers add up to nothing over the fund, but their rows stay visible in the partners' ledgers. */
export async function commitmentSums({ database, account }: Source, fundId: number): Promise<CommitmentSum[]> {
  const rows = await database
    .selectFrom('limited_partner_commitments as t')
    .innerJoin('limited_partners as p', join =>
      join.onRef('p.tenant_id', '=', 't.tenant_id').onRef('p.id', '=', 't.limited_partner_id'),
    )
    .select(({ fn }) => [
      't.date',
      't.closing_id as closingId',
      't.transfer_id as transferId',
      fn.sum<Decimal>('t.value').as('amount'),
    ])
    .where('t.tenant_id', '=', account.tenantId)
    .where('p.fund_id', '=', fundId)
    .groupBy(['t.date', 't.closing_id', 't.transfer_id'])
    .orderBy('t.date')
    .orderBy('t.closing_id')
    .orderBy('t.transfer_id')
    .execute()
  return rows.map(({ closingId, transferId, ...row }) => ({ ...row, ...madeBy({ closingId, transferId }) }))
}

export async function ledgerSums({ database, account }: Source, fundId: number): Promise<LedgerSum[]> {
  const rows = await database
    .selectFrom('limited_partner_transactions as t')
    .innerJoin('limited_partners as p', join =>
      join.onRef('p.tenant_id', '=', 't.tenant_id').onRef('p.id', '=', 't.limited_partner_id'),
    )
    .select([
      't.date',
      't.capital_movement_id as capitalMovementId',
      't.closing_id as closingId',
      't.transfer_id as transferId',
      ...summedLedger(),
    ])
    .where('t.tenant_id', '=', account.tenantId)
    .where('p.fund_id', '=', fundId)
    .groupBy(['t.date', 't.capital_movement_id', 't.closing_id', 't.transfer_id'])
    .orderBy('t.date')
    .orderBy('t.capital_movement_id')
    .orderBy('t.closing_id')
    .orderBy('t.transfer_id')
    .execute()
  return rows.map(({ capitalMovementId, closingId, transferId, ...row }) => ({
    ...row,
    ...madeBy({ capitalMovementId, closingId, transferId }),
  }))
}

interface MadeBy {
  capitalMovementId?: number | null
  closingId: number | null
  transferId: number | null
}

/** What made a row of the ledger; there is always exactly one. */
function madeBy({ capitalMovementId, closingId, transferId }: MadeBy): RowSource {
  if (capitalMovementId) return { resource: 'capital-movements', ids: [capitalMovementId] }
  if (closingId) return { resource: 'closings', ids: [closingId] }
  return { resource: 'transfers', ids: transferId ? [transferId] : [] }
}

/** Of the transactions behind a sum. */
function firstIds() {
  const id = sql.ref('t.id')
  return sql<number[]>`(array_agg(${id} order by ${id}))[1:${sql.lit(IDS_MAX)}]`
}

export async function cashSums({ database, account }: Source, fundId: number): Promise<CashSum[]> {
  const rows = await database
    .selectFrom('transactions as t')
    .select(({ fn }) => [
      't.date',
      firstIds().as('ids'),
      't.investment_id as investmentId',
      't.type',
      fn.sum<Decimal>('t.amount_fund').as('amount'),
    ])
    .where('t.tenant_id', '=', account.tenantId)
    .where('t.fund_id', '=', fundId)
    .where(movedMoney())
    .where(({ and, eb, or }) =>
      or([
        eb('t.type', '=', 'CarriedInterest'),
        and([eb('t.type', 'in', ['Investment', 'Divestment', 'Income']), eb('t.investment_id', 'is not', null)]),
      ]),
    )
    .groupBy(['t.date', 't.investment_id', 't.type'])
    .orderBy('t.date')
    .orderBy('t.investment_id')
    .orderBy('t.type')
    .$narrowType<{ type: CashSum['type'] }>()
    .execute()
  return rows.map(row => ({ ...row, resource: 'transactions' }))
}

export async function facilityRows({ database, account }: Source, fundId: number): Promise<FacilityRow[]> {
  const rows = await database
    .selectFrom('transactions as t')
    .select(({ fn }) => [
      't.date',
      't.currency_id as currencyId',
      firstIds().as('ids'),
      fn.sum<Decimal>('t.amount_local').as('local'),
      fn.sum<Decimal>('t.amount_fund').as('amount'),
    ])
    .where('t.tenant_id', '=', account.tenantId)
    .where('t.fund_id', '=', fundId)
    .where(movedMoney())
    .where(movesFacility())
    .groupBy(['t.date', 't.currency_id', 't.sub_type'])
    .orderBy('t.date')
    .orderBy('t.currency_id')
    .orderBy('t.sub_type')
    .execute()
  return rows.map(row => ({ ...row, resource: 'transactions' }))
}

export async function acquisitions({ database, account }: Source, fundId: number): Promise<BoughtRow[]> {
  return database
    .selectFrom('transactions as t')
    .select(({ fn }) => ['t.investment_id as investmentId', fn.min('t.date').as('date')])
    .where('t.tenant_id', '=', account.tenantId)
    .where('t.fund_id', '=', fundId)
    .where('t.investment_id', 'is not', null)
    .where(acquires())
    .groupBy('t.investment_id')
    .orderBy('t.investment_id')
    .$narrowType<{ investmentId: NotNull }>()
    .execute()
}

export async function endings({ database, account }: Source, fundId: number): Promise<ExitRow[]> {
  const rows = await database
    .selectFrom('transactions as t')
    .select(['t.id', 't.investment_id as investmentId', 't.date', 't.amount_fund as amount'])
    .select(({ eb }) => eb.and([writesOffPart()]).$castTo<boolean>().as('ofPart'))
    .where('t.tenant_id', '=', account.tenantId)
    .where('t.fund_id', '=', fundId)
    .where('t.investment_id', 'is not', null)
    .where(({ or }) => or([leavesNothing(), writesOffPart()]))
    .orderBy('t.date')
    .orderBy('t.id')
    .$narrowType<{ investmentId: NotNull }>()
    .execute()
  return rows.map(({ amount, ofPart, ...row }) => ({ ...row, ...(ofPart && { part: absolute(amount) }) }))
}

export async function expensesOf({ database, account }: Source, fundId: number): Promise<PeriodExpenses[]> {
  return database
    .selectFrom('expenses as e')
    .select([
      'e.id',
      'e.reporting_period_id as reportingPeriodId',
      managementFeesSum().as('managementFees'),
      otherExpensesSum().as('expenses'),
    ])
    .where('e.tenant_id', '=', account.tenantId)
    .where('e.fund_id', '=', fundId)
    .execute()
}

export async function partnerRows({ database, account }: Source, fundId: number): Promise<Partner[]> {
  return database
    .selectFrom('limited_partners')
    .select(({ fn, val }) => [
      'id',
      fn.coalesce('skip_management_fee_distribution', val(false)).as('skipManagementFee'),
    ])
    .where('tenant_id', '=', account.tenantId)
    .where('fund_id', '=', fundId)
    .orderBy('id')
    .execute()
}

export async function partnerCommitments({ database, account }: Source, fundId: number): Promise<Commitment[]> {
  return database
    .selectFrom('limited_partner_commitments as t')
    .innerJoin('limited_partners as p', join =>
      join.onRef('p.tenant_id', '=', 't.tenant_id').onRef('p.id', '=', 't.limited_partner_id'),
    )
    .select(['t.limited_partner_id as limitedPartnerId', 't.date', 't.value'])
    .select(['t.closing_id as closingId', 't.transfer_id as transferId'])
    .where('t.tenant_id', '=', account.tenantId)
    .where('p.fund_id', '=', fundId)
    .orderBy('t.date')
    .orderBy('t.id')
    .execute()
}

export async function partnerCash({ database, account }: Source, fundId: number): Promise<Cash[]> {
  return database
    .selectFrom('limited_partner_transactions as t')
    .innerJoin('limited_partners as p', join =>
      join.onRef('p.tenant_id', '=', 't.tenant_id').onRef('p.id', '=', 't.limited_partner_id'),
    )
    .leftJoin('capital_movements as m', join =>
      join.onRef('m.tenant_id', '=', 't.tenant_id').onRef('m.id', '=', 't.capital_movement_id'),
    )
    .select(({ fn }) => [
      't.limited_partner_id as limitedPartnerId',
      't.date',
      // What a closing moves between the partners is booked by the capital movement that it has made.
      fn.coalesce('t.closing_id', 'm.closing_id').as('closingId'),
      't.transfer_id as transferId',
      fn.sum<Decimal>(calledAmount()).as('contributed'),
      fn.sum<Decimal>('t.distribution').as('distributed'),
    ])
    .where('t.tenant_id', '=', account.tenantId)
    .where('p.fund_id', '=', fundId)
    .groupBy(({ fn }) => [
      't.limited_partner_id',
      't.date',
      't.transfer_id',
      fn.coalesce('t.closing_id', 'm.closing_id'),
    ])
    .orderBy('t.date')
    .orderBy('t.limited_partner_id')
    .orderBy('closingId')
    .orderBy('t.transfer_id')
    .execute()
}

export async function closingRows({ database, account }: Source, fundId: number): Promise<ClosingRow[]> {
  return database
    .selectFrom('closings')
    .select(['id', 'name', 'date'])
    .where('tenant_id', '=', account.tenantId)
    .where('fund_id', '=', fundId)
    .orderBy('date')
    .orderBy('id')
    .execute()
}

/** By period. */
export async function managementFees({ database, account }: Source, fundId: number): Promise<Map<number, Decimal>> {
  const fees = await database
    .selectFrom('expenses as e')
    .innerJoin('expense_management_fees as l', join =>
      join.onRef('l.tenant_id', '=', 'e.tenant_id').onRef('l.expense_id', '=', 'e.id'),
    )
    .select(({ fn }) => ['e.reporting_period_id as periodId', fn.sum<Decimal>('l.amount').as('amount')])
    .where('e.tenant_id', '=', account.tenantId)
    .where('e.fund_id', '=', fundId)
    .groupBy('e.reporting_period_id')
    .execute()
  return new Map(fees.map(({ periodId, amount }) => [periodId, amount]))
}

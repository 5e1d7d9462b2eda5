/**
 * Reads what the performance of a fund is computed from: sums by source and day, so that ten thousands of partners and
 * transactions stay a few hundred rows.
 */
import type { Opening } from './views.ts'
import type { CalendarDate, Decimal } from '../entity.ts'
import { sql } from 'kysely'
import type { Context } from '../context.ts'
import type { Stored } from '../entityTypes.ts'
import { problem } from '../problems.ts'
import { acquires, leavesNothing, movedMoney } from '../transactions/meaning.server.ts'
import type {
  AccountingRow,
  BoughtRow,
  CashSum,
  CommitmentSum,
  ExitRow,
  FairValueRow,
  FundData,
  InvestmentRow,
  LedgerSum,
} from './fundData.ts'
import type { Cash, Commitment, Partner } from './capitalAccounts.ts'
import type { CarryTerms } from './carry.ts'
import { partnerReturns } from './partnerReturns.ts'
import { usualDay } from './fundData.ts'
import { performance } from './performance.ts'
import { cashFlows } from './cashFlows.ts'
import { comparatives } from './comparatives.ts'
import { performanceSheets } from './sheets.ts'
import { valueBridge } from './valueBridge.ts'
import type { PeriodExpenses } from './valueBridge.ts'
import type { CashFlows, Comparatives, FundReturns, Performance, PeriodRow, ValueBridge } from './answers.ts'
import type { Sheet } from '../api/workbook.ts'

/** Ids named with a sum; a list answers no more at once either. */
const IDS_MAX = 1_000

export async function performanceOf(context: Context, fundId: number, asOf?: CalendarDate): Promise<Performance> {
  const data = await fundData(context, fundId)
  return performance(data, asOf ?? usualDay(data, context.today))
}

export async function fundData(context: Context, fundId: number): Promise<FundData> {
  const fund = await context.records.get('fund', fundId)
  if (!fund) throw problem('not-found')
  const {
    database,
    account: { tenantId },
  } = context
  const rows = async <Row>(query: ReturnType<typeof sql<Row>>): Promise<Row[]> => (await query.execute(database)).rows
  const [periods, [currency], commitments, ledger, cash, bought, exits, investments, fairValues, accounting] =
    await Promise.all([
      rows(
        sql<PeriodRow>`select id, name, date, status from reporting_periods where tenant_id = ${tenantId} and fund_id = ${fundId} order by date`,
      ),
      rows(
        sql<{ code: string }>`select code from currencies where tenant_id = ${tenantId} and id = ${fund.currencyId}`,
      ),
      rows(commitmentSums(tenantId, fundId)),
      rows(ledgerSums(tenantId, fundId)),
      rows(cashSums(tenantId, fundId)),
      rows(acquisitions(tenantId, fundId)),
      rows(endings(tenantId, fundId)),
      rows(sql<InvestmentRow>`select i.id, i.name, i.geography, i.industry, c.code as currency from investments i left join currencies c on c.tenant_id = i.tenant_id and c.id = i.deal_currency_id
      where i.tenant_id = ${tenantId} and i.fund_id = ${fundId} order by i.name, i.id`),
      rows(sql<FairValueRow>`select v.id, v.investment_id as "investmentId", v.date, v.value::text, v.cost::text from fair_values v join investments i on i.tenant_id = v.tenant_id and i.id = v.investment_id
      where i.tenant_id = ${tenantId} and i.fund_id = ${fundId} order by v.date, v.id`),
      rows(sql<AccountingRow>`select id, reporting_period_id as "reportingPeriodId", total_cash::text as "totalCash", borrowings::text, other_assets_and_liabilities::text as "otherAssetsAndLiabilities"
      from accounting_entries where tenant_id = ${tenantId} and fund_id = ${fundId}`),
    ])
  return {
    fund: {
      id: fundId,
      name: fund.name,
      currency: currency?.code ?? null,
      decimals: fund.decimals ?? 0,
    },
    ...carryOf(fund),
    periods,
    commitments,
    ledger,
    cash,
    bought,
    exits,
    investments,
    fairValues,
    accounting,
  }
}

/** The terms of the fund. Deal-by-deal carry is accrued over the whole fund too, and marked. */
function carryOf(fund: Stored<'fund'>): Pick<FundData, 'carry' | 'carryWholeFund' | 'carryFrom'> {
  const type = fund.carriedInterestType
  const carry: CarryTerms = {
    carriedInterest: fund.carriedInterest ?? '0',
    preferredReturn: fund.preferredReturn ?? '0',
    catchUp: fund.catchUp ?? '0',
  }
  return {
    carry: type !== null && type !== 'None' ? carry : null,
    carryWholeFund: type === 'American' || type === 'Hybrid',
    carryFrom: fund.carriedInterestEffectiveDate,
  }
}

/** What made a row; there is always exactly one. */
const COMMITMENT_SOURCE = sql`case when t.closing_id is not null then 'closings' else 'transfers' end`
const LEDGER_SOURCE = sql`case when t.capital_movement_id is not null then 'capital-movements' when t.closing_id is not null then 'closings' else 'transfers' end`

/** Transfers add up to nothing over the fund, but their rows stay visible in the partners' ledgers. */
function commitmentSums(tenantId: number | null, fundId: number) {
  return sql<CommitmentSum>`select t.date, ${COMMITMENT_SOURCE} as resource, array[coalesce(t.closing_id, t.transfer_id)] as ids, sum(t.value)::text as amount
    from limited_partner_commitments t join limited_partners p on p.tenant_id = t.tenant_id and p.id = t.limited_partner_id
    where t.tenant_id = ${tenantId} and p.fund_id = ${fundId} group by t.date, t.closing_id, t.transfer_id order by t.date, t.closing_id, t.transfer_id`
}

function ledgerSums(tenantId: number | null, fundId: number) {
  return sql<LedgerSum>`select t.date, ${LEDGER_SOURCE} as resource,
      array[coalesce(t.capital_movement_id, t.closing_id, t.transfer_id)] as ids,
      sum(t.investment_funding + t.management_fees + t.expenses_paid_in + t.expenses_out_of_paid_in)::text as called,
      sum(t.distribution)::text as distributed, sum(t.recallable_distribution)::text as recallable, sum(t.impact_on_unfunded)::text as impact, coalesce(sum(t.shares), 0)::text as shares
    from limited_partner_transactions t join limited_partners p on p.tenant_id = t.tenant_id and p.id = t.limited_partner_id
    where t.tenant_id = ${tenantId} and p.fund_id = ${fundId} group by t.date, t.capital_movement_id, t.closing_id, t.transfer_id order by t.date, t.capital_movement_id, t.closing_id, t.transfer_id`
}

function cashSums(tenantId: number | null, fundId: number) {
  return sql<CashSum>`select date, 'transactions' as resource, (array_agg(id order by id))[1:${sql.lit(IDS_MAX)}] as ids, investment_id as "investmentId", type, sum(amount_fund)::text as amount
    from transactions t where tenant_id = ${tenantId} and fund_id = ${fundId} and ${sql.raw(movedMoney('t'))}
      and (type = 'CarriedInterest' or type in ('Investment', 'Divestment', 'Income') and investment_id is not null)
    group by date, investment_id, type order by date, investment_id, type`
}

function acquisitions(tenantId: number | null, fundId: number) {
  return sql<BoughtRow>`select investment_id as "investmentId", min(date) as date from transactions t where tenant_id = ${tenantId} and fund_id = ${fundId} and investment_id is not null
    and ${sql.raw(acquires('t'))} group by investment_id order by investment_id`
}

function endings(tenantId: number | null, fundId: number) {
  return sql<ExitRow>`select id, investment_id as "investmentId", date from transactions t where tenant_id = ${tenantId} and fund_id = ${fundId} and investment_id is not null
    and ${sql.raw(leavesNothing('t'))} order by date, id`
}

export async function cashFlowsOf(context: Context, fundId: number, asOf?: CalendarDate): Promise<CashFlows> {
  const data = await fundData(context, fundId)
  return cashFlows(data, asOf ?? usualDay(data, context.today))
}

export async function comparativesOf(context: Context, fundId: number, asOf?: CalendarDate): Promise<Comparatives> {
  const data = await fundData(context, fundId)
  return comparatives(data, asOf ?? usualDay(data, context.today))
}

/** undefined when the opening does not lie before the closing. */
export async function valueBridgeOf(
  context: Context,
  fundId: number,
  asOf?: CalendarDate,
  from?: Opening,
): Promise<ValueBridge | undefined> {
  const data = await fundData(context, fundId)
  return valueBridge(data, await expensesOf(context, fundId), asOf ?? usualDay(data, context.today), from)
}

/** All tables of the page as of one day, from one reading of the records. */
export async function performanceSheetsOf(
  context: Context,
  fundId: number,
  asOf?: CalendarDate,
  from?: Opening,
): Promise<Sheet[] | undefined> {
  const data = await fundData(context, fundId)
  const day = asOf ?? usualDay(data, context.today)
  const bridge = valueBridge(data, await expensesOf(context, fundId), day, from)
  return (
    bridge &&
    performanceSheets({
      performance: performance(data, day),
      flows: cashFlows(data, day),
      bridge,
      compared: comparatives(data, day),
    })
  )
}

async function expensesOf({ database, account: { tenantId } }: Context, fundId: number): Promise<PeriodExpenses[]> {
  const linesOf = (table: string) =>
    sql`coalesce((select sum(l.amount) from ${sql.table(table)} l where l.tenant_id = e.tenant_id and l.expense_id = e.id), 0)`
  const { rows } =
    await sql<PeriodExpenses>`select e.id, e.reporting_period_id as "reportingPeriodId", ${linesOf('expense_management_fees')}::text as "managementFees",
    (${linesOf('expense_fund_operating_expenses')} + ${linesOf('expense_other_expenses')})::text as expenses
    from expenses e where e.tenant_id = ${tenantId} and e.fund_id = ${fundId}`.execute(database)
  return rows
}

/** Capital account, multiples and rate of every partner. */
export async function partnerReturnsOf(context: Context, fundId: number, asOf?: CalendarDate): Promise<FundReturns> {
  const data = await fundData(context, fundId)
  const {
    database,
    account: { tenantId },
  } = context
  const rows = async <Row>(query: ReturnType<typeof sql<Row>>): Promise<Row[]> => (await query.execute(database)).rows
  const [partners, commitments, cash, fees] = await Promise.all([
    rows(
      sql<Partner>`select id, coalesce(skip_management_fee_distribution, false) as "skipManagementFee" from limited_partners where tenant_id = ${tenantId} and fund_id = ${fundId} order by id`,
    ),
    rows(sql<Commitment>`select t.limited_partner_id as "limitedPartnerId", t.date, t.value::text, t.transfer_id as "transferId" from limited_partner_commitments t
      join limited_partners p on p.tenant_id = t.tenant_id and p.id = t.limited_partner_id where t.tenant_id = ${tenantId} and p.fund_id = ${fundId} order by t.date, t.id`),
    rows(sql<Cash>`select t.limited_partner_id as "limitedPartnerId", t.date, sum(t.investment_funding + t.management_fees + t.expenses_paid_in + t.expenses_out_of_paid_in)::text as contributed,
      sum(t.distribution)::text as distributed from limited_partner_transactions t join limited_partners p on p.tenant_id = t.tenant_id and p.id = t.limited_partner_id
      where t.tenant_id = ${tenantId} and p.fund_id = ${fundId} group by t.limited_partner_id, t.date order by t.date, t.limited_partner_id`),
    rows(sql<{
      periodId: number
      amount: Decimal
    }>`select e.reporting_period_id as "periodId", sum(l.amount)::text as amount from expenses e join expense_management_fees l on l.tenant_id = e.tenant_id and l.expense_id = e.id
      where e.tenant_id = ${tenantId} and e.fund_id = ${fundId} group by e.reporting_period_id`),
  ])
  return partnerReturns(
    data,
    { partners, commitments, cash, managementFees: new Map(fees.map(({ periodId, amount }) => [periodId, amount])) },
    asOf ?? usualDay(data, context.today),
  )
}

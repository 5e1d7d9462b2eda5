/** The figures of a fund's performance, from its records. */
import type { Sheet } from '../api/workbook.ts'
import type { Context } from '../context.ts'
import type { CalendarDate } from '../entity.ts'
import type { Stored } from '../entityTypes.ts'
import { problem } from '../problems.ts'
import type { CashFlows, Comparatives, FundReturns, PartnerAccount, Performance, ValueBridge } from './answers.ts'
import type { CarryTerms } from './carry.ts'
import { fundCurrency } from '../currencies/fundCurrency.server.ts'
import { inMinorUnits } from '../api/answeredAmounts.ts'
import type { Schema } from '../api/schema.ts'
import * as answers from './answers.ts'
import { cashFlows } from './cashFlows.ts'
import { comparatives } from './comparatives.ts'
import { earningRows } from './earningRows.server.ts'
import { usualDay } from './fundData.ts'
import type { FundData } from './fundData.ts'
import { partnerAccount, partnerReturns, statedAccounts } from './partnerReturns.ts'
import type { PartnerRows, StatedAccounts } from './partnerReturns.ts'
import { performance } from './performance.ts'
import {
  acquisitions,
  cashSums,
  closingRows,
  commitmentSums,
  endings,
  expensesOf,
  facilityRows,
  fairValueRows,
  investmentRows,
  ledgerSums,
  managementFees,
  partnerCash,
  partnerCommitments,
  partnerRows,
} from './rows.server.ts'
import { performanceSheets } from './sheets.ts'
import { valueBridge } from './valueBridge.ts'
import type { Opening } from './views.ts'

export async function performanceOf(context: Context, fundId: number, asOf?: CalendarDate): Promise<Performance> {
  const data = await fundData(context, fundId)
  return shown(answers.performance, data, performance(data, asOf ?? usualDay(data, context.today)))
}

export async function fundData(context: Context, fundId: number): Promise<FundData> {
  const fund = await context.records.get('fund', fundId)
  if (!fund) throw problem('not-found')
  const {
    database,
    account: { tenantId },
  } = context
  const [periods, currency, commitments, ledger, cash, facility, bought, exits, investments, fairValues, accounting] =
    await Promise.all([
      database
        .selectFrom('reporting_periods')
        .select(['id', 'name', 'date', 'status'])
        .where('tenant_id', '=', tenantId)
        .where('fund_id', '=', fundId)
        .orderBy('date')
        .execute(),
      fundCurrency(context, fundId),
      commitmentSums(context, fundId),
      ledgerSums(context, fundId),
      cashSums(context, fundId),
      facilityRows(context, fundId),
      acquisitions(context, fundId),
      endings(context, fundId),
      investmentRows(context, fundId),
      fairValueRows(context, fundId),
      database
        .selectFrom('accounting_entries')
        .select(['id', 'reporting_period_id as reportingPeriodId', 'total_cash as totalCash', 'borrowings'])
        .select('other_assets_and_liabilities as otherAssetsAndLiabilities')
        .where('tenant_id', '=', tenantId)
        .where('fund_id', '=', fundId)
        .execute(),
    ])
  const { code, minorUnits } = currency
  return {
    fund: {
      id: fundId,
      name: fund.name,
      currency: code,
      decimals: fund.decimals ?? 0,
      minorUnits,
    },
    ...carryOf(fund, minorUnits),
    periods,
    commitments,
    ledger,
    cash,
    facility,
    bought,
    exits,
    investments,
    fairValues,
    accounting,
  }
}

/** The terms of the fund. Deal-by-deal carry is accrued over the whole fund too, and marked. */
export function carryOf(
  fund: Stored<'fund'>,
  minorUnits: number,
): Pick<FundData, 'carry' | 'carryWholeFund' | 'carryFrom'> {
  const type = fund.carriedInterestType
  const carry: CarryTerms = {
    carriedInterest: fund.carriedInterest ?? '0',
    preferredReturn: fund.preferredReturn ?? '0',
    catchUp: fund.catchUp ?? '0',
    minorUnits,
  }
  return {
    carry: type !== null && type !== 'None' ? carry : null,
    carryWholeFund: type === 'American' || type === 'Hybrid',
    carryFrom: fund.carriedInterestEffectiveDate,
  }
}

export async function cashFlowsOf(context: Context, fundId: number, asOf?: CalendarDate): Promise<CashFlows> {
  const data = await fundData(context, fundId)
  return shown(answers.cashFlows, data, cashFlows(data, asOf ?? usualDay(data, context.today)))
}

export async function comparativesOf(context: Context, fundId: number, asOf?: CalendarDate): Promise<Comparatives> {
  const data = await fundData(context, fundId)
  return shown(answers.comparatives, data, comparatives(data, asOf ?? usualDay(data, context.today)))
}

/** undefined when the opening does not lie before the closing. */
export async function valueBridgeOf(
  context: Context,
  fundId: number,
  asOf?: CalendarDate,
  from?: Opening,
): Promise<ValueBridge | undefined> {
  const data = await fundData(context, fundId)
  const bridge = valueBridge(data, await expensesOf(context, fundId), asOf ?? usualDay(data, context.today), from)
  return bridge && shown(answers.valueBridge, data, bridge)
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

/** Capital account, multiples and rate of every partner. */
export async function partnerReturnsOf(context: Context, fundId: number, asOf?: CalendarDate): Promise<FundReturns> {
  const data = await fundData(context, fundId)
  const returns = partnerReturns(data, await accountRows(context, fundId), asOf ?? usualDay(data, context.today))
  return shown(answers.fundReturns, data, returns)
}

/** The same with how each account went, as statements have it. `data` are those of the fund. */
export async function statedAccountsOf(context: Context, data: FundData, day: CalendarDate): Promise<StatedAccounts> {
  const { id } = data.fund
  const [rows, closings, earned] = await Promise.all([
    accountRows(context, id),
    closingRows(context, id),
    earningRows(context, id),
  ])
  return statedAccounts(data, rows, closings, earned, day)
}

/** The same of one partner, and how its account went. */
export async function partnerAccountOf(
  context: Context,
  limitedPartnerId: number,
  asOf?: CalendarDate,
): Promise<PartnerAccount> {
  const partner = await context.records.get('limitedPartner', limitedPartnerId)
  if (!partner) throw problem('not-found')
  const { fundId } = partner
  const data = await fundData(context, fundId)
  const [rows, closings] = await Promise.all([accountRows(context, fundId), closingRows(context, fundId)])
  const account = partnerAccount(data, rows, closings, limitedPartnerId, asOf ?? usualDay(data, context.today))
  return shown(answers.partnerAccount, data, account)
}

function shown<Answer>(schema: Schema<Answer>, { fund }: FundData, answer: Answer): Answer {
  return inMinorUnits(schema, answer, fund.minorUnits)
}

async function accountRows(context: Context, fundId: number): Promise<PartnerRows> {
  const [partners, commitments, cash, fees] = await Promise.all([
    partnerRows(context, fundId),
    partnerCommitments(context, fundId),
    partnerCash(context, fundId),
    managementFees(context, fundId),
  ])
  return { partners, commitments, cash, managementFees: fees }
}

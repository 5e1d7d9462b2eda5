/** Reads what fair values are proposed from, for all investments of a fund at once. */
import type { NotNull } from 'kysely'
import { inMinorUnits } from '../api/answeredAmounts.ts'
import type { Context } from '../context.ts'
import type { CalendarDate, Decimal } from '../entity.ts'
import { compare, round } from '../money.ts'
import { costOfLedger } from '../transactions/cost.ts'
import type { Purchase } from '../transactions/cost.ts'
import { disposalsOf } from '../transactions/disposals.server.ts'
import { isHeldOn } from '../transactions/heldInvestments.server.ts'
import { movedMoney } from '../transactions/cashFlowKinds.server.ts'
import { OWNERSHIP_DECIMALS } from './ownership.ts'
import { valuedInvestment } from './proposals.ts'
import type { EarlierFairValue, ValuedInvestment } from './proposals.ts'

interface Asked {
  fundId: number
  date: CalendarDate
  investmentId?: number | undefined
}

type Source = Pick<Context, 'database' | 'account'>

export async function valuedInvestments(context: Source, asked: Asked): Promise<ValuedInvestment[]> {
  const investments = await investmentsOn(context, asked)
  const ids = investments.map(({ id }) => id)
  if (ids.length === 0) return []
  const values = Map.groupBy(await fairValuesUpTo(context, ids, asked.date), ({ investmentId }) => investmentId)
  const companies = Map.groupBy(await companiesOf(context, ids), ({ investmentId }) => investmentId)
  const purchases = Map.groupBy(await purchasesUpTo(context, ids, asked.date), ({ investmentId }) => investmentId)
  const disposals = Map.groupBy(
    (await disposalsOf(context, asked.fundId)).filter(({ date }) => date <= asked.date),
    ({ investmentId }) => investmentId,
  )
  return investments.map(({ id, name, held, minorUnits }) => {
    const own = (values.get(id) ?? []).map(value => asAnswered(value))
    const previous = own.find(({ date }) => date < asked.date) ?? null
    const cost = costOfLedger(previous ? [previous] : [], purchases.get(id) ?? [], disposals.get(id) ?? [])
    const valued = {
      id,
      name,
      held,
      stored: own.find(({ date }) => date === asked.date) ?? null,
      previous,
      cost: cost === null || compare(cost, '0') < 0 ? null : round(cost, minorUnits),
      companies: (companies.get(id) ?? []).map(({ investmentId: _, ...company }) => company),
    }
    return inMinorUnits(valuedInvestment, valued, minorUnits)
  })
}

type FairValueRow = EarlierFairValue & { investmentId: number }

/** With the decimals of its fields: the database keeps more. */
function asAnswered({ investmentId: _, ...value }: FairValueRow): EarlierFairValue {
  const { fullyDilutedOwnership, weightedValues } = value
  return {
    ...value,
    fullyDilutedOwnership: fullyDilutedOwnership === null ? null : round(fullyDilutedOwnership, OWNERSHIP_DECIMALS),
    weightedValues: weightedValues.map(line => ({
      ...line,
      fullyDilutedOwnership: round(line.fullyDilutedOwnership, OWNERSHIP_DECIMALS),
    })),
  }
}

function investmentsOn({ database, account }: Source, { fundId, investmentId, date }: Asked) {
  return database
    .selectFrom('investments as i')
    .innerJoin('funds as f', join => join.onRef('f.tenant_id', '=', 'i.tenant_id').onRef('f.id', '=', 'i.fund_id'))
    .innerJoin('currencies as c', join =>
      join.onRef('c.tenant_id', '=', 'f.tenant_id').onRef('c.id', '=', 'f.currency_id'),
    )
    .select(['i.id', 'i.name', 'c.minor_units as minorUnits'])
    .select(({ eb }) =>
      eb
        .and([isHeldOn(date)])
        .$castTo<boolean>()
        .as('held'),
    )
    .where('i.tenant_id', '=', account.tenantId)
    .where('i.fund_id', '=', fundId)
    .$if(investmentId === undefined, query => query.where('i.subscription_date', '<=', date))
    .$if(investmentId !== undefined, query => query.where('i.id', '=', investmentId ?? 0))
    .orderBy('i.name')
    .orderBy('i.id')
    .execute()
}

/** Of each investment that of the day and the one before it, newest first; without one of the day two earlier ones. */
async function fairValuesUpTo(context: Source, ids: readonly number[], day: CalendarDate): Promise<FairValueRow[]> {
  const { database, account } = context
  const values = await database
    .selectFrom('investments as i')
    .innerJoinLateral(
      eb =>
        eb
          .selectFrom('fair_values as f')
          .select(['f.id', 'f.version', 'f.date', 'f.value', 'f.cost', 'f.method'])
          .select('f.fully_diluted_ownership as fullyDilutedOwnership')
          .whereRef('f.tenant_id', '=', 'i.tenant_id')
          .whereRef('f.investment_id', '=', 'i.id')
          .where('f.date', '<=', day)
          .orderBy('f.date', 'desc')
          .limit(2)
          .as('v'),
      join => join.onTrue(),
    )
    .select(['i.id as investmentId', 'v.id', 'v.version', 'v.date', 'v.value', 'v.cost', 'v.method'])
    .select('v.fullyDilutedOwnership')
    .where('i.tenant_id', '=', account.tenantId)
    .where('i.id', 'in', ids)
    .orderBy('v.date', 'desc')
    .execute()
  const lines = await weightedLines(
    context,
    values.map(({ id }) => id),
  )
  return values.map(value => ({
    ...value,
    weightedValues: (lines.get(value.id) ?? []).map(({ fairValueId: _, ...line }) => line),
  }))
}

interface WeightedLineRow {
  fairValueId: number
  companyId: number
  fullyDilutedOwnership: Decimal
  companyValue: Decimal
}

async function weightedLines(
  { database, account }: Source,
  ids: readonly number[],
): Promise<Map<number, WeightedLineRow[]>> {
  if (ids.length === 0) return new Map()
  const lines = await database
    .selectFrom('fair_value_weighted_values')
    .select(['fair_value_id as fairValueId', 'company_id as companyId', 'company_value as companyValue'])
    .select('fully_diluted_ownership as fullyDilutedOwnership')
    .where('tenant_id', '=', account.tenantId)
    .where('fair_value_id', 'in', ids)
    .orderBy('position')
    .execute()
  return Map.groupBy(lines, ({ fairValueId }) => fairValueId)
}

function companiesOf({ database, account }: Source, ids: readonly number[]) {
  return database
    .selectFrom('companies')
    .select(['id', 'name', 'investment_id as investmentId', 'from_date as fromDate', 'to_date as toDate'])
    .where('tenant_id', '=', account.tenantId)
    .where('investment_id', 'in', ids)
    .orderBy('name')
    .orderBy('id')
    .execute()
}

function purchasesUpTo(
  { database, account }: Source,
  ids: readonly number[],
  day: CalendarDate,
): Promise<(Purchase & { investmentId: number })[]> {
  return database
    .selectFrom('transactions as t')
    .select(({ fn }) => ['t.investment_id as investmentId', 't.date', fn.sum<Decimal>('t.amount_fund').as('amount')])
    .where('t.tenant_id', '=', account.tenantId)
    .where('t.investment_id', 'in', ids)
    .where('t.type', '=', 'Investment')
    .where('t.date', '<=', day)
    .where(movedMoney())
    .groupBy(['t.investment_id', 't.date'])
    .orderBy('t.date')
    .$narrowType<{ investmentId: NotNull }>()
    .execute()
}

/**
 * The rows that the figures of many funds are worked out from: one statement for each kind of record, whatever number
 * of funds. They are those of the performance of one fund (src/performance/rows.server.ts) without the records behind
 * each sum, which a list does not name.
 */
import type { NotNull } from 'kysely'
import type { Context } from '../context.ts'
import type { CalendarDate, Decimal } from '../entity.ts'
import { absolute } from '../money.ts'
import {
  acquires,
  leavesNothing,
  movedMoney,
  summedLedger,
  writesOffPart,
} from '../transactions/cashFlowKinds.server.ts'
import { anyOf } from '../server/database/anyOf.ts'

export interface Asked extends Pick<Context, 'database' | 'account'> {
  ids: readonly number[]
}

/** With what the books say of each, where they do. */
export function periodRows({ database, account, ids }: Asked) {
  return database
    .selectFrom('reporting_periods as p')
    .leftJoin('accounting_entries as e', join =>
      join.onRef('e.tenant_id', '=', 'p.tenant_id').onRef('e.reporting_period_id', '=', 'p.id'),
    )
    .select(['p.fund_id as fundId', 'p.id', 'p.name', 'p.date', 'p.status', 'e.id as entryId'])
    .select(['e.total_cash as totalCash', 'e.borrowings'])
    .select('e.other_assets_and_liabilities as otherAssetsAndLiabilities')
    .where('p.tenant_id', '=', account.tenantId)
    .where('p.fund_id', '=', anyOf(ids))
    .orderBy('p.date')
    .execute()
}

export type PeriodOfFund = Awaited<ReturnType<typeof periodRows>>[number]

export function commitmentRows({ database, account, ids }: Asked) {
  return database
    .selectFrom('limited_partner_commitments as t')
    .innerJoin('limited_partners as p', join =>
      join.onRef('p.tenant_id', '=', 't.tenant_id').onRef('p.id', '=', 't.limited_partner_id'),
    )
    .select(({ fn }) => ['p.fund_id as fundId', 't.date', fn.sum<Decimal>('t.value').as('amount')])
    .where('t.tenant_id', '=', account.tenantId)
    .where('p.fund_id', '=', anyOf(ids))
    .groupBy(['p.fund_id', 't.date'])
    .orderBy('t.date')
    .execute()
}

/** How many partners of each fund hold a commitment today. */
export function partnerCounts({ database, account, ids }: Asked, today: CalendarDate) {
  return database
    .selectFrom(({ selectFrom }) =>
      selectFrom('limited_partner_commitments as t')
        .innerJoin('limited_partners as p', join =>
          join.onRef('p.tenant_id', '=', 't.tenant_id').onRef('p.id', '=', 't.limited_partner_id'),
        )
        .select(['p.fund_id as fundId', 'p.id'])
        .where('t.tenant_id', '=', account.tenantId)
        .where('t.date', '<=', today)
        .where('p.fund_id', '=', anyOf(ids))
        .groupBy(['p.fund_id', 'p.id'])
        .having(({ eb, fn }) => eb(fn.sum<Decimal>('t.value'), '>', '0'))
        .as('held'),
    )
    .select(({ fn }) => ['fundId', fn.countAll<number>().as('partners')])
    .groupBy('fundId')
    .execute()
}

export function ledgerRows({ database, account, ids }: Asked) {
  return database
    .selectFrom('limited_partner_transactions as t')
    .innerJoin('limited_partners as p', join =>
      join.onRef('p.tenant_id', '=', 't.tenant_id').onRef('p.id', '=', 't.limited_partner_id'),
    )
    .select(['p.fund_id as fundId', 't.date', ...summedLedger()])
    .where('t.tenant_id', '=', account.tenantId)
    .where('p.fund_id', '=', anyOf(ids))
    .groupBy(['p.fund_id', 't.date'])
    .orderBy('t.date')
    .execute()
}

export function carryPaidRows({ database, account, ids }: Asked) {
  return database
    .selectFrom('transactions as t')
    .select(({ fn }) => ['t.fund_id as fundId', 't.date', fn.sum<Decimal>('t.amount_fund').as('amount')])
    .where('t.tenant_id', '=', account.tenantId)
    .where('t.fund_id', '=', anyOf(ids))
    .where('t.type', '=', 'CarriedInterest')
    .where(movedMoney())
    .groupBy(['t.fund_id', 't.date'])
    .orderBy('t.date')
    .execute()
}

export function investmentRows({ database, account, ids }: Asked) {
  return database
    .selectFrom('investments as i')
    .select(['i.fund_id as fundId', 'i.id', 'i.name'])
    .where('i.tenant_id', '=', account.tenantId)
    .where('i.fund_id', '=', anyOf(ids))
    .orderBy('i.name')
    .orderBy('i.id')
    .execute()
}

export function boughtRows({ database, account, ids }: Asked) {
  return database
    .selectFrom('transactions as t')
    .select(({ fn }) => [
      't.fund_id as fundId',
      't.investment_id as investmentId',
      fn.min<CalendarDate>('t.date').as('date'),
    ])
    .where('t.tenant_id', '=', account.tenantId)
    .where('t.fund_id', '=', anyOf(ids))
    .where('t.investment_id', 'is not', null)
    .where(acquires())
    .groupBy(['t.fund_id', 't.investment_id'])
    .$narrowType<{ investmentId: NotNull }>()
    .execute()
}

export async function exitRows({ database, account, ids }: Asked) {
  const rows = await database
    .selectFrom('transactions as t')
    .select(['t.fund_id as fundId', 't.id', 't.investment_id as investmentId', 't.date', 't.amount_fund as amount'])
    .select(({ eb }) => eb.and([writesOffPart()]).$castTo<boolean>().as('ofPart'))
    .where('t.tenant_id', '=', account.tenantId)
    .where('t.fund_id', '=', anyOf(ids))
    .where('t.investment_id', 'is not', null)
    .where(({ or }) => or([leavesNothing(), writesOffPart()]))
    .orderBy('t.date')
    .orderBy('t.id')
    .$narrowType<{ investmentId: NotNull }>()
    .execute()
  return rows.map(({ amount, ofPart, ...row }) => ({ ...row, ...(ofPart && { part: absolute(amount) }) }))
}

/** The last one of each investment up to the end of the period that its fund is shown as of. */
export function lastFairValues({ database, account }: Asked, periodIds: readonly number[]) {
  return database
    .selectFrom('reporting_periods as p')
    .innerJoin('investments as i', join =>
      join.onRef('i.tenant_id', '=', 'p.tenant_id').onRef('i.fund_id', '=', 'p.fund_id'),
    )
    .innerJoinLateral(
      ({ selectFrom }) =>
        selectFrom('fair_values as f')
          .select(['f.id', 'f.date', 'f.value', 'f.cost'])
          .whereRef('f.tenant_id', '=', 'i.tenant_id')
          .whereRef('f.investment_id', '=', 'i.id')
          .whereRef('f.date', '<=', 'p.date')
          .orderBy('f.date', 'desc')
          .orderBy('f.id', 'desc')
          .limit(1)
          .as('v'),
      join => join.onTrue(),
    )
    .select(['p.fund_id as fundId', 'v.id', 'i.id as investmentId', 'v.date', 'v.value', 'v.cost'])
    .where('p.tenant_id', '=', account.tenantId)
    .where('p.id', '=', anyOf(periodIds))
    .execute()
}

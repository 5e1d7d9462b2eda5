/**
 * The records behind the rows of a figure: how they are named and who changed them last, in one statement for each
 * kind.
 */
import type { CalendarDate } from '../entity.ts'
import type { AliasedExpression } from 'kysely'
import type { Context, DatabaseTransaction } from '../context.ts'
import { problem } from '../problems.ts'
import { performanceOf } from './performance.server.ts'
import { rowsBehind } from './sources.ts'
import type { Question } from './sources.ts'
import { inMinorUnits } from '../api/answeredAmounts.ts'
import { sources } from './answers.ts'
import type { Source, SourceResource, Sources } from './answers.ts'
import { anyOf } from '../server/database/anyOf.ts'

/** What is said of a record besides who changed it last. */
type Named = Omit<Source, 'resource' | 'fundId' | 'at' | 'by'>

interface Asked {
  database: DatabaseTransaction
  tenantId: number | null
  ids: readonly number[]
}

/** The records of these ids, as a relation of the statement. */
const KINDS: Readonly<Record<SourceResource, (asked: Asked) => AliasedExpression<Named, 'r'>>> = {
  'accounting-entries': ({ database, tenantId, ids }) =>
    database
      .selectFrom('accounting_entries as t')
      .innerJoin('reporting_periods as p', join =>
        join.onRef('p.tenant_id', '=', 't.tenant_id').onRef('p.id', '=', 't.reporting_period_id'),
      )
      .select(['t.id', 'p.name', 't.reporting_period_id as reportingPeriodId'])
      .select(({ lit }) => [lit(null).as('investmentId'), lit(null).as('amount')])
      .where('t.tenant_id', '=', tenantId)
      .where('t.id', '=', anyOf(ids))
      .as('r'),
  'capital-movements': ({ database, tenantId, ids }) =>
    database
      .selectFrom('capital_movements as t')
      .select(['t.id', 't.name'])
      .select(({ lit }) => [lit(null).as('investmentId'), lit(null).as('reportingPeriodId'), lit(null).as('amount')])
      .where('t.tenant_id', '=', tenantId)
      .where('t.id', '=', anyOf(ids))
      .as('r'),
  closings: ({ database, tenantId, ids }) =>
    database
      .selectFrom('closings as t')
      .select(['t.id', 't.name'])
      .select(({ lit }) => [lit(null).as('investmentId'), lit(null).as('reportingPeriodId'), lit(null).as('amount')])
      .where('t.tenant_id', '=', tenantId)
      .where('t.id', '=', anyOf(ids))
      .as('r'),
  'fair-values': ({ database, tenantId, ids }) =>
    database
      .selectFrom('fair_values as t')
      .innerJoin('investments as i', join =>
        join.onRef('i.tenant_id', '=', 't.tenant_id').onRef('i.id', '=', 't.investment_id'),
      )
      .select(['t.id', 'i.name', 't.investment_id as investmentId'])
      .select(({ lit }) => [lit(null).as('reportingPeriodId'), lit(null).as('amount')])
      .where('t.tenant_id', '=', tenantId)
      .where('t.id', '=', anyOf(ids))
      .as('r'),
  transactions: ({ database, tenantId, ids }) =>
    database
      .selectFrom('transactions as t')
      .leftJoin('investments as i', join =>
        join.onRef('i.tenant_id', '=', 't.tenant_id').onRef('i.id', '=', 't.investment_id'),
      )
      .select(['t.id', 't.investment_id as investmentId', 't.amount_fund as amount'])
      .select(({ fn, lit, val }) => [
        fn<string>('concat_ws', [val(' · '), 'i.name', 't.sub_type']).as('name'),
        lit(null).as('reportingPeriodId'),
      ])
      .where('t.tenant_id', '=', tenantId)
      .where('t.id', '=', anyOf(ids))
      .as('r'),
  transfers: ({ database, tenantId, ids }) =>
    database
      .selectFrom('transfers as t')
      .innerJoin('limited_partners as p', join =>
        join.onRef('p.tenant_id', '=', 't.tenant_id').onRef('p.id', '=', 't.seller_id'),
      )
      .select(['t.id', 'p.name'])
      .select(({ lit }) => [lit(null).as('investmentId'), lit(null).as('reportingPeriodId'), lit(null).as('amount')])
      .where('t.tenant_id', '=', tenantId)
      .where('t.id', '=', anyOf(ids))
      .as('r'),
}

export async function sourcesOf(
  context: Context,
  fundId: number,
  question: Question<string>,
  asOf?: CalendarDate,
): Promise<Sources> {
  const performance = await performanceOf(context, fundId, asOf)
  const rows = rowsBehind(performance, question)
  if (!rows) throw problem('not-found')
  const ids = Map.groupBy(rows, ({ resource }) => resource)
  const found = await Promise.all(
    [...ids].map(([resource, those]) =>
      recordsOf(context, fundId, resource, [...new Set(those.flatMap(row => row.ids))]),
    ),
  )
  return inMinorUnits(sources, { sources: found.flat() }, performance.fund.minorUnits)
}

async function recordsOf(
  { database, account: { tenantId } }: Context,
  fundId: number,
  resource: SourceResource,
  ids: readonly number[],
): Promise<Source[]> {
  const rows = await database
    .selectFrom(KINDS[resource]({ database, tenantId, ids }))
    .leftJoinLateral(
      ({ selectFrom }) =>
        selectFrom('audit')
          .select(['at', 'account_id'])
          .where('tenant_id', '=', tenantId)
          .where('resource', '=', resource)
          .whereRef('record_id', '=', 'r.id')
          .orderBy('id', 'desc')
          .limit(1)
          .as('h'),
      join => join.onTrue(),
    )
    .leftJoin('accounts as a', join => join.on('a.tenant_id', '=', tenantId).onRef('a.id', '=', 'h.account_id'))
    .select(['r.id', 'r.name', 'r.investmentId', 'r.reportingPeriodId', 'r.amount', 'h.at', 'a.name as by'])
    .orderBy('r.id')
    .execute()
  return rows.map(row => ({ resource, fundId, ...row }))
}

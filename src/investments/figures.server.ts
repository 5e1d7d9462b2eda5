/**
 * What follows from the rows of investments: how much was promised and paid, what they are worth, whether they are
 * still held.
 */
import { expressionBuilder, sql } from 'kysely'
import type { AliasedExpression, Expression, SqlBool } from 'kysely'
import type { Tables } from '../../generated/tables.ts'
import type { ComputedColumns, ComputedFields } from '../context.ts'
import type { CalendarDate, Decimal } from '../entity.ts'
import type { Computed } from '../entityTypes.ts'
import { asAmount } from '../money.ts'
import { anyOf } from '../server/database/anyOf.ts'
import { compiledOnce, textOnce } from '../server/database/sql.ts'
import type { Builder, Given } from '../server/database/sql.ts'
import { acquires, endsHolding, movedMoney, writesOffPart } from '../transactions/cashFlowKinds.server.ts'

interface Row {
  id: number
  commitment: Decimal | null
  invested: Decimal
  value: Decimal | null
  valuedOn: CalendarDate | null
  exit: string | null
  acquired: boolean
}

/**
 * One statement for any number of investments. What was sold in full or written off is worth nothing from that day on,
 * and what was written off in part so much less, unless somebody has valued it again since.
 */
export const investmentSums: ComputedColumns<'investment'> = {
  columns: {
    totalCommitment: 'commitment',
    invested: 'invested',
    currentValue: 'current_value',
    holdingStatus: 'holding_status',
  },
  relation: textOnce((builder, part: Given<{ chosen: { id: number }; tenant: number }>) =>
    sumsOf(builder, sql<{ id: number }>`(${part('chosen')})`.as('i'), part('tenant')),
  ),
}

/** The chosen investment is called `i`. */
const investment = () => expressionBuilder<Tables & { i: { id: number } }, 'i'>()

function promised(tenantId: Expression<number | null>) {
  return investment()
    .selectFrom('investment_commitments as o')
    .select(({ fn }) => fn.sum<Decimal | null>('o.value').as('commitment'))
    .where('o.tenant_id', '=', tenantId)
    .whereRef('o.investment_id', '=', 'i.id')
    .as('c')
}

function paid(tenantId: Expression<number | null>) {
  return investment()
    .selectFrom('transactions as t')
    .select(({ fn, neg, val }) => fn.coalesce(neg(fn.sum<Decimal>('t.amount_fund')), val<Decimal>('0')).as('invested'))
    .where('t.tenant_id', '=', tenantId)
    .whereRef('t.investment_id', '=', 'i.id')
    .where('t.type', '=', 'Investment')
    .where(movedMoney())
    .as('m')
}

/** Something came into its holding. */
function wasAcquired(tenantId: Expression<number | null>): Expression<SqlBool> {
  const { exists, selectFrom } = investment()
  return exists(
    selectFrom('transactions as t')
      .select('t.id')
      .where('t.tenant_id', '=', tenantId)
      .whereRef('t.investment_id', '=', 'i.id')
      .where(acquires()),
  )
}

/** In the order of a holding's life, as the list of its states has them; `v` is its last fair value, `e` its end. */
function holdingStage(tenantId: Expression<number | null>) {
  const eb = expressionBuilder<
    Tables & { i: { id: number }; v: { date: CalendarDate | null }; e: { sub_type: string | null } },
    'i' | 'v' | 'e'
  >()
  return eb
    .case()
    .when('e.sub_type', '=', 'Write-off')
    .then(eb.lit(3))
    .when('e.sub_type', 'is not', null)
    .then(eb.lit(2))
    .when(eb.or([eb('v.date', 'is not', null), wasAcquired(tenantId)]))
    .then(eb.lit(1))
    .else(eb.lit(0))
    .end()
}

function sumsOf(builder: Builder, chosen: AliasedExpression<{ id: number }, 'i'>, tenantId: Expression<number | null>) {
  return builder
    .selectFrom(chosen)
    .crossJoinLateral(() => promised(tenantId))
    .crossJoinLateral(() => paid(tenantId))
    .leftJoinLateral(
      eb =>
        eb
          .selectFrom('fair_values as f')
          .select(['f.value', 'f.date'])
          .where('f.tenant_id', '=', tenantId)
          .whereRef('f.investment_id', '=', 'i.id')
          .orderBy('f.date', 'desc')
          .limit(1)
          .as('v'),
      join => join.onTrue(),
    )
    .leftJoinLateral(
      eb =>
        eb
          .selectFrom('transactions as t')
          .select(['t.sub_type', 't.date'])
          .where('t.tenant_id', '=', tenantId)
          .whereRef('t.investment_id', '=', 'i.id')
          .where(endsHolding())
          .orderBy('t.date', 'desc')
          .orderBy('t.id', 'desc')
          .limit(1)
          .as('e'),
      join => join.onTrue(),
    )
    .crossJoinLateral(eb =>
      eb
        .selectFrom('transactions as t')
        .select(({ fn, val }) => [
          fn.coalesce(fn.sum<Decimal>(fn('abs', ['t.amount_fund'])), val<Decimal>('0')).as('amount'),
          fn.max<CalendarDate | null>('t.date').as('date'),
        ])
        .where('t.tenant_id', '=', tenantId)
        .whereRef('t.investment_id', '=', 'i.id')
        .whereRef('t.date', '>', 'v.date')
        .where(writesOffPart())
        .as('w'),
    )
    .select(['i.id', 'c.commitment', 'm.invested', 'e.sub_type as exit'])
    .select(({ eb, fn, ref, val }) => [
      eb
        .or([eb('v.date', 'is not', null), wasAcquired(tenantId)])
        .$castTo<boolean>()
        .as('acquired'),
      eb
        .case()
        .when(eb.or([eb('v.date', '<', ref('e.date')), eb('v.date', 'is', null).and('e.date', 'is not', null)]))
        .then(val<Decimal>('0'))
        .when('w.date', 'is not', null)
        .then(fn<Decimal>('greatest', [eb('v.value', '-', ref('w.amount')), val<Decimal>('0')]))
        .else(ref('v.value'))
        .end()
        .as('current_value'),
      eb
        .case()
        .when('v.date', '<', ref('e.date'))
        .then(ref('e.date'))
        .else(fn.coalesce('w.date', 'v.date', 'e.date'))
        .end()
        .as('valued_on'),
      holdingStage(tenantId).as('holding_status'),
    ])
}

const FIGURES = compiledOnce((builder, given: Given<{ tenantId: number | null; ids: readonly number[] }>) =>
  builder
    .selectFrom(
      sumsOf(
        builder,
        builder
          .selectFrom('investments')
          .select('id')
          .where('tenant_id', '=', given('tenantId'))
          .where('id', '=', anyOf(given('ids')))
          .as('i'),
        given('tenantId'),
      ).as('f'),
    )
    .select(['f.id', 'f.commitment', 'f.invested', 'f.current_value as value', 'f.valued_on as valuedOn'])
    .select(['f.exit', 'f.acquired']),
)

export const investmentFigures: ComputedFields<'investment'> = async ({ database, account }, investments) => {
  const ids = investments.map(({ id }) => id)
  const rows = await FIGURES(database, { tenantId: account.tenantId, ids })
  const found = new Map(rows.map(row => [row.id, row]))
  return ids.map(id => {
    const row = found.get(id)
    return row ? shownFigures(row) : {}
  })
}

function shownFigures({ commitment, invested, value, valuedOn, ...life }: Row): Computed<'investment'> {
  return {
    totalCommitment: commitment === null ? null : asAmount(commitment),
    invested: asAmount(invested),
    currentValue: value === null ? null : asAmount(value),
    valuedOn,
    holdingStatus: holdingStatusOf(life),
  }
}

function holdingStatusOf({ exit, acquired }: Pick<Row, 'exit' | 'acquired'>): Computed<'investment'>['holdingStatus'] {
  if (exit === null) return acquired ? 'Held' : 'NotInvested'
  return exit === 'Write-off' ? 'WrittenOff' : 'Exited'
}

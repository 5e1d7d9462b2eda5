import { sql } from 'kysely'
import { answered } from '../api/reads.ts'
import type { CalendarDate, Decimal } from '../entity.ts'
import { textOnce } from '../server/database/sql.ts'
import type { Given } from '../server/database/sql.ts'
import { investmentSums } from './figures.server.ts'
import { inMinorUnits } from '../api/answeredAmounts.ts'
import { investmentReads, investmentSum, sumsOfFund } from './reads.ts'

interface Figures {
  id: number
  commitment: Decimal | null
  invested: Decimal | null
  current_value: Decimal | null
  valued_on: CalendarDate | null
}

const TOTALS = textOnce((builder, part: Given<{ figures: Figures; found: boolean }>) =>
  builder
    .selectFrom(sql<Figures>`(${part('figures')})`.as('f'))
    .innerJoin('investments as t', 't.id', 'f.id')
    .innerJoin('funds as u', join => join.onRef('u.tenant_id', '=', 't.tenant_id').onRef('u.id', '=', 't.fund_id'))
    .innerJoin('currencies as d', join =>
      join.onRef('d.tenant_id', '=', 't.tenant_id').onRef('d.id', '=', 't.deal_currency_id'),
    )
    .innerJoin('currencies as y', join =>
      join.onRef('y.tenant_id', '=', 'u.tenant_id').onRef('y.id', '=', 'u.currency_id'),
    )
    .select(({ fn, val }) => [
      't.deal_currency_id as currencyId',
      fn.max('d.minor_units').as('dealUnits'),
      fn.max('y.minor_units').as('fundUnits'),
      fn.countAll<number>().as('count'),
      fn.coalesce(fn.sum<Decimal>('f.commitment'), val<Decimal>('0')).as('commitment'),
      fn.coalesce(fn.sum<Decimal>('f.invested'), val<Decimal>('0')).as('invested'),
      fn.coalesce(fn.sum<Decimal>('f.current_value'), val<Decimal>('0')).as('currentValue'),
      fn.min<CalendarDate | null>('f.valued_on').filterWhere('f.current_value', '>', '0').as('valuedFrom'),
      fn.max<CalendarDate | null>('f.valued_on').filterWhere('f.current_value', '>', '0').as('valuedTo'),
    ])
    .where(part('found'))
    .groupBy('t.deal_currency_id')
    .orderBy('count', 'desc')
    .orderBy('t.deal_currency_id'),
)

export const investmentAnswers = answered(investmentReads, {
  async investmentTotals({ where, computed, rows }) {
    const found = await rows(TOTALS({ figures: computed(investmentSums), found: where }))
    return found.map(({ dealUnits, fundUnits, ...sums }) => {
      const { invested, currentValue } = inMinorUnits(sumsOfFund, sums, fundUnits)
      return { ...inMinorUnits(investmentSum, sums, dealUnits), invested, currentValue }
    })
  },
})

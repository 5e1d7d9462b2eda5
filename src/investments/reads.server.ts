import { sql } from 'kysely'
import { answered } from '../api/reads.ts'
import type { Decimal } from '../entity.ts'
import { textOnce } from '../server/database/sql.ts'
import type { Given } from '../server/database/sql.ts'
import { investmentSums } from './figures.server.ts'
import { investmentReads } from './reads.ts'

interface Figures {
  id: number
  commitment: Decimal | null
  invested: Decimal | null
  current_value: Decimal | null
}

const TOTALS = textOnce((builder, part: Given<{ figures: Figures; found: boolean }>) =>
  builder
    .selectFrom(sql<Figures>`(${part('figures')})`.as('f'))
    .innerJoin('investments as t', 't.id', 'f.id')
    .select(({ fn, val }) => [
      't.deal_currency_id as currencyId',
      fn.countAll<number>().as('count'),
      fn.coalesce(fn.sum<Decimal>('f.commitment'), val<Decimal>('0')).as('commitment'),
      fn.coalesce(fn.sum<Decimal>('f.invested'), val<Decimal>('0')).as('invested'),
      fn.coalesce(fn.sum<Decimal>('f.current_value'), val<Decimal>('0')).as('currentValue'),
    ])
    .where(part('found'))
    .groupBy('t.deal_currency_id')
    .orderBy('count', 'desc')
    .orderBy('t.deal_currency_id'),
)

export const investmentAnswers = answered(investmentReads, {
  investmentTotals: ({ where, computed, rows }) => rows(TOTALS({ figures: computed(investmentSums), found: where })),
})

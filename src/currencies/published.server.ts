/** Published periods keep the figures that a rate has made: whoever changes the rate is told which, and asked. */
import type { Checks, DatabaseTransaction, WriteGuard } from '../context.ts'
import type { Stored } from '../entityTypes.ts'
import { compare } from '../money.ts'
import { text } from '../texts.ts'

const NAMED_MAX = 5

export const ratesOfPublished: Checks<'exchangeRate'> = async ({ database, account }, rate, { before }) => {
  const isMoved = !before || (['currencyId', 'toCurrencyId', 'date'] as const).some(name => rate[name] !== before[name])
  if (before && !isMoved && compare(rate.rate ?? '0', before.rate) === 0) return []
  const periods = before ? await namesOf(database, account.tenantId, before) : ''
  if (periods !== '')
    return [{ field: 'rate', code: 'exchangeRate.publishedWith', values: { periods }, warning: 'asked' }]
  const { currencyId, toCurrencyId, date } = rate
  if (!isMoved || !currencyId || !toCurrencyId || !date) return []
  const place = { currencyId, toCurrencyId, date }
  if (!(await followsAnother(database, account.tenantId, place, before?.id))) return []
  const replaced = await namesOf(database, account.tenantId, place, before?.id)
  return replaced === ''
    ? []
    : [{ field: 'rate', code: 'exchangeRate.publishedBefore', values: { periods: replaced }, warning: 'asked' }]
}

/** Whether another rate held on the day before this one came: what was published then used that. */
async function followsAnother(
  database: DatabaseTransaction,
  tenantId: number | null,
  { currencyId, toCurrencyId, date }: Rate,
  moved: number | undefined,
): Promise<boolean> {
  const earlier = await database
    .selectFrom('exchange_rates')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('currency_id', '=', currencyId)
    .where('to_currency_id', '=', toCurrencyId)
    .where('date', '<', date)
    .$if(moved !== undefined, query => query.where('id', '<>', moved ?? 0))
    .limit(1)
    .executeTakeFirst()
  return earlier !== undefined
}

/** A rate is corrected and not taken away: what was published with it could no longer be followed. */
export const usedByPublished: WriteGuard<'exchangeRate'> = async ({ database, account }, rate, operation) => {
  if (operation !== 'delete') return null
  const periods = await namesOf(database, account.tenantId, rate)
  return periods === '' ? null : text('currency.usedByPublished', { periods })
}

async function namesOf(
  database: DatabaseTransaction,
  tenantId: number | null,
  rate: Rate,
  moved?: number,
): Promise<string> {
  const found = await publishedWith(database, tenantId, rate, moved)
  const more = found.length - NAMED_MAX
  const names = found.slice(0, NAMED_MAX).map(({ fund, period }) => `${fund} ${period}`)
  return [names.join(', '), ...(more > 0 ? [text('form.andMore', { count: more })] : [])].join(' ')
}

type Rate = Pick<Stored<'exchangeRate'>, 'currencyId' | 'toCurrencyId' | 'date'>

/**
 * Published periods with a transaction on a day on which the rate held, between two currencies out of the
 * transaction's, the fund's and the system's; and those that ended on such a day and are added up with it. `moved` is
 * the rate that is to stand there and stands elsewhere still.
 */
async function publishedWith(
  database: DatabaseTransaction,
  tenantId: number | null,
  rate: Rate,
  moved: number | undefined,
) {
  const { currencyId, toCurrencyId, date } = rate
  const next = await database
    .selectFrom('exchange_rates')
    .select(({ fn }) => fn.min<Stored<'exchangeRate'>['date'] | null>('date').as('date'))
    .where('tenant_id', '=', tenantId)
    .where('currency_id', '=', currencyId)
    .where('to_currency_id', '=', toCurrencyId)
    .where('date', '>', date)
    .$if(moved !== undefined, query => query.where('id', '<>', moved ?? 0))
    .executeTakeFirst()
  const until = next?.date ?? null
  const pair = [currencyId, toCurrencyId]
  return database
    .selectFrom('reporting_periods as p')
    .innerJoin('funds as f', join => join.onRef('f.tenant_id', '=', 'p.tenant_id').onRef('f.id', '=', 'p.fund_id'))
    .innerJoin('tenants as n', 'n.id', 'p.tenant_id')
    .innerJoin('currencies as s', join => join.onRef('s.tenant_id', '=', 'n.id').onRef('s.code', '=', 'n.currency'))
    .select(['f.name as fund', 'p.name as period'])
    .where('p.tenant_id', '=', tenantId)
    .where('p.status', '=', 'Published')
    .where('p.date', '>=', date)
    .where(({ and, eb, exists, not, or, ref, selectFrom, val }) => {
      const used = selectFrom('transactions as t')
        .select('t.id')
        .whereRef('t.tenant_id', '=', 'p.tenant_id')
        .whereRef('t.fund_id', '=', 'p.fund_id')
        .whereRef('t.date', '<=', 'p.date')
        .where('t.date', '>=', date)
        .$if(until !== null, query => query.where('t.date', '<', until))
        .where('t.status', '<>', 'Cancelled')
        .where(({ and: all, eb: each, ref: own }) =>
          all(pair.map(id => each(val(id), 'in', [own('t.currency_id'), own('f.currency_id'), own('s.id')]))),
        )
        .where(({ exists: any, not: no, selectFrom: from }) =>
          no(
            any(
              from('reporting_periods as q')
                .select('q.id')
                .whereRef('q.tenant_id', '=', 'p.tenant_id')
                .whereRef('q.fund_id', '=', 'p.fund_id')
                .whereRef('q.date', '<', 'p.date')
                .whereRef('q.date', '>=', 't.date'),
            ),
          ),
        )
      const addedUp = [
        ...pair.map(id => eb(val(id), 'in', [ref('f.currency_id'), ref('s.id')])),
        ...(until === null ? [] : [eb('p.date', '<', until)]),
        not(eb('f.currency_id', '=', ref('s.id'))),
      ]
      return or([exists(used), and(addedUp)])
    })
    .orderBy('p.date', 'desc')
    .orderBy('f.name')
    .execute()
}

/** Keeps closed reporting periods closed, for every entity whose schema names the date that counts. */
import type { Entity } from '../entity.ts'
import { formatDate } from '../formats.ts'
import { problem } from '../problems.ts'
import type { ProblemError } from '../problems.ts'
import { lockedBy } from './rules.ts'
import type { Period } from './rules.ts'
import type { EntityRegistry } from '../server/records/entityRegistry.ts'
import { run } from '../server/database/sql.ts'
import { asLines, same } from '../server/records/values.ts'
import type { Values } from '../server/records/values.ts'
import type { TransactionContext } from '../server/records/transactionContext.ts'

/**
 * The old and the new date are looked at: nothing may leave a closed period, enter one or change in one. Every question
 * leaves at once: a change that travels behind them may fail, and after that the database answers no question of this
 * transaction.
 */
export async function assertOpenPeriod(
  current: TransactionContext,
  entity: Entity,
  before: Values | undefined,
  after: Values | undefined,
): Promise<void> {
  const checks = [assertOpenOwnPeriod(current, entity, before, after)]
  if (entity.name === 'reportingPeriod') checks.push(assertClosedOnesKeepTheirDays(current, entity, before, after))
  if (entity.lock !== undefined) checks.push(assertOpenDates(current, entity, entity.lock, before, after))
  await Promise.all(checks)
}

async function assertOpenDates(
  current: TransactionContext,
  entity: Entity,
  lock: string,
  before: Values | undefined,
  after: Values | undefined,
): Promise<void> {
  const asked = new Map<string, Promise<void>>()
  for (const record of [before, after]) {
    const other = record === before ? after : before
    for (const date of record ? datesOf(lock, record, other) : []) {
      const fund = fundOf(current.registry, entity, record!)
      const key = `${fund?.id} ${date}`
      if (fund && !asked.has(key)) asked.set(key, assertOpen(current, fund, date))
    }
  }
  await Promise.all(asked.values())
}

/** Expenses and accounting entries have no date: they belong to a period. */
async function assertOpenOwnPeriod(
  current: TransactionContext,
  entity: Entity,
  before: Values | undefined,
  after: Values | undefined,
): Promise<void> {
  const field = entity.fields.find(
    candidate => candidate.reference === 'reporting-periods' && candidate.required && candidate.column,
  )
  if (!field) return
  const ids = [before?.[field.name], after?.[field.name]].filter(id => typeof id === 'number')
  if (ids.length === 0) return
  const periods = await run<Period>(
    current.tx,
    'select name, date, status from reporting_periods where tenant_id = $1 and id = any($2::bigint[]) for share',
    [current.account.tenantId, ids],
  )
  for (const period of periods) if (lockedBy(period.date, [period])) throw closed(period.date, period)
}

/** An open period that came, went or moved before a closed one would change which days the closed one covers. */
async function assertClosedOnesKeepTheirDays(
  current: TransactionContext,
  entity: Entity,
  before: Values | undefined,
  after: Values | undefined,
): Promise<void> {
  if (before?.['date'] === after?.['date']) return
  await Promise.all(
    [before, after].map(async record => {
      const date = record?.['date']
      const fund = record && fundOf(current.registry, entity, record)
      if (fund && typeof date === 'string') await assertOpen(current, fund, date, before?.['id'])
    }),
  )
}

function closed(date: string, period: Period): ProblemError {
  return problem('reporting-period-closed', { values: { date: formatDate(date), period: period.name } })
}

/** `lock` is a property, or one of the lines of a list ("commitments.date"): then the dates of changed lines count. */
function datesOf(lock: string, record: Values, other: Values | undefined): string[] {
  const [list, inner] = lock.split('.') as [string, string?]
  if (inner === undefined) return typeof record[list] === 'string' ? [record[list]] : []
  const others = asLines(other?.[list])
  return asLines(record[list])
    .filter(line => !others.some(candidate => candidate['id'] === line['id'] && same(candidate, line)))
    .flatMap(line => (typeof line[inner] === 'string' ? [line[inner]] : []))
}

interface FundKey {
  sql: string
  id: number
}

/** The fund of a record stands in the record itself or in a record it belongs to (a fair value's investment). */
function fundOf(registry: EntityRegistry, entity: Entity, record: Values): FundKey | undefined {
  const hops = hopsToFund(registry, entity)
  const first = hops?.[0]
  const id = first && record[first.property]
  if (!hops || typeof id !== 'number') return undefined
  const sql = hops
    .slice(1)
    .reduce(
      (inner, hop) => `(select ${hop.column} from ${hop.table} where tenant_id = $1 and id = ${inner})`,
      '$2::bigint',
    )
  return { sql, id }
}

interface Hop {
  property: string
  column: string
  table: string
}

function hopsToFund(registry: EntityRegistry, entity: Entity): Hop[] | undefined {
  const own = entity.fields.find(field => field.reference === 'funds' && field.column)
  if (own) return [{ property: own.name, column: own.column!, table: entity.table }]
  const up = entity.fields.find(field => field.name === entity.parent && field.column)
  const parent = up && registry.ofResource(up.reference ?? '')
  const rest = parent && hopsToFund(registry, parent)
  return rest && [{ property: up.name, column: up.column!, table: entity.table }, ...rest]
}

/** The period's row is held until the end of the transaction, so that nobody completes it meanwhile. */
async function assertOpen(
  current: TransactionContext,
  fund: FundKey,
  date: string,
  besides: unknown = null,
): Promise<void> {
  const periods = await run<Period>(
    current.tx,
    'select name, date, status from reporting_periods ' +
      `where tenant_id = $1 and fund_id = ${fund.sql} and date >= $3::date and id is distinct from $4::bigint order by date limit 1 for share`,
    [current.account.tenantId, fund.id, date, besides],
  )
  const period = lockedBy(date, periods)
  if (period) throw closed(date, period)
}

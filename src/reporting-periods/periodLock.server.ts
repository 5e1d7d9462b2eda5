/** Keeps closed reporting periods closed, for every entity whose schema names the date that counts. */
import { draftOf } from '../validation.ts'
import { sql } from 'kysely'
import type { Expression } from 'kysely'
import { isDate } from '../calendar.ts'
import type { CalendarDate, Entity, Field } from '../entity.ts'
import { formatDate } from '../formats.ts'
import { problem } from '../problems.ts'
import type { ProblemError } from '../problems.ts'
import { text } from '../texts.ts'
import { lockedBy } from './rules.ts'
import type { Period } from './rules.ts'
import type { EntityRegistry } from '../server/records/entityRegistry.ts'
import { anyOf } from '../server/database/anyOf.ts'
import { compiledOnce } from '../server/database/sql.ts'
import type { Given } from '../server/database/sql.ts'
import { asChildRows, changesBetween, completed, same } from '../server/records/values.ts'
import type { Values } from '../server/records/values.ts'
import { reportedLater } from '../server/database/reportedLater.ts'
import type { TransactionContext, WriteCheck } from '../server/records/transactionContext.ts'

export const periodLock: WriteCheck = {
  concerns: entity =>
    entity.name === 'reportingPeriod' || entity.lock !== undefined || ownPeriodField(entity) !== undefined,
  assertWritable: assertOpenPeriod,
  askAhead(current, entity, id) {
    const covering = coveringStored(current, entity, id)
    return (before, after) => assertOpenPeriod(current, entity, before, after, covering)
  },
}

/**
 * The old and the new date are looked at: nothing may leave a closed period, enter one or change in one. Every question
 * leaves at once: a change that travels behind them may fail, and after that the database answers no question of this
 * transaction.
 */
async function assertOpenPeriod(
  current: TransactionContext,
  entity: Entity,
  before: Values | undefined,
  after: Values | undefined,
  covering?: Promise<Period[]>,
): Promise<void> {
  const checks = [assertOpenOwnPeriod(current, entity, before, after)]
  if (entity.name === 'reportingPeriod') checks.push(assertClosedOnesKeepTheirDays(current, entity, before, after))
  if (entity.lock !== undefined) checks.push(assertOpenDates(current, entity, entity.lock, before, after, covering))
  await Promise.all(checks)
}

/** The period that covers the date of a stored record, unless its dates stand in its lines. */
function coveringStored({ registry, account, tx }: TransactionContext, entity: Entity, id: number) {
  const hops = hopsToFund(registry, entity)
  const date = entity.fields.find(({ name }) => name === entity.lock)
  if (!hops || !date?.column) return undefined
  const dateOf = { table: entity.table, column: date.column }
  return reportedLater(covering(hops, dateOf)(tx, { tenantId: account.tenantId, id, besides: null }))
}

async function assertOpenDates(
  current: TransactionContext,
  entity: Entity,
  lock: string,
  before: Values | undefined,
  after: Values | undefined,
  covering?: Promise<Period[]>,
): Promise<void> {
  if (followsPayments(current.registry, entity, before, after)) return
  const asked = new Map<string, Promise<void>>()
  for (const record of [before, after]) {
    const other = record === before ? after : before
    if (!record) continue
    for (const { date, field } of datesOf(lock, record, other)) {
      const fund = fundOf(current.registry, entity, record)
      const key = `${fund?.id} ${date}`
      if (!fund || asked.has(key)) continue
      const periods = record === before && covering ? covering : coveringOf(current, fund, date)
      // An action gives the record as it stands for both.
      asked.set(key, assertNoneLocks(date, periods, record === before ? undefined : field))
    }
  }
  await Promise.all(asked.values())
}

/** What a capital movement has booked is pending until all is paid, however long ago its period was closed. */
function followsPayments(
  registry: EntityRegistry,
  entity: Entity,
  before: Values | undefined,
  after: Values | undefined,
): boolean {
  if (entity.name !== 'transaction' || !before || !after) return false
  const { capitalMovementId } = draftOf(registry.named('transaction'), before)
  return (
    typeof capitalMovementId === 'number' &&
    changesBetween(entity, before, completed(entity, after)).every(({ field }) => field === 'status')
  )
}

/** The rows are held until the end of the transaction, so that nobody completes a period meanwhile. */
const PERIODS = compiledOnce((builder, given: Given<{ tenantId: number | null; ids: readonly number[] }>) =>
  builder
    .selectFrom('reporting_periods')
    .select(['name', 'date', 'status'])
    .where('tenant_id', '=', given('tenantId'))
    .where('id', '=', anyOf(given('ids')))
    .forShare(),
)

/** Expenses and accounting entries have no date: they belong to a period. */
async function assertOpenOwnPeriod(
  current: TransactionContext,
  entity: Entity,
  before: Values | undefined,
  after: Values | undefined,
): Promise<void> {
  const field = ownPeriodField(entity)
  if (!field) return
  const ids = [before?.[field.name], after?.[field.name]].filter(id => typeof id === 'number')
  if (ids.length === 0) return
  const periods = await PERIODS(current.tx, { tenantId: current.account.tenantId, ids })
  for (const period of periods) if (lockedBy(period.date, [period])) throw closed(period.date, period)
}

function ownPeriodField({ fields }: Entity): Field | undefined {
  return fields.find(field => field.reference === 'reporting-periods' && field.required && field.column)
}

/** An open period that came, went or moved before a closed one would change which days the closed one covers. */
async function assertClosedOnesKeepTheirDays(
  current: TransactionContext,
  entity: Entity,
  before: Values | undefined,
  after: Values | undefined,
): Promise<void> {
  const period = current.registry.named('reportingPeriod')
  const [was, is] = [before, after].map(record => record && draftOf(period, record))
  if (was?.date === is?.date) return
  await Promise.all(
    [before, after].map(async record => {
      const date = record && draftOf(period, record).date
      const fund = record && fundOf(current.registry, entity, record)
      if (fund && date) await assertNoneLocks(date, coveringOf(current, fund, date, was?.id))
    }),
  )
}

/** Said at the field whose new date lies in the closed period; a stored date is nobody's mistake. */
function closed(date: string, period: Period, field?: string): ProblemError {
  const values = { date: formatDate(date), period: period.name }
  const detail = text('problem.reporting-period-closed.detail', values)
  return problem('reporting-period-closed', { detail, ...(field !== undefined && { errors: { [field]: [detail] } }) })
}

/** `lock` is a property, or one of the lines of a list ("commitments.date"): then the dates of changed lines count. */
function datesOf(lock: string, record: Values, other: Values | undefined): { date: CalendarDate; field: string }[] {
  const [list = lock, inner] = lock.split('.')
  if (inner === undefined) return isDate(record[list]) ? [{ date: record[list], field: list }] : []
  const others = asChildRows(other?.[list])
  return asChildRows(record[list]).flatMap((line, index) => {
    const isUnchanged = others.some(candidate => candidate.id === line.id && same(candidate, line))
    const date = line[inner]
    return !isUnchanged && isDate(date) ? [{ date, field: `${list}.${index}.${inner}` }] : []
  })
}

/** Where the fund of a record is found: from the id that the record holds, over the records that it belongs to. */
interface FundKey {
  hops: readonly Hop[]
  id: number
}

/** The fund of a record stands in the record itself or in a record it belongs to (a fair value's investment). */
function fundOf(registry: EntityRegistry, entity: Entity, record: Values): FundKey | undefined {
  const hops = hopsToFund(registry, entity)
  const first = hops?.[0]
  const id = first && record[first.property]
  return hops && typeof id === 'number' ? { hops: hops.slice(1), id } : undefined
}

interface Column {
  table: string
  column: string
}

interface Hop extends Column {
  property: string
}

function hopsToFund(registry: EntityRegistry, entity: Entity): Hop[] | undefined {
  const own = entity.fields.find(field => field.reference === 'funds' && field.column)
  if (own?.column) return [{ property: own.name, column: own.column, table: entity.table }]
  const up = entity.fields.find(field => field.name === entity.parent)
  const parent = up && registry.ofResource(up.reference ?? '')
  const rest = parent && hopsToFund(registry, parent)
  return rest && up.column ? [{ property: up.name, column: up.column, table: entity.table }, ...rest] : undefined
}

interface Asked {
  tenantId: number | null
  id: number
  /** Unless it stands in the record. */
  date?: CalendarDate
  besides: unknown
}

/**
 * The period that covers a date, which is given or stands in a record; its row is held until the end of the
 * transaction, so that nobody completes it.
 */
function coveringPeriod(hops: readonly Hop[], dateOf?: Column) {
  return compiledOnce((builder, given: Given<Asked>) => {
    const valueOf = <Value>({ table, column }: Column, id: Expression<number>) =>
      builder
        .selectFrom(sql<{ tenant_id: number; id: number }>`${sql.table(table)}`.as('h'))
        .select(sql<Value>`${sql.ref(column)}`.as('of'))
        .where('h.tenant_id', '=', given('tenantId'))
        .where('h.id', '=', id)
        .$asScalar()
    return builder
      .selectFrom('reporting_periods')
      .select(['name', 'date', 'status'])
      .where('tenant_id', '=', given('tenantId'))
      .where(
        'fund_id',
        '=',
        hops.reduce((id: Expression<number>, hop) => valueOf<number>(hop, id), given('id')),
      )
      .where('date', '>=', dateOf ? valueOf<CalendarDate>(dateOf, given('id')) : given('date'))
      .where(({ eb }) => eb('id', 'is distinct from', sql<number>`${given('besides')}::bigint`))
      .orderBy('date')
      .limit(1)
      .forShare()
  })
}

/** Built once for each way to a fund and a date, of which there are a few. */
const known = new Map<string, ReturnType<typeof coveringPeriod>>()

function covering(hops: readonly Hop[], dateOf?: Column): ReturnType<typeof coveringPeriod> {
  const way = [...hops, ...(dateOf ? [dateOf] : [])].map(({ table, column }) => `${table}.${column}`).join()
  const statement = known.get(way) ?? coveringPeriod(hops, dateOf)
  known.set(way, statement)
  return statement
}

function coveringOf(
  { account: { tenantId }, tx }: TransactionContext,
  { hops, id }: FundKey,
  date: CalendarDate,
  besides: unknown = null,
): Promise<Period[]> {
  return covering(hops)(tx, { tenantId, id, date, besides })
}

async function assertNoneLocks(date: CalendarDate, periods: Promise<Period[]>, field?: string): Promise<void> {
  const period = lockedBy(date, await periods)
  if (period) throw closed(date, period, field)
}

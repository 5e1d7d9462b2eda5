/**
 * The one way into the ledger of limited partners. Closings, capital movements and transfers append their rows here, in
 * their own transaction, and take exactly those rows back when they are reopened. Nothing else writes, changes or
 * removes a row.
 */
import { CompiledQuery, sql } from 'kysely'
import type { Found } from '../api/reads.ts'
import { limitedPartnerCommitment } from '../../generated/entities/limited-partner-commitment.ts'
import { limitedPartnerTransaction } from '../../generated/entities/limited-partner-transaction.ts'
import type { Computation, Context, Figures } from '../context.ts'
import type { Entity, Field } from '../entity.ts'
import { round } from '../money.ts'
import { problem } from '../problems.ts'
import { explainLedger, percentOf, rollForward } from './ledger.ts'
import type { CommitmentRow, Source, TransactionRow } from './ledger.ts'
import type { ExplainedLedger, PartnerTotals } from './reads.ts'

const SOURCES = ['capitalMovementId', 'closingId', 'transferId'] as const

/**
 * Keeps others from changing the commitments of this fund until the transaction ends. To be taken before the ledger is
 * read in order to write it.
 */
export async function holdLedger({ database, account }: Context, fundId: number): Promise<void> {
  await sql`select id from funds where tenant_id = ${account.tenantId} and id = ${fundId} for no key update`.execute(
    database,
  )
}

/** Answers with the ids of the new rows, in the order given. */
export function appendCommitments(context: Context, rows: readonly CommitmentRow[]): Promise<number[]> {
  return append(
    context,
    limitedPartnerCommitment,
    rows.map(row => ({ ...row })),
  )
}

export function appendTransactions(context: Context, rows: readonly TransactionRow[]): Promise<number[]> {
  return append(
    context,
    limitedPartnerTransaction,
    rows.map(row => ({ ...row })),
  )
}

/** Takes back what one closing, capital movement or transfer has written: those rows, all of them and no other. */
export async function removeSource(
  context: Context,
  source: Source,
): Promise<{ commitments: number; transactions: number }> {
  const name = sourceOf(source)
  const id = source[name]!
  const transactions = await removeRows(context, limitedPartnerTransaction, name, id)
  return {
    transactions,
    commitments: name === 'capitalMovementId' ? 0 : await removeRows(context, limitedPartnerCommitment, name, id),
  }
}

/** Rows of some partners, in the order in which they happened. */
export async function ledgerOf(
  { database, account }: Context,
  limitedPartnerIds: readonly number[],
): Promise<{ commitments: CommitmentRow[]; transactions: TransactionRow[] }> {
  const rowsOf = async <Row>(entity: Entity): Promise<Row[]> =>
    (
      await sql<Row>`select id, ${sql.join(columnsOf(entity).map(selected))} from ${sql.table(entity.table)}
    where tenant_id = ${account.tenantId} and limited_partner_id = any(${limitedPartnerIds}::bigint[]) order by date, id`.execute(
        database,
      )
    ).rows
  const [commitments, transactions] = await Promise.all([
    rowsOf<CommitmentRow>(limitedPartnerCommitment),
    rowsOf<TransactionRow>(limitedPartnerTransaction),
  ])
  return { commitments, transactions }
}

/** Why the figures of a partner are what they are: each with its rows, and the way of the commitment. */
export async function explainedLedgerOf(
  context: Context,
  limitedPartnerId: number,
  asOf?: string,
): Promise<ExplainedLedger> {
  if (!(await context.records.get('limitedPartner', limitedPartnerId))) throw problem('not-found')
  const { commitments, transactions } = await ledgerOf(context, [limitedPartnerId])
  const last = [context.today, ...commitments.map(({ date }) => date), ...transactions.map(({ date }) => date)]
    .sort()
    .at(-1)!
  return {
    limitedPartnerId,
    asOf: asOf ?? null,
    figures: explainLedger(commitments, transactions, asOf),
    rollForward: rollForward(commitments, transactions, asOf ?? last),
  }
}

/**
 * One statement for any number of partners: what lists sort by, what their totals add up, and what a page of them
 * shows.
 */
export const partnerFigures: Figures = {
  columns: {
    totalCommitment: 'commitment',
    capitalCalled: 'called',
    capitalCalledPercent: 'called_percent',
    distributed: 'distributed',
    recallableDistribution: 'recallable',
    remaining: 'remaining',
    shares: 'shares',
  },
  relation: (chosen, tenant) => `select p.id, coalesce(c.value, 0) as commitment, coalesce(x.called, 0) as called,
      case when c.value <> 0 then coalesce(x.called, 0) * 100 / c.value end as called_percent, coalesce(x.distributed, 0) as distributed,
      coalesce(x.recallable, 0) as recallable, coalesce(c.value, 0) + coalesce(x.impact, 0) as remaining, coalesce(x.shares, 0) as shares
    from (${chosen}) p
    left join (select limited_partner_id, sum(value) as value from limited_partner_commitments
      where tenant_id = ${tenant} and limited_partner_id in (${chosen}) group by limited_partner_id) c on c.limited_partner_id = p.id
    left join (select limited_partner_id, sum(investment_funding + management_fees + expenses_paid_in + expenses_out_of_paid_in) as called, sum(distribution) as distributed,
        sum(recallable_distribution) as recallable, sum(impact_on_unfunded) as impact, sum(shares) as shares from limited_partner_transactions
      where tenant_id = ${tenant} and limited_partner_id in (${chosen}) group by limited_partner_id) x on x.limited_partner_id = p.id`,
}

interface Sums {
  id: number
  commitment: string
  called: string
  distributed: string
  recallable: string
  remaining: string
  shares: string
}

const SUMS = ['commitment', 'called', 'distributed', 'recallable', 'remaining', 'shares'] as const

/** The computed figures of a whole page of partners, by one statement. */
export const limitedPartnerFigures: Computation = async ({ database, account }, partners) => {
  const ids = partners.map(({ id }) => id as number)
  const found = await database.executeQuery<Sums>(
    CompiledQuery.raw(
      `select f.id, ${SUMS.map(name => `f.${name}::text`).join(', ')} from (${partnerFigures.relation('select unnest($2::bigint[]) as id', '$1')}) f`,
      [account.tenantId, ids],
    ),
  )
  const sums = new Map(found.rows.map(row => [Number(row.id), row]))
  return ids.map(id => shownFigures(sums.get(id)!))
}

function shownFigures({
  commitment,
  called,
  distributed,
  recallable,
  remaining,
  shares,
}: Omit<Sums, 'id'>): Omit<PartnerTotals, 'count'> {
  return {
    totalCommitment: round(commitment, 2),
    capitalCalled: round(called, 2),
    capitalCalledPercent: percentOf(called, commitment),
    distributed: round(distributed, 2),
    recallableDistribution: round(recallable, 2),
    remaining: round(remaining, 2),
    shares: round(shares, 6),
  }
}

/** The sums over all partners that a list finds, by name of the column. */
export async function partnerTotalsOf({ figures, rows }: Found): Promise<PartnerTotals> {
  const [found] = await rows<Omit<Sums, 'id'> & { count: number }>(
    `select count(*)::integer as count, ${SUMS.map(name => `coalesce(sum(f.${name}), 0)::text as ${name}`).join(', ')} from (${figures(partnerFigures)}) f`,
  )
  if (!found) throw new Error('The database has added nothing up.')
  const { count, ...sums } = found
  return { count, ...shownFigures(sums) }
}

type StoredField = Field & { column: string }

function columnsOf(entity: Entity): StoredField[] {
  return entity.fields.filter((field): field is StoredField => field.column !== undefined)
}

function selected({ name, column, kind }: StoredField) {
  return kind === 'decimal'
    ? sql`${sql.ref(column)}::text as ${sql.id(name)}`
    : sql`${sql.ref(column)} as ${sql.id(name)}`
}

const SQL_TYPES: Partial<Record<Field['kind'], string>> = {
  reference: 'bigint',
  decimal: 'numeric',
  date: 'date',
  choice: 'text',
}

/** Each statement stays far below the time that one may take. */
const ROWS_AT_ONCE = 5_000

async function append(context: Context, entity: Entity, rows: readonly Record<string, unknown>[]): Promise<number[]> {
  for (const row of rows) sourceOf(row)
  const ids: number[] = []
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
    ids.push(...(await insertRows(context, entity, rows.slice(from, from + ROWS_AT_ONCE))))
  return ids
}

async function insertRows(
  { database, account }: Context,
  entity: Entity,
  rows: readonly Record<string, unknown>[],
): Promise<number[]> {
  const columns = columnsOf(entity)
  const values = rows.map(row =>
    Object.fromEntries(columns.map(({ name, column, default: usual }) => [column, row[name] ?? usual ?? null])),
  )
  const names = sql.join(columns.map(({ column }) => sql.ref(column)))
  const shape = sql.join(
    columns.map(({ column, kind }) => sql`${sql.ref(column)} ${sql.raw(SQL_TYPES[kind] ?? 'text')}`),
  )
  const made = await sql<{ id: number }>`with made as (
      insert into ${sql.table(entity.table)} (tenant_id, created_by, updated_by, ${names})
      select ${account.tenantId}::bigint, ${account.id}::bigint, ${account.id}::bigint, ${names} from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as given(${shape}) returning *
    ), ${noted(account, entity, 'create', 'made', 'new')} select id from made`.execute(database)
  return made.rows.map(({ id }) => Number(id))
}

async function removeRows({ database, account }: Context, entity: Entity, source: string, id: number): Promise<number> {
  const column = columnsOf(entity).find(({ name }) => name === source)!.column
  const gone = await sql<{
    count: number
  }>`with gone as (delete from ${sql.table(entity.table)} where tenant_id = ${account.tenantId}::bigint and ${sql.ref(column)} = ${id}::bigint returning *),
    ${noted(account, entity, 'delete', 'gone', 'old')} select count(*)::integer as count from gone`.execute(database)
  return gone.rows[0]!.count
}

/** A row of the history for each row, beside the change itself, so that there is no change without its note. */
function noted(
  account: Context['account'],
  entity: Entity,
  action: 'create' | 'delete',
  changed: 'made' | 'gone',
  side: 'old' | 'new',
) {
  const fields = sql.join(
    columnsOf(entity).map(({ name, column, kind }) => {
      const value = sql.ref(`${changed}.${column}`)
      return sql`(${name}::text, to_jsonb(${kind === 'decimal' ? sql`${value}::text` : value}))`
    }),
  )
  return sql`noted as (insert into audit (tenant_id, account_id, action, resource, record_id, changes)
    select ${account.tenantId}::bigint, ${account.id}::bigint, ${action}::text, ${entity.resource}::text, ${sql.ref(`${changed}.id`)},
      (select jsonb_agg(jsonb_build_object('field', f.field, 'old', ${side === 'old' ? sql`f.value` : sql`null::jsonb`}, 'new', ${side === 'new' ? sql`f.value` : sql`null::jsonb`}))
        from (values ${fields}) as f(field, value) where f.value is not null and f.value not in ('"0.00"', 'null')) from ${sql.table(changed)})`
}

/** A row belongs to exactly one deed, so that the deed can take it back. */
function sourceOf(row: Record<string, unknown> | Source): (typeof SOURCES)[number] {
  const given = SOURCES.filter(name => typeof (row as Record<string, unknown>)[name] === 'number')
  if (given.length !== 1)
    throw new Error('A row of the ledger has exactly one source: a closing, a capital movement or a transfer.')
  return given[0]!
}

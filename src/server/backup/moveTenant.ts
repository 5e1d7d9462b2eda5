/**
 * Brings the rows of a tenant from one database of the product into another, while everybody works. The tenant is read
 * only for as long as it takes to compare both and to bring what has changed since the first copy. Broken off at any
 * point, it is begun again with the same words, and goes on from what is true then.
 */
import pg from 'pg'
import { quoted } from '../database/catalogue.ts'
import type { Table } from '../database/catalogue.ts'
import { claimNumbers } from '../database/numbering.ts'
import { StartError, codeOf } from '../database/postgres/failures.ts'
import { FIRST } from '../database/tenantPlaces.ts'
import { copyIn, copyOut } from './copyRows.ts'
import { changedTables, copyTables, countRows, readTenantTables, removePositions, removeRows } from './tenantRows.ts'

export interface Moved {
  rows: number
  /** Milliseconds in which nothing of the tenant could be saved; 0 when it was there already. */
  readOnly: number
}

/** Held in the first database; any number will do, as long as every version uses the same. */
const ADVISORY_LOCK = 7_203_462
/** A statement of the tenant that takes longer than this is let go first; others wait behind it so long. */
const WAIT = '2s'
const WAITS = 60
/** Removing a row takes those inside it along, which are then brought as well. */
const ROUNDS = 3
const LOCKED = '55P03'

type Report = (line: string) => void

interface Moving {
  tenant: number
  clients: ReadonlyMap<number, pg.Client>
  tables: readonly Table[]
  report: Report
}

/** `databases` are the owners of the tables, by their numbers. */
export async function moveTenant(
  databases: ReadonlyMap<number, pg.ClientConfig>,
  shortName: string,
  target: number,
  report: Report,
): Promise<Moved> {
  if (!databases.has(target)) throw new StartError(`DATABASES names no database ${target}.`)
  const clients = new Map<number, pg.Client>()
  try {
    for (const [number, owner] of databases) {
      // Rows are removed from databases, which must be those that their numbers say.
      await claimNumbers(owner, number)
      clients.set(number, await connect(owner))
    }
    const first = clientOf(clients, FIRST)
    await stayAlone(first)
    await assertSameSchema([...clients.values()])
    const tenant = await tenantNamed(first, shortName)
    await assertStays(first, tenant)
    for (const client of clients.values()) await client.query("select set_config('app.tenant', $1, false)", [tenant])
    const moving = { tenant, clients, tables: await readTenantTables(first), report }
    const source = await placeIn(first, tenant)
    const readOnly = source === target ? 0 : await bring(moving, source, target)
    await settle(moving, target)
    for (const number of clients.keys()) if (number !== target) await clear(moving, number)
    return { rows: await countRows(clientOf(clients, target), moving.tables), readOnly }
  } finally {
    for (const client of clients.values()) await client.end().catch(() => undefined)
  }
}

async function connect(owner: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client({ ...owner, application_name: 'fund-administration move' })
  client.on('error', () => undefined)
  await client.connect()
  await client.query(
    "set search_path = public; set datestyle = 'ISO'; set timezone = 'UTC'; set extra_float_digits = 1",
  )
  await client.query("set intervalstyle = 'iso_8601'; set statement_timeout = 0; set app.platform = 'on'")
  return client
}

function clientOf(clients: ReadonlyMap<number, pg.Client>, number: number): pg.Client {
  const client = clients.get(number)
  if (!client) throw new StartError(`The tenant is in database ${number}, which DATABASES does not name.`)
  return client
}

/** Until its connection ends. */
async function stayAlone(first: pg.Client): Promise<void> {
  const { rows } = await first.query<{ free: boolean }>('select pg_try_advisory_lock($1) as free', [ADVISORY_LOCK])
  if (!rows[0]?.free)
    throw new StartError('A tenant is being moved, or the databases are being copied: wait until that has ended.')
}

/** No tenant is moved while the work runs. */
export async function withoutMoves<T>(first: pg.ClientConfig, work: () => Promise<T>): Promise<T> {
  const client = await connect(first)
  try {
    await stayAlone(client)
    return await work()
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function assertSameSchema(clients: readonly pg.Client[]): Promise<void> {
  const states = new Set<string>()
  for (const client of clients) {
    const { rows } = await client.query<{ state: string | null }>(
      "select string_agg(name || checksum, ' ' order by name) as state from schema_migrations",
    )
    states.add(rows[0]?.state ?? '')
  }
  if (states.size > 1)
    throw new StartError('The databases are not of the same version: start the product with this one, then move.')
}

async function tenantNamed(first: pg.Client, shortName: string): Promise<number> {
  const statement = 'select id::text from tenants where short_name = $1'
  const [found] = (await first.query<{ id: string }>(statement, [shortName])).rows
  if (!found) throw new StartError(`There is no tenant with the short name "${shortName}".`)
  return parseInt(found.id, 10)
}

/** Asked again once nobody writes, because its deletion may have begun meanwhile. */
async function assertStays(first: pg.Client, tenant: number): Promise<void> {
  const { rowCount } = await first.query("select from tenants where id = $1 and status = 'Active'", [tenant])
  if (rowCount === 0) throw new StartError('The tenant is being deleted, and stays where it is until that has ended.')
}

async function placeIn(client: pg.Client, tenant: number): Promise<number> {
  const { rows } = await client.query<{ database: number }>('select database from tenant_places where tenant_id = $1', [
    tenant,
  ])
  return rows[0]?.database ?? FIRST
}

async function setPlace(client: pg.Client, tenant: number, database: number, moving: boolean): Promise<void> {
  await client.query(
    `insert into tenant_places (tenant_id, database, moving) values ($1, $2, $3)
     on conflict (tenant_id) do update set database = excluded.database, moving = excluded.moving`,
    [tenant, database, moving],
  )
}

/** What the first database tells everybody; it says nothing of a tenant that it has itself. */
async function leadTo(first: pg.Client, tenant: number, database: number): Promise<void> {
  if (database === FIRST) await first.query('delete from tenant_places where tenant_id = $1', [tenant])
  else await setPlace(first, tenant, database, false)
}

async function inTransaction(client: pg.Client, begin: string, work: () => Promise<void>): Promise<void> {
  await client.query(begin)
  try {
    await work()
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}

/** Answers with the milliseconds in which nothing could be saved. */
async function bring(moving: Moving, from: number, to: number): Promise<number> {
  const { tenant, clients, tables, report } = moving
  const [first, source, target] = [FIRST, from, to].map(number => clientOf(clients, number))
  if (!first || !source || !target) throw new RangeError('Three databases were asked for.')
  report(`Copying from database ${from} to ${to} while people work`)
  if (target !== first) await announce(first, target, tenant, from)
  await inTransaction(source, 'begin isolation level repeatable read read only', () =>
    inTransaction(target, 'begin', () => bringChanges(source, target, tables)),
  )
  report('Copied; from now on the tenant can only be read')
  const startedAt = performance.now()
  await closed(source, tenant, 'writing', async () => {
    await assertStays(first, tenant)
    await setPlace(source, tenant, from, true)
  })
  try {
    await inTransaction(target, 'begin', async () => {
      await bringChanges(source, target, tables)
      await removePositions(target)
      if (target !== first) await setPlace(target, tenant, to, false)
    })
  } catch (error) {
    await setPlace(source, tenant, from, false)
    throw error
  }
  report('Both are the same')
  // Nobody is let in at the new place while somebody may still read at the old one what was saved before.
  if (source !== first) await setPlace(source, tenant, to, false)
  report('Everybody is sent there')
  await leadTo(first, tenant, to)
  const readOnly = performance.now() - startedAt
  report(`The tenant works in database ${to}`)
  return readOnly
}

/** The tenant itself as the first database keeps it, and that its rows are elsewhere as yet. */
async function announce(first: pg.Client, target: pg.Client, tenant: number, from: number): Promise<void> {
  const { fields } = await first.query('select * from tenants limit 0')
  const columns = fields.map(({ name }) => name)
  const others = columns.filter(name => name !== 'id')
  await inTransaction(target, 'begin', async () => {
    await target.query('create temp table arriving (like tenants) on commit drop')
    const row = copyOut(first, `select ${quoted(columns)} from tenants where id = ${tenant}`)
    await copyIn(target, `arriving (${quoted(columns)})`, row)
    await target.query(
      `insert into tenants (${quoted(columns)}) overriding system value select ${quoted(columns)} from arriving
       on conflict (id) do update set (${quoted(others)}) = (${others.map(name => `excluded."${name}"`).join(', ')})`,
    )
    await setPlace(target, tenant, from, false)
  })
}

async function bringChanges(source: pg.Client, target: pg.Client, tables: readonly Table[]): Promise<void> {
  for (let round = 1; ; round += 1) {
    const changed = await changedTables(source, target, tables)
    if (changed.length === 0) return
    if (round > ROUNDS)
      throw new StartError(
        `Rows of ${changed.map(({ name }) => name).join(', ')} did not arrive as they are: ` +
          'the tenant stays where it was.',
      )
    await copyTables(source, target, changed)
  }
}

/** The work runs when nobody of the tenant reads, or writes, any more, and before anybody begins again. */
async function closed(
  client: pg.Client,
  tenant: number,
  what: 'rows' | 'writing',
  work: () => Promise<void>,
): Promise<void> {
  for (let wait = 1; ; wait += 1)
    try {
      return await inTransaction(client, 'begin', async () => {
        await client.query(`set local lock_timeout = '${WAIT}'`)
        await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`${what} of tenant ${tenant}`])
        await client.query('set local lock_timeout = 0')
        await work()
      })
    } catch (error) {
      if (codeOf(error) !== LOCKED || wait === WAITS) throw error
    }
}

/** Of moves that were broken off, not wanted any more or all but done: the tenant is where the first database says. */
async function settle({ tenant, clients }: Moving, place: number): Promise<void> {
  await leadTo(clientOf(clients, FIRST), tenant, place)
  for (const client of clients.values()) {
    const { rowCount } = await client.query('select 1 from tenant_places where tenant_id = $1', [tenant])
    if (rowCount !== 0) await setPlace(client, tenant, place, false)
  }
}

/** What is left of the tenant where it is not any more; the first database keeps the tenant itself, and its place. */
async function clear({ tenant, clients, tables, report }: Moving, number: number): Promise<void> {
  const client = clientOf(clients, number)
  const rows = await countRows(client, tables)
  const known = await client.query('select 1 from tenants where id = $1', [tenant])
  if (rows === 0 && (number === FIRST || known.rowCount === 0)) return
  await closed(client, tenant, 'rows', async () => {
    await removeRows(client, tables)
    await removePositions(client)
    if (number === FIRST) return
    await client.query('delete from tenant_places where tenant_id = $1', [tenant])
    await client.query('delete from tenants where id = $1', [tenant])
  })
  report(`Removed ${rows} rows from database ${number}`)
}

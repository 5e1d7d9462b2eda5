/**
 * Several databases as one: the first keeps the tenants, and what belongs to none of them; the rows of each tenant are
 * in one of them, and all of its transactions run there.
 */
import { setTimeout as delay } from 'node:timers/promises'
import type { DatabaseTransaction } from '../../context.ts'
import type { Database } from './database.ts'
import { codeOf } from './postgres/failures.ts'
import { FIRST, TENANT_ELSEWHERE } from './tenantPlaces.ts'

/** So often a transaction looks again where its tenant is, which is told to one database after the other. */
const LOOKS = 6
const LOOK_AGAIN_MS = 20

export interface SeveralDatabases extends Database {
  parts: readonly Database[]
  numberOf(part: Database): number
  /** The part that has the data of the tenant. */
  partOf(tenantId: number): Database
  /** Looks again where the tenants are; a transaction that finds its tenant gone does so by itself. */
  readPlaces(): Promise<void>
}

/** In which database a transaction runs, of those that are one together. */
const homes = new WeakMap<
  object,
  { several: SeveralDatabases; part: Database; numbered: (number: number) => Database }
>()

/** The way to the rows of a tenant from a transaction in another database; none where they are in the same. */
export async function databaseElsewhere(tx: DatabaseTransaction, tenantId: number): Promise<Database | undefined> {
  const home = homes.get(tx)
  if (!home) return undefined
  // This server may not have noticed that the tenant has been moved.
  const place = await tx
    .selectFrom('tenant_places')
    .select('database')
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst()
  return home.numbered(place?.database ?? FIRST) === home.part ? undefined : home.several
}

/** By their numbers; the first is FIRST. */
export async function openSeveral(databases: ReadonlyMap<number, Database>): Promise<SeveralDatabases> {
  const parts = [...databases.values()]
  const first = numbered(FIRST)
  let places = await readPlaces(first)

  const numbers = new Map([...databases].map(([number, part]) => [part, number]))

  function numbered(number: number): Database {
    const found = databases.get(number)
    if (!found) throw new Error(`A tenant is in database ${number}, which DATABASES does not name.`)
    return found
  }

  async function withTenant<T>(tenantId: number | null, work: (part: Database) => Promise<T>): Promise<T> {
    for (let look = 1; ; look += 1)
      try {
        return await work(tenantId === null ? first : several.partOf(tenantId))
      } catch (error) {
        if (codeOf(error) !== TENANT_ELSEWHERE || look === LOOKS) throw error
        // The first look finds a place that was not known here; the others wait until it is known everywhere.
        await delay((look - 1) * LOOK_AGAIN_MS)
        await several.readPlaces()
      }
  }

  const several: SeveralDatabases = {
    inTransaction: (caller, work, options) =>
      withTenant(caller.tenantId, part =>
        part.inTransaction(
          caller,
          tx => {
            homes.set(tx, { several, part, numbered })
            return work(tx)
          },
          options,
        ),
      ),
    readOnce: (caller, text, values, options) =>
      withTenant(caller.tenantId, part => part.readOnce(caller, text, values, options)),
    parts,
    numberOf: part => numbers.get(part) ?? FIRST,
    partOf: tenantId => numbered(places.get(tenantId) ?? FIRST),
    async readPlaces() {
      places = await readPlaces(first)
    },
    // Without the first nobody works; without another one, those do whose rows are elsewhere.
    answers: () => first.answers(),
    figures() {
      const figures = parts.map(part => part.figures())
      const sum = (figure: 'total' | 'idle' | 'waiting') => figures.reduce((so, one) => so + one[figure], 0)
      // The copy for reading follows the first.
      const { copy } = first.figures()
      return { total: sum('total'), idle: sum('idle'), waiting: sum('waiting'), ...(copy && { copy }) }
    },
    async close() {
      await Promise.all(parts.map(part => part.close()))
    },
  }
  return several
}

/** Numbers of databases by tenant, of those that are in another one than the first. */
async function readPlaces(first: Database): Promise<Map<number, number>> {
  const rows = await first.inTransaction({ tenantId: null, platform: true }, tx =>
    tx.selectFrom('tenant_places').select(['tenant_id as tenantId', 'database']).execute(),
  )
  return new Map(rows.map(({ tenantId, database }) => [tenantId, database]))
}

/** Rows that a statement finds over the border between tenants, whichever database they are in. */
export async function readEverywhere<Row extends { tenantId: number }>(
  database: Database,
  text: string,
  values: readonly unknown[],
): Promise<Row[]> {
  const ask = (part: Database) => part.readOnce<Row>({ tenantId: null, platform: false }, text, values)
  if (!isSeveral(database)) return ask(database)
  const found = await Promise.all(
    database.parts.map(async part =>
      (await ask(part)).map(row => ({ isHome: () => database.partOf(row.tenantId) === part, row })),
    ),
  )
  // Rows that are being moved are in two places for a while: those count that are where their tenant is.
  if (!found.flat().every(({ isHome }) => isHome())) await database.readPlaces()
  return found
    .flat()
    .filter(({ isHome }) => isHome())
    .map(({ row }) => row)
}

export function isSeveral(database: Database): database is SeveralDatabases {
  return 'readPlaces' in database
}

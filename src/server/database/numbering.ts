/**
 * Numbers that databases give out, which go together: rows keep their ids when a tenant is moved, and a person chooses
 * an account by its id, whichever database it is in. Each has a range of its own, by which it is known again.
 */
import pg from 'pg'
import { oneAtATime } from './migrate.ts'
import { StartError } from './postgres/failures.ts'

/** More than any table will ever have rows; a spreadsheet still shows such a number as it is. */
const RANGE = 10_000_000_000

/** Once the database is migrated, at every start: tables that came since begin in the range as well. */
export async function claimNumbers(owner: pg.ClientConfig, number: number, stopped?: AbortSignal): Promise<void> {
  // Two servers that start at once may not set back what the other has given out already.
  await oneAtATime(owner, () => claim(owner, number), stopped)
}

async function claim(owner: pg.ClientConfig, number: number): Promise<void> {
  const from = (number - 1) * RANGE
  const client = new pg.Client(owner)
  client.on('error', () => undefined)
  await client.connect()
  try {
    const sequences = await readSequences(client)
    const last = sequences.find(({ name }) => name === 'public.accounts_id_seq')?.last ?? 0
    await assertOurs(client, number, last)
    for (const { name } of sequences.filter(one => one.last < from))
      await client.query('select setval($1::regclass, $2::bigint)', [name, from])
  } finally {
    await client.end()
  }
}

/** The same for two addresses that lead to the same database. */
export async function identityOf(owner: pg.ClientConfig): Promise<string> {
  const client = new pg.Client(owner)
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rows } = await client.query<{ identity: string }>(
      `select system_identifier || ' ' || oid as identity
       from pg_control_system(), pg_database where datname = current_database()`,
    )
    return rows[0]?.identity ?? ''
  } finally {
    await client.end()
  }
}

async function readSequences(client: pg.Client): Promise<{ name: string; last: number }[]> {
  const { rows } = await client.query<{ name: string; last: string }>(
    `select format('%I.%I', schemaname, sequencename) as name, coalesce(last_value, 0)::text as last
     from pg_sequences where schemaname = 'public'`,
  )
  return rows.map(({ name, last }) => ({ name, last: Number(last) }))
}

async function assertOurs(client: pg.Client, number: number, last: number): Promise<void> {
  const found = Math.floor(last / RANGE) + 1
  if (found === number) return
  if (found > 1)
    throw new StartError(
      `The database ${client.database} is number ${found} of the product, and is named as number ${number}: ` +
        'put DATABASE_URL and DATABASES as they were.',
    )
  await client.query("select set_config('app.platform', 'on', false)")
  const { rowCount } = await client.query('select 1 from tenants limit 1')
  if (rowCount !== 0)
    throw new StartError(
      `The database ${client.database} is named as number ${number} in DATABASES, and has tenants of its own: ` +
        'name an empty one.',
    )
}

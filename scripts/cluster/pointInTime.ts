/** Back to the moment before a mistake, with Debian's pgBackRest as src/server/README.md sets it up. */
import { appendFileSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { readManifest } from '../../src/server/backup/manifest.ts'
import { migrate } from '../../src/server/database/migrate.ts'
import { openFiles } from '../../src/server/documents/fileStore.ts'
import type { FileStore } from '../../src/server/documents/fileStore.ts'
import { backUp, commandsFrom, run } from './copies.ts'
import { asUser } from './patroni.ts'
import { configurationFrom, freePort } from './programs.ts'
import type { Report } from './programs.ts'

const PROGRAMS = '/usr/lib/postgresql/15/bin'
const PATIENCE_MS = 60_000

interface Ground {
  place: string
  url: string
  pgCtl(...words: string[]): void
  pgBackRest(first: string, target?: string): void
}

/** A PostgreSQL of its own that sends its log to pgBackRest, with the settings of src/server/README.md. */
async function prepare(folder: string): Promise<Ground> {
  const place = join(folder, 'point-in-time')
  const data = join(place, 'data')
  const port = await freePort()
  mkdirSync(place)
  for (const name of ['repository', 'log', 'lock']) mkdirSync(join(place, name))
  const file = join(place, 'pgbackrest.conf')
  const settings = configurationFrom('[global]')
    .replace('/var/lib/pgbackrest', join(place, 'repository'))
    .replace('/var/lib/postgresql/15/main', data)
    .replace('[fund]', `log-path=${join(place, 'log')}\nlock-path=${join(place, 'lock')}\n[fund]`)
  writeFileSync(file, `${settings}pg1-port=${port}\npg1-socket-path=${place}\n`)
  run('chown', ['-R', 'postgres:', place], {})
  const environment = { PGBACKREST_CONFIG: file, PGHOST: place, PGPORT: `${port}` }
  const asPostgres = (...command: string[]) => {
    const [program = '', ...parameters] = asUser(command)
    const ran = run(program, parameters, environment, place)
    if (ran.status !== 0) throw new Error(`${command.join(' ')}: ${ran.said}`)
  }
  asPostgres(`${PROGRAMS}/initdb`, '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8')
  appendFileSync(join(data, 'postgresql.conf'), configurationFrom('archive_mode = on'))
  const options = `-k ${place} -p ${port} -c listen_addresses=`
  return {
    place,
    url: `postgresql://postgres@localhost:${port}/fund?host=${encodeURIComponent(place)}`,
    // Its output is a file: PostgreSQL would hold a pipe open.
    pgCtl: (...words) =>
      asPostgres(`${PROGRAMS}/pg_ctl`, '-D', data, '-w', '-l', join(place, 'log', 'server'), '-o', options, ...words),
    pgBackRest(first, target) {
      for (const command of commandsFrom(first))
        asPostgres(
          'sh',
          '-c',
          target === undefined ? command : command.replace(/--target="[^"]*"/, `--target="${target}"`),
        )
    },
  }
}

async function ask<Row extends pg.QueryResultRow>(connectionString: string, ...statements: string[]): Promise<Row[]> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    let rows: Row[] = []
    for (const statement of statements) rows = (await client.query<Row>(statement)).rows
    return rows
  } finally {
    await client.end()
  }
}

/** A contract of the tenant, whose file was received longer ago than a request takes. */
async function addDocument(url: string, files: FileStore, folder: string): Promise<void> {
  const { key, hash, size } = await files.receive(Readable.from([Buffer.from('%PDF-1.7 a contract')]))
  const longAgo = Date.parse('2026-11-01') / 1000
  utimesSync(join(folder, key.slice(0, 2), key), longAgo, longAgo)
  await ask(
    url,
    `insert into documents (tenant_id, resource, record_id, kind, file_name, file_type, size, content_hash, content_key)
     select id, 'contacts', 1, 'Legal', 'contract.pdf', 'pdf', ${size}, '${hash}', '${key}' from tenants`,
  )
}

/** What each server does at its start and once a day. */
async function tidy(url: string, files: FileStore): ReturnType<FileStore['tidy']> {
  const named = await ask<{ key: string }>(url, 'select content_key as key from documents')
  return files.tidy(new Set(named.map(({ key }) => key)), '2026-11-21T12:00:00.000Z')
}

export async function tryPointInTime(folder: string, report: Report): Promise<void> {
  const postgres = await prepare(folder)
  const { place, url, pgCtl } = postgres
  /** What a copy holds; how far numbers were given out is rounded up when PostgreSQL reads its log. */
  const copied = async (name: string): Promise<string> => {
    const made = backUp(join(place, name), { DATABASE_URL: url, DATA_DIR: join(place, 'server') })
    if (made.status !== 0) throw new Error(made.said)
    const { tables, files, migrations } = await readManifest(join(place, name))
    return JSON.stringify({ tables, files, migrations })
  }
  const folderOfFiles = join(place, 'server', 'files')
  const files = await openFiles(folderOfFiles)
  pgCtl('start')
  try {
    await ask(url.replace('/fund?', '/postgres?'), 'create database fund')
    await migrate({ connectionString: url })
    const managers = (word: string) =>
      `insert into fund_managers (tenant_id, name, quality) select id, '${word} ' || n, 'Manager' from tenants, generate_series(1, 500) n`
    await ask(
      url,
      "insert into tenants (short_name, name, currency) values ('larkmoor', 'Larkmoor', 'EUR')",
      managers('Before'),
    )
    postgres.pgBackRest('pgbackrest --stanza=fund stanza-create')
    postgres.pgBackRest('pgbackrest --stanza=fund --type=full')
    await ask(url, managers('After'))
    await addDocument(url, files, folderOfFiles)
    const before = await copied('before')
    const [moment] = await ask<{ now: string }>(url, 'select clock_timestamp()::text as now')
    await delay(1200)
    await ask(url, 'delete from fund_managers', 'delete from documents', 'select pg_switch_wal()')
    const { aside } = await tidy(url, files)
    pgCtl('stop', '-m', 'fast')
    const startedAt = performance.now()
    postgres.pgBackRest('pgbackrest --stanza=fund --delta', moment?.now ?? '')
    pgCtl('start')
    const until = performance.now() + PATIENCE_MS
    const follows = async () => (await ask<{ still: boolean }>(url, 'select pg_is_in_recovery() as still'))[0]?.still
    while ((await follows()) && performance.now() < until) await delay(200)
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
    const [restored] = await ask<{ count: string }>(url, 'select count(*) from fund_managers')
    const { back } = await tidy(url, files)
    const same = (await copied('after')) === before
    const sameness = same ? 'the same to the byte' : 'not the same'
    const figure = `${restored?.count} of 1000 rows back in ${seconds} s, and ${back} of ${aside} files, ${sameness}`
    const whole = same && restored?.count === '1000' && aside === 1 && back === 1
    report('pgBackRest, to the moment before a mistake', figure, whole)
  } finally {
    pgCtl('stop', '-m', 'immediate')
  }
}

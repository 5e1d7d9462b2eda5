/** Back to the moment before a mistake, with Debian's pgBackRest as src/server/README.md sets it up. */
import { mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { readManifest } from '../../src/server/backup/manifest.ts'
import { migrate } from '../../src/server/database/migrate.ts'
import { openDatabase } from '../../src/server/database/database.ts'
import { openFiles } from '../../src/server/documents/fileStore.ts'
import type { FileStore } from '../../src/server/documents/fileStore.ts'
import { tidyFiles } from '../../src/server/documents/fileSweep.ts'
import { systemClock } from '../../src/server/start/clock.ts'
import { nightlyCommands } from './archive.ts'
import { backUp, commandsFrom, run } from './copies.ts'
import { configurationFrom, freePort } from './programs.ts'
import type { Report } from './programs.ts'

const PATIENCE_MS = 60_000
const PUT_ASIDE = '1 uploaded file without a record was put aside'
const BACK = '1 uploaded file that had been put aside is back'

interface Ground {
  place: string
  url: string
  /** By root, as src/server/README.md says. */
  follow(commands: readonly string[]): void
  stop(): void
}

/** A PostgreSQL as Debian makes one, that sends its log to pgBackRest, with the settings of src/server/README.md. */
async function prepare(folder: string): Promise<Ground> {
  const place = join(folder, 'point-in-time')
  const data = join(place, 'data')
  const clusters = join(place, 'etc')
  const port = await freePort()
  mkdirSync(place)
  for (const name of ['etc', 'repository', 'log', 'lock']) mkdirSync(join(place, name))
  const file = join(place, 'pgbackrest.conf')
  const settings = configurationFrom('[global]')
    .replace('/var/lib/pgbackrest', join(place, 'repository'))
    .replace('/var/lib/postgresql/15/main', data)
    .replace('[fund]', `log-path=${join(place, 'log')}\nlock-path=${join(place, 'lock')}\n[fund]`)
  writeFileSync(file, `${settings}pg1-port=${port}\npg1-socket-path=${place}\n`)
  run('chown', ['-R', 'postgres:', place], {})
  const environment = {
    PGBACKREST_CONFIG: file,
    PGHOST: place,
    PGPORT: `${port}`,
    // Where Debian's programs look for this PostgreSQL, and no systemd that would start another of its name.
    PG_CLUSTER_CONF_ROOT: clusters,
    _SYSTEMCTL_SKIP_REDIRECT: '1',
  }
  const follow = (commands: readonly string[]) => {
    for (const command of commands) {
      // Its output is a file: PostgreSQL would hold a pipe open.
      const ran = run('sh', ['-c', `${command} > ${place}/said 2>&1 || { cat ${place}/said; exit 1; }`], environment)
      if (ran.status !== 0) throw new Error(`${command}: ${ran.said}`)
    }
  }
  const where = `--port=${port} --socketdir=${place} --datadir=${data} --logfile=${place}/log/server`
  follow([`pg_createcluster ${where} --encoding=UTF8 --locale=C.UTF-8 15 main`])
  const settingsOf = (name: string) => join(clusters, '15/main', name)
  // The test is another user of the machine.
  writeFileSync(settingsOf('pg_hba.conf'), 'local all all trust\n')
  // Debian's programs hand nothing else of their environment on.
  writeFileSync(settingsOf('environment'), `PGBACKREST_CONFIG = '${file}'\n`)
  follow(['pg_ctlcluster 15 main start'])
  // From here on as operators have it, whose PostgreSQL runs already.
  writeFileSync(settingsOf('conf.d/archive.conf'), configurationFrom('archive_mode = on'))
  return {
    place,
    url: `postgresql://postgres@localhost:${port}/fund?host=${encodeURIComponent(place)}`,
    follow,
    stop: () => follow(['pg_ctlcluster --mode immediate 15 main stop']),
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

/** What each server does at its start and once a day, and what it says of it. */
async function swept(url: string, files: FileStore): Promise<string> {
  const database = openDatabase({ runtime: { connectionString: url }, poolSize: 1 })
  const lines: string[] = []
  try {
    await tidyFiles(files, database, systemClock, line => lines.push(line))
  } finally {
    await database.close()
  }
  return lines.join()
}

export async function tryPointInTime(folder: string, report: Report): Promise<void> {
  const postgres = await prepare(folder)
  const { place, url } = postgres
  /** What a copy holds; how far numbers were given out is rounded up when PostgreSQL reads its log. */
  const copied = async (name: string): Promise<string> => {
    const made = backUp(join(place, name), { DATABASE_URL: url, DATA_DIR: join(place, 'server') })
    if (made.status !== 0) throw new Error(made.said)
    const { tables, files, migrations } = await readManifest(join(place, name))
    return JSON.stringify({ tables, files, migrations })
  }
  const folderOfFiles = join(place, 'server', 'files')
  const files = await openFiles(folderOfFiles)
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
    postgres.follow(commandsFrom('pg_ctlcluster 15 main restart'))
    await ask(url, managers('Between'))
    postgres.follow(nightlyCommands('incr').map(command => `su postgres -c '${command.replaceAll("'", "'\\''")}'`))
    await ask(url, managers('After'))
    await addDocument(url, files, folderOfFiles)
    const before = await copied('before')
    const [moment] = await ask<{ now: string }>(url, 'select clock_timestamp()::text as now')
    await delay(1200)
    await ask(url, 'delete from fund_managers', 'delete from documents', 'select pg_switch_wal()')
    const aside = await swept(url, files)
    const startedAt = performance.now()
    const restoring = commandsFrom('pg_ctlcluster 15 main stop')
    postgres.follow(restoring.map(command => command.replace(/--target="[^"]*"/, `--target="${moment?.now}"`)))
    const until = performance.now() + PATIENCE_MS
    const follows = async () => (await ask<{ still: boolean }>(url, 'select pg_is_in_recovery() as still'))[0]?.still
    while ((await follows()) && performance.now() < until) await delay(200)
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
    const [restored] = await ask<{ count: string }>(url, 'select count(*) from fund_managers')
    const back = await swept(url, files)
    const same = (await copied('after')) === before
    const sameness = same ? 'the same to the byte' : 'not the same'
    const figure = `${restored?.count} of 1500 rows back in ${seconds} s, ${sameness}; ${aside}; ${back}`
    const whole = same && restored?.count === '1500' && aside === PUT_ASIDE && back === BACK
    report('pgBackRest, to the moment before a mistake', figure, whole)
  } finally {
    postgres.stop()
  }
}

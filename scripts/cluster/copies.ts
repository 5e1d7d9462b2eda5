/** Copies of an external database, and dumps of it, restored on a server that knows nothing of the product. */
import { spawnSync } from 'node:child_process'
import { appendFileSync, chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { MANIFEST, readManifest } from '../../src/server/backup/manifest.ts'
import { startExternalPostgres } from '../testing/externalPostgres.ts'
import { countSame, inFolder } from './copiedFiles.ts'
import { SUPERUSER_PASSWORD } from './programs.ts'
import type { Report } from './programs.ts'

const root = join(import.meta.dirname, '../..')
/** Of the tables, on both servers. */
const OWNER = 'owner'
/** Where a copy is in the commands of operators: each under its moment. */
const COPY = /\/var\/backups\/fund\/(?:\$\(date [^)]*\)|[\dT-]+)/
/** What the parts before it have uploaded, at least: a copy without files would show nothing of them. */
const FILES_MIN = 8
type Environment = Record<string, string>

interface Ran {
  status: number | null
  said: string
}

export function run(program: string, parameters: readonly string[], environment: Environment, folder = root): Ran {
  const { status, stdout, stderr } = spawnSync(program, parameters, {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], ...environment },
  })
  return { status, said: (stdout + stderr).trim() }
}

/** The commands of src/server/README.md that begin with this one. */
export function commandsFrom(first: string): string[] {
  const readme = readFileSync(join(root, 'src/server/README.md'), 'utf8')
  const from = readme.indexOf(`\`\`\`\n${first}`)
  if (from < 0) throw new Error(`src/server/README.md has no commands that begin with ${first}.`)
  return readme.slice(from + 4, readme.indexOf('\n```', from)).split('\n')
}

/** What src/server/README.md has operators run about a copy, in this folder; without what npm says of it. */
function runOfCopy(command: string | undefined, folder: string, environment: Environment): Ran {
  const here = command?.replace(COPY, folder)
  if (here === undefined || here === command) throw new Error(`src/server/README.md has no command for ${COPY.source}.`)
  const { status, said } = run('sh', ['-c', here], environment)
  return { status, said: said.replace(/^(?:>.*)?\n/gm, '').trim() }
}

export const backUp = (folder: string, environment: Environment): Ran =>
  runOfCopy(commandsFrom('npm run backup')[0], folder, environment)

export const check = (folder: string, environment: Environment): Ran =>
  runOfCopy(commandsFrom('npm run restore')[0], folder, environment)

const restore = (folder: string, environment: Environment): Ran =>
  runOfCopy(commandsFrom('npm run restore')[1], folder, environment)

/** Who is meant by commands that name nobody: the administrator of PostgreSQL, on its machine. */
function asAdministrator(url: string): Environment {
  const { host, port, user = '' } = new pg.Client(url)
  return { PGHOST: host, PGPORT: `${port}`, PGUSER: user }
}

/** What an operator types where the commands that name their server ask for passwords. */
function withPasswords(url: string, place: string): Environment {
  const { port } = new pg.Client(url)
  const file = join(place, 'passwords')
  const typed = { postgres: SUPERUSER_PASSWORD, fund_backup: 'backup-password' }
  const lines = Object.entries(typed).map(([user, password]) => `127.0.0.1:${port}:*:${user}:${password}\n`)
  writeFileSync(file, lines.join(''), { mode: 0o600 })
  return { PGPORT: `${port}`, PGPASSFILE: file }
}

/** PostgreSQL's own programs on one server. */
function shell(commands: readonly string[], environment: Environment, folder: string): Ran {
  const ran = commands.map(command => run('sh', ['-c', command], environment, folder))
  return ran.find(({ status }) => status !== 0) ?? { status: 0, said: '' }
}

/** What belongs to whom in a database, by name: a function runs with the rights of its owner. */
async function ownersIn({ DATABASE_URL }: Environment): Promise<string> {
  const client = new pg.Client(DATABASE_URL)
  await client.connect()
  const { rows } = await client.query<{ owners: string }>(
    `select string_agg(owned, ', ' order by owned) as owners from (
       select proname || ' of ' || proowner::regrole as owned from pg_proc
       where pronamespace = 'public'::regnamespace
       union all
       select relname || ' of ' || relowner::regrole from pg_class where relnamespace = 'public'::regnamespace
     ) as everything`,
  )
  await client.end()
  return rows[0]?.owners ?? 'nothing'
}

/** `environment` is that of a server that has been stopped; its database is on the PostgreSQL of `url`. */
export async function tryCopies(folder: string, url: string, environment: Environment, report: Report): Promise<void> {
  // Nothing there has a name of the first server, not even its superuser.
  const other = startExternalPostgres({ superuser: 'administrator' })
  if (!other) return
  const manifestOf = (copy: string) => readFileSync(join(folder, copy, MANIFEST), 'utf8')
  const onOther = (database: string): Environment => {
    const { host, port } = new pg.Client(other.url)
    return {
      ...environment,
      DATABASE_URL: `postgresql://${OWNER}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`,
      DATABASE_MIGRATION_URL: '',
      DATA_DIR: join(folder, `data-of-${database}`),
    }
  }
  try {
    const made = backUp(join(folder, 'first'), environment)
    report('npm run backup', made.said, made.status === 0)
    const place = join(folder, 'dump')
    mkdirSync(place)
    chmodSync(place, 0o777)
    const dumped = shell(
      commandsFrom('psql --host=127.0.0.1 --username=postgres --command="create role fund_backup'),
      withPasswords(url, folder),
      place,
    )
    const filled = shell(commandsFrom('psql --command="create role owner'), asAdministrator(other.url), place)
    const copied = backUp(join(folder, 'third'), onOther('restored'))
    const owners = await Promise.all([environment, onOther('restored')].map(ownersIn))
    const alike = copied.status === 0 && manifestOf('third') === manifestOf('first') && owners[0] === owners[1]
    const said = [dumped, filled, copied]
      .map(one => one.said)
      .join(' ')
      .trim()
    report('pg_dump and pg_restore, the same to the byte', said, dumped.status === 0 && filled.status === 0 && alike)

    for (const name of ['fund', 'fund_in_folder'])
      shell([`createdb --owner=${OWNER} ${name}`], asAdministrator(other.url), folder)
    const elsewhere = { ...onOther('fund'), FILES_URL: `${environment['FILES_URL']}-restored` }
    const before = await countSame(join(folder, 'first'), elsewhere)
    const [table] = (await readManifest(join(folder, 'first'))).tables
    const damagedCopy = join(folder, 'damaged')
    run('cp', ['-r', join(folder, 'first'), damagedCopy], {})
    appendFileSync(join(damagedCopy, 'tables', `${table?.name}.copy.gz`), 'x')
    const refused = restore(damagedCopy, elsewhere)
    report(
      'a damaged copy is refused',
      refused.said,
      refused.status === 1 && refused.said.includes('Nothing was changed'),
    )
    const checked = check(join(folder, 'first'), elsewhere)
    report('npm run restore -- --check', checked.said, checked.status === 0)
    const restored = restore(join(folder, 'first'), elsewhere)
    backUp(join(folder, 'second'), elsewhere)
    const same = restored.status === 0 && manifestOf('second') === manifestOf('first')
    report('npm run restore into an empty cluster, the same to the byte', restored.said, same)
    const intoFolder = inFolder(onOther('fund_in_folder'))
    const moved = restore(join(folder, 'first'), intoFolder)
    backUp(join(folder, 'fourth'), intoFolder)
    const alsoSame = moved.status === 0 && manifestOf('fourth') === manifestOf('first')
    report('npm run restore of a bucket into an empty folder, the same to the byte', moved.said, alsoSame)
    const places = [environment, elsewhere, intoFolder]
    const counts = await Promise.all(places.map(place => countSame(join(folder, 'first'), place)))
    const figure = counts.map(({ same: alike, copied: all }) => `${alike} of ${all}`).join(', ')
    report(
      'files of the copy in the bucket that it was made of, in the empty one and in the folder',
      `${figure}; before the restore ${before.same}; ${before.lost} lost`,
      before.same === 0 &&
        before.lost === 0 &&
        before.copied >= FILES_MIN &&
        counts.every(({ same: alike, copied: all }) => alike === all),
    )
  } finally {
    other.stop()
  }
}

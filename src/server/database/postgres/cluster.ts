/** Makes the folder of a new PostgreSQL, and in it the logins and the database of the product. */
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { StartError, WAY_OUT, lastMessage } from './failures.ts'
import type { Runner } from './runner.ts'
import type { Place } from './server.ts'

export const ROLES = { owner: 'fund_owner', runtime: 'fund_server', database: 'fund' }

export function checkVersion(cluster: string): void {
  const found = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim()
  if (found !== '18') {
    throw new StartError(
      `The database in ${cluster} was made by PostgreSQL ${found}, and this version brings 18: restore a backup into a new DATA_DIR, or ${WAY_OUT}.`,
    )
  }
}

/** Made beside its place and moved there whole, so that an interrupted start leaves nothing half made. */
export async function makeCluster(runner: Runner, place: Place, stopped?: AbortSignal): Promise<void> {
  stopped?.throwIfAborted()
  const draft = `${place.cluster}.new`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { recursive: true, mode: 0o700 })
  runner.own(draft)
  const passwordFile = place.password && join(dirname(place.cluster), 'postgres-password')
  const { file, parameters } = runner.command(runner.binaries.program('initdb'), [
    '-D',
    draft,
    '-U',
    'postgres',
    '-E',
    'UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    ...(passwordFile ? ['-A', 'scram-sha-256', `--pwfile=${passwordFile}`] : ['-A', 'trust']),
  ])
  const output = await outputOf(file, parameters, { env: runner.environment, cwd: draft, stopped })
  if (output.code !== 0) {
    rmSync(draft, { recursive: true, force: true })
    throw new StartError(
      `A new database cannot be made in ${place.cluster} (${lastMessage(output.text)}): correct this, or ${WAY_OUT}.`,
    )
  }
  renameSync(draft, place.cluster)
}

/** It may have ended by itself a moment before. */
function endGroup(group: number): void {
  try {
    process.kill(-group, 'SIGKILL')
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}

interface Running {
  env: NodeJS.ProcessEnv
  cwd: string
  stopped: AbortSignal | undefined
}

/** Ended at once, with all that it has started, when that is wished: it takes long, and nothing of it counts. */
async function outputOf(
  file: string,
  parameters: readonly string[],
  { env, cwd, stopped }: Running,
): Promise<{ code: number | null; text: string }> {
  // A group of its own, which a signal to the group of ours does not reach.
  const child = spawn(file, parameters, { env, cwd, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', chunk => {
      text += String(chunk)
    })
  const end = () => {
    if (process.platform === 'win32' || child.pid === undefined) child.kill('SIGKILL')
    else endGroup(child.pid)
  }
  stopped?.addEventListener('abort', end)
  try {
    const code = await new Promise<number | null>((resolve, reject) =>
      child.once('error', reject).once('close', resolve),
    )
    stopped?.throwIfAborted()
    return { code, text }
  } finally {
    stopped?.removeEventListener('abort', end)
  }
}

/**
 * The owner may make the roles that its migrations need, as the owner of an external database has to; it is no
 * superuser.
 */
export async function prepareRoles(superuser: pg.ClientConfig, password: string | undefined): Promise<void> {
  const client = new pg.Client(superuser)
  await client.connect()
  try {
    const roles = await client.query<{ rolname: string }>('select rolname from pg_roles where rolname = any($1)', [
      [ROLES.owner, ROLES.runtime],
    ])
    const databases = await client.query('select 1 from pg_database where datname = $1', [ROLES.database])
    const missing = (role: string) => !roles.rows.some(row => row.rolname === role)
    const secret = password ? ` password ${client.escapeLiteral(password)}` : ''
    if (missing(ROLES.owner)) await client.query(`create role ${ROLES.owner} login createrole${secret}`)
    if (missing(ROLES.runtime)) await client.query(`create role ${ROLES.runtime} login noinherit${secret}`)
    if (databases.rowCount === 0) await client.query(`create database ${ROLES.database} owner ${ROLES.owner}`)
  } finally {
    await client.end()
  }
}

/** A PostgreSQL of the operating system, for running the API tests against a server that is not the embedded one. */
import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const DEBIAN_FOLDER = '/usr/lib/postgresql'
const POSTGRES_USER = 'postgres'

function newestPrograms(): string | undefined {
  if (!existsSync(DEBIAN_FOLDER)) return undefined
  const versions = readdirSync(DEBIAN_FOLDER)
    .map(Number)
    .filter(version => version >= 15)
    .sort((a, b) => b - a)
  return versions
    .map(version => join(DEBIAN_FOLDER, String(version), 'bin'))
    .find(folder => existsSync(join(folder, 'initdb')))
}

function installPrograms(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return undefined
  process.stdout.write("Installing Debian's PostgreSQL with apt-get …\n")
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['update', '-qq'], { stdio: ['ignore', 'ignore', 2], env: environment })
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'], {
    stdio: ['ignore', 'ignore', 2],
    env: environment,
  })
  return newestPrograms()
}

interface ExternalPostgres {
  url: string
  version: string
  stop(): void
}

interface ExternalOptions {
  superuser?: string
  /** It listens at 127.0.0.1 too, where it asks for passwords. */
  port?: number
  /** Off for tables that live no longer than a file of tests. */
  autovacuum?: 'on' | 'off'
}

/**
 * Starts a throw-away cluster on a unix socket, whose only role is this superuser; undefined where this machine has no
 * such PostgreSQL and may not install one. It trusts whoever comes by the socket.
 */
export function startExternalPostgres({ superuser = 'owner', port, autovacuum = 'on' }: ExternalOptions = {}):
  | ExternalPostgres
  | undefined {
  const programs = newestPrograms() ?? installPrograms()
  if (!programs) return undefined
  const asRoot = process.getuid?.() === 0
  const folder = mkdtempSync(join(tmpdir(), 'external-pg-'))
  const run = (program: string, parameters: string[]): string =>
    asRoot
      ? execFileSync(
          'setpriv',
          [
            `--reuid=${POSTGRES_USER}`,
            `--regid=${POSTGRES_USER}`,
            '--clear-groups',
            join(programs, program),
            ...parameters,
          ],
          { encoding: 'utf8', cwd: folder },
        )
      : execFileSync(join(programs, program), parameters, { encoding: 'utf8', cwd: folder })
  if (asRoot) {
    const id = (flag: string): number => Number(execFileSync('id', [flag, POSTGRES_USER], { encoding: 'utf8' }))
    chownSync(folder, id('-u'), id('-g'))
  }
  chmodSync(folder, 0o755)
  const data = join(folder, 'data')
  // Nothing of it has to survive a power cut.
  const trust = ['--auth-local=trust', '--auth-host=scram-sha-256']
  run('initdb', ['-D', data, '-U', superuser, ...trust, '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'])
  const heard = port === undefined ? '-c listen_addresses=' : `-c listen_addresses=127.0.0.1 -p ${port}`
  const quick = '-c fsync=off -c synchronous_commit=off -c full_page_writes=off'
  run('pg_ctl', [
    '-D',
    data,
    '-w',
    '-l',
    join(folder, 'log'),
    '-o',
    // The embedded one compiles no statements either: that takes longer than most of them.
    `-k ${folder} ${heard} -c max_connections=200 ${quick} -c jit=off -c autovacuum=${autovacuum}`,
    'start',
  ])
  const place = `localhost${port === undefined ? '' : `:${port}`}`
  return {
    url: `postgresql://${superuser}@${place}/postgres?host=${encodeURIComponent(folder)}`,
    version: run('postgres', ['--version']).trim(),
    stop() {
      run('pg_ctl', ['-D', data, '-w', '-m', 'fast', 'stop'])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

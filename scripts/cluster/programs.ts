/** Programs of Debian that a cluster is made of, as guests of a test: started in a folder of their own, and ended. */
import { spawn, spawnSync } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { accessToken } from '../accessToken.ts'

const root = join(import.meta.dirname, '../..')
const PACKAGES = {
  haproxy: '/usr/sbin/haproxy',
  pgbouncer: '/usr/sbin/pgbouncer',
  'ceph-common': '/usr/bin/radosgw-admin',
  'ceph-mon': '/usr/bin/ceph-mon',
  'ceph-osd': '/usr/bin/ceph-osd',
  radosgw: '/usr/bin/radosgw',
  prometheus: '/usr/bin/prometheus',
  patroni: '/usr/bin/patroni',
  'etcd-server': '/usr/bin/etcd',
  pgbackrest: '/usr/bin/pgbackrest',
  'docker-compose': '/usr/bin/docker-compose',
  systemd: '/usr/bin/systemd-analyze',
}
/** A first start with the demo data takes so long where others are at work too. */
const PATIENCE_MS = 600_000

export function installPrograms(): void {
  const missing = Object.entries(PACKAGES).flatMap(([name, file]) => (existsSync(file) ? [] : [name]))
  if (missing.length === 0) return
  // Debian would start what it installs, RUNLEVEL=1 keeps it from doing so.
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' } }
  spawnSync('apt-get', ['update', '-qq'], { ...options, stdio: ['ignore', 'ignore', 2] })
  const { status } = spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing], {
    ...options,
    stdio: ['ignore', 'ignore', 2],
  })
  if (status !== 0) throw new Error(`Debian's packages ${missing.join(', ')} cannot be installed.`)
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}

/** A part of the test with its figures. */
export type Told = (title: string, figure: string, passed: boolean) => void

const children: ChildProcess[] = []

export async function endAll(): Promise<void> {
  for (const child of children.splice(0).reverse()) await end(child)
}

export async function end(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), 20_000)
  await ended
  clearTimeout(timer)
  return child.exitCode
}

/** Its messages are not shown: a program that does not come up is named with its command. */
export async function startProgram(command: readonly string[], port?: number): Promise<ChildProcess> {
  const [program = '', ...parameters] = command
  const child = spawn(program, parameters, { stdio: 'ignore' })
  return started(child, port)
}

async function started(child: ChildProcess, port?: number): Promise<ChildProcess> {
  children.push(child)
  if (port === undefined) return child
  const end = performance.now() + PATIENCE_MS
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`${child.spawnargs.join(' ')} ended with ${child.exitCode}.`)
    if (performance.now() > end) throw new Error(`${child.spawnargs.join(' ')} does not answer.`)
    await delay(50)
  }
  return child
}

/** In transaction mode, with fewer connections of PostgreSQL than its clients have. */
export async function startPgBouncer(folder: string, postgres: { host: string; port: number }): Promise<number> {
  const port = await freePort()
  const users = join(folder, 'users.txt')
  const file = join(folder, 'pgbouncer.ini')
  writeFileSync(users, '"owner" ""\n"app" ""\n')
  writeFileSync(
    file,
    `[databases]
* = host=${postgres.host} port=${postgres.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = transaction
default_pool_size = 4
max_client_conn = 200
`,
  )
  for (const readable of [users, file]) chmodSync(readable, 0o644)
  // It refuses to run as root.
  const prefix = process.getuid?.() === 0 ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups'] : []
  const [program, ...parameters] = [...prefix, PACKAGES.pgbouncer, '-q', file]
  await started(spawn(program, parameters, { stdio: ['ignore', 'ignore', 'inherit'] }), port)
  return port
}

/** What src/server/README.md gives to operators as the configuration that begins with this line. */
export function configurationFrom(first: string): string {
  const readme = readFileSync(join(root, 'src/server/README.md'), 'utf8')
  const from = readme.indexOf(`\`\`\`\n${first}\n`)
  if (from < 0) throw new Error(`src/server/README.md has no configuration that begins with ${first}.`)
  return readme.slice(from + 4, readme.indexOf('```\n', from + 4))
}

/** With the configuration that src/server/README.md gives to operators. */
export async function startHaproxy(folder: string, ports: readonly number[]): Promise<number> {
  const port = await freePort()
  const file = join(folder, 'haproxy.cfg')
  const configuration = configurationFrom('defaults')
  const servers = ports.map((one, index) => `  server s${index + 1} 127.0.0.1:${one}\n`).join('')
  writeFileSync(file, configuration.replace('127.0.0.1:PORT', `127.0.0.1:${port}`) + servers)
  await started(spawn(PACKAGES.haproxy, ['-q', '-db', '-f', file], { stdio: ['ignore', 'ignore', 'inherit'] }), port)
  return port
}

export interface ServerOptions {
  port: number
  dataDir: string
  environment: Record<string, string>
}

/** The product without its pages, which a cluster does not change; `report` is given what it says. */
export async function startServer(
  { port, dataDir, environment }: ServerOptions,
  report?: (said: string) => void,
): Promise<ChildProcess> {
  const child = spawn(process.execPath, [join(root, 'tests/server/start/startProgram.ts')], {
    cwd: root,
    stdio: ['ignore', report ? 'pipe' : 'ignore', 'inherit'],
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], PORT: `${port}`, DATA_DIR: dataDir, ...environment },
  })
  child.stdout?.on('data', (chunk: Buffer) => report?.(String(chunk)))
  await started(child, port)
  return child
}

export const tokenOf = (address: string, account: string): Promise<string> => accessToken(address, account)

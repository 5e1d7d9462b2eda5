/** Programs of Debian that a cluster is made of, as guests of a test: started in a folder of their own, and ended. */
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import type { ChildProcess, SpawnOptions } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, readdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { accessToken } from '../accessToken.ts'

const root = join(import.meta.dirname, '../..')
const OPERATIONS = join(root, '.operations')
const PACKAGES = {
  curl: '/usr/bin/curl',
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
  debootstrap: '/usr/sbin/debootstrap',
  iproute2: '/bin/ip',
}
const SETPRIV = '/usr/bin/setpriv'
/**
 * HAProxy ends with whoever has started it, be that killed. The kernel tells only a process that keeps its user, which
 * HAProxy does not, so a shell waits for it. Without -dR two of them that are given the same port would share it.
 */
const GUARDED = `${PACKAGES.haproxy} -q -db -dR -f "$1" & trap "kill -9 $!" TERM EXIT; wait $!`
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

async function answers(port: number, host: string): Promise<boolean> {
  const socket = connect(port, host)
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
export type Report = (title: string, figure: string, passed: boolean) => void

const children: ChildProcess[] = []
/** What runs beside the parts. */
const throughout: ChildProcess[] = []
let isOver = false

export async function endAll(): Promise<void> {
  for (const child of children.splice(0).reverse()) await end(child)
}

/** A part that is still at work cannot start anything any more. */
export async function endForGood(): Promise<void> {
  isOver = true
  children.push(...throughout.splice(0))
  await endAll()
}

/**
 * Processes whose working folder, command or environment names this folder, or whose control group has its name, each
 * with its number and command.
 */
export function leftBelow(folder: string): { pid: number; command: string }[] {
  const read = (pid: string, what: string): string => {
    try {
      return what === 'cwd' ? readlinkSync(`/proc/${pid}/cwd`) : readFileSync(`/proc/${pid}/${what}`, 'utf8')
    } catch {
      // It has ended meanwhile, or was never more than a thread of the kernel.
      return ''
    }
  }
  return readdirSync('/proc')
    .filter(pid => /^\d+$/.test(pid) && Number(pid) !== process.pid)
    .filter(
      pid =>
        ['cwd', 'cmdline', 'environ'].some(what => read(pid, what).includes(folder)) ||
        read(pid, 'cgroup').includes(basename(folder)),
    )
    .map(pid => ({ pid: Number(pid), command: read(pid, 'cmdline').replaceAll('\0', ' ').trim() }))
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

interface ProgramOptions extends Pick<SpawnOptions, 'cwd' | 'env'> {
  /** Address at which it answers. */
  host?: string
  /** Ended with the whole test alone. */
  throughout?: boolean
}

/** Its messages are not shown: a program that does not come up is named with its command. */
export async function startProgram(
  command: readonly string[],
  port?: number,
  { host, throughout: isLong = false, ...options }: ProgramOptions = {},
): Promise<ChildProcess> {
  const [program = '', ...parameters] = command
  const child = spawn(program, parameters, { ...options, stdio: 'ignore' })
  return started(child, port, host, isLong ? throughout : children)
}

async function started(
  child: ChildProcess,
  port?: number,
  host = '127.0.0.1',
  among = children,
): Promise<ChildProcess> {
  if (isOver) {
    child.kill('SIGKILL')
    throw new Error('The test is over.')
  }
  among.push(child)
  if (port === undefined) return child
  const end = performance.now() + PATIENCE_MS
  while (!(await answers(port, host))) {
    if (child.exitCode !== null) throw new Error(`${child.spawnargs.join(' ')} ended with ${child.exitCode}.`)
    if (performance.now() > end) throw new Error(`${child.spawnargs.join(' ')} does not answer.`)
    await delay(50)
  }
  return child
}

export const POSTGRES_USER = 'postgres'
/** PostgreSQL refuses to run as root. */
export const asUser = (command: readonly string[]): string[] =>
  process.getuid?.() === 0
    ? ['setpriv', `--reuid=${POSTGRES_USER}`, `--regid=${POSTGRES_USER}`, '--clear-groups', ...command]
    : [...command]

/** A text with what is different here; each of it has to be there. */
export function withDifferences(
  text: string,
  name: string,
  differences: readonly (readonly [string, string])[],
): string {
  return differences.reduce((changed, [given, here]) => {
    if (!changed.includes(given)) throw new Error(`.operations/${name} has no "${given}".`)
    return changed.replaceAll(given, here)
  }, text)
}

/** A file of .operations as operators have it, but for what is different here. */
export const operationsFile = (name: string, differences: readonly (readonly [string, string])[]): string =>
  withDifferences(readFileSync(join(OPERATIONS, name), 'utf8'), name, differences)

/** Of the login in .operations/userlist.txt, which the product is. */
export const APP_PASSWORD = 'app-password'
/** Of an administrator of PostgreSQL, as in .operations/patroni.yml. */
export const SUPERUSER_PASSWORD = 'superuser-password'

/** Refuses another version than operators are told of, and answers with the number of this one. */
export function pgBouncerVersion(): string {
  const said = execFileSync(PACKAGES.pgbouncer, ['--version'], { encoding: 'utf8' })
  const version = /^PgBouncer (\S+)$/m.exec(said)?.[1] ?? 'without a number'
  const readme = readFileSync(join(root, 'src/server/README.md'), 'utf8')
  const told = /PgBouncer in transaction mode, ([\d.]+) or newer/.exec(readme)?.[1]
  // Newer ones have more: what works with the oldest works with them.
  if (told === undefined || !version.startsWith(`${told}.`))
    throw new Error(`PgBouncer here is ${version}, and src/server/README.md tells of ${told}.`)
  return version
}

/** With fewer connections of PostgreSQL than its clients have; answers with its port. */
export async function startPgBouncer(
  folder: string,
  postgres: { host: string; port: number; followers?: number },
  host = '127.0.0.1',
): Promise<number> {
  const port = await freePort()
  const users = join(folder, 'userlist.txt')
  const file = join(folder, 'pgbouncer.ini')
  writeFileSync(users, operationsFile('userlist.txt', []))
  const differences = [
    ['host=127.0.0.1 port=5432', `host=${postgres.host} port=${postgres.port}`],
    ['host=127.0.0.1 port=5433', `host=${postgres.host} port=${postgres.followers ?? postgres.port}`],
    ['listen_addr = 127.0.0.1', `listen_addr = ${host}`],
    ['6432', `${port}`],
    ['/etc/pgbouncer/userlist.txt', users],
    ['default_pool_size = 10', 'default_pool_size = 4'],
  ] as const
  writeFileSync(file, operationsFile('pgbouncer.ini', differences))
  for (const readable of [users, file]) chmodSync(readable, 0o644)
  // It refuses to run as root.
  const [program = '', ...parameters] = asUser([PACKAGES.pgbouncer, '-q', file])
  await started(spawn(program, parameters, { stdio: ['ignore', 'ignore', 'inherit'] }), port, host)
  return port
}

/** What src/server/README.md gives to operators as the configuration that begins with this line. */
export function configurationFrom(first: string): string {
  const readme = readFileSync(join(root, 'src/server/README.md'), 'utf8')
  const from = readme.indexOf(`\`\`\`\n${first}\n`)
  if (from < 0) throw new Error(`src/server/README.md has no configuration that begins with ${first}.`)
  return readme.slice(from + 4, readme.indexOf('```\n', from + 4))
}

/** Of this machine or another, for two days: what people's programs trust, and what HAProxy reads. */
export function certificate(folder: string, host = 'localhost'): { trusted: string; both: string } {
  const [key, made] = ['key.pem', 'made.pem'].map(name => join(folder, name))
  const words = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', `/CN=${host}`]
  const name = ['-addext', `subjectAltName=DNS:${host}`]
  execFileSync('openssl', ['req', ...words, ...name, '-keyout', key ?? '', '-out', made ?? ''], { stdio: 'ignore' })
  const [trusted, secret] = [made, key].map(file => readFileSync(file ?? '', 'utf8'))
  return { trusted: trusted ?? '', both: `${trusted}${secret}` }
}

const TEST_REPLACEMENTS = [
  [' ssl crt "$CERTIFICATE" alpn h2,http/1.1', ''],
  ['  http-request del-header X-Forwarded-For\n', ''],
] as const

/**
 * The proxy of people before two servers. Tests ask it without encryption and say who asks, because all of them ask
 * from this machine; given a certificate it is as people have it, and believes nobody.
 */
export async function startHaproxy(
  folder: string,
  ports: readonly number[],
  certificate?: string,
): Promise<{ port: number; plain: number; program: ChildProcess }> {
  const port = await freePort()
  // Nobody is led from the plain address to the encrypted one where there is none.
  const plain = certificate === undefined ? 0 : await freePort()
  const file = join(folder, `haproxy-${port}.cfg`)
  writeFileSync(file, operationsFile('haproxy.cfg', certificate === undefined ? TEST_REPLACEMENTS : []))
  const [one = 0, two = 0] = ports
  const env = {
    LISTEN: `127.0.0.1:${port}`,
    PLAIN: certificate === undefined ? `abns@fund-plain-${port}` : `127.0.0.1:${plain}`,
    SERVER_ONE: `127.0.0.1:${one}`,
    SERVER_TWO: `127.0.0.1:${two}`,
    ...(certificate !== undefined && { CERTIFICATE: certificate }),
  }
  const child = spawn(SETPRIV, ['--pdeathsig', 'TERM', '/bin/sh', '-c', GUARDED, 'sh', file], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  })
  await started(child, port)
  return { port, plain, program: child }
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
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      // Every start compiles the same sources.
      NODE_COMPILE_CACHE: join(tmpdir(), 'compile-cache'),
      PORT: `${port}`,
      DATA_DIR: dataDir,
      ...environment,
    },
  })
  child.stdout?.on('data', (chunk: Buffer) => report?.(String(chunk)))
  await started(child, port)
  return child
}

let people = 0

/**
 * What a proxy says of one more person: all of them ask from this machine, and one address may ask only so much. The
 * proxy of tests believes it.
 */
export const fromSomewhere = (): { 'x-forwarded-for': string } => ({
  'x-forwarded-for': `203.0.113.${100 + (people++ % 100)}`,
})

export const tokenOf = (address: string, account: string): Promise<string> => accessToken(address, account)

import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Clock } from '../../../src/context.ts'
import { runningDatabase, startDatabase } from '../../../src/server/database/launcher.ts'
import { systemClock } from '../../../src/server/start/clock.ts'
import { demoDate, startServer } from '../../../src/server/start/main.ts'
import type { RunningServer } from '../../../src/server/start/main.ts'
import type { Demo } from '../../demo/capitalAccounts.ts'
import { expectMovedTo, LATER } from '../../demo/movedClock.ts'
import { command } from './commands.ts'
import { below, isAlive, processesOf, PROGRAM, underNpm } from './processes.ts'

// Making a cluster writes to the disk for real, and other tests share the machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

const root = join(import.meta.dirname, '../../..')
const folder = mkdtempSync(join(tmpdir(), 'fund-start-'))
/** A directory that nobody asks before the first token: without it the demo data would be loaded. */
const REAL = { OIDC_AUTHORITY: 'https://login.example/0b7f6a2e-51c4-4d6f-8a3d-6f1c2e9b4d70', OIDC_CLIENT_ID: 'client' }
let dataDir = ''
let count = 0
const children: { kill(signal: 'SIGKILL'): unknown }[] = []
const servers: RunningServer[] = []

const made = join(folder, 'made')

beforeAll(async () => {
  await (await startServer({ environment: { ...REAL, DATA_DIR: made, PORT: '0' }, root })).stop()
})

/** A folder in which the product has been started before. */
function madeBefore(name = dataDir): void {
  cpSync(made, name, { recursive: true })
}

beforeEach(() => {
  count += 1
  dataDir = join(folder, `data-${count}`)
})

afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop()
  for (const child of children.splice(0)) child.kill('SIGKILL')
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function start(
  environment: Record<string, string>,
  options: { report?: (line: string) => void; clock?: Clock } = {},
): Promise<RunningServer> {
  const server = await startServer({ environment: { DATA_DIR: dataDir, PORT: '0', ...environment }, root, ...options })
  servers.push(server)
  return server
}

/** Runs the program until it says something that begins like this. */
async function program(
  environment: Record<string, string>,
  until: string,
): Promise<{ child: ChildProcess; line: string }> {
  // The test runner has variables of its own that mean something here too.
  const inherited = { PATH: process.env['PATH'], HOME: process.env['HOME'] }
  const child = spawn(process.execPath, [PROGRAM], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...inherited, DATA_DIR: dataDir, PORT: '0', ...environment },
  })
  children.push(child)
  for await (const line of createInterface(child.stdout))
    if (line.startsWith(until) || line.startsWith('Refused')) return { child, line }
  throw new Error(`The program ended without "${until}".`)
}

/** Into the database of a server that was stopped, past row-level security. */
async function looking(work: (rows: Demo['rows']) => Promise<void>): Promise<void> {
  const { superuser, owner, stop } = await startDatabase(dataDir)
  const client = new pg.Client({ ...superuser, database: owner.database })
  await client.connect()
  try {
    await work(
      async <Row extends object>(sql: string, values: unknown[] = []) =>
        (await client.query<Row & pg.QueryResultRow>(sql, values)).rows,
    )
  } finally {
    await client.end()
    await stop()
  }
}

const get = (server: RunningServer, path: string) => fetch(`http://127.0.0.1:${server.config.port}${path}`)

describe('the running server', () => {
  test('says that it lives, that it is ready, and how it is doing', async () => {
    madeBefore()
    const server = await start(REAL)
    expect(server.address).toBe(`http://localhost:${server.config.port}`)
    const alive = await get(server, '/healthz')
    expect([alive.status, await alive.json()]).toEqual([200, { status: 'alive' }])
    const ready = await get(server, '/readyz')
    expect([ready.status, await ready.json()]).toEqual([200, { status: 'ready' }])
    await get(server, '/api/funds/3f9d2c61-7a85-4e1b-b0c4-91d5e8a2f607')
    const metrics = await (await get(server, '/metrics')).text()
    expect(metrics).toMatch(/http_request_duration_seconds_count\{method="GET",route="\/readyz",status="200"\} 1/)
    expect(metrics).toMatch(/database_connections\{state="idle"\} \d/)
    expect(metrics).toMatch(/nodejs_eventloop_lag_seconds \d/)
    expect(metrics).not.toContain('3f9d2c61')
  })

  test('finishes what it has begun when it is asked to stop, and takes nothing new', async () => {
    madeBefore()
    const server = await start(REAL)
    const { port } = server.config
    const body = JSON.stringify({ guid: '3f9d2c61-7a85-4e1b-b0c4-91d5e8a2f607' })
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    socket.write(
      `POST /api/onboarding-session HTTP/1.1\r\nHost: localhost:${port}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 5)}`,
    )
    // The server has the request in hand once it has answered another one that came later.
    await get(server, '/healthz')
    const cut = vi.spyOn(server.app.server, 'closeAllConnections')
    const stopped = server.stop()
    // A connection that was kept is answered that the server stops, a new one is refused.
    const answer = await get(server, '/healthz').then(
      ({ status }) => status,
      (error: Error) => error.message,
    )
    expect([503, 'fetch failed']).toContain(answer)
    const answered = once(socket, 'data')
    socket.write(body.slice(5))
    expect(String((await answered)[0])).toMatch(/^HTTP\/1\.1 204 /)
    await stopped
    // A connection that stays open after its answer is not waited for until all that are left are cut off.
    expect(cut).not.toHaveBeenCalled()
    expect(processesOf(dataDir)).toEqual([])
  })

  test('removes the answers of repeated requests after two days', async () => {
    madeBefore()
    await looking(async rows => {
      await rows(
        `insert into idempotency_keys (tenant_id, account, route, key, body_hash, created_at)
        select 0, 'somebody', '/api/tenants', hours || ' hours old', 'hash', now() - make_interval(hours => hours)
        from unnest('{47,49}'::int[]) hours`,
      )
    })
    await start(REAL)
    const client = new pg.Client({ ...runningDatabase(dataDir), user: 'postgres' })
    await client.connect()
    try {
      const keys = async () => (await client.query<{ key: string }>('select key from idempotency_keys')).rows
      await expect.poll(keys, { timeout: 60_000 }).toEqual([{ key: '47 hours old' }])
    } finally {
      await client.end()
    }
  })

  test('is not ready while its database does not answer', async () => {
    madeBefore()
    const server = await start(REAL)
    for (const pid of processesOf(dataDir)) process.kill(Number(pid), 'SIGSTOP')
    const waiting = await get(server, '/readyz')
    expect([waiting.status, waiting.headers.get('retry-after')]).toEqual([503, '2'])
    expect((await get(server, '/healthz')).status).toBe(200)
    for (const pid of processesOf(dataDir)) process.kill(Number(pid), 'SIGCONT')
    await expect.poll(async () => (await get(server, '/readyz')).status, { timeout: 20_000 }).toBe(200)
  })
})

describe('a start that cannot succeed', () => {
  test('tells before anything else that the port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    await expect(start({ ...REAL, PORT: String(port) })).rejects.toThrow(
      `Port ${port} is used by another program: stop that one, or choose another port, for example PORT=${port + 1}.`,
    )
    expect(existsSync(dataDir)).toBe(false)
    other.close()
  })

  test('names each mistake of the configuration', async () => {
    await expect(start({ DEMO: 'perhaps', LOG_LEVEL: 'loud' })).rejects.toMatchObject({
      mistakes: [expect.stringContaining('DEMO'), expect.stringContaining('LOG_LEVEL')],
    })
  })

  test('leaves no process behind when something after the database fails', async () => {
    madeBefore()
    const failing = startServer({
      environment: { ...REAL, DATA_DIR: dataDir, PORT: '0' },
      root,
      site: () => Promise.reject(new Error('no application')),
    })
    await expect(failing).rejects.toThrow('no application')
    expect(processesOf(dataDir)).toEqual([])
    await start(REAL)
  })
})

describe.runIf(process.platform === 'linux')('the program @long', () => {
  test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('ends on %s without leaving a process', async signal => {
    madeBefore()
    const { child } = await program(REAL, 'Ready')
    child.kill(signal)
    // As is promised to whoever starts it: a supervisor kills what takes longer.
    await expect.poll(() => child.exitCode, { interval: 50, timeout: 10_000 }).toBe(0)
    expect(processesOf(dataDir)).toEqual([])
  })

  test.each([
    ['SIGTERM', 'npm'],
    ['SIGKILL', 'npm'],
    ['SIGTERM', 'the shell of npm'],
  ] as const)('ends in good order on a %s that reaches %s alone', async (signal, whom) => {
    madeBefore()
    const { npm, server, lines } = await underNpm(join(folder, 'project'), dataDir, REAL)
    children.push(npm, { kill: () => isAlive(server) && process.kill(server, 'SIGKILL') })
    const [shell = 0] = below(npm.pid ?? 0)
    process.kill(whom === 'npm' ? (npm.pid ?? 0) : shell, signal)
    await expect.poll(() => isAlive(server), { interval: 50, timeout: 10_000 }).toBe(false)
    await expect.poll(() => lines.at(-1)).toBe('Stopped.')
    expect(processesOf(dataDir)).toEqual([])
  })

  test('is not ready from the moment on when it is asked to stop, and answers until a proxy that asks has heard it', async () => {
    madeBefore()
    const { child, line } = await program(REAL, 'Ready')
    const address = line.replace('Ready: ', '')
    expect((await fetch(`${address}/readyz`)).status).toBe(200)
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await expect.poll(async () => (await fetch(`${address}/readyz`)).status, { interval: 50 }).toBe(503)
    expect((await fetch(`${address}/api/config`)).status).toBe(200)
    expect((await ended)[0]).toBe(0)
  })

  test('ends while it still starts, and counts a signal that comes twice as one', async () => {
    const { child } = await program(REAL, 'Starting the database')
    const ended = once(child, 'exit')
    child.kill('SIGINT')
    child.kill('SIGINT')
    expect((await ended)[0]).toBe(0)
    await expect.poll(() => processesOf(dataDir), { timeout: 20_000 }).toEqual([])
  })

  test('runs twice at once on two folders and refuses a second start on one', async () => {
    madeBefore()
    madeBefore(`${dataDir}-other`)
    await program(REAL, 'Ready')
    const { line } = await program({ ...REAL, DATA_DIR: `${dataDir}-other` }, 'Ready')
    expect(line).toMatch(/^Ready: http:\/\/localhost:\d+$/)
    const refused = await program(REAL, 'Ready')
    expect(refused.line).toMatch(
      /^Refused: The data folder .* is in use by another start of this product \(process \d+\): [^\n]+\.$/,
    )
  })

  test('says in one sentence that a file stands where its folder should be', async () => {
    writeFileSync(dataDir, 'a file')
    for (const place of [dataDir, join(dataDir, 'below')])
      expect((await program({ ...REAL, DATA_DIR: place }, 'Ready')).line).toBe(
        `Refused: DATA_DIR is ${place}, where a file stands: name a folder.`,
      )
  })

  test('says in one sentence that its folder for files cannot be used', async () => {
    madeBefore()
    rmSync(join(dataDir, 'files'), { recursive: true })
    writeFileSync(join(dataDir, 'files'), 'a file')
    expect((await program(REAL, 'Ready')).line).toMatch(
      /^Refused: The folder .*files of the uploaded files cannot be used \([^\n]+\)\.$/,
    )
  })

  test('starts again after kill -9 by itself', async () => {
    madeBefore()
    const { child } = await program(REAL, 'Ready')
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
    const again = await program(REAL, 'Ready')
    expect(again.line).toMatch(/^Ready/)
  })
})

describe('the demo data', () => {
  const token = async ({ address }: RunningServer, ...words: string[]) =>
    (await command('token.ts', words, { BASE_URL: address })).said

  /** What the command asks for when it is refused is done to the letter. */
  async function tokensOf(server: RunningServer): Promise<void> {
    const [, account = ''] = /^Say for whom: npm run --silent token -- (.+)\n$/.exec(await token(server)) ?? []
    expect(await token(server, 'nobody')).toMatch(/: is "nobody" one of the demo accounts\?\n$/)
    expect(await token(server, account)).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+\n$/)
  }

  test('are loaded once, from the beginning when loading was broken off, and moved with the day @long', async () => {
    const { child } = await program({}, 'Loading the demo data')
    await expect.poll(() => existsSync(join(dataDir, 'unfinished'))).toBe(true)
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
    const lines: string[] = []
    const report = (line: string) => lines.push(line)
    const server = await start({}, { report, clock: { ...systemClock, today: () => LATER } })
    expect(lines).toContain('Making the database anew, because its first start was broken off')
    expect(lines.filter(line => line.startsWith('Demo data loaded'))).toHaveLength(1)
    await tokensOf(server)
    await server.stop()
    expect(await token(server, 'admin@larkmoor.example')).toBe('The server does not answer. Start it with npm start.\n')

    await looking(rows => expectMovedTo(rows))

    lines.length = 0
    await start({}, { report })
    expect(lines.some(line => line.includes('demo data'))).toBe(false)
  })

  test('are those of the last end of a quarter before today', () => {
    expect(demoDate('2026-11-21')).toBe('2026-09-30')
    expect(demoDate('2026-09-30')).toBe('2026-06-30')
    expect(demoDate('2026-10-01')).toBe('2026-09-30')
    expect(demoDate('2027-01-01')).toBe('2026-12-31')
    expect(demoDate('2026-05-31')).toBe('2026-03-31')
  })
})

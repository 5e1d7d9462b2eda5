/** A server ends once it is told to, whatever it waits for, and soon. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { runUntilStopped } from '../../../scripts/starting/signals.ts'
import { oneAtATime } from '../../../src/server/database/migrate.ts'
import { createDatabase } from '../harness.ts'
import type { TestDatabase } from '../harness.ts'
import { PROGRAM } from './processes.ts'

const SIGNALS = join(import.meta.dirname, '../../../scripts/starting/signals.ts')
/** A program whose stop never ends. */
const WAITS = `
import { runUntilStopped } from ${JSON.stringify(SIGNALS)}
setInterval(() => undefined, 1000)
void runUntilStopped(() => new Promise(() => undefined), line => process.stdout.write(line))
process.stdout.write('ready')
`

test('is cut off @long', { timeout: 30_000 }, async () => {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', WAITS], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  const exited = once(child, 'exit')
  child.kill('SIGTERM')
  expect(await exited).toEqual([1, null])
})

test('ends in good order while it waits for another server that changes the tables @long', async () => {
  const database = await createDatabase({ empty: true })
  const folder = mkdtempSync(join(tmpdir(), 'fund-signals-'))
  const { user, password, host, port } = database.owner
  const login = `${user}${typeof password === 'string' ? `:${password}` : ''}`
  const environment = {
    OIDC_AUTHORITY: 'https://login.example/0b7f6a2e-51c4-4d6f-8a3d-6f1c2e9b4d70',
    OIDC_CLIENT_ID: 'client',
    PORT: '0',
    DATA_DIR: folder,
    DATABASE_URL: `postgresql://${login}@localhost:${port}/${database.name}?host=${encodeURIComponent(String(host))}`,
  }
  try {
    await oneAtATime(database.owner, async () => {
      const child = spawn(process.execPath, [PROGRAM], {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...environment },
      })
      const exited = once(child, 'exit')
      await expect.poll(() => waitingFor(database), { timeout: 60_000 }).toBe(1)
      child.kill('SIGTERM')
      expect(await exited).toEqual([0, null])
    })
  } finally {
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  }
})

/** How many wait for their turn in the database. */
async function waitingFor({ name, asAdministrator }: TestDatabase): Promise<number> {
  const found = await asAdministrator(
    `select 1 from pg_locks l join pg_database d on d.oid = l.database
     where d.datname = $1 and l.locktype = 'advisory' and not l.granted`,
    [name],
  )
  return found.length
}

describe('whoever ends a server', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  /** The server in this process, which is told by no signal; answers with how often it would have ended, and how. */
  function running(stop: () => Promise<void>) {
    const wishes: (() => void)[] = []
    const on = vi.spyOn(process, 'on').mockImplementation((_, told: () => void) => {
      wishes.push(told)
      return process
    })
    const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never)
    const said: string[] = []
    void runUntilStopped(
      () => Promise.resolve({ stop }),
      line => said.push(line),
    )
    expect(on.mock.calls.map(([name]) => name)).toEqual(['SIGINT', 'SIGTERM', 'SIGHUP'])
    return { wish: () => wishes[0]?.(), codes: () => exit.mock.calls.map(([code]) => code), said }
  }

  test('waits no longer than ten seconds for what does not let go, and nearly as long', async () => {
    const { wish, codes, said } = running(() => new Promise(() => undefined))
    wish()
    await vi.advanceTimersByTimeAsync(9_000)
    expect(codes()).toEqual([])
    await vi.advanceTimersByTimeAsync(1_000)
    expect(codes()).toEqual([1])
    expect(said).toEqual(['\nStopping …'])
  })

  test('is told when it has ended in good order', async () => {
    const { wish, codes, said } = running(() => Promise.resolve())
    wish()
    await vi.advanceTimersByTimeAsync(0)
    expect([codes(), said]).toEqual([[0], ['\nStopping …', 'Stopped.']])
  })

  test('says so a second time and does not wait; what comes within a moment is the same wish', async () => {
    const { wish, codes } = running(() => new Promise(() => undefined))
    await vi.advanceTimersByTimeAsync(1)
    wish()
    await vi.advanceTimersByTimeAsync(1_499)
    wish()
    expect(codes()).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    wish()
    expect(codes()).toEqual([1])
  })
})

/** A server that waits for something that never comes ends all the same once it is told to. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { runUntilStopped } from '../../../scripts/starting/signals.ts'

const SIGNALS = join(import.meta.dirname, '../../../scripts/starting/signals.ts')
/** As one that waits for another server that changes the tables. */
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

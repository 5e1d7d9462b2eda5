import { describe, expect, test } from 'vitest'
import '../../../src/texts/backOffice.ts'
import { FairQueue } from '../../../src/server/http/fairQueue.ts'
import type { Owner, QueueLimits } from '../../../src/server/http/fairQueue.ts'

const LIMITS: QueueLimits = { atOnce: 3, ofTenant: 2, ofAccount: 1, accountMax: 4, tenantMax: 6, allMax: 8 }

/** A queue whose work ends when the test says so, and what was begun in its order. */
function arranged(limits: Partial<QueueLimits> = {}) {
  const queue = new FairQueue({ ...LIMITS, ...limits })
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const ask = (tenantId: number, id: number, name: string, signal = new AbortController().signal) => {
    const owner: Owner = { tenantId, id }
    const answer = queue.run(owner, signal, async () => {
      begun.push(name)
      await new Promise<void>(resolve => ends.set(name, resolve))
      return name
    })
    return answer.catch((error: { code: string }) => error.code)
  }
  const end = async (name: string): Promise<void> => {
    ends.get(name)?.()
    await settled()
  }
  return { ask, end, begun }
}

const settled = () =>
  new Promise<void>(resolve => {
    setImmediate(resolve)
  })

describe('work in turns', () => {
  test('of one account goes on one at a time, of one tenant never everywhere', async () => {
    const { ask, end, begun } = arranged()
    for (const name of ['a1', 'a2']) void ask(1, 1, name)
    void ask(1, 2, 'b1')
    void ask(1, 3, 'c1')
    await settled()
    expect(begun).toEqual(['a1', 'b1'])
    void ask(2, 9, 'other tenant')
    await settled()
    expect(begun).toEqual(['a1', 'b1', 'other tenant'])
    await end('a1')
    expect(begun.at(-1)).toBe('c1')
    await end('b1')
    expect(begun.at(-1)).toBe('a2')
  })

  test('takes the tenant next that waited longest for a turn, however much another one has asked before', async () => {
    const { ask, end, begun } = arranged({ atOnce: 1, ofTenant: 1 })
    for (const name of ['a1', 'a2', 'a3']) void ask(1, 1, name)
    void ask(1, 2, 'b1')
    void ask(2, 9, 'x1')
    void ask(2, 9, 'x2')
    await settled()
    for (const name of ['a1', 'x1', 'b1', 'x2', 'a2']) await end(name)
    expect(begun).toEqual(['a1', 'x1', 'b1', 'x2', 'a2', 'a3'])
  })

  test('of a tenant waits for as much of others alone as is in work, however much one account has piled up', async () => {
    const waited = async (load: number): Promise<number> => {
      const limits = { ofTenant: 3, ofAccount: 3, accountMax: 100, tenantMax: 300, allMax: 1_000 }
      const { ask, end, begun } = arranged(limits)
      for (let count = 0; count < load; count += 1) void ask(1, 1, `load ${count}`)
      let most = 0
      for (let own = 0; own < 20; own += 1) {
        void ask(2, 9, `own ${own}`)
        await settled()
        let ended = 0
        while (!begun.includes(`own ${own}`)) {
          const oldest = begun.find(name => name.startsWith('load') && !over.has(name))!
          over.add(oldest)
          await end(oldest)
          ended += 1
        }
        await end(`own ${own}`)
        most = Math.max(most, ended)
      }
      return most
    }
    const over = new Set<string>()
    expect(await waited(0)).toBe(0)
    // One of the three pieces in work has to end, and it makes room for the other tenant.
    expect(await waited(90)).toBe(1)
  })

  test('is refused at once where it would wait too long: for an account, a tenant, and all', async () => {
    const { ask } = arranged()
    for (let count = 0; count < 4; count += 1) void ask(1, 1, `a${count}`)
    expect(await ask(1, 1, 'a5')).toBe('busy')
    for (let count = 0; count < 2; count += 1) void ask(1, 2, `b${count}`)
    expect(await ask(1, 2, 'b3')).toBe('busy')
    for (let count = 0; count < 2; count += 1) void ask(2, 3, `c${count}`)
    expect(await ask(3, 4, 'd1')).toBe('busy')
  })

  test('that nobody waits for any more is not begun, and gives its place to others', async () => {
    const { ask, end, begun } = arranged()
    const left = new AbortController()
    void ask(1, 1, 'a1')
    const answer = ask(1, 1, 'a2', left.signal)
    const [third, fourth] = [ask(1, 1, 'a3'), ask(1, 1, 'a4')]
    expect(await ask(1, 1, 'a5')).toBe('busy')
    left.abort()
    expect(await answer).toBe('invalid-request')
    void ask(1, 1, 'a6')
    for (const name of ['a1', 'a3', 'a4']) await end(name)
    expect(begun).toEqual(['a1', 'a3', 'a4', 'a6'])
    expect(await Promise.all([third, fourth])).toEqual(['a3', 'a4'])
    expect(await ask(1, 5, 'gone before', AbortSignal.abort())).toBe('invalid-request')
  })

  test('that fails makes room for the next one', async () => {
    const queue = new FairQueue({ ...LIMITS, atOnce: 1 })
    const { signal } = new AbortController()
    const owner = { tenantId: 1, id: 1 }
    const failing = [1, 2, 3].map(() => queue.run(owner, signal, () => Promise.reject(new Error('lost'))))
    expect((await Promise.allSettled(failing)).map(({ status }) => status)).toEqual([
      'rejected',
      'rejected',
      'rejected',
    ])
    expect(await queue.run(owner, signal, async () => 'made')).toBe('made')
  })
})

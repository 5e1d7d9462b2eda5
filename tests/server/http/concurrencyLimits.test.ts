import { describe, expect, test, vi } from 'vitest'
import { createConcurrencyLimits } from '../../../src/server/http/concurrencyLimits.ts'
import { serve } from '../serve.ts'

const { api, world } = await serve({ areas: {} })
await world.make('funds', { name: 'Long answers I' })

const page = (rows: number) => ({ where: '', values: [], order: '', join: '', from: 0, to: rows - 1 })

/** Counts how many go on at the same time, for as long as the calls of this test last. */
function counting() {
  const now = { running: 0, most: 0 }
  const during = async <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    now.running += 1
    now.most = Math.max(now.most, now.running)
    try {
      return await work()
    } finally {
      now.running -= 1
    }
  }
  return { now, during }
}

describe('long answers', () => {
  test('wait for each other, and what people read meanwhile does not wait for them', async () => {
    const concurrencyLimits = createConcurrencyLimits()
    const { promise, resolve } = Promise.withResolvers<void>()
    const started: string[] = []
    const held = (name: string) => () => {
      started.push(name)
      return promise
    }
    const exports = [1, 2, 3, 4].map(number => concurrencyLimits.export(held(`export ${number}`)))
    const pages = [1, 2, 3, 4].map(number => concurrencyLimits.page(page(1000), held(`long page ${number}`)))
    await concurrencyLimits.page(page(100), async () => {
      started.push('page')
    })
    expect(started.toSorted()).toEqual(['export 1', 'export 2', 'long page 1', 'long page 2', 'long page 3', 'page'])
    resolve()
    await Promise.all([...exports, ...pages])
    expect(started).toHaveLength(9)
  })

  test('that fail make room for the next one', async () => {
    const concurrencyLimits = createConcurrencyLimits()
    const failing = [1, 2, 3].map(() => concurrencyLimits.export(() => Promise.reject(new Error('lost'))))
    expect((await Promise.allSettled(failing)).map(({ status }) => status)).toEqual([
      'rejected',
      'rejected',
      'rejected',
    ])
    expect(await concurrencyLimits.export(async () => 'made')).toBe('made')
  })

  test('never take more than two connections for exports and three for long pages, however many are asked for', async () => {
    const { database } = api.database
    const exports = counting()
    const pages = counting()
    const { inTransaction, readOnce } = database
    const transactions = vi
      .spyOn(database, 'inTransaction')
      .mockImplementation((caller, work, options) =>
        options?.isolation === 'repeatable read'
          ? exports.during(() => inTransaction(caller, work, options))
          : inTransaction(caller, work, options),
      )
    const reads = vi
      .spyOn(database, 'readOnce')
      .mockImplementation((caller, text, values, options) =>
        text.includes('from funds t')
          ? pages.during(() => readOnce(caller, text, values, options))
          : readOnce(caller, text, values, options),
      )
    try {
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => [
          api.get('admin', '/api/funds?format=csv'),
          api.get('admin', '/api/funds?range=[0,999]'),
        ]).flat(),
      )
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
      expect([exports.now.most, pages.now.most]).toEqual([2, 3])
    } finally {
      transactions.mockRestore()
      reads.mockRestore()
    }
  })
})

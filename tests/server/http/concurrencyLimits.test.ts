import { once } from 'node:events'
import { connect } from 'node:net'
import type { AddressInfo, Server, Socket } from 'node:net'
import { Readable } from 'node:stream'
import { setImmediate, setTimeout } from 'node:timers/promises'
import type { FastifyPluginAsync } from 'fastify'
import { describe, expect, test, vi } from 'vitest'
import { createConcurrencyLimits } from '../../../src/server/http/concurrencyLimits.ts'
import { othersFirst } from '../../../src/server/http/exportContent.ts'
import { TemporaryFile } from '../../../src/server/exchange/temporaryFile.ts'
import { PEOPLE, SEVERAL, startApi } from '../api.ts'
import { serve } from '../serve.ts'

const { api, world } = await serve({ areas: {} })
await world.make('funds', { name: 'Long answers I' })

const page = (rows: number) => ({ where: '', values: [], order: '', join: '', from: 0, to: rows - 1 })

/** Counts how many go on at the same time. The first ones stay until as many as are expected go on. */
function counting(expected: number) {
  const now = { running: 0, most: 0 }
  const { promise: together, resolve } = Promise.withResolvers<void>()
  const during = async <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    now.running += 1
    now.most = Math.max(now.most, now.running)
    if (now.running >= expected) resolve()
    try {
      await together
      return await work()
    } finally {
      now.running -= 1
    }
  }
  return { now, during }
}

const connectionsOf = (server: Server) =>
  new Promise<number>((resolve, reject) => {
    server.getConnections((error, count) => (error ? reject(error) : resolve(count)))
  })

describe('long answers', () => {
  test('wait for each other, and what people read meanwhile does not wait for them', async () => {
    const concurrencyLimits = createConcurrencyLimits()
    const { promise, resolve } = Promise.withResolvers<void>()
    const started: string[] = []
    const held = (name: string) => () => {
      started.push(name)
      return promise
    }
    const { signal } = new AbortController()
    const exports = [1, 2, 3, 4].map(id => concurrencyLimits.export({ tenantId: 1, id }, signal, held(`export ${id}`)))
    const pages = [1, 2, 3, 4].map(number =>
      concurrencyLimits.page({ tenantId: 1, id: 1 }, page(1000), () => signal, held(`long page ${number}`)),
    )
    await concurrencyLimits.page(
      { tenantId: 1, id: 1 },
      page(100),
      () => signal,
      async () => {
        started.push('page')
      },
    )
    expect(started.toSorted()).toEqual(['export 1', 'export 2', 'long page 1', 'long page 2', 'page'])
    resolve()
    await Promise.all([...exports, ...pages])
    expect(started).toHaveLength(9)
  })

  test('of an export let others pass between two portions, but not for ever', async () => {
    const concurrencyLimits = createConcurrencyLimits()
    const { promise, resolve } = Promise.withResolvers<void>()
    const { signal } = new AbortController()
    const running = concurrencyLimits.export({ tenantId: 1, id: 1 }, signal, () => promise)
    const passing = vi.fn<() => { total: number; idle: number; waiting: number }>()
    const database = { figures: passing }
    // Its own connection is nobody else.
    passing.mockReturnValue({ total: 4, idle: 3, waiting: 0 })
    await othersFirst({ database, concurrencyLimits })
    expect(passing).toHaveBeenCalledTimes(1)
    passing.mockReturnValueOnce({ total: 4, idle: 2, waiting: 0 })
    await othersFirst({ database, concurrencyLimits })
    expect(passing).toHaveBeenCalledTimes(3)
    passing.mockReturnValue({ total: 4, idle: 0, waiting: 5 })
    await othersFirst({ database, concurrencyLimits })
    expect(passing).toHaveBeenCalledTimes(13)
    resolve()
    await running
  })

  test('give another tenant the next turn, however many long pages one account has asked for', async () => {
    const concurrencyLimits = createConcurrencyLimits()
    const { signal } = new AbortController()
    const order: string[] = []
    const ask = (tenantId: number, name: string) =>
      concurrencyLimits.page(
        { tenantId, id: tenantId },
        page(1000),
        () => signal,
        async () => {
          order.push(name)
          await setImmediate()
        },
      )
    await Promise.all([...Array.from({ length: 90 }, () => ask(1, 'many')), ask(2, 'other'), ask(2, 'other')])
    expect(order.slice(0, 6).filter(name => name === 'other')).toEqual(['other', 'other'])
    expect(order).toHaveLength(92)
  })

  test.skipIf(SEVERAL)(
    'never take more than two connections of a tenant for exports and two for long pages, however many are asked for',
    async () => {
      const { database } = api.database
      const exports = counting(2)
      const pages = counting(2)
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
          Array.from({ length: 8 }, (_, index) => [
            api.get(index % 2 === 0 ? 'admin' : 'user', '/api/funds?format=csv'),
            api.get('admin', '/api/funds?range=[0,999]'),
          ]).flat(),
        )
        expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
        expect([exports.now.most, pages.now.most]).toEqual([2, 2])
      } finally {
        transactions.mockRestore()
        reads.mockRestore()
      }
    },
  )

  test.skipIf(SEVERAL)(
    'that would wait too long are refused with the time to wait, and those of another tenant are not',
    async () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      const { database } = api.database
      const { inTransaction } = database
      const held = vi.spyOn(database, 'inTransaction').mockImplementation(async (caller, work, options) => {
        if (options?.isolation === 'repeatable read' && caller.tenantId === api.tenants.own) await promise
        return inTransaction(caller, work, options)
      })
      try {
        const asked = Array.from({ length: 9 }, () => api.get('admin', '/api/funds?format=csv'))
        const refused = await Promise.race(asked)
        expect([refused.statusCode, refused.headers['retry-after'], refused.json<{ code: string }>().code]).toEqual([
          503,
          '10',
          'busy',
        ])
        expect((await api.get('stranger', '/api/funds?format=csv')).statusCode).toBe(200)
        resolve()
        expect(
          (await Promise.all(asked)).map(({ statusCode }) => statusCode).toSorted((one, other) => one - other),
        ).toEqual([...Array.from({ length: 8 }, () => 200), 503])
      } finally {
        held.mockRestore()
      }
    },
  )
})

/** One in many portions, and one at once. */
const longAnswers: FastifyPluginAsync = async app => {
  app.get('/api/long', { config: { access: 'open' } }, (_request, reply) =>
    reply.send(Readable.from(Array.from({ length: 600 }, () => Buffer.alloc(65_536)))),
  )
  app.get('/api/large', { config: { access: 'open' } }, (_request, reply) => reply.send(Buffer.alloc(32 * 1_048_576)))
}

describe('a caller who leaves', () => {
  test.skipIf(SEVERAL)('is not worked for any more: neither what waits nor what has begun', async () => {
    await api.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = api.app.server.address() as AddressInfo
    const { database } = api.database
    const { inTransaction } = database
    const { promise, resolve } = Promise.withResolvers<void>()
    let begun = 0
    let ended = 0
    const held = vi.spyOn(database, 'inTransaction').mockImplementation(async (caller, work, options) => {
      if (options?.isolation !== 'repeatable read') return inTransaction(caller, work, options)
      begun += 1
      await promise
      try {
        return await inTransaction(caller, work, options)
      } finally {
        ended += 1
      }
    })
    const discarded = vi.spyOn(TemporaryFile.prototype, 'discard')
    try {
      const { authorization } = await api.issuer.bearer(PEOPLE.admin)
      const ask = () => {
        const socket = connect(port, '127.0.0.1')
        socket.write(`GET /api/funds?format=csv HTTP/1.1\r\nhost: localhost\r\nauthorization: ${authorization}\r\n\r\n`)
        return socket
      }
      const sockets = [ask(), ask(), ask()]
      await expect.poll(() => begun).toBe(1)
      const open = () => connectionsOf(api.app.server)
      await expect.poll(open).toBe(3)
      for (const socket of sockets) socket.destroy()
      await expect.poll(open).toBe(0)
      resolve()
      await expect.poll(() => ended).toBe(1)
      expect(begun).toBe(1)
      // The rows that came were thrown away instead of written.
      await expect.poll(() => discarded.mock.calls.length).toBe(1)
    } finally {
      held.mockRestore()
      discarded.mockRestore()
    }
  })

  test('or stops reading is cut off, and whoever reads on is not @long', async () => {
    const paths = ['/api/long', '/api/large']
    const slow = await startApi({
      areas: {},
      limits: { downloadSpeed: { bytesASecond: 2_048, graceMs: 5_000, checkMs: 100 } },
      plugins: [longAnswers],
    })
    try {
      await slow.app.listen({ port: 0, host: '127.0.0.1' })
      const { port } = slow.app.server.address() as AddressInfo
      const stopped: Promise<unknown>[] = []
      slow.app.server.on('connection', (socket: Socket) => stopped.push(once(socket, 'close')))
      for (const path of paths) {
        const socket = connect(port, '127.0.0.1')
        socket.on('error', () => undefined)
        socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`)
        socket.pause()
      }
      await expect.poll(() => stopped.length).toBe(paths.length)
      // They read slowly until those that do not read are cut off, and then the rest.
      let cut = false
      const cutOff = Promise.all(stopped).then(() => (cut = true))
      const sizes = await Promise.all(
        paths.map(async path => {
          const answer = await fetch(`http://127.0.0.1:${port}${path}`)
          let size = 0
          for await (const portion of answer.body ?? []) {
            size += portion.byteLength
            if (!cut) await Promise.race([cutOff, setTimeout(100)])
          }
          return size
        }),
      )
      expect(cut).toBe(true)
      expect(sizes).toEqual([600 * 65_536, 32 * 1_048_576])
    } finally {
      slow.app.server.closeAllConnections()
      await slow.close()
    }
  }, 60_000)

  test('or reads slower than an answer may be read is cut off @long', async () => {
    const demanding = await startApi({
      areas: {},
      limits: { downloadSpeed: { bytesASecond: 100_000_000, graceMs: 1_000, checkMs: 100 } },
      plugins: [longAnswers],
    })
    try {
      await demanding.app.listen({ port: 0, host: '127.0.0.1' })
      const { port } = demanding.app.server.address() as AddressInfo
      for (const path of ['/api/long', '/api/large']) {
        const answer = await fetch(`http://127.0.0.1:${port}${path}`)
        const read = async (): Promise<void> => {
          for await (const _portion of answer.body ?? []) await setTimeout(50)
        }
        await expect(read(), path).rejects.toThrow('terminated')
      }
    } finally {
      demanding.app.server.closeAllConnections()
      await demanding.close()
    }
  }, 120_000)
})

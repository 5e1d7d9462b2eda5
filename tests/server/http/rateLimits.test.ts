import { randomUUID } from 'node:crypto'
import { describe, expect, test, vi } from 'vitest'
import { addressOf, REQUEST_LIMITS } from '../../../src/server/http/rateLimits.ts'
import { sharedCounts } from '../../../src/server/http/sharedCounts.ts'
import { SEVERAL, startApi } from '../api.ts'
import { serve } from '../serve.ts'

const { api } = await serve({ areas: {}, limits: { requests: 200, refused: 20, unknownLinks: 10, papersByLink: 5 } })

const from = (address: string, headers: Record<string, string> = {}) =>
  api.app.inject({ url: '/api/funds', remoteAddress: address, headers })

describe('an address', () => {
  test('D61 that asks without a valid token again and again is told to wait, whatever it claims to be', async () => {
    const answers = []
    for (let count = 0; count < 40; count += 1)
      answers.push(
        await from('203.0.113.5', {
          'x-forwarded-for': `198.51.100.${count}`,
          forwarded: `for=198.51.100.${count}`,
          'x-real-ip': `198.51.100.${count}`,
        }),
      )
    expect(answers.slice(0, 20).map(answer => answer.statusCode)).toEqual(Array.from({ length: 20 }, () => 401))
    expect(answers.slice(20).map(answer => answer.statusCode)).toEqual(Array.from({ length: 20 }, () => 429))
    expect(answers.at(-1)!.json()).toMatchObject({ code: 'too-many-requests', status: 429 })
    expect(Number(answers.at(-1)!.headers['retry-after'])).toBeGreaterThan(0)
  })

  test('that tries keys of service accounts waits like one that tries tokens', async () => {
    const statuses = []
    for (let count = 0; count < 22; count += 1) {
      const key = `fund_1-${count + 1}_${randomUUID().replaceAll('-', '').padEnd(43, 'A')}`
      statuses.push((await from('203.0.113.21', { authorization: `Bearer ${key}` })).statusCode)
    }
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 401), 429, 429])
  })

  test('does not shut out a colleague behind it who is signed in, nor other addresses', async () => {
    const bearer = await api.issuer.bearer('user@larkmoor.example')
    expect((await from('203.0.113.5', bearer)).statusCode).toBe(200)
    expect((await from('203.0.113.6')).statusCode).toBe(401)
  })

  test('may ask only so much in all, of several servers a step more of each', async () => {
    const bearer = await api.issuer.bearer('user@larkmoor.example')
    const statuses = []
    for (let count = 0; count < 230; count += 1) statuses.push((await from('203.0.113.77', bearer)).statusCode)
    const answered = statuses.filter(status => status === 200).length
    expect(answered).toBeGreaterThanOrEqual(200)
    expect(answered).toBeLessThanOrEqual(SEVERAL ? 200 + 2 * 10 : 200)
    expect(statuses.at(-1)).toBe(429)
    expect((await from('203.0.113.78', bearer)).statusCode).toBe(200)
  })
})

describe('the guid of an onboarding', () => {
  test('D51 is not found by trying: after some guesses an address has to wait', async () => {
    const guess = async () =>
      (
        await api.app.inject({
          url: '/api/onboarding-session',
          remoteAddress: '203.0.113.9',
          headers: { cookie: `onboarding=${randomUUID()}` },
        })
      ).statusCode
    const statuses = []
    for (let count = 0; count < 40; count += 1) statuses.push(await guess())
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 404), ...Array.from({ length: 30 }, () => 429)])
  })
})

describe('papers by link alone', () => {
  test('are counted as they begin: after twenty in a minute (five here) an address has to wait, another has not', async () => {
    const send = async (remoteAddress: string) =>
      (await api.app.inject({ method: 'POST', url: '/api/onboarding-session/documents', remoteAddress })).statusCode
    const statuses = []
    for (let count = 0; count < 7; count += 1) statuses.push(await send('203.0.113.13'))
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429])
    expect(await send('203.0.113.14')).toBe(401)
    expect(REQUEST_LIMITS.papersByLink).toBe(20)
  })
})

describe('the link of a mail', () => {
  test('is not found by trying: after twenty unknown ones in a minute (ten here) an address has to wait, another has not', async () => {
    const guess = async (remoteAddress: string) =>
      (await api.app.inject({ url: `/api/email-links/${randomUUID()}`, remoteAddress })).statusCode
    const statuses = []
    for (let count = 0; count < 12; count += 1) statuses.push(await guess('203.0.113.11'))
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 404), 429, 429])
    expect(await guess('203.0.113.12')).toBe(404)
    expect(REQUEST_LIMITS.unknownLinks).toBe(20)
  })
})

describe('the link of a mail, tried by somebody who is signed in', () => {
  test.each([
    ['what the mail is about', 404, '203.0.113.31', (guid: string) => `/api/email-links/${guid}/mail`],
    ['the accounts where it comes from', 200, '203.0.113.32', (guid: string) => `/api/me/accounts?mail=${guid}`],
  ])('is not found by %s: what is unknown counts as at the link itself', async (_of, status, address, urlOf) => {
    const headers = await api.issuer.bearer('user@larkmoor.example')
    const ask = async (url: string, remoteAddress: string) =>
      (await api.app.inject({ url, remoteAddress, headers })).statusCode
    const statuses = []
    for (let count = 0; count < 12; count += 1) statuses.push(await ask(urlOf(randomUUID()), address))
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => status), 429, 429])
    // They share one count, and what needs no guid is answered all the same.
    expect(await ask(`/api/email-links/${randomUUID()}`, address)).toBe(429)
    expect(await ask('/api/me/accounts', address)).toBe(200)
    expect(await ask(urlOf(randomUUID()), '203.0.113.33')).toBe(status)
  })
})

describe('several servers of one database', () => {
  test('count together what is refused: who has to wait at one has to wait at the other', async () => {
    const [one, other] = [sharedCounts(api.database.database), sharedCounts(api.database.database)]
    const tooOften = []
    for (let count = 0; count < 30; count += 1) tooOften.push(await (count % 2 ? one : other).exceeds('of a test', 20))
    expect(tooOften).toEqual([...Array.from({ length: 20 }, () => false), ...Array.from({ length: 10 }, () => true)])
    expect(await other.exceeds('of another test', 20)).toBe(false)
    const rows = await api.database.asAdministrator<{ place: string }>('select place from request_counts')
    expect(rows.map(({ place }) => place).filter(place => !/^[\w-]{43}$/.test(place))).toEqual([])
  })

  test('count hundreds in steps, and are apart by a step each at most', async () => {
    const servers = [sharedCounts(api.database.database), sharedCounts(api.database.database)]
    let refusedAt = 0
    for (let count = 1; refusedAt === 0 && count < 1000; count += 1)
      if (await servers[count % 2]?.exceeds('of hundreds', 300)) refusedAt = count
    expect(refusedAt).toBeGreaterThan(300)
    expect(refusedAt).toBeLessThanOrEqual(300 + 2 * 15)
  })

  test('count thousands together as well, and no request waits for what the others have seen', async () => {
    const { database } = api.database
    const sharing = vi.spyOn(database, 'inTransaction')
    const servers = [sharedCounts(database), sharedCounts(database)]
    let refusedAt = 0
    for (let count = 1; refusedAt === 0 && count < 10_000; count += 1) {
      if (servers[count % 2]?.exceedsSoon('of thousands', 2_000)) refusedAt = count
      await Promise.all(sharing.mock.results.map(({ value }) => value as unknown))
    }
    const statements = sharing.mock.calls.length
    sharing.mockRestore()
    expect(refusedAt).toBeGreaterThan(2_000)
    expect(refusedAt).toBeLessThanOrEqual(2_000 + 2 * 100)
    expect(statements).toBeLessThanOrEqual(22)
  })

  test('begin anew a minute after the first, and each counts for itself while the database is away', async () => {
    const counts = sharedCounts(api.database.database)
    for (let count = 0; count < 5; count += 1) await counts.exceeds('until later', 4)
    expect(await sharedCounts(api.database.database).exceeds('until later', 4)).toBe(true)
    await api.database.asAdministrator("update request_counts set until = until - interval '1 minute'")
    expect(await sharedCounts(api.database.database).exceeds('until later', 4)).toBe(false)
    const lost = sharedCounts({
      ...api.database.database,
      inTransaction: () => Promise.reject(new Error('Connection terminated')),
    })
    const alone = []
    for (let count = 0; count < 3; count += 1) alone.push(await lost.exceeds('alone', 2))
    expect(alone).toEqual([false, false, true])
  })
})

describe('a minute of all servers', () => {
  const times = async (count: number, exceeds: () => Promise<boolean>) => {
    const answers = []
    for (let time = 0; time < count; time += 1) answers.push(await exceeds())
    return answers
  }

  test('that another server has begun carries nothing over of the one before', async () => {
    const counts = sharedCounts(api.database.database)
    expect(await times(3, () => counts.exceeds('the next minute', 4))).toEqual([false, false, false])
    await api.database.asAdministrator("update request_counts set until = until - interval '1 minute'")
    expect(await times(5, () => counts.exceeds('the next minute', 4))).toEqual([false, false, false, false, true])
  })

  test('is not counted again where an answer about it comes after one about the next', async () => {
    const { database } = api.database
    const held = Promise.withResolvers<void>()
    let isHeld = true
    const counts = sharedCounts({
      ...database,
      inTransaction: async (...given) => {
        const answer = await database.inTransaction(...given)
        if (!isHeld) return answer
        isHeld = false
        await held.promise
        return answer
      },
    })
    const other = sharedCounts(database)
    await times(3, () => other.exceeds('overtaken', 4))
    const late = counts.exceeds('overtaken', 4)
    await expect.poll(() => isHeld).toBe(false)
    await api.database.asAdministrator("update request_counts set until = until - interval '1 minute'")
    expect(await times(2, () => counts.exceeds('overtaken', 4))).toEqual([false, false])
    held.resolve()
    expect(await late).toBe(false)
    expect(await times(3, () => counts.exceeds('overtaken', 4))).toEqual([false, false, true])
  })

  test('is not longer for a server whose answer came late', async () => {
    const { database } = api.database
    let now = 1_000_000
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now)
    let isAway = false
    const counts = sharedCounts({
      ...database,
      inTransaction: async (...given) => {
        if (isAway) throw new Error('Connection terminated')
        const answer = await database.inTransaction(...given)
        now += 20_000
        return answer
      },
    })
    try {
      expect(await counts.exceeds('late', 1)).toBe(false)
      isAway = true
      now += 39_000
      expect(await counts.exceeds('late', 1)).toBe(true)
      now += 2_000
      expect(await counts.exceeds('late', 1)).toBe(false)
    } finally {
      clock.mockRestore()
    }
  })
})

describe('behind a proxy that we trust', () => {
  test('the address is the one the proxy saw', async () => {
    const behind = await startApi({ areas: {}, limits: { refused: 3 }, config: { trustProxy: ['10.0.0.1'] } })
    try {
      const ask = (remoteAddress: string, forwarded: string) =>
        behind.app.inject({ url: '/api/funds', remoteAddress, headers: { 'x-forwarded-for': forwarded } })
      for (let count = 0; count < 4; count += 1) await ask('10.0.0.1', '198.51.100.1')
      expect((await ask('10.0.0.1', '198.51.100.1')).statusCode).toBe(429)
      expect((await ask('10.0.0.1', '198.51.100.2')).statusCode).toBe(401)
      expect((await ask('10.0.0.1', '198.51.100.9, 198.51.100.1')).statusCode).toBe(429)
    } finally {
      await behind.close()
    }
  })
})

describe('a caller who has given up', () => {
  test('counts under one name of its own, because its socket knows no address any more', () => {
    expect(addressOf({})).toBe('gone')
    expect(addressOf({ ip: '203.0.113.5' })).toBe('203.0.113.5')
  })
})

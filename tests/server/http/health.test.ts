import fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import { sendProblem } from '../../../src/server/http/errors.ts'
import { health } from '../../../src/server/http/health.ts'
import type { MetricsAccess } from '../../../src/server/configuration.ts'
import { ProblemError } from '../../../src/problems.ts'

async function open(answers: () => Promise<boolean>, isReady = () => true, metrics?: MetricsAccess) {
  const app = fastify()
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof ProblemError) return sendProblem(reply, error)
    throw error
  })
  await health({
    database: { answers, figures: () => ({ total: 3, idle: 2, waiting: 1 }) },
    isReady,
    ...(metrics && { metrics }),
  })(app, {})
  return app
}

describe('readiness', () => {
  test('needs a server that has started and a database that answers', async () => {
    const status = async (answers: boolean, ready: boolean) =>
      (
        await (
          await open(
            () => Promise.resolve(answers),
            () => ready,
          )
        ).inject('/readyz')
      ).statusCode
    expect(await status(true, true)).toBe(200)
    expect(await status(false, true)).toBe(503)
    expect(await status(true, false)).toBe(503)
  })

  test('does not wait for a database that hangs, and life does not depend on it', async () => {
    const app = await open(() => new Promise(() => undefined))
    expect((await app.inject('/readyz')).statusCode).toBe(503)
    expect((await app.inject('/healthz')).statusCode).toBe(200)
  })

  test('is never kept by a cache', async () => {
    const app = await open(() => Promise.resolve(true))
    for (const path of ['/healthz', '/readyz', '/metrics'])
      expect((await app.inject(path)).headers['cache-control'], path).toBe('no-store')
  })
})

describe('the figures', () => {
  test.each(['127.0.0.1', '::1', '::ffff:10.1.2.3', '192.168.0.9', '172.16.0.1', '172.31.255.255', 'fd00::1'])(
    'are shown to %s',
    async remoteAddress => {
      const answer = await (await open(() => Promise.resolve(true))).inject({ url: '/metrics', remoteAddress })
      expect(answer.statusCode).toBe(200)
      expect(answer.body).toContain('database_connections{state="waiting"} 1')
    },
  )

  test.each(['203.0.113.7', '172.32.0.1', '11.0.0.1', '2001:db8::1', '::ffff:203.0.113.7'])(
    'do not exist for %s',
    async remoteAddress => {
      expect(
        (await (await open(() => Promise.resolve(true))).inject({ url: '/metrics', remoteAddress })).statusCode,
      ).toBe(404)
    },
  )

  test.each(['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'])(
    'do not exist for what a proxy on this machine hands on (%s)',
    async header => {
      const app = await open(() => Promise.resolve(true))
      expect((await app.inject({ url: '/metrics', headers: { [header]: '10.0.0.9' } })).statusCode).toBe(404)
    },
  )

  test('are shown to the holder of the token alone where one is set, and to nobody behind a proxy without one', async () => {
    const ask = async (metrics: MetricsAccess, authorization?: string) =>
      (
        await (
          await open(
            () => Promise.resolve(true),
            () => true,
            metrics,
          )
        ).inject({ url: '/metrics', ...(authorization !== undefined && { headers: { authorization } }) })
      ).statusCode
    const token = 'f3a91c0e7b2d4c5f8a6e'
    expect(await ask({ kind: 'token', token }, `Bearer ${token}`)).toBe(200)
    for (const wrong of [undefined, 'Bearer ', `Bearer ${token}x`, token, `bearer ${token}`])
      expect(await ask({ kind: 'token', token }, wrong), wrong).toBe(404)
    expect(await ask({ kind: 'nobody' })).toBe(404)
  })

  test('name routes by their pattern and never by an address', async () => {
    const app = await open(() => Promise.resolve(true))
    app.get('/things/:name', { config: { access: 'open' } }, () => ({}))
    await app.inject('/things/somebody@example.com')
    await app.inject('/nowhere/3f9d2c61-7a85-4e1b-b0c4-91d5e8a2f607')
    const { body } = await app.inject('/metrics')
    expect(body).toContain('http_request_duration_seconds_count{method="GET",route="/things/:name",status="200"} 1')
    expect(body).toContain('route="none",status="404"')
    expect(body).not.toMatch(/somebody|3f9d2c61/)
  })
})

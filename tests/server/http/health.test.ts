import fastify from 'fastify'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { describe, expect, test, vi } from 'vitest'
import { waitingWork } from '../../../src/server/database/dueWork.ts'
import { sendProblem } from '../../../src/server/http/errors.ts'
import { health } from '../../../src/server/http/health.ts'
import type { DatabaseBacklog, Backlog } from '../../../src/server/database/dueWork.ts'
import type { MetricsAccess } from '../../../src/server/configuration.ts'
import { problem, ProblemError } from '../../../src/problems.ts'
import { SEVERAL } from '../api.ts'
import { createDatabase } from '../harness.ts'
import { serve } from '../serve.ts'

const served = await serve({ areas: {} })

const WAITING: Backlog = {
  work: [
    { work: 'mails', waiting: 3, failed: 1, oldestSeconds: 61 },
    { work: 'notices', waiting: 0, failed: 0, oldestSeconds: 0 },
  ],
  tenants: 2,
  locks: 4,
  archivingFails: 0,
}

const COPY = { answered: 5, behind: 2, unreachable: 1 }

async function open(
  answers: () => Promise<boolean>,
  isReady = () => true,
  metrics?: MetricsAccess,
  waiting = (): readonly DatabaseBacklog[] => [{ backlog: WAITING }],
) {
  const app = fastify()
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof ProblemError) return sendProblem(reply, error)
    throw error
  })
  await health({
    database: { answers, figures: () => ({ total: 3, idle: 2, waiting: 1, copy: COPY }) },
    limits: { figures: () => [{ kind: 'export', running: 3, queued: 7 }] },
    waiting: () => Promise.resolve(waiting()),
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

  test('tell what is refused, what waits and how long, and leave out what a database that is away cannot tell', async () => {
    let away = false
    const app = await open(
      () => Promise.resolve(true),
      () => true,
      undefined,
      () => [{ backlog: away ? undefined : WAITING }],
    )
    app.get('/refused', { config: { access: 'open' } }, () => {
      throw problem('too-many-requests')
    })
    await app.inject('/refused')
    const told = async () => (await app.inject('/metrics')).body
    const lines = [
      'http_refusals_total{code="too-many-requests"} 1',
      'long_work{kind="export",state="running"} 3',
      'long_work{kind="export",state="waiting"} 7',
      'database_copy_reads_total{copy="answered"} 5',
      'database_copy_reads_total{copy="behind"} 2',
      'database_copy_reads_total{copy="unreachable"} 1',
      'work_waiting{work="mails"} 3',
      'work_failed{work="mails"} 1',
      'work_oldest_seconds{work="mails"} 61',
      'tenants{of="database"} 2',
      'database_locks_waiting{of="database"} 4',
      'database_archiving_fails{of="database"} 0',
      'database_up 1',
    ]
    expect((await told()).split('\n')).toEqual(expect.arrayContaining(lines))
    away = true
    const later = await told()
    expect(later).toContain('database_up 0')
    expect(later).not.toContain('work_waiting{')
  })

  test('of several databases are told by each, and left out by the one that is away', async () => {
    const { tenants: _, ...others } = WAITING
    let third: Backlog | undefined = others
    const app = await open(
      () => Promise.resolve(true),
      () => true,
      undefined,
      () => [
        { database: 1, backlog: WAITING },
        { database: 3, backlog: third },
      ],
    )
    const told = async () => (await app.inject('/metrics')).body.match(/^(?:work|tenants|database).*database="3".*$/gm)
    expect((await app.inject('/metrics')).body).toContain('tenants{of="database",database="1"} 2')
    expect(await told()).toEqual([
      'work_waiting{work="mails",database="3"} 3',
      'work_waiting{work="notices",database="3"} 0',
      'work_failed{work="mails",database="3"} 1',
      'work_failed{work="notices",database="3"} 0',
      'work_oldest_seconds{work="mails",database="3"} 61',
      'work_oldest_seconds{work="notices",database="3"} 0',
      'database_locks_waiting{of="database",database="3"} 4',
      'database_archiving_fails{of="database",database="3"} 0',
      'database_up{database="3"} 1',
    ])
    third = undefined
    expect(await told()).toEqual(['database_up{database="3"} 0'])
  })

  test('are all that alert rules and the dashboard ask for', async () => {
    const app = await open(() => Promise.resolve(true))
    app.get('/refused', { config: { access: 'open' } }, () => {
      throw problem('not-found')
    })
    await app.inject('/refused')
    const told = new Set((await app.inject('/metrics')).body.match(/^[a-z_]+/gm))
    for (const file of ['alerts.yml', 'dashboard.json']) {
      const text = readFileSync(join(import.meta.dirname, '../../../.operations', file), 'utf8')
      const asked = text.match(/\b(?:http|database|work|process|long)_[a-z_]+\b/g) ?? []
      expect(asked.length, file).toBeGreaterThan(10)
      expect(
        asked.filter(name => !told.has(name)),
        file,
      ).toEqual([])
    }
  })
})

describe('what waits', () => {
  test('for a lock is counted in its own database, whatever waits in another one of the same server', async () => {
    const { name, database, runtime, asAdministrator } = served.api.database
    const elsewhere = await createDatabase({ empty: true })
    const [holdsElsewhere, waitsElsewhere] = [new pg.Client(elsewhere.runtime), new pg.Client(elsewhere.runtime)]
    const [holds, waits] = [new pg.Client(runtime), new pg.Client(runtime)]
    await Promise.all([holdsElsewhere, waitsElsewhere, holds, waits].map(client => client.connect()))
    const isWaiting = async (of: string) => {
      const found = await asAdministrator(
        "select 1 from pg_stat_activity where datname = $1 and wait_event_type = 'Lock'",
        [of],
      )
      return found.length > 0
    }
    const lock = 'select pg_advisory_lock(44)'
    await holdsElsewhere.query(lock)
    const turnElsewhere = waitsElsewhere.query(lock)
    await expect.poll(() => isWaiting(elsewhere.name)).toBe(true)
    expect(await waitingWork(database)).toMatchObject([{ backlog: { locks: 0 } }])
    await holds.query(lock)
    const turn = waits.query(lock)
    await expect.poll(() => isWaiting(name)).toBe(true)
    expect(await waitingWork(database)).toMatchObject([{ backlog: { locks: 1 } }])
    await Promise.all([holdsElsewhere.end(), holds.end(), turnElsewhere, turn])
    await Promise.all([waitsElsewhere.end(), waits.end()])
    await elsewhere.close()
  })

  test('is the sum of all tenants, and no tenant is left open', async () => {
    const { api } = served
    const before = await waitingWork(api.database.database)
    expect(before).toMatchObject([{ backlog: { tenants: 2, locks: 0, archivingFails: 0 } }])
    for (const [tenant, status] of [
      [api.tenants.own, 'Queued'],
      [api.tenants.own, 'Failed'],
      [api.tenants.other, 'Queued'],
      [api.tenants.other, 'Sent'],
    ])
      await api.database.asAdministrator(
        `insert into mails (tenant_id, event, recipient, subject, body, status, created_at)
         values ($1, 'account-created', $2 || '@b.example', 's', 'b', $2, now() - interval '90 seconds')`,
        [tenant, status],
      )
    for (const [tenant, status] of [
      [api.tenants.own, 'Made'],
      [api.tenants.own, 'Making'],
      [api.tenants.other, 'Failed'],
    ])
      await api.database.asAdministrator(
        `insert into tenant_exports (tenant_id, reason, status, created_at) values ($1, 'r', $2, now() - interval '60 seconds')`,
        [tenant, status],
      )
    const notices = [
      [served.world, 'Queued'],
      [served.world, 'Made'],
      [served.other, 'Making'],
      [served.other, 'Failed'],
      [served.other, 'Failed'],
    ] as const
    for (const [index, [world, status]] of notices.entries())
      await world.make('notices', { status, edition: index + 1 })
    await api.database.asAdministrator("update notices set created_at = now() - interval '45 seconds'")
    const [active, disabled] = [await served.world.make('webhooks'), await served.other.make('webhooks')]
    for (const attempts of [0, 0, 0, 1])
      await served.world.make('webhook-deliveries', { webhookId: active.id, status: 'Queued', attempts })
    await served.other.make('webhook-deliveries', { webhookId: disabled.id, status: 'Queued', attempts: 0 })
    await api.database.asAdministrator("update webhook_deliveries set created_at = now() - interval '30 seconds'")
    const state = 'update webhooks set status = $1 where id = $2'
    await api.database.asAdministrator(state, ['Active', active.id])
    await api.database.asAdministrator(state, ['Disabled', disabled.id])
    for (const [tenant, status, seconds] of [
      [901, 'Deleting', 75],
      [902, 'Deleting', 20],
      [903, 'Deleted', 900],
    ])
      await api.database.asAdministrator(
        `insert into tenant_deletions (tenant_id, short_name, status, asked_at, begun_by, begun_at)
         values ($1, 'gone', $2, now(), 'g', now() - make_interval(secs => $3))`,
        [tenant, status, seconds],
      )
    const [{ backlog } = { backlog: undefined }] = await waitingWork(api.database.database)
    const { work } = backlog ?? { work: [] }
    expect(work).toMatchObject([
      { work: 'mails', waiting: 2, failed: 1 },
      { work: 'notices', waiting: 2, failed: 2 },
      { work: 'webhooks', waiting: 3, failed: 1 },
      { work: 'exports', waiting: 1, failed: 1 },
      { work: 'deletions', waiting: 2, failed: 0 },
    ])
    const since = [90, 45, 30, 60, 75]
    expect(work.map(({ oldestSeconds }, index) => oldestSeconds >= (since[index] ?? Infinity))).toEqual(
      since.map(() => true),
    )
    expect(work.every(({ oldestSeconds }) => oldestSeconds < 3_600)).toBe(true)
  })
})

describe('a failure of ours', () => {
  test.skipIf(SEVERAL)('is told with the number under which the log has it', async () => {
    const { api } = served
    const spy = vi.spyOn(api.database.database, 'readOnce').mockRejectedValue(new Error('a mistake of ours'))
    const answer = await api.call('user', '/api/me/accounts')
    spy.mockRestore()
    expect(answer.statusCode).toBe(500)
    const number = /Number of the request: (\S+)\.$/.exec(answer.json<{ detail: string }>().detail)?.[1]
    const line = api.log.find(one => one.includes('request failed'))
    expect(JSON.parse(line ?? '{}')).toMatchObject({ reqId: number, level: 50 })
  })
})

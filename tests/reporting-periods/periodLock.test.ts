import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { contentsOf } from '../server/contents.ts'
import type { Seen } from '../server/requests.ts'
import { serve } from '../server/serve.ts'

const { api, world } = await serve({ areas: {} })
const fund = await world.make('funds')
await world.make('reporting-periods', { fundId: fund.id, name: 'Q1', date: '2026-03-31' })
const closed = await world.make('reporting-periods', { fundId: fund.id, name: 'Q2', date: '2026-06-30' })
const last = await world.make('reporting-periods', { fundId: fund.id, name: 'Q3', date: '2026-09-30' })

const setStatus = (name: string, status: string) =>
  api.database.asAdministrator('update reporting_periods set status = $2 where name = $1 and fund_id = $3', [
    name,
    status,
    fund.id,
  ])
const refusal = (answer: { statusCode: number; json(): unknown }) => [
  answer.statusCode,
  (answer.json() as { code?: string }).code,
  (answer.json() as { detail?: string }).detail,
]
const locked = (date: string) => [
  409,
  'reporting-period-closed',
  `The date ${date} falls in the reporting period Q2, which is completed or published.`,
]
const body = (date: string, changes: Record<string, unknown> = {}) =>
  world.body('transactions', { fundId: fund.id, date, ...changes })

describe.each(['Completed', 'Published'])('a reporting period that is %s', status => {
  test('lets nobody make, change or delete a record dated in it, or move one into it or out of it', async () => {
    await setStatus('Q2', 'Open')
    const [inside, before, after] = [
      await world.make('transactions', { fundId: fund.id, date: '2026-05-15' }),
      await world.make('transactions', { fundId: fund.id, date: '2026-03-31' }),
      await world.make('transactions', { fundId: fund.id, date: '2026-07-01' }),
    ]
    await setStatus('Q2', status)
    const prints = await contentsOf(api.database)
    const put = async (record: Seen, date: string) => {
      const { fundId: _, ...values } = await body(date)
      return api.put('user', `/api/transactions/${record.id}`, 1, values)
    }
    for (const date of ['2026-04-01', '2026-06-30'])
      expect(refusal(await api.post('user', '/api/transactions', await body(date)))).toEqual(
        locked(`${date.slice(8)}/${date.slice(5, 7)}/2026`),
      )
    expect(refusal(await put(inside, '2026-05-15'))).toEqual(locked('15/05/2026'))
    expect(refusal(await put(inside, '2026-07-15'))).toEqual(locked('15/05/2026'))
    expect(refusal(await put(before, '2026-06-01'))).toEqual(locked('01/06/2026'))
    expect(refusal(await put(after, '2026-06-30'))).toEqual(locked('30/06/2026'))
    expect(refusal(await api.remove('user', `/api/transactions/${inside.id}`, 1))).toEqual(locked('15/05/2026'))
    expect(await contentsOf(api.database)).toEqual(prints)
    expect((await put(before, '2026-03-30')).statusCode).toBe(200)
    expect((await put(after, '2026-07-02')).statusCode).toBe(200)
    expect((await api.post('user', '/api/transactions', await body('2026-07-01'))).statusCode).toBe(201)
    expect((await api.remove('user', `/api/transactions/${before.id}`, 2)).statusCode).toBe(200)
  })

  test('holds for dates of records that reach their fund through another record, and for dated lines', async () => {
    await setStatus('Q2', 'Open')
    const investment = await world.make('investments', {
      fundId: fund.id,
      commitments: [{ date: '2026-05-01', value: '5' }],
    })
    await setStatus('Q2', status)
    expect(
      refusal(
        await api.post(
          'user',
          '/api/fair-values',
          await world.body('fair-values', { investmentId: investment.id, date: '2026-06-30' }),
        ),
      ),
    ).toEqual(locked('30/06/2026'))
    expect(
      (
        await api.post(
          'user',
          '/api/fair-values',
          await world.body('fair-values', { investmentId: investment.id, date: '2026-07-01' }),
        )
      ).statusCode,
    ).toBe(201)
    const line = (investment.commitments as { id: number }[])[0]!
    const put = async (version: number, commitments: unknown[]) => {
      const { fundId: _, ...values } = await world.body('investments', { commitments })
      return api.put('user', `/api/investments/${investment.id}`, version, values)
    }
    const kept = { id: line.id, date: '2026-05-01', value: '5' }
    expect((await put(1, [kept, { date: '2026-08-01', value: '7' }])).statusCode).toBe(200)
    expect(refusal(await put(2, [{ ...kept, value: '6' }]))).toEqual(locked('01/05/2026'))
    expect(refusal(await put(2, []))[0]).toBe(400)
    expect(refusal(await put(2, [kept, { date: '2026-04-02', value: '1' }]))).toEqual(locked('02/04/2026'))
  })

  test('is said at the date that was typed, and at no date that stands there already', async () => {
    const errorsOf = (answer: { json(): unknown }) => (answer.json() as { errors?: Record<string, string[]> }).errors
    const sentence = (date: string) => [locked(date)[2]]
    await setStatus('Q2', 'Open')
    const [inside, later] = [
      await world.make('transactions', { fundId: fund.id, date: '2026-05-15' }),
      await world.make('transactions', { fundId: fund.id, date: '2026-08-15' }),
    ]
    const investment = await world.make('investments', {
      fundId: fund.id,
      commitments: [{ date: '2026-08-01', value: '5' }],
    })
    await setStatus('Q2', status)
    const put = async (id: number, date: string) => {
      const { fundId: _, ...values } = await body(date, { description: 'Changed' })
      return api.put('user', `/api/transactions/${id}`, 1, values)
    }
    expect(errorsOf(await api.post('user', '/api/transactions', await body('2026-06-30')))).toEqual({
      date: sentence('30/06/2026'),
    })
    expect(errorsOf(await put(later.id, '2026-05-02'))).toEqual({ date: sentence('02/05/2026') })
    expect(errorsOf(await put(inside.id, '2026-05-15'))).toBeUndefined()
    expect(errorsOf(await put(inside.id, '2026-08-15'))).toBeUndefined()
    const [line] = investment.commitments as { id: number; date: string; value: string }[]
    const { fundId: _, ...values } = await world.body('investments', {
      commitments: [line, { date: '2026-04-02', value: '1' }],
    })
    expect(errorsOf(await api.put('user', `/api/investments/${investment.id}`, 1, values))).toEqual({
      'commitments.1.date': sentence('02/04/2026'),
    })
  })

  test('holds for expenses and accounting of the period itself', async () => {
    await setStatus('Q2', status)
    const answer = await api.post(
      'user',
      '/api/accounting-entries',
      await world.body('accounting-entries', { fundId: fund.id, reportingPeriodId: closed.id }),
    )
    expect(refusal(answer)).toEqual(locked('30/06/2026'))
  })

  test('leaves other funds alone', async () => {
    await setStatus('Q2', status)
    expect(
      (await api.post('user', '/api/transactions', await world.body('transactions', { date: '2026-05-15' })))
        .statusCode,
    ).toBe(201)
  })
})

describe('a period that is being closed while a record is saved', () => {
  test.each([
    ['transactions', async () => body('2026-08-15')],
    ['expenses', async (ofPeriod: Record<string, unknown>) => world.body('expenses', ofPeriod)],
    ['accounting-entries', async (ofPeriod: Record<string, unknown>) => world.body('accounting-entries', ofPeriod)],
  ])('is waited for, and then refuses %s', async (resource, bodyOf) => {
    await setStatus('Q3', 'Open')
    const client = new pg.Client(api.database.owner)
    await client.connect()
    try {
      await client.query('begin')
      await client.query(`set local role fund_runtime; set local app.tenant = '${api.tenants.own}'`)
      await client.query("update reporting_periods set status = 'Completed' where fund_id = $1 and name = 'Q3'", [
        fund.id,
      ])
      const saving = api.post('user', `/api/${resource}`, await bodyOf({ fundId: fund.id, reportingPeriodId: last.id }))
      await expect
        .poll(
          async () =>
            (
              await api.database.asAdministrator(
                "select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%reporting_periods%'",
              )
            ).length,
        )
        .toBeGreaterThan(0)
      await client.query('commit')
      expect((await saving).statusCode).toBe(409)
    } finally {
      await client.end()
    }
  })
})

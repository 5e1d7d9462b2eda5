import { describe, expect, test } from 'vitest'
import { servePeriods, type Problem } from './servedPeriods.ts'
import type { RecordOf } from '../server/requests.ts'

const { act, api, inNewFund, inState, period, stored, world } = await servePeriods()

describe('a new reporting period', () => {
  test('R249 begins as Open and can be changed', async () => {
    const made = await inNewFund({ name: 'Q1 2026', date: '2026-03-31' })
    expect(made.status).toBe('Open')
    const answer = await api.put('user', `/api/reporting-periods/${made.id}`, 1, {
      name: 'First quarter',
      date: '2026-03-30',
    })
    expect([answer.statusCode, answer.json()]).toMatchObject([
      200,
      { name: 'First quarter', date: '2026-03-30', status: 'Open', version: 2 },
    ])
  })

  test('R227 holds name, date and status as they were saved', async () => {
    const made = await inNewFund({ name: 'Q2 2026', date: '2026-06-30', status: 'Open' })
    expect(await stored(made)).toMatchObject({ name: 'Q2 2026', date: '2026-06-30', status: 'Open' })
  })

  test('R331 needs date and name, and its status is Open and never empty', async () => {
    const fundId = (await world.shared('funds')).id
    for (const [field, body] of [
      ['date', { fundId, name: 'X' }],
      ['name', { fundId, date: '2026-06-30' }],
      ['date', { fundId, name: 'X', date: null }],
      ['name', { fundId, name: '', date: '2026-06-30' }],
    ] as const) {
      const answer = await api.post('user', '/api/reporting-periods', body)
      expect([answer.statusCode, answer.json<Problem>().errors]).toEqual([
        400,
        { [field]: ['This field is required.'] },
      ])
    }
    for (const status of ['Completed', 'Published', null, '', 'Closed']) {
      const answer = await api.post('user', '/api/reporting-periods', { fundId, name: 'X', date: '2026-06-30', status })
      expect([status, answer.statusCode, Object.keys(answer.json<Problem>().errors ?? {})]).toEqual([
        status,
        400,
        ['status'],
      ])
    }
    const open = await inNewFund()
    for (const status of ['Completed', null])
      expect(
        (await api.put('admin', `/api/reporting-periods/${open.id}`, 1, { name: 'X', date: '2026-06-30', status }))
          .statusCode,
        String(status),
      ).toBe(422)
    expect(await stored(open)).toMatchObject({ status: 'Open', version: 1 })
    const sentBack = { name: 'X', date: '2026-06-30', status: 'Open' }
    expect((await api.put('admin', `/api/reporting-periods/${open.id}`, 1, sentBack)).json()).toMatchObject({
      ...sentBack,
      version: 2,
    })
  })

  test('has a name and a date that no other period of its fund has', async () => {
    const { fundId } = await inNewFund({ name: 'Q1', date: '2026-03-31' })
    expect(
      (await api.post('user', '/api/reporting-periods', { fundId, name: 'Q1', date: '2026-06-30' })).statusCode,
    ).toBe(409)
    expect(
      (await api.post('user', '/api/reporting-periods', { fundId, name: 'Q2', date: '2026-03-31' })).statusCode,
    ).toBe(409)
    expect(
      (await api.post('user', '/api/reporting-periods', { fundId, name: 'Q2', date: '2026-06-30' })).statusCode,
    ).toBe(201)
  })
})

describe('a completed reporting period', () => {
  test('keeps its own name and date, and cannot be deleted, until it is reopened', async () => {
    for (const status of ['Completed', 'Published'] as const) {
      const found = await inState(status)
      for (const answer of [
        await api.put('admin', `/api/reporting-periods/${found.id}`, found.version, {
          name: 'Other',
          date: '2027-01-01',
        }),
        await api.remove('admin', `/api/reporting-periods/${found.id}`, found.version),
      ]) {
        expect([answer.statusCode, answer.json<Problem>().code]).toEqual([409, 'wrong-state'])
      }
      expect(await stored(found)).toMatchObject({ name: found.name, date: found.date, version: found.version })
    }
    const reopened = (await act('admin', await inState('Completed'), 'reopen')).json<RecordOf<'reporting-periods'>>()
    expect(
      (
        await api.put('user', `/api/reporting-periods/${reopened.id}`, reopened.version, {
          name: 'Other',
          date: '2027-01-01',
        })
      ).statusCode,
    ).toBe(200)
    expect((await api.remove('user', `/api/reporting-periods/${reopened.id}`, reopened.version + 1)).statusCode).toBe(
      200,
    )
  })

  test('keeps the days it covers: no open period comes, goes or moves before it', async () => {
    const { fundId } = await inNewFund({ name: 'Q1', date: '2026-03-31' })
    const [first] = (await api.get('user', `/api/reporting-periods?filter=${JSON.stringify({ fundId })}`)).json<
      RecordOf<'reporting-periods'>[]
    >()
    await act('user', await period({ fundId, name: 'Q2', date: '2026-06-30' }), 'complete')
    const later = await period({ fundId, name: 'Q3', date: '2026-09-30' })
    const refused = (date: string) => [
      409,
      'reporting-period-closed',
      `The date ${date} falls in the reporting period Q2, which is completed or published.`,
    ]
    const statusAndProblem = (answer: { statusCode: number; json(): Problem }) => [
      answer.statusCode,
      answer.json().code,
      answer.json().detail,
    ]
    expect(
      statusAndProblem(await api.post('user', '/api/reporting-periods', { fundId, name: 'May', date: '2026-05-31' })),
    ).toEqual(refused('31/05/2026'))
    expect(
      statusAndProblem(
        await api.put('user', `/api/reporting-periods/${first!.id}`, 1, { name: 'Q1', date: '2026-04-30' }),
      ),
    ).toEqual(refused('31/03/2026'))
    expect(
      statusAndProblem(
        await api.put('user', `/api/reporting-periods/${later.id}`, 1, { name: 'Q3', date: '2026-06-15' }),
      ),
    ).toEqual(refused('15/06/2026'))
    expect(statusAndProblem(await api.remove('user', `/api/reporting-periods/${first!.id}`, 1))).toEqual(
      refused('31/03/2026'),
    )
    expect(
      (await api.put('user', `/api/reporting-periods/${first!.id}`, 1, { name: 'First', date: '2026-03-31' }))
        .statusCode,
    ).toBe(200)
    expect(
      (await api.put('user', `/api/reporting-periods/${later.id}`, 1, { name: 'Q3', date: '2026-10-31' })).statusCode,
    ).toBe(200)
    expect((await api.remove('user', `/api/reporting-periods/${later.id}`, 2)).statusCode).toBe(200)
  })
})

describe('the area of reporting periods', () => {
  test('R370 lists, reads, makes, changes and deletes with validation, access and tenant isolation, with its actions', async () => {
    const made = await inNewFund({ name: 'Q1 2026', date: '2026-03-31' })
    const list = await api.get('agent', `/api/reporting-periods?filter=${JSON.stringify({ fundId: made.fundId })}`)
    expect(list.json<RecordOf<'reporting-periods'>[]>().map(({ id }) => id)).toEqual([made.id])
    for (const person of ['admin', 'user', 'agent'] as const)
      expect((await api.get(person, `/api/reporting-periods/${made.id}`)).statusCode).toBe(200)
    for (const person of ['investor', 'global', 'mixed'] as const)
      expect((await api.get(person, `/api/reporting-periods/${made.id}`)).statusCode).toBe(403)
    expect((await api.post('agent', '/api/reporting-periods', await world.body('reporting-periods'))).statusCode).toBe(
      403,
    )
    expect(
      (await api.put('agent', `/api/reporting-periods/${made.id}`, 1, { name: 'X', date: '2026-03-31' })).statusCode,
    ).toBe(403)
    expect((await api.remove('agent', `/api/reporting-periods/${made.id}`, 1)).statusCode).toBe(403)
    expect((await api.get('stranger', `/api/reporting-periods/${made.id}`)).statusCode).toBe(404)
    expect((await api.get('stranger', `/api/reporting-periods/${made.id}/checklist`)).statusCode).toBe(404)
    expect((await act('stranger', made, 'complete')).statusCode).toBe(404)
    expect(
      (
        await api.put('user', `/api/reporting-periods/${made.id}`, 1, { name: 'x'.repeat(61), date: '2026-02-30' })
      ).json<Problem>().errors,
    ).toEqual({ name: [expect.any(String)], date: [expect.any(String)] })
    const completed = (await act('user', made, 'complete')).json<RecordOf<'reporting-periods'>>()
    const reopened = (await act('admin', completed, 'reopen')).json<RecordOf<'reporting-periods'>>()
    expect((await api.remove('user', `/api/reporting-periods/${made.id}`, reopened.version)).statusCode).toBe(200)
    expect((await api.get('user', `/api/reporting-periods/${made.id}`)).statusCode).toBe(404)
  })
})

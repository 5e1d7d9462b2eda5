import { describe, expect, test } from 'vitest'
import type { StoredRecord } from '../../src/server/records/values.ts'
import { serve } from '../server/serve.ts'

const { api, world, other } = await serve()

type Problem = { code: string; errors?: Record<string, string[]> }
const save = (body: unknown) => api.post('user', '/api/fair-values', body)
const refusal = async (changes: Record<string, unknown>) => {
  const answer = await save(await world.body('fair-values', changes))
  return [answer.statusCode, answer.json<Problem>().errors]
}
const read = async (id: number) => (await api.get('agent', `/api/fair-values/${id}`)).json<StoredRecord>()
async function withCompanies(count: number) {
  const { id: investmentId } = await world.make('investments')
  const companies: number[] = []
  for (let index = 0; index < count; index += 1) companies.push((await world.make('companies', { investmentId })).id)
  return { investmentId, companies }
}

describe('a fair value', () => {
  test('R218 holds date, ownership, cost, value and one weighted value for each company, with what follows from them', async () => {
    const { investmentId, companies } = await withCompanies(2)
    const values = {
      investmentId,
      date: '2026-09-30',
      fullyDilutedOwnership: '47.2',
      cost: '16400000.00',
      value: '24600000.00',
    }
    const weightedValues = [
      { companyId: companies[0], fullyDilutedOwnership: '42.5', companyValue: '31200000.00' },
      { companyId: companies[1], fullyDilutedOwnership: '18.25', companyValue: '44160000.00' },
    ]
    const made = (await save({ ...values, weightedValues })).json<StoredRecord>()
    const stored = await read(made.id)
    expect(stored).toMatchObject({
      ...values,
      fullyDilutedOwnership: expect.stringMatching(/^47\.20*$/) as string,
      multipleOfCost: '1.50',
      weightedSum: '21319200.00',
    })
    expect(
      (stored['weightedValues'] as StoredRecord[]).map(({ companyId, companyValue, weightedValue }) => [
        companyId,
        companyValue,
        weightedValue,
      ]),
    ).toEqual([
      [companies[0], '31200000.00', '13260000.00'],
      [companies[1], '44160000.00', '8059200.00'],
    ])
  })

  test('R310 R311 R312 has a date that has come, a value, and nothing below zero', async () => {
    const required = ['This field is required.']
    expect(await refusal({ date: null })).toEqual([400, { date: required }])
    expect(await refusal({ value: null })).toEqual([400, { value: required }])
    expect(await refusal({ date: '2026-11-22' })).toEqual([
      422,
      { date: ['Must not be later than today, 21/11/2026.'] },
    ])
    expect((await save(await world.body('fair-values', { date: '2026-11-21' }))).statusCode).toBe(201)
    for (const field of ['fullyDilutedOwnership', 'cost', 'value'])
      expect(await refusal({ [field]: '-0.01' })).toEqual([
        400,
        { [field]: [expect.stringMatching(/^Must be at least 0/)] },
      ])
    expect(
      (
        await save(
          await world.body('fair-values', { date: '2026-11-20', fullyDilutedOwnership: '0', cost: '0', value: '0' }),
        )
      ).statusCode,
    ).toBe(201)
  })

  test('R313 R314 is saved although a company is left out, another ownership is above the whole, and the total is a cent off', async () => {
    const { investmentId, companies } = await withCompanies(2)
    const answer = await save({
      investmentId,
      date: '2026-09-30',
      value: '100.01',
      fullyDilutedOwnership: '120',
      weightedValues: [{ companyId: companies[0], fullyDilutedOwnership: '100', companyValue: '100' }],
    })
    const names = (await api.get('user', `/api/companies/${companies[1]}`)).json<StoredRecord>()['name']
    expect([answer.statusCode, answer.json()]).toMatchObject([
      201,
      {
        value: '100.01',
        weightedSum: '100.00',
        warnings: {
          weightedValues: [`The company list differs from what is expected: ${String(names)}.`],
          value: ['The value does not equal the weighted sum: value 100.01, weighted sum 100.00, difference 0.01.'],
        },
      },
    ])
    const { id, version } = answer.json<StoredRecord>()
    const whole = await api.put('user', `/api/fair-values/${id}`, version, {
      date: '2026-09-30',
      value: '100.00',
      fullyDilutedOwnership: '50',
      weightedValues: companies.map(companyId => ({
        companyId,
        fullyDilutedOwnership: '50',
        companyValue: '100',
      })),
    })
    expect([whole.statusCode, whole.json<{ warnings?: object }>().warnings]).toEqual([200, undefined])
  })

  test('weights each company of its own investment once', async () => {
    const { investmentId, companies } = await withCompanies(1)
    const line = { companyId: companies[0], fullyDilutedOwnership: '100', companyValue: '1' }
    expect(await refusal({ investmentId, weightedValues: [line, line] })).toEqual([
      422,
      { 'weightedValues.1.companyId': ['This company stands here twice. Keep one line.'] },
    ])
    const stranger = await world.make('companies')
    expect(await refusal({ investmentId, weightedValues: [line, { ...line, companyId: stranger.id }] })).toEqual([
      422,
      { 'weightedValues.1.companyId': ['Choose a company of this investment.'] },
    ])
  })

  test('stands alone on its date', async () => {
    const { investmentId } = await withCompanies(0)
    expect((await save(await world.body('fair-values', { investmentId, date: '2026-09-30' }))).statusCode).toBe(201)
    const again = await save(await world.body('fair-values', { investmentId, date: '2026-09-30' }))
    expect([again.statusCode, again.json<Problem>().code]).toEqual([409, 'already-exists'])
    const { id } = (
      await save(await world.body('fair-values', { investmentId, date: '2026-06-30' }))
    ).json<StoredRecord>()
    const moved = await api.put('user', `/api/fair-values/${id}`, 1, { date: '2026-09-30', value: '1' })
    expect([moved.statusCode, moved.json<Problem>().code]).toEqual([409, 'already-exists'])
  })

  test('R368 is listed, read, made, changed and deleted with validation, access and tenant isolation', async () => {
    const { investmentId } = await withCompanies(0)
    const body = { investmentId, date: '2026-06-30', value: '5.00' }
    const made = (await save(body)).json<StoredRecord>()
    await save({ ...body, date: '2026-03-31' })
    const listed = (await api.get('agent', `/api/fair-values?filter={"investmentId":${investmentId}}`)).json<
      StoredRecord[]
    >()
    expect(listed.map(({ date }) => date)).toEqual(['2026-06-30', '2026-03-31'])
    expect(
      (await api.put('user', `/api/fair-values/${made.id}`, 1, { date: '2026-06-30', value: '-1' })).statusCode,
    ).toBe(400)
    expect(
      (await api.put('user', `/api/fair-values/${made.id}`, 1, { date: '2026-06-30', value: '6' })).json(),
    ).toMatchObject({ value: '6.00', version: 2 })
    for (const person of ['agent', 'investor', 'global'] as const)
      expect((await api.remove(person, `/api/fair-values/${made.id}`, 2)).statusCode).toBe(403)
    expect((await api.remove('stranger', `/api/fair-values/${made.id}`, 2)).statusCode).toBe(404)
    expect((await api.remove('user', `/api/fair-values/${made.id}`, 2)).statusCode).toBe(200)
    expect((await api.get('agent', `/api/fair-values/${made.id}`)).statusCode).toBe(404)
    const foreign = await other.make('fair-values')
    expect((await api.get('admin', `/api/fair-values/${foreign.id}`)).statusCode).toBe(404)
    expect((await save({ ...body, investmentId: foreign.investmentId })).statusCode).toBe(422)
  })

  test('R130 is read by staff, made and changed by those who edit, and by nobody else', async () => {
    const stored = await world.make('fair-values')
    const cells: string[] = []
    for (const [index, person] of (['admin', 'user', 'agent', 'investor', 'global', 'mixed'] as const).entries()) {
      const { version } = await read(stored.id)
      const body = await world.body('fair-values', { date: `2026-01-0${index + 1}` })
      cells.push(
        [
          person,
          (await api.get(person, '/api/fair-values')).statusCode,
          (await api.get(person, `/api/fair-values/${stored.id}`)).statusCode,
          (await api.post(person, '/api/fair-values', body)).statusCode,
          (
            await api.put(person, `/api/fair-values/${stored.id}`, version, {
              date: stored.date,
              value: String(index),
            })
          ).statusCode,
        ].join(' '),
      )
    }
    expect(cells).toEqual([
      'admin 200 200 201 200',
      'user 200 200 201 200',
      'agent 200 200 403 403',
      'investor 403 403 403 403',
      'global 403 403 403 403',
      'mixed 403 403 403 403',
    ])
  })

  test('of a completed period stays as it is', async () => {
    const fundId = (await world.make('funds')).id
    const investmentId = (await world.make('investments', { fundId })).id
    const [closed, open] = [
      await world.make('fair-values', { investmentId, date: '2025-12-31' }),
      await world.make('fair-values', { investmentId, date: '2026-01-01' }),
    ]
    const period = await world.make('reporting-periods', { fundId, date: '2025-12-31' })
    await api.post('user', `/api/reporting-periods/${period.id}/complete`, {}, { version: 1 })
    for (const answer of [
      await api.put('user', `/api/fair-values/${closed.id}`, 1, { date: '2025-12-31', value: '1' }),
      await api.put('user', `/api/fair-values/${open.id}`, 1, { date: '2025-12-31', value: '1' }),
      await api.remove('user', `/api/fair-values/${closed.id}`, 1),
    ]) {
      expect([answer.statusCode, answer.json<Problem>().code]).toEqual([409, 'reporting-period-closed'])
    }
    expect(
      (await api.put('user', `/api/fair-values/${open.id}`, 1, { date: '2026-01-02', value: '1' })).statusCode,
    ).toBe(200)
  })
})

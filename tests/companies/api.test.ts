import { describe, expect, test } from 'vitest'
import type { StoredRecord } from '../../src/server/records/values.ts'
import type { Person } from '../server/api.ts'
import { serve } from '../server/serve.ts'
import { PNG, upload } from '../server/uploads.ts'

const { api, world } = await serve()

type Problem = { code: string; errors?: Record<string, string[]> }
const PEOPLE: readonly Person[] = ['admin', 'user', 'agent', 'investor', 'global', 'mixed']
const save = (path: string, body: unknown) => api.post('user', `/api/${path}`, body)
const refusal = async (path: string, body: unknown) => {
  const answer = await save(path, body)
  return [answer.statusCode, answer.json<Problem>().errors]
}
const read = async (path: string) => (await api.get('agent', `/api/${path}`)).json<StoredRecord>()

describe('a company', () => {
  test('R212 holds every field as it was saved', async () => {
    const [investmentId, countryId, currencyId] = await Promise.all(
      ['investments', 'countries', 'currencies'].map(async resource => (await world.shared(resource)).id),
    )
    const values = {
      investmentId,
      name: 'Kestrelpoint Rail',
      countryId,
      headquarter: 'Aarhus',
      currencyId,
      stage: 'Growth',
      geography: 'Nordics',
      industry: 'Transportation',
      description: 'Wagons',
      fromDate: '2024-01-01',
      toDate: '2026-01-01',
    }
    const made = (await save('companies', values)).json<StoredRecord>()
    expect(await read(`companies/${made.id}`)).toMatchObject({ ...values, logoId: null })
    const logo = await upload(api, 'user', `/api/companies/${made.id}/documents`, 'logo.png', PNG, {
      kind: 'Logo',
      description: 'Logo',
    })
    const { investmentId: _, ...changeable } = values
    expect(
      (
        await api.put('user', `/api/companies/${made.id}`, 1, { ...changeable, logoId: logo.json<StoredRecord>().id })
      ).json(),
    ).toMatchObject({ logoId: logo.json<StoredRecord>().id })
  })

  test('R307 needs name and currency, and leaves after it came', async () => {
    const required = ['This field is required.']
    for (const field of ['name', 'currencyId'])
      for (const nothing of [null, undefined])
        expect(await refusal('companies', await world.body('companies', { [field]: nothing }))).toEqual([
          400,
          { [field]: required },
        ])
    expect(
      await refusal('companies', await world.body('companies', { fromDate: '2026-01-02', toDate: '2026-01-01' })),
    ).toEqual([422, { toDate: ['Must not be before the first day, 02/01/2026.'] }])
    expect(
      (await save('companies', await world.body('companies', { fromDate: '2026-01-02', toDate: '2026-01-02' })))
        .statusCode,
    ).toBe(201)
  })

  test('R127 is read by staff, made and changed by those who edit, and by nobody else', async () => {
    const stored = await world.make('companies')
    const cells: string[] = []
    for (const person of PEOPLE) {
      const body = await world.body('companies')
      const { investmentId: _, ...values } = body
      const changes = { ...values, name: `Changed by ${person}` }
      const current = await read(`companies/${stored.id}`)
      cells.push(
        [
          person,
          (await api.get(person, `/api/companies/${stored.id}`)).statusCode,
          (await api.post(person, '/api/companies', body)).statusCode,
          (await api.put(person, `/api/companies/${stored.id}`, current.version, changes)).statusCode,
        ].join(' '),
      )
    }
    expect(cells).toEqual([
      'admin 200 201 200',
      'user 200 201 200',
      'agent 200 403 403',
      'investor 403 403 403',
      'global 403 403 403',
      'mixed 403 403 403',
    ])
  })
})

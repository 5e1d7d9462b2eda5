import { describe, expect, test } from 'vitest'
import type { StoredRecord } from '../../src/server/records/values.ts'
import { accessTo, requestsOf } from '../server/requests.ts'
import { serve } from '../server/serve.ts'
import { PNG, upload } from '../server/uploads.ts'

const { api, world } = await serve()

const { save, refusal, read } = requestsOf(api)

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
    expect(await accessTo(api, world, 'companies', 'investmentId')).toEqual([
      'admin 200 200 201 200',
      'user 200 200 201 200',
      'agent 200 200 403 403',
      'investor 403 403 403 403',
      'global 403 403 403 403',
      'mixed 403 403 403 403',
    ])
  })
})

import { describe, expect, test } from 'vitest'
import type { StoredRecord } from '../../../src/server/records/values.ts'
import { World } from '../samples.ts'
import { serve } from '../serve.ts'

const { api, world } = await serve({ areas: {} })

const total = async (resource: string) =>
  Number(String((await api.get('user', `/api/${resource}?range=[0,0]`)).headers['content-range']).split('/')[1])

describe('a request with an Idempotency-Key', () => {
  test('has one effect however often it is sent, and the same answer', async () => {
    const body = await world.body('transactions')
    const before = await total('transactions')
    const first = await api.post('user', '/api/transactions', body, { key: 'save-1' })
    const again = await api.post('user', '/api/transactions', body, { key: 'save-1' })
    expect([again.statusCode, again.body, again.headers.etag, again.headers.location]).toEqual([
      201,
      first.body,
      first.headers.etag,
      first.headers.location,
    ])
    expect(again.headers['idempotency-replayed']).toBe('true')
    expect(await total('transactions')).toBe(before + 1)
  })

  test('with another body under the same key is refused', async () => {
    await api.post('user', '/api/contacts', await world.body('contacts'), { key: 'other-body' })
    const answer = await api.post('user', '/api/contacts', await world.body('contacts'), { key: 'other-body' })
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([422, 'idempotency-key-reused'])
  })

  test('sent twice at once makes one record: the second is told to wait, or gets the same answer', async () => {
    for (let round = 0; round < 15; round += 1) {
      const body = await world.body('transactions')
      const before = await total('transactions')
      const answers = await Promise.all(
        [1, 2, 3].map(() => api.post('user', '/api/transactions', body, { key: `twice-${round}` })),
      )
      for (const answer of answers) {
        if (answer.statusCode === 409)
          expect([answer.json<{ code: string }>().code, answer.headers['retry-after']]).toEqual([
            'request-in-progress',
            '2',
          ])
        else expect(answer.statusCode).toBe(201)
      }
      expect(
        new Set(answers.filter(answer => answer.statusCode === 201).map(answer => answer.json<StoredRecord>().id)).size,
      ).toBe(1)
      expect(await total('transactions')).toBe(before + 1)
    }
  })

  test('that was refused may be sent again, corrected', async () => {
    expect((await api.post('user', '/api/contacts', {}, { key: 'corrected' })).statusCode).toBe(400)
    expect(
      (await api.post('user', '/api/contacts', await world.body('contacts'), { key: 'corrected' })).statusCode,
    ).toBe(201)
  })

  test('repeats an action after it was done, although the version has moved on', async () => {
    const { id } = await world.make('bank-accounts')
    const act = () =>
      api.post('user', `/api/bank-accounts/${id}/submit-for-verification`, {}, { version: 1, key: 'submit' })
    const [first, again] = [await act(), await act()]
    expect([first.statusCode, again.statusCode, again.body]).toEqual([200, 200, first.body])
    expect((await api.get('user', `/api/bank-accounts/${id}`)).json<StoredRecord>().version).toBe(2)
  })

  test('belongs to one account and one address', async () => {
    const [one, two, three] = [
      await world.body('contacts'),
      await world.body('contacts'),
      await world.body('companies'),
    ]
    expect((await api.post('user', '/api/contacts', one, { key: 'shared' })).statusCode).toBe(201)
    expect((await api.post('admin', '/api/contacts', two, { key: 'shared' })).statusCode).toBe(201)
    expect((await api.post('user', '/api/companies', three, { key: 'shared' })).statusCode).toBe(201)
    const foreign = await new World(api, 'other').body('contacts')
    expect((await api.post('stranger', '/api/contacts', foreign, { key: 'shared' })).statusCode).toBe(201)
    const tenant = {
      shortName: 'keyed',
      name: 'Keyed',
      currency: 'EUR',
      administratorName: 'Head',
      administratorEmail: 'head@keyed.example',
    }
    const answers = [
      await api.post('global', '/api/tenants', tenant, { key: 'shared' }),
      await api.post('global', '/api/tenants', tenant, { key: 'shared' }),
    ]
    expect(answers.map(answer => answer.statusCode)).toEqual([201, 201])
  })

  test.each(['', ' ', 'a b', 'x'.repeat(201), 'é'])('whose key is no key ("%s") is refused', async key => {
    expect(
      (
        await api.call('user', '/api/contacts', {
          method: 'POST',
          body: await world.body('contacts'),
          headers: { 'idempotency-key': key },
        })
      ).statusCode,
    ).toBe(400)
  })
})

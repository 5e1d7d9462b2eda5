import { describe, expect, test } from 'vitest'
import type { StoredRecord } from '../../../src/server/records/values.ts'
import { contentsOf } from '../contents.ts'
import type { RecordOf } from '../requests.ts'
import { entityOf } from '../samples.ts'
import { serve } from '../serve.ts'

const { api, world } = await serve({ areas: {} })

type Problem = { code: string; detail?: string; title: string; errors?: Record<string, string[]> }
interface Entry {
  action: string
  by: string
  at: string
  changes: { field: string; old: unknown; new: unknown }[]
}

const history = async (resource: string, id: number) =>
  (await api.get('agent', `/api/${resource}/${id}/history`)).json<Entry[]>()

describe('the version of a record', () => {
  test('is needed to change and to delete it, and has to be the newest', async () => {
    const { id } = await world.make('contacts')
    const body = await world.body('contacts')
    const url = `/api/contacts/${id}`
    for (const method of ['PUT', 'DELETE'] as const) {
      const without = await api.call('user', url, { method, ...(method === 'PUT' && { body }) })
      expect([without.statusCode, without.json<Problem>().code]).toEqual([428, 'version-required'])
      for (const header of ['"x"', '*', '"1", "2"', '1.5', '-1'])
        expect(
          (await api.call('user', url, { method, headers: { 'if-match': header }, ...(method === 'PUT' && { body }) }))
            .statusCode,
          header,
        ).toBe(400)
      const stale = await api.call('user', url, { method, version: 7, ...(method === 'PUT' && { body }) })
      expect([stale.statusCode, stale.json<Problem>().code]).toEqual([412, 'version-stale'])
    }
    expect((await api.put('user', url, 1, body)).headers.etag).toBe('"2"')
    expect((await api.put('user', url, 1, body)).statusCode).toBe(412)
    expect((await api.get('user', url)).headers.etag).toBe('"2"')
  })

  test('lets exactly one of many parallel changes through', async () => {
    const { id } = await world.make('contacts')
    const bodies = await Promise.all(
      Array.from({ length: 30 }, (_, index) => world.body('contacts', { firstName: `Name ${index}` })),
    )
    const answers = await Promise.all(bodies.map(body => api.put('user', `/api/contacts/${id}`, 1, body)))
    expect(answers.map(answer => answer.statusCode).sort((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 29 }, () => 412),
    ])
    const winner = answers.find(answer => answer.statusCode === 200)!.json<StoredRecord>()
    expect((await api.get('user', `/api/contacts/${id}`)).json()).toEqual(winner)
    expect(await history('contacts', id)).toHaveLength(2)
  })
})

describe('a changed record', () => {
  test('has every writable property of the body, and what is missing, null or empty is emptied', async () => {
    const { id } = await world.make('funds', { city: 'Paris', friendlyName: 'Friend', vintageYear: 2024 })
    const body = await world.body('funds', { city: '', vintageYear: null })
    const changed = (await api.put('user', `/api/funds/${id}`, 1, body)).json<StoredRecord>()
    expect(changed).toMatchObject({ city: null, friendlyName: null, vintageYear: null, name: body['name'] })
  })

  test('keeps what the caller may not see', async () => {
    const partner = await world.make('limited-partners', { taxNumber: 'CNRY-tax' })
    expect(partner.taxNumber).toBe('CNRY-tax')
    const seen = (await api.get('agent', `/api/limited-partners/${partner.id}`)).json<StoredRecord>()
    expect('taxNumber' in seen).toBe(false)
    expect((await api.get('agent', '/api/limited-partners')).body).not.toContain('CNRY')
    expect((await api.get('agent', `/api/limited-partners/${partner.id}/history`)).body).not.toContain('CNRY')
    expect((await history('limited-partners', partner.id))[0]!.changes.length).toBeGreaterThan(1)
    expect((await api.get('user', `/api/limited-partners/${partner.id}/history`)).body).toContain('CNRY')
  })

  test('answers as it is stored: exact amounts, days, empty lists', async () => {
    const made = await world.make('transactions', {
      date: '2025-02-14',
      amountLocal: '-0012.50',
      amountFund: '-0',
      exchangeRateToFund: '1.10',
      amountSystem: '999999999999.99',
    })
    expect(made).toMatchObject({
      amountLocal: '-12.50',
      amountFund: '0.00',
      exchangeRateToFund: '1.1',
      amountSystem: '999999999999.99',
      date: '2025-02-14',
    })
    expect((await api.get('user', `/api/transactions/${made.id}`)).json()).toEqual(made)
    expect((await world.make('limited-partners')).additionalContacts).toEqual([])
  })
})

describe('a body', () => {
  test.each([
    ['no object', '[]'],
    ['a list of bodies', '[{"firstName":"a"}]'],
    ['a text', '"x"'],
    ['nothing', ''],
    ['broken JSON', '{"firstName":'],
    ['a repeated property', '{"firstName":"a","firstName":"b"}'],
    ['endless nesting', '{"a":'.repeat(5000) + '1' + '}'.repeat(5000)],
    ['__proto__', '{"__proto__":{"roles":["TenantAdministrator"]}}'],
    ['constructor.prototype', '{"constructor":{"prototype":{"x":1}}}'],
  ])('that is %s is refused', async (_, payload) => {
    const answer = await api.call('user', '/api/contacts', {
      method: 'POST',
      payload,
      headers: { 'content-type': 'application/json' },
    })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([400, 'application/problem+json'])
    expect(({} as { x?: unknown; roles?: unknown }).x).toBeUndefined()
    expect(({} as { roles?: unknown }).roles).toBeUndefined()
  })

  test('has no text of blanks, and no blanks around a text, in lines and actions too', async () => {
    for (const [person, resource] of [
      ['user', 'contacts'],
      ['admin', 'fund-managers'],
      ['user', 'funds'],
    ] as const) {
      const fields = entityOf(resource).fields.filter(
        field => field.kind === 'text' && field.format === undefined && field.required,
      )
      expect(fields.length).toBeGreaterThan(0)
      for (const { name } of fields)
        for (const blanks of [' ', '   ', '\t\n', '\u00a0']) {
          const answer = await api.post(person, `/api/${resource}`, await world.body(resource, { [name]: blanks }))
          expect([answer.statusCode, answer.json<Problem>().errors], `${resource}.${name}`).toEqual([
            400,
            { [name]: ['This field is required.'] },
          ])
        }
    }
    const contact = await world.make('contacts', { firstName: ' Hanne ', lastName: '\tBirk' })
    expect(contact).toMatchObject({ firstName: 'Hanne', lastName: 'Birk' })
    expect(
      (
        await api.put('user', `/api/contacts/${contact.id}`, 1, { ...(await world.body('contacts')), firstName: ' ' })
      ).json<Problem>().errors,
    ).toEqual({ firstName: ['This field is required.'] })
    const { id } = await world.make('bank-accounts')
    await api.post('user', `/api/bank-accounts/${id}/submit-for-verification`, {}, { version: 1 })
    expect(
      (await api.post('admin', `/api/bank-accounts/${id}/verify`, { note: '  ' }, { version: 2 })).json<Problem>()
        .errors,
    ).toEqual({ note: ['This field is required.'] })
  })

  test('with a property that the server keeps, or that nobody knows, is refused by name', async () => {
    const cases: [string, Record<string, unknown>][] = [
      ['contacts', { tenantId: api.tenants.other }],
      ['contacts', { id: 1 }],
      ['contacts', { version: 999 }],
      ['contacts', { createdBy: 'x' }],
      ['contacts', { createdAt: '2020-01-01T00:00:00.000Z' }],
      ['bank-accounts', { status: 'Active' }],
      ['bank-accounts', { verifiedBy: 'me' }],
      ['closings', { status: 'Completed' }],
      ['transfers', { status: 'Completed' }],
    ]
    for (const [resource, values] of cases) {
      const answer = await api.post('user', `/api/${resource}`, await world.body(resource, values))
      expect([answer.statusCode, Object.keys(answer.json<Problem>().errors ?? {})], JSON.stringify(values)).toEqual([
        400,
        Object.keys(values),
      ])
    }
    const account = await world.make('bank-accounts')
    const body = await world.body('bank-accounts', { fundId: (await world.make('funds')).id })
    const answer = await api.put('user', `/api/bank-accounts/${account.id}`, 1, body)
    expect([answer.statusCode, answer.json<Problem>().errors]).toEqual([422, { fundId: ['Cannot be changed.'] }])
  })

  test('R425 has numbers within their limits: 9,999,999.99 both ways where a schema states none, more where it does', async () => {
    const check = async (navPerShare: unknown) =>
      (await api.post('user', '/api/capital-movements', await world.body('capital-movements', { navPerShare }))).json<
        Problem & StoredRecord
      >()
    for (const value of ['9999999.99', '-9999999.99']) expect((await check(value))['navPerShare']).toBe(value)
    expect((await check('10000000')).errors).toEqual({ navPerShare: ['Must be at most 9,999,999.99.'] })
    expect((await check('-10000000')).errors).toEqual({ navPerShare: ['Must be at least (9,999,999.99).'] })
    expect(
      (
        await api.post(
          'user',
          '/api/closing-commitments',
          await world.body('closing-commitments', { value: '50000000' }),
        )
      ).json<StoredRecord>()['value'],
    ).toBe('50000000.00')
  })
})

describe('lines inside a record', () => {
  const commitments = ({ commitments: rows }: RecordOf<'investments'>) => rows ?? []
  test('are kept by their id, added without one, and deleted when they are missing', async () => {
    const made = await world.make('investments', {
      commitments: [
        { date: '2024-01-15', value: '100' },
        { date: '2024-02-15', value: '200' },
      ],
    })
    const [first, second] = commitments(made)
    const { fundId: _, ...body } = await world.body('investments', {
      commitments: [
        { date: '2024-03-15', value: '300' },
        { id: second!.id, date: '2024-02-16', value: '200.50' },
      ],
    })
    const changed = (await api.put('user', `/api/investments/${made.id}`, 1, body)).json<RecordOf<'investments'>>()
    expect(commitments(changed)).toEqual([
      { id: expect.any(Number) as number, date: '2024-03-15', value: '300.00' },
      { id: second!.id, date: '2024-02-16', value: '200.50' },
    ])
    expect(commitments(changed)[0]!.id).not.toBe(first!.id)
    expect(changed.version).toBe(2)
    const [entry] = await history('investments', made.id)
    expect(entry!.changes.filter(change => change.field.startsWith('commitments'))).toEqual([
      { field: 'commitments.0', old: null, new: { date: '2024-03-15', value: '300.00' } },
      { field: 'commitments.1.date', old: '2024-02-15', new: '2024-02-16' },
      { field: 'commitments.1.value', old: '200.00', new: '200.50' },
      { field: 'commitments.0', old: { date: '2024-01-15', value: '100.00' }, new: null },
    ])
    expect((await api.get('user', '/api/investments')).json<StoredRecord[]>()[0]).not.toHaveProperty('commitments')
  })

  test('of another record, or one twice, are refused and nothing is changed', async () => {
    const [one, two] = [await world.make('investments'), await world.make('investments')]
    const before = await contentsOf(api.database)
    const stranger = commitments(two)[0]!.id
    const own = commitments(one)[0]!.id
    for (const ids of [[stranger], [own, own], [999_999]]) {
      const { fundId: _, ...body } = await world.body('investments', {
        commitments: ids.map(id => ({ id, date: '2024-01-15', value: '1' })),
      })
      const answer = await api.put('user', `/api/investments/${one.id}`, 1, body)
      expect([answer.statusCode, answer.json<Problem>().code]).toEqual([400, 'invalid-body'])
    }
    expect(await contentsOf(api.database)).toEqual(before)
  })

  test('have their errors at their place, and their number is limited', async () => {
    const bad = await api.post(
      'user',
      '/api/transfers',
      await world.body('transfers', {
        buyers: [
          { limitedPartnerId: (await world.shared('limited-partners')).id, commitment: '1' },
          { limitedPartnerId: 1, commitment: '1.00005', extra: 1 },
        ],
      }),
    )
    expect(Object.keys(bad.json<Problem>().errors!).sort()).toEqual(['buyers.1.commitment', 'buyers.1.extra'])
    const line = { limitedPartnerId: 1, commitment: '1' }
    const four = await api.post(
      'user',
      '/api/transfers',
      await world.body('transfers', { buyers: [line, line, line, line] }),
    )
    expect([four.statusCode, Object.keys(four.json<Problem>().errors!)]).toEqual([400, ['buyers']])
  })
})

describe('deleting', () => {
  test('is refused while others refer to the record, and says what they are', async () => {
    const fund = await world.make('funds')
    const investment = await world.make('investments', { fundId: fund.id })
    await world.make('transactions', { fundId: fund.id })
    await world.make('transactions', { fundId: fund.id, investmentId: investment.id })
    const before = await contentsOf(api.database)
    const answer = await api.remove('admin', `/api/funds/${fund.id}`, 1)
    expect([answer.statusCode, answer.json<Problem>().code]).toEqual([409, 'referenced'])
    expect(answer.json<Problem>().detail).toBe(
      'This record cannot be deleted: it is used by 1 investment, 2 transactions.',
    )
    expect(await contentsOf(api.database)).toEqual(before)
  })

  test('counts the records whose lines refer to it once, and removes own lines with a record', async () => {
    const [seller, buyer] = [await world.make('limited-partners'), await world.make('limited-partners')]
    const transfer = await world.make('transfers', {
      sellerId: seller.id,
      buyers: [{ limitedPartnerId: buyer.id, commitment: '1' }],
    })
    expect((await api.remove('admin', `/api/limited-partners/${buyer.id}`, 1)).json<Problem>().detail).toBe(
      'This record cannot be deleted: it is used by 1 transfer.',
    )
    expect((await api.remove('user', `/api/transfers/${transfer.id}`, 1)).statusCode).toBe(200)
    expect(
      await api.database.asAdministrator('select 1 from transfer_buyers where transfer_id = $1', [transfer.id]),
    ).toEqual([])
    expect((await api.remove('admin', `/api/limited-partners/${buyer.id}`, 1)).statusCode).toBe(200)
  })

  test('something that was made twice is refused at its field', async () => {
    const country = await world.make('countries')
    const answer = await api.post('admin', '/api/countries', { code: country.code, name: 'Again' })
    expect([answer.statusCode, answer.json<Problem>()]).toMatchObject([
      409,
      { code: 'already-exists', errors: { code: [`This exists already: ${country.name}.`] } },
    ])
    expect(answer.json()).toMatchObject({
      existing: { resource: 'countries', name: country.name, record: { id: country.id } },
    })
  })

  test('the record that stands in the way is named with what it belongs to, when it is made and when it is changed; never one of another tenant', async () => {
    const invoice = await world.make('invoices', { supplier: 'Twice LLP', number: 'T-1' })
    const body = await world.body('invoices', { supplier: 'Twice LLP', number: 'T-1' })
    const words = ['This exists already: Twice LLP T-1.']
    const expected = {
      code: 'already-exists',
      errors: { supplier: words, number: words },
      existing: { resource: 'invoices', name: 'Twice LLP T-1', record: { id: invoice.id, fundId: invoice.fundId } },
    }
    expect((await api.post('user', '/api/invoices', body)).json()).toMatchObject(expected)
    const other = await world.make('invoices', { supplier: 'Twice LLP', number: 'T-2' })
    expect((await api.put('user', `/api/invoices/${other.id}`, 1, { ...body, number: 'T-1' })).json()).toMatchObject(
      expected,
    )
    // What another tenant has is no second one.
    const account = await api.post('stranger', '/api/accounts', { name: 'A', userName: 'admin@larkmoor.example' })
    expect([account.statusCode, account.body.includes('Hanne')]).toEqual([201, false])
  })
})

describe('the order of answers', () => {
  test('is 401, 403, 404, 428, 400, 409, 412, 422', async () => {
    const { id } = await world.make('bank-accounts')
    const url = `/api/bank-accounts/${id}/verify`
    const bad = { note: '' }
    const good = { note: 'called back' }
    const status = async (
      person: 'user' | 'agent' | undefined,
      address: string,
      version: number | undefined,
      body: unknown,
    ) =>
      (await api.call(person, address, { method: 'POST', body, ...(version !== undefined && { version }) })).statusCode
    expect(await status(undefined, url, undefined, bad)).toBe(401)
    expect(await status('agent', url, undefined, bad)).toBe(403)
    expect(await status('user', '/api/bank-accounts/99999/verify', undefined, bad)).toBe(404)
    expect(await status('user', url, undefined, bad)).toBe(428)
    expect(await status('user', url, 9, bad)).toBe(400)
    expect(await status('user', url, 9, good)).toBe(409)
    expect(await status('user', url.replace('verify', 'submit-for-verification'), 9, {})).toBe(412)
    expect(
      (
        await api.put(
          'user',
          `/api/funds/${(await world.make('funds')).id}`,
          1,
          await world.body('funds', { managerId: 99_999 }),
        )
      ).statusCode,
    ).toBe(422)
  })
})

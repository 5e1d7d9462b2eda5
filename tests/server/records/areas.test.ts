import { describe, expect, test } from 'vitest'
import type { StoredRecord } from '../../../src/server/records/values.ts'
import type { Person } from '../api.ts'
import { serve } from '../serve.ts'

const { api, world, other } = await serve()

type Errors = { errors: Record<string, string[]> }

interface Area {
  id: string
  resource: string
  writer: Person
  refused: Person
  remover: Person
  change: Record<string, unknown>
  wrong: [Record<string, unknown>, string][]
}

const AREAS: readonly Area[] = [
  {
    id: 'R362',
    resource: 'funds',
    writer: 'user',
    refused: 'agent',
    remover: 'admin',
    change: { city: 'Luxembourg', vintageYear: 2025 },
    wrong: [
      [{ name: '' }, 'name'],
      [{ vintageYear: '2025' }, 'vintageYear'],
      [{ vintageYear: 1800 }, 'vintageYear'],
      [{ legalForm: 'Nothing' }, 'legalForm'],
      [{ managerId: 1.5 }, 'managerId'],
    ],
  },
  {
    id: 'R363',
    resource: 'fund-managers',
    writer: 'admin',
    refused: 'user',
    remover: 'admin',
    change: { quality: 'Director' },
    wrong: [
      [{ name: null }, 'name'],
      [{ quality: 'Boss' }, 'quality'],
    ],
  },
  {
    id: 'R365',
    resource: 'bank-accounts',
    writer: 'user',
    refused: 'agent',
    remover: 'user',
    change: { city: 'Paris', bankCity: 'Lyon' },
    wrong: [
      [{ name: '' }, 'name'],
      [{ accountNumber: null }, 'accountNumber'],
      [{ bankCode: '' }, 'bankCode'],
      [{ currencyId: null }, 'currencyId'],
      [{ countryId: null }, 'countryId'],
      [{ bankCountryId: null }, 'bankCountryId'],
    ],
  },
  {
    id: 'R366',
    resource: 'transactions',
    writer: 'user',
    refused: 'agent',
    remover: 'user',
    change: {
      description: 'Changed',
      amountLocal: '-7.50',
      amountFund: '-7.50',
      amountSystem: '-7.50',
      status: 'Reconciled',
    },
    wrong: [
      [{ date: '2026-02-30' }, 'date'],
      [{ type: 'Gift' }, 'type'],
      [{ amountFund: 5 }, 'amountFund'],
      [{ exchangeRateToFund: '1.12345678901' }, 'exchangeRateToFund'],
      [{ nonCashItem: 'no' }, 'nonCashItem'],
      [{ description: '' }, 'description'],
    ],
  },
  {
    id: 'R376',
    resource: 'onboardings',
    writer: 'user',
    refused: 'agent',
    remover: 'user',
    change: { city: 'Vienna' },
    wrong: [
      [{ investorName: '' }, 'investorName'],
      [{ legalStatus: 'Ghost' }, 'legalStatus'],
      [{ contactId: null }, 'contactId'],
      [{ commitment: 5 }, 'commitment'],
    ],
  },
  {
    id: 'R372',
    resource: 'exchange-rates',
    writer: 'admin',
    refused: 'user',
    remover: 'admin',
    change: { rate: '1.25' },
    wrong: [
      [{ rate: '0' }, 'rate'],
      [{ rate: 1.5 }, 'rate'],
      [{ date: '2026-02-30' }, 'date'],
      [{ rate: '1.12345678901' }, 'rate'],
    ],
  },
  {
    id: 'R373',
    resource: 'currencies',
    writer: 'admin',
    refused: 'user',
    remover: 'admin',
    change: { name: 'Renamed currency' },
    wrong: [
      [{ code: 'eur' }, 'code'],
      [{ name: '' }, 'name'],
    ],
  },
  {
    id: 'R374',
    resource: 'countries',
    writer: 'admin',
    refused: 'user',
    remover: 'admin',
    change: { name: 'Renamed country' },
    wrong: [
      [{ code: 'L' }, 'code'],
      [{ name: '' }, 'name'],
    ],
  },
  {
    id: 'R375',
    resource: 'contacts',
    writer: 'user',
    refused: 'agent',
    remover: 'user',
    change: { faxNumber: '+44 1632 960002' },
    wrong: [
      [{ firstName: '' }, 'firstName'],
      [{ lastName: null }, 'lastName'],
      [{ email: 'nobody' }, 'email'],
      [{ phoneNumber: '' }, 'phoneNumber'],
      [{ email: 'c@d.co\r\nBcc: evil@x.y' }, 'email'],
    ],
  },
]

describe.each(AREAS)('the area $resource', ({ id, resource, writer, refused, remover, change, wrong }) => {
  const path = `/api/${resource}`

  test(`${id} lists, gets, creates, updates and deletes`, async () => {
    const body = await world.body(resource)
    const made = await api.post(writer, path, body)
    expect(made.statusCode, made.body).toBe(201)
    const record = made.json<StoredRecord>()
    expect(record).toMatchObject({ ...body, version: 1 })
    expect(made.headers).toMatchObject({ location: `${path}/${record.id}`, etag: '"1"' })
    for (const person of ['admin', 'user', 'agent'] as const) {
      expect((await api.get(person, `${path}/${record.id}`)).json()).toEqual(record)
      const list = (await api.get(person, `${path}?filter={"id":[${record.id}]}`)).json<StoredRecord[]>()
      expect(list.map(found => found.id)).toEqual([record.id])
    }
    const changeable = Object.fromEntries(
      Object.entries({ ...body, ...change }).filter(
        ([name]) =>
          !['fundId', 'currencyId'].includes(name) ||
          (['bank-accounts', 'transactions'].includes(resource) && name !== 'fundId') ||
          resource === 'funds',
      ),
    )
    const changed = await api.put(writer, `${path}/${record.id}`, 1, changeable)
    expect(changed.statusCode, changed.body).toBe(200)
    expect(changed.json()).toMatchObject({ ...change, version: 2 })
    expect((await api.get('agent', `${path}/${record.id}`)).json()).toEqual(changed.json())
    expect((await api.remove(remover, `${path}/${record.id}`, 2)).statusCode).toBe(200)
    expect((await api.get('agent', `${path}/${record.id}`)).statusCode).toBe(404)
  })

  test(`${id} refuses what is not valid, at the field`, async () => {
    const record = await world.make(resource)
    for (const [values, field] of wrong) {
      const answer = await api.post(writer, path, await world.body(resource, values))
      expect(
        [answer.statusCode, Object.keys(answer.json<Partial<Errors>>().errors ?? {})],
        JSON.stringify(values),
      ).toEqual([400, [field]])
      expect(answer.json<Errors>().errors[field]![0]).toMatch(/^\p{Lu}[^{}%]+$/u)
    }
    expect((await api.post(writer, path, {})).statusCode).toBe(400)
    expect((await api.put(writer, `${path}/${record.id}`, 1, {})).statusCode).toBe(400)
    expect((await api.get(writer, `${path}/${record.id}`)).json<StoredRecord>().version).toBe(1)
  })

  test(`${id} is closed to other roles and other tenants`, async () => {
    const record = await world.make(resource)
    const foreign = await other.make(resource)
    const body = await world.body(resource)
    for (const person of ['investor', 'global', 'mixed'] as const)
      for (const url of [path, `${path}/${record.id}`]) expect((await api.get(person, url)).statusCode).toBe(403)
    expect((await api.post(refused, path, body)).statusCode).toBe(403)
    expect((await api.put(refused, `${path}/${record.id}`, 1, body)).statusCode).toBe(403)
    expect((await api.remove(refused, `${path}/${record.id}`, 1)).statusCode).toBe(403)
    for (const answer of [
      await api.get('agent', `${path}/${foreign.id}`),
      await api.put('admin', `${path}/${foreign.id}`, 1, body),
      await api.remove('admin', `${path}/${foreign.id}`, 1),
    ])
      expect(answer.statusCode).toBe(404)
  })
})

describe('the rate of a date', () => {
  test('R372 is the latest one of that day or before', async () => {
    const [from, to] = [(await world.make('currencies')).id, (await world.make('currencies')).id]
    for (const [date, rate] of [
      ['2026-01-31', '1.1'],
      ['2026-02-28', '1.2'],
      ['2026-03-31', '1.3'],
    ])
      await world.make('exchange-rates', { currencyId: from, toCurrencyId: to, date, rate })
    const rate = async (date: string) =>
      (await api.get('agent', `/api/exchange-rates/rate?currencyId=${from}&toCurrencyId=${to}&date=${date}`)).json<{
        rate: string
      } | null>()
    expect((await rate('2026-02-28'))?.rate).toBe('1.2')
    expect((await rate('2026-03-30'))?.rate).toBe('1.2')
    expect((await rate('2030-01-01'))?.rate).toBe('1.3')
    expect(await rate('2025-12-31')).toBeNull()
    expect(
      (await api.get('investor', `/api/exchange-rates/rate?currencyId=${from}&toCurrencyId=${to}&date=2026-01-01`))
        .statusCode,
    ).toBe(403)
  })

  test('R290 a missing parameter is named: "\'date\' query parameter is required"', async () => {
    const ask = async (query: string) =>
      (await api.get('agent', `/api/exchange-rates/rate?${query}`)).json<{ status: number; detail: string }>()
    expect(await ask('currencyId=1&toCurrencyId=2')).toMatchObject({
      status: 400,
      detail: "'date' query parameter is required",
    })
    expect(await ask('date=2026-01-01')).toMatchObject({
      status: 400,
      detail: "'currencyId' query parameter is required",
    })
    expect(await ask('currencyId=x&toCurrencyId=2&date=2026-01-01')).toMatchObject({
      status: 400,
      detail: "The value of 'currencyId' does not fit",
    })
  })
})

describe('a bank account in use', () => {
  test('is checked by a second person, and again after its payment instruction has changed', async () => {
    const body = await world.body('bank-accounts')
    const { id } = (await api.post('user', '/api/bank-accounts', body)).json<StoredRecord>()
    const act = (person: Person, action: string, version: number, input: unknown = {}) =>
      api.post(person, `/api/bank-accounts/${id}/${action}`, input, { version })
    await act('user', 'submit-for-verification', 1)
    expect((await act('user', 'verify', 2, { note: 'called back' })).statusCode).toBe(422)
    expect((await act('admin', 'verify', 2, { note: 'called back' })).json()).toMatchObject({
      status: 'Active',
      verificationNote: 'called back',
      version: 3,
    })
    const { fundId: _, ...values } = body
    expect((await api.put('user', `/api/bank-accounts/${id}`, 3, { ...values, city: 'Vianden' })).json()).toMatchObject(
      { status: 'Active', verificationNote: 'called back' },
    )
    expect(
      (await api.put('user', `/api/bank-accounts/${id}`, 4, { ...values, accountNumber: 'OTHER 1' })).json(),
    ).toMatchObject({ status: 'PendingVerification', verificationNote: null, version: 5 })
    expect((await act('user', 'verify', 5, { note: 'x' })).statusCode).toBe(422)
  })
})

describe('a fund', () => {
  test('R125 is opened, saved and deleted by the roles of the table, and by nobody else', async () => {
    const cells: string[] = []
    for (const person of ['admin', 'user', 'agent', 'investor', 'global', 'mixed'] as const) {
      const fund = await world.make('funds')
      const body = await world.body('funds')
      const opened = (await api.get(person, `/api/funds/${fund.id}`)).statusCode
      const saved = (await api.put(person, `/api/funds/${fund.id}`, 1, body)).statusCode
      const deleted = (await api.remove(person, `/api/funds/${fund.id}`, saved === 200 ? 2 : 1)).statusCode
      cells.push(`${person} ${opened} ${saved} ${deleted}`)
    }
    expect(cells).toEqual([
      'admin 200 200 200',
      'user 200 200 403',
      'agent 200 403 403',
      'investor 403 403 403',
      'global 403 403 403',
      'mixed 403 403 403',
    ])
  })
})

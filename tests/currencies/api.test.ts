import { describe, expect, test } from 'vitest'
import type { StoredRecord } from '../../src/server/records/values.ts'
import { entities } from '../../generated/entities.ts'
import { serve } from '../server/serve.ts'

const { api, world } = await serve()

type Errors = { errors?: Record<string, string[]> }
const answered = (answer: { statusCode: number; json<Body>(): Body }) => [
  answer.statusCode,
  answer.json<Errors>().errors,
]
const currencyOf = async (code: string, minorUnits = 2) => {
  const name = `Currency ${code}`
  const made = await api.post('admin', '/api/currencies', { code, name, minorUnits })
  expect(made.statusCode, made.body).toBe(201)
  const { id } = made.json<StoredRecord>()
  const put = async (changes: object) =>
    api.put('admin', `/api/currencies/${id}`, 1, { code, name, minorUnits, ...changes })
  return { id, put }
}

describe('a currency', () => {
  test('R483 is one of ISO 4217, also as the system currency of a tenant', async () => {
    const refused = await api.post('admin', '/api/currencies', { code: 'ERU', name: 'Eru', minorUnits: 2 })
    expect(answered(refused)).toEqual([422, { code: ['Not a currency of ISO 4217.'] }])
    const tenant = await world.body('tenants', { currency: 'ERU' })
    expect(answered(await api.post('global', '/api/tenants', tenant))).toEqual([
      400,
      { currency: ['Choose one of the listed values.'] },
    ])
  })

  test.each([
    ['funds', 'currencyId', 'XAF'],
    ['transactions', 'currencyId', 'XOF'],
    ['invoices', 'currencyId', 'XPF'],
    ['bank-accounts', 'currencyId', 'XCD'],
    ['investments', 'dealCurrencyId', 'WST'],
    ['exchange-rates', 'currencyId', 'VUV'],
    ['exchange-rates', 'toCurrencyId', 'VND'],
  ])(
    'R483 keeps code and minor units once %s refer to it by %s; its name may change',
    async (resource, field, code) => {
      const { put } = await currencyOf(code)
      const free = await put({ minorUnits: 3 })
      expect(free.statusCode).toBe(200)
      const { id } = free.json<StoredRecord>()
      await world.insert(resource, { [field]: id })
      const [moved, renamed] = [
        await api.put('admin', `/api/currencies/${id}`, 2, { code: 'ZMW', name: `Currency ${code}`, minorUnits: 1 }),
        await api.put('admin', `/api/currencies/${id}`, 2, { code, name: `Renamed ${code}`, minorUnits: 3 }),
      ]
      expect(answered(moved)).toEqual([
        422,
        {
          code: ['Cannot change any more: records refer to this currency.'],
          minorUnits: ['Cannot change any more: records refer to this currency.'],
        },
      ])
      expect(renamed.statusCode, renamed.body).toBe(200)
    },
  )
})

describe('an amount in yen', () => {
  test('R483 is whole, in whatever is kept in it', async () => {
    const yen = await world.make('currencies', { code: 'JPY', minorUnits: 0 })
    const fund = await world.make('funds', { currencyId: yen.id })
    const partner = () => world.make('limited-partners', { fundId: fund.id })
    const [investment, period] = [
      await world.make('investments', {
        fundId: fund.id,
        dealCurrencyId: yen.id,
        commitments: [{ date: '2025-01-01', value: '5' }],
      }),
      await world.make('reporting-periods', { fundId: fund.id }),
    ]
    const [seller, buyer] = [await partner(), await partner()]
    const [closing, bought] = [await world.make('closings', { fundId: fund.id }), { limitedPartnerId: buyer.id }]
    const names = entities.capitalMovement.fields.flatMap(field =>
      field.format === 'money' && !field.computed ? [field.name] : [],
    )
    const components = { ...Object.fromEntries(names.map(name => [name, '2'])), distribution: '4' }
    const whole = 'An amount in JPY is a whole number: it has no smaller units.'
    const ofPeriod = { fundId: fund.id, reportingPeriodId: period.id }
    const accounting = { ...ofPeriod, totalCash: '10', borrowings: '0', otherAssetsAndLiabilities: '0' }
    for (const [resource, values, broken, path] of [
      ['invoices', { fundId: fund.id, currencyId: yen.id, total: '10', vat: '0' }, { total: '10.55' }, 'total'],
      ['fair-values', { investmentId: investment.id, value: '10', weightedValues: [] }, { value: '10.55' }, 'value'],
      [
        'investments',
        { fundId: fund.id, dealCurrencyId: yen.id, commitments: [{ date: '2025-01-01', value: '10.00' }] },
        { commitments: [{ date: '2025-01-01', value: '10.5' }] },
        'commitments.0.value',
      ],
      ['accounting-entries', accounting, { borrowings: '0.1' }, 'borrowings'],
      ['funds', { currencyId: yen.id }, { minimumManagementFee: '1000.5' }, 'minimumManagementFee'],
      [
        'closing-commitments',
        { closingId: closing.id, limitedPartnerId: seller.id, value: '2' },
        { value: '1.5' },
        'value',
      ],
      ['capital-movements', { fundId: fund.id, ...components }, { investmentFunding: '1.5' }, 'investmentFunding'],
      ['onboardings', { fundId: fund.id, commitment: '2' }, { commitment: '1.5' }, 'commitment'],
      [
        'transfers',
        { fundId: fund.id, sellerId: seller.id, transferCommitment: '2', buyers: [{ ...bought, commitment: '2' }] },
        { transferCommitment: '1.5', buyers: [{ ...bought, commitment: '1.5' }] },
        'transferCommitment',
      ],
    ] as const) {
      const body = { ...(await world.body(resource, { ...values })), ...values }
      const refused = await api.post('user', `/api/${resource}`, { ...body, ...broken })
      expect(answered(refused), resource).toMatchObject([422, { [path]: [whole] }])
      const made = await api.post('user', `/api/${resource}`, body)
      expect([resource, made.statusCode, made.body]).toMatchObject([resource, 201, expect.any(String)])
    }
    const expenses = await api.post('user', '/api/expenses', await world.body('expenses', ofPeriod))
    expect(Object.values(expenses.json<Errors>().errors ?? {}).flat()).toContain(whole)
  })
})

describe('an amount in dinar', () => {
  test('has three decimals at most, and is answered with three', async () => {
    const dinar = await world.make('currencies', { code: 'KWD', minorUnits: 3 })
    const fund = await world.make('funds', { currencyId: dinar.id })
    const values = { fundId: fund.id, currencyId: dinar.id, adjustment: '0', vat: '0.001' }
    const body = { ...(await world.body('invoices', { ...values })), ...values }
    const refused = await api.post('user', '/api/invoices', { ...body, total: '1.2345' })
    expect(answered(refused)).toEqual([422, { total: ['An amount in KWD has at most 3 decimals.'] }])
    expect((await api.post('user', '/api/invoices', { ...body, total: '1.23456' })).statusCode).toBe(400)
    for (const [total, stored, withVat] of [
      ['1.234', '1.234', '1.235'],
      ['1.2', '1.200', '1.201'],
      ['100', '100.000', '100.001'],
    ]) {
      const made = await api.post('user', '/api/invoices', { ...body, number: `KWD ${total}`, total })
      expect(made.json()).toMatchObject({ total: stored, adjustment: '0.000', totalWithVat: withVat })
      const { id } = made.json<StoredRecord>()
      const filter = encodeURIComponent(JSON.stringify({ id: [id] }))
      const [listed] = (await api.get('user', `/api/invoices?filter=${filter}`)).json<StoredRecord[]>()
      expect(listed).toMatchObject({ total: stored, adjustment: '0.000', totalWithVat: withVat })
    }
  })
})

describe('the currency of a deal', () => {
  test('is fixed by what stands in it', async () => {
    const [one, other] = [await world.make('currencies'), await world.make('currencies')]
    const { id } = await world.make('investments', { dealCurrencyId: one.id })
    const stored = (await api.get('user', `/api/investments/${id}`)).json<StoredRecord>()
    const { fundId: _, ...writable } = await world.body('investments')
    const values = Object.fromEntries(Object.keys(writable).map(name => [name, stored[name]]))
    const put = (changes: object) => api.put('user', `/api/investments/${id}`, 1, { ...values, ...changes })
    expect(answered(await put({ dealCurrencyId: other.id }))).toEqual([
      422,
      { dealCurrencyId: ['Cannot change any more: commitments, transactions or fair values of it stand.'] },
    ])
    expect((await put({ dealCurrencyId: one.id })).statusCode).toBe(200)
  })
})

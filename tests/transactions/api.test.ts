import { describe, expect, test } from 'vitest'
import type { StoredRecord } from '../../src/server/records/values.ts'
import type { Person } from '../server/api.ts'
import { serve } from '../server/serve.ts'

const { api, world, other: foreign } = await serve()

const coded = async (code: string): Promise<number> =>
  (
    (await api.get('agent', `/api/currencies?filter=${filtered({ code })}`)).json<StoredRecord[]>()[0] ??
    (await world.make('currencies', { code }))
  ).id

type Refusal = { code: string; errors?: Record<string, string[]> }
const EVERYBODY: readonly Person[] = ['admin', 'user', 'agent', 'investor', 'global', 'mixed']
const filtered = (values: object) => encodeURIComponent(JSON.stringify(values))

/** read, add, save and delete as each role: what the API answers. */
async function table(
  resource: string,
  body: () => Promise<Record<string, unknown>>,
  change: Record<string, unknown>,
): Promise<string[]> {
  const rows: string[] = []
  for (const person of EVERYBODY) {
    const values = await body()
    const record = await world.make(resource, values)
    const { fundId: _fund, investmentId: _investment, ...changeable } = { ...values, ...change }
    const url = `/api/${resource}/${record.id}`
    const opened = [
      (await api.get(person, `/api/${resource}?filter=${filtered({ fundId: values['fundId'] })}`)).statusCode,
      (await api.get(person, url)).statusCode,
    ]
    const added = (await api.post(person, `/api/${resource}`, await body())).statusCode
    const saved = (
      await api.put(
        person,
        url,
        1,
        resource === 'transactions' ? { ...changeable, investmentId: values['investmentId'] } : changeable,
      )
    ).statusCode
    const removed = (await api.remove(person, url, saved === 200 ? 2 : 1)).statusCode
    rows.push(`${person} ${opened.join(' ')} ${added} ${saved} ${removed}`)
  }
  return rows
}

const AS_THE_TABLE_SAYS = [
  'admin 200 200 201 200 200',
  'user 200 200 201 200 200',
  'agent 200 200 403 403 403',
  'investor 403 403 403 403 403',
  'global 403 403 403 403 403',
  'mixed 403 403 403 403 403',
]

describe('who may read and change', () => {
  test('R128 transactions of a fund and of an investment: the read group reads, the edit group adds and saves', async () => {
    const { id: investmentId, fundId } = await world.shared('investments')
    for (const owner of [{ fundId }, { fundId, investmentId }]) {
      expect(await table('transactions', () => world.body('transactions', owner), { description: 'Changed' })).toEqual(
        AS_THE_TABLE_SAYS,
      )
    }
  })

  test('R129 bank accounts of a fund and of an investment: the read group reads, the edit group saves', async () => {
    const { id: investmentId, fundId } = await world.shared('investments')
    for (const owner of [{ fundId }, { fundId, investmentId }]) {
      expect(await table('bank-accounts', () => world.body('bank-accounts', owner), { city: 'Vianden' })).toEqual(
        AS_THE_TABLE_SAYS,
      )
    }
  })
})

describe('a transaction', () => {
  const REQUIRED = [
    'fundId',
    'date',
    'subType',
    'currencyId',
    'exchangeRateToSystem',
    'exchangeRateToFund',
    'amountLocal',
    'amountSystem',
    'amountFund',
    'status',
    'fundAccountNumber',
    'nonCashItem',
    'investmentType',
    'impact',
    'description',
  ]

  test.each(REQUIRED)('without its %s is refused there', async name => {
    const { [name]: _left, ...body } = await world.body('transactions')
    const answer = await api.post('user', '/api/transactions', body)
    expect([answer.statusCode, Object.keys(answer.json<Refusal>().errors!)]).toEqual([400, [name]])
  })

  test('R213 R214 R216 R217 holds every field as it was saved, rates with ten decimals, and again after a change of each', async () => {
    const { id: investmentId, fundId } = await world.shared('investments')
    const [one, two] = [await world.make('currencies'), await world.make('currencies')]
    const added = {
      fundId,
      type: 'Investment',
      subType: 'Follow-on',
      investmentId,
      date: '2026-09-29',
      currencyId: one.id,
      exchangeRateToSystem: '0.8872918347',
      exchangeRateToFund: '0.9123456789',
      amountLocal: '-2500000.00',
      amountSystem: '-2218229.59',
      amountFund: '-2280864.20',
      status: 'Booked',
      fundAccountNumber: 'LU75 9990 0000 0000 0001',
      counterpartyAccountNumber: 'DE37 9999 9999 0123 4567 89',
      nonCashItem: true,
      investmentType: 'Follow-on',
      impact: 'ReducesUnfunded',
      description: 'Series B\nsecond tranche',
    }
    const changed = {
      type: 'Divestment',
      subType: 'Full exit',
      investmentId,
      date: '2026-09-30',
      currencyId: two.id,
      exchangeRateToSystem: '0.0000000001',
      exchangeRateToFund: '1.0000000001',
      amountLocal: '30000000000.00',
      amountSystem: '3.00',
      amountFund: '30000000003.00',
      status: 'Reconciled',
      fundAccountNumber: 'LU75 9990 0000 0000 0002',
      counterpartyAccountNumber: '60-16-13 00000001',
      nonCashItem: false,
      investmentType: 'NotApplicable',
      impact: 'IncreasesUnfunded',
      description: 'Sold',
    }
    const answer = await api.post('user', '/api/transactions', await world.body('transactions', added))
    expect(answer.statusCode, answer.body).toBe(201)
    const { id } = answer.json<StoredRecord>()
    const url = `/api/transactions/${id}`
    expect((await api.get('agent', url)).json()).toMatchObject(added)
    expect((await api.get('agent', `/api/transactions?filter=${filtered({ id: [id] })}`)).json()).toMatchObject([
      { exchangeRateToSystem: '0.8872918347', exchangeRateToFund: '0.9123456789' },
    ])
    const refused = await api.put('user', url, 1, { ...changed, subType: 'Follow-on' })
    expect([refused.statusCode, Object.keys(refused.json<Refusal>().errors!)]).toEqual([422, ['subType']])
    const saved = await api.put('user', url, 1, changed)
    expect(saved.statusCode, saved.body).toBe(200)
    expect((await api.get('agent', url)).json()).toMatchObject({ ...changed, fundId, version: 2 })
  })

  test('R308 needs an investment when its type concerns one, and one of its own fund', async () => {
    const { id: investmentId, fundId } = await world.shared('investments')
    const amountsOf = (type = '') => {
      const amount = ['Divestment', 'Income', 'CapitalCall'].includes(type) ? '100.50' : '-100.50'
      return { amountLocal: amount, amountSystem: amount, amountFund: amount }
    }
    for (const [type, subType] of [
      ['Investment', 'Follow-on'],
      ['Divestment', 'Full exit'],
      ['Income', 'Dividend'],
    ]) {
      const answer = await api.post(
        'user',
        '/api/transactions',
        await world.body('transactions', { fundId, type, subType, ...amountsOf(type) }),
      )
      expect([answer.statusCode, Object.keys(answer.json<Refusal>().errors!)]).toEqual([400, ['investmentId']])
      expect(
        (
          await api.post(
            'user',
            '/api/transactions',
            await world.body('transactions', { fundId, type, subType, investmentId, ...amountsOf(type) }),
          )
        ).statusCode,
      ).toBe(201)
    }
    for (const [type, subType] of [
      ['CapitalCall', 'Investments'],
      ['ManagementFee', 'Management fee (outside)'],
      ['FxConversion', 'Sale of currency'],
    ])
      expect(
        (
          await api.post(
            'user',
            '/api/transactions',
            await world.body('transactions', { fundId, type, subType, ...amountsOf(type) }),
          )
        ).statusCode,
      ).toBe(201)
    const other = await world.make('funds')
    const refused = await api.post(
      'user',
      '/api/transactions',
      await world.body('transactions', { fundId: other.id, type: 'Income', subType: 'Dividend', investmentId }),
    )
    expect([refused.statusCode, refused.json<Refusal>().errors]).toEqual([
      422,
      { investmentId: ['Choose an investment of this fund.'] },
    ])
  })

  test('is refused with a sub-type of another type, and with an amount that was chained', async () => {
    const refusal = async (changes: object) => {
      const answer = await api.post(
        'user',
        '/api/transactions',
        await world.body('transactions', changes as Record<string, unknown>),
      )
      return [answer.statusCode, answer.json<Refusal>().errors]
    }
    expect(await refusal({ type: 'Expense', subType: 'Carry' })).toEqual([
      422,
      { subType: ['“Carry” does not go with the type “Expense”.'] },
    ])
    const amounts = {
      currencyId: (await world.make('currencies')).id,
      amountLocal: '-2500000.00',
      exchangeRateToFund: '0.8873',
      exchangeRateToSystem: '0.8873',
      amountSystem: '-2218250.00',
    }
    expect(await refusal({ ...amounts, amountFund: '-2218280.88' })).toEqual([
      422,
      { amountFund: ['At this rate the amount is (2,218,250.00).'] },
    ])
    const kept = await api.post(
      'user',
      '/api/transactions',
      await world.body('transactions', { ...amounts, amountFund: '-2218250.00' }),
    )
    expect([kept.statusCode, kept.json<StoredRecord>()]).toMatchObject([
      201,
      { amountFund: '-2218250.00', amountSystem: '-2218250.00' },
    ])
    const { fundId: _, ...change } = await world.body('transactions', { ...amounts, amountFund: '1.00' })
    expect((await api.put('user', `/api/transactions/${kept.json<StoredRecord>().id}`, 1, change)).statusCode).toBe(422)
  })

  test('has amounts in the units of their currencies, and the rate 1 from a currency into itself', async () => {
    const make = async (minorUnits: number) => (await world.make('currencies', { minorUnits })).id
    const [euro, yen, system] = [await make(2), await make(0), await coded('EUR')]
    const [euroFund, yenFund] = [
      (await world.make('funds', { currencyId: euro })).id,
      (await world.make('funds', { currencyId: yen })).id,
    ]
    const amounts = (
      amountLocal: string,
      amountFund: string,
      amountSystem: string,
      exchangeRateToFund = '1',
      exchangeRateToSystem = '1',
    ) => ({ amountLocal, amountFund, amountSystem, exchangeRateToFund, exchangeRateToSystem })
    const sent = async (changes: Record<string, unknown>) => {
      const answer = await api.post('user', '/api/transactions', await world.body('transactions', changes))
      return answer.statusCode === 201 ? 201 : answer.json<Refusal>().errors
    }
    const inEuro = { fundId: euroFund, currencyId: euro }
    expect(await sent({ ...inEuro, ...amounts('-100.40', '-100.40', '-100.40') })).toBe(201)
    expect(await sent({ ...inEuro, ...amounts('-100.40', '-100.00', '-100.40') })).toEqual({
      amountFund: ['At this rate the amount is (100.40).'],
    })
    expect(await sent({ ...inEuro, ...amounts('-100.40', '-100.40', '-100.00') })).toEqual({
      amountSystem: ['At this rate the amount is (100.40).'],
    })
    expect(await sent({ ...inEuro, ...amounts('-100.40', '-301.20', '-100.40', '3') })).toEqual({
      exchangeRateToFund: ['A currency into itself is 1.'],
    })
    expect(
      await sent({ fundId: euroFund, currencyId: system, ...amounts('-100.40', '-100.40', '-200.80', '1', '2') }),
    ).toEqual({ exchangeRateToSystem: ['A currency into itself is 1.'] })
    const inYen = { fundId: yenFund, currencyId: euro }
    expect(await sent({ ...inYen, ...amounts('-10.00', '-1614.00', '-10.00', '161.355') })).toBe(201)
    expect(await sent({ ...inYen, ...amounts('-10.00', '-1613.55', '-10.00', '161.355') })).toEqual({
      amountFund: ['At this rate the amount is (1,614).'],
    })
    expect(await sent({ fundId: yenFund, currencyId: yen, ...amounts('-10.55', '-11.00', '-10.55') })).toEqual({
      amountLocal: [expect.stringMatching(/^An amount in [A-Z]{3} is a whole number: it has no smaller units\.$/)],
    })
    expect(
      await sent({ fundId: yenFund, currencyId: yen, ...amounts('-11.00', '-11.00', '-0.07', '1', '0.0062') }),
    ).toBe(201)
  })

  test('that a capital movement has booked is neither changed nor deleted by hand: the answer names the movement', async () => {
    const movement = await world.make('capital-movements', { name: 'Call 7' })
    const booked = await world.insert('transactions', {
      ...(await world.body('transactions', { fundId: movement.fundId })),
      capitalMovementId: movement.id,
    })
    const { fundId: _, ...body } = await world.body('transactions', {
      amountLocal: '-1.00',
      amountFund: '-1.00',
      amountSystem: '-1.00',
    })
    const refusal = {
      status: 409,
      code: 'protected',
      detail: 'The capital movement “Call 7” booked this transaction: it changes and goes only with that movement',
    }
    for (const person of ['admin', 'user'] as const) {
      expect((await api.put(person, `/api/transactions/${booked.id}`, booked.version, body)).json()).toMatchObject(
        refusal,
      )
      expect((await api.remove(person, `/api/transactions/${booked.id}`, booked.version)).json()).toMatchObject(refusal)
    }
    expect((await api.get('user', `/api/transactions/${booked.id}`)).json()).toMatchObject({
      amountLocal: '-100.50',
      version: booked.version,
    })
    expect(
      (
        await api.post('user', '/api/transactions', {
          ...(await world.body('transactions')),
          capitalMovementId: movement.id,
        })
      ).statusCode,
    ).toBe(400)
    const free = await world.make('transactions')
    expect((await api.remove('user', `/api/transactions/${free.id}`, free.version)).statusCode).toBe(200)
  })
})

describe('the rates of a day for a fund', () => {
  test('lead into its currency and into the system currency, directly, turned round or by way of it', async () => {
    const [eur, usd, sek, gbp] = [await coded('EUR'), await coded('USD'), await coded('SEK'), await coded('GBP')]
    const fund = await world.make('funds', { currencyId: usd })
    for (const [currencyId, date, rate] of [
      [usd, '2026-09-30', '0.8'],
      [usd, '2026-10-31', '0.9'],
      [sek, '2026-08-31', '0.088'],
    ])
      await world.make('exchange-rates', { currencyId, toCurrencyId: eur, date, rate })
    const rates = async (currencyId: number, date: string, person: Person = 'agent') =>
      api.get(person, `/api/exchange-rates/of-fund?fundId=${fund.id}&currencyId=${currencyId}&date=${date}`)
    expect((await rates(usd, '2026-10-30')).json()).toEqual({
      fund: { currency: 'USD', minorUnits: 2, proposed: { rate: '1', origin: 'same', date: null } },
      system: { currency: 'EUR', minorUnits: 2, proposed: { rate: '0.8', origin: 'direct', date: '2026-09-30' } },
    })
    expect((await rates(usd, '2026-10-31')).json()).toMatchObject({ system: { proposed: { rate: '0.9' } } })
    expect((await rates(sek, '2026-10-01')).json()).toMatchObject({
      fund: { proposed: { rate: '0.11', origin: 'cross', date: '2026-08-31' } },
      system: { proposed: { rate: '0.088', origin: 'direct' } },
    })
    expect((await rates(eur, '2026-10-01')).json()).toMatchObject({
      fund: { proposed: { rate: '1.25', origin: 'inverse' } },
      system: { proposed: { origin: 'same' } },
    })
    expect((await rates(gbp, '2026-10-01')).json()).toMatchObject({
      fund: { proposed: null },
      system: { proposed: null },
    })
    expect((await rates(usd, '2026-13-01')).statusCode).toBe(400)
    expect((await rates(usd, '2026-10-01', 'stranger')).statusCode).toBe(404)
    expect((await rates(usd, '2026-10-01', 'investor')).statusCode).toBe(403)
    expect((await foreign.make('funds')).id).not.toBe(fund.id)
  })
})

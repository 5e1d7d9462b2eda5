import { describe, expect, test } from 'vitest'
import type { StoredRecord } from '../../src/server/records/values.ts'
import { accessTo, requestsOf } from '../server/requests.ts'
import { serve } from '../server/serve.ts'
import { PDF, PNG, upload } from '../server/uploads.ts'

const { api, world, other } = await serve()

type Problem = { code: string; errors?: Record<string, string[]> }
const { save, refusal, read } = requestsOf(api)

describe('an investment', () => {
  test('R163 R207 R208 R209 R210 R211 holds every field as it was saved', async () => {
    const [fundId, countryId, dealCurrencyId] = await Promise.all(
      ['funds', 'countries', 'currencies'].map(async resource => (await world.shared(resource)).id),
    )
    const values = {
      fundId,
      name: 'Kestrelpoint',
      countryId,
      dealCurrencyId,
      legalForm: 'ApS',
      description: 'Rail freight',
      valuationPolicy: 'IFRS 13',
      exitMethod: 'Trade sale',
      portfolioInvestmentType: 'Ordinary shares',
      subscriptionDate: '2024-02-01',
      cashFlowStartDate: '2024-03-01',
      geography: 'Nordics',
      industry: 'Transportation',
      coInvestors: 'Norrfold',
      boardRepresentative: 'Hanne Birk',
      website: 'https://kestrelpoint.example',
      vintageYear: 2024,
      foundedYear: 1998,
      strategy: 'Buy and build',
      dealTeam: 'HB, ML',
      inForeignCurrency: true,
      stage: 'Buyout',
      commitments: [
        { date: '2024-02-01', value: '1000000.00' },
        { date: '2025-02-01', value: '250000.50' },
      ],
    }
    const made = (await save('investments', values)).json<StoredRecord>()
    expect(await read(`investments/${made.id}`)).toMatchObject({ ...values, totalCommitment: '1250000.50' })
    const [kept] = made['commitments'] as { id: number; date: string; value: string }[]
    const { fundId: _, ...changeable } = values
    const changed = await api.put('user', `/api/investments/${made.id}`, 1, {
      ...changeable,
      commitments: [
        { ...kept, value: '5' },
        { date: '2026-01-01', value: '7' },
      ],
    })
    expect(changed.json()).toMatchObject({
      totalCommitment: '12.00',
      commitments: [{ id: kept!.id, value: '5.00' }, { date: '2026-01-01' }],
    })
    expect(
      (await save('investments', { ...values, name: 'Other', portfolioInvestmentType: 'Bitcoin' })).json<Problem>()
        .errors,
    ).toHaveProperty('portfolioInvestmentType')
    const [listed] = (await api.get('agent', `/api/investments?filter={"id":[${made.id}]}`)).json<StoredRecord[]>()
    expect(listed).toMatchObject({
      totalCommitment: '12.00',
      invested: '0.00',
      currentValue: null,
      holdingStatus: 'NotInvested',
    })
  })

  test('R299 needs name, fund, country, deal currency, both dates, a commitment and an answer about the foreign currency, where no is one', async () => {
    const body = await world.body('investments')
    for (const field of [
      'name',
      'fundId',
      'countryId',
      'dealCurrencyId',
      'subscriptionDate',
      'cashFlowStartDate',
      'commitments',
      'inForeignCurrency',
    ]) {
      for (const without of [
        { ...body, [field]: null },
        Object.fromEntries(Object.entries(body).filter(([name]) => name !== field)),
      ]) {
        const answer = await save('investments', without)
        expect([answer.statusCode, Object.keys(answer.json<Problem>().errors ?? {})], field).toEqual([400, [field]])
      }
    }
    expect(Object.keys((await save('investments', { ...body, commitments: [] })).json<Problem>().errors ?? {})).toEqual(
      ['commitments'],
    )
    expect((await save('investments', { ...body, inForeignCurrency: false })).statusCode).toBe(201)
  })

  test('R300 R301 R302 is subscribed today at the latest, in a year that has begun', async () => {
    const today = api.today.date
    const body = async (changes: object) =>
      world.body('investments', { commitments: [{ date: today, value: '1' }], ...changes })
    expect(
      (await save('investments', await body({ subscriptionDate: today, vintageYear: 2026, foundedYear: 2026 })))
        .statusCode,
    ).toBe(201)
    expect(
      await refusal(
        'investments',
        await body({ subscriptionDate: '2026-11-22', commitments: [{ date: '2026-11-22', value: '1' }] }),
      ),
    ).toEqual([422, { subscriptionDate: ['Must not be later than today, 21/11/2026.'] }])
    expect(await refusal('investments', await body({ vintageYear: 2027 }))).toEqual([
      422,
      { vintageYear: ['Must not be later than this year, 2026.'] },
    ])
    expect(await refusal('investments', await body({ foundedYear: 2027 }))).toEqual([
      422,
      { foundedYear: ['Must not be later than this year, 2026.'] },
    ])
  })

  test('R303 R304 R305 has commitments with date and value, one a day, none before the subscription', async () => {
    const body = (commitments: object[]) => world.body('investments', { subscriptionDate: '2024-01-15', commitments })
    const required = ['This field is required.']
    expect(await refusal('investments', await body([{ value: '1' }]))).toEqual([
      400,
      { 'commitments.0.date': required },
    ])
    expect(
      await refusal('investments', await body([{ date: '2024-01-15', value: '1' }, { date: '2024-01-16' }])),
    ).toEqual([400, { 'commitments.1.value': required }])
    expect(
      await refusal(
        'investments',
        await body([
          { date: '2024-02-01', value: '1' },
          { date: '2024-02-01', value: '2' },
        ]),
      ),
    ).toEqual([
      422,
      { 'commitments.1.date': ['Another commitment is dated 01/02/2024. Join the two, or choose another day.'] },
    ])
    expect(await refusal('investments', await body([{ date: '2024-01-14', value: '1' }]))).toEqual([
      422,
      { 'commitments.0.date': ['Must not be before the subscription date, 15/01/2024.'] },
    ])
    const accepted = await save('investments', await body([{ date: '2024-01-15', value: '1' }]))
    expect(accepted.statusCode, accepted.body).toBe(201)
    const { id, fundId: _, ...rest } = accepted.json<StoredRecord>()
    const sent = Object.fromEntries(
      Object.entries(rest).filter(
        ([name, value]) =>
          value !== null &&
          ['name', 'countryId', 'dealCurrencyId', 'inForeignCurrency', 'cashFlowStartDate', 'commitments'].includes(
            name,
          ),
      ),
    )
    const moved = await api.put('user', `/api/investments/${id}`, 1, { ...sent, subscriptionDate: '2024-01-16' })
    expect([moved.statusCode, Object.keys(moved.json<Problem>().errors ?? {})]).toEqual([422, ['commitments.0.date']])
  })

  test('keeps the commitments of a completed period as they are, while others may still change', async () => {
    const fundId = (await world.make('funds')).id
    const made = await world.make('investments', {
      fundId,
      subscriptionDate: '2024-01-15',
      commitments: [
        { date: '2024-02-01', value: '1' },
        { date: '2025-02-01', value: '2' },
      ],
    })
    const period = await world.make('reporting-periods', { fundId, date: '2024-12-31' })
    await api.post('user', `/api/reporting-periods/${period.id}/complete`, {}, { version: 1 })
    const [closed, open] = made.commitments ?? []
    if (!closed || !open) throw new Error('Two commitments were made.')
    const put = async (commitments: object[]) => {
      const stored = await read(`investments/${made.id}`)
      const { name, countryId, dealCurrencyId, inForeignCurrency, cashFlowStartDate, subscriptionDate } = stored
      return api.put('user', `/api/investments/${made.id}`, stored.version, {
        name,
        countryId,
        dealCurrencyId,
        inForeignCurrency,
        cashFlowStartDate,
        subscriptionDate,
        commitments,
      })
    }
    for (const commitments of [
      [{ ...closed, value: '9' }, open],
      [open],
      [closed, { ...open, date: '2024-05-01' }],
      [closed, open, { date: '2024-12-31', value: '1' }],
    ]) {
      const answer = await put(commitments)
      expect([answer.statusCode, answer.json<Problem>().code], JSON.stringify(commitments)).toEqual([
        409,
        'reporting-period-closed',
      ])
    }
    expect((await put([closed, { ...open, value: '3' }, { date: '2025-01-01', value: '1' }])).json()).toMatchObject({
      totalCommitment: '5.00',
    })
  })

  test('says what was paid, what it is worth and whether it is held, from its transactions and fair values', async () => {
    const fundId = (await world.make('funds')).id
    const { id: investmentId } = await world.make('investments', { fundId })
    expect(await read(`investments/${investmentId}`)).toMatchObject({ holdingStatus: 'NotInvested' })
    const first = await world.make('fair-values', { investmentId, date: '2026-03-31', value: '900' })
    expect(await read(`investments/${investmentId}`)).toMatchObject({ holdingStatus: 'Held' })
    await api.remove('user', `/api/fair-values/${first.id}`, 1)
    await world.insert('transactions', {
      fundId,
      investmentId,
      type: 'Investment',
      subType: 'Initial purchase',
      date: '2026-01-31',
      status: 'Planned',
      amountFund: '-1000',
      nonCashItem: false,
    })
    expect(await read(`investments/${investmentId}`)).toMatchObject({ holdingStatus: 'NotInvested' })
    await world.insert('transactions', {
      fundId,
      investmentId,
      type: 'Investment',
      subType: 'Conversion',
      date: '2026-01-31',
      status: 'Booked',
      amountFund: '-20',
      nonCashItem: true,
    })
    expect(await read(`investments/${investmentId}`)).toMatchObject({ invested: '0.00', holdingStatus: 'Held' })
    await world.make('fair-values', { investmentId, date: '2026-06-30', value: '1200.5' })
    await world.insert('transactions', {
      fundId,
      investmentId,
      type: 'Investment',
      subType: 'Initial purchase',
      date: '2026-01-31',
      status: 'Booked',
      amountFund: '-1000',
      nonCashItem: false,
    })
    await world.insert('transactions', {
      fundId,
      investmentId,
      type: 'Investment',
      subType: 'Follow-on',
      date: '2026-02-28',
      status: 'Planned',
      amountFund: '-50',
      nonCashItem: false,
    })
    expect(await read(`investments/${investmentId}`)).toMatchObject({
      invested: '1000.00',
      currentValue: '1200.50',
      valuedOn: '2026-06-30',
      holdingStatus: 'Held',
    })
    await world.insert('transactions', {
      fundId,
      investmentId,
      type: 'Divestment',
      subType: 'Full exit',
      date: '2026-07-01',
      status: 'Booked',
      amountFund: '1500',
      nonCashItem: false,
    })
    expect(await read(`investments/${investmentId}`)).toMatchObject({
      invested: '1000.00',
      currentValue: '0.00',
      valuedOn: '2026-07-01',
      holdingStatus: 'Exited',
    })
  })

  test('is found by what it is worth and what was promised, largest first', async () => {
    const fundId = (await world.make('funds')).id
    for (const [name, promised, value] of [
      ['Small', '9', '1000'],
      ['Large', '100', '200000'],
      ['Unvalued', '50', null],
    ] as const) {
      const { id } = await world.make('investments', {
        fundId,
        name,
        commitments: [{ date: '2024-02-01', value: promised }],
      })
      if (value) await world.make('fair-values', { investmentId: id, date: '2026-06-30', value })
    }
    const names = async (field: string) =>
      (await api.get('agent', `/api/investments?filter={"fundId":${fundId}}&sort=["${field}","DESC"]`))
        .json<StoredRecord[]>()
        .map(({ name }) => name)
    expect(await names('currentValue')).toEqual(['Large', 'Small', 'Unvalued'])
    expect(await names('totalCommitment')).toEqual(['Large', 'Unvalued', 'Small'])
  })

  test('R126 is read by staff, made and changed by those who edit, and by nobody else', async () => {
    expect(await accessTo(api, world, 'investments', 'fundId')).toEqual([
      'admin 200 200 201 200',
      'user 200 200 201 200',
      'agent 200 200 403 403',
      'investor 403 403 403 403',
      'global 403 403 403 403',
      'mixed 403 403 403 403',
    ])
    const foreign = await other.make('investments')
    expect((await api.get('admin', `/api/investments/${foreign.id}`)).statusCode).toBe(404)
    expect((await save('investments', await world.body('investments', { fundId: foreign.fundId }))).statusCode).toBe(
      422,
    )
  })

  test('shows a logo of its own, and none of another record', async () => {
    const body = await world.body('investments')
    const { id } = (await save('investments', body)).json<StoredRecord>()
    const another = await world.make('investments')
    const keep = async (target: number, kind: string, name = 'logo.png', content: Uint8Array = PNG) =>
      (
        await upload(api, 'user', `/api/investments/${target}/documents`, name, content, { kind, description: 'Logo' })
      ).json<StoredRecord>().id
    const { fundId: _, ...values } = body
    const put = async (logoId: number, version: number) =>
      api.put('user', `/api/investments/${id}`, version, { ...values, logoId })
    for (const wrong of [await keep(another.id, 'Logo'), await keep(id, 'Other', 'terms.pdf', PDF)])
      expect((await put(wrong, 1)).json<Problem>().errors).toEqual({
        logoId: ['Choose one of the pictures kept with this record as a logo.'],
      })
    expect((await put(await keep(id, 'Logo'), 1)).statusCode).toBe(200)
    expect(
      (
        await upload(api, 'user', `/api/investments/${id}/documents`, 'logo.pdf', PDF, {
          kind: 'Logo',
          description: 'Logo',
        })
      ).statusCode,
    ).toBe(415)
  })
})

test('the investments of a list are added up by the currency of their deals', async () => {
  const fund = await world.make('funds', {})
  const [one, two] = [await world.make('currencies', { code: 'SEK' }), await world.make('currencies', { code: 'NOK' })]
  const make = (dealCurrencyId: number, ...values: string[]) =>
    world.make('investments', {
      fundId: fund.id,
      dealCurrencyId,
      subscriptionDate: '2024-01-15',
      commitments: values.map((value, month) => ({ date: `2024-0${month + 2}-01`, value })),
    })
  const first = await make(one.id, '100.10', '200.20')
  const later = await make(one.id, '0.05')
  await make(two.id, '7.00')
  await world.make('fair-values', { investmentId: first.id, date: '2024-06-30', value: '310.00' })
  const totals = async (filter: object) =>
    (await api.get('agent', `/api/investments/totals?filter=${JSON.stringify(filter)}`)).json<object[]>()
  expect(await totals({ fundId: fund.id })).toMatchObject([
    { currencyId: one.id, count: 2, commitment: '300.35', currentValue: '310.00' },
    { currencyId: two.id, count: 1, commitment: '7.00', currentValue: '0.00', valuedFrom: null, valuedTo: null },
  ])
  await world.make('fair-values', { investmentId: later.id, date: '2024-09-30', value: '5.00' })
  expect((await totals({ fundId: fund.id }))[0]).toMatchObject({ valuedFrom: '2024-06-30', valuedTo: '2024-09-30' })
  expect(await totals({ fundId: fund.id, dealCurrencyId: two.id })).toHaveLength(1)
})

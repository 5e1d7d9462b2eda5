import { describe, expect, test } from 'vitest'
import { expense } from '../../generated/entities/expense.ts'
import { negate, round, sum } from '../../src/money.ts'
import { sectionsOf } from '../../src/expenses/sections.ts'
import type { FundReturns } from '../../src/performance/partnerReturns.ts'
import type { Performance } from '../../src/performance/performance.ts'
import type { Sources } from '../../src/performance/sources.ts'
import readSheets, { readSheet } from 'read-excel-file/node'
import type { CashFlows } from '../../src/performance/cashFlows.ts'
import type { Comparatives } from '../../src/performance/comparatives.ts'
import type { ValueBridge } from '../../src/performance/valueBridge.ts'
import { serve } from '../server/serve.ts'

const { api, world } = await serve()
const currency = await world.make('currencies', { code: 'EUR' })
const fund = await world.make('funds', {
  currencyId: currency.id,
  carriedInterestType: 'European',
  carriedInterest: '20',
  preferredReturn: '8',
  catchUp: '100',
  decimals: 0,
})
const periods = [
  await world.make('reporting-periods', { fundId: fund.id, name: 'Q4 2024', date: '2024-12-31' }),
  await world.make('reporting-periods', { fundId: fund.id, name: 'Q3 2026', date: '2026-09-30' }),
]
const investment = await world.make('investments', {
  fundId: fund.id,
  name: 'Aurelia Robotics',
  dealCurrencyId: currency.id,
  geography: 'Nordics',
  subscriptionDate: '2023-01-15',
  commitments: [{ date: '2023-01-15', value: '600000' }],
})
for (const [date, value] of [
  ['2024-12-31', '650000'],
  ['2026-09-30', '1200000'],
])
  await world.make('fair-values', { investmentId: investment.id, date, value, cost: '600000' })
for (const [index, totalCash] of ['300000', '250000'].entries())
  await world.make('accounting-entries', {
    fundId: fund.id,
    reportingPeriodId: periods[index]!.id,
    totalCash,
    borrowings: '0',
    otherAssetsAndLiabilities: '0',
  })
for (const changes of [
  { date: '2023-02-01', type: 'Investment', subType: 'Initial purchase', amount: '-600000', status: 'Booked' },
  { date: '2025-06-30', type: 'Income', subType: 'Dividend', amount: '50000', status: 'Pending' },
  { date: '2025-07-01', type: 'Income', subType: 'Dividend', amount: '99999', status: 'Planned' },
  { date: '2025-07-02', type: 'Income', subType: 'Dividend', amount: '99999', status: 'Cancelled' },
  {
    date: '2025-07-03',
    type: 'Investment',
    subType: 'Conversion',
    amount: '-99999',
    status: 'Booked',
    nonCashItem: true,
  },
]) {
  const { amount, ...rest } = changes
  // Past the rules of transactions: only what the performance reads counts here.
  await world.insert('transactions', {
    ...(await world.body('transactions', {
      fundId: fund.id,
      investmentId: investment.id,
      currencyId: currency.id,
      exchangeRateToFund: '1',
      exchangeRateToSystem: '1',
      ...rest,
    })),
    amountLocal: amount,
    amountFund: amount,
    amountSystem: amount,
  })
}
const closing = await world.make('closings', { fundId: fund.id, name: 'First closing', date: '2023-01-10' })
const movement = await world.make('capital-movements', { fundId: fund.id, name: 'Call 1', dueDate: '2023-01-20' })
for (const [name, value, called] of [
  ['Ashcombe', '1500000', '750000'],
  ['Borrowdale', '500000', '250000'],
]) {
  const partner = await world.make('limited-partners', { fundId: fund.id, name })
  await world.insert('limited-partner-commitments', {
    limitedPartnerId: partner.id,
    date: '2023-01-10',
    value,
    closingId: closing.id,
    transferId: null,
  })
  await world.insert('limited-partner-transactions', {
    limitedPartnerId: partner.id,
    date: '2023-01-20',
    type: 'CapitalCall',
    amount: called,
    impactOnUnfunded: `-${called}`,
    investmentFunding: called,
    capitalMovementId: movement.id,
    closingId: null,
    transferId: null,
    shares: called,
  })
}

const shown = async (query = '', person: 'user' | 'agent' | 'admin' = 'user'): Promise<Performance> => {
  const answer = await api.get(person, `/api/funds/${fund.id}/performance${query}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json() as Performance
}

describe('the performance of a fund in the API', () => {
  test('is computed from the records as of the latest period', async () => {
    const { fund: head, period, figures, investments, groups, previous } = await shown()
    expect([head.currency, period?.name, previous?.period.name]).toEqual(['EUR', 'Q3 2026', 'Q4 2024'])
    const values = Object.fromEntries(Object.values(figures).map(({ name, value }) => [name, value]))
    expect(values).toMatchObject({
      commitments: '2000000.00',
      called: '1000000.00',
      distributed: '0.00',
      remaining: '1000000.00',
      nav: '1450000.00',
      navPerShare: '1.450000',
      pic: '50',
      invested: '600000.00',
      realised: '50000.00',
      fairValue: '1200000.00',
    })
    // 450,000 of profit: the preferred return is covered, the catch-up is complete.
    expect([values['accruedCarry'], values['netNav'], values['tvpi'], values['grossMultiple']]).toEqual([
      '90000.00',
      '1360000.00',
      '1.3600000000',
      '2.0833333333',
    ])
    expect(Number(values['netIrr'])).toBeCloseTo(8.69, 1)
    expect(figures.called.rows).toEqual([
      { resource: 'capital-movements', ids: [movement.id], date: '2023-01-20', amount: '1000000.00' },
    ])
    expect(investments).toMatchObject([
      { id: investment.id, name: 'Aurelia Robotics', moic: { value: '2.0833333333' }, share: '100.00' },
    ])
    expect(groups.geography).toMatchObject([{ name: 'Nordics' }])
  })

  test('stays with the last period that has its accounting until the next one has', async () => {
    const next = await world.make('reporting-periods', { fundId: fund.id, name: 'October 2026', date: '2026-10-31' })
    expect((await shown()).period?.name).toBe('Q3 2026')
    const asked = await shown('?asOf=2026-11-01')
    expect([asked.period?.name, asked.figures.nav.reason]).toEqual([
      'October 2026',
      'There is no accounting entry for October 2026',
    ])
    expect((await api.remove('admin', `/api/reporting-periods/${next.id}`, 1)).statusCode).toBe(200)
  })

  test('can be asked for as of an earlier period', async () => {
    for (const day of ['2024-12-31', '2025-03-15']) {
      const { asOf, figures, jCurve } = await shown(`?asOf=${day}`)
      expect([
        asOf,
        figures.nav.value,
        figures.invested.value,
        figures.realised.value,
        jCurve.map(({ netValue }) => netValue),
      ]).toEqual(['2024-12-31', '950000.00', '600000.00', '0.00', ['-50000.00']])
    }
    const before = await shown('?asOf=2023-06-30')
    expect([before.period, before.figures.nav.reason]).toEqual([null, 'No reporting period has ended by this day'])
  })

  test('names records that can be opened', async () => {
    const { figures } = await shown()
    const rows = Object.values(figures).flatMap(figure => figure.rows)
    expect(new Set(rows.map(({ resource }) => resource))).toEqual(
      new Set(['closings', 'capital-movements', 'transactions', 'fair-values', 'accounting-entries']),
    )
    for (const { resource, ids } of rows)
      for (const id of ids) expect((await api.get('agent', `/api/${resource}/${id}`)).statusCode).toBe(200)
  })

  test('says of each record behind a figure what it is and who changed it last', async () => {
    const asked = async (query: string) =>
      (await api.get('agent', `/api/funds/${fund.id}/performance/sources?${query}`)).json() as Sources
    const { figures } = await shown()
    for (const figure of Object.values(figures)) {
      const { sources } = await asked(`figure=${figure.name}`)
      for (const { resource, ids } of figure.rows)
        for (const id of ids)
          expect(
            sources.find(source => source.resource === resource && source.id === id)?.name,
            `${figure.name} ${resource}`,
          ).toBeTruthy()
    }
    expect((await asked('figure=nav')).sources).toMatchObject([
      {
        resource: 'fair-values',
        name: 'Aurelia Robotics',
        investmentId: investment.id,
        by: expect.any(String),
        at: expect.stringMatching(/^20/),
      },
      { resource: 'accounting-entries', name: 'Q3 2026', by: expect.any(String) },
    ])
    expect((await asked('figure=nav&asOf=2024-12-31')).sources.at(-1)).toMatchObject({ name: 'Q4 2024' })
    expect((await asked(`investmentId=${investment.id}`)).sources.map(({ resource }) => resource).sort()).toEqual([
      'fair-values',
      'transactions',
      'transactions',
    ])
    for (const [query, status] of [
      ['figure=nonsense', 404],
      ['investmentId=999999', 404],
      ['investmentId=x', 400],
      ['figure=nav&asOf=soon', 400],
      ['', 404],
    ] as const)
      expect((await api.get('user', `/api/funds/${fund.id}/performance/sources?${query}`)).statusCode, query).toBe(
        status,
      )
    for (const [person, status] of [
      ['investor', 403],
      ['global', 403],
      ['stranger', 404],
    ] as const)
      expect((await api.get(person, `/api/funds/${fund.id}/performance/sources?figure=nav`)).statusCode, person).toBe(
        status,
      )
  })

  test('has a capital account for every partner, together with the carry of the general partner the net asset value', async () => {
    const { nav, generalPartner, accounts } = (
      await api.get('user', `/api/funds/${fund.id}/capital-accounts`)
    ).json() as FundReturns
    expect([nav, generalPartner]).toEqual(['1450000.00', '90000.00'])
    expect(
      accounts.map(({ contributed, result, carry, balance, tvpi }) => [
        contributed,
        result,
        carry,
        balance,
        tvpi.value,
      ]),
    ).toEqual([
      ['750000.00', '337500.00', '67500.00', '1020000.00', '1.3600000000'],
      ['250000.00', '112500.00', '22500.00', '340000.00', '1.3600000000'],
    ])
    for (const asOf of ['2024-12-31', '2026-09-30']) {
      const then = (await api.get('agent', `/api/funds/${fund.id}/capital-accounts?asOf=${asOf}`)).json() as FundReturns
      expect(then.asOf).toBe(asOf)
      expect(round(sum([...then.accounts.map(account => account.balance), then.generalPartner!]), 2), asOf).toBe(
        (await shown(`?asOf=${asOf}`)).figures.nav.value,
      )
      for (const account of then.accounts)
        expect(
          round(
            sum([
              account.contributed,
              account.result,
              ...[account.distributed, account.managementFees, account.carry].map(negate),
            ]),
            2,
          ),
          asOf,
        ).toBe(account.balance)
    }
    expect((await api.get('investor', `/api/funds/${fund.id}/capital-accounts`)).statusCode).toBe(403)
    expect((await api.get('stranger', `/api/funds/${fund.id}/capital-accounts`)).statusCode).toBe(404)
    expect(
      ((await api.get('user', `/api/funds/${fund.id}/capital-accounts?asOf=2023-06-30`)).json() as FundReturns).reason,
    ).toBe('No reporting period has ended by this day')
  })

  test('is for staff of the tenant only, for funds that exist, and for days', async () => {
    const url = `/api/funds/${fund.id}/performance`
    for (const person of ['admin', 'agent'] as const) expect((await shown('', person)).fund.id).toBe(fund.id)
    expect((await api.get('investor', url)).statusCode).toBe(403)
    expect((await api.get('stranger', url)).statusCode).toBe(404)
    expect((await api.call(undefined, url)).statusCode).toBe(401)
    expect((await api.get('user', '/api/funds/999999/performance')).statusCode).toBe(404)
    expect((await api.get('user', `${url}?asOf=2026-02-30`)).statusCode).toBe(400)
    expect((await api.get('user', `${url}?period=1`)).statusCode).toBe(400)
    expect((await api.call('user', url, { method: 'POST', body: {} })).statusCode).toBe(405)
  })
})

describe('the other views of the performance', () => {
  const url = (view: string, query = '') => `/api/funds/${fund.id}/performance/${view}${query}`

  test('show the cash flows by quarter with their dated records', async () => {
    const { quarters, totals } = (await api.get('agent', url('cash-flows'))).json() as CashFlows
    expect([quarters.length, quarters[0]]).toEqual([
      15,
      {
        name: 'Q1 2023',
        date: '2023-03-31',
        called: '1000000.00',
        distributed: '0.00',
        net: '-1000000.00',
        invested: '600000.00',
        realised: '0.00',
        running: '-1000000.00',
        flows: [
          {
            resource: 'capital-movements',
            ids: [movement.id],
            date: '2023-01-20',
            called: '1000000.00',
            distributed: '0.00',
          },
        ],
      },
    ])
    expect(totals).toEqual({
      called: '1000000.00',
      distributed: '0.00',
      net: '-1000000.00',
      invested: '600000.00',
      realised: '50000.00',
    })
    expect(((await api.get('user', url('cash-flows', '?asOf=2024-12-31'))).json() as CashFlows).quarters.length).toBe(8)
  })

  test('bridge the net asset value between two periods to the cent', async () => {
    const bridge = (await api.get('user', url('value-bridge'))).json() as ValueBridge
    // 950,000 + 600,000 of value change (1,200,000 − 650,000 + 50,000 received) − 100,000 that the books do not explain
    // = 1,450,000.
    expect(bridge.steps.map(({ name, amount }) => [name, amount])).toEqual([
      ['opening', '950000.00'],
      ['called', '0.00'],
      ['distributed', '0.00'],
      ['valueChange', '600000.00'],
      ['managementFees', '0.00'],
      ['expenses', '0.00'],
      ['carryPaid', '0.00'],
      ['other', '-100000.00'],
      ['closing', '1450000.00'],
    ])
    expect(bridge.notes).toEqual(['Q3 2026 has no expense summary: its fees and expenses are part of “Other”.'])
    const whole = (await api.get('user', url('value-bridge', '?from=inception&asOf=2024-12-31'))).json() as ValueBridge
    expect([whole.from, whole.steps[0]?.amount, whole.steps.at(-1)?.amount]).toEqual([null, '0.00', '950000.00'])
    for (const from of ['2026-09-30', '2027-01-01', 'soon', ''])
      expect((await api.get('user', url('value-bridge', `?from=${from}`))).statusCode, from).toBe(400)
  })

  test('take fees and expenses from the expense summaries', async () => {
    const other = await world.make('funds', { currencyId: fund['currencyId'] as number })
    const period = await world.make('reporting-periods', { fundId: other.id, name: 'Q1 2026', date: '2026-03-31' })
    await world.make('accounting-entries', {
      fundId: other.id,
      reportingPeriodId: period.id,
      totalCash: '100',
      borrowings: '0',
      otherAssetsAndLiabilities: '0',
    })
    const stated: Record<string, string> = {
      'Management fee': '30.01',
      'Offset - other': '-10.01',
      'Interest income': '5.00',
      'Carried interest accrued': '7.00',
      Legal: '3.00',
      'Placement fees': '1.50',
    }
    const lines = Object.fromEntries(
      sectionsOf(expense).map(({ name, items }) => [
        name,
        items.map(({ value }) => ({ item: value, amount: stated[value] ?? '0' })),
      ]),
    )
    await world.make('expenses', { fundId: other.id, reportingPeriodId: period.id, ...lines })
    const { steps, notes } = (
      await api.get('user', `/api/funds/${other.id}/performance/value-bridge?asOf=2026-03-31`)
    ).json() as ValueBridge
    expect([notes, Object.fromEntries(steps.map(({ name, amount }) => [name, amount]))]).toMatchObject([
      [],
      { managementFees: '-20.00', expenses: '-4.50', other: '124.50', closing: '100.00' },
    ])
  })

  test('set the periods side by side', async () => {
    const { periods, previous, yearBefore, figures } = (
      await api.get('user', url('comparatives'))
    ).json() as Comparatives
    expect([periods.map(({ name }) => name), previous?.name, yearBefore]).toEqual([
      ['Q4 2024', 'Q3 2026'],
      'Q4 2024',
      null,
    ])
    expect(figures.find(({ name }) => name === 'nav')).toMatchObject({
      values: [{ value: '950000.00' }, { value: '1450000.00' }],
      sincePrevious: '500000.00',
      sinceYearBefore: null,
    })
  })

  test('come together in a workbook with real numbers and days, whose head says day, period and currency', async () => {
    const answer = await api.get('agent', url('export', '?asOf=2026-09-30'))
    expect(answer.headers).toMatchObject({
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'content-disposition': 'attachment; filename=performance.xlsx',
      'cache-control': 'no-store',
    })
    const sheets = await readSheets(answer.rawPayload)
    expect(sheets.map(({ sheet }) => sheet)).toEqual([
      'Key figures',
      'J-curve',
      'Value by investment',
      'Value by geography',
      'Value by industry',
      'Value by currency',
      'Cash flows',
      'Dated flows',
      'Value bridge',
      'Value change',
      'Comparatives',
    ])
    const rows = await readSheet(answer.rawPayload, 'Cash flows')
    expect(rows.slice(0, 4).map(([name, value]) => [name, value])).toEqual([
      ['Fund', fund['name']],
      ['As of', new Date('2026-09-30')],
      ['Reporting period', 'Q3 2026'],
      ['Currency', 'EUR'],
    ])
    expect(rows.find(([name]) => name === 'Q1 2023')).toEqual([
      'Q1 2023',
      new Date('2023-03-31'),
      1_000_000,
      0,
      -1_000_000,
      -1_000_000,
      600_000,
      0,
    ])
    expect(
      (await readSheet(answer.rawPayload, 'Key figures')).find(([name]) => name === 'Net asset value')?.slice(0, 3),
    ).toEqual(['Net asset value', 1_450_000, 'EUR'])
  })

  test('are for staff of the tenant only, for funds that exist, and for days', async () => {
    for (const view of ['cash-flows', 'value-bridge', 'comparatives', 'export']) {
      for (const person of ['admin', 'user', 'agent'] as const)
        expect((await api.get(person, url(view))).statusCode, `${view} ${person}`).toBe(200)
      for (const [person, status] of [
        ['investor', 403],
        ['global', 403],
        ['stranger', 404],
      ] as const)
        expect((await api.get(person, url(view))).statusCode, `${view} ${person}`).toBe(status)
      expect((await api.call(undefined, url(view))).statusCode).toBe(401)
      for (const query of ['?asOf=2026-02-30', '?period=1', '?asOf=2026-09-30&asOf=2026-09-30'])
        expect((await api.get('user', url(view, query))).statusCode, `${view}${query}`).toBe(400)
      expect((await api.get('user', `/api/funds/999999/performance/${view}`)).statusCode, view).toBe(404)
    }
    for (const view of ['cash-flows', 'comparatives'])
      expect((await api.get('user', url(view, '?from=inception'))).statusCode, view).toBe(400)
  })
})

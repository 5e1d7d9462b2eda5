import { describe, expect, test } from 'vitest'
import { negate, round, sum } from '../../src/money.ts'
import { serve } from '../server/serve.ts'
import { makeFixtures } from './fixtures.ts'
import type { FundReturns, Performance, Sources } from '../../src/performance/answers.ts'

const { api, world } = await serve()
const { fund, investment, movement } = await makeFixtures(world)

const shown = async (query = '', person: 'user' | 'agent' | 'admin' = 'user'): Promise<Performance> => {
  const answer = await api.get(person, `/api/funds/${fund.id}/performance${query}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<Performance>()
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
      (await api.get('agent', `/api/funds/${fund.id}/performance/sources?${query}`)).json<Sources>()
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
    ).json<FundReturns>()
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
      const then = (await api.get('agent', `/api/funds/${fund.id}/capital-accounts?asOf=${asOf}`)).json<FundReturns>()
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
      (await api.get('user', `/api/funds/${fund.id}/capital-accounts?asOf=2023-06-30`)).json<FundReturns>().reason,
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

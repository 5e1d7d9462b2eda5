import { describe, expect, test } from 'vitest'
import { expense } from '../../generated/entities/expense.ts'
import { sectionsOf } from '../../src/expenses/sections.ts'
import readSheets, { readSheet } from 'read-excel-file/node'
import { partsOf, unpacked } from '../../src/server/exchange/archive.ts'
import { serve } from '../server/serve.ts'
import { makeFixtures } from './fixtures.ts'
import type { CashFlows, Comparatives, ValueBridge } from '../../src/performance/answers.ts'

const { api, world } = await serve()
const { fund, movement } = await makeFixtures(world)

describe('the other views of the performance', () => {
  const url = (view: string, query = '') => `/api/funds/${fund.id}/performance/${view}${query}`

  test('show the cash flows by quarter with their dated records', async () => {
    const { quarters, totals } = (await api.get('agent', url('cash-flows'))).json<CashFlows>()
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
    expect((await api.get('user', url('cash-flows', '?asOf=2024-12-31'))).json<CashFlows>().quarters.length).toBe(8)
  })

  test('bridge the net asset value between two periods to the cent', async () => {
    const bridge = (await api.get('user', url('value-bridge'))).json<ValueBridge>()
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
    const whole = (await api.get('user', url('value-bridge', '?from=inception&asOf=2024-12-31'))).json<ValueBridge>()
    expect([whole.from, whole.steps[0]?.amount, whole.steps.at(-1)?.amount]).toEqual([null, '0.00', '950000.00'])
    for (const from of ['2026-09-30', '2027-01-01', 'soon', ''])
      expect((await api.get('user', url('value-bridge', `?from=${from}`))).statusCode, from).toBe(400)
  })

  test('take fees and expenses from the expense summaries', async () => {
    const other = await world.make('funds', { currencyId: fund.currencyId })
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
    ).json<ValueBridge>()
    expect([notes, Object.fromEntries(steps.map(({ name, amount }) => [name, amount]))]).toMatchObject([
      [],
      { managementFees: '-20.00', expenses: '-4.50', other: '124.50', closing: '100.00' },
    ])
  })

  test('set the periods side by side', async () => {
    const { periods, previous, yearBefore, figures } = (await api.get('user', url('comparatives'))).json<Comparatives>()
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
      ['Fund', fund.name],
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
    expect(rows.find(([name]) => name === 'Quarter')?.slice(2, 4)).toEqual(['Called (EUR)', 'Distributed (EUR)'])
  })

  test('hold percentages as spreadsheets do, and sums that follow when somebody changes a cell above them', async () => {
    const { rawPayload } = await api.get('agent', url('export', '?asOf=2026-09-30'))
    const parts = new Map(partsOf(rawPayload).map(part => [part.name, unpacked(rawPayload, part)]))
    const sheet = (place: number) => parts.get(`xl/worksheets/sheet${place}.xml`) ?? ''
    const rows = await readSheet(rawPayload, 'Cash flows')
    const last = rows.length
    const [, cached] =
      new RegExp(`<c r="C${last}"[^>]*><f>SUM\\(C7:C${last - 1}\\)</f><v>([^<]+)</v>`).exec(sheet(7)) ?? []
    const column = rows.slice(6, -1).map(row => Number(row[2]))
    expect(Number(cached)).toBe(column.reduce((one, other) => one + other, 0))
    expect(rows.at(-1)?.[2]).toBe(Number(cached))
    expect(parts.get('xl/styles.xml')).toContain('0.00%')
    const investments = await readSheet(rawPayload, 'Value by investment')
    const share = investments.find(row => row.includes('Share'))?.indexOf('Share') ?? -1
    const shares = investments.slice(6).flatMap(row => (row[0] === 'Total' ? [] : Number(row[share])))
    expect(shares.length).toBeGreaterThan(0)
    expect(shares.reduce((one, other) => one + other, 0)).toBeCloseTo(1, 4)
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

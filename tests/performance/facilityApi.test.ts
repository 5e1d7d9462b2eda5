/** Returns with and without a subscription facility as the API answers them, from what stands in PostgreSQL. */
import { describe, expect, test } from 'vitest'
import { readSheet } from 'read-excel-file/node'
import type { Comparatives, FundReturns, Performance, Sources } from '../../src/performance/answers.ts'
import type { PerformanceReport, Statement } from '../../src/capital-account-statements/shapes.ts'
import { publishPeriod } from '../capital-account-statements/statementFixtures.ts'
import type { RecordOf } from '../server/requests.ts'
import { serve } from '../server/serve.ts'

const { api, world } = await serve()
const euro = await world.make('currencies', { code: 'EUR' })

const DRAWN = [
  ['Facility drawdown', '2022-01-15', '10000000.00', {}],
  ['Facility repayment', '2022-07-15', '-10000000.00', {}],
  // What was cancelled never happened, and where no money moved nothing was drawn.
  ['Facility drawdown', '2022-08-15', '7000000.00', { nonCashItem: true }],
  ['Facility drawdown', '2022-08-16', '7000000.00', { status: 'Cancelled' }],
] as const

/** Two partners of 75 and 25 %; 10 million are called on 15/07/2022 and worth 12 million on 15/01/2025. */
async function fundOf(drawn: readonly (typeof DRAWN)[number][]) {
  const fund = await world.make('funds', { currencyId: euro.id, carriedInterestType: 'None', decimals: 0 })
  const period = await world.make('reporting-periods', { fundId: fund.id, name: 'Start of 2025', date: '2025-01-15' })
  const closing = await world.insert('closings', {
    fundId: fund.id,
    name: 'First closing',
    date: '2022-01-10',
    status: 'Completed',
  })
  const movement = await world.make('capital-movements', { fundId: fund.id, name: 'Call 1', dueDate: '2022-07-15' })
  for (const [name, commitment, called] of [
    ['Ashcombe', '15000000', '7500000'],
    ['Borrowdale', '5000000', '2500000'],
  ] as const) {
    const { id: limitedPartnerId } = await world.make('limited-partners', { fundId: fund.id, name })
    const own = { limitedPartnerId, transferId: null }
    await world.insert('limited-partner-commitments', {
      ...own,
      date: '2022-01-10',
      value: commitment,
      closingId: closing.id,
    })
    await world.insert('limited-partner-transactions', {
      ...own,
      date: '2022-07-15',
      type: 'CapitalCall',
      amount: called,
      impactOnUnfunded: `-${called}`,
      investmentFunding: called,
      capitalMovementId: movement.id,
      closingId: null,
    })
  }
  await world.make('accounting-entries', {
    fundId: fund.id,
    reportingPeriodId: period.id,
    totalCash: '12000000',
    borrowings: '0',
    otherAssetsAndLiabilities: '0',
  })
  const rows = []
  for (const [subType, date, amount, changes] of drawn)
    rows.push(
      await world.make('transactions', {
        fundId: fund.id,
        investmentId: null,
        type: 'Other',
        subType,
        date,
        status: 'Booked',
        currencyId: euro.id,
        exchangeRateToFund: '1',
        exchangeRateToSystem: '1',
        amountLocal: amount,
        amountFund: amount,
        amountSystem: amount,
        ...changes,
      }),
    )
  return { fund, period, movement, rows }
}

const get = async <Answer>(path: string): Promise<Answer> => {
  const answer = await api.get('user', path)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<Answer>()
}
const percent = (value: string | null) => value && Number(value).toFixed(2)

describe('a fund that has drawn on a subscription facility', async () => {
  const { fund, period, movement, rows } = await fundOf(DRAWN)

  test('has TVPI and net IRR with and without it, each with the records that it is made of', async () => {
    const { figures } = await get<Performance>(`/api/funds/${fund.id}/performance`)
    // 1.2^(365/915) − 1 since the call, 1.2^(365/1096) − 1 since the draw.
    expect([percent(figures.netIrr.value), percent(figures.netIrrWithoutFacility.value)]).toEqual(['7.54', '6.26'])
    expect([figures.tvpi.value, figures.tvpiWithoutFacility.value]).toEqual(['1.2000000000', '1.2000000000'])
    expect(figures.facilityDrawn).toMatchObject({ value: '0.00' })
    expect(figures.netIrrWithoutFacility).not.toHaveProperty('hidden')
    expect(figures.netIrrWithoutFacility.rows).toEqual([
      { resource: 'transactions', ids: [rows[0]?.id], date: '2022-01-15', amount: '-10000000.00' },
    ])
    const { sources } = await get<Sources>(`/api/funds/${fund.id}/performance/sources?figure=netIrrWithoutFacility`)
    expect(sources.map(({ resource, id, name }) => [resource, id, name])).toEqual(
      expect.arrayContaining([
        ['transactions', rows[0]?.id, 'Facility drawdown'],
        ['capital-movements', movement.id, 'Call 1'],
      ]),
    )
  })

  test('has them for each partner, in the comparatives and in the workbook', async () => {
    const { accounts } = await get<FundReturns>(`/api/funds/${fund.id}/capital-accounts`)
    expect(
      accounts.map(({ withoutFacility }) => [withoutFacility?.tvpi.value, percent(withoutFacility?.irr.value ?? null)]),
    ).toEqual([
      ['1.2000000000', '6.26'],
      ['1.2000000000', '6.26'],
    ])
    const compared = await get<Comparatives>(`/api/funds/${fund.id}/performance/comparatives`)
    expect(compared.figures.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['tvpiWithoutFacility', 'netIrrWithoutFacility']),
    )
    const workbook = await api.get('user', `/api/funds/${fund.id}/performance/export`)
    const sheet = await readSheet(workbook.rawPayload, 'Key figures')
    const found = sheet.find(([title]) => title === 'Net IRR, without the facility')
    expect(Number(found?.[1])).toBeCloseTo(0.0626, 4)
  })

  test('publishes them with the statement of each partner and the report', async () => {
    await publishPeriod(api, period)
    const [row] = (
      await api.get('agent', `/api/capital-account-statements?filter={"reportingPeriodId":${period.id}}`)
    ).json<RecordOf<'capital-account-statements'>[]>()
    const paper = (format: string) =>
      api.get('agent', `/api/capital-account-statements/${row?.id}/paper?format=${format}`)
    const { statement, performanceReport } = (await paper('json')).json<{
      statement: Statement
      performanceReport: PerformanceReport
    }>()
    expect(percent(statement.withoutFacility?.netIrr.value ?? null)).toBe('6.26')
    expect(statement.withoutFacility?.tvpi).toEqual({ value: '1.2000000000' })
    const reported = performanceReport.figures.find(({ name }) => name === 'netIrrWithoutFacility')
    expect(percent(reported?.value ?? null)).toBe('6.26')
    const sheet = await readSheet((await paper('xlsx')).rawPayload, 'Your position')
    expect(sheet.map(([title]) => title)).toEqual(
      expect.arrayContaining(['TVPI, without the facility', 'Net IRR, without the facility']),
    )
    const pdf = await paper('pdf')
    expect([pdf.statusCode, pdf.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
  })
})

test('a fund that has drawn on none says nothing of one, on the page, to partners, and in what it publishes', async () => {
  const { fund, period } = await fundOf(DRAWN.slice(2))
  const { figures } = await get<Performance>(`/api/funds/${fund.id}/performance`)
  expect(figures.netIrrWithoutFacility).toMatchObject({ hidden: true, value: figures.netIrr.value })
  const { accounts } = await get<FundReturns>(`/api/funds/${fund.id}/capital-accounts`)
  for (const account of accounts) expect(account).not.toHaveProperty('withoutFacility')
  await publishPeriod(api, period)
  const [row] = (
    await api.get('agent', `/api/capital-account-statements?filter={"reportingPeriodId":${period.id}}`)
  ).json<RecordOf<'capital-account-statements'>[]>()
  const { body } = await api.get('agent', `/api/capital-account-statements/${row?.id}/paper?format=json`)
  expect(body).not.toMatch(/facility/i)
})

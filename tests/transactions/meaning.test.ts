import { describe, expect, test } from 'vitest'
import type { FeeProposals } from '../../src/invoices/actions.ts'
import type { Checklist } from '../../src/reporting-periods/checklist.ts'
import type { RecordOf } from '../server/requests.ts'
import { serve } from '../server/serve.ts'
import type { Performance } from '../../src/performance/answers.ts'

const { api, world } = await serve()
const currency = await world.make('currencies', { code: 'EUR' })

interface Fixtures {
  fund: RecordOf<'funds'>
  investment: RecordOf<'investments'>
  period: RecordOf<'reporting-periods'>
}

/**
 * Bought for 1,000 and valued at 800 on 30/06/2026; the figures are asked for as of 30/09/2026. The other investment
 * stays.
 */
async function fixtures(): Promise<Fixtures> {
  const fund = await world.make('funds', {
    currencyId: currency.id,
    decimals: 2,
    managementFee: '2',
    managementFeeBasis: 'Cash At Work',
    firstClosingDate: '2020-01-01',
    investmentPeriod: 5,
    additionalBasis: null,
    managementFeeSubsequent: null,
  })
  const period = await world.make('reporting-periods', { fundId: fund.id, name: 'Q3 2026', date: '2026-09-30' })
  await world.make('accounting-entries', {
    fundId: fund.id,
    reportingPeriodId: period.id,
    totalCash: '50',
    borrowings: '0',
    otherAssetsAndLiabilities: '0',
  })
  const [investment, other] = [
    await world.make('investments', { fundId: fund.id, name: 'Falling' }),
    await world.make('investments', { fundId: fund.id, name: 'Standing' }),
  ]
  for (const { id } of [investment, other])
    await world.insert('transactions', {
      fundId: fund.id,
      investmentId: id,
      type: 'Investment',
      subType: 'Initial purchase',
      date: '2025-01-31',
      status: 'Booked',
      amountFund: '-1000',
      nonCashItem: false,
    })
  await world.make('fair-values', { investmentId: investment.id, date: '2026-06-30', value: '800', cost: '1000' })
  await world.make('fair-values', { investmentId: other.id, date: '2026-09-30', value: '1100', cost: '1000' })
  return { fund, investment, period }
}

const end = ({ fund, investment }: Fixtures, subType: string, changes: object = {}) =>
  world.insert('transactions', {
    fundId: fund.id,
    investmentId: investment.id,
    type: 'Divestment',
    subType,
    date: '2026-07-15',
    status: 'Booked',
    amountFund: '-1000',
    nonCashItem: subType === 'Write-off',
    ...changes,
  })

/**
 * Net asset value, value and state in the list, whose fair values the period still expects, cost that the fee is taken
 * of.
 */
async function figures({ fund, investment, period }: Fixtures): Promise<unknown[]> {
  const answer = async <Body>(path: string): Promise<Body> => (await api.get('user', `/api/${path}`)).json()
  const {
    figures: { nav },
    investments,
  } = await answer<Performance>(`funds/${fund.id}/performance`)
  const [listed] = await answer<RecordOf<'investments'>[]>(`investments?filter={"id":${investment.id}}`)
  const { items } = await answer<Checklist>(`reporting-periods/${period.id}/checklist`)
  const fairValues = items.find(({ name }) => name === 'fairValues')
  const proposed = (
    await api.post('user', '/api/invoices/propose-management-fees?preview=true', {
      fundId: fund.id,
      from: '2026-10-01',
      to: '2026-10-31',
      date: '2026-10-31',
    })
  ).json<FeeProposals>()
  const basis = proposed.proposals[0]!.trace.find(({ step }) => step === 'Part')!.base
  expect(nav.note, listed!.holdingStatus as string).toBe(
    listed!.holdingStatus === 'Held'
      ? `Last valued before 30/09/2026: Falling (${listed!.valuedOn === '2026-07-15' ? '15/07' : '30/06'}/2026)`
      : undefined,
  )
  return [
    nav.value,
    investments.find(({ id }) => id === investment.id)!.fairValue,
    listed!.currentValue,
    listed!.holdingStatus,
    fairValues!.first.map(({ name }) => name),
    basis,
  ]
}

describe('what begins a holding', () => {
  test('is a purchase that no money paid for, too: without a fair value it is named among what is missing', async () => {
    const { fund } = await fixtures()
    const given = await world.make('investments', { fundId: fund.id, name: 'Contributed in kind' })
    const add = (changes: object) =>
      world.insert('transactions', {
        fundId: fund.id,
        investmentId: given.id,
        type: 'Investment',
        subType: 'Conversion',
        date: '2026-08-01',
        status: 'Booked',
        amountFund: '-500',
        nonCashItem: true,
        ...changes,
      })
    const shown = async () => (await api.get('user', `/api/funds/${fund.id}/performance`)).json<Performance>()
    const names = ({ investments }: Performance) => investments.map(({ name, fairValue }) => [name, fairValue])
    for (const harmless of [
      { status: 'Planned' },
      { status: 'Cancelled' },
      { type: 'Divestment', subType: 'Partial exit' },
      { date: '2026-10-01' },
    ]) {
      await add(harmless)
      expect((await shown()).figures.nav.value, JSON.stringify(harmless)).toBe('1950.00')
    }
    await add({})
    const missing = await shown()
    expect([missing.figures.nav.value, missing.figures.nav.reason]).toEqual([
      null,
      'There is no fair value of Contributed in kind',
    ])
    expect(names(missing)).toEqual([
      ['Standing', '1100.00'],
      ['Falling', '800.00'],
      ['Contributed in kind', null],
    ])
    await world.make('fair-values', { investmentId: given.id, date: '2026-09-30', value: '500', cost: '500' })
    expect((await shown()).figures.nav.value).toBe('2450.00')
  })
})

describe('what ends a holding', () => {
  test('is the same for net asset value, list, checklist and fee: a full exit or a write-off', async () => {
    for (const [subType, status] of [
      ['Full exit', 'Exited'],
      ['Write-off', 'WrittenOff'],
    ] as const) {
      const place = await fixtures()
      expect(await figures(place), subType).toEqual(['1950.00', '800.00', '800.00', 'Held', ['Falling'], '2000.00'])
      await end(place, subType)
      expect(await figures(place), subType).toEqual(['1150.00', '0.00', '0.00', status, [], '1000.00'])
    }
  })

  test('is no exit in part and nothing that is planned or was cancelled', async () => {
    for (const [subType, status, cost] of [
      // Half of what it was worth was sold: half of its cost is at work no longer.
      ['Partial exit', 'Booked', '1500.00'],
      ['Write-off', 'Planned', '2000.00'],
      ['Full exit', 'Cancelled', '2000.00'],
      ['Partial write-off', 'Planned', '2000.00'],
    ] as const) {
      const place = await fixtures()
      await end(place, subType, { status, amountFund: '400' })
      expect(await figures(place), subType).toEqual(['1950.00', '800.00', '800.00', 'Held', ['Falling'], cost])
    }
  })

  test('leaves the rest of a holding of which a part is written off, in net asset value, list, checklist and fee', async () => {
    const place = await fixtures()
    await end(place, 'Partial write-off', { amountFund: '-200' })
    expect(await figures(place)).toEqual(['1750.00', '600.00', '600.00', 'Held', ['Falling'], '1750.00'])
    await end(place, 'Partial write-off', { amountFund: '100', costOfDisposal: '150' })
    expect(await figures(place)).toEqual(['1650.00', '500.00', '500.00', 'Held', ['Falling'], '1600.00'])
    await world.make('fair-values', {
      investmentId: place.investment.id,
      date: '2026-07-15',
      value: '550',
      cost: '700',
    })
    expect(await figures(place)).toEqual(['1700.00', '550.00', '550.00', 'Held', ['Falling'], '1700.00'])
  })

  test('is no write-off of a part: a fair value above zero on its day or later says what remains', async () => {
    const place = await fixtures()
    await end(place, 'Write-off', { amountFund: '-600' })
    const remaining = await world.make('fair-values', {
      investmentId: place.investment.id,
      date: '2026-07-15',
      value: '300',
      cost: '400',
    })
    expect(await figures(place)).toEqual(['1450.00', '300.00', '300.00', 'Held', ['Falling'], '1400.00'])
    const last = await world.make('fair-values', {
      investmentId: place.investment.id,
      date: '2026-09-30',
      value: '0',
      cost: '400',
    })
    expect(await figures(place)).toEqual(['1150.00', '0.00', '0.00', 'WrittenOff', [], '1000.00'])
    for (const { id } of [last, remaining]) await api.remove('user', `/api/fair-values/${id}`, 1)
    expect(await figures(place)).toEqual(['1150.00', '0.00', '0.00', 'WrittenOff', [], '1000.00'])
  })
})

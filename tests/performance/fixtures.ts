/**
 * A fund whose performance the tests know: an investment with fair values and flows, two periods, and two partners with
 * the movement that called them.
 */
import type { RecordOf, Seen } from '../server/requests.ts'
import type { World } from '../server/samples.ts'

export async function makeFixtures(world: World) {
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
  return { fund, investment, movement: await callPartners(world, fund) }
}

async function callPartners(world: World, fund: Seen): Promise<RecordOf<'capital-movements'>> {
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
  return movement
}

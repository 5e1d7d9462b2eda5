/** A fund with two partners of 5 and 15 million: called, distributed (a part recallable), valued and completed. */
import { expect } from 'vitest'
import type { Api } from '../server/api.ts'
import type { RecordOf } from '../server/requests.ts'
import type { World } from '../server/samples.ts'

export interface Fixtures {
  fund: RecordOf<'funds'>
  period: RecordOf<'reporting-periods'>
  partners: [RecordOf<'limited-partners'>, RecordOf<'limited-partners'>]
  movement: RecordOf<'capital-movements'>
}

export async function statementFixtures(
  world: World,
  names: readonly [string, string] = ['Ashcombe', 'Borrowdale'],
  contacts: readonly [number?, number?] = [],
): Promise<Fixtures> {
  const currency = await world.make('currencies', {})
  const fund = await world.make('funds', { currencyId: currency.id, vintageYear: 2023 })
  const period = await world.make('reporting-periods', { fundId: fund.id, name: 'Q2 2026', date: '2026-06-30' })
  const closing = await world.insert('closings', {
    fundId: fund.id,
    name: 'First closing',
    date: '2023-01-10',
    status: 'Completed',
  })
  const movement = await world.make('capital-movements', { fundId: fund.id, name: 'Call 1', dueDate: '2023-01-20' })
  const payout = await world.make('capital-movements', { fundId: fund.id, name: 'Payout 1', dueDate: '2025-03-31' })
  const hold = async (place: 0 | 1, commitment: string, called: string, distributed: string, recallable: string) => {
    const partner = await world.make('limited-partners', {
      fundId: fund.id,
      name: names[place],
      ...(contacts[place] && { mainContactId: contacts[place] }),
    })
    const own = { limitedPartnerId: partner.id, closingId: null, transferId: null }
    await world.insert('limited-partner-commitments', {
      limitedPartnerId: partner.id,
      date: '2023-01-10',
      value: commitment,
      closingId: closing.id,
      transferId: null,
    })
    await world.insert('limited-partner-transactions', {
      ...own,
      date: '2023-01-20',
      type: 'CapitalCall',
      amount: called,
      impactOnUnfunded: `-${called}`,
      investmentFunding: called,
      capitalMovementId: movement.id,
    })
    await world.insert('limited-partner-transactions', {
      ...own,
      date: '2025-03-31',
      type: 'Distribution',
      amount: `-${distributed}`,
      impactOnUnfunded: recallable,
      distribution: distributed,
      returnOfCapital: distributed,
      recallableDistribution: recallable,
      capitalMovementId: payout.id,
    })
    return partner
  }
  const partners: Fixtures['partners'] = [
    await hold(0, '5000000', '1312500', '250000', '120000'),
    await hold(1, '15000000', '3937500', '750000', '360000'),
  ]
  await world.make('accounting-entries', {
    fundId: fund.id,
    reportingPeriodId: period.id,
    totalCash: '5200000.01',
    borrowings: '0',
    otherAssetsAndLiabilities: '0',
  })
  return { fund, period, partners, movement }
}

/** Completes and publishes, as an administrator does. */
export async function publishPeriod(
  api: Api,
  period: RecordOf<'reporting-periods'>,
): Promise<RecordOf<'reporting-periods'>> {
  let record = period
  for (const action of ['complete', 'publish']) {
    const answer = await api.post(
      'admin',
      `/api/reporting-periods/${record.id}/${action}`,
      {},
      { version: record.version },
    )
    expect(answer.statusCode, answer.body).toBe(200)
    record = answer.json<RecordOf<'reporting-periods'>>()
  }
  return record
}

/** What is due, overdue and waits, over all funds, with the amounts that follow from the records by hand. */
import { describe, expect, test } from 'vitest'
import type { RecentChange } from '../../src/activity/reads.ts'
import type { Deadlines } from '../../src/deadlines/reads.ts'
import type { Person } from '../server/api.ts'
import { serve } from '../server/serve.ts'

const { api, world } = await serve()

async function deadlines(person: Person = 'user'): Promise<Deadlines> {
  const answer = await api.get(person, '/api/deadlines')
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<Deadlines>()
}

const euro = await world.make('currencies', { code: 'EUR' })
const dollar = await world.make('currencies', { code: 'USD' })
await world.make('exchange-rates', { currencyId: dollar.id, toCurrencyId: euro.id, date: '2026-10-31', rate: '0.9' })
const growth = await world.make('funds', { name: 'Growth', currencyId: euro.id })
const nordic = await world.make('funds', { name: 'Nordic', currencyId: dollar.id })

/** Past the actions that complete and publish, which come with the capital stage. */
async function movement(fund: { id: number }, name: string, dueDate: string, more: object): Promise<number> {
  const made = await world.insert('capital-movements', {
    ...(await world.body('capital-movements', { fundId: fund.id, name, dueDate })),
    investmentFunding: '0',
    managementFees: null,
    expensesPaidIn: null,
    expensesOutOfPaidIn: null,
    lateEntranceFee: null,
    distribution: null,
    ...more,
  })
  return made.id
}

const line = async (capitalMovementId: number, fund: { id: number }, name: string, more: object) => {
  const partner = await world.make('limited-partners', { fundId: fund.id, name })
  await world.insert('capital-movement-lines', {
    ...(await world.body('capital-movement-lines', { capitalMovementId, limitedPartnerId: partner.id })),
    ...more,
  })
}

describe('the deadlines of all funds', () => {
  test('are none where nothing is due', async () => {
    const { receive, pay, overdue, movements, late, closings } = await deadlines()
    expect([receive.count, pay.count, overdue.count, movements, late, closings]).toEqual([0, 0, 0, [], [], []])
  })

  test('add up what comes in and goes out in 60 days, in the system currency at today’s rate', async () => {
    // Today is 21/11/2026; the 60 days end on 20/01/2027.
    const call = await movement(growth, 'Capital call 12', '2026-12-04', {
      investmentFunding: '8000000.00',
      managementFees: '280000.00',
      status: 'Published',
    })
    // What some have paid too much, recorded as all of it or not, is not what the others owe.
    await line(call, growth, 'Ashcombe', {
      investmentFunding: '1000000.00',
      amountReceived: '1200000.00',
      paymentStatus: 'Received',
    })
    // Of a call that nets, one is paid and the others pay.
    await line(call, growth, 'Emberley', { distribution: '40.00', paymentStatus: 'Open' })
    await line(call, growth, 'Borrowdale', { investmentFunding: '500000.00', paymentStatus: 'Open' })
    await line(call, growth, 'Calderstone', {
      investmentFunding: '80000.00',
      amountReceived: '95000.00',
      paymentStatus: 'Partial',
    })
    await line(call, growth, 'Dray', {
      investmentFunding: '6420000.00',
      managementFees: '280000.00',
      amountReceived: '20000.00',
      paymentStatus: 'Partial',
    })
    await movement(nordic, 'Capital call 2', '2027-01-20', { investmentFunding: '100000.00' })
    await movement(nordic, 'Too late', '2027-01-21', { investmentFunding: '7.00' })
    await movement(growth, 'Distribution 7', '2026-12-10', { distribution: '4192500.00', status: 'Completed' })
    const { until, currency, rates, receive, pay, movements, waiting } = await deadlines()
    expect([until, currency, rates]).toEqual([
      '2027-01-20',
      'EUR',
      [{ currency: 'USD', rate: '0.9', date: '2026-10-31' }],
    ])
    // 500,000 + 6,700,000 − 20,000 + 100,000 × 0.9
    expect(receive).toEqual({ amount: '7270000.00', count: 2, first: '2026-12-04', withoutRate: [] })
    expect(pay).toEqual({ amount: '4192540.00', count: 2, first: '2026-12-04', withoutRate: [] })
    expect(movements.map(({ name, amount, currency: of, paid, lines }) => [name, amount, of, paid, lines])).toEqual([
      ['Capital call 12', '8280000.00', 'EUR', 1, 5],
      ['Distribution 7', '-4192500.00', 'EUR', 0, 0],
      ['Capital call 2', '100000.00', 'USD', 0, 0],
    ])
    expect(waiting.map(({ name }) => name)).toEqual(['Distribution 7'])
  })

  test('name who has not paid and how much, less what was paid', async () => {
    const call = await movement(nordic, 'Capital call 1', '2026-11-09', {
      investmentFunding: '300000.00',
      status: 'Published',
    })
    await line(call, nordic, 'Elmsworth Nominees', {
      investmentFunding: '150000.00',
      amountReceived: '30000.00',
      paymentStatus: 'Partial',
    })
    await line(call, nordic, 'Paid in full', {
      investmentFunding: '150000.00',
      amountReceived: '150000.00',
      paymentStatus: 'Received',
    })
    const { overdue, late } = await deadlines()
    // 120,000 × 0.9
    expect(overdue).toEqual({ amount: '108000.00', count: 1, first: '2026-11-09', withoutRate: [] })
    expect(late).toMatchObject([
      {
        partner: 'Elmsworth Nominees',
        movement: 'Capital call 1',
        fund: 'Nordic',
        outstanding: '120000.00',
        currency: 'USD',
      },
    ])
  })

  test('count open invoices with VAT and adjustment', async () => {
    for (const [number, total, adjustment, vat, date] of [
      ['1', '1000.00', '-100.00', '170.00', '2026-10-28'],
      ['2', '10.00', null, '0.00', '2026-11-01'],
    ])
      await world.make('invoices', {
        fundId: growth.id,
        supplier: 'S',
        number,
        date,
        currencyId: euro.id,
        total,
        adjustment,
        vat,
      })
    expect((await deadlines()).toApprove).toEqual({ amount: '1080.00', count: 2, first: '2026-10-28', withoutRate: [] })
  })

  test('say when a period ends, also one that nobody has made yet', async () => {
    await world.make('reporting-periods', { fundId: growth.id, name: 'Q3 2026', date: '2026-09-30' })
    await world.make('reporting-periods', { fundId: nordic.id, name: 'Q4 2026', date: '2026-12-31' })
    expect((await deadlines()).periodEnds).toEqual([
      { date: '2026-12-31', name: null, funds: ['Growth'] },
      { date: '2026-12-31', name: 'Q4 2026', funds: ['Nordic'] },
    ])
  })

  test('name no end of a quarter for a fund that reports by year, nor one beyond the 60 days', async () => {
    const yearly = await world.make('funds', { name: 'Yearly', investorReportingFrequency: 'Annual' })
    await world.make('reporting-periods', { fundId: yearly.id, name: '2025', date: '2025-12-31' })
    const growthAlone = [{ date: '2026-12-31', name: null, funds: ['Growth'] }]
    expect((await deadlines()).periodEnds.filter(({ name }) => name === null)).toEqual(growthAlone)
    const { date } = api.today
    // 60 days after it is 30/12/2026.
    api.today.date = '2026-10-31'
    const earlier = await deadlines()
    api.today.date = '2026-11-01'
    const later = await deadlines()
    api.today.date = date
    expect([earlier.until, earlier.periodEnds]).toEqual(['2026-12-30', []])
    expect([later.until, later.periodEnds.filter(({ name }) => name === null)]).toEqual(['2026-12-31', growthAlone])
  })

  test('name onboardings whose next step is ours, the longest waiting first, and the goal of the fund', async () => {
    const onboarding = async (investorName: string, status: string, statusDate: string, fund = growth) =>
      world.insert('onboardings', {
        ...(await world.body('onboardings', { fundId: fund.id, investorName })),
        status,
        statusDate,
      })
    const question = async ({ id: onboardingId }: { id: number }, status: string) =>
      world.insert('onboarding-comments', {
        ...(await world.body('onboarding-comments', { onboardingId })),
        status,
      })
    const hurried = await world.make('funds', { name: 'Hurried', onboardingReviewDays: 2 })
    await onboarding('Confirmed by us', 'SubscriptionSubmitted', '2026-11-20')
    await onboarding('Reviewed by us', 'DueDiligenceSubmitted', '2026-11-16', hurried)
    await question(await onboarding('Answered', 'DueDiligenceSubmitted', '2026-11-19'), 'Answered')
    await question(await onboarding('Has been asked', 'DueDiligenceSubmitted', '2026-11-01'), 'Open')
    await question(await onboarding('Not sent yet', 'Started', '2026-11-18'), 'Open')
    for (const status of ['SubmittedToInvestor', 'SubscriptionSigned', 'Completed', 'Aborted'])
      await onboarding(`Not ours, ${status}`, status, '2026-10-01')
    expect(
      (await deadlines()).onboardings.map(({ investor, fund, status, since, until }) => [
        investor,
        fund,
        status,
        since,
        until,
      ]),
    ).toEqual([
      ['Reviewed by us', 'Hurried', 'DueDiligenceSubmitted', '2026-11-16', '2026-11-18'],
      ['Not sent yet', 'Growth', 'Started', '2026-11-18', '2026-11-25'],
      ['Answered', 'Growth', 'DueDiligenceSubmitted', '2026-11-19', '2026-11-26'],
      ['Confirmed by us', 'Growth', 'SubscriptionSubmitted', '2026-11-20', '2026-11-27'],
    ])
    expect((await deadlines('stranger')).onboardings).toEqual([])
  })

  test('are read by all staff, by nobody else, and of one tenant only', async () => {
    for (const person of ['admin', 'user', 'agent'] as const)
      expect((await deadlines(person)).receive.count, person).toBe(2)
    for (const person of ['investor', 'global'] as const)
      expect((await api.get(person, '/api/deadlines')).statusCode, person).toBe(403)
    const strange = await deadlines('stranger')
    expect([strange.receive.count, strange.late, strange.toApprove.count]).toEqual([0, [], 0])
  })
})

describe('who did what lately', () => {
  const recent = async (person: Person) => (await api.get(person, '/api/activity/recent')).json<RecentChange[]>()

  test('names person, action and record, the newest first, and nothing that the reader may not read', async () => {
    const contact = await world.make('contacts', { firstName: 'Nora', lastName: 'Aas' })
    const [newest] = await recent('user')
    expect(newest).toMatchObject({
      action: 'create',
      resource: 'contacts',
      record: { id: contact.id, firstName: 'Nora' },
      exists: true,
      count: 1,
    })
    expect(newest?.by).toBeTruthy()
    expect((await recent('user')).length).toBeLessThanOrEqual(6)
    expect((await recent('stranger')).map(({ record, resource }) => `${resource} ${record.id}`)).not.toContain(
      `contacts ${contact.id}`,
    )
    for (const person of ['investor', 'global'] as const)
      expect((await api.get(person, '/api/activity/recent')).statusCode, person).toBe(403)
  })
})

/** The statements that add a ledger up say what the pure ledger says of the same rows, whatever the rows are. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../../src/calendar.ts'
import type { CalendarDate, Decimal } from '../../src/entity.ts'
import { appendCommitments, appendTransactions, ledgerOf } from '../../src/limited-partners/ledger.server.ts'
import { impactOf, ledgerFigures, amountOf } from '../../src/limited-partners/ledger.ts'
import type { CommitmentRow, Components, TransactionRow } from '../../src/limited-partners/ledger.ts'
import type { ExplainedLedger, PartnerTotals } from '../../src/limited-partners/reads.ts'
import { negate, round, sum, unitsText } from '../../src/money.ts'
import type { CashFlows, FundReturns, PartnerAccount, Performance } from '../../src/performance/answers.ts'
import { serveLedger } from './servedLedger.ts'
import { seedOf } from '../seeds.ts'

const { api, fund, closing, movement, otherMovement, inContext, partnerOf, world } = await serveLedger()
const period = await world.make('reporting-periods', { fundId: fund.id, name: 'Q4 2025', date: '2025-12-31' })
await world.make('accounting-entries', {
  fundId: fund.id,
  reportingPeriodId: period.id,
  totalCash: '1234567.89',
  borrowings: '0',
  otherAssetsAndLiabilities: '0',
})

const DAY: CalendarDate = '2025-12-31'
const COMPONENTS = [
  'investmentFunding',
  'managementFees',
  'expensesPaidIn',
  'expensesOutOfPaidIn',
  'lateEntranceFee',
  'returnOfCapital',
  'realizedGain',
  'distribution',
  'recallableDistribution',
] as const satisfies readonly (keyof Components)[]
const TYPES = ['CapitalCall', 'Distribution', 'Equalisation'] as const

/** The same rows at every run. Each component has amounts of its own, so that none can be left out or counted twice. */
function generated(partners: readonly number[]): { commitments: CommitmentRow[]; transactions: TransactionRow[] } {
  const amount = fc.integer({ min: -5_000_000, max: 9_999_999 }).map(value => unitsText(BigInt(value), 2))
  const day = fc.integer({ min: 0, max: 330 }).map(days => addDays('2025-02-01', days))
  const who = fc.constantFrom(...partners)
  const components = fc.tuple(...COMPONENTS.map(() => amount))
  const [rows] = fc.sample(
    fc.record({
      commitments: fc.array(fc.tuple(who, day, amount), { minLength: 12, maxLength: 12 }),
      transactions: fc.array(fc.tuple(who, day, components, fc.constantFrom(...TYPES), fc.nat(2), amount), {
        minLength: 60,
        maxLength: 60,
      }),
    }),
    { seed: seedOf(906), numRuns: 1 },
  )
  const sources = [
    { capitalMovementId: movement.id },
    { capitalMovementId: otherMovement.id },
    { closingId: closing.id },
  ]
  return {
    commitments: [
      ...partners.map((limitedPartnerId): CommitmentRow => ({
        limitedPartnerId,
        date: '2025-01-31',
        value: '900000.00',
        closingId: closing.id,
      })),
      ...rows!.commitments.map(([limitedPartnerId, date, value]): CommitmentRow => ({
        limitedPartnerId,
        date,
        value,
        closingId: closing.id,
      })),
    ],
    transactions: rows!.transactions.map(([limitedPartnerId, date, amounts, type, source, shares]): TransactionRow => {
      const own: Partial<Components> = Object.fromEntries(COMPONENTS.map((name, index) => [name, amounts[index]!]))
      return {
        limitedPartnerId,
        date,
        type,
        ...sources[source],
        ...own,
        amount: amountOf(own),
        impactOnUnfunded: impactOf(own),
        shares,
      }
    }),
  }
}

const partners = await Promise.all(['Ashcombe', 'Borrowdale', 'Calderstone', 'Dray'].map(partnerOf))
const ids = partners.map(({ id }) => id).sort((a, b) => a - b)
const rows = generated(ids)
await inContext(async context => {
  await appendCommitments(context, rows.commitments)
  await appendTransactions(context, rows.transactions)
})
const pure = (of: readonly number[]) =>
  ledgerFigures(
    rows.commitments.filter(({ limitedPartnerId }) => of.includes(limitedPartnerId)),
    rows.transactions.filter(({ limitedPartnerId }) => of.includes(limitedPartnerId)),
  )
/** As the record of a partner names them. */
const shownOf = (of: readonly number[]) => {
  const { commitment, called, calledPercent, distributed, recallable, remaining, shares } = pure(of)
  return {
    totalCommitment: commitment,
    capitalCalled: called,
    capitalCalledPercent: calledPercent,
    distributed,
    recallableDistribution: recallable,
    remaining,
    shares,
  }
}
const answer = async <Answer>(path: string): Promise<Answer> => {
  const answered = await api.get('user', path)
  expect(answered.statusCode, answered.body).toBe(200)
  return answered.json<Answer>()
}

describe('on generated rows', () => {
  test('the records of partners, their list and its totals say what the pure ledger says', async () => {
    for (const id of ids) {
      expect(pure([id]).calledOutside).not.toBe('0.00')
      expect(await answer(`/api/limited-partners/${id}`)).toMatchObject(shownOf([id]))
    }
    const filter = JSON.stringify({ fundId: fund.id })
    expect(await answer(`/api/limited-partners?filter=${filter}&sort=["id","ASC"]`)).toMatchObject(
      ids.map(id => shownOf([id])),
    )
    expect(await answer<PartnerTotals>(`/api/limited-partners/totals?filter=${filter}`)).toEqual({
      count: ids.length,
      ...shownOf(ids),
    })
    // What a list sorts by is the same figure.
    const sorted = await answer<{ id: number }[]>(
      `/api/limited-partners?filter=${filter}&sort=["capitalCalled","DESC"]`,
    )
    const byCalled = ids.toSorted((a, b) => Number(pure([b]).called) - Number(pure([a]).called))
    expect(sorted.map(({ id }) => id)).toEqual(byCalled)
  })

  test('the performance of the fund, its cash flows and the capital accounts say it, too', async () => {
    const { called, commitment, distributed, recallable, remaining, shares } = pure(ids)
    const { figures } = await answer<Performance>(`/api/funds/${fund.id}/performance?asOf=${DAY}`)
    expect({
      called: figures.called.value,
      commitment: figures.commitments.value,
      distributed: figures.distributed.value,
      recallable: figures.recallable.value,
      remaining: figures.remaining.value,
      shares: figures.shares.value,
    }).toEqual({ called, commitment, distributed, recallable, remaining, shares })
    const { totals } = await answer<CashFlows>(`/api/funds/${fund.id}/performance/cash-flows?asOf=${DAY}`)
    expect([totals.called, totals.distributed]).toEqual([called, distributed])
    const { accounts } = await answer<FundReturns>(`/api/funds/${fund.id}/capital-accounts?asOf=${DAY}`)
    expect(accounts.map(({ contributed, distributed: paidOut }) => [contributed, paidOut])).toEqual(
      ids.map(id => [pure([id]).called, pure([id]).distributed]),
    )
    for (const id of ids) {
      const { account } = await answer<PartnerAccount>(`/api/limited-partners/${id}/capital-account?asOf=${DAY}`)
      expect(account?.contributed).toBe(pure([id]).called)
    }
  })

  test('who adds up what the remaining commitment is made of comes to it', async () => {
    const { figures } = await answer<Performance>(`/api/funds/${fund.id}/performance?asOf=${DAY}`)
    const added = (...amounts: Decimal[]): Decimal => round(sum(amounts), 2)
    expect(
      added(
        ...figures.remaining.of.map(name => figures[name].value!),
        ...figures.remaining.rows.map(({ amount }) => amount),
      ),
    ).toBe(figures.remaining.value)
    for (const id of ids) {
      const { figures: own, rollForward } = await answer<ExplainedLedger>(`/api/limited-partners/${id}/ledger`)
      expect(added(...own.remaining.rows.map(({ amount }) => amount))).toBe(own.remaining.value)
      const { commitments, calls, recallable, transfers } = rollForward
      expect(added(commitments, negate(calls), recallable, transfers)).toBe(own.remaining.value)
    }
  })

  test('the ledger stands in the order in which things happened and were booked', async () => {
    const read = await inContext(context => ledgerOf(context, ids.toReversed()))
    for (const [those, booked] of [
      [read.commitments, rows.commitments],
      [read.transactions, rows.transactions],
    ] as const) {
      const order = those.map(({ date, id }) => `${date} ${String(id).padStart(9, '0')}`)
      expect(order).toEqual(order.toSorted())
      expect(those).toHaveLength(booked.length)
      expect(new Set(order.map(each => each.slice(0, 10))).size).toBeLessThan(booked.length)
    }
    const { figures } = await answer<ExplainedLedger>(`/api/limited-partners/${ids[0]}/ledger`)
    const dates = figures.called.rows.map(({ date }) => date)
    expect(dates).toEqual(dates.toSorted())
  })
})

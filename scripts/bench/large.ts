/**
 * Lists of 200,000 transactions and 20,000 limited partners: the time of an answer, ours beside a query written by hand
 * for just this list, in alternating rounds.
 */
import pg from 'pg'
import { fillLargeFund } from '../../src/demo/large.ts'
import { inArena } from './arena.ts'
import { Contestant } from './contestant.ts'
import type { Asked } from './contestant.ts'
import { median, type Line } from './report.ts'

const ROUNDS = 7
const ROUNDS_BEFORE = 2
const REQUESTS = 5
const LIMIT = 2

interface LargeWork {
  name: string
  requests?: number
  ask: (fundId: number, turn: number) => Asked
}

const list = (resource: string, filter: Record<string, unknown>, rest: Record<string, unknown>): Asked => ({
  method: 'GET',
  path: `/api/${resource}?${new URLSearchParams({ filter: JSON.stringify(filter), ...Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)])) })}`,
})

const pageOf = (turn: number): number[] => [(turn % 40) * 25, (turn % 40) * 25 + 24]

const WORKS: readonly LargeWork[] = [
  {
    name: 'transactions, page with exact count',
    ask: (fundId, turn) => list('transactions', { fundId }, { sort: ['date', 'DESC'], range: pageOf(turn) }),
  },
  {
    name: 'transactions, sorted by amount',
    ask: (fundId, turn) => list('transactions', { fundId }, { sort: ['amountFund', 'DESC'], range: pageOf(turn) }),
  },
  {
    name: 'transactions, filtered by status and date',
    ask: (fundId, turn) =>
      list(
        'transactions',
        { fundId, status: 'Pending', date_gte: '2023-01-01', date_lte: '2023-12-31' },
        { sort: ['date', 'DESC'], range: pageOf(turn % 20) },
      ),
  },
  {
    name: 'limited partners, page with their figures',
    ask: (fundId, turn) => list('limited-partners', { fundId }, { sort: ['name', 'ASC'], range: pageOf(turn) }),
  },
  {
    name: 'limited partners, all 20,000 sorted by what remains',
    ask: (fundId, turn) => list('limited-partners', { fundId }, { sort: ['remaining', 'DESC'], range: pageOf(turn) }),
  },
  {
    name: 'limited partners, filtered by legal status',
    ask: (fundId, turn) =>
      list(
        'limited-partners',
        { fundId, legalStatus: 'NaturalPerson' },
        { sort: ['name', 'ASC'], range: pageOf(turn) },
      ),
  },
  {
    name: 'transactions, export of all 200,000 as JSON',
    requests: 1,
    ask: fundId => list('transactions', { fundId }, { sort: ['date', 'DESC'], format: 'json' }),
  },
  {
    name: 'limited partners, export of all 20,000 as JSON',
    requests: 1,
    ask: fundId => list('limited-partners', { fundId }, { sort: ['name', 'ASC'], format: 'json' }),
  },
]

/** The fund with its 200,000 transactions, in the database of the arena. */
async function filledFund(owner: pg.ClientConfig): Promise<number> {
  const client = new pg.Client(owner)
  await client.connect()
  try {
    return (await fillLargeFund(client, 'large')).fundId
  } finally {
    await client.end()
  }
}

export async function benchLarge(report: (line: Line) => void): Promise<void> {
  await inArena(async ({ environment, token, owner }) => {
    const fundId = await filledFund(owner)
    const ours = await new Contestant('product.ts', environment, token).ready()
    const yardstick = await new Contestant('yardstick.ts', environment, token).ready()
    try {
      for (const { name, ask, requests = REQUESTS } of WORKS) {
        const rounds: { ours: number; yardstick: number }[] = []
        for (let round = 0; round < ROUNDS_BEFORE + ROUNDS; round++) {
          const pair = {
            ours: await ours.time(requests, turn => ask(fundId, round * requests + turn)),
            yardstick: await yardstick.time(requests, turn => ask(fundId, round * requests + turn)),
          }
          if (round >= ROUNDS_BEFORE) rounds.push(pair)
        }
        const ratio = median(rounds.map(pair => pair.ours / pair.yardstick))
        const figure = `${median(rounds.map(pair => pair.ours)).toFixed(0)} ms, yardstick ${median(rounds.map(pair => pair.yardstick)).toFixed(0)} ms, ratio ${ratio.toFixed(2)}`
        report({ name, figure, budget: `ratio ≤ ${LIMIT}`, holds: ratio <= LIMIT })
      }
    } finally {
      await ours.stop()
      await yardstick.stop()
    }
  })
}

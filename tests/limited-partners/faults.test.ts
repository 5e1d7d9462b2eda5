/** The database fails at each statement of the actions that write the ledger: nothing of them is ever half done. */
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { LightMyRequestResponse } from 'fastify'
import { Connection } from '../../src/server/database/postgres/statements.ts'
import type { StoredRecord } from '../../src/server/records/values.ts'
import type { Person } from '../server/api.ts'
import { contentsOf } from '../server/contents.ts'
import { SIX, serveMovements } from '../capital-movements/servedMovements.ts'

const { api, act, fundWith, makePapers, movement, world } = await serveMovements()

afterEach(() => vi.restoreAllMocks())

/** From now on the statement of this number, counted from 1, fails in the database; the last may bring the commit. */
function failAt(number: number): void {
  let count = 0
  const fails = () => {
    count += 1
    return count === number
  }
  const { run, runLast, commit } = Connection.prototype
  const asked = (text: string, values: readonly unknown[]) => (fails() ? DIVISION_BY_ZERO : ([text, values] as const))
  vi.spyOn(Connection.prototype, 'run').mockImplementation(function (this: Connection, text, values) {
    return run.apply(this, [...asked(text, values)])
  })
  vi.spyOn(Connection.prototype, 'runLast').mockImplementation(function (this: Connection, text, values) {
    return runLast.apply(this, [...asked(text, values)])
  })
  vi.spyOn(Connection.prototype, 'commit').mockImplementation(async function (this: Connection) {
    if (this.begun && fails()) throw new Error('The connection was lost before the commit.')
    return commit.call(this)
  })
}

const DIVISION_BY_ZERO = ['select 1 / $1::int', [0]] as const

/** Asks again and again, with a later statement failing each time, until none is left that could. */
async function survivesEveryFault(ask: () => Promise<LightMyRequestResponse>): Promise<[number, StoredRecord]> {
  // What the first request of all remembers is no part of the action.
  await api.get('user', '/api/funds')
  await api.get('admin', '/api/funds')
  const before = await contentsOf(api.database)
  for (let number = 1; number < 200; number += 1) {
    failAt(number)
    const answer = await ask()
    vi.restoreAllMocks()
    if (answer.statusCode === 200) return [number - 1, answer.json<StoredRecord>()]
    expect(answer.statusCode, `statement ${number}: ${answer.body}`).toBeGreaterThanOrEqual(500)
    expect(await contentsOf(api.database), `statement ${number}`).toEqual(before)
  }
  throw new Error('There is always another statement.')
}

const asking =
  (person: Person, resource: 'capital-movements' | 'closings' | 'transfers', action: string, record: StoredRecord) =>
  () =>
    api.post(person, `/api/${resource}/${record.id}/${action}`, INPUT[action] ?? {}, { version: record.version })

const INPUT: Readonly<Record<string, object>> = { reopen: { reason: 'A fee was wrong.' } }

describe('a database that fails at any statement leaves nothing half done', { timeout: 120_000 }, () => {
  test('of completing, reopening and publishing a capital movement', async () => {
    const made = await fundWith(SIX)
    const call = await movement(made, { investmentFunding: '1000000', managementFees: '1000' })
    const [completing, completed] = await survivesEveryFault(asking('user', 'capital-movements', 'complete', call))
    await makePapers()
    const [reopening, reopened] = await survivesEveryFault(asking('admin', 'capital-movements', 'reopen', completed))
    const again = (await act('user', reopened, 'complete')).json<StoredRecord>()
    await makePapers()
    const [publishing, published] = await survivesEveryFault(asking('admin', 'capital-movements', 'publish', again))
    expect(published['status']).toBe('Published')
    expect([completing, reopening, publishing].map(statements => statements > 2)).toEqual([true, true, true])
  })

  test('of completing a closing, and of completing and reopening a transfer', async () => {
    const { fund, partners } = await fundWith(SIX)
    const [seller, buyer] = partners
    const closing = await world.make('closings', { fundId: fund.id, name: 'Second closing', date: '2025-12-31' })
    const newcomer = await world.make('limited-partners', { fundId: fund.id, name: 'Northgarth' })
    await world.make('closing-commitments', {
      closingId: closing.id,
      limitedPartnerId: newcomer.id,
      date: '2025-12-31',
      value: '5000000',
    })
    const [closings] = await survivesEveryFault(asking('user', 'closings', 'complete', closing))
    const saved = await api.post('user', '/api/transfers', {
      fundId: fund.id,
      date: '2026-03-31',
      sellerId: seller?.id,
      transferCommitment: '1000000.00',
      buyers: [{ limitedPartnerId: buyer?.id, commitment: '1000000.00' }],
    })
    const [completing, completed] = await survivesEveryFault(
      asking('user', 'transfers', 'complete', saved.json<StoredRecord>()),
    )
    const [reopening, reopened] = await survivesEveryFault(asking('admin', 'transfers', 'reopen', completed))
    expect(reopened['status']).toBe('Saved')
    expect([closings, completing, reopening].map(statements => statements > 2)).toEqual([true, true, true])
  })
})

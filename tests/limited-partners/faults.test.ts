/** The database fails at each statement of the actions that write the ledger: nothing of them is ever half done. */
import { describe, expect, test } from 'vitest'
import type { LightMyRequestResponse } from 'fastify'
import type { StoredRecord } from '../../src/server/records/values.ts'
import type { Seen } from '../server/requests.ts'
import { SEVERAL } from '../server/api.ts'
import type { Person } from '../server/api.ts'
import { contentsOf } from '../server/contents.ts'
import { SIX, serveMovements } from '../capital-movements/servedMovements.ts'
import { failingAt } from './failingDatabase.ts'

const { api, act, fundWith, makePapers, movement, world } = await serveMovements()

/** Asks again and again, with a later statement failing each time, until none is left that could. */
async function survivesEveryFault(ask: () => Promise<LightMyRequestResponse>): Promise<[number, StoredRecord]> {
  // What the first request of all remembers is no part of the action.
  await api.get('user', '/api/funds')
  await api.get('admin', '/api/funds')
  const before = await contentsOf(api.database)
  for (let number = 1; number < 200; number += 1) {
    const answer = await failingAt(number, ask)
    if (answer.statusCode === 200) return [number - 1, answer.json<StoredRecord>()]
    expect(answer.statusCode, `statement ${number}: ${answer.body}`).toBeGreaterThanOrEqual(500)
    expect(await contentsOf(api.database), `statement ${number}`).toEqual(before)
  }
  throw new Error('There is always another statement.')
}

const asking =
  (person: Person, resource: 'capital-movements' | 'closings' | 'transfers', action: string, record: Seen) => () =>
    api.post(person, `/api/${resource}/${record.id}/${action}`, INPUT[action] ?? {}, { version: record.version })

const INPUT: Readonly<Record<string, object>> = { reopen: { reason: 'A fee was wrong.' } }

describe.skipIf(SEVERAL)(
  'a database that fails at any statement leaves nothing half done',
  { timeout: 120_000 },
  () => {
    test('of completing, reopening and publishing a capital movement @long', async () => {
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

    test('of completing a closing, and of completing and reopening a transfer @long', async () => {
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
  },
)

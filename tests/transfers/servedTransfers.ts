/** Sellers and buyers for the API tests of transfers. */
import { expect } from 'vitest'
import { appendCommitments, appendTransactions } from '../../src/limited-partners/ledger.server.ts'
import { transactionsOfLine } from '../../src/limited-partners/ledger.ts'
import type { StoredRecord } from '../../src/server/records/values.ts'
import type { Person } from '../server/api.ts'
import { serveLedger } from '../limited-partners/servedLedger.ts'

export interface Refused {
  code: string
  detail: string
  errors?: Record<string, string[]>
}

/** To be awaited where a test file begins. */
export async function serveTransfers() {
  const ledger = await serveLedger()
  const { api, closing, fund, inContext, movement, world } = ledger
  let count = 0

  /** A seller who has promised 3,333,333.33 and paid 1,234,567.89 of it, and partners who have promised nothing. */
  async function seller(commitment = '3333333.33' as const, called = '1234567.89' as const) {
    count += 1
    const number = count
    const [own, ...others] = await Promise.all(
      ['Seller', 'One', 'Two', 'Three'].map(name =>
        world.make('limited-partners', { fundId: fund.id, name: `${name} ${number}` }),
      ),
    )
    if (!own) throw new Error('no seller')
    const limitedPartnerId = own.id
    await inContext(async context => {
      await appendCommitments(context, [
        { limitedPartnerId, date: '2025-01-31', value: commitment, closingId: closing.id },
      ])
      await appendTransactions(
        context,
        transactionsOfLine(
          limitedPartnerId,
          '2025-03-15',
          { investmentFunding: called },
          { capitalMovementId: movement.id },
        ),
      )
    })
    return { number, sellerId: limitedPartnerId, buyers: others.map(({ id }) => id) }
  }

  const bodyOf = (sellerId: number, transferCommitment: string, buyers: object[], date = '2025-06-01') => ({
    fundId: fund.id,
    date,
    sellerId,
    transferCommitment,
    buyers,
  })

  async function save(body: object): Promise<StoredRecord & { buyers: { limitedPartnerId: number }[] }> {
    const answer = await api.post('user', '/api/transfers', body)
    expect([answer.statusCode, answer.body]).toEqual([201, expect.any(String)])
    return answer.json()
  }

  const act = (action: 'complete' | 'reopen', { id, version }: StoredRecord, person: Person = 'admin') =>
    api.post(person, `/api/transfers/${id}/${action}`, {}, { version })

  async function acted(action: 'complete' | 'reopen', transfer: StoredRecord): Promise<StoredRecord> {
    const answer = await act(action, transfer)
    expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)])
    return answer.json()
  }

  return { ...ledger, seller, bodyOf, save, act, acted }
}

/** What each of these partners takes. */
export const takes = (ids: readonly number[], ...amounts: string[]) =>
  amounts.map((commitment, index) => ({ limitedPartnerId: ids[index], commitment }))

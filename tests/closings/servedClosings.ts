/** A fund with partners, closings and calls for the API tests of closings. */
import type { Decimal } from '../../src/entity.ts'
import { amountOf, impactOf } from '../../src/limited-partners/ledger.ts'
import type { Components } from '../../src/limited-partners/ledger.ts'
import type { StoredRecord } from '../../src/server/records/values.ts'
import type { Person } from '../server/api.ts'
import { requestsOf } from '../server/requests.ts'
import type { RecordOf, Seen } from '../server/requests.ts'
import { serve } from '../server/serve.ts'

export interface Problem {
  code: string
  detail?: string
  errors?: Record<string, string[]>
}

export interface ClosingFund {
  fund: RecordOf<'funds'>
  /** Makes a partner of the fund. */
  partner: (name: string, changes?: Record<string, unknown>) => Promise<RecordOf<'limited-partners'>>
  closing: (name: string, date: string) => Promise<RecordOf<'closings'>>
  /** A capital movement that is completed, with what it has booked for each partner. */
  movement: (
    name: string,
    dueDate: string,
    lines: readonly [Seen, Partial<Components>][],
  ) => Promise<RecordOf<'capital-movements'>>
}

const TERMS = {
  firstClosingDate: '2025-06-30',
  lateEntranceInterestRate: '8',
  nominalShareValue: '1',
  managementFee: '2',
}

/** To be awaited where a test file begins. */
export async function serveClosings() {
  const served = await serve()
  const { api, world } = served
  const add = ({ id }: { id: number }, partner: { id: number }, value: string, date: string) =>
    api.post('user', '/api/closing-commitments', { closingId: id, limitedPartnerId: partner.id, value, date })
  const added = async (closing: { id: number }, partner: { id: number }, value: string, date: string) => {
    const answer = await add(closing, partner, value, date)
    if (answer.statusCode !== 201) throw new Error(answer.body)
    return answer.json<StoredRecord>()
  }
  const complete = ({ id, version }: Seen, person: Person = 'user') =>
    api.post(person, `/api/closings/${id}/complete`, {}, { version })
  const completed = async (closing: Seen) => {
    const answer = await complete(closing)
    if (answer.statusCode !== 200) throw new Error(answer.body)
    return answer.json<RecordOf<'closings'>>()
  }
  const { list: found } = requestsOf(api)

  async function newFund(changes: Record<string, unknown> = {}): Promise<ClosingFund> {
    const fund = await world.make('funds', { ...TERMS, ...changes })
    const fundId = fund.id
    return {
      fund,
      partner: (name, more = {}) => world.make('limited-partners', { fundId, name, ...more }),
      closing: (name, date) => world.make('closings', { fundId, name, date }),
      movement: async (name, dueDate, lines) => {
        const open = await world.make('capital-movements', { fundId, name, dueDate })
        await api.database.asAdministrator("update capital_movements set status = 'Completed' where id = $1", [open.id])
        for (const [{ id: limitedPartnerId }, components] of lines)
          await world.insert('limited-partner-transactions', {
            limitedPartnerId,
            date: dueDate,
            type: 'CapitalCall',
            capitalMovementId: open.id,
            amount: amountOf(components),
            impactOnUnfunded: impactOf(components),
            shares: null,
            ...ZERO,
            ...components,
          })
        return open
      },
    }
  }

  /** Two partners of 60m and 40m since 30/06/2025, and a call of 30m that is due on 31/08/2025. */
  async function fundWithCall(changes: Record<string, unknown> = {}) {
    const made = await newFund(changes)
    const [ashcombe, borrowdale] = [await made.partner('Ashcombe'), await made.partner('Borrowdale')]
    const first = await made.closing('First closing', '2025-06-30')
    await added(first, ashcombe, '60000000', '2025-06-30')
    await added(first, borrowdale, '40000000', '2025-06-30')
    const done = await completed(first)
    const call = await made.movement('Capital call 1', '2025-08-31', [
      [ashcombe, { investmentFunding: '18000000.00', managementFees: '300000.00' }],
      [borrowdale, { investmentFunding: '12000000.00', managementFees: '200000.00' }],
    ])
    return { ...made, ashcombe, borrowdale, first: done, call }
  }

  return { ...served, add, added, complete, completed, found, newFund, fundWithCall }
}

const ZERO: Record<keyof Components, Decimal> = {
  investmentFunding: '0',
  managementFees: '0',
  expensesPaidIn: '0',
  expensesOutOfPaidIn: '0',
  lateEntranceFee: '0',
  returnOfCapital: '0',
  realizedGain: '0',
  distribution: '0',
  recallableDistribution: '0',
}

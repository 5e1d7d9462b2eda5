/** The life of a fund through the API: what happens to it one event after the other, and what must always hold. */
import { expect } from 'vitest'
import type { LightMyRequestResponse } from 'fastify'
import { addBusinessDays, addDays } from '../../src/calendar.ts'
import type { StoredRecord } from '../../src/server/records/values.ts'
import type { Seen } from '../server/requests.ts'
import { serveMovements } from '../capital-movements/servedMovements.ts'
import type { Person } from '../server/api.ts'
import { failingAt } from './failingDatabase.ts'

interface OfFund extends Seen {
  fundId?: unknown
}

/** One event; the numbers choose among what the fund has when it happens. */
export interface Event {
  kind: 'closing' | 'call' | 'distribution' | 'transfer' | 'publish'
  /** Percent of what there is, 1 to 40. */
  share: number
  who: number
  /** The statement of completing at which the database fails first, or null. */
  fault: number | null
  /** Completed by two people at the same moment. */
  twice: boolean
  /** Taken back and completed once more. */
  reopened: boolean
}

type Resource = 'capital-movements' | 'closings' | 'transfers'
type Ledger = { commitments: unknown[]; transactions: unknown[] }

const BEGIN = '2025-01-31'

/** To be awaited where a test file begins. */
export async function serveFundLives() {
  const { api, fundWith, movement, makePapers, world } = await serveMovements()
  const rows = <Row extends object>(statement: string, id: number) =>
    api.database.asAdministrator<Row>(statement.replaceAll(':id', String(id)))

  /** Lives all the events, and looks at everything after each. */
  return async function live(events: readonly Event[]): Promise<void> {
    api.today.date = BEGIN
    const made = await fundWith([
      { name: 'Ashcombe', commitment: '60000000.00' },
      { name: 'Borrowdale', commitment: '39999999.99' },
    ])
    const { fund } = made
    let last: OfFund | undefined
    let happened = 0
    for (const event of events) {
      // Each event lies after the due date of the one before.
      api.today.date = addDays(api.today.date, 25)
      if (event.kind === 'publish') await publishLast(event)
      else await happen(event)
      happened += 1
      await assertInvariants(fund.id, happened)
    }

    async function happen(event: Event): Promise<void> {
      if (event.kind === 'closing') return admit(event)
      const saved = event.kind === 'transfer' ? await savedTransfer(event) : await savedMovement(event)
      if (!saved) return
      const resource = event.kind === 'transfer' ? 'transfers' : 'capital-movements'
      const before = await ledger(fund.id)
      let completed = await completedOnce(resource, saved, event)
      if (event.reopened) {
        const first = await ledger(fund.id)
        if (resource === 'capital-movements') await makePapers()
        const reopened = await acted('admin', resource, 'reopen', completed)
        // Completing and reopening leaves nothing; what is completed once more is the same to the cent.
        expect(await ledger(fund.id)).toEqual(before)
        completed = await acted('user', resource, 'complete', reopened)
        expect(await ledger(fund.id)).toEqual(first)
      }
      await assertFinal(resource, completed)
      if (resource === 'capital-movements') last = completed
    }

    async function admit(event: Event): Promise<void> {
      const date = api.today.date
      const closing = await world.make('closings', { fundId: fund.id, name: `Closing of ${date}`, date })
      const partner = await world.make('limited-partners', { fundId: fund.id, name: `Partner of ${date}` })
      const value = `${event.share * 1_000_000 + event.who}.${String(event.who % 100).padStart(2, '0')}`
      const commitment = { closingId: closing.id, limitedPartnerId: partner.id, date, value }
      expect((await api.post('user', '/api/closing-commitments', commitment)).statusCode).toBe(201)
      await completedOnce('closings', closing, event)
      const [equalisation] = await openMovements(fund.id)
      if (equalisation) last = await completedOnce('capital-movements', equalisation, { ...event, twice: false })
    }

    /** An amount of the size of what remains; what no partner has left to pay is refused, and changes nothing. */
    async function savedMovement({ kind, share }: Event): Promise<OfFund | undefined> {
      const [sums] = await rows<{ remaining: string }>(REMAINING, fund.id)
      const amount = percentOf(sums?.remaining ?? '0', share)
      const half = percentOf(amount, 50)
      const amounts =
        kind === 'call'
          ? { investmentFunding: amount, managementFees: percentOf(amount, 1) }
          : { distribution: amount, returnOfCapital: half, recallableDistribution: percentOf(half, 50) }
      const dueDate = addBusinessDays(api.today.date, 12)
      if (amount === '0.00') return undefined
      return movement(made, { name: `${kind} of ${dueDate}`, dueDate, ...amounts })
    }

    async function savedTransfer({ share, who }: Event): Promise<OfFund | undefined> {
      const holders = await rows<{ id: number; value: string }>(HOLDERS, fund.id)
      const seller = holders[who % holders.length]
      const buyer = holders[(who + 1) % holders.length]
      if (!seller || !buyer || seller.id === buyer.id) return undefined
      const value = percentOf(seller.value, share)
      const first = percentOf(value, 50)
      const rest = difference(value, first)
      const answer = await api.post('user', '/api/transfers', {
        fundId: fund.id,
        date: api.today.date,
        sellerId: seller.id,
        transferCommitment: value,
        buyers: [
          { limitedPartnerId: buyer.id, commitment: first },
          { newName: `Buyer of ${api.today.date}`, newLegalStatus: 'LegalEntity', commitment: rest },
        ],
      })
      expect([answer.statusCode, answer.body]).toEqual([201, expect.any(String)])
      return answer.json<StoredRecord>()
    }

    async function publishLast({ twice }: Event): Promise<void> {
      if (!last) return
      await makePapers()
      const now = (await api.get('user', `/api/capital-movements/${last.id}`)).json<StoredRecord>()
      const answers = await together(twice, () => ask('admin', 'capital-movements', 'publish', now))
      const published = answers.filter(({ statusCode }) => statusCode === 200)
      expect(published.length).toBe(now['status'] === 'Completed' ? 1 : 0)
      if (published[0]) await assertFinal('capital-movements', published[0].json<StoredRecord>(), 'reopen')
      last = undefined
    }
  }

  function ask(person: Person, resource: Resource, action: string, { id, version }: Seen) {
    const input = action === 'reopen' ? { reason: 'A mistake.' } : {}
    return api.post(person, `/api/${resource}/${id}/${action}`, input, { version })
  }

  async function acted(person: Person, resource: Resource, action: string, record: Seen) {
    const answer = await ask(person, resource, action, record)
    expect([action, answer.statusCode, answer.body]).toEqual([action, 200, expect.any(String)])
    const changed = answer.json<StoredRecord>()
    expect(changed.version).toBe(record.version + 1)
    return changed
  }

  /** By one of two people who complete it at once, after a fault at some statement. */
  async function completedOnce(resource: Resource, record: OfFund, { fault, twice }: Event) {
    if (fault !== null) {
      const fundId = Number(record.fundId)
      const before = await ledger(fundId)
      const answer = await failingAt(fault, () => ask('user', resource, 'complete', record))
      if (answer.statusCode === 200) return answer.json<StoredRecord>()
      expect(await ledger(fundId)).toEqual(before)
    }
    const answers = await together(twice, () => ask('user', resource, 'complete', record))
    expect(answers.map(({ statusCode }) => statusCode).sort((one, other) => one - other)).toEqual(
      twice ? [200, expect.toSatisfy(status => status === 409 || status === 412)] : [200],
    )
    const completed = answers.find(({ statusCode }) => statusCode === 200)?.json<StoredRecord>()
    if (!completed) throw new Error('nobody completed it')
    return completed
  }

  /** What is completed is neither changed, deleted nor completed again. */
  async function assertFinal(resource: Resource, record: Seen, action = 'complete'): Promise<void> {
    const answers = [
      await ask('admin', resource, action, record),
      await api.remove('admin', `/api/${resource}/${record.id}`, record.version),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([409, 409])
  }

  async function openMovements(fundId: number): Promise<StoredRecord[]> {
    const filter = encodeURIComponent(JSON.stringify({ fundId, status: 'Open' }))
    return (await api.get('user', `/api/capital-movements?filter=${filter}`)).json<StoredRecord[]>()
  }

  async function ledger(fundId: number): Promise<Ledger> {
    const [commitments, transactions] = await Promise.all([
      rows(COMMITMENTS, fundId),
      rows<{ id: number }>(TRANSACTIONS, fundId),
    ])
    return { commitments, transactions }
  }

  async function assertInvariants(fundId: number, happened: number): Promise<void> {
    for (const [what, statement] of Object.entries(NEVER))
      expect([what, await rows(statement, fundId)]).toEqual([what, []])
    // After a closing everybody has paid the same part of the commitment, but for the cents of each event.
    const called = await rows<{ name: string; off: string }>(CALLED_UNEQUALLY, fundId)
    expect(called.filter(({ off }) => Math.abs(Number(off)) > 0.03 * happened)).toEqual([])
  }
}

async function together(
  twice: boolean,
  request: () => Promise<LightMyRequestResponse>,
): Promise<LightMyRequestResponse[]> {
  return Promise.all(twice ? [request(), request()] : [request()])
}

/** To the cent, downwards. */
function percentOf(amount: string, percent: number): string {
  return fromCents((cents(amount) * BigInt(percent)) / 100n)
}

function difference(amount: string, other: string): string {
  return fromCents(cents(amount) - cents(other))
}

function cents(amount: string): bigint {
  const [whole = '0', rest = ''] = amount.split('.')
  return BigInt(whole + rest.padEnd(2, '0').slice(0, 2))
}

function fromCents(value: bigint): string {
  const digits = String(value).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

const PARTNERS = '(select id from limited_partners where fund_id = :id)'
const REMAINING = `select
  (select coalesce(sum(value), 0) from limited_partner_commitments where limited_partner_id in ${PARTNERS})
  + (select coalesce(sum(impact_on_unfunded), 0) from limited_partner_transactions
     where limited_partner_id in ${PARTNERS}) as remaining`
const HOLDERS = `select limited_partner_id::int as id, sum(value)::text as value from limited_partner_commitments
  where limited_partner_id in ${PARTNERS} group by 1 having sum(value) > 0 order by 1`
const COMMITMENTS = `select limited_partner_id, date::text, value::text, closing_id, transfer_id
  from limited_partner_commitments where limited_partner_id in ${PARTNERS} order by 1, 2, 3, 4, 5`
const AMOUNTS = [
  'investment_funding',
  'management_fees',
  'expenses_paid_in',
  'expenses_out_of_paid_in',
  'late_entrance_fee',
  'return_of_capital',
  'realized_gain',
  'distribution',
  'recallable_distribution',
] as const
const TRANSACTIONS = `select limited_partner_id, date::text, type, amount::text, impact_on_unfunded::text,
  capital_movement_id, closing_id, transfer_id, ${AMOUNTS.map(name => `${name}::text`).join(', ')}
  from limited_partner_transactions where limited_partner_id in ${PARTNERS} order by 6, 7, 8, 1, 3, 2, 4`
const CALLED_UNEQUALLY = `with held as (
    select p.name, c.value, coalesce(t.called, 0) as called from limited_partners p
    join (select limited_partner_id, sum(value) as value from limited_partner_commitments group by 1) c
      on c.limited_partner_id = p.id
    left join (select limited_partner_id, sum(investment_funding) as called
      from limited_partner_transactions group by 1) t on t.limited_partner_id = p.id
    where p.fund_id = :id)
  select name, (called - value * (select sum(called) / sum(value) from held))::text as off from held`

const of = (sum: (name: string) => string) => AMOUNTS.map(name => sum(name)).join(' or ')

/** Each finds what must not be. */
const NEVER = {
  'lines that miss their movement': `select m.id from capital_movements m join (
      select capital_movement_id, ${AMOUNTS.map(name => `sum(${name}) as ${name}`).join(', ')}
      from capital_movement_lines group by 1) l on l.capital_movement_id = m.id
    where m.fund_id = :id and m.closing_id is null and (${of(name => `l.${name} <> coalesce(m.${name}, 0)`)})`,
  'entries that miss the lines of their movement': `select m.id from capital_movements m join (
      select capital_movement_id, ${AMOUNTS.map(name => `sum(${name}) as ${name}`).join(', ')}
      from capital_movement_lines group by 1) l on l.capital_movement_id = m.id
    left join (select capital_movement_id, ${AMOUNTS.map(name => `sum(${name}) as ${name}`).join(', ')}
      from limited_partner_transactions where transfer_id is null group by 1) t on t.capital_movement_id = m.id
    where m.fund_id = :id and m.status <> 'Open' and (${of(name => `l.${name} <> coalesce(t.${name}, 0)`)})`,
  'entries of an open movement': `select m.id from capital_movements m
    join limited_partner_transactions t on t.capital_movement_id = m.id where m.fund_id = :id and m.status = 'Open'`,
  'a transfer that makes or loses commitment': `select c.transfer_id from limited_partner_commitments c
    where c.transfer_id is not null and c.limited_partner_id in ${PARTNERS} group by 1 having sum(c.value) <> 0`,
  'a transfer that makes or loses history': `select t.transfer_id from limited_partner_transactions t
    where t.transfer_id is not null and t.limited_partner_id in ${PARTNERS} group by 1
    having sum(t.amount) <> 0 or sum(t.impact_on_unfunded) <> 0 or ${of(name => `sum(t.${name}) <> 0`)}`,
  'a partner who promised less than nothing': `select limited_partner_id from limited_partner_commitments
    where limited_partner_id in ${PARTNERS} group by 1 having sum(value) < 0`,
  'a partner who owes more than was promised': `select c.limited_partner_id from (
      select limited_partner_id, sum(value) as value from limited_partner_commitments group by 1) c
    join (select limited_partner_id, sum(impact_on_unfunded) as impact,
        count(transfer_id) as moved from limited_partner_transactions group by 1) t
      -- A transfer splits each amount by itself: where all is called, what remains may miss nothing by as many cents.
      using (limited_partner_id) where limited_partner_id in ${PARTNERS} and c.value + t.impact < -0.04 * t.moved`,
  'payments of the fund that miss its movement': `select m.id from capital_movements m
    left join (select capital_movement_id, sum(amount_fund) as amount from transactions group by 1) t
      on t.capital_movement_id = m.id
    left join (select capital_movement_id, sum(amount) as amount from limited_partner_transactions
      where transfer_id is null group by 1) l on l.capital_movement_id = m.id
    where m.fund_id = :id and m.status <> 'Open' and coalesce(t.amount, 0) <> coalesce(l.amount, 0)`,
  'a mail that is written twice': `select event, record_id from mails where record_id in (
      select id from capital_movements where fund_id = :id) and resource = 'capital-movements'
    group by event, record_id, occurrence, limited_partner_id, contact_id, recipient having count(*) > 1`,
  'a success without its entry in the history': `select m.id from capital_movements m
    where m.fund_id = :id and m.version <> (select count(*) from audit a
      where a.tenant_id = m.tenant_id and a.resource = 'capital-movements' and a.record_id = m.id)
    union all select t.id from transfers t
    where t.fund_id = :id and t.version <> (select count(*) from audit a
      where a.tenant_id = t.tenant_id and a.resource = 'transfers' and a.record_id = t.id)`,
} as const satisfies Record<string, string>

/** What an investor reads of capital movements: one's own notices of published ones, and nothing else. */
import { describe, expect, test } from 'vitest'
import { noticeSnapshot } from '../../src/notices/snapshot.ts'
import type { NoticeOwn } from '../../src/notices/snapshot.ts'
import { common, own as ownPart } from '../notices/sample.ts'
import { amountToCome } from '../../src/portal/amountToCome.ts'
import type { Holding } from '../../src/portal/holding.ts'
import type { PublishedMovement } from '../../src/portal/movement.ts'
import type { Person } from '../server/api.ts'
import { PEOPLE } from '../server/api.ts'
import { serve } from '../server/serve.ts'
import { keptFile } from '../server/uploads.ts'

const byNumber = (one: number, other: number): number => one - other

const { api, world } = await serve()
const fund = await world.make('funds', { name: 'Fund' })

async function contactOf(person: Person): Promise<number> {
  const contact = await world.make('contacts', { email: PEOPLE[person] })
  await api.database.asAdministrator('update accounts set contact_id = $1 where user_name = $2', [
    contact.id,
    PEOPLE[person],
  ])
  return contact.id
}
const contacts = { investor: await contactOf('investor'), otherInvestor: await contactOf('otherInvestor') }
const own = await world.make('limited-partners', { fundId: fund.id, name: 'Own', mainContactId: contacts.investor })
const shared = await world.make('limited-partners', {
  fundId: fund.id,
  name: 'Shared',
  mainContactId: contacts.otherInvestor,
  additionalContacts: [{ contactId: contacts.investor }],
})
const foreign = await world.make('limited-partners', {
  fundId: fund.id,
  name: 'Foreign',
  mainContactId: contacts.otherInvestor,
})

/** A part of what was called lay outside the commitment. */
const position: NoticeOwn['position'] = { ...ownPart().position, called: '15260000' }
let count = 0
async function notice(partner: { id: number }, status: string, changes: Record<string, unknown> = {}) {
  count += 1
  const movement = await world.make('capital-movements', { fundId: fund.id, name: `Call ${count}` })
  await api.database.asAdministrator('update capital_movements set status = $2 where id = $1', [movement.id, status])
  return world.insert('notices', {
    capitalMovementId: movement.id,
    limitedPartnerId: partner.id,
    status: 'Made',
    superseded: false,
    snapshot: JSON.stringify(noticeSnapshot(common(), { ...ownPart(), position })),
    ...(await keptFile(api, '%PDF-own')),
    size: 86_016,
    ...changes,
  })
}
const seen = [await notice(own, 'Published'), await notice(shared, 'Published')]
const hidden = [
  await notice(own, 'Completed'),
  await notice(own, 'Published', { superseded: true, edition: 2 }),
  await notice(own, 'Published', { status: 'Queued' }),
  await notice(foreign, 'Published'),
]
const list = (person: Person, tenant = 'larkmoor') => api.get(person, `/api/portal/${tenant}/capital-movements`)
const paper = (person: Person, id: number, tenant = 'larkmoor') =>
  api.get(person, `/api/portal/${tenant}/notices/${id}`)

describe('the portal', () => {
  test('lists one’s own notices of published movements', async () => {
    const rows = (await list('investor')).json<{ noticeId: number; limitedPartner: string }[]>()
    expect(rows.map(({ noticeId }) => noticeId).sort(byNumber)).toEqual(seen.map(({ id }) => id).sort(byNumber))
    expect(rows.map(({ limitedPartner }) => limitedPartner).sort()).toEqual(['Own', 'Shared'])
    // Commitment − called + outside + recallable = remaining, for whoever adds up.
    expect((await list('investor')).json<PublishedMovement[]>()[0]).toMatchObject({
      commitment: '25000000.00',
      called: '16399607.40',
      outside: '10000.00',
      recallable: '250000.00',
      remaining: '8860392.60',
      noticeSize: 86_016,
    })
    for (const { noticeId, documentNumber } of (await list('investor')).json<PublishedMovement[]>()) {
      const [row] = await api.database.asAdministrator<{ hash: string }>(
        'select snapshot_hash as hash from notices where id = $1',
        [noticeId],
      )
      expect(documentNumber).toBe(`${row?.hash.slice(0, 4)} ${row?.hash.slice(4, 8)}`)
    }
    expect((await list('investor', 'thornfield')).statusCode).toBe(404)
    for (const person of ['admin', 'user', 'agent', 'global'] as const)
      expect((await list(person)).statusCode).toBe(403)
  })

  test('gives them as files, and none that is not published, not made, superseded or somebody else’s', async () => {
    for (const { id } of hidden) expect((await paper('investor', id)).statusCode).toBe(404)
    expect((await paper('investor', 999_999)).statusCode).toBe(404)
    expect((await paper('investor', seen[0]!.id, 'thornfield')).statusCode).toBe(404)
    expect((await paper('otherInvestor', seen[0]!.id)).statusCode).toBe(404)
    const { statusCode, body, headers } = await paper('investor', seen[0]!.id)
    expect([statusCode, body, headers['content-type']]).toEqual([200, '%PDF-own', 'application/pdf'])
    expect((await paper('otherInvestor', seen[1]!.id)).statusCode).toBe(200)
  })

  test('gives no file that is no longer what its notice says', async () => {
    const { id } = await notice(own, 'Published', { contentHash: '0'.repeat(64) })
    const { statusCode, body } = await paper('investor', id)
    expect([statusCode, body.includes('%PDF')]).toEqual([503, false])
  })
})

test('what is owed is what has not been received, overdue or to come; a part that has come is taken off', async () => {
  const owed = await world.make('limited-partners', { fundId: fund.id, name: 'Owes', mainContactId: contacts.investor })
  const call = async (name: string, dueDate: string, line: Record<string, unknown>, size: number | null = null) => {
    const movement = await world.make('capital-movements', { fundId: fund.id, name })
    await api.database.asAdministrator("update capital_movements set status = 'Published' where id = $1", [movement.id])
    await world.insert('notices', {
      capitalMovementId: movement.id,
      limitedPartnerId: owed.id,
      status: 'Made',
      superseded: false,
      amount: '100.00',
      dueDate,
      size,
      snapshot: JSON.stringify({ ...noticeSnapshot(common(), ownPart()), dueDate }),
    })
    await world.insert('capital-movement-lines', { capitalMovementId: movement.id, limitedPartnerId: owed.id, ...line })
  }
  await call('Received early', '2027-01-15', { paymentStatus: 'Received', receivedDate: '2026-11-20' })
  await call('To come', '2026-12-15', { paymentStatus: 'Open' })
  await call('Partly received', '2026-12-16', { paymentStatus: 'Partial', amountReceived: '40.00' })
  await call('Overdue', '2026-11-01', { paymentStatus: 'Late' }, 86_016)
  const holdings = (await api.get('investor', '/api/portal/larkmoor/funds')).json<
    {
      id: number
      hasMovements: boolean
      published: object | null
      due: { movement: string; amount: string; received: string; dueDate: string; noticeSize: number | null }[]
    }[]
  >()
  const holding = holdings.find(({ id }) => id === owed.id)
  expect([holding?.published, holding?.hasMovements]).toEqual([null, true])
  const due = holding?.due ?? []
  expect(due.map(({ movement, dueDate }) => [movement, dueDate])).toEqual([
    ['Overdue', '2026-11-01'],
    ['To come', '2026-12-15'],
    ['Partly received', '2026-12-16'],
  ])
  expect(Number(due[1]!.amount) - Number(due[2]!.amount)).toBe(40)
  expect(due.map(({ received }) => received)).toEqual(['0.00', '0.00', '40.00'])
  // Nothing is drawn to know how large it would be.
  expect(due.map(({ noticeSize }) => noticeSize)).toEqual([86_016, null, null])
  // The page of the movement and the link of a mail say the same.
  const movements = (await api.get('investor', '/api/portal/larkmoor/capital-movements')).json<PublishedMovement[]>()
  const partly = movements.find(({ name }) => name === 'Partly received')
  expect(partly).toMatchObject({ amount: '100.00', received: '40.00', paidOn: null })
  expect(partly && amountToCome(partly)).toBe('60')
})

describe('the account of a notice, as it is by now', async () => {
  const printed = noticeSnapshot(common(), ownPart())
  const number = { accountNumber: printed.account?.accountNumber, bankCode: printed.account?.bankCode }
  const partner = await world.make('limited-partners', {
    fundId: fund.id,
    name: 'Pays',
    mainContactId: contacts.otherInvestor,
  })
  const account = await world.insert('bank-accounts', { fundId: fund.id, ...number, status: 'Active' })
  const movement = await world.make('capital-movements', { fundId: fund.id, fundBankAccountId: account.id })
  await api.database.asAdministrator("update capital_movements set status = 'Published' where id = $1", [movement.id])
  const { id } = await world.insert('notices', {
    capitalMovementId: movement.id,
    limitedPartnerId: partner.id,
    status: 'Made',
    superseded: false,
    amount: '100.00',
    snapshot: JSON.stringify(printed),
  })

  test('counts as unchanged since it was verified last', async () => {
    await api.database.asAdministrator(
      "update bank_accounts set status = 'Active', verified_at = '2026-11-02T10:00:00Z' where id = $1",
      [account.id],
    )
    const [shown] = (await list('otherInvestor')).json<PublishedMovement[]>().filter(({ noticeId }) => noticeId === id)
    expect(shown?.account).toMatchObject({ verifiedOn: '2026-11-02', outOfUse: false })
    await api.database.asAdministrator('update bank_accounts set verified_at = null where id = $1', [account.id])
  })

  test.each([
    ['is the one to pay to', 'Active', {}, false],
    ['is not, once it is blocked', 'Blocked', {}, true],
    ['is not, once it is closed', 'Closed', {}, true],
    ['is not while a change of it waits for verification', 'PendingVerification', {}, true],
    ['is not, once it has another number', 'Active', { accountNumber: 'LU289990000000000002' }, true],
    ['still waits for the verification that the notice does not know of', 'PendingVerification', null, false],
    ['is not, once it is closed without one', 'Closed', null, true],
  ] as const)('%s', async (_, status, printedOtherwise, expected) => {
    const said = { ...printed.account, ...(printedOtherwise ?? { verifiedOn: null }) }
    await api.database.asAdministrator('update notices set snapshot = $2 where id = $1', [
      id,
      JSON.stringify({ ...printed, account: said }),
    ])
    await api.database.asAdministrator('update bank_accounts set status = $2 where id = $1', [account.id, status])
    const holdings = (await api.get('otherInvestor', '/api/portal/larkmoor/funds')).json<Holding[]>()
    const due = holdings.find(holding => holding.id === partner.id)?.due[0]
    const shown = (await list('otherInvestor')).json<PublishedMovement[]>().find(({ noticeId }) => noticeId === id)
    for (const place of [due?.account, shown?.account])
      expect(place).toMatchObject({ verifiedOn: said.verifiedOn, outOfUse: expected })
  })
})

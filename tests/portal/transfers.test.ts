/** What an investor reads of transfers: those that are completed, one's own part of them, and their contract. */
import { describe, expect, test } from 'vitest'
import type { CalendarDate } from '../../src/entity.ts'
import type { Holding } from '../../src/portal/holding.ts'
import type { CompletedTransfer } from '../../src/portal/transfer.ts'
import { statement } from '../capital-account-statements/sample.ts'
import { PEOPLE } from '../server/api.ts'
import type { Person } from '../server/api.ts'
import { keptFile } from '../server/uploads.ts'
import { serveTransfers, takes } from '../transfers/servedTransfers.ts'

const { acted, api, bodyOf, save, seller, world } = await serveTransfers()

async function contactOf(person: Person): Promise<number> {
  const contact = await world.make('contacts', { email: PEOPLE[person] })
  await api.database.asAdministrator('update accounts set contact_id = $1 where user_name = $2', [
    contact.id,
    PEOPLE[person],
  ])
  return contact.id
}
const contacts = { investor: await contactOf('investor'), otherInvestor: await contactOf('otherInvestor') }
const belongsTo = (partnerId: number | undefined, person: keyof typeof contacts) =>
  api.database.asAdministrator('update limited_partners set main_contact_id = $1 where id = $2', [
    contacts[person],
    partnerId,
  ])
const listed = async (person: Person): Promise<CompletedTransfer[]> =>
  (await api.get(person, '/api/portal/larkmoor/transfers')).json()
const one = (person: Person, id: number, tenant = 'larkmoor') =>
  api.get(person, `/api/portal/${tenant}/transfers/${id}`)

const noted = async (action: 'view' | 'download', id: number) =>
  (
    await api.database.asAdministrator<{ name: string }>(
      `select a.user_name as name from audit h join accounts a on a.id = h.account_id
       where h.action = $1 and h.resource = $2 and h.record_id = $3 order by h.id`,
      [action, action === 'view' ? 'transfers' : 'documents', id],
    )
  ).map(({ name }) => name)

/** The investor sells a million of 3,333,333.33 to two partners; the other investor is the first of them. */
async function sale() {
  const { sellerId, buyers, number } = await seller()
  await belongsTo(sellerId, 'investor')
  await belongsTo(buyers[0], 'otherInvestor')
  const transfer = await save(bodyOf(sellerId, '1000000', takes(buyers, '600000.01', '399999.99')))
  return { transfer, number }
}

describe('the portal', () => {
  test('shows a transfer to seller and buyers once it is completed, to each its own part, and not when it is reopened', async () => {
    const { transfer, number } = await sale()
    const { id } = transfer
    for (const person of ['investor', 'otherInvestor'] as const) {
      expect((await listed(person)).map(({ id: shown }) => shown)).not.toContain(id)
      expect((await one(person, id)).statusCode).toBe(404)
    }
    const completed = await acted('complete', transfer)
    const sold = (await listed('investor')).find(({ id: shown }) => shown === id)
    expect(sold).toMatchObject({ date: '2025-06-01', documents: [] })
    expect(sold?.parts).toEqual([
      expect.objectContaining({
        limitedPartner: `Seller ${number}`,
        side: 'Seller',
        commitment: '1000000.00',
        commitmentBefore: '3333333.33',
        commitmentAfter: '2333333.33',
        counterparties: [
          { name: `One ${number}`, commitment: '600000.01' },
          { name: `Two ${number}`, commitment: '399999.99' },
        ],
      }),
    ])
    const bought = (await one('otherInvestor', id)).json<CompletedTransfer>()
    expect(bought.parts).toEqual([
      expect.objectContaining({
        limitedPartner: `One ${number}`,
        side: 'Buyer',
        commitment: '600000.01',
        commitmentBefore: '0.00',
        commitmentAfter: '600000.01',
        counterparties: [{ name: `Seller ${number}`, commitment: '600000.01' }],
      }),
    ])
    expect(await noted('view', id)).toEqual([PEOPLE.investor, PEOPLE.otherInvestor])
    // Nothing of the other buyer.
    expect(JSON.stringify(bought)).not.toContain(`Two ${number}`)
    await acted('reopen', completed)
    expect((await one('investor', id)).statusCode).toBe(404)
    expect((await listed('investor')).map(({ id: shown }) => shown)).not.toContain(id)
  })

  test('a transfer after the published period is named beside its figures, which do not include it', async () => {
    const { transfer } = await sale()
    const { fundId, sellerId } = transfer
    const since = async (person: Person, limitedPartnerId: unknown) =>
      (await api.get(person, '/api/portal/larkmoor/funds')).json<Holding[]>().find(({ id }) => id === limitedPartnerId)
        ?.transferredSince
    const published = async (date: CalendarDate) => {
      const period = await world.insert('reporting-periods', { fundId, name: `Until ${date}`, date })
      await world.insert('capital-account-statements', {
        reportingPeriodId: period.id,
        limitedPartnerId: sellerId,
        number: `S-${date}`,
        asOf: date,
        issuedOn: date,
        snapshot: JSON.stringify(statement()),
      })
    }
    await published('2025-03-31')
    expect(await since('investor', sellerId)).toBeNull()
    await acted('complete', transfer)
    expect(await since('investor', sellerId)).toBe('2025-06-01')
    // Nothing is published to the buyer, so there are no figures that could lack it.
    expect(await since('otherInvestor', transfer.buyers[0]?.limitedPartnerId)).toBeNull()
    await published('2025-06-30')
    expect(await since('investor', sellerId)).toBeNull()
  })

  test('answers somebody else’s transfer, another tenant’s and one that is none alike, and is closed to staff', async () => {
    const { transfer } = await sale()
    await acted('complete', transfer)
    const { sellerId, buyers } = await seller()
    const foreign = await save(bodyOf(sellerId, '10', takes(buyers, '10')))
    await acted('complete', foreign)
    const answers = [
      await one('investor', foreign.id),
      await one('investor', 999_999),
      await one('investor', transfer.id, 'thornfield'),
      await one('strangeInvestor', transfer.id, 'thornfield'),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404])
    for (const person of ['admin', 'user', 'agent', 'global'] as const)
      expect((await one(person, transfer.id)).statusCode).toBe(403)
  })

  test('gives the contract to seller and buyers of the completed transfer, and no other document', async () => {
    const { transfer } = await sale()
    const { id } = transfer
    const contract = await world.insert('documents', {
      resource: 'transfers',
      recordId: id,
      fileName: 'Contract.pdf',
      fileType: 'pdf',
      kind: 'Transfer agreement',
      ...(await keptFile(api, '%PDF-contract')),
    })
    const other = await sale()
    const theirs = await world.insert('documents', {
      resource: 'transfers',
      recordId: other.transfer.id,
      fileName: 'Theirs.pdf',
      fileType: 'pdf',
      kind: 'Transfer agreement',
      ...(await keptFile(api, '%PDF-theirs')),
    })
    const paper = (person: Person, documentId: number) =>
      api.get(person, `/api/portal/larkmoor/transfers/${id}/documents/${documentId}`)
    expect((await paper('investor', contract.id)).statusCode).toBe(404)
    await acted('complete', transfer)
    expect((await one('investor', id)).json<CompletedTransfer>().documents).toEqual([
      expect.objectContaining({ id: contract.id, fileName: 'Contract.pdf', kind: 'Transfer agreement' }),
    ])
    for (const person of ['investor', 'otherInvestor'] as const) {
      const { statusCode, body, headers } = await paper(person, contract.id)
      expect([statusCode, body, headers['content-type']]).toEqual([200, '%PDF-contract', 'application/pdf'])
    }
    expect(await noted('download', contract.id)).toEqual([PEOPLE.investor, PEOPLE.otherInvestor])
    // To take the contract is no view of the page.
    expect(await noted('view', id)).toEqual([PEOPLE.investor])
    expect((await paper('investor', theirs.id)).statusCode).toBe(404)
    expect((await paper('strangeInvestor', contract.id)).statusCode).toBe(404)
    // Another content under the key than the record says.
    await api.database.asAdministrator('update documents set content_hash = $2 where id = $1', [
      contract.id,
      '0'.repeat(64),
    ])
    expect((await paper('investor', contract.id)).statusCode).toBe(503)
    // Another has replaced it.
    await api.database.asAdministrator('update documents set superseded = true where id = $1', [contract.id])
    expect((await paper('investor', contract.id)).statusCode).toBe(404)
  })
})

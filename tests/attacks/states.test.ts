import { describe, expect, test } from 'vitest'
import { isWritable } from '../../src/server/records/validation.ts'
import { entityOf } from '../server/samples.ts'
import { serve } from '../server/serve.ts'
import { errorsOf } from './universal.ts'

const { api, world } = await serve()

/** As an action of the product would change it. */
const become = (table: string, id: number, status: string) =>
  api.database.asAdministrator(`update ${table} set status = $2 where id = $1`, [id, status])

const MONEY = { investmentFunding: '100.00' }

/** What is given when a record is made is not sent again. */
const GIVEN_ONCE = new Set(['fundId', 'closingId', 'capitalMovementId', 'limitedPartnerId'])
const writable = (body: object) => Object.fromEntries(Object.entries(body).filter(([name]) => !GIVEN_ONCE.has(name)))

/** What everybody who may edit tries with a record: change it, and delete it. */
async function attempts(url: string, version: number, body: object): Promise<number[]> {
  return [
    (await api.put('user', url, version, writable(body))).statusCode,
    (await api.remove('admin', url, version)).statusCode,
  ]
}

async function aPartner(fundId: number) {
  return world.make('limited-partners', { fundId })
}

async function anAccount(fundId: number) {
  return world.make('bank-accounts', { fundId })
}

async function aMovement() {
  const { id: fundId } = await world.make('funds')
  const account = await anAccount(fundId)
  const movement = await world.make('capital-movements', { fundId, fundBankAccountId: account.id })
  const partner = await aPartner(fundId)
  await world.insert('limited-partner-commitments', {
    limitedPartnerId: partner.id,
    date: '2000-01-01',
    value: '1000000.00',
  })
  const line = await world.make('capital-movement-lines', {
    capitalMovementId: movement.id,
    limitedPartnerId: partner.id,
    ...MONEY,
  })
  return { fundId, account, movement, partner, line }
}

describe('a capital movement', () => {
  test.each(['Completed', 'Published'])('that is %s keeps its header and its lines', async status => {
    const { fundId, account, movement, partner, line } = await aMovement()
    const other = await aPartner(fundId)
    await become('capital_movements', movement.id, status)
    const header = await world.body('capital-movements', {
      fundId,
      fundBankAccountId: account.id,
      name: 'Another name',
    })
    expect(await attempts(`/api/capital-movements/${movement.id}`, movement.version, header)).toEqual([409, 409])
    const body = { capitalMovementId: movement.id, limitedPartnerId: partner.id, investmentFunding: '1.00' }
    expect(await attempts(`/api/capital-movement-lines/${line.id}`, line.version, body)).toEqual([409, 409])
    const added = await api.post('user', '/api/capital-movement-lines', { ...body, limitedPartnerId: other.id })
    expect([added.statusCode, added.json<{ code: string }>().code]).toEqual([409, 'wrong-state'])
  })

  test('that is published goes on taking the payments of its lines', async () => {
    const { movement, line } = await aMovement()
    await become('capital_movements', movement.id, 'Published')
    const fields = entityOf('capital-movement-lines').fields.filter(field => isWritable(field) && !field.createOnly)
    const names = new Set<string>(fields.map(({ name }) => name))
    const kept = Object.fromEntries(Object.entries(line).filter(([name]) => names.has(name)))
    const paid = { ...kept, paymentStatus: 'Received', amountReceived: '100.00', receivedDate: '2026-03-01' }
    const url = `/api/capital-movement-lines/${line.id}`
    const answer = await api.put('user', url, line.version, paid)
    expect([answer.statusCode, answer.json()]).toEqual([200, expect.objectContaining(paid)])
    expect((await api.put('user', url, 2, { ...paid, investmentFunding: '99.00' })).statusCode).toBe(409)
  })

  test('is paid to an account of its own fund', async () => {
    const { id: fundId } = await world.make('funds')
    const foreign = await anAccount((await world.make('funds')).id)
    const ofPartner = await world.make('bank-accounts', { fundId, limitedPartnerId: (await aPartner(fundId)).id })
    for (const { id } of [foreign, ofPartner]) {
      const answer = await api.post(
        'user',
        '/api/capital-movements',
        await world.body('capital-movements', { fundId, fundBankAccountId: id }),
      )
      expect([answer.statusCode, errorsOf(answer)]).toEqual([
        422,
        { fundBankAccountId: ['Choose a bank account of the fund itself.'] },
      ])
    }
  })
})

describe('a closing that is completed', () => {
  test('keeps its header and its commitments', async () => {
    const { id: fundId } = await world.make('funds')
    const closing = await world.make('closings', { fundId })
    const partner = await aPartner(fundId)
    const given = { closingId: closing.id, limitedPartnerId: partner.id, date: '2025-02-14', value: '5.00' }
    const commitment = await world.make('closing-commitments', given)
    await become('closings', closing.id, 'Completed')
    const header = await world.body('closings', { fundId, name: 'Another name' })
    expect(await attempts(`/api/closings/${closing.id}`, closing.version, header)).toEqual([409, 409])
    const changed = { ...given, value: '6.00' }
    expect(await attempts(`/api/closing-commitments/${commitment.id}`, commitment.version, changed)).toEqual([409, 409])
    const added = await api.post('user', '/api/closing-commitments', { ...given, date: '2025-02-15' })
    expect(added.statusCode).toBe(409)
  })
})

describe('a transfer', () => {
  test('D58 is refused unless its buyers, each another one, take what the seller gives', async () => {
    const { id: fundId } = await world.make('funds')
    const [seller, one, two] = [await aPartner(fundId), await aPartner(fundId), await aPartner(fundId)]
    const stranger = await aPartner((await world.make('funds')).id)
    const date = '2025-01-01'
    await world.insert('limited-partner-commitments', { limitedPartnerId: seller.id, date, value: '100.00' })
    const ask = async (buyers: [number, string][], sellerId = seller.id) => {
      const answer = await api.post('user', '/api/transfers', {
        fundId,
        sellerId,
        date: '2025-02-14',
        transferCommitment: '100.00',
        buyers: buyers.map(([limitedPartnerId, commitment]) => ({ limitedPartnerId, commitment })),
      })
      return [answer.statusCode, errorsOf(answer)]
    }
    const unbalanced = (taken: string) => [
      422,
      { buyers: [`The buyers take ${taken} together; the seller transfers 100.00.`] },
    ]
    expect(await ask([[one.id, '99.99']])).toEqual(unbalanced('99.99'))
    expect(
      await ask([
        [one.id, '50.00'],
        [two.id, '50.01'],
      ]),
    ).toEqual(unbalanced('100.01'))
    expect(
      await ask([
        [one.id, '50.00'],
        [one.id, '50.00'],
      ]),
    ).toEqual([422, { 'buyers.1.limitedPartnerId': ['This buyer stands here twice. Keep one line.'] }])
    expect(await ask([[seller.id, '100.00']])).toEqual([
      422,
      { 'buyers.0.limitedPartnerId': ['The seller cannot buy its own commitment.'] },
    ])
    expect(await ask([[stranger.id, '100.00']])).toEqual([
      422,
      { 'buyers.0.limitedPartnerId': ['Choose a limited partner of this fund.'] },
    ])
    expect((await ask([[one.id, '100.00']], stranger.id))[0]).toBe(422)
    expect(
      (
        await ask([
          [one.id, '-100.00'],
          [two.id, '200.00'],
        ])
      )[0],
    ).toBe(400)
    expect(
      await ask([
        [one.id, '33.33'],
        [two.id, '66.67'],
      ]),
    ).toEqual([201, {}])
  })

  test('that is completed is neither changed nor deleted', async () => {
    const { id: fundId } = await world.make('funds')
    const [seller, buyer] = [await aPartner(fundId), await aPartner(fundId)]
    const body = {
      fundId,
      sellerId: seller.id,
      date: '2025-02-14',
      transferCommitment: '100.00',
      buyers: [{ limitedPartnerId: buyer.id, commitment: '100.00' }],
    }
    const transfer = await world.make('transfers', body)
    await become('transfers', transfer.id, 'Completed')
    expect(await attempts(`/api/transfers/${transfer.id}`, transfer.version, { ...body, date: '2025-02-15' })).toEqual([
      409, 409,
    ])
  })
})

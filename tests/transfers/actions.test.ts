import { describe, expect, test } from 'vitest'
import { ledgerOf } from '../../src/limited-partners/ledger.server.ts'
import type { StoredRecord } from '../../src/server/records/values.ts'
import { contentsOf } from '../server/contents.ts'
import { serveTransfers, takes } from './servedTransfers.ts'
import type { Refused } from './servedTransfers.ts'

const { act, acted, api, bodyOf, closing, figuresOf, fund, inContext, save, seller, world } = await serveTransfers()

const refused = async (body: object): Promise<[number, string[]]> => {
  const answer = await api.post('user', '/api/transfers', body)
  return [answer.statusCode, Object.keys(answer.json<Refused>().errors ?? {})]
}

const THREE = ['333333.34', '333333.33', '333333.33'] as const

describe('a completed transfer', () => {
  test('R259 moves commitment and history to three buyers to the cent, and R260 reopening leaves everything as it was', async () => {
    const { sellerId, buyers } = await seller()
    const ids = [sellerId, ...buyers]
    const before = await inContext(context => ledgerOf(context, ids))
    const figuresBefore = await Promise.all(ids.map(figuresOf))
    const made = await save(bodyOf(sellerId, '1000000.00', takes(buyers, ...THREE)))
    expect(made).toMatchObject({
      status: 'Saved',
      initialCommitment: '3333333.33',
      resultCommitment: '2333333.33',
      buyers: [{ initialCommitment: '0.00', resultCommitment: '333333.34' }, {}, {}],
    })
    const completed = await acted('complete', made)
    expect(completed).toMatchObject({
      status: 'Completed',
      initialCommitment: '3333333.33',
      resultCommitment: '2333333.33',
    })
    expect((await Promise.all(ids.map(figuresOf))).map(each => [each.totalCommitment, each.capitalCalled])).toEqual([
      ['2333333.33', '864197.52'],
      ['333333.34', '123456.79'],
      ['333333.33', '123456.79'],
      ['333333.33', '123456.79'],
    ])
    const after = await inContext(context => ledgerOf(context, ids))
    // Earlier rows stand as they stood; the new ones name the transfer and its day.
    expect(after.commitments.slice(0, before.commitments.length)).toEqual(before.commitments)
    expect(after.transactions.slice(0, before.transactions.length)).toEqual(before.transactions)
    for (const row of [...after.commitments, ...after.transactions].filter(({ transferId }) => transferId))
      expect([row.transferId, row.date]).toEqual([made.id, '2025-06-01'])
    const again = await acted('reopen', completed)
    expect(again).toMatchObject({ status: 'Saved' })
    expect(await inContext(context => ledgerOf(context, ids))).toEqual(before)
    expect(await Promise.all(ids.map(figuresOf))).toEqual(figuresBefore)
    await acted('complete', again)
    expect((await figuresOf(sellerId)).capitalCalled).toBe('864197.52')
  })

  test('makes a new partner in the same transaction, who stays when it is reopened', async () => {
    const { sellerId } = await seller()
    const { id: newContactId } = await world.shared('contacts')
    const name = 'Fernhollow Foundation'
    const buyer = {
      newName: ` ${name} `,
      newAddress: '3 Hallgate',
      newLegalStatus: 'Foundation',
      newContactId,
      commitment: '1000000.00',
    }
    const made = await save(bodyOf(sellerId, '1000000.00', [buyer]))
    const find = async () =>
      (
        await api.get(
          'user',
          `/api/limited-partners?filter=${encodeURIComponent(JSON.stringify({ fundId: fund.id, name }))}`,
        )
      ).json<StoredRecord[]>()
    expect(await find()).toEqual([])
    const completed = await acted('complete', made)
    const [partner] = await find()
    expect(partner).toMatchObject({
      address: '3 Hallgate',
      legalStatus: 'Foundation',
      mainContactId: newContactId,
      totalCommitment: '1000000.00',
      capitalCalled: '370370.37',
    })
    expect(completed).toMatchObject({ buyers: [{ limitedPartnerId: partner!.id, newName: null }] })
    await acted('reopen', completed)
    expect(await find()).toMatchObject([{ id: partner!.id, totalCommitment: '0.00', capitalCalled: '0.00' }])
    expect(await refused(bodyOf(sellerId, '1000000.00', [buyer]))).toEqual([422, ['buyers.0.newName']])
  })

  test('is one of two that sell the same commitment at once, and one however often it is asked for', async () => {
    const { sellerId, buyers } = await seller()
    const transfers = [
      await save(bodyOf(sellerId, '3333333.33', takes(buyers, '3333333.33'))),
      await save(bodyOf(sellerId, '3333333.33', takes(buyers.slice(1), '3333333.33'))),
    ]
    const answers = await Promise.all([...transfers, ...transfers].map(transfer => act('complete', transfer)))
    expect(answers.map(({ statusCode }) => statusCode).filter(code => code === 200)).toHaveLength(1)
    expect((await figuresOf(sellerId)).totalCommitment).toBe('0.00')
    const sums = await Promise.all(buyers.map(async id => (await figuresOf(id)).totalCommitment))
    expect(sums.toSorted((one, other) => Number(one) - Number(other))).toEqual(['0.00', '0.00', '3333333.33'])
  })

  test('that fails half way leaves nothing behind', async () => {
    const { sellerId, buyers } = await seller()
    const made = await save(bodyOf(sellerId, '1000000.00', takes(buyers, ...THREE)))
    const before = await contentsOf(api.database)
    await api.database.asAdministrator(
      `alter table limited_partner_transactions add constraint no_transfer check (type <> 'TransferIn') not valid`,
    )
    expect((await act('complete', made)).statusCode).toBeGreaterThanOrEqual(400)
    await api.database.asAdministrator('alter table limited_partner_transactions drop constraint no_transfer')
    expect(await contentsOf(api.database)).toEqual(before)
  })
})

describe('a transfer is refused', () => {
  test('R333 above what the seller has on the day, and accepted at it', async () => {
    const { sellerId, buyers } = await seller()
    expect(await refused(bodyOf(sellerId, '3333333.34', takes(buyers, '3333333.34')))).toEqual([
      422,
      ['transferCommitment'],
    ])
    // Before the closing nothing was promised yet.
    expect(await refused(bodyOf(sellerId, '1.00', takes(buyers, '1.00'), '2025-01-30'))).toEqual([
      422,
      ['transferCommitment'],
    ])
    await save(bodyOf(sellerId, '3333333.33', takes(buyers, '3333333.33')))
  })

  test('on or before the due date of a movement that is completed, and accepted after it', async () => {
    const { sellerId, buyers } = await seller()
    const late = await world.insert('capital-movements', {
      fundId: fund.id,
      name: 'Late movement',
      dueDate: '2025-05-15',
    })
    const become = (status: string) =>
      api.database.asAdministrator('update capital_movements set status = $2 where id = $1', [late.id, status])
    const on = (date: string) => bodyOf(sellerId, '1.00', takes(buyers, '1.00'), date)
    const early = await save(on('2025-05-15'))
    for (const status of ['Completed', 'Published']) {
      await become(status)
      expect(await refused(on('2025-05-15'))).toEqual([422, ['date']])
      await save(on('2025-05-16'))
    }
    // What was saved before the movement was completed is looked at again.
    const answer = await act('complete', early)
    expect([answer.statusCode, Object.keys(answer.json<Refused>().errors ?? {})]).toEqual([422, ['date']])
    await become('Open')
  })

  test('dated before another one of the same partners', async () => {
    const { sellerId, buyers } = await seller()
    await acted('complete', await save(bodyOf(sellerId, '1.00', takes(buyers, '1.00'), '2025-06-02')))
    expect(await refused(bodyOf(sellerId, '1.00', takes(buyers, '1.00')))).toEqual([422, ['date']])
    await save(bodyOf(sellerId, '1.00', takes(buyers, '1.00'), '2025-06-02'))
  })

  test('while the movement of a closing is open', async () => {
    const { sellerId, buyers } = await seller()
    const made = await save(bodyOf(sellerId, '1.00', takes(buyers, '1.00')))
    const open = await world.insert('capital-movements', { fundId: fund.id, name: 'Equalisation' })
    const of = (closingId: number | null) =>
      api.database.asAdministrator('update capital_movements set closing_id = $2 where id = $1', [open.id, closingId])
    await of(closing.id)
    const answer = await act('complete', made)
    expect([answer.statusCode, answer.json<Refused>().detail]).toEqual([
      409,
      'Complete “Equalisation” first: until then the closing it belongs to is not settled.',
    ])
    await of(null)
    await acted('complete', made)
  })
})

describe('reopening a transfer', () => {
  test('R260 is for the tenant administrator alone', async () => {
    const { sellerId, buyers } = await seller()
    const completed = await acted('complete', await save(bodyOf(sellerId, '1.00', takes(buyers, '1.00'))))
    expect((await act('reopen', completed, 'user')).statusCode).toBe(403)
    await acted('reopen', completed)
  })

  test('is refused while a later transfer or movement counts on it, which is named', async () => {
    const { sellerId, buyers } = await seller()
    const first = await acted('complete', await save(bodyOf(sellerId, '10.00', takes(buyers, '10.00'))))
    const [, , third] = buyers
    const second = await acted('complete', await save(bodyOf(buyers[0]!, '5.00', takes([third!], '5.00'))))
    const answer = await act('reopen', first)
    expect([answer.statusCode, answer.json<Refused>().detail]).toEqual([
      409,
      'The entries of this transfer cannot be taken back: the transfer of 01/06/2025 counts on them. Reopen that first.',
    ])
    const late = await world.insert('capital-movements', {
      fundId: fund.id,
      name: 'Call 2',
      dueDate: '2025-07-15',
    })
    const become = (status: string) =>
      api.database.asAdministrator('update capital_movements set status = $2 where id = $1', [late.id, status])
    await become('Completed')
    const byMovement = await act('reopen', second)
    expect([byMovement.statusCode, byMovement.json<Refused>().detail]).toEqual([
      409,
      expect.stringContaining('the capital movement “Call 2”'),
    ])
    await become('Open')
    await acted('reopen', second)
    await acted('reopen', first)
  })

  test('is refused in a closed reporting period, as completing is', async () => {
    const { sellerId, buyers } = await seller()
    const [open, done] = [
      await save(bodyOf(sellerId, '1.00', takes(buyers, '1.00'))),
      await acted('complete', await save(bodyOf(sellerId, '1.00', takes(buyers, '1.00')))),
    ]
    const period = await world.make('reporting-periods', { fundId: fund.id, name: 'Q2 2025', date: '2025-06-30' })
    const become = (status: string) =>
      api.database.asAdministrator('update reporting_periods set status = $2 where id = $1', [period.id, status])
    for (const status of ['Completed', 'Published']) {
      await become(status)
      for (const answer of [await act('complete', open), await act('reopen', done)])
        expect([answer.statusCode, answer.json<Refused>().code]).toEqual([409, 'reporting-period-closed'])
    }
    await become('Open')
  })
})

test('what a partner stands for before a transfer is answered row by row, with what forbids the day', async () => {
  const { sellerId } = await seller()
  const answer = await api.get('agent', `/api/limited-partners/${sellerId}/before-transfer?date=2025-06-01`)
  expect(answer.json()).toMatchObject({
    limitedPartnerId: sellerId,
    commitment: '3333333.33',
    history: [{ components: { investmentFunding: '1234567.89', distribution: '0.00' } }],
    blocker: null,
  })
})

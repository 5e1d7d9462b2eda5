import { describe, expect, test } from 'vitest'
import type { StoredRecord } from '../../src/server/records/values.ts'
import type { Seen } from '../server/requests.ts'
import { serveMovements, type Problem } from './servedMovements.ts'

const { api, world, fundWith, movement, act, ledgerOf, linesOf } = await serveMovements()

const TWO = [
  { name: 'Garnet', commitment: '3000' },
  { name: 'Hazel', commitment: '1000' },
]

test('a distribution with a loss is shared and completed: 60 of capital came back, 10 of it were lost, 50 are paid', async () => {
  const made = await movement(await fundWith(TWO), { distribution: '50', returnOfCapital: '60', realizedGain: '-10' })
  const answer = await act('user', made, 'complete')
  expect(answer.statusCode, answer.body).toBe(200)
  expect((await ledgerOf(made.id)).map(row => [row.distribution, row.returnOfCapital, row.realizedGain])).toEqual([
    ['37.50', '45.00', '-7.50'],
    ['12.50', '15.00', '-2.50'],
  ])
})

test('whoever a transfer has left a cent below nothing gets a distribution, and is asked for nothing more', async () => {
  const own = await fundWith(TWO)
  const call = await movement(own, { name: 'Call 1', investmentFunding: '1' })
  // Garnet has promised 3,000.00 and was asked for 3,000.01.
  await world.insert('limited-partner-transactions', {
    limitedPartnerId: own.partners[0]?.id,
    date: '2025-12-15',
    type: 'CapitalCall',
    capitalMovementId: call.id,
    investmentFunding: '3000.01',
    amount: '3000.01',
    impactOnUnfunded: '-3000.01',
  })
  const made = await movement(own, { name: 'Distribution 2', distribution: '40' })
  expect((await linesOf(made)).map(line => [line.distribution, line.remainingAfter])).toEqual([
    ['30.00', '-0.01'],
    ['10.00', '1000.00'],
  ])
  await expect(movement(own, { name: 'Call 3', investmentFunding: '40' })).rejects.toThrow('Garnet')
  const answer = await act('user', made, 'complete')
  expect(answer.statusCode, answer.body).toBe(200)
})

describe('whoever gets more than it pays is paid out', () => {
  /** The partner's account is active, and this is what its bank said of the holder. */
  async function accountOf({ fund }: Awaited<ReturnType<typeof fundWith>>, partner: Seen, payeeAnswer: string) {
    const account = await world.insert('bank-accounts', {
      fundId: fund.id,
      limitedPartnerId: partner.id,
      status: 'Active',
      payeeAnswer,
    })
    await api.database.asAdministrator('update limited_partners set bank_account_id = $2 where id = $1', [
      partner.id,
      account.id,
    ])
  }
  const payeesOf = async ({ id }: Seen) =>
    (await api.get('user', `/api/capital-movements/${id}/payees`))
      .json<{ partners: { name: string }[] }>()
      .partners.map(({ name }) => name)
  /** Name, whether it is paid out, and whether it has an account for that. */
  const askedOf = async ({ id }: Seen) =>
    (await api.get('user', `/api/capital-movements/${id}/what-if`))
      .json<{ partners: { name: string; isPaidOut: boolean; hasActiveAccount: boolean }[] }>()
      .partners.map(({ name, isPaidOut, hasActiveAccount }) => [name, isPaidOut, hasActiveAccount])
  const REFUSED = 'The bank said that the name does not match the account of Garnet: they cannot be paid there.'

  test('by a distribution: not to an account whose holder the bank has denied', async () => {
    const own = await fundWith(TWO)
    const [garnet, hazel] = own.partners
    if (!garnet || !hazel) throw new Error('no partners')
    await accountOf(own, garnet, 'NoMatch')
    const made = await movement(own, { distribution: '80', investmentFunding: '40' })
    expect(await payeesOf(made)).toEqual(['Garnet'])
    expect(await askedOf(made)).toEqual([
      ['Garnet', true, true],
      ['Hazel', true, false],
    ])
    const refused = await act('user', made, 'complete')
    expect([refused.statusCode, refused.json<Problem>().detail]).toEqual([422, REFUSED])
    await accountOf(own, garnet, 'CloseMatch')
    expect(await payeesOf(made)).toEqual(['Garnet'])
    expect((await act('user', made, 'complete')).statusCode).toBe(200)
  })

  test('by what a later closing gives back, which is a call below zero', async () => {
    const own = await fundWith(TWO)
    const [garnet] = own.partners
    if (!garnet) throw new Error('no partners')
    const call = await movement(own, { investmentFunding: '400' })
    expect((await act('user', call, 'complete')).statusCode).toBe(200)
    const { id: fundId } = own.fund
    const closing = await world.make('closings', { fundId, name: 'Second closing', date: '2026-12-31' })
    const newcomer = await world.make('limited-partners', { fundId, name: 'Ivy' })
    await world.make('closing-commitments', {
      closingId: closing.id,
      limitedPartnerId: newcomer.id,
      date: '2026-12-31',
      value: '4000',
    })
    const closed = await api.post('user', `/api/closings/${closing.id}/complete`, {}, { version: closing.version })
    expect(closed.statusCode, closed.body).toBe(200)
    const [made] = (await api.get('user', `/api/capital-movements?filter={"closingId":${closing.id}}`)).json<
      StoredRecord[]
    >()
    if (!made) throw new Error('no movement')
    await accountOf(own, garnet, 'NoMatch')
    await accountOf(own, newcomer, 'NoMatch')
    // Half of 400 goes back to those who paid it.
    expect((await linesOf(made)).map(line => line.investmentFunding)).toEqual(['-150.00', '-50.00', '200.00'])
    expect(await payeesOf(made)).toEqual(['Garnet'])
    expect(await askedOf(made)).toEqual([
      ['Garnet', true, true],
      ['Hazel', true, false],
      ['Ivy', false, true],
    ])
    const refused = await act('user', made, 'complete')
    expect([refused.statusCode, refused.json<Problem>().detail]).toEqual([422, REFUSED])
  })

  test('not by a distribution that is less than what is called with it', async () => {
    const own = await fundWith(TWO)
    const [garnet] = own.partners
    if (!garnet) throw new Error('no partners')
    await accountOf(own, garnet, 'NoMatch')
    const made = await movement(own, { investmentFunding: '80', distribution: '40' })
    expect(await payeesOf(made)).toEqual([])
    expect((await askedOf(made)).map(([, isPaidOut]) => isPaidOut)).toEqual([false, false])
    const answer = await act('user', made, 'complete')
    expect(answer.statusCode, answer.body).toBe(200)
  })
})

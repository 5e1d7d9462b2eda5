import { describe, expect, test } from 'vitest'
import { COMPONENTS } from '../../src/capital-movements/components.ts'
import { requestsOf } from '../server/requests.ts'
import type { RecordOf } from '../server/requests.ts'
import { serveClosings } from './servedClosings.ts'
import type { Problem } from './servedClosings.ts'

const { api, world, add, added, complete, completed, found, newFund, fundWithCall } = await serveClosings()
const { read } = requestsOf(api)

const problemOf = (answer: Awaited<ReturnType<typeof add>>) => {
  const { code, errors, detail } = answer.json<Problem>()
  return [answer.statusCode, code, errors ?? detail]
}

describe('completing a closing', () => {
  test('R007 R148 R168 R256 leads from Open to Completed once, and writes the commitments', async () => {
    const { closing, partner, fund } = await newFund()
    const first = await closing('First closing', '2025-07-31')
    const ashcombe = await partner('Ashcombe')
    await added(first, ashcombe, '100.00', '2025-07-30')
    await added(first, ashcombe, '0', '2025-07-31')
    expect((await complete(first, 'agent')).statusCode).toBe(403)
    expect((await completed(first)).status).toBe('Completed')
    expect(await found('limited-partner-commitments', { limitedPartnerId: ashcombe.id })).toMatchObject([
      { date: '2025-07-30', value: '100.00', closingId: first.id },
    ])
    expect(await read(`limited-partners/${ashcombe.id}`)).toMatchObject({
      totalCommitment: '100.00',
      remaining: '100.00',
    })
    // Nothing was called before: nothing moves.
    expect(await found('capital-movements', { fundId: fund.id })).toEqual([])
    const again = await read(`closings/${first.id}`)
    expect(problemOf(await complete(again)).slice(0, 2)).toEqual([409, 'wrong-state'])
    for (const action of ['reopen', 'publish'])
      expect(
        (await api.post('admin', `/api/closings/${first.id}/${action}`, {}, { version: again.version })).statusCode,
      ).toBe(404)
  })

  test('is refused while papers cannot print its name, which stays from then on', async () => {
    const { closing, partner, fund } = await newFund()
    const first = await closing('第一 closing', '2025-07-31')
    await added(first, await partner('Ashcombe'), '100.00', '2025-07-30')
    expect(problemOf(await complete(first))).toEqual([422, 'rule', expect.stringContaining('第 一 in “第一 closing”')])
    const renamed = await api.put('user', `/api/closings/${first.id}`, first.version, {
      fundId: fund.id,
      name: 'First closing',
      date: first.date,
    })
    expect((await completed(renamed.json<RecordOf<'closings'>>())).status).toBe('Completed')
  })

  test('R319 its movement, changed by hand, is made again from the closing and never by weight', async () => {
    const { closing, partner, fund, ashcombe } = await fundWithCall({})
    const second = await closing('Second closing', '2025-12-31')
    await added(second, await partner('Northgarth'), '50000000', '2025-12-31')
    await completed(second)
    const [movement] = await found('capital-movements', { fundId: fund.id, closingId: second.id })
    if (!movement) throw new Error('no movement')
    const address = `/api/capital-movements/${movement.id}`
    const shown = async () =>
      (await found('capital-movement-lines', { capitalMovementId: movement.id })).map(line => [
        line.limitedPartnerId,
        line.investmentFunding,
        line.managementFees,
        line.lateEntranceFee,
        line.remainingAfter,
        line.changedByHand,
      ])
    const before = await shown()
    expect(before[0]).toEqual([ashcombe.id, '-6000000.00', '0.00', '-160438.36', '47700000.00', false])
    const byHand = { lines: [{ limitedPartnerId: ashcombe.id, investmentFunding: '-5999999.99' }] }
    const changed = await api.post('user', `${address}/lines`, byHand, { version: movement.version })
    expect(changed.statusCode, changed.body).toBe(200)
    expect((await shown())[0]).toEqual([ashcombe.id, '-5999999.99', '0.00', '-160438.36', '47699999.99', true])
    const { version } = changed.json<{ version: number }>()
    expect(problemOf(await api.post('user', `${address}/complete`, {}, { version }))[0]).toBe(422)
    const again = await api.post('user', `${address}/generate-lines`, {}, { version })
    expect(again.statusCode, again.body).toBe(200)
    expect(await shown()).toEqual(before)
  })

  test('its movement has the shares of another nominal value as soon as it is saved', async () => {
    const { closing, partner, fund } = await fundWithCall({})
    const second = await closing('Second closing', '2025-12-31')
    await added(second, await partner('Northgarth'), '50000000', '2025-12-31')
    await completed(second)
    const [movement] = await found('capital-movements', { fundId: fund.id, closingId: second.id })
    if (!movement) throw new Error('no movement')
    const kept = Object.fromEntries(
      (['name', 'dueDate', 'fundBankAccountId', 'navPerShare', ...COMPONENTS] as const).map(name => [
        name,
        movement[name],
      ]),
    )
    const saved = await api.put('user', `/api/capital-movements/${movement.id}`, movement.version, {
      ...kept,
      nominalShareValue: '4',
    })
    expect(saved.statusCode, saved.body).toBe(200)
    const [line] = await found('capital-movement-lines', { capitalMovementId: movement.id })
    // 6,000,000.00 of funding come back.
    expect(line).toMatchObject({ investmentFunding: '-6000000.00', shares: '-1500000' })
  })

  test('R180 of a later one makes an open movement, by which everybody stands as if admitted at the first', async () => {
    const euro = await world.make('currencies', { code: 'EUR', name: 'Euro', minorUnits: 2 })
    const { closing, partner, fund, ashcombe, borrowdale, call } = await fundWithCall({ currencyId: euro.id })
    const second = await closing('Second closing', '2025-12-31')
    const newcomer = await partner('Northgarth')
    await added(second, newcomer, '50000000', '2025-12-31')
    await completed(second)
    const [movement] = await found('capital-movements', { fundId: fund.id, closingId: second.id })
    expect(movement).toMatchObject({
      name: 'Equalisation, second closing',
      status: 'Open',
      dueDate: '2025-12-31',
      fundBankAccountId: call.fundBankAccountId,
      investmentFunding: '0.00',
      // 500,000.00 × 50m ÷ 100m, and 122 days of interest on it.
      managementFees: '250000.00',
      lateEntranceFee: '6684.93',
      navPerShare: '1',
    })
    const lines = await found('capital-movement-lines', { capitalMovementId: movement?.id })
    // Of 30m the newcomer pays a third, with 8 % for 122 days: 10,000,000.00 × 8 % × 122 ÷ 365.
    expect(lines).toMatchObject([
      {
        limitedPartnerId: ashcombe.id,
        investmentFunding: '-6000000.00',
        managementFees: '0.00',
        lateEntranceFee: '-160438.36',
        commitment: '60000000.00',
        remainingAfter: '47700000.00',
        shares: '-6000000',
      },
      {
        limitedPartnerId: borrowdale.id,
        investmentFunding: '-4000000.00',
        managementFees: '0.00',
        lateEntranceFee: '-106958.90',
        commitment: '40000000.00',
        remainingAfter: '31800000.00',
        shares: '-4000000',
      },
      {
        limitedPartnerId: newcomer.id,
        investmentFunding: '10000000.00',
        managementFees: '250000.00',
        lateEntranceFee: '274082.19',
        commitment: '50000000.00',
        remainingAfter: '39750000.00',
        shares: '10250000',
      },
    ])
    if (!movement) throw new Error('no movement')
    const references = lines.map(line => String(line.paymentReference))
    expect(references.map(reference => reference.slice(4))).toEqual(
      [ashcombe, borrowdale, newcomer].map(({ id }) => `${movement.id}P${id}`),
    )
    // ISO 11649: RF and the check digits go to the end, letters count as 10 to 35, and the number leaves 1 by 97.
    const digits = (text: string) => text.replace(/[A-Z]/g, letter => String(parseInt(letter, 36)))
    for (const reference of references)
      expect(BigInt(digits(reference.slice(4) + reference.slice(0, 4))) % 97n, reference).toBe(1n)
    expect(problemOf(await api.remove('user', `/api/capital-movements/${movement.id}`, movement.version))).toEqual([
      409,
      'protected',
      'The closing “Second closing” has made this movement: it stays until it is completed.',
    ])
    // The next closing builds on what this one books.
    const third = await closing('Third closing', '2026-03-31')
    await added(third, newcomer, '10', '2026-03-31')
    expect(problemOf(await complete(third))).toEqual([
      409,
      'wrong-state',
      'Complete the capital movement “Equalisation, second closing” first: this closing builds on it.',
    ])
    expect(await read(`closings/${third.id}`)).toMatchObject({ status: 'Open', version: third.version })
    await api.database.asAdministrator("update bank_accounts set status = 'Active' where id = $1", [
      movement.fundBankAccountId,
    ])
    const done = await api.post(
      'user',
      `/api/capital-movements/${movement.id}/complete`,
      {},
      { version: movement.version },
    )
    expect(done.statusCode, done.body).toBe(200)
    // 10,000,000.00 + 250,000.00 + 274,082.19 come in; 6,160,438.36 + 4,106,958.90 go on to the earlier partners.
    expect(await found('transactions', { capitalMovementId: movement.id })).toMatchObject([
      { type: 'CapitalCall', amountFund: '10524082.19', impact: 'ReducesUnfunded', status: 'Pending' },
      {
        type: 'Distribution',
        subType: 'Return of excess capital called',
        amountFund: '-10267397.26',
        impact: 'IncreasesUnfunded',
        status: 'Pending',
      },
    ])
  })

  test('waits for commitments, for movements that are due before it, and for an account to pay to', async () => {
    const { fund, closing, partner } = await newFund()
    const first = await closing('First closing', '2025-07-31')
    expect(problemOf(await complete(first))).toEqual([422, 'rule', 'Add the commitments of this closing first.'])
    await added(first, await partner('Ashcombe'), '100', '2025-07-31')
    const open = await world.make('capital-movements', { fundId: fund.id, name: 'Call 1', dueDate: '2025-07-31' })
    expect(problemOf(await complete(first))).toEqual([
      422,
      'rule',
      'Complete or move the capital movement “Call 1” first: it is due on 31/07/2025, before this closing.',
    ])
    await api.remove('user', `/api/capital-movements/${open.id}`, open.version)
    expect((await complete(first)).statusCode).toBe(200)
  })

  test('holds to what has happened since its commitments were saved', async () => {
    const { fund, closing, partner, movement } = await newFund()
    const first = await closing('First closing', '2025-07-31')
    const ashcombe = await partner('Ashcombe')
    await added(first, ashcombe, '100', '2025-07-10')
    await world.insert('reporting-periods', { fundId: fund.id, name: 'July', date: '2025-07-15', status: 'Completed' })
    expect(problemOf(await complete(first)).slice(0, 2)).toEqual([409, 'reporting-period-closed'])
    await api.database.asAdministrator("update reporting_periods set status = 'Open' where fund_id = $1", [fund.id])
    await movement('Capital call 1', '2025-07-10', [])
    const answer = problemOf(await complete(first))
    expect(answer).toEqual([422, 'rule', { date: [expect.stringContaining('when “Capital call 1” is due')] }])
    expect(await found('limited-partner-commitments', { limitedPartnerId: ashcombe.id })).toEqual([])
  })

  test('is refused on a day before a completed transfer, whether it is saved or completed then', async () => {
    const { fund, closing, partner, ashcombe } = await fundWithCall()
    const second = await closing('Second closing', '2025-11-29')
    await added(second, await partner('Northgarth'), '50', '2025-11-29')
    await world.insert('transfers', {
      fundId: fund.id,
      date: '2025-11-30',
      sellerId: ashcombe.id,
      transferCommitment: '1',
      status: 'Completed',
    })
    const words = ['Must not be before 30/11/2025, the day of a transfer that is completed.']
    expect(problemOf(await complete(second))).toEqual([422, 'rule', { date: words }])
    const post = (name: string, date: string) => api.post('user', '/api/closings', { fundId: fund.id, name, date })
    expect(problemOf(await post('Third closing', '2025-11-28'))).toEqual([422, 'rule', { date: words }])
    expect((await post('Third closing', '2025-11-30')).statusCode).toBe(201)
    expect(await found('capital-movements', { closingId: second.id })).toEqual([])
  })

  test('is done once, however many ask at the same time', async () => {
    const { closing, partner, fund } = await fundWithCall()
    const second = await closing('Second closing', '2025-12-31')
    const newcomer = await partner('Northgarth')
    await added(second, newcomer, '50000000', '2025-12-31')
    const answers = await Promise.all(Array.from({ length: 8 }, () => complete(second)))
    const statuses = answers.map(({ statusCode }) => statusCode).sort((one, other) => one - other)
    expect(statuses).toEqual([200, ...Array.from({ length: 7 }, () => 409)])
    expect(await found('limited-partner-commitments', { limitedPartnerId: newcomer.id })).toHaveLength(1)
    expect(await found('capital-movements', { fundId: fund.id, closingId: second.id })).toHaveLength(1)
  })

  test('of two closings of a fund at once completes one, and the other is held against it', async () => {
    const { closing, partner, ashcombe } = await fundWithCall()
    const [second, third] = [await closing('Second', '2025-12-31'), await closing('Third', '2026-01-31')]
    await added(second, await partner('Northgarth'), '50', '2025-12-31')
    await added(third, ashcombe, '50', '2026-01-31')
    const answers = await Promise.all([complete(second), complete(third)])
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  })
})

test('R485 the first completed closing fixes what investors have signed for', async () => {
  const { fund, closing, partner } = await newFund({ nominalShareValue: '1' })
  const stored = await read(`funds/${fund.id}`)
  const writable = await world.body('funds')
  const save = async (changes: Record<string, unknown>) => {
    const { version } = await read(`funds/${fund.id}`)
    const kept = Object.fromEntries(Object.keys(writable).map(name => [name, stored[name]]))
    return api.put('user', `/api/funds/${fund.id}`, version, {
      ...kept,
      firstClosingDate: '2025-06-30',
      nominalShareValue: '1',
      ...changes,
    })
  }
  expect((await save({ legalForm: 'SCSp', nominalShareValue: '2' })).statusCode).toBe(200)
  expect((await save({ legalForm: 'SCSp' })).statusCode).toBe(200)
  const first = await closing('First closing', '2025-06-30')
  await added(first, await partner('Ashcombe'), '100', '2025-06-30')
  await completed(first)
  const countryId = (await world.make('countries')).id
  for (const changes of [
    { legalForm: 'LP' },
    { legalForm: 'SCSp', openClosedEnded: 'Open-ended' },
    { legalForm: 'SCSp', domicileId: countryId },
    { legalForm: 'SCSp', currencyId: (await world.make('currencies')).id },
    { legalForm: 'SCSp', nominalShareValue: '2' },
    { legalForm: 'SCSp', firstClosingDate: '2025-06-29' },
  ]) {
    const [field] = Object.keys(changes).filter(name => name !== 'legalForm' || changes.legalForm === 'LP')
    const answer = await save(changes)
    expect([answer.statusCode, field, answer.json<Problem>().errors?.[field ?? '']]).toEqual([
      422,
      field,
      expect.arrayContaining(['Fixed since the closing “First closing” of 30/06/2025 was completed.']),
    ])
  }
  expect((await save({ legalForm: 'SCSp', finalClosingDate: '2026-06-30' })).statusCode).toBe(200)
})

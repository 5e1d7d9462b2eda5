import { describe, expect, test } from 'vitest'
import { isCreditorReference } from '../../src/bank-accounts/creditorReference.ts'
import { asAmount, sum } from '../../src/money.ts'
import type { NoticeSnapshot } from '../../src/notices/snapshot.ts'
import { serveMovements, SIX, statusOf, type Problem } from './servedMovements.ts'

const { api, world, fundWith, body, movement, act, linesOf, stored } = await serveMovements()
const six = await fundWith(SIX)

describe('the lines of a capital movement', () => {
  test('R006 R219 R220 R221 R225 R236 are made with it, sum to it in every component, and each partner has a reference that a bank can check', async () => {
    const made = await movement(six, {
      name: 'Netted',
      investmentFunding: '50000000',
      managementFees: '100',
      expensesPaidIn: '10.01',
      expensesOutOfPaidIn: '7',
      distribution: '1000.03',
      returnOfCapital: '600.01',
      realizedGain: '400.02',
      recallableDistribution: '50',
    })
    expect(made).toMatchObject({ status: 'Open', totalCall: '50000117.01' })
    const lines = await linesOf(made)
    expect(lines.map(line => line.investmentFunding)).toEqual([
      ...Array.from({ length: 5 }, () => '9876543.21'),
      '617283.95',
    ])
    for (const [name, total] of [
      ['managementFees', '100.00'],
      ['expensesPaidIn', '10.01'],
      ['distribution', '1000.03'],
      ['realizedGain', '400.02'],
      ['recallableDistribution', '50.00'],
    ] as const)
      expect(asAmount(sum(lines.map(line => line[name] ?? '0'))), name).toBe(total)
    expect(lines.every(line => isCreditorReference(String(line.paymentReference)))).toBe(true)
    expect(new Set(lines.map(line => line.paymentReference)).size).toBe(6)
    // Only the first of the two expenses lowers what remains: 5,000,000 − 617,283.95 − 1.24 − 0.12 + 0.62.
    expect(lines[5]).toMatchObject({
      managementFees: '1.24',
      expensesPaidIn: '0.12',
      recallableDistribution: '0.62',
      remainingAfter: '4382715.31',
    })
  })

  test('R318 R319 are made again when an amount, the due date or the periods change, and not when the name does; whoever would lose a change by hand is asked first', async () => {
    const made = await movement(six, { name: 'Asked', investmentFunding: '405' })
    const [first] = await linesOf(made)
    const changed = await act('user', made, 'lines', {
      lines: [{ limitedPartnerId: first?.limitedPartnerId, investmentFunding: '81' }],
    })
    expect(changed.statusCode, changed.body).toBe(200)
    const put = async (changes: object, confirmed = '') => {
      const now = await stored(made)
      return api.put('user', `/api/capital-movements/${made.id}${confirmed}`, now.version, {
        ...body(six, { name: 'Asked', investmentFunding: '405', ...changes }),
        fundId: undefined,
      })
    }
    expect((await put({ name: 'Renamed' })).statusCode).toBe(200)
    expect((await linesOf(made))[0]).toMatchObject({ investmentFunding: '81.00', changedByHand: true })
    const period = await world.make('reporting-periods', { fundId: six.fund.id, name: 'Q4', date: '2027-12-31' })
    for (const changes of [
      { dueDate: '2026-12-16' },
      { investmentFunding: '810' },
      { expensesPaidIn: '1' },
      { expensesOutOfPaidIn: '1' },
      { managementFees: '1' },
      { distribution: '1' },
      { distribution: '1', returnOfCapital: '1' },
      { distribution: '1', realizedGain: '1' },
      { periods: [{ reportingPeriodId: period.id }] },
      { nominalShareValue: '2' },
      { nominalShareValue: null },
    ]) {
      const refused = await put(changes)
      expect([refused.statusCode, refused.json<Problem>().confirm]).toEqual([422, ['capitalMovement.linesLost']])
      expect(refused.body).toContain('Ashcombe')
    }
    expect((await linesOf(made))[0]).toMatchObject({ investmentFunding: '81.00' })
    const saved = await put({ investmentFunding: '810' }, '?confirmed=capitalMovement.linesLost')
    expect(saved.statusCode, saved.body).toBe(200)
    expect((await linesOf(made)).map(line => [line.investmentFunding, line.changedByHand])).toEqual([
      ...Array.from({ length: 5 }, () => ['160.00', false]),
      ['10.00', false],
    ])
  })

  test('have the shares of another nominal value as soon as it is saved, and so has the preview of a notice', async () => {
    const made = await movement(six, { name: 'Priced', investmentFunding: '405' })
    const shares = async () => (await linesOf(made)).map(line => line.shares)
    expect(await shares()).toEqual(['80', '80', '80', '80', '80', '5'])
    const saved = await api.put('user', `/api/capital-movements/${made.id}`, made.version, {
      ...body(six, { name: 'Priced', investmentFunding: '405', nominalShareValue: '4' }),
      fundId: undefined,
    })
    expect(saved.statusCode, saved.body).toBe(200)
    expect(await shares()).toEqual(['20', '20', '20', '20', '20', '1.25'])
    const preview = await api.get('user', `/api/capital-movements/${made.id}/notice-preview?format=json`)
    expect(preview.json<NoticeSnapshot>().shares).toMatchObject({
      nominalShareValue: '4.00',
      issued: expect.stringMatching(/^20\.0+$/),
    })
  })

  test('say what then remains as the notices say it, whatever is completed or reopened meanwhile', async () => {
    const own = await fundWith(SIX)
    const made = await movement(own, { investmentFunding: '405' })
    const early = await movement(own, { name: 'Call 0', dueDate: '2026-12-10', investmentFunding: '810' })
    const late = await movement(own, { name: 'Call 2', dueDate: '2026-12-20', investmentFunding: '1620' })
    const said = async () => {
      const preview = await api.get('user', `/api/capital-movements/${made.id}/notice-preview?format=json`)
      const whatIf = await api.get('user', `/api/capital-movements/${made.id}/what-if`)
      return [
        (await linesOf(made))[0]?.remainingAfter,
        preview.json<{ unfunded: { after: { investor: string } } }>().unfunded.after.investor,
        whatIf.json<{ partners: { remainingAfter: string }[] }>().partners[0]?.remainingAfter,
      ]
    }
    // 80 of 405 million each, so 80 of 405.
    expect(await said()).toEqual(['79999920.00', '79999920.00', '79999920.00'])
    const { version } = (await linesOf(made))[0] ?? { version: 0 }
    expect((await act('user', early, 'complete')).statusCode).toBe(200)
    expect(await said()).toEqual(['79999760.00', '79999760.00', '79999760.00'])
    // What is due later is no part of what remains on the day.
    expect((await act('user', late, 'complete')).statusCode).toBe(200)
    expect(await said()).toEqual(['79999760.00', '79999760.00', '79999760.00'])
    expect((await act('admin', await stored(early), 'reopen', { reason: 'Wrong amount' })).statusCode).toBe(200)
    expect(await said()).toEqual(['79999920.00', '79999920.00', '79999920.00'])
    expect((await linesOf(made))[0]?.version).toBe(version)
    expect((await act('user', await stored(made), 'complete')).statusCode).toBe(200)
    expect((await linesOf(made))[0]).toMatchObject({ remainingAfter: '79999920.00' })
  })

  test('what may be called counts all that is booked, whenever it is due', async () => {
    const own = await fundWith([{ name: 'Garnet', commitment: '1000' }])
    const late = await movement(own, { name: 'Call 2', dueDate: '2026-12-20', investmentFunding: '900' })
    expect((await act('user', late, 'complete')).statusCode).toBe(200)
    await expect(movement(own, { investmentFunding: '101' })).rejects.toThrow('Garnet')
    const made = await movement(own, { investmentFunding: '100' })
    expect((await linesOf(made))[0]).toMatchObject({ remainingAfter: '900.00' })
  })

  test('R454 one batch changes them all or not at all, each refusal at its place', async () => {
    const made = await movement(six, { name: 'Batch', investmentFunding: '405' })
    const ids = (await linesOf(made)).map(line => line.limitedPartnerId)
    const version = (await stored(made)).version
    const send = (lines: object[]) => act('user', { id: made.id, version }, 'lines', { lines })
    expect(
      statusOf(
        await send([
          { limitedPartnerId: ids[0], investmentFunding: '1' },
          { limitedPartnerId: ids[5], investmentFunding: '5000000.01' },
          { limitedPartnerId: ids[1], expensesPaidIn: '-1' },
          { limitedPartnerId: ids[2], distribution: '1', returnOfCapital: '2' },
          { limitedPartnerId: ids[3], distribution: '1', recallableDistribution: '1.01' },
        ]),
      ),
    ).toEqual([
      422,
      'rule',
      'lines.1.investmentFunding',
      'lines.2.expensesPaidIn',
      'lines.3.distribution',
      'lines.4.recallableDistribution',
    ])
    expect(statusOf(await send([{ limitedPartnerId: ids[0] }, { limitedPartnerId: ids[0] }]))).toEqual([
      422,
      'rule',
      'lines.1.limitedPartnerId',
    ])
    const stranger = (await world.make('limited-partners')).id
    expect(statusOf(await send([{ limitedPartnerId: stranger }]))).toEqual([422, 'rule', 'lines.0.limitedPartnerId'])
    expect((await linesOf(made))[0]).toMatchObject({ investmentFunding: '80.00', changedByHand: false })
    const sent = await send([
      { limitedPartnerId: ids[0], investmentFunding: '79' },
      { limitedPartnerId: ids[1], investmentFunding: '81' },
    ])
    expect(sent.statusCode, sent.body).toBe(200)
    expect(
      (await linesOf(made))
        .slice(0, 3)
        .map(line => [line.investmentFunding, line.remainingAfter, line.shares, line.changedByHand]),
    ).toEqual([
      ['79.00', '79999921.00', '79', true],
      ['81.00', '79999919.00', '81', true],
      ['80.00', '79999920.00', '80', false],
    ])
    const [line] = await linesOf(made)
    const history = await api.get('user', `/api/capital-movement-lines/${line?.id}/history`)
    expect(history.body).toContain('"investmentFunding"')
    const again = await act('user', await stored(made), 'generate-lines')
    expect(again.statusCode).toBe(200)
    expect((await linesOf(made))[0]).toMatchObject({ investmentFunding: '80.00', changedByHand: false })
  })

  test('a movement that calls more than remains is refused at its amount, and so is one that nobody bears', async () => {
    const answer = await api.post(
      'user',
      '/api/capital-movements',
      body(six, { name: 'Too much', investmentFunding: '405000000.01' }),
    )
    expect(statusOf(answer)).toEqual([422, 'rule', 'investmentFunding'])
    const skipping = await fundWith([{ name: 'Skips', commitment: '100', skips: true }])
    expect(statusOf(await api.post('user', '/api/capital-movements', body(skipping, { managementFees: '1' })))).toEqual(
      [422, 'rule', 'managementFees'],
    )
  })

  test('R316 R317 what is required is missed at its field; no funding is an amount, a share of nothing is none', async () => {
    for (const name of ['name', 'investmentFunding', 'navPerShare', 'dueDate', 'fundBankAccountId']) {
      const answer = await api.post(
        'user',
        '/api/capital-movements',
        body(six, { name: `Without ${name}`, [name]: undefined }),
      )
      expect(statusOf(answer), name).toEqual([400, 'invalid-body', name])
    }
    expect(
      statusOf(
        await api.post('user', '/api/capital-movements', body(six, { name: 'No value', nominalShareValue: '0' })),
      ),
    ).toEqual([400, 'invalid-body', 'nominalShareValue'])
    expect((await movement(six, { name: 'Nothing called' })).investmentFunding).toBe('0.00')
  })
})

describe('a capital movement', () => {
  test('R167 R222 R223 R224 keeps what is typed; its state, its mails and its day of completion are the product’s own', async () => {
    const period = await world.make('reporting-periods', {
      fundId: six.fund.id,
      name: 'Q1 of 2028',
      date: '2028-03-31',
    })
    const made = await movement(six, {
      name: 'All fields',
      dueDate: '2028-03-01',
      investmentFunding: '405',
      lateEntranceFee: '40.5',
      paymentReference: 'CALL 12',
      periods: [{ reportingPeriodId: period.id }],
      navPerShare: '1.122951',
      nominalShareValue: '1.5',
    })
    const read = await stored(made)
    expect(read).toMatchObject({
      dueDate: '2028-03-01',
      fundBankAccountId: six.account.id,
      paymentReference: 'CALL 12',
      lateEntranceFee: '40.50',
      periods: [{ reportingPeriodId: period.id }],
      navPerShare: '1.122951',
      nominalShareValue: '1.50',
      // Paid in ÷ nominal share value; the interest of later investors buys no shares.
      shares: '270.000000',
      totalCall: '445.50',
      status: 'Open',
      emailNotificationStatus: 'NotSent',
      completionDate: null,
    })
    expect((await linesOf(made)).map(line => line.shares)).toEqual([
      ...Array.from({ length: 5 }, () => '53.333333'),
      '3.333333',
    ])
    for (const own of [
      { status: 'Published' },
      { emailNotificationStatus: 'Sent' },
      { completionDate: '2026-01-01' },
      { completedBy: 'Somebody' },
      { closingId: six.closing.id },
    ]) {
      const [field] = Object.keys(own)
      const written = { ...body(six, { name: `Written ${field}` }), ...own }
      expect(statusOf(await api.post('user', '/api/capital-movements', written)), field).toEqual([
        400,
        'invalid-body',
        field,
      ])
      const put = { ...body(six, { name: 'All fields' }), fundId: undefined, ...own }
      expect(statusOf(await api.put('user', `/api/capital-movements/${made.id}`, read.version, put)), field).toEqual([
        422,
        'rule',
        field,
      ])
    }
    expect(await stored(made)).toEqual(read)
  })

  test('R371 is listed, made, changed and deleted by those who may, with its lines, and no other tenant finds it', async () => {
    const made = await movement(six, { name: 'Whole life', investmentFunding: '405' })
    const address = `/api/capital-movements/${made.id}`
    const listed = await api.get('agent', `/api/capital-movements?filter={"fundId":${six.fund.id}}`)
    expect(listed.json<{ id: number }[]>().map(({ id }) => id)).toContain(made.id)
    for (const person of ['agent', 'investor', 'global', 'mixed'] as const) {
      const refused = await api.post(person, '/api/capital-movements', body(six, { name: 'Not mine' }))
      expect(refused.statusCode, person).toBe(403)
      expect((await api.remove(person, address, made.version)).statusCode, person).toBe(403)
    }
    for (const person of ['investor', 'global', 'mixed'] as const)
      expect((await api.get(person, address)).statusCode, person).toBe(403)
    expect((await api.get('stranger', address)).statusCode).toBe(404)
    expect((await act('stranger', made, 'complete')).statusCode).toBe(404)
    const theirs = await api.get('stranger', `/api/capital-movement-lines?filter={"capitalMovementId":${made.id}}`)
    expect(theirs.json()).toEqual([])
    const changed = await api.put('user', address, made.version, {
      ...body(six, { name: 'Whole life, renamed', investmentFunding: '405' }),
      fundId: undefined,
    })
    expect(changed.json()).toMatchObject({ name: 'Whole life, renamed' })
    expect((await api.remove('user', address, changed.json<{ version: number }>().version)).statusCode).toBe(200)
    expect((await api.get('user', address)).statusCode).toBe(404)
    expect(await linesOf(made)).toEqual([])
  })

  test('R189 who skips the management fee has no share of it, and the same one of all the rest', async () => {
    const plans = [
      { name: 'Garsdale', commitment: '60' },
      { name: 'Haverfield', commitment: '40' },
    ]
    const amounts = { investmentFunding: '10', managementFees: '1', expensesPaidIn: '0.5', distribution: '7' }
    const shown = async (skips: boolean) => {
      const own = await fundWith(plans.map((plan, index) => ({ ...plan, skips: skips && index === 1 })))
      const lines = await linesOf(await movement(own, amounts))
      return lines.map(line => [line.investmentFunding, line.managementFees, line.expensesPaidIn, line.distribution])
    }
    expect(await shown(false)).toEqual([
      ['6.00', '0.60', '0.30', '4.20'],
      ['4.00', '0.40', '0.20', '2.80'],
    ])
    expect(await shown(true)).toEqual([
      ['6.00', '1.00', '0.30', '4.20'],
      ['4.00', '0.00', '0.20', '2.80'],
    ])
  })

  test('a part of a distribution above it, a value of a share below zero and an account that is not the fund’s are refused at their field', async () => {
    const another = await fundWith(SIX)
    const refused = async (changes: object) =>
      statusOf(await api.post('user', '/api/capital-movements', body(six, { name: 'Refused', ...changes })))
    expect(await refused({ distribution: '10', returnOfCapital: '6', realizedGain: '4.01' })).toEqual([
      422,
      'rule',
      'distribution',
    ])
    expect(await refused({ distribution: '10', recallableDistribution: '10.01' })).toEqual([
      422,
      'rule',
      'recallableDistribution',
    ])
    expect(await refused({ navPerShare: '-0.000001' })).toEqual([422, 'rule', 'navPerShare'])
    expect(await refused({ fundBankAccountId: another.account.id })).toEqual([422, 'rule', 'fundBankAccountId'])
    const fits = { distribution: '10', returnOfCapital: '6', realizedGain: '4', recallableDistribution: '10' }
    expect(await movement(six, { name: 'Fits', navPerShare: '0', ...fits })).toMatchObject(
      Object.fromEntries(Object.entries(fits).map(([name, amount]) => [name, `${amount}.00`])),
    )
  })
})

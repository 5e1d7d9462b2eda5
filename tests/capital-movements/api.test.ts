import { describe, expect, test } from 'vitest'
import { isCreditorReference } from '../../src/bank-accounts/creditorReference.ts'
import { serveMovements, SIX, type Problem } from './servedMovements.ts'

const { api, world, fundWith, body, movement, act, linesOf, stored } = await serveMovements()
const six = await fundWith(SIX)

const statusOf = (answer: { statusCode: number; json(): unknown }) => {
  const { code, errors = {} } = answer.json() as Problem
  return [answer.statusCode, code, ...Object.keys(errors)]
}

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
    expect(lines.map(line => line['investmentFunding'])).toEqual([
      ...Array.from({ length: 5 }, () => '9876543.21'),
      '617283.95',
    ])
    const sum = (name: string) => lines.reduce((cents, line) => cents + Math.round(Number(line[name]) * 100), 0)
    for (const [name, total] of Object.entries({
      managementFees: 10_000,
      expensesPaidIn: 1001,
      distribution: 100_003,
      realizedGain: 40_002,
      recallableDistribution: 5000,
    }))
      expect(sum(name), name).toBe(total)
    expect(lines.every(line => isCreditorReference(String(line['paymentReference'])))).toBe(true)
    expect(new Set(lines.map(line => line['paymentReference'])).size).toBe(6)
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
      lines: [{ limitedPartnerId: first?.['limitedPartnerId'], investmentFunding: '81' }],
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
    ]) {
      const refused = await put(changes)
      expect([refused.statusCode, refused.json<Problem>().confirm]).toEqual([422, ['capitalMovement.linesLost']])
      expect(refused.body).toContain('Ashcombe')
    }
    expect((await linesOf(made))[0]).toMatchObject({ investmentFunding: '81.00' })
    const saved = await put({ investmentFunding: '810' }, '?confirmed=capitalMovement.linesLost')
    expect(saved.statusCode, saved.body).toBe(200)
    expect((await linesOf(made)).map(line => [line['investmentFunding'], line['changedByHand']])).toEqual([
      ...Array.from({ length: 5 }, () => ['160.00', false]),
      ['10.00', false],
    ])
  })

  test('R454 one batch changes them all or not at all, each refusal at its place', async () => {
    const made = await movement(six, { name: 'Batch', investmentFunding: '405' })
    const ids = (await linesOf(made)).map(line => line['limitedPartnerId'])
    const version = (await stored(made)).version
    const send = (lines: object[]) => act('user', { id: made.id, version }, 'lines', { lines })
    expect(
      statusOf(
        await send([
          { limitedPartnerId: ids[0], investmentFunding: '1' },
          { limitedPartnerId: ids[5], investmentFunding: '5000000.01' },
          { limitedPartnerId: ids[1], expensesPaidIn: '-1' },
          { limitedPartnerId: ids[2], distribution: '1', returnOfCapital: '2' },
        ]),
      ),
    ).toEqual([422, 'rule', 'lines.1.investmentFunding', 'lines.2.expensesPaidIn', 'lines.3.distribution'])
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
        .map(line => [line['investmentFunding'], line['remainingAfter'], line['shares'], line['changedByHand']]),
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
    expect((await movement(six, { name: 'Nothing called' }))['investmentFunding']).toBe('0.00')
  })
})

import { describe, expect, test } from 'vitest'
import { describedStep } from '../../src/invoices/describedStep.ts'
import type { RecordOf, Seen } from '../server/requests.ts'
import { serveFees } from './servedFees.ts'

const { api, world, currency, terms, time, fundOf, propose } = await serveFees()

const stored = async (id: number) => (await api.get('user', `/api/invoices/${id}`)).json<RecordOf<'invoices'>>()
const closedPeriod = async (fundId: number, date: string) => {
  const period = await world.make('reporting-periods', { fundId, name: `To ${date}`, date })
  expect(
    (await api.post('admin', `/api/reporting-periods/${period.id}/complete`, {}, { version: period.version }))
      .statusCode,
  ).toBe(200)
}

describe('proposed management fees', () => {
  const ofFund = async (fund: Seen) =>
    (await api.get('user', `/api/invoices?filter=${encodeURIComponent(JSON.stringify({ fundId: fund.id }))}`)).json<
      RecordOf<'invoices'>[]
    >()

  test('are shown first, then made once, each with its trace', async () => {
    const fund = await fundOf()
    const {
      proposals: [shown],
    } = await propose({ ...time, fundId: fund.id }, '?preview=true')
    // 10,000,000 × 2 % × 92 ÷ 365
    expect(shown).toMatchObject({
      fundId: fund.id,
      total: '50410.96',
      from: '2026-07-01',
      to: '2026-09-30',
      currency: 'EUR',
      trace: [
        {
          step: 'Part',
          firstDay: '2026-07-01',
          lastDay: '2026-09-30',
          days: 92,
          basis: 'Commitment',
          rate: '2',
          base: '10000000.00',
          plus: null,
          less: null,
          minimum: null,
          amount: '50410.96',
        },
      ],
    })
    expect(await ofFund(fund)).toEqual([])
    const {
      proposals: [made],
    } = await propose({ ...time, fundId: fund.id })
    expect(await stored(made!.id!)).toMatchObject({
      fundId: fund.id,
      total: '50410.96',
      vat: '0.00',
      totalWithVat: '50410.96',
      status: 'Open',
      date: '2026-10-05',
      feeFrom: '2026-07-01',
      feeTo: '2026-09-30',
      computedFee: '50410.96',
      feeTrace: [shown!.trace[0]],
    })
    expect(await propose({ ...time, fundId: fund.id })).toMatchObject({
      proposals: [],
      skipped: [
        {
          fundId: fund.id,
          reason: expect.stringMatching(
            /^Invoice MF-\d+-2026-09-30 has the fee from 01\/07\/2026 to 30\/09\/2026 already$/,
          ),
        },
      ],
    })
    expect((await ofFund(fund)).length).toBe(1)
  })

  test('R445 follow the terms of the fund: another rate is another fee', async () => {
    const fund = await fundOf()
    const fee = async () => (await propose({ ...time, fundId: fund.id }, '?preview=true')).proposals[0]!.total
    expect(await fee()).toBe('50410.96')
    const { version } = (await api.get('admin', `/api/funds/${fund.id}`)).json<RecordOf<'funds'>>()
    const body = await world.body('funds', {
      currencyId: currency.id,
      commencementDate: '2022-03-31',
      ...terms,
      managementFee: '1.5',
    })
    expect((await api.put('admin', `/api/funds/${fund.id}`, version, body)).statusCode).toBe(200)
    expect(await fee()).toBe('37808.22')
  })

  test('are lowered by offsets, whose rest is carried forward to the next time', async () => {
    const fund = await fundOf()
    const {
      proposals: [first],
    } = await propose({ ...time, fundId: fund.id, feesEarned: '80000.00' })
    expect(first).toMatchObject({ total: '0.00' })
    expect(await stored(first!.id!)).toMatchObject({ offsetsCarriedForward: '13589.04' })
    const {
      proposals: [next],
    } = await propose({ from: '2026-10-01', to: '2026-12-31', date: '2026-12-31', fundId: fund.id }, '?preview=true')
    expect(next!.total).toBe('36821.92')
    expect(next!.trace).toContainEqual(expect.objectContaining({ step: 'OffsetsBefore', base: '13589.04' }))
  })

  test('of all funds leave out those without terms, before their first closing or with a closed period, with the reason', async () => {
    const [none, later, closed] = [
      await fundOf({ managementFee: null, managementFeeBasis: null }),
      await fundOf({ firstClosingDate: '2026-11-30', commencementDate: '2022-03-31' }),
      await fundOf(),
    ]
    await closedPeriod(closed.id, '2026-10-31')
    const { proposals, skipped } = await propose(time, '?preview=true')
    const reasons = Object.fromEntries(skipped.map(({ fundId, reason }) => [fundId, reason]))
    expect(proposals.map(({ fundId }) => fundId)).not.toEqual(expect.arrayContaining([none.id]))
    expect([reasons[later.id], reasons[closed.id]]).toEqual([
      'The period lies before the first closing',
      'The date 05/10/2026 falls in the reporting period To 2026-10-31, which is completed or published.',
    ])
    expect((await propose({ ...time, fundId: none.id }, '?preview=true')).skipped).toMatchObject([
      { reason: 'The fund has no terms of a management fee' },
    ])
    for (const [body, status, field] of [
      [{ ...time, to: '2026-06-30' }, 422, 'to'],
      [{ ...time, feesEarned: '1' }, 422, 'fundId'],
      [{ ...time, fundId: 999_999 }, 422, 'fundId'],
      [{ from: '2026-07-01' }, 400, 'to'],
    ] as const) {
      const refused = await api.post('user', '/api/invoices/propose-management-fees', body)
      expect(
        [refused.statusCode, Object.keys(refused.json<{ errors: object }>().errors).includes(field)],
        refused.body,
      ).toEqual([status, true])
    }
  })

  test('on the net asset value of a fund that has none are left out with the reason, not with a fee of zero', async () => {
    const fund = await fundOf({ investmentPeriod: 1, additionalBasis: 'NAV' })
    expect(await propose({ ...time, fundId: fund.id }, '?preview=true')).toMatchObject({
      proposals: [],
      skipped: [
        {
          reason:
            'The fee is taken on the net asset value, and there is none on 01/07/2026: No reporting period has ended by this day',
        },
      ],
    })
    await world.make('reporting-periods', { fundId: fund.id, name: 'Q2 2026', date: '2026-06-30' })
    const [skipped] = (await propose({ ...time, fundId: fund.id }, '?preview=true')).skipped
    expect(skipped!.reason).toContain('There is no accounting entry for Q2 2026')
  })

  test('on cash at work name what was bought and sold since the last fair value', async () => {
    const fund = await fundOf({ managementFeeBasis: 'Cash At Work' })
    const investment = await world.make('investments', { fundId: fund.id })
    await world.make('fair-values', { investmentId: investment.id, date: '2026-03-31', value: '2000', cost: '1000' })
    for (const [type, subType, amountFund, nonCashItem] of [
      ['Investment', 'Follow-on', '-5000', false],
      ['Income', 'Dividend', '300', false],
      ['Divestment', 'Partial exit', '700', false],
      ['Divestment', 'Partial write-off', '-700', true],
    ] as const)
      await world.insert('transactions', {
        fundId: fund.id,
        investmentId: investment.id,
        type,
        subType,
        date: '2026-05-15',
        status: 'Booked',
        amountFund,
        nonCashItem,
      })
    const {
      proposals: [fee],
    } = await propose({ ...time, fundId: fund.id }, '?preview=true')
    expect(fee!.trace[0]).toMatchObject({
      step: 'CashAtWork',
      firstDay: '2026-07-01',
      base: '1000.00',
      plus: '5000.00',
      less: '1200.00',
      amount: '4800.00',
    })
    expect(describedStep(fee!.trace[0]!, 2)).toEqual({
      label: 'Cash at work on 01/07/2026',
      numbers: '1,000.00 at the last fair values + 5,000.00 bought since − 1,200.00 cost of what was sold since',
    })
  })

  test('in yen have no decimals', async () => {
    const yen = await world.make('currencies', { code: 'JPY', minorUnits: 0 })
    const fund = await fundOf({ currencyId: yen.id })
    const {
      proposals: [fee],
    } = await propose({ ...time, fundId: fund.id, feesEarned: '1000' })
    expect(fee!.total).toBe('49611')
    expect(await stored(fee!.id!)).toMatchObject({ total: '49611', computedFee: '49611' })
  })

  test('begin after the last charged day, so that no offset lowers two fees; an earlier one is deleted only after the later ones', async () => {
    const fund = await fundOf()
    const {
      proposals: [first],
    } = await propose({ ...time, fundId: fund.id, feesEarned: '80000.00' })
    for (const early of [
      { from: '2026-04-01', to: '2026-06-30' },
      { from: '2026-04-01', to: '2026-07-01' },
      // The last charged day is charged already.
      { from: '2026-09-30', to: '2026-10-31' },
    ]) {
      const { proposals, skipped } = await propose({ ...early, date: '2026-10-05', fundId: fund.id })
      expect([proposals, skipped.map(({ reason }) => reason)]).toEqual([
        [],
        [
          early.to < '2026-07-01'
            ? `The fee is charged up to 30/09/2026 by invoice ${first!.number}: the next one begins on 01/10/2026 or later`
            : `Invoice ${first!.number} has the fee from 01/07/2026 to 30/09/2026 already`,
        ],
      ])
    }
    const {
      proposals: [second],
    } = await propose({ from: '2026-10-01', to: '2026-10-31', date: '2026-11-02', fundId: fund.id })
    expect(second!.total).toBe('3397.26')
    const remove = async (id: number) => api.remove('user', `/api/invoices/${id}`, (await stored(id)).version)
    expect((await remove(first!.id!)).json()).toMatchObject({
      status: 409,
      code: 'protected',
      detail: `Invoice ${second!.number} has a later fee that builds on this one: delete that one first`,
    })
    expect((await remove(second!.id!)).statusCode).toBe(200)
    expect((await remove(first!.id!)).statusCode).toBe(200)
    expect(
      (await propose({ from: '2026-04-01', to: '2026-06-30', date: '2026-10-05', fundId: fund.id })).proposals,
    ).toHaveLength(1)
    expect(
      (await api.remove('user', `/api/invoices/${(await world.make('invoices', { fundId: fund.id })).id}`, 1))
        .statusCode,
    ).toBe(200)
  })

  test('keep fund, supplier, number, currency and total; date, adjustment and VAT may change', async () => {
    const [fund, other] = [await fundOf(), await fundOf()]
    const otherCurrency = await world.make('currencies')
    const {
      proposals: [made],
    } = await propose({ ...time, fundId: fund.id })
    const { supplier, number, total } = made!
    const body = {
      fundId: fund.id,
      supplier,
      number,
      date: '2026-10-05',
      currencyId: currency.id,
      total,
      adjustment: '0',
      vat: '0',
    }
    const change = async (id: number, changes: object) =>
      api.put('user', `/api/invoices/${id}`, (await stored(id)).version, { ...body, ...changes })
    for (const [field, value] of Object.entries({
      fundId: other.id,
      supplier: 'Somebody else',
      number: 'renamed',
      currencyId: otherCurrency.id,
      total: '999.00',
    })) {
      const refused = await change(made!.id!, { [field]: value })
      expect([refused.statusCode, refused.json<{ errors: object }>().errors]).toEqual([
        422,
        {
          [field]: [
            'This follows from the proposed fee. Correct it with the adjustment, or delete the invoice and propose the fee again.',
          ],
        },
      ])
    }
    expect(await stored(made!.id!)).toMatchObject({ fundId: fund.id, number, total, version: 1 })
    expect((await change(made!.id!, { date: '2026-10-06', adjustment: '-10.96', vat: '100.00' })).json()).toMatchObject(
      { date: '2026-10-06', totalWithVat: '50500.00', feeFrom: '2026-07-01' },
    )
    // What nobody proposed may change in everything.
    const plain = await world.make('invoices', { fundId: fund.id })
    expect(
      (
        await change(plain.id, {
          fundId: other.id,
          supplier: 'Somebody else',
          number: 'renamed',
          currencyId: otherCurrency.id,
          total: '999.00',
        })
      ).statusCode,
    ).toBe(200)
  })

  test('leave out a fund whose number is taken, and make the others', async () => {
    const [fund, other] = [await fundOf(), await fundOf()]
    const name = (await api.get('user', `/api/fund-managers/${fund.managerId}`)).json<RecordOf<'fund-managers'>>().name
    await world.make('invoices', { supplier: name, number: `MF-${fund.id}-2025-03-31` })
    const quarter = { from: '2025-01-01', to: '2025-03-31', date: '2025-04-02' }
    for (const query of ['?preview=true', '']) {
      const { proposals, skipped } = await propose(quarter, query)
      expect(skipped).toContainEqual({
        fundId: fund.id,
        fund: fund.name,
        reason: `There is an invoice MF-${fund.id}-2025-03-31 of ${name} already`,
      })
      expect(proposals.map(({ fundId }) => fundId)).toContain(other.id)
    }
    expect(await ofFund(other)).toHaveLength(1)
  })

  test('warn of what was typed from the same supplier in the time, since it may be the same fee', async () => {
    const fund = await fundOf()
    const warnings = async () => (await propose({ ...time, fundId: fund.id }, '?preview=true')).proposals[0]!.warnings
    const { supplier } = (await propose({ ...time, fundId: fund.id }, '?preview=true')).proposals[0]!
    for (const [number, date, by] of [
      ['LG2-Q3', '2026-09-15', supplier],
      ['LG2-Q4', '2026-10-01', supplier],
      ['AUDIT-1', '2026-09-15', 'An auditor'],
    ] as const) {
      await world.make('invoices', {
        fundId: fund.id,
        currencyId: currency.id,
        supplier: by,
        number,
        date,
        total: '50000',
        vat: '0',
      })
    }
    expect(await warnings()).toEqual([
      'Invoice LG2-Q3 of 15/09/2026 over 50,000.00 is by the same supplier: it may be this fee already',
    ])
    await api.database.asAdministrator('update currencies set minor_units = 3 where id = $1', [currency.id])
    expect(await warnings()).toContainEqual(expect.stringContaining('over 50,000.000 is by the same supplier'))
    await api.database.asAdministrator('update currencies set minor_units = 2 where id = $1', [currency.id])
  })

  test('warn of a time that has not ended, and of days between that nobody charges', async () => {
    const fund = await fundOf()
    const warnings = async (changes: object, query = '?preview=true') =>
      (await propose({ ...time, fundId: fund.id, ...changes }, query)).proposals[0]!.warnings
    expect(await warnings({})).toEqual([])
    expect(await warnings({ from: '2026-10-01', to: '2026-12-31' })).toEqual([
      'The period has not ended yet: commitments and costs of today count',
    ])
    expect(await warnings({ to: '2026-11-21' })).toEqual([])
    expect(await warnings({}, '')).toEqual([])
    expect(await warnings({ from: '2026-10-11', to: '2026-10-31' })).toEqual([
      'The days from 01/10/2026 to 10/10/2026 are left out: no fee can be proposed for them afterwards',
    ])
  })
})

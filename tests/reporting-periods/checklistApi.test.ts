import { describe, expect, test } from 'vitest'
import type { Checklist } from '../../src/reporting-periods/checklist.ts'
import type { Person } from '../server/api.ts'
import { servePeriods } from './servedPeriods.ts'
import type { Seen } from '../server/requests.ts'

const { act, api, inState, period, world } = await servePeriods()

describe('the checklist of a period', () => {
  const read = async ({ id }: Seen, person: Person = 'agent') =>
    (await api.get(person, `/api/reporting-periods/${id}/checklist`)).json<Checklist>()
  const missing = async (found: Seen) =>
    (await read(found)).items
      .filter(item => !item.done && item.name !== 'ledger' && item.name !== 'exchangeRates')
      .map(item => [item.name, item.missing, item.first.map(({ name }) => name)])

  test('says what is missing at the date, item by item, until it is there', async () => {
    const fundId = (await world.make('funds')).id
    const before = await period({ fundId, name: 'Q1', date: '2026-03-31' })
    const found = await period({ fundId, name: 'Q2', date: '2026-06-30' })
    const held = await world.make('investments', {
      fundId,
      name: 'Aurelia Robotics',
      subscriptionDate: '2026-06-30',
      cashFlowStartDate: '2026-06-30',
      commitments: [{ date: '2026-06-30', value: '5' }],
    })
    await world.make('investments', {
      fundId,
      name: 'Bought later',
      subscriptionDate: '2026-07-01',
      cashFlowStartDate: '2026-07-01',
      commitments: [{ date: '2026-07-01', value: '5' }],
    })
    for (const [date, status] of [
      ['2026-06-30', 'Pending'],
      ['2026-04-01', 'Planned'],
      ['2026-05-05', 'Booked'],
      ['2026-03-31', 'Pending'],
      ['2026-07-01', 'Pending'],
      ['2026-05-06', 'Cancelled'],
    ])
      await world.insert('transactions', { fundId, date, status, type: 'Expense', subType: 'Audit and tax' })
    await world.insert('invoices', { fundId, date: '2026-06-01', supplier: 'Harrel & Voss', number: '17' })
    await world.insert('capital-movements', { fundId, name: 'Call 3', dueDate: '2026-05-04' })
    await world.insert('closings', { fundId, name: 'Closing 2', date: '2026-05-04' })
    const seller = await world.make('limited-partners', { fundId, name: 'Calderstone' })
    await world.insert('transfers', { fundId, date: '2026-05-03', sellerId: seller.id })
    expect(await missing(found)).toEqual([
      ['fairValues', 1, ['Aurelia Robotics']],
      ['accounting', 1, ['Q2']],
      ['expenses', 1, ['Q2']],
      ['transactions', 2, ['01/04/2026 Audit and tax', '30/06/2026 Audit and tax']],
      ['invoices', 1, ['Harrel & Voss 17']],
      ['capitalMovements', 1, ['Call 3']],
      ['closings', 2, ['03/05/2026 Calderstone', 'Closing 2']],
      ['earlierPeriods', 1, ['Q1']],
    ])
    await world.make('fair-values', { investmentId: held.id, date: '2026-06-30' })
    await world.make('accounting-entries', { fundId, reportingPeriodId: found.id })
    await world.make('expenses', { fundId, reportingPeriodId: found.id })
    for (const [table, status] of [
      ['transactions', 'Booked'],
      ['invoices', 'Approved'],
      ['capital_movements', 'Completed'],
      ['closings', 'Completed'],
      ['transfers', 'Completed'],
    ])
      await api.database.asAdministrator(`update ${table} set status = $1 where fund_id = $2`, [status, fundId])
    expect(await missing(found)).toEqual([['earlierPeriods', 1, ['Q1']]])
    await act('user', before, 'complete')
    expect(await missing(found)).toEqual([['earlierPeriods', 1, ['Q1']]])
    await act('user', { ...before, version: 2 }, 'publish')
    expect(await missing(found)).toEqual([])
  })

  test('names each fair value of the day that leaves out a company of then, holds one of another time, or differs from its weighted sum', async () => {
    const fundId = (await world.make('funds')).id
    const found = await period({ fundId, name: 'Q2', date: '2026-06-30' })
    const check = async () => (await read(found)).items.find(({ name }) => name === 'weightedValues')!
    const held = async (name: string) => {
      const { id } = await world.make('investments', {
        fundId,
        name,
        subscriptionDate: '2026-01-01',
        cashFlowStartDate: '2026-01-01',
        commitments: [{ date: '2026-01-01', value: '5' }],
      })
      const company = async (companyName: string, fromDate: string | null, toDate: string | null) =>
        (await world.make('companies', { investmentId: id, name: companyName, fromDate, toDate })).id
      return { id, now: await company('Now', null, null), gone: await company('Gone', null, '2026-06-29') }
    }
    const worth = (investmentId: number, value: string, companyIds: number[]) =>
      world.make('fair-values', {
        investmentId,
        date: '2026-06-30',
        value,
        weightedValues: companyIds.map(companyId => ({
          companyId,
          fullyDilutedOwnership: '33.3333',
          companyValue: '100.01',
        })),
      })
    const [right, unequal, empty, old] = [
      await held('Right'),
      await held('Unequal'),
      await held('Without lines'),
      await held('With one of before'),
    ]
    await worth(right.id, '33.34', [right.now])
    expect(await check()).toMatchObject({ expected: 1, done: true })
    await worth(unequal.id, '33.35', [unequal.now])
    await worth(empty.id, '5.00', [])
    await worth(old.id, '66.68', [old.now, old.gone])
    expect((await check()).first.map(({ name }) => name)).toEqual(['Unequal', 'With one of before', 'Without lines'])
  })

  // 33.3333 % of 1,000 yen are 333.333, so 333; of 1.001 dinar 0.333666…, so 0.334.
  test.each([
    [0, '1000', '333', '334'],
    [3, '1.001', '0.334', '0.330'],
  ])('R483 rounds each weighted value to the %i decimals of the currency, as its form does', async (...figures) => {
    const [minorUnits, companyValue, equal, unequal] = figures
    const { id: currencyId } = await world.make('currencies', { minorUnits })
    const fundId = (await world.make('funds', { currencyId })).id
    const found = await period({ fundId, name: 'Q2', date: '2026-06-30' })
    const value = async (name: string, amount: string) => {
      const { id } = await world.make('investments', {
        fundId,
        name,
        dealCurrencyId: currencyId,
        subscriptionDate: '2026-01-01',
        cashFlowStartDate: '2026-01-01',
        commitments: [{ date: '2026-01-01', value: '5' }],
      })
      const company = await world.make('companies', { investmentId: id, name: 'Own', fromDate: null, toDate: null })
      const line = { companyId: company.id, fullyDilutedOwnership: '33.3333', companyValue }
      await world.make('fair-values', { investmentId: id, date: '2026-06-30', value: amount, weightedValues: [line] })
    }
    await value('Equal', equal)
    const check = async () => (await read(found)).items.find(({ name }) => name === 'weightedValues')!
    expect(await check()).toMatchObject({ expected: 1, done: true })
    await value('Unequal', unequal)
    expect((await check()).first.map(({ name }) => name)).toEqual(['Unequal'])
  })

  test('names cash, cost and each account of the expenses that differ from the transactions, what of it is pending, and passes once they agree', async () => {
    const fundId = (await world.make('funds')).id
    await period({ fundId, name: 'Q1', date: '2026-03-31' })
    const found = await period({ fundId, name: 'Q2', date: '2026-06-30' })
    const held = await world.make('investments', { fundId, name: 'Aurelia Robotics' })
    const paid = (date: string, amountFund: string, changes: Record<string, unknown> = {}) =>
      world.insert('transactions', {
        fundId,
        date,
        status: 'Booked',
        type: 'Expense',
        subType: 'Legal',
        amountFund,
        nonCashItem: false,
        investmentId: null,
        ...changes,
      })
    await paid('2026-02-01', '5000.00', { type: 'CapitalCall', subType: 'Investments' })
    await paid('2026-05-01', '-3000.00', { type: 'Investment', subType: 'Initial purchase', investmentId: held.id })
    await paid('2026-05-02', '-170.00')
    await paid('2026-05-02', '-30.00', { type: 'CarriedInterest', subType: 'Carry' })
    // Before the period, after it, planned, and without money: none of these is an expense of the period.
    await paid('2026-03-31', '-100.00')
    await paid('2026-07-01', '-40.00')
    await paid('2026-05-03', '-50.00', { status: 'Planned' })
    await paid('2026-05-03', '-60.00', { nonCashItem: true })
    const lines = await api.get('user', `/api/reporting-periods/${found.id}/paid-expenses`)
    expect(lines.json()).toEqual({
      lines: [
        { type: 'CarriedInterest', subType: 'Carry', amount: '30.00' },
        { type: 'Expense', subType: 'Legal', amount: '170.00' },
      ],
    })
    const accounting = await world.make('accounting-entries', {
      fundId,
      reportingPeriodId: found.id,
      totalCash: '650000.00',
    })
    const value = await world.make('fair-values', { investmentId: held.id, date: '2026-06-30', cost: '2900.00' })
    const ledger = async () => (await read(found)).items.find(({ name }) => name === 'ledger')
    const [currency] = await api.database.asAdministrator<{ code: string }>(
      'select c.code from funds f join currencies c on c.id = f.currency_id where f.id = $1',
      [fundId],
    )
    const code = currency?.code
    expect(await ledger()).toMatchObject({
      expected: 2,
      missing: 2,
      first: [
        { name: `Total cash: entered ${code} 650,000.00, ledger ${code} 1,700.00` },
        { name: `Cost of Aurelia Robotics: entered ${code} 2,900.00, ledger ${code} 3,000.00` },
      ],
    })
    const asYen = (units: number) =>
      api.database.asAdministrator(
        'update currencies set minor_units = $2 where id = (select currency_id from funds where id = $1)',
        [fundId, units],
      )
    await asYen(0)
    expect((await ledger())?.first[0]?.name).toBe(`Total cash: entered ${code} 650,000, ledger ${code} 1,700`)
    await asYen(2)
    await api.database.asAdministrator('update accounting_entries set total_cash = 1700 where id = $1', [accounting.id])
    await api.database.asAdministrator('update fair_values set cost = 3000 where id = $1', [value.id])
    expect(await ledger()).toMatchObject({ expected: 2, missing: 0, done: true })
    const pending = await paid('2026-06-30', '-40.00', { type: 'Distribution', status: 'Pending' })
    expect((await ledger())?.first).toMatchObject([
      { name: `Total cash: entered ${code} 1,700.00, ledger ${code} 1,660.00, of it ${code} (40.00) pending` },
    ])
    await api.database.asAdministrator("update transactions set status = 'Cancelled' where id = $1", [pending.id])
    // In all as much as was paid: 200.00. Legal costs stand 20.00 too low, carried interest 20.00 too high.
    const summary = await world.make('expenses', { fundId, reportingPeriodId: found.id })
    for (const table of [
      'expense_management_fees',
      'expense_carried_interest',
      'expense_fund_operating_expenses',
      'expense_other_expenses',
    ])
      await api.database.asAdministrator(`update ${table} set amount = 0 where expense_id = $1`, [summary.id])
    const enter = (table: string, item: string, amount: string) =>
      api.database.asAdministrator(
        `update ${table} set amount = $2, item = $3 where id = (select min(id) from ${table} where expense_id = $1)`,
        [summary.id, amount, item],
      )
    await enter('expense_fund_operating_expenses', 'Legal', '150')
    await enter('expense_carried_interest', 'Carried interest paid', '50')
    expect(await ledger()).toMatchObject({
      expected: 4,
      missing: 2,
      first: [
        { name: `Carried interest: entered ${code} 50.00, ledger ${code} 30.00` },
        {
          name: `Legal: entered ${code} 150.00, ledger ${code} 170.00`,
          compared: { kind: 'expenses', account: 'Legal' },
        },
      ],
    })
    await enter('expense_fund_operating_expenses', 'Legal', '170')
    await enter('expense_carried_interest', 'Carried interest paid', '30')
    expect(await ledger()).toMatchObject({ expected: 4, missing: 0, done: true })
  })

  test('names each foreign currency of the fund without a rate of the date, and how old the latest is', async () => {
    const codes = async (...wanted: string[]) =>
      Promise.all(wanted.map(async code => (await world.make('currencies', { code, minorUnits: 2 })).id))
    const [pula, dong, lari] = await codes('BWP', 'VND', 'GEL')
    const [tenant] = await api.database.asAdministrator<{ currency: string }>(
      'select t.currency from tenants t join currencies c on c.tenant_id = t.id where c.id = $1',
      [pula],
    )
    const [euro] = await codes(tenant!.currency)
    const fundId = (await world.make('funds', { currencyId: pula })).id
    const found = await period({ fundId, name: 'Q2', date: '2026-06-30' })
    const holds = (dealCurrencyId: number | undefined, subscriptionDate: string) =>
      world.insert('investments', { fundId, dealCurrencyId, subscriptionDate })
    await holds(dong, '2026-06-30')
    await holds(lari, '2026-07-01')
    const rate = (currencyId: number | undefined, date: string) =>
      world.insert('exchange-rates', { currencyId, toCurrencyId: euro, date, rate: '0.5' })
    const check = async () => (await read(found)).items.find(({ name }) => name === 'exchangeRates')
    await rate(pula, '2026-06-29')
    expect(await check()).toMatchObject({
      done: false,
      expected: 2,
      first: [{ name: 'BWP: the latest is of 29/06/2026' }, { name: 'VND: none so far' }],
    })
    await rate(pula, '2026-06-30')
    await rate(dong, '2026-06-30')
    expect(await check()).toMatchObject({ done: true, expected: 2 })
  })

  test('asks for no fair value of an investment that was left or written off by then', async () => {
    const fundId = (await world.make('funds')).id
    const found = await period({ fundId, name: 'Q2', date: '2026-06-30' })
    for (const [name, subType, date, status] of [
      ['Left', 'Full exit', '2026-06-30', 'Booked'],
      ['Lost', 'Write-off', '2026-01-31', 'Reconciled'],
      ['Sold in part', 'Partial exit', '2026-01-31', 'Booked'],
      ['Leaving later', 'Full exit', '2026-07-01', 'Booked'],
      ['Exit planned', 'Full exit', '2026-06-01', 'Planned'],
    ]) {
      const { id } = await world.make('investments', { fundId, name })
      await world.insert('transactions', { fundId, investmentId: id, date, status, type: 'Divestment', subType })
    }
    expect((await missing(found))[0]).toEqual(['fairValues', 3, ['Exit planned', 'Leaving later', 'Sold in part']])
  })

  test('does not forbid to complete with something missing, and is read by staff only', async () => {
    const open = await inState('Open')
    expect((await read(open)).missing).toBeGreaterThan(0)
    for (const person of ['investor', 'global'] as const)
      expect((await api.get(person, `/api/reporting-periods/${open.id}/checklist`)).statusCode).toBe(403)
    expect((await act('user', open, 'complete')).statusCode).toBe(200)
  })
})

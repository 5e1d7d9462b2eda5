import { describe, expect, test } from 'vitest'
import { transaction } from '../../generated/entities/transaction.ts'
import type { Draft, RuleContext } from '../../src/entityTypes.ts'
import { choicesOf, draftOf } from '../../src/validation.ts'
import { derivedAmounts } from '../../src/transactions/amounts.ts'
import { proposedAccount, proposedReporting } from '../../src/transactions/proposals.ts'
import { currencyFindings, transactionRules } from '../../src/transactions/rules.ts'
import type { AmountCurrencies } from '../../src/transactions/rules.ts'

const FACTS: RuleContext<'transaction'> = { today: '2026-11-21' }
const RIGHT: Draft<'transaction'> = {
  type: 'Investment',
  subType: 'Follow-on',
  amountLocal: '-2500000.00',
  exchangeRateToFund: '0.8873',
  amountFund: '-2218250.00',
  exchangeRateToSystem: '0.88731231',
  amountSystem: '-2218280.78',
}
const found = (changes: object, currencies: AmountCurrencies = {}) => {
  const record = draftOf(transaction, { ...RIGHT, ...changes })
  return [...transactionRules(record, FACTS), ...currencyFindings(record, currencies)]
    .filter(finding => !finding.warning)
    .map(({ field, code }) => [field, code])
}
const warned = (changes: Record<string, unknown>) =>
  transactionRules(draftOf(transaction, { type: 'Other', subType: 'Other', ...changes }), FACTS)
    .filter(finding => finding.warning)
    .map(({ field, code }) => [field, code])

describe('type and sub-type', () => {
  test.each([
    ['CapitalCall', 'Investments'],
    ['Distribution', 'Return of capital - cash'],
    ['Investment', 'Initial purchase'],
    ['Divestment', 'Full exit'],
    ['Income', 'Dividend'],
    ['Expense', 'Audit and tax'],
    ['ManagementFee', 'Management fee (outside)'],
    ['CarriedInterest', 'Carry'],
    ['FxConversion', 'Purchase of currency'],
    ['InternalTransfer', 'Between own accounts'],
    ['Other', 'Unfunded adjustment'],
    ['Other', 'Facility drawdown'],
    ['Other', 'Facility repayment'],
  ])('%s goes with %s', (type, subType) => {
    expect(found({ type, subType })).toEqual([])
  })

  test.each([
    ['Income', 'Full exit'],
    ['Expense', 'Dividend'],
    ['Investment', 'Carry'],
    ['CapitalCall', 'Return of capital - cash'],
    ['Other', 'Initial purchase'],
    ['Investment', 'Facility drawdown'],
    ['Expense', 'Facility repayment'],
  ])('%s does not go with %s', (type, subType) => {
    expect(found({ type, subType })).toEqual([['subType', 'transaction.subType']])
  })

  test('of which one is missing are left to what is required', () => {
    expect(found({ type: undefined })).toEqual([])
    expect(found({ subType: null })).toEqual([])
  })

  test('are offered together: every sub-type has a type, every type its sub-types', () => {
    const [type, subType] = ['type', 'subType'].map(name => transaction.fields.find(field => field.name === name)!)
    const offered = type!.choices!.map(({ value }) => choicesOf(subType!, { type: value }).map(choice => choice.value))
    expect(offered.every(values => values.length > 0 && values.length < subType!.choices!.length)).toBe(true)
    expect(new Set(offered.flat())).toEqual(new Set(subType!.choices!.map(({ value }) => value)))
    expect(choicesOf(subType!, {})).toHaveLength(subType!.choices!.length)
  })
})

describe('the amounts of a transaction', () => {
  test('are each derived from the local amount, never from one another', () => {
    expect(
      derivedAmounts({ amountLocal: '2500000', exchangeRateToFund: '0.8873', exchangeRateToSystem: '0.88731231' }),
    ).toEqual({ amountFund: '2218250.00', amountSystem: '2218280.78' })
    expect(found({})).toEqual([])
    // By way of the other amount it would be 30.88 more.
    expect(found({ amountFund: '-2218280.88' })).toEqual([['amountFund', 'transaction.amount']])
    expect(found({ amountSystem: '-2218280.77' })).toEqual([['amountSystem', 'transaction.amount']])
    expect(currencyFindings({ ...RIGHT, amountFund: '-1' }, {})[0]!.values).toEqual({ amount: '(2,218,250.00)' })
    // A rate of nothing, or an amount with too many decimals, is said at its own field, and not that 0.00 were right.
    expect(currencyFindings({ ...RIGHT, exchangeRateToFund: '0' }, {})).toEqual([])
    expect(currencyFindings({ ...RIGHT, amountLocal: '-2500000.00001' }, {})).toEqual([])
  })

  test('are rounded to the minor units of their own currency, and to nothing else', () => {
    const [euro, yen, dinar] = [
      { id: 1, minorUnits: 2 },
      { id: 2, minorUnits: 0 },
      { id: 3, minorUnits: 3 },
    ]
    const inYen: Draft<'transaction'> = {
      currencyId: 1,
      amountLocal: '-10.00',
      exchangeRateToFund: '161.355',
      amountFund: '-1614.00',
      exchangeRateToSystem: '1',
      amountSystem: '-10.00',
    }
    const currencies = { local: euro, fund: yen, system: euro }
    expect(found(inYen, currencies)).toEqual([])
    expect(found({ ...inYen, amountFund: '-1613.55' }, currencies)).toEqual([['amountFund', 'transaction.amount']])
    expect(found({ ...inYen, amountFund: '-1614.00' }, { ...currencies, fund: dinar })).toEqual([
      ['amountFund', 'transaction.amount'],
    ])
    expect(found({ ...inYen, amountFund: '-1613.55' }, { ...currencies, fund: dinar })).toEqual([])
    const inFils = { ...inYen, exchangeRateToFund: '0.3071456', amountFund: '-3.071' } as const
    expect(found(inFils, { ...currencies, fund: dinar })).toEqual([])
    expect(found({ ...inFils, amountFund: '-3.07' }, { ...currencies, fund: dinar })).toEqual([
      ['amountFund', 'transaction.amount'],
    ])
    const inEuro: Draft<'transaction'> = {
      ...inYen,
      amountLocal: '-100.40',
      exchangeRateToFund: '1',
      amountSystem: '-100.40',
    }
    expect(found({ ...inEuro, amountFund: '-100.00' }, { ...currencies, fund: euro })).toEqual([
      ['amountFund', 'transaction.amount'],
    ])
    expect(found({ ...inEuro, amountFund: '-100.40' }, { ...currencies, fund: euro })).toEqual([])
    expect(currencyFindings({ ...inYen, amountFund: '-1' }, currencies)[0]!.values).toEqual({ amount: '(1,614)' })
    // While the form does not know the currency, a stored amount stays as it is.
    expect([found({ ...inYen, amountFund: '-1614.00' }), found({ ...inYen, amountFund: '-1613.55' })]).toEqual([[], []])
    expect(derivedAmounts(inEuro, { fund: 0, system: 2 })).toEqual({ amountFund: '-100', amountSystem: '-100.40' })
    expect(derivedAmounts({ ...inEuro, amountFund: '-100.00' }, { fund: 2 })).toMatchObject({ amountFund: '-100.40' })
    expect(
      derivedAmounts({ amountLocal: '-10', exchangeRateToFund: '161.355', exchangeRateToSystem: '1' }, { fund: 0 }),
    ).toEqual({ amountFund: '-1614', amountSystem: '-10.00' })
  })

  test('in the currency of the fund or of the system are the local one: its rate into itself is 1', () => {
    const euro = { id: 1, minorUnits: 2 }
    const of = (exchangeRateToFund: string, exchangeRateToSystem: string) => ({
      currencyId: 1,
      amountLocal: '1.00',
      exchangeRateToFund,
      exchangeRateToSystem,
      amountFund: undefined,
      amountSystem: undefined,
    })
    expect(found({ type: 'Other', subType: 'Other', ...of('3', '2') }, { fund: euro, system: euro })).toEqual([
      ['exchangeRateToSystem', 'transaction.rateIntoItself'],
      ['exchangeRateToFund', 'transaction.rateIntoItself'],
    ])
    expect(found({ type: 'Other', subType: 'Other', ...of('1.0', '1') }, { fund: euro, system: euro })).toEqual([])
    expect(
      found(
        { type: 'Other', subType: 'Other', ...of('3', '2') },
        { fund: { id: 2, minorUnits: 2 }, system: { id: 3, minorUnits: 2 } },
      ),
    ).toEqual([])
  })

  test('that fit stay as they are, and are empty while something is missing', () => {
    const kept: Draft<'transaction'> = {
      amountLocal: '-10',
      exchangeRateToFund: '161.355',
      exchangeRateToSystem: '1',
      amountFund: '-1614.00',
      amountSystem: '-10',
    }
    expect(derivedAmounts(kept)).toEqual({ amountFund: '-1614.00', amountSystem: '-10' })
    for (const amountLocal of [undefined, null, '', 'much', '1.23456'])
      expect(derivedAmounts(draftOf(transaction, { ...kept, amountLocal }))).toEqual({
        amountFund: null,
        amountSystem: null,
      })
    for (const rate of [undefined, '0', '-1', '1e3'])
      expect(derivedAmounts(draftOf(transaction, { ...kept, exchangeRateToFund: rate }))).toEqual({
        amountFund: null,
        amountSystem: '-10',
      })
  })

  test('of the unusual sign are asked about before they are saved', () => {
    expect(warned({ type: 'Investment', subType: 'Follow-on', amountLocal: '5.00' })).toEqual([
      ['amountLocal', 'transaction.usuallyOut'],
    ])
    expect(warned({ type: 'Income', subType: 'Dividend', amountLocal: '-5.00' })).toEqual([
      ['amountLocal', 'transaction.usuallyIn'],
    ])
    const [asked] = transactionRules(
      draftOf(transaction, { type: 'Investment', subType: 'Initial purchase', amountLocal: '5.00' }),
      FACTS,
    )
    expect(asked).toMatchObject({ code: 'transaction.usuallyOut', warning: 'asked' })
    for (const usual of [
      { type: 'Investment', subType: 'Follow-on', amountLocal: '-5.00' },
      { type: 'Income', subType: 'Dividend', amountLocal: '5' },
      { type: 'Income', subType: 'Withholding tax', amountLocal: '-5' },
      { amountLocal: '5' },
      { type: 'Expense', subType: 'Legal', amountLocal: '0.00' },
    ])
      expect(warned(usual)).toEqual([])
  })

  test('of a facility are asked about too: a drawdown brings money in, a repayment takes it out', () => {
    const asked = (subType: string, amountLocal: string) =>
      transactionRules(draftOf(transaction, { type: 'Other', subType, amountLocal }), FACTS).map(
        ({ field, code, values, warning }) => [field, code, values, warning],
      )
    expect(asked('Facility drawdown', '-5.00')).toEqual([
      ['amountLocal', 'transaction.usuallyIn', { type: 'Facility drawdown' }, 'asked'],
    ])
    expect(asked('Facility repayment', '5.00')).toEqual([
      ['amountLocal', 'transaction.usuallyOut', { type: 'Facility repayment' }, 'asked'],
    ])
    expect(asked('Facility drawdown', '5.00')).toEqual([])
    expect(asked('Facility repayment', '-5.00')).toEqual([])
  })
})

describe('what a new transaction is proposed with', () => {
  test('is told by its title, and so is the sub-type that does not go with it', () => {
    const valuesOf = (changes: Record<string, unknown>) =>
      transactionRules(draftOf(transaction, changes), FACTS).map(({ values }) => values)
    expect(
      valuesOf({ type: 'ManagementFee', subType: 'Management fee (outside)', amountLocal: '5.00' }),
    ).toContainEqual({
      type: 'Management fee',
    })
    expect(valuesOf({ type: 'CapitalCall', subType: 'Return of capital - cash' })).toContainEqual({
      type: 'Capital call',
      subType: 'Return of capital: cash',
    })
    expect(valuesOf({ type: 'CapitalCall' })).toEqual([])
  })

  test('follows from its sub-type', () => {
    expect(proposedReporting({})).toEqual({})
    expect(proposedReporting({ type: 'Investment', subType: 'Follow-on' })).toEqual({
      investmentType: 'Follow-on',
      impact: 'None',
      nonCashItem: false,
    })
    expect(proposedReporting({ type: 'CapitalCall', subType: 'Investments' })).toMatchObject({
      impact: 'ReducesUnfunded',
    })
    expect(proposedReporting({ type: 'CapitalCall', subType: 'Investments (outside commitment)' })).toMatchObject({
      impact: 'None',
    })
    expect(proposedReporting({ type: 'Distribution', subType: 'Recallable income' })).toMatchObject({
      impact: 'IncreasesUnfunded',
    })
    const impacts = (
      [
        ['CapitalCall', 'Subsequent close interest (call)'],
        ['Distribution', 'Temporary return of capital - investment'],
        ['Distribution', 'Return of excess capital called'],
        ['Distribution', 'Dividend income'],
        ['Investment', 'Recallable income'],
      ] as const
    ).map(([type, subType]) => proposedReporting({ type, subType }).impact)
    expect(impacts).toEqual(['None', 'IncreasesUnfunded', 'IncreasesUnfunded', 'None', 'None'])
    expect(proposedReporting({ type: 'Divestment', subType: 'Write-off' })).toMatchObject({
      investmentType: 'NotApplicable',
      nonCashItem: true,
    })
  })

  test('names the fund’s own account in the currency, an active one first, and none that is closed', () => {
    const accounts: Parameters<typeof proposedAccount>[0] = [
      { accountNumber: 'A', currencyId: 1, status: 'Draft' },
      { accountNumber: 'B', currencyId: 2, status: 'Active' },
      { accountNumber: 'C', currencyId: 1, status: 'Active' },
      { accountNumber: 'D', currencyId: 3, status: 'Closed' },
    ]
    expect(proposedAccount(accounts, 1)).toBe('C')
    expect(proposedAccount(accounts, 2)).toBe('B')
    expect(proposedAccount(accounts, 3)).toBe('B')
    expect(proposedAccount([], 1)).toBeUndefined()
    // One in the currency goes before an active one in another; of several alike the first.
    const drafts: typeof accounts = [
      { accountNumber: 'E', currencyId: 2, status: 'Draft' },
      { accountNumber: 'F', currencyId: 2, status: 'Active' },
      { accountNumber: 'G', currencyId: 1, status: 'Draft' },
      { accountNumber: 'H', currencyId: 1, status: 'Draft' },
      { accountNumber: 'I', currencyId: 1, status: 'Blocked' },
    ]
    expect(proposedAccount(drafts, 1)).toBe('G')
    expect(proposedAccount(drafts, 2)).toBe('F')
    expect(proposedAccount(drafts.slice(2), 2)).toBe('G')
  })
})

describe('the date of what is done', () => {
  const dated = (date: string, status: string) => found({ date, status })

  test('is today or earlier: later than that only what is planned, pending or cancelled', () => {
    for (const status of ['Booked', 'Reconciled']) {
      expect(dated('2026-11-22', status)).toEqual([['date', 'transaction.bookedLater']])
      expect(dated('2026-11-21', status)).toEqual([])
    }
    for (const status of ['Planned', 'Pending', 'Cancelled', undefined])
      expect(dated('2030-12-31', status as string)).toEqual([])
  })
})

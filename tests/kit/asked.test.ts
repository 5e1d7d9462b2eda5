import { describe, expect, test } from 'vitest'
import { transaction } from '../../generated/entities/transaction.ts'
import { validateCreate } from '../../generated/validators/transaction.js'
import { fieldOf } from '../../src/entityTypes.ts'
import { text } from '../../src/texts.ts'
import { isAsked } from '../../src/web/kit/control/asked.ts'
import { formFields } from '../../src/web/kit/control/model.ts'
import { verdictOn, type Checks } from '../../src/web/kit/control/validator.ts'
import { copiedValues, copyOfIn } from '../../src/web/kit/data/copyOf.ts'
import type { Values } from '../../src/web/kit/data/values.ts'

const [date, investment, investmentType] = [
  fieldOf(transaction, 'date'),
  fieldOf(transaction, 'investmentId'),
  fieldOf(transaction, 'investmentType'),
]

describe('what a form asks for', () => {
  test('is of a new record first what the schema says, and then the rest', () => {
    expect([isAsked(date, {}, 'type'), isAsked(fieldOf(transaction, 'type'), {}, 'type')]).toEqual([false, true])
    expect([isAsked(date, { type: 'Expense' }, 'type'), isAsked(date, {}, undefined)]).toEqual([true, true])
  })

  test('is only what applies, but nothing that somebody has filled in disappears', () => {
    expect(isAsked(investment, { type: 'Investment' }, 'type')).toBe(true)
    expect(isAsked(investment, { type: 'CapitalCall' }, 'type')).toBe(false)
    expect(isAsked(investment, { type: 'CapitalCall', investmentId: 7 }, 'type')).toBe(true)
    expect(isAsked(investmentType, { type: 'Expense', investmentType: 'NotApplicable' }, 'type')).toBe(false)
  })
})

describe('what is said to be missing', () => {
  const checks: Checks = {
    fields: formFields(transaction),
    creating: true,
    asksFirst: transaction.asksFirst,
    validate: validateCreate,
    ruleContext: { today: '2026-11-21' },
    given: { fundId: 1 },
    translate: text,
  }
  const missing = (values: Values) => Object.keys(verdictOn(checks, values).errors).sort()

  test('is the type alone before it is chosen', () => {
    expect(missing({ status: 'Booked' })).toEqual(['type'])
  })

  test('is never an amount that is worked out, nor what does not apply', () => {
    const found = missing({ type: 'Expense', subType: 'Legal', status: 'Booked' })
    expect(found).toContain('amountLocal')
    for (const name of ['amountSystem', 'amountFund', 'investmentType', 'investmentId'])
      expect(found).not.toContain(name)
  })

  test('is all of it where nothing else is wrong: nothing is let through', () => {
    const whole: Values = {
      type: 'Expense',
      subType: 'Legal',
      date: '2026-10-05',
      description: 'Counsel',
      currencyId: 1,
      amountLocal: '-100.00',
      exchangeRateToSystem: '1',
      exchangeRateToFund: '1',
      amountSystem: '-100.00',
      amountFund: '-100.00',
      status: 'Booked',
      fundAccountNumber: '60-16-13',
      nonCashItem: false,
      investmentType: 'NotApplicable',
      impact: 'None',
    }
    expect(missing(whole)).toEqual([])
    expect(missing({ ...whole, amountFund: null })).toEqual(['amountFund'])
    expect(missing({ ...whole, investmentType: null })).toEqual(['investmentType'])
  })
})

describe('a copy', () => {
  test('has what a person may write, but begins its own life: no state, no source, no number', () => {
    const stored = {
      id: 7,
      version: 3,
      type: 'Expense',
      amountLocal: '-100.00',
      status: 'Reconciled',
      capitalMovementId: 4,
      counterparty: null,
      createdAt: '2026-01-01T00:00:00.000Z',
    }
    expect(copiedValues(transaction, stored)).toEqual({ type: 'Expense', amountLocal: '-100.00' })
  })

  test('is asked for by an id in the address', () => {
    expect(copyOfIn('?copyOf=12')).toBe(12)
    for (const search of ['', '?copyOf=', '?copyOf=0', '?copyOf=x', '?copyOf=1.5', '?other=3'])
      expect(copyOfIn(search), search).toBeNull()
  })
})

/** Specification 5, Transaction; the required fields stand in the schema. */
import { compareDates, isDate } from '../calendar.ts'
import { decimalsOf, isWorth } from '../currencies/currency.ts'
import type { Facts, Finding, Rules } from '../entity.ts'
import { formatDate, formatNumber } from '../formats.ts'
import { compare, isZero, round } from '../money.ts'
import { isFitting } from '../validation.ts'
import { transaction } from '../../generated/entities/transaction.ts'
import { DERIVED_AMOUNTS, derivedAmounts, isAmount, isRate } from './amounts.ts'

const subType = transaction.fields.find(field => field.name === 'subType')!
const titleOf = (name: string, value: unknown) =>
  transaction.fields.find(field => field.name === name)?.choices?.find(choice => choice.value === value)?.title ??
  String(value)

/** Types of which money usually goes out, and of which it usually comes in. */
const OUT = ['Distribution', 'Investment', 'Expense', 'ManagementFee', 'CarriedInterest']
const IN = ['CapitalCall', 'Divestment', 'Income']
/** These take from what usually comes in, or move no money. */
const EITHER_WAY = ['Withholding tax', 'Write-off', 'Conversion', 'Other']

export const transactionRules: Rules = (record, facts) => [
  ...typeFindings(record),
  ...dateFindings(record, facts),
  ...signFindings(record),
]

/** What the bank has done lies behind us. */
const DONE = ['Booked', 'Reconciled']

function dateFindings({ date, status }: Record<string, unknown>, { today }: Facts): Finding[] {
  if (!isDate(date) || !DONE.includes(String(status)) || compareDates(date, today) <= 0) return []
  return [
    {
      field: 'date',
      code: 'transaction.bookedLater',
      values: { status: titleOf('status', status), today: formatDate(today) },
    },
  ]
}

/** A currency as far as amounts depend on it. */
export interface AmountCurrency {
  id: number
  minorUnits: number
}

/**
 * The currency in which money moved, that of the fund and that of the system; what is not known yet is not checked
 * closely.
 */
export interface AmountCurrencies {
  local?: AmountCurrency | undefined
  fund?: AmountCurrency | undefined
  system?: AmountCurrency | undefined
}

/** Nobody pays half a yen, a currency into itself is one to one, and each amount is the local one at its rate. */
export function currencyFindings(record: Record<string, unknown>, currencies: AmountCurrencies): Finding[] {
  return [
    ...decimalFindings(record, currencies),
    ...rateFindings(record, currencies),
    ...amountFindings(record, currencies),
  ]
}

function decimalFindings({ amountLocal }: Record<string, unknown>, { local }: AmountCurrencies): Finding[] {
  if (!local || !isAmount(amountLocal)) return []
  const decimals = decimalsOf(local.minorUnits)
  return compare(round(amountLocal, decimals), amountLocal) === 0
    ? []
    : [
        {
          field: 'amountLocal',
          code: decimals === 0 ? 'transaction.wholeUnits' : 'transaction.decimals',
          values: { decimals },
        },
      ]
}

function rateFindings(record: Record<string, unknown>, currencies: AmountCurrencies): Finding[] {
  return DERIVED_AMOUNTS.flatMap(([, rateName, side]): Finding[] => {
    const rate = record[rateName]
    const into = currencies[side]
    return into && into.id === record['currencyId'] && isRate(rate) && compare(rate, '1') !== 0
      ? [{ field: rateName, code: 'transaction.rateIntoItself' }]
      : []
  })
}

function typeFindings(record: Record<string, unknown>): Finding[] {
  if (!record['type'] || isFitting(subType, record)) return []
  return [
    {
      field: 'subType',
      code: 'transaction.subType',
      values: { type: titleOf('type', record['type']), subType: titleOf('subType', record['subType']) },
    },
  ]
}

/** An amount that somebody else worked out is checked, not believed. */
function amountFindings(record: Record<string, unknown>, currencies: AmountCurrencies): Finding[] {
  const local = record['amountLocal']
  if (!isAmount(local)) return []
  return DERIVED_AMOUNTS.flatMap(([name, rateName, side]): Finding[] => {
    const [amount, rate] = [record[name], record[rateName]]
    const minorUnits = currencies[side]?.minorUnits
    if (!isAmount(amount) || !isRate(rate) || isWorth(amount, local, rate, minorUnits)) return []
    const right = derivedAmounts(
      { amountLocal: local, [rateName]: rate },
      minorUnits === undefined ? {} : { [side]: minorUnits },
    )[name]
    return [{ field: name, code: 'transaction.amount', values: { amount: formatNumber(round(String(right), 2), 2) } }]
  })
}

function signFindings(record: Record<string, unknown>): Finding[] {
  const { type, subType: kind, amountLocal } = record
  if (!isAmount(amountLocal) || isZero(amountLocal) || EITHER_WAY.includes(String(kind))) return []
  const goesOut = amountLocal.startsWith('-')
  if (OUT.includes(String(type)) && !goesOut)
    return [
      { field: 'amountLocal', code: 'transaction.usuallyOut', values: { type: titleOf('type', type) }, warning: true },
    ]
  if (IN.includes(String(type)) && goesOut)
    return [
      { field: 'amountLocal', code: 'transaction.usuallyIn', values: { type: titleOf('type', type) }, warning: true },
    ]
  return []
}

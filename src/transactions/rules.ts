/** Dates, kinds, signs, decimals and rates of a transaction; the required fields stand in the schema. */
import { compareDates } from '../calendar.ts'
import { isWorth, USUAL_MINOR_UNITS } from '../currencies/currency.ts'
import { fieldOf } from '../entityTypes.ts'
import type { Draft, Finding, RuleContext, Rules } from '../entityTypes.ts'
import { formatDate, formatNumber, formatValue } from '../formats.ts'
import { compare, isZero } from '../money.ts'
import { isFitting } from '../validation.ts'
import { transaction } from '../../generated/entities/transaction.ts'
import { DERIVED_AMOUNTS, derivedAmounts } from './amounts.ts'

type Transaction = Draft<'transaction'>
type TransactionFinding = Finding<'transaction'>

const subTypeField = fieldOf(transaction, 'subType')
const titleOf = (name: 'type' | 'subType' | 'status', value: string | null | undefined) =>
  formatValue(fieldOf(transaction, name), value)

/** Types of which money usually goes out, and of which it usually comes in. */
const OUT: readonly Transaction['type'][] = [
  'Distribution',
  'Investment',
  'Expense',
  'ManagementFee',
  'CarriedInterest',
]
const IN: readonly Transaction['type'][] = ['CapitalCall', 'Divestment', 'Income']
/** These take from what usually comes in, or move no money. */
const EITHER_WAY: readonly Transaction['subType'][] = [
  'Withholding tax',
  'Write-off',
  'Partial write-off',
  'Conversion',
  'Other',
]
/** Of the subscription facility; the one brings money in, the other takes it out. */
const FACILITY: readonly Transaction['subType'][] = ['Facility drawdown', 'Facility repayment']

export const transactionRules: Rules<'transaction'> = (record, context) => [
  ...typeFindings(record),
  ...dateFindings(record, context),
  ...signFindings(record),
]

/** What the bank has done lies behind us. */
const DONE: readonly Transaction['status'][] = ['Booked', 'Reconciled']

function dateFindings({ date, status }: Transaction, { today }: RuleContext<'transaction'>): TransactionFinding[] {
  if (!date || !DONE.includes(status) || compareDates(date, today) <= 0) return []
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

/** A currency into itself is one to one, and each amount is the local one at its rate. */
export function currencyFindings(record: Transaction, currencies: AmountCurrencies): TransactionFinding[] {
  return [...rateFindings(record, currencies), ...amountFindings(record, currencies)]
}

function rateFindings(record: Transaction, currencies: AmountCurrencies): TransactionFinding[] {
  return DERIVED_AMOUNTS.flatMap(([, rateName, side]): TransactionFinding[] => {
    const rate = record[rateName]
    const into = currencies[side]
    return into && into.id === record.currencyId && rate && compare(rate, '1') !== 0
      ? [{ field: rateName, code: 'transaction.rateIntoItself' }]
      : []
  })
}

function typeFindings(record: Transaction): TransactionFinding[] {
  if (!record.type || isFitting(subTypeField, record)) return []
  return [
    {
      field: 'subType',
      code: 'transaction.subType',
      values: { type: titleOf('type', record.type), subType: titleOf('subType', record.subType) },
    },
  ]
}

/** An amount that somebody else worked out is checked, not believed. */
function amountFindings(record: Transaction, currencies: AmountCurrencies): TransactionFinding[] {
  const { amountLocal: local } = record
  if (!local) return []
  return DERIVED_AMOUNTS.flatMap(([name, rateName, side]): TransactionFinding[] => {
    const [amount, rate] = [record[name], record[rateName]]
    const minorUnits = currencies[side]?.minorUnits
    const decimals = minorUnits ?? USUAL_MINOR_UNITS
    // What is no amount or no rate is said at its own field.
    const right = derivedAmounts({ amountLocal: local, [rateName]: rate }, { [side]: decimals })[name]
    if (!amount || !rate || !right || isWorth(amount, local, rate, minorUnits)) return []
    return [
      {
        field: name,
        code: 'transaction.amount',
        values: { amount: formatNumber(right, decimals) },
      },
    ]
  })
}

function signFindings({ type, subType, amountLocal }: Transaction): TransactionFinding[] {
  if (!amountLocal || isZero(amountLocal) || EITHER_WAY.includes(subType)) return []
  const goesOut = amountLocal.startsWith('-')
  const kind = FACILITY.includes(subType) ? titleOf('subType', subType) : titleOf('type', type)
  if ((OUT.includes(type) || subType === 'Facility repayment') && !goesOut)
    return [unusual('transaction.usuallyOut', kind)]
  if ((IN.includes(type) || subType === 'Facility drawdown') && goesOut) return [unusual('transaction.usuallyIn', kind)]
  return []
}

function unusual(code: 'transaction.usuallyOut' | 'transaction.usuallyIn', type: string): TransactionFinding {
  return { field: 'amountLocal', code, values: { type }, warning: 'asked' }
}

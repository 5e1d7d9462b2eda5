/** The amounts of a capital movement of which its lines are made. Pure. */
import type { FieldName } from '../entityTypes.ts'
import { paidInOf } from '../limited-partners/ledger.ts'
import type { Components } from '../limited-partners/ledger.ts'
import { add, asAmount, sum } from '../money.ts'
import type { Decimal } from '../entity.ts'

/** What partners pay in. */
export const CALLED = [
  'investmentFunding',
  'managementFees',
  'expensesPaidIn',
  'expensesOutOfPaidIn',
  'lateEntranceFee',
] as const satisfies readonly (keyof Components & FieldName<'capitalMovement'>)[]

/** What they get; return of capital, gain and the recallable part are parts of the distribution. */
export const PAID_OUT = [
  'returnOfCapital',
  'realizedGain',
  'distribution',
  'recallableDistribution',
] as const satisfies readonly (keyof Components & FieldName<'capitalMovement'>)[]

export const COMPONENTS = [...CALLED, ...PAID_OUT] as const

/** Amounts as they stand in a form or in a table: empty ones are nothing. */
export type GivenComponents = { readonly [Name in keyof Components]?: Decimal | null | undefined }

/** Each component as an amount. */
export function amountsOf(given: GivenComponents): Components {
  return {
    investmentFunding: asAmount(given.investmentFunding ?? '0'),
    managementFees: asAmount(given.managementFees ?? '0'),
    expensesPaidIn: asAmount(given.expensesPaidIn ?? '0'),
    expensesOutOfPaidIn: asAmount(given.expensesOutOfPaidIn ?? '0'),
    lateEntranceFee: asAmount(given.lateEntranceFee ?? '0'),
    returnOfCapital: asAmount(given.returnOfCapital ?? '0'),
    realizedGain: asAmount(given.realizedGain ?? '0'),
    distribution: asAmount(given.distribution ?? '0'),
    recallableDistribution: asAmount(given.recallableDistribution ?? '0'),
  }
}

export function totalCall(given: GivenComponents): Decimal {
  return asAmount(sum(CALLED.map(name => given[name] ?? '0')))
}

/** Everything called but the interest of later investors, which goes to the earlier ones. */
export function paidIn(given: GivenComponents): Decimal {
  return paidInOf(amountsOf(given))
}

/** Return of capital and gain; the rest of a distribution is income. */
export function capitalAndGain(given: GivenComponents): Decimal {
  return add(given.returnOfCapital ?? '0', given.realizedGain ?? '0')
}

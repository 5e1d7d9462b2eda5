/**
 * What each component of a capital movement is called in the capital call and distribution template of the
 * Institutional Limited Partners Association (2025, in use from the first quarter of 2027). Its words for recallable
 * amounts and for what lies outside the commitment follow from the impact on unfunded, so they are no types.
 */
import type { Components } from '../limited-partners/ledger.ts'

/** What a line of the template is about: a component, or what a distribution holds besides its named parts. */
export type NoticeComponentName = Exclude<keyof Components, 'distribution' | 'recallableDistribution'> | 'income'

export interface IlpaType {
  readonly component: NoticeComponentName
  readonly direction: 'call' | 'distribution'
  /** The words of the notice. */
  readonly title: string
  /** The transaction type of the template; where it depends on the direction, that of an amount below zero follows. */
  readonly type: string
  readonly typeBelowZero?: string
  /** Whether the money goes through the fund. Late entrance interest goes from partner to partner. */
  readonly insideFund: boolean
  /** Whether the component takes from the unfunded commitment. */
  readonly lowersUnfunded: boolean
}

/** In the order in which a notice prints them. */
export const ILPA_TYPES: readonly IlpaType[] = [
  {
    component: 'investmentFunding',
    direction: 'call',
    title: 'Investment funding',
    type: 'Investments',
    insideFund: true,
    lowersUnfunded: true,
  },
  {
    component: 'managementFees',
    direction: 'call',
    title: 'Management fees',
    type: 'Management fee',
    insideFund: true,
    lowersUnfunded: true,
  },
  {
    component: 'expensesPaidIn',
    direction: 'call',
    title: 'Fund expenses',
    type: 'Partnership expenses',
    insideFund: true,
    lowersUnfunded: true,
  },
  {
    component: 'expensesOutOfPaidIn',
    direction: 'call',
    title: 'Fund expenses on top of the commitment',
    type: 'Partnership expenses',
    insideFund: true,
    lowersUnfunded: false,
  },
  {
    component: 'lateEntranceFee',
    direction: 'call',
    title: 'Late entrance interest',
    type: 'Subsequent close interest (call)',
    typeBelowZero: 'Subsequent close interest (distribution)',
    insideFund: false,
    lowersUnfunded: false,
  },
  {
    component: 'returnOfCapital',
    direction: 'distribution',
    title: 'Return of capital',
    type: 'Return of capital',
    insideFund: true,
    lowersUnfunded: false,
  },
  {
    component: 'realizedGain',
    direction: 'distribution',
    title: 'Realized gain',
    type: 'Realized gain/loss',
    insideFund: true,
    lowersUnfunded: false,
  },
  {
    component: 'income',
    direction: 'distribution',
    title: 'Income',
    type: 'Income',
    insideFund: true,
    lowersUnfunded: false,
  },
]

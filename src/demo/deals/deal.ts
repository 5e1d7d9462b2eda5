/** An investment of a demo fund: what was bought, what came back, and what it was worth. */
import type { CalendarDate, Decimal } from '../../entity.ts'
import type { CreateValues } from '../../entityTypes.ts'
import type { FundKey } from '../partners.ts'

type NewInvestment = CreateValues<'investment'>

/** What happened to an investment. Amounts are thousands of the deal currency, always positive. */
export type DealEvent =
  | readonly [
      date: CalendarDate,
      kind: 'initial' | 'followOn' | 'loan' | 'conversion' | 'dividend' | 'interest' | 'repayment' | 'exit',
      thousands: number,
    ]
  /** Percent of the cost so far that was sold. */
  | readonly [date: CalendarDate, kind: 'partialExit', thousands: number, percentSold: number]
  | readonly [date: CalendarDate, kind: 'writeOff']

/** Worth in percent of the cost that is left; between two marks it moves evenly from quarter to quarter. */
export type Mark = readonly [quarterEnd: CalendarDate, percentOfCost: number]

interface DealCompany {
  name: string
  country: string
  headquarter: string
  /** Percent points of the company that the fund holds once every option is used. */
  ownership: Decimal
  /** Percent of the investment's worth that lies in this company. */
  part: number
}

export interface Deal {
  fund: FundKey
  name: string
  currency: string
  country: string
  geography: string
  industry: NonNullable<NewInvestment['industry']>
  stage: NonNullable<NewInvestment['stage']>
  type: NonNullable<NewInvestment['portfolioInvestmentType']>
  founded: number
  description: string
  exitMethod?: NonNullable<NewInvestment['exitMethod']>
  coInvestors?: string
  deferredProceeds?: string
  companies: readonly [DealCompany, ...DealCompany[]]
  events: readonly [DealEvent, ...DealEvent[]]
  marks: readonly [Mark, ...Mark[]]
}

/** What a list of one fund's investments states of each. */
export type FundDeal = Omit<Deal, 'fund'>

export const alone = (name: string, country: string, headquarter: string, ownership: Decimal): [DealCompany] => [
  { name, country, headquarter, ownership, part: 100 },
]

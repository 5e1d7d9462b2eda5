/** The lines of a capital account: how each is named, which sign it has, and what it is made of. */
import { yearOf } from '../calendar.ts'
import type { Decimal } from '../entity.ts'
import { formatAmount, formatDate } from '../formats.ts'
import { isZero, negate, sum } from '../money.ts'
import { text } from '../texts.ts'
import './texts.ts'
import { shownAs } from './show.ts'
import type { AccountRollForward, PartnerAccount } from './answers.ts'

export const RETURNS = ['dpi', 'rvpi', 'tvpi', 'irr'] as const
type ReturnName = (typeof RETURNS)[number]

type RollName =
  | 'opening'
  | 'called'
  | 'equalisation'
  | 'transfers'
  | 'distributed'
  | 'result'
  | 'managementFees'
  | 'carry'
  | 'balance'
type PaidName = 'equalisationPaid' | 'equalisationResult' | 'equalisationFees'

/** A year by its number; the period; since the beginning. */
export type Span = string
export const INCEPTION: Span = 'inception'

export function spanOf({ name, to }: AccountRollForward): Span {
  return name === 'year' ? String(yearOf(to)) : name
}

/** One figure of the account. What lowers the balance is kept as a positive figure and shown as a negative one. */
export interface Line {
  name: RollName | ReturnName | PaidName | 'contributed'
  span: Span
  /** Of an equalisation; without one it is that of all closings. */ closingId?: number
  negated?: boolean
}

export function spanTitle(span: Span, account: PartnerAccount): string {
  const roll = rollOf(account, span)
  if (!roll) return ''
  if (roll.name === 'inception') return text('performance.account.inception')
  if (roll.name === 'period') return account.period?.name ?? ''
  return roll.to.endsWith('-12-31')
    ? span
    : text('performance.account.year', { year: span, date: formatDate(roll.to).slice(0, 5) })
}

export function titleOf(account: PartnerAccount, { name, span, closingId }: Line): string {
  if (name !== 'equalisation') return text(`performance.account.${name}.title`)
  const closings = equalisationsIn(account, span)
  const [one, ...others] = closings.filter(each => closingId === undefined || each.closingId === closingId)
  return one && others.length === 0
    ? text('performance.account.equalisation.closing', { name: one.name })
    : text('performance.account.equalisation.title')
}

export function rollOf({ rollForwards }: PartnerAccount, span: Span): AccountRollForward | undefined {
  return rollForwards.find(each => spanOf(each) === span)
}

export function equalisationsIn(account: PartnerAccount, span: Span): AccountRollForward['equalisations'] {
  return rollOf(account, span)?.equalisations ?? []
}

/** null where there is none; a reason stands beside it then. */
function amountOf(account: PartnerAccount, { name, span, closingId }: Line): Decimal | null {
  const roll = rollOf(account, span)
  const own = account.account
  if (!roll || !own) return null
  const closings = roll.equalisations.filter(each => closingId === undefined || each.closingId === closingId)
  switch (name) {
    case 'equalisation':
      return sum(closings.map(({ amount }) => amount))
    case 'equalisationPaid':
      return sum(closings.map(({ paid }) => paid))
    case 'equalisationResult':
      return sum(closings.map(({ result }) => result))
    case 'equalisationFees':
      return sum(closings.map(({ managementFees }) => managementFees))
    case 'contributed':
      return own.contributed
    case 'balance':
      return roll.closing
    case 'dpi':
    case 'rvpi':
    case 'tvpi':
    case 'irr':
      return own[name].value
    default:
      return roll[name]
  }
}

export function isReturn(name: Line['name']): name is ReturnName {
  return RETURNS.some(each => each === name)
}

/** Empty where there is none: a reason stands beside it. */
export function valueOf(account: PartnerAccount, line: Line, minorUnits: number): string {
  const value = amountOf(account, line)
  if (value === null) return ''
  if (isReturn(line.name)) return shownAs(line.name === 'irr' ? 'percent' : 'coefficient', value, minorUnits)
  return formatAmount(line.negated ? negate(value) : value, minorUnits)
}

/** From the opening balance to the closing one: the amounts as they are shown add up to it. */
export function linesOf(account: PartnerAccount, span: Span): Line[] {
  const { rollForwards } = account
  const hasTransfers = rollForwards.some(({ transfers }) => !isZero(transfers))
  return [
    { name: 'opening', span },
    { name: 'called', span },
    { name: 'equalisation', span },
    ...(hasTransfers ? [{ name: 'transfers' as const, span }] : []),
    { name: 'distributed', span, negated: true },
    { name: 'result', span },
    { name: 'managementFees', span, negated: true },
    { name: 'carry', span, negated: true },
  ]
}

export function partsOf(account: PartnerAccount, { name, span, closingId }: Line): Line[] {
  const byClosing = (of: Span): Line[] =>
    equalisationsIn(account, of).map(each => ({ name: 'equalisation', span: of, closingId: each.closingId }))
  const [contributed, distributed, balance] = (['contributed', 'distributed', 'balance'] as const).map(
    (part): Line => ({ name: part, span: INCEPTION }),
  )
  const listed = (...lines: (Line | undefined)[]): Line[] => lines.filter(line => line !== undefined)
  switch (name) {
    case 'balance':
      return linesOf(account, span)
    case 'contributed':
      return [{ name: 'called', span }, ...byClosing(span)]
    case 'equalisation': {
      const all = byClosing(span)
      if (closingId === undefined && all.length > 1) return all
      const of = closingId === undefined ? {} : { closingId }
      return all.length === 0
        ? []
        : [
            { name: 'equalisationPaid', span, ...of },
            { name: 'equalisationResult', span, ...of },
            { name: 'equalisationFees', span, ...of, negated: true },
          ]
    }
    case 'dpi':
      return listed(distributed, contributed)
    case 'rvpi':
      return listed(balance, contributed)
    case 'tvpi':
      return listed(distributed, balance, contributed)
    case 'irr':
      return listed(contributed, distributed, balance)
    default:
      return []
  }
}

export function isLeaf(name: Line['name']): boolean {
  return name === 'equalisationPaid' || name === 'equalisationResult' || name === 'equalisationFees'
}

/** What each figure of a holding is made of: the records or figures behind it. Pure. */
import type { Statement } from '../capital-account-statements/shapes.ts'
import type { CalendarDate, Decimal } from '../entity.ts'
import { asAmount, isZero, negate, subtract, sum } from '../money.ts'
import type { KeyBelow } from '../texts.ts'
import type { PositionFigure } from './sources.ts'

export interface ExplainedLine {
  /** A row of the cash history has the name of what was booked, another figure a name of its own. */
  title: string | { key: KeyBelow<'portalLine'> }
  date: CalendarDate | null
  amount: Decimal
  /** How many decimals are shown, where it is no amount of money. */
  decimals?: number
}

/** Fractions of shares. */
const SHARE_DECIMALS = 6

/** The lines come to the figure; those of a multiple or a rate are what it is computed of. */
export function explainedLines(statement: Statement, figure: PositionFigure): ExplainedLine[] {
  const { position, nav, minorUnits, cashFlows } = statement
  const named = (key: KeyBelow<'portalLine'>, amount: Decimal | null): ExplainedLine[] =>
    amount === null ? [] : [{ title: { key }, date: null, amount }]
  const lowered = (amount: Decimal) => asAmount(negate(amount), minorUnits)
  switch (figure) {
    case 'called':
      return rowsOf(statement, flow => flow.called)
    case 'distributed':
      return rowsOf(statement, flow => flow.distributed)
    case 'commitment': {
      const unfunded = inception(statement)?.unfunded
      const transferred = unfunded && asAmount(subtract(position.commitment, unfunded.commitments), minorUnits)
      return [
        ...named('commitments', unfunded?.commitments ?? null),
        ...(transferred && !isZero(transferred) ? named('transfers', transferred) : []),
      ]
    }
    case 'remaining': {
      const unfunded = inception(statement)?.unfunded
      if (!unfunded) return []
      return [
        ...named('commitments', unfunded.commitments),
        ...named('calls', lowered(unfunded.calls)),
        ...named('recallable', unfunded.recallable),
        ...(isZero(unfunded.transfers) ? [] : named('transfers', unfunded.transfers)),
      ]
    }
    case 'nav': {
      const account = inception(statement)?.account
      if (!account) return []
      const moved = asAmount(sum(account.equalisations.map(each => each.amount)), minorUnits)
      return [
        ...named('contributions', account.called),
        ...(isZero(moved) ? [] : named('equalisation', moved)),
        ...(isZero(account.transfers) ? [] : named('transfers', account.transfers)),
        ...named('distributions', lowered(account.distributed)),
        ...named('result', account.result),
        ...named('managementFees', lowered(account.managementFees)),
        ...named('carry', lowered(account.carry)),
      ]
    }
    case 'tvpi':
      return [...named('distributed', position.distributed), ...named('nav', nav), ...named('called', position.called)]
    case 'netIrr':
      return [
        ...cashFlows
          .map(flow => ({
            title: flow.name,
            date: flow.date,
            amount: asAmount(subtract(flow.distributed, flow.called), minorUnits),
          }))
          .filter(({ amount }) => !isZero(amount)),
        // Every other row of the rate has its day.
        ...named('nav', nav).map(line => ({ ...line, date: statement.period.date })),
      ]
    case 'navPerShare':
      return [
        ...named('nav', nav),
        { title: { key: 'shares' }, date: null, amount: position.shares, decimals: SHARE_DECIMALS },
      ]
  }
}

function inception({ spans }: Statement): Statement['spans'][number] | undefined {
  return spans.find(({ name }) => name === 'inception')
}

function rowsOf({ cashFlows }: Statement, of: (flow: Statement['cashFlows'][number]) => Decimal): ExplainedLine[] {
  return cashFlows.flatMap(flow => {
    const amount = of(flow)
    return isZero(amount) ? [] : [{ title: flow.name, date: flow.date, amount }]
  })
}

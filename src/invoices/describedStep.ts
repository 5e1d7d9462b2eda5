/** What a step of a management fee is called, and its numbers, made when somebody reads it. Pure. */
import { formatDate, formatNumber, formatPercent } from '../formats.ts'
import { text } from '../texts.ts'
import type { FeeStep } from './actions.ts'
import { DAYS_OF_YEAR } from './fees.ts'
import './texts.ts'

interface DescribedStep {
  label: string
  /** How its amount comes about. */
  numbers: string
}

export function describedStep(step: FeeStep, minorUnits: number): DescribedStep {
  return { label: labelOf(step), numbers: numbersOf(step, amount => formatNumber(amount ?? '0', minorUnits)) }
}

function labelOf({ step, basis, firstDay, lastDay }: FeeStep): string {
  const [from, to] = [formatDate(firstDay), formatDate(lastDay)]
  return text(`fee.step.${step}`, { from, to, basis: basis ? text(`fee.basis.${basis}`) : '' })
}

function numbersOf(fee: FeeStep, money: (amount: FeeStep['base']) => string): string {
  const [base, plus, less, minimum] = [money(fee.base), money(fee.plus), money(fee.less), money(fee.minimum)]
  switch (fee.step) {
    case 'Part':
      return [base, ...shareOf(fee, 4), `${fee.days ?? ''} ÷ ${DAYS_OF_YEAR}`].join(' × ')
    case 'Gross':
      return `${base} + ${plus}`
    case 'CashAtWork':
      return text('fee.cashAtWork', { stated: base, bought: plus, disposed: less })
    case 'OffsetsEarned':
      return [base, ...shareOf(fee, 2)].join(' × ')
    case 'OffsetsBefore':
      return base
    case 'AfterOffsets':
    case 'OffsetsLeft':
      return `${base} − ${less}`
    case 'MinimumReached':
      return `${base} ≥ ${minimum}`
    case 'MinimumApplies':
      return `${base} < ${minimum}`
  }
}

/** A fixed fee is no share of anything. */
function shareOf({ rate }: FeeStep, decimals: number): string[] {
  return rate === null ? [] : [formatPercent(rate, decimals)]
}

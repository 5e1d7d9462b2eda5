/** What the result and the fees of an account are made of, as its statement names the lines. Pure. */
import { expense } from '../../generated/entities/expense.ts'
import { rowFieldOf } from '../entityTypes.ts'
import type { Decimal } from '../entity.ts'
import { add, isZero, negate, subtract, sum } from '../money.ts'
import type { EarnedLine, ExpenseSum } from '../performance/earnings.ts'
import type { StatedRollForward } from '../performance/partnerReturns.ts'
import type { FeeLine, StatedAccount } from './shapes.ts'
import { statementText } from './statementTexts.ts'

/** The fee before anything lowers it, as the lists of expenses name it. */
const GROSS_FEE = 'Management fee'

/** `accrued` is the carried interest that the partner bears at the end of the time. */
export function accountLines(
  { lines, managementFees, carry }: StatedRollForward,
  accrued: Decimal,
): Pick<StatedAccount, 'resultLines' | 'feeLines' | 'accruedCarry'> {
  const paid = sum(lines.result.flatMap(({ line, amount }) => (line.item === 'carryPaid' ? [negate(amount)] : [])))
  return {
    resultLines: lines.result.map(({ line, amount }) => ({ group: line.group, title: titleOf(line), amount })),
    feeLines: feeLines(lines.managementFees, managementFees),
    accruedCarry: { opening: subtract(accrued, carry), earned: add(carry, paid), paid, closing: accrued },
  }
}

/** From gross to net; none where nothing was charged. */
export function feeLines(fees: StatedRollForward['lines']['managementFees'], net: Decimal): FeeLine[] {
  if (fees.every(({ amount }) => isZero(amount))) return []
  return [
    ...fees.map(({ line, amount }): FeeLine => ({
      kind: line === GROSS_FEE ? 'gross' : 'offset',
      title: itemTitle('managementFees', line),
      amount: negate(amount),
    })),
    { kind: 'net', title: statementText('accountFeesNet'), amount: negate(net) },
  ]
}

function titleOf(line: EarnedLine): string {
  return line.section === null ? statementText(`earned.${line.item}`) : itemTitle(line.section, line.item)
}

/** As the schema names the item today; a statement keeps the title that it had. */
function itemTitle(section: ExpenseSum['section'], item: string): string {
  return rowFieldOf(expense, section, 'item').choices?.find(({ value }) => value === item)?.title ?? item
}

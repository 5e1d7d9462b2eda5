/**
 * What a transaction means for the figures, in SQL: the one definition that performance, investments, checklist and fee
 * bases share.
 */

/** Cash that has moved or is on its way; what is planned or was cancelled never happened. */
const HAPPENED = "('Pending', 'Booked', 'Reconciled')"

export function movedMoney(transaction: string): string {
  return `${transaction}.status in ${HAPPENED} and not ${transaction}.non_cash_item`
}

/**
 * Brought something into the holding, whether money paid for it or not: what came by a conversion or as a contribution
 * in kind has a value as well.
 */
export function acquires(transaction: string): string {
  return `${transaction}.type = 'Investment' and ${transaction}.status in ${HAPPENED}`
}

/**
 * A full exit or a write-off: nothing is left from its day on, unless a fair value above zero is dated on or after it.
 * So a write-off of a part needs the value of what remains.
 */
export function leavesNothing(transaction: string): string {
  return `${transaction}.type = 'Divestment' and ${transaction}.sub_type in ('Full exit', 'Write-off') and ${transaction}.status in ${HAPPENED}`
}

/** The same, looked at together with the investment's latest fair value. */
export function endsHolding(transaction: string, latestValue: string): string {
  return `${leavesNothing(transaction)} and (${latestValue}.date is null or ${latestValue}.date < ${transaction}.date or ${latestValue}.value <= 0)`
}

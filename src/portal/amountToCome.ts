/** Apart from the shape of a movement, which the first page of the portal loads without the code for amounts. */
import type { Decimal } from '../entity.ts'
import { compare, greater, subtract } from '../money.ts'
import type { PublishedMovement } from './movement.ts'

/** What is still to be paid, or paid out; the whole amount once that is done. */
export function amountToCome({
  amount,
  received,
  paidOn,
}: Pick<PublishedMovement, 'amount' | 'received' | 'paidOn'>): Decimal {
  return paidOn === null && compare(amount, '0') > 0 ? greater(subtract(amount, received), '0') : amount
}

/** What the lines of capital movements come to, in statements: as `totalCall` says of a line in hand. */
import { expressionBuilder } from 'kysely'
import type { Tables } from '../../generated/tables.ts'
import type { Decimal } from '../entity.ts'

/** What the partner pays in; a distribution that is netted with it is apart. */
export function calledByLine() {
  const { eb, fn, val } = expressionBuilder<Tables, 'capital_movement_lines'>()
  const nothing = val<Decimal>('0')
  const inside = eb(fn.coalesce('investment_funding', nothing), '+', fn.coalesce('management_fees', nothing))
  const called = eb(inside, '+', fn.coalesce('expenses_paid_in', nothing))
  return eb(
    eb(called, '+', fn.coalesce('expenses_out_of_paid_in', nothing)),
    '+',
    fn.coalesce('late_entrance_fee', nothing),
  )
}

/** A repayment of the subscription facility: no more than is drawn and not repaid by its day. */
import type { Checks } from '../context.ts'
import type { CalendarDate, Decimal } from '../entity.ts'
import type { FieldName } from '../entityTypes.ts'
import { formatAmount, formatDate } from '../formats.ts'
import { add, compare } from '../money.ts'
import { compiledOnce } from '../server/database/sql.ts'
import type { Given } from '../server/database/sql.ts'
import { movesFacility } from './cashFlowKinds.server.ts'

interface Asked {
  tenantId: number | null
  fundId: number
  currencyId: number
  date: CalendarDate
  id: number
}

/** What the fund owes in the currency of the repayment, without it; what is planned counts, as the repayment may be. */
const OUTSTANDING = compiledOnce((builder, given: Given<Asked>) =>
  builder
    .selectFrom('currencies as c')
    .select(['c.code', 'c.minor_units as minorUnits'])
    .select(({ selectFrom }) =>
      selectFrom('transactions as t')
        .select(({ fn, val }) => fn.coalesce(fn.sum<Decimal>('t.amount_local'), val<Decimal>('0')).as('sum'))
        .whereRef('t.tenant_id', '=', 'c.tenant_id')
        .whereRef('t.currency_id', '=', 'c.id')
        .where('t.fund_id', '=', given('fundId'))
        .where('t.date', '<=', given('date'))
        .where('t.id', '<>', given('id'))
        .where('t.status', '<>', 'Cancelled')
        .where(movesFacility())
        .as('drawn'),
    )
    .where('c.tenant_id', '=', given('tenantId'))
    .where('c.id', '=', given('currencyId')),
)

const DECIDING = [
  'fundId',
  'subType',
  'date',
  'currencyId',
  'amountLocal',
  'status',
] as const satisfies readonly FieldName<'transaction'>[]

export const repaidFacility: Checks<'transaction'> = async (
  { database, account: { tenantId } },
  transaction,
  { before },
) => {
  const { fundId, subType, date, currencyId, amountLocal, status } = transaction
  if (subType !== 'Facility repayment' || status === 'Cancelled') return []
  if (!fundId || !date || !currencyId || !amountLocal?.startsWith('-')) return []
  if (before && DECIDING.every(name => before[name] === transaction[name])) return []
  const [found] = await OUTSTANDING(database, { tenantId, fundId, currencyId, date, id: before?.id ?? 0 })
  // What refers to nothing is refused by the database, with the field's name.
  if (!found || compare(add(found.drawn ?? '0', amountLocal), '0') >= 0) return []
  return [
    {
      field: 'amountLocal',
      code: 'transaction.repaysMore',
      values: { drawn: `${formatAmount(found.drawn ?? '0', found.minorUnits)} ${found.code}`, date: formatDate(date) },
      warning: 'asked',
    },
  ]
}

/** What follows from the rows of investments: how much was promised and paid, what they are worth, whether they are still held. */
import { sql } from 'kysely'
import type { Computation } from '../context.ts'
import { round } from '../money.ts'

interface Row { id: string; commitment: string | null; invested: string; value: string | null; valuedOn: string | null; exit: string | null; exitedOn: string | null }

/** Cash that has moved or is on its way; the same states count for the performance of the fund. */
const MOVED = ['Pending', 'Booked', 'Reconciled']

export const investmentFigures: Computation = async ({ database, account }, investments) => {
  const ids = investments.map(({ id }) => id as number)
  const { rows } = await sql<Row>`select i.id, c.commitment, t.invested, v.value, v.date as "valuedOn", e.sub_type as exit, e.date as "exitedOn" from unnest(${ids}::bigint[]) as i(id)
    cross join lateral (select sum(value)::text as commitment from investment_commitments where tenant_id = ${account.tenantId} and investment_id = i.id) c
    cross join lateral (select coalesce(-sum(amount_fund), 0)::text as invested from transactions
      where tenant_id = ${account.tenantId} and investment_id = i.id and type = 'Investment' and status = any(${MOVED}) and not non_cash_item) t
    left join lateral (select value::text, date from fair_values where tenant_id = ${account.tenantId} and investment_id = i.id order by date desc limit 1) v on true
    left join lateral (select sub_type, date from transactions
      where tenant_id = ${account.tenantId} and investment_id = i.id and type = 'Divestment' and sub_type in ('Full exit', 'Write-off') and status = any(${MOVED}) order by date desc, id desc limit 1) e on true`.execute(database)
  const found = new Map(rows.map(row => [Number(row.id), row]))
  return ids.map(id => figuresOf(found.get(id)!))
}

/** What was sold in full is worth nothing from that day on, unless somebody has valued it again since. */
function figuresOf({ commitment, invested, value, valuedOn, exit, exitedOn }: Row): Record<string, unknown> {
  const gone = exitedOn !== null && (valuedOn === null || valuedOn < exitedOn)
  return {
    totalCommitment: commitment === null ? null : round(commitment, 2), invested: round(invested, 2), currentValue: gone ? '0.00' : value, valuedOn: gone ? exitedOn : valuedOn,
    holdingStatus: exit === null ? 'Held' : exit === 'Write-off' ? 'WrittenOff' : 'Exited',
  }
}

/**
 * What follows from the rows of investments: how much was promised and paid, what they are worth, whether they are
 * still held.
 */
import { CompiledQuery } from 'kysely'
import type { ComputedColumns, ComputedFields } from '../context.ts'
import type { CalendarDate } from '../entity.ts'
import type { Computed } from '../entityTypes.ts'
import { round } from '../money.ts'
import { acquires, endsHolding, movedMoney } from '../transactions/meaning.server.ts'

interface Row {
  id: number
  commitment: string | null
  invested: string
  value: string | null
  valuedOn: CalendarDate | null
  exit: string | null
  acquired: boolean
}

/**
 * One statement for any number of investments. What was sold in full or written off is worth nothing from that day on,
 * unless somebody has valued it again since.
 */
export const investmentSums: ComputedColumns<'investment'> = {
  columns: { totalCommitment: 'commitment', invested: 'invested', currentValue: 'current_value' },
  relation: (chosen, tenant) => `select i.id, c.commitment, t.invested, e.sub_type as exit,
      v.date is not null or exists (select from transactions t where tenant_id = ${tenant} and investment_id = i.id and ${acquires('t')}) as acquired,
      case when v.date < e.date or v.date is null and e.date is not null then 0 else v.value end as current_value, case when v.date < e.date then e.date else coalesce(v.date, e.date) end as valued_on
    from (${chosen}) i
    cross join lateral (select sum(value) as commitment from investment_commitments where tenant_id = ${tenant} and investment_id = i.id) c
    cross join lateral (select coalesce(-sum(amount_fund), 0) as invested from transactions t
      where tenant_id = ${tenant} and investment_id = i.id and type = 'Investment' and ${movedMoney('t')}) t
    left join lateral (select value, date from fair_values where tenant_id = ${tenant} and investment_id = i.id order by date desc limit 1) v on true
    left join lateral (select sub_type, date from transactions t
      where tenant_id = ${tenant} and investment_id = i.id and ${endsHolding('t', 'v')} order by date desc, id desc limit 1) e on true`,
}

export const investmentFigures: ComputedFields<'investment'> = async ({ database, account }, investments) => {
  const ids = investments.map(({ id }) => id)
  const { rows } = await database.executeQuery<Row>(
    CompiledQuery.raw(
      `select f.id, f.commitment::text, f.invested::text, f.current_value::text as value, f.valued_on as "valuedOn", f.exit, f.acquired
    from (${investmentSums.relation('select unnest($2::bigint[]) as id', '$1')}) f`,
      [account.tenantId, ids],
    ),
  )
  const found = new Map(rows.map(row => [row.id, row]))
  return ids.map(id => {
    const row = found.get(id)
    return row ? shownFigures(row) : {}
  })
}

function shownFigures({ commitment, invested, value, valuedOn, ...life }: Row): Computed<'investment'> {
  return {
    totalCommitment: commitment === null ? null : round(commitment, 2),
    invested: round(invested, 2),
    currentValue: value === null ? null : round(value, 2),
    valuedOn,
    holdingStatus: holdingStatusOf(life),
  }
}

function holdingStatusOf({ exit, acquired }: Pick<Row, 'exit' | 'acquired'>): Computed<'investment'>['holdingStatus'] {
  if (exit === null) return acquired ? 'Held' : 'NotInvested'
  return exit === 'Write-off' ? 'WrittenOff' : 'Exited'
}

/** What the first completed closing of a fund has fixed: investors have signed for a fund of this form. */
import type { Checks } from '../context.ts'
import type { Finding } from '../entityTypes.ts'
import { formatDate } from '../formats.ts'
import { isDecimal } from '../entity.ts'
import { compare } from '../money.ts'
import { FIXED_BY_CLOSING } from './rules.ts'

export const fixedByClosings: Checks<'fund'> = async ({ database, account: { tenantId } }, fund, { before }) => {
  if (!before) return []
  const changed = FIXED_BY_CLOSING.filter(name => !same(fund[name], before[name]))
  const moved = !same(fund.finalClosingDate, before.finalClosingDate)
  if (changed.length === 0 && !moved) return []
  const closings = await database
    .selectFrom('closings')
    .select(['name', 'date'])
    .where('tenant_id', '=', tenantId)
    .where('fund_id', '=', before.id)
    .where('status', '=', 'Completed')
    .orderBy('date')
    .execute()
  const first = closings[0]
  const final = closings.find(({ date }) => date === before.finalClosingDate)
  const fixedBy = (field: 'finalClosingDate' | (typeof changed)[number], { name, date }: (typeof closings)[number]) =>
    ({
      field,
      code: 'fund.fixedByClosing',
      values: { closing: name, date: formatDate(date) },
    }) satisfies Finding<'fund'>
  return [
    ...(first ? changed.map(field => fixedBy(field, first)) : []),
    ...(moved && final ? [fixedBy('finalClosingDate', final)] : []),
  ]
}

function same(now: string | number | null | undefined, then: string | number | null): boolean {
  return (now ?? null) === then || (isDecimal(now) && isDecimal(then) && compare(now, then) === 0)
}

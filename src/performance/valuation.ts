/** What a fund is worth on a day, or what is missing to say so. */
import type { CalendarDate } from '../entity.ts'
import { formatDate } from '../formats.ts'
import { text } from '../texts.ts'
import './texts.ts'
import { latestFairValues, periodAt, upTo, valuedBefore } from './fundData.ts'
import type { FundData, Valuation } from './fundData.ts'
import { netAssetValue } from './nav.ts'

const NAMED_MAX = 5

/**
 * The value of the fund at a day: it needs an ended period with its accounting entry, and a fair value of everything
 * that was bought.
 */
export function valuationAt(data: FundData, date: CalendarDate): Valuation {
  const period = periodAt(data.periods, date)
  if (!period) return { nav: null, reason: 'noPeriod', values: {} }
  const accounting = data.accounting.find(({ reportingPeriodId }) => reportingPeriodId === period.id)
  if (!accounting) return { nav: null, reason: 'noAccounting', values: { period: period.name } }
  const fairValues = latestFairValues(data, period.date)
  const bought = new Set(upTo(data.bought, period.date).map(({ investmentId }) => investmentId))
  const without = data.investments.filter(({ id }) => bought.has(id) && !fairValues.has(id))
  if (without.length > 0)
    return { nav: null, reason: 'noFairValue', values: { investments: without.map(({ name }) => name).join(', ') } }
  const values = [...fairValues.values()]
  const note = olderValues(data, period.date)
  return {
    nav: netAssetValue(
      values.map(({ value }) => value),
      accounting,
    ),
    fairValues: values,
    accounting,
    ...(note !== undefined && { note }),
  }
}

/** A value of an earlier quarter still counts, but nobody may take it for one of this period. */
function olderValues(data: FundData, date: CalendarDate): string | undefined {
  const older = valuedBefore(data, date)
  if (older.length === 0) return undefined
  const names = older
    .slice(0, NAMED_MAX)
    .map(value => `${value.name} (${formatDate(value.date)})`)
    .join(', ')
  return (
    text('performance.olderValues', { date: formatDate(date), investments: names }) +
    (older.length > NAMED_MAX
      ? ` ${text('performance.explain.others', { smart_count: older.length - NAMED_MAX })}`
      : '')
  )
}

/** The rates of a month's end, the last one unless another is asked for: those that are there, and those missing. */
import { useMemo } from 'react'
import { addMonths } from '../calendar.ts'
import type { CalendarDate } from '../entity.ts'
import { useRecords } from '../web/kit/data/records.ts'
import { useRead } from '../web/kit/data/useRead.ts'
import { useSession } from '../web/kit/data/session.tsx'
import { exchangeRateReads } from './reads.ts'
import { IN_USE_MONTHS, lastMonthEnd, monthEndRows, type MonthEndRow } from './monthEnd.ts'

const ALL = 1_000
const NOTHING: MonthEndRow[] = []

export function useMonthEnd(asked?: CalendarDate) {
  const { today, tenant } = useSession()
  const monthEnd = asked ?? lastMonthEnd(today)
  const system = useRecords('currencies', tenant && { filter: { code: tenant.currency }, limit: 1 })
  const rates = useRecords('exchange-rates', {
    filter: { date_lte: monthEnd, date_gte: addMonths(monthEnd, -IN_USE_MONTHS) },
    sort: ['date', 'desc'],
    limit: ALL,
  })
  const inUse = useRead(exchangeRateReads.currenciesInUse, {}, { keepsPrevious: true })
  const systemId = system.data?.[0]?.id
  const rows = useMemo(() => {
    if (systemId === undefined || !rates.data || !inUse.data) return NOTHING
    return monthEndRows({
      rates: rates.data,
      ...inUse.data,
      systemId,
      monthEnd,
    })
  }, [systemId, rates.data, inUse.data, monthEnd])
  const error = rates.error ?? system.error ?? inUse.error
  return {
    monthEnd,
    systemId,
    rows,
    missing: rows.filter(row => row.missing),
    isPending: !error && (rates.isPending || inUse.isPending || (tenant !== null && system.isPending)),
    error,
  }
}

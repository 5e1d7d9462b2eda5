/** The rates of the last month's end: those that are there, and those that are missing. */
import { useMemo } from 'react'
import { useGetList, type RaRecord } from 'react-admin'
import { addMonths } from '../calendar.ts'
import { useSession } from '../web/kit/data/session.tsx'
import type { Rate } from './currency.ts'
import { IN_USE_MONTHS, lastMonthEnd, monthEndRows, type MonthEndRow } from './monthEnd.ts'

const ALL = { page: 1, perPage: 1_000 }
const NOTHING: MonthEndRow[] = []

export function useMonthEnd() {
  const { today, tenant } = useSession()
  const monthEnd = lastMonthEnd(today)
  const system = useGetList<RaRecord>(
    'currencies',
    { filter: { code: tenant?.currency }, pagination: { page: 1, perPage: 1 }, sort: { field: 'code', order: 'ASC' } },
    { enabled: tenant !== null },
  )
  const rates = useGetList<RaRecord & Rate>('exchange-rates', {
    filter: { date_lte: monthEnd, date_gte: addMonths(monthEnd, -IN_USE_MONTHS) },
    pagination: ALL,
    sort: { field: 'date', order: 'DESC' },
  })
  const funds = useGetList<RaRecord>('funds', { filter: {}, pagination: ALL, sort: { field: 'id', order: 'ASC' } })
  const systemId = system.data?.[0]?.id as number | undefined
  const rows = useMemo(() => {
    if (systemId === undefined || !rates.data || !funds.data) return NOTHING
    return monthEndRows({
      rates: rates.data,
      ofFunds: funds.data.flatMap(fund => (typeof fund['currencyId'] === 'number' ? [fund['currencyId']] : [])),
      systemId,
      monthEnd,
    })
  }, [systemId, rates.data, funds.data, monthEnd])
  const error = rates.error ?? system.error ?? funds.error
  return {
    monthEnd,
    systemId,
    rows,
    missing: rows.filter(row => row.missing),
    isPending: !error && (rates.isPending || funds.isPending || (tenant !== null && system.isPending)),
    error,
  }
}

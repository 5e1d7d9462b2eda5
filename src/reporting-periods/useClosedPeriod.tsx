/**
 * Whether a record is dated in a completed or published reporting period, or belongs to one: then the server refuses
 * every change of it, and its page says so at once.
 */
import { useParams } from 'react-router'
import type { CalendarDate, Entity } from '../entity.ts'
import { isDate } from '../calendar.ts'
import { formatDate } from '../formats.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { useRecord, useRecords, type AnyRecord } from '../web/kit/data/records.ts'

/**
 * The sentence with the period; null if nothing is known against a change, undefined until that is found out. The fund
 * stands in the record, or in the address of a record that belongs to an investment.
 */
export function useClosedPeriod(entity: Pick<Entity, 'lock'>, record: AnyRecord | undefined) {
  const translate = useTranslate()
  const day = lockedDay(entity, record)
  const { found, isLoading } = usePeriodOf(day, record)
  if (isLoading) return undefined
  if (!found || found.status === 'Open') return null
  return translate(`form.closedPeriod.${found.status}`, { date: formatDate(day ?? found.date), period: found.name })
}

/**
 * The day that counts, where the whole record is locked by it. Of a record whose lines have dates only some may be
 * locked: it stays open.
 */
function lockedDay({ lock }: Pick<Entity, 'lock'>, record: AnyRecord | undefined): CalendarDate | null {
  const day: unknown = lock === undefined || !record ? null : Reflect.get(record, lock)
  return isDate(day) ? day : null
}

/** The period that the record names, or the one in which its day lies. */
function usePeriodOf(day: CalendarDate | null, record: AnyRecord | undefined) {
  const { fundId: addressed } = useParams<'fundId'>()
  const named = record && 'reportingPeriodId' in record ? record.reportingPeriodId : null
  const own = record && 'fundId' in record ? record.fundId : null
  const fundId = own ?? Number(addressed)
  const byName = useRecord('reporting-periods', named, { retry: false })
  const byDay = useRecords(
    'reporting-periods',
    day !== null && Number.isInteger(fundId)
      ? { filter: { fundId, date_gte: day }, sort: ['date', 'asc'], limit: 1 }
      : null,
    { retry: false },
  )
  return { found: byName.data ?? byDay.data?.[0], isLoading: byName.isLoading || byDay.isLoading }
}

/**
 * Whether a record is dated in a completed or published reporting period: then the server refuses every change of it,
 * and its page says so at once.
 */
import { useGetList } from 'react-admin'
import { useParams } from 'react-router'
import type { Entity } from '../../../entity.ts'
import { formatDate } from '../../../formats.ts'
import { useTranslate } from '../data/useTranslate.ts'

/**
 * The day that counts, where the whole record is locked by it. Of a record whose lines have dates only some may be
 * locked: it stays open.
 */
function lockedDay(entity: Pick<Entity, 'lock'>, record: Record<string, unknown> | undefined): string | null {
  const day = entity.lock === undefined ? undefined : record?.[entity.lock]
  return typeof day === 'string' ? day : null
}

const NOBODY_ASKED = '9999-12-31'

/**
 * The sentence with the period; null while nothing is known against a change. The fund stands in the record, or in the
 * address of a record that belongs to an investment.
 */
export function useClosedPeriod(
  entity: Pick<Entity, 'lock'>,
  record: Record<string, unknown> | undefined,
): string | null {
  const translate = useTranslate()
  const parameters = useParams()
  const day = lockedDay(entity, record)
  const fundId = Number(record?.['fundId'] ?? parameters['fundId'])
  const asks = day !== null && Number.isInteger(fundId)
  const { data } = useGetList(
    'reporting-periods',
    {
      filter: { fundId, date_gte: day ?? NOBODY_ASKED },
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'date', order: 'ASC' },
    },
    { enabled: asks, retry: false },
  )
  const covering = asks ? data?.[0] : undefined
  const status: unknown = covering?.['status']
  if (!covering || (status !== 'Completed' && status !== 'Published')) return null
  return translate(`form.closedPeriod.${status}`, {
    date: formatDate(day),
    period: String(covering['name']),
  })
}

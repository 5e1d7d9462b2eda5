/** What is left of tenants that were deleted, and how far those have come that are being deleted. */
import { useEffect } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { formatNumber, formatTimestamp } from '../formats.ts'
import { useRead } from '../web/kit/data/useRead.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { Card } from '../web/kit/page/Card.tsx'
import { tenantDeletionReads } from './reads.ts'
import type { TenantDeletion } from './reads.ts'
import './texts.ts'

const ASKED_AGAIN_MS = 2_000

const isAtWork = ({ status }: TenantDeletion): boolean => status === 'Deleting'

export function DeletedTenants() {
  const translate = useTranslate()
  const client = useQueryClient()
  const {
    data = [],
    isPending,
    error,
  } = useRead(
    tenantDeletionReads.tenantDeletions,
    {},
    { withLists: true, again: answer => (answer.some(isAtWork) ? ASKED_AGAIN_MS : false) },
  )
  const atWork = data.filter(isAtWork).length
  // A tenant that is deleted goes from the list as well.
  useEffect(() => void client.invalidateQueries({ queryKey: ['tenants', 'getList'] }), [client, atWork])
  if (!isPending && !error && data.length === 0) return null
  return (
    <Card title={translate('tenantDeletion.past')} loading={isPending} error={error}>
      <dl className="card-pairs">
        {data.map(({ id, shortName, begunBy, finishedAt, rows, files }) => (
          <div key={id}>
            <dt>
              {shortName}
              <small>{translate('tenantDeletion.begunBy', { by: begunBy })}</small>
            </dt>
            <dd className="figures">
              {finishedAt
                ? translate('tenantDeletion.finished', { at: formatTimestamp(finishedAt, 'UTC') })
                : translate('tenantDeletion.atWork')}
              <small>
                {translate('tenantDeletion.counts', {
                  rows: formatNumber(`${rows}`),
                  files: formatNumber(`${files}`),
                })}
              </small>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

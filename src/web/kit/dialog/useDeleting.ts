/**
 * Deletes a record for good, says that it is gone, and asks the lists and sums of its kind again; a refusal is told.
 */
import { useDelete } from 'react-admin'
import { useQueryClient } from '@tanstack/react-query'
import type { Entity } from '../../../entity.ts'
import { failureMessage, httpFailure } from '../data/failures.ts'
import { recordName } from '../data/metadata.ts'
import type { AnyRecord } from '../data/records.ts'
import { SEVERITY, openNotification } from '../data/notifications.ts'
import { useTranslate } from '../data/useTranslate.ts'

export function useDeleting(
  { resource, title }: Entity,
  onDeleted: () => void,
  /** Somebody else has changed the record since it was loaded. */
  onChanged?: (record: AnyRecord) => Promise<void>,
): { remove: (record: AnyRecord) => Promise<void>; isDeleting: boolean } {
  const translate = useTranslate()
  const client = useQueryClient()
  const [send, { isPending }] = useDelete<AnyRecord>()
  const remove = async (record: AnyRecord) => {
    try {
      await send(
        resource,
        { id: record.id, previousData: record },
        { returnPromise: true, mutationMode: 'pessimistic' },
      )
    } catch (error) {
      // What somebody else has deleted meanwhile is gone, as it was to be.
      if (httpFailure(error)?.status !== 404) {
        if (httpFailure(error)?.status === 412 && onChanged) return onChanged(record)
        openNotification({
          severity: SEVERITY.error,
          title: translate('form.notDeleted', { name: title }),
          line1: failureMessage(error),
        })
        // Somebody may have changed it: what is shown is asked for again.
        return client.invalidateQueries({ queryKey: [resource] })
      }
    }
    openNotification({
      severity: SEVERITY.info,
      title: translate('form.deleted', { name: title }),
      line1: recordName(resource, record),
    })
    onDeleted()
    // The record itself is not asked for again: it is gone.
    await Promise.all(['getList', 'totals'].map(part => client.invalidateQueries({ queryKey: [resource, part] })))
  }
  return { remove, isDeleting: isPending }
}

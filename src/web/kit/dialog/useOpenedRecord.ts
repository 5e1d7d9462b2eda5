/**
 * The record that a panel or a dialogue was opened for. One that cannot be loaded is told, and nothing stays open for
 * it.
 */
import { useEffect } from 'react'
import type { Resource } from '../../../entity.ts'
import { notifyFailure } from '../data/failures.ts'
import { useRecord, type RecordOf } from '../data/records.ts'

export function useOpenedRecord<R extends Resource>(
  resource: R,
  id: number,
  onClose: () => void,
): RecordOf<R> | undefined {
  const { data, error } = useRecord(resource, id, { retry: false })
  useEffect(() => {
    if (!error) return
    notifyFailure(error)
    onClose()
  }, [error, onClose])
  return data
}

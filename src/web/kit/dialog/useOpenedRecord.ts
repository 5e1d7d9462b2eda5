/**
 * The record that a panel or a dialogue was opened for. One that cannot be loaded is told, and nothing stays open for
 * it.
 */
import { useEffect } from 'react'
import { useGetOne, type RaRecord } from 'react-admin'
import { notifyFailure } from '../data/failures.ts'

export function useOpenedRecord(resource: string, id: number, onClose: () => void): RaRecord | undefined {
  const { data, error } = useGetOne<RaRecord>(resource, { id }, { retry: false })
  useEffect(() => {
    if (!error) return
    notifyFailure(error)
    onClose()
  }, [error, onClose])
  return data
}

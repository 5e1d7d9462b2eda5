/**
 * The record that a panel or a dialogue was opened for. One that cannot be loaded is told, and nothing stays open for
 * it.
 */
import { useEffect } from 'react'
import { useGetOne } from 'react-admin'
import { notifyFailure } from '../data/failures.ts'

export function useOpenedRecord<Opened extends { id: number }>(
  resource: string,
  id: number,
  onClose: () => void,
): Opened | undefined {
  const { data, error } = useGetOne<Opened>(resource, { id }, { retry: false })
  useEffect(() => {
    if (!error) return
    notifyFailure(error)
    onClose()
  }, [error, onClose])
  return data
}

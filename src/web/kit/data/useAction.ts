/** Runs an action of a record from a button of a screen; the bar of a form runs its own by the schema. */
import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { Resource } from '../../../entity.ts'
import { useApi, type ActionsOf, type RecordActionOf } from './api.ts'
import type { RecordOf } from './records.ts'
import { useAttempt } from './useAttempt.ts'

interface RunningAction<R extends Resource, Input> {
  run: (record: { id: number; version: number }, input: Input) => Promise<RecordOf<R>>
  isRunning: boolean
}

export function useAction<R extends Resource, A extends RecordActionOf<R>>(
  resource: R,
  action: A,
): RunningAction<R, ActionsOf<R>[A]> {
  const api = useApi()
  const client = useQueryClient()
  const { attempt, renew } = useAttempt()
  const [isRunning, setRunning] = useState(false)
  return {
    isRunning,
    run: async (record, input) => {
      setRunning(true)
      try {
        const acted = await api.act(resource, action, record, input, attempt)
        renew()
        return acted
      } finally {
        // Refused, too: somebody else may have been quicker, and what is shown is asked for again.
        await client.invalidateQueries({ queryKey: [resource] })
        setRunning(false)
      }
    },
  }
}

import { useCallback, useState } from 'react'

/** One attempt of a write (see WriteMeta), until the write has succeeded and the next one is another. */
export function useAttempt(first?: string): { attempt: string; renew: () => void } {
  const [attempt, setAttempt] = useState(() => first ?? crypto.randomUUID())
  const renew = useCallback(() => setAttempt(crypto.randomUUID()), [])
  return { attempt, renew }
}

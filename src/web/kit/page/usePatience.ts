import { useEffect, useState } from 'react'

const PATIENCE_MS = 150

/** What is there soon shows nothing in between: true once the wait has lasted long enough to be seen. */
export function usePatience(waiting: boolean, milliseconds = PATIENCE_MS): boolean {
  const [over, setOver] = useState(false)
  useEffect(() => {
    if (!waiting) {
      setOver(false)
      return
    }
    const timer = setTimeout(() => setOver(true), milliseconds)
    return () => clearTimeout(timer)
  }, [waiting, milliseconds])
  return over
}

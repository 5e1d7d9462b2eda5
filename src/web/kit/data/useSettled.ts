import { useEffect, useState } from 'react'

/**
 * A value that follows another once it has stood still, so that a search is asked once per word and not once per key.
 */
export function useSettled<Value>(value: Value, pauseMs = 200): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value, pauseMs])
  return settled
}

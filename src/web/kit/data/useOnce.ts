import { useState } from 'react'

/** True from the first time on: what is asked anew later takes nothing off the screen. */
export function useOnce(ready: boolean): boolean {
  const [was, setWas] = useState(ready)
  if (ready && !was) setWas(true)
  return was || ready
}

/**
 * Pastes and fills of a sheet that can be taken back, the newest first, as long as nothing was typed over them: what is
 * typed the browser takes back itself.
 */
import { useLayoutEffect, useRef } from 'react'
import { sameValue } from '../data/values.ts'

interface Step<State> {
  before: State
  after: State
}

export function useTakingBack<State>(state: State, restore: (state: State) => void) {
  const steps = useRef<Step<State>[]>([])
  const started = useRef<{ before: State } | null>(null)
  useLayoutEffect(() => {
    if (!started.current || started.current.before === state) return
    steps.current.push({ before: started.current.before, after: state })
    started.current = null
  }, [state])
  return {
    /** Called before the sheet is changed. */
    remember: () => {
      started.current = { before: state }
    },
    /** False when there is nothing to take back. */
    takeBack: (): boolean => {
      const last = steps.current.at(-1)
      if (!last || !sameValue(last.after, state)) return false
      steps.current.pop()
      restore(last.before)
      return true
    },
  }
}

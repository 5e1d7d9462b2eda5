/**
 * Pastes, fills and typed cells of a sheet that can be taken back, the newest first. What is typed into a cell the
 * browser takes back itself as long as the focus stays there: beyond the cell it mixes up what several cells hold.
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
  /** How the sheet was when the cell that has the focus got it. */
  const entered = useRef(state)
  /** The next change is one of a key, a paste or a fill. Saving and discarding are not: nothing before them is left. */
  const isOwn = useRef(false)
  useLayoutEffect(() => {
    if (!isOwn.current) {
      steps.current = []
      entered.current = state
    }
    isOwn.current = false
    if (!started.current || started.current.before === state) return
    steps.current.push({ before: started.current.before, after: state })
    started.current = null
    entered.current = state
  }, [state])
  /** What was typed since is a step of its own. */
  const enter = (): void => {
    if (!sameValue(entered.current, state)) steps.current.push({ before: entered.current, after: state })
    entered.current = state
  }
  return {
    /** Called when a cell gets the focus. */
    enter,
    /** Called when something is typed. */
    type: () => {
      isOwn.current = true
    },
    /** Called before the sheet is changed. */
    remember: () => {
      enter()
      isOwn.current = true
      started.current = { before: state }
    },
    /** False when there is nothing to take back. */
    takeBack: (): boolean => {
      const last = steps.current.at(-1)
      if (!last || !sameValue(last.after, state)) return false
      steps.current.pop()
      isOwn.current = true
      entered.current = last.before
      restore(last.before)
      return true
    },
  }
}

/** Nobody loses what they typed by following a link. */
import { useEffect, useRef, useState } from 'react'
import { useBlocker, useLocation } from 'react-router'
import type { Blocker } from 'react-router'
import { markUnsaved } from './unsaved.ts'
import { LeaveQuestion } from './LeaveQuestion.tsx'

interface LeaveGuardProps {
  dirty: boolean
  /** True from the moment a save leads on to another page. */
  isLeaving: () => boolean
  /** Whether a line is being edited, which is no change yet and in no draft. */
  hasPendingEdits?: () => boolean
  /**
   * Saves what is typed as the browser goes back to another part of the same page. Where it cannot be saved, it is
   * asked whether to leave, as on the way to another page.
   */
  saveWithin?: () => Promise<boolean>
  onDiscard: () => void
}

export function LeaveGuard({
  dirty,
  isLeaving,
  hasPendingEdits = () => false,
  saveWithin,
  onDiscard,
}: LeaveGuardProps) {
  const { pathname } = useLocation()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      (dirty || hasPendingEdits()) &&
      !isLeaving() &&
      (currentLocation.pathname !== nextLocation.pathname || (saveWithin !== undefined && historyAction === 'POP')),
  )
  const isSaving = useSavingOnTheWay(blocker, pathname, saveWithin)
  const isUnsaved = useRef((): boolean => false)
  useEffect(() => {
    isUnsaved.current = () => dirty || hasPendingEdits()
  })
  useEffect(() => {
    // A closed tab takes its draft with it; a reload brings it back.
    const ask = (event: BeforeUnloadEvent) => {
      if (isUnsaved.current()) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [])
  useEffect(() => (dirty ? markUnsaved() : undefined), [dirty])
  if (blocker.state !== 'blocked' || isSaving) return null
  return (
    <LeaveQuestion
      onConfirm={() => {
        onDiscard()
        blocker.proceed()
      }}
      onClose={() => blocker.reset()}
    />
  )
}

/** Whether it is being saved before the way within the page goes on; it goes on once it is. */
function useSavingOnTheWay(blocker: Blocker, pathname: string, saveWithin: LeaveGuardProps['saveWithin']): boolean {
  const [failed, setFailed] = useState<Blocker['location']>(undefined)
  const isWithin = saveWithin !== undefined && blocker.state === 'blocked' && blocker.location.pathname === pathname
  const running = useRef<Promise<boolean>>(undefined)
  const latest = useRef({ blocker, saveWithin })
  useEffect(() => {
    latest.current = { blocker, saveWithin }
  })
  const target = isWithin ? blocker.location : undefined
  useEffect(() => {
    if (!target) return
    // Whoever presses Back once more meanwhile waits for the same save.
    const saving =
      running.current ??
      latest.current.saveWithin?.().finally(() => {
        running.current = undefined
      })
    running.current = saving
    let isLatest = true
    const go = (isSaved: boolean) => {
      if (!isLatest) return
      if (isSaved) latest.current.blocker.proceed?.()
      else setFailed(target)
    }
    void saving?.then(go, (error: unknown) => {
      go(false)
      throw error
    })
    return () => {
      isLatest = false
    }
  }, [target])
  return isWithin && failed !== target
}

/** Nobody loses what they typed by following a link. */
import { useEffect, useRef } from 'react'
import { useBlocker } from 'react-router'
import { markUnsaved } from './unsaved.ts'
import { LeaveQuestion } from './LeaveQuestion.tsx'

interface LeaveGuardProps {
  dirty: boolean
  /** True from the moment a save leads on to another page. */
  isLeaving: () => boolean
  /** Whether a line is being edited, which is no change yet and in no draft. */
  hasPendingEdits?: () => boolean
  onDiscard: () => void
}

export function LeaveGuard({ dirty, isLeaving, hasPendingEdits = () => false, onDiscard }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      (dirty || hasPendingEdits()) && !isLeaving() && currentLocation.pathname !== nextLocation.pathname,
  )
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
  if (blocker.state !== 'blocked') return null
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

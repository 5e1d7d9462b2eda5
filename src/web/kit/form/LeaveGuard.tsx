/** Nobody loses what they typed by following a link. */
import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { holdUnsaved } from '../unsaved.ts'
import { LeaveQuestion } from './LeaveQuestion.tsx'

interface LeaveGuardProps {
  dirty: boolean
  /** True from the moment a save leads on to another page. */
  isLeaving: () => boolean
  onDiscard: () => void
}

export function LeaveGuard({ dirty, isLeaving, onDiscard }: LeaveGuardProps) {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => dirty && !isLeaving() && currentLocation.pathname !== nextLocation.pathname)
  useEffect(() => {
    if (!dirty) return
    // A closed tab takes its draft with it; a reload brings it back.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [dirty])
  useEffect(() => dirty ? holdUnsaved() : undefined, [dirty])
  if (blocker.state !== 'blocked') return null
  return <LeaveQuestion onConfirm={() => { onDiscard(); blocker.proceed() }} onClose={() => blocker.reset()} />
}

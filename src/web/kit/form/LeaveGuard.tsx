/** Nobody loses what they typed by following a link. */
import { useEffect } from 'react'
import { useTranslate } from 'react-admin'
import { useBlocker } from 'react-router'
import { ConfirmDialog } from '../ConfirmDialog.tsx'

interface LeaveGuardProps {
  dirty: boolean
  /** True from the moment a save leads on to another page. */
  isLeaving: () => boolean
  onDiscard: () => void
}

export function LeaveGuard({ dirty, isLeaving, onDiscard }: LeaveGuardProps) {
  const translate = useTranslate()
  const blocker = useBlocker(({ currentLocation, nextLocation }) => dirty && !isLeaving() && currentLocation.pathname !== nextLocation.pathname)
  useEffect(() => {
    if (!dirty) return
    // A closed tab takes its draft with it; a reload brings it back.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [dirty])
  if (blocker.state !== 'blocked') return null
  return (
    <ConfirmDialog
      title={translate('form.leaveTitle')} verb={translate('form.leave')} cancel={translate('form.stay')} destroys
      onConfirm={() => { onDiscard(); blocker.proceed() }} onClose={() => blocker.reset()}
    >
      {translate('form.leaveSentence')}
    </ConfirmDialog>
  )
}

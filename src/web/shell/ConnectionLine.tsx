import { useSyncExternalStore } from 'react'
import { onlineManager } from '@tanstack/react-query'
import { isAnyLate, subscribeToLate } from '../data/lateAnswers.ts'
import { useTranslate } from '../kit/data/useTranslate.ts'

const subscribe = (listener: () => void) => onlineManager.subscribe(listener)
const isOnline = () => onlineManager.isOnline()

/**
 * A lost connection, or a server that takes its time, is said where it is, without a dialogue: what was typed stays,
 * and so does what is read.
 */
export function ConnectionLine({ reading = false }: { reading?: boolean }) {
  const translate = useTranslate()
  const offline = !useSyncExternalStore(subscribe, isOnline)
  const late = useSyncExternalStore(subscribeToLate, isAnyLate)
  const words = offline ? (reading ? 'shell.offlineReading' : 'shell.offline') : late ? 'shell.late' : null
  return (
    <div role="status">
      {words && <p className={offline ? 'connection-line' : 'connection-line late'}>{translate(words)}</p>}
    </div>
  )
}

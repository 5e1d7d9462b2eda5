import { useSyncExternalStore } from 'react'
import { onlineManager } from '@tanstack/react-query'
import { useTranslate } from '../kit/data/useTranslate.ts'

const subscribe = (listener: () => void) => onlineManager.subscribe(listener)
const isOnline = () => onlineManager.isOnline()

/** A lost connection is said where it is, without a dialogue: what was typed stays, and so does what is read. */
export function ConnectionLine({ reading = false }: { reading?: boolean }) {
  const translate = useTranslate()
  const offline = !useSyncExternalStore(subscribe, isOnline)
  return (
    <div role="status">
      {offline && <p className="connection-line">{translate(reading ? 'shell.offlineReading' : 'shell.offline')}</p>}
    </div>
  )
}

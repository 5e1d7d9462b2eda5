/** Ctrl S saves a page of figures, also while a field has the focus. */
import { useEffect, useRef } from 'react'

export function useSaveKey(save: () => void): void {
  const latest = useRef(save)
  useEffect(() => { latest.current = save })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 's') return
      event.preventDefault()
      if (!document.querySelector('[role="dialog"], [role="alertdialog"]')) latest.current()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}

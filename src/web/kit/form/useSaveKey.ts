/** Ctrl S saves the form or sheet on the page, also while a field has the focus. */
import { useEffect, useRef } from 'react'

export function useSaveKey(save: () => void): void {
  const latest = useRef(save)
  useEffect(() => {
    latest.current = save
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 's') return
      event.preventDefault()
      // A dialogue over the page has its own save.
      if (!document.querySelector('[role="dialog"], [role="alertdialog"]')) latest.current()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}

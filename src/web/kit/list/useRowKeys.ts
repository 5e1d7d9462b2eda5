import { useEffect, useRef, type RefObject } from 'react'

/**
 * Arrows move from row to row; Enter opens the one that has the focus, because its name is a link. Down from the page
 * itself goes to the first row.
 */
export function useRowKeys(): RefObject<HTMLElement | null> {
  const card = useRef<HTMLElement>(null)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const step = stepOf(event)
      const rows = [...(card.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
      if (step === null || rows.length === 0 || !isOurs(event.target, card.current)) return
      const current = rows.findIndex(row => row.closest('tr')?.contains(document.activeElement))
      const next = current < 0 ? (step > 0 ? 0 : null) : current + step
      if (next === null) return
      event.preventDefault()
      rows[Math.max(0, Math.min(rows.length - 1, next))]?.focus()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  return card
}

function stepOf(event: KeyboardEvent): number | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return null
  switch (event.key) {
    case 'ArrowDown':
      return 1
    case 'ArrowUp':
      return -1
    case 'Home':
      return -1_000_000
    case 'End':
      return 1_000_000
    default:
      return null
  }
}

/** From a row, or from nowhere in particular: while a control has the focus its own keys hold. */
function isOurs(target: EventTarget | null, card: HTMLElement | null): boolean {
  if (!(target instanceof Element)) return false
  return (
    (target.closest('[data-row]') !== null && card?.contains(target) === true) ||
    target === document.body ||
    target.id === 'main'
  )
}

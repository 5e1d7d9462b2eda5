/**
 * Keeps the keyboard where the person was. A button that saved, approved or removed something is often gone afterwards,
 * and a dialogue gives the focus back to what opened it, which may be gone as well: the browser then forgets the place,
 * and the next Tab begins anywhere. The nearest part of the page that is still there takes the focus instead.
 */

/** What had the focus, and everything around it, innermost first. */
interface Place {
  element: HTMLElement
  around: readonly HTMLElement[]
}

/** A dialogue over a menu over a panel over a page: further back nobody wants to go. */
const PLACES_MAX = 6
const PARTS = '[role="dialog"], [role="alertdialog"], [role="region"], [role="group"], aside, section, fieldset, main'

export function keepFocus(page: Document): () => void {
  let places: readonly Place[] = []
  let frame = 0
  const remember = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement)
      places = [
        ...places.filter(({ element }) => element !== target),
        { element: target, around: ancestorsOf(target) },
      ].slice(-PLACES_MAX)
  }
  const look = () => {
    frame = 0
    const last = places.at(-1)
    const isLost = page.activeElement === null || page.activeElement === page.body
    // What is still there was left on purpose, by a click beside everything. What works for a moment gets the focus
    // back when it can take it.
    if (
      !isLost ||
      !last ||
      (last.element.isConnected && !last.element.matches(':disabled') && !waiting.has(last.element))
    )
      return
    if (last.element.isConnected && last.element.matches(':disabled')) {
      waiting.add(last.element)
      return
    }
    waiting.delete(last.element)
    nearest(places)?.focus({ preventScroll: true })
  }
  /** Buttons that lost the focus because they are busy. */
  const waiting = new WeakSet<HTMLElement>()
  const watcher = new MutationObserver(() => {
    frame ||= requestAnimationFrame(look)
  })
  page.addEventListener('focusin', remember)
  watcher.observe(page.body, { childList: true, subtree: true, attributeFilter: ['disabled'] })
  return () => {
    watcher.disconnect()
    cancelAnimationFrame(frame)
    page.removeEventListener('focusin', remember)
  }
}

function ancestorsOf(element: HTMLElement): HTMLElement[] {
  const above: HTMLElement[] = []
  for (let each = element.parentElement; each && each !== document.body; each = each.parentElement) above.push(each)
  return above
}

/** Latest place first: the element itself, or the innermost part around it that is still there. */
function nearest(places: readonly Place[]): HTMLElement | undefined {
  for (const { element, around } of [...places].reverse()) {
    if (isThere(element)) return element
    const part = around.find(each => isThere(each) && each.matches(PARTS))
    if (!part) continue
    if (!part.hasAttribute('tabindex')) part.tabIndex = -1
    return part
  }
  return undefined
}

/** A page behind a dialogue is hidden from the keyboard. */
function isThere(element: HTMLElement): boolean {
  return (
    element.isConnected &&
    !element.matches(':disabled') &&
    element.closest('[aria-hidden="true"], [inert]') === null &&
    element.checkVisibility()
  )
}

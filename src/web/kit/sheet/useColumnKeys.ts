/**
 * Keyboard of a table of amounts: Enter and the arrows move up and down, a column pasted from a sheet fills the amounts
 * below.
 */
import { useCallback, type ClipboardEvent, type KeyboardEvent } from 'react'
import { pastedColumn } from './paste.ts'

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, Enter: 1 }

export function useColumnKeys(onPaste: (names: readonly string[], texts: readonly string[]) => void) {
  const onKeyDown = useCallback((event: KeyboardEvent<HTMLElement>) => {
    const step = event.ctrlKey || event.metaKey || event.altKey ? undefined : STEPS[event.key]
    if (step === undefined || !isAmount(event.target)) return
    event.preventDefault()
    const inputs = amountsOf(event.currentTarget, event.target)
    inputs[inputs.indexOf(event.target) + (event.shiftKey ? -step : step)]?.focus()
  }, [])
  const onPasteCapture = useCallback(
    (event: ClipboardEvent<HTMLElement>) => {
      const texts = pastedColumn(event.clipboardData.getData('text/plain'))
      if (!texts || !isAmount(event.target)) return
      event.preventDefault()
      const inputs = amountsOf(event.currentTarget, event.target)
      const names = inputs.slice(inputs.indexOf(event.target)).map(input => input.name)
      // The field that has the focus shows what was typed; it is left so that it shows what was pasted.
      event.target.blur()
      onPaste(names.slice(0, texts.length), texts)
    },
    [onPaste],
  )
  return { onKeyDown, onPasteCapture }
}

function isAmount(target: EventTarget): target is HTMLInputElement {
  return target instanceof HTMLInputElement && target.dataset['amount'] !== undefined
}

/** Those of the same column: a table may have several. */
function amountsOf(table: HTMLElement, beside: HTMLInputElement): HTMLInputElement[] {
  const column = (input: HTMLInputElement) => input.closest('td')?.cellIndex
  return [...table.querySelectorAll<HTMLInputElement>('input[data-amount]')].filter(
    input => column(input) === column(beside),
  )
}

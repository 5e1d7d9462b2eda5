import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { path } from '../../paths.ts'
import type { FixedPage } from '../../paths.ts'
import { useOptionalSession } from '../kit/data/session.tsx'
import { openCommandPalette, openDialog, openShortcuts, typeAhead } from './dialogs.ts'
import { preference } from './preferences.ts'
import { print } from './print.ts'

/** "g then f": the second key must follow soon. */
const SECOND_KEY_MS = 1_200
const GO_TO: Partial<Record<string, FixedPage>> = {
  f: 'funds.overview',
  c: 'contacts.overview',
  i: 'invoices.overview',
  h: 'home',
}

/**
 * The shell's keys. Ctrl S, Enter and Esc belong to forms, lists and dialogues; single keys are off while typing and
 * can be switched off.
 */
export function useShortcuts(): void {
  const navigate = useNavigate()
  const staff = useOptionalSession()?.allows('read') === true
  useEffect(() => {
    let goPressedAt = 0
    const onKeyDown = (event: KeyboardEvent) => {
      const control = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey
      if (staff && control && event.key.toLowerCase() === 'k') {
        event.preventDefault()
        openCommandPalette()
        return
      }
      // The browser's own way prints what the screen shows, not all that the page has.
      if (control && event.key.toLowerCase() === 'p') {
        event.preventDefault()
        print()
        return
      }
      if (openDialog() === 'palette' && isLetter(event) && !isTextField(event.target)) {
        event.preventDefault()
        typeAhead(event.key)
        return
      }
      if (
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        event.defaultPrevented ||
        !preference('singleKeys') ||
        isTyping(event.target)
      )
        return
      const target = GO_TO[event.key]
      if (staff && target && event.timeStamp - goPressedAt < SECOND_KEY_MS) void navigate(path(target))
      else if (event.key === '?') openShortcuts()
      else if (event.key === '/') focusSearch(event)
      else if (event.key === 'n') clickNew(event)
      goPressedAt = event.key === 'g' ? event.timeStamp : 0
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [navigate, staff])
}

function isLetter({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return key.length === 1 && !ctrlKey && !metaKey && !altKey
}

function isTextField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea') !== null
}

/** Also within menus, lists of choices and dialogues keys have their own meaning. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest(
      'input, textarea, select, [contenteditable="true"], [role="menu"], [role="listbox"], [role="dialog"], [role="grid"]',
    ) !== null
  )
}

function focusSearch(event: KeyboardEvent): void {
  const field = document.querySelector<HTMLElement>('main input[type="search"]')
  if (!field) return
  event.preventDefault()
  field.focus()
}

/** A list marks the control that starts a new record. */
function clickNew(event: KeyboardEvent): void {
  const control = document.querySelector<HTMLElement>('main [data-shortcut="new"]')
  if (!control) return
  event.preventDefault()
  control.click()
}

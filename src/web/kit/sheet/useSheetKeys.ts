/**
 * Keyboard and clipboard of a table of amounts: Enter and the arrows move up and down, Ctrl D takes the amount of the
 * row above, cells copied from a sheet keep their shape, and Ctrl Z takes back what was pasted, filled or typed.
 */
import { useCallback, useLayoutEffect, useRef, type ClipboardEvent, type FocusEvent, type KeyboardEvent } from 'react'
import type { Field } from '../../../entity.ts'
import '../../../texts/sheet.ts'
import { typedNumber } from '../control/numbers.ts'
import { SEVERITY, openNotification } from '../data/notifications.ts'
import { useTranslate } from '../data/useTranslate.ts'
import { copiedCells, placeCells, type Grid, type Texts } from './paste.ts'
import { useTakingBack } from './useTakingBack.ts'

const NO_TEXTS: Texts = new Map()
const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, Enter: 1 }

export interface SheetKeys<State> {
  fieldOf: (cell: string) => Field | undefined
  set: (cell: string, value: unknown) => void
  /** Of a table with texts beside its amounts. */
  setText?: (cell: string, text: string) => void
  /** What is typed into the sheet, and how all of it is put back. */
  state: State
  restore: (state: State) => void
}

/** For a sheet that nothing but keys and the clipboard fills. */
export function useSheetKeys<State>(sheet: SheetKeys<State>) {
  return useSheet(sheet).keys
}

/** `fill` puts texts into cells in one step, which Ctrl Z takes back like a paste. */
export function useSheet<State>({ fieldOf, set, setText, state, restore }: SheetKeys<State>) {
  const translate = useTranslate()
  const { enter, type, remember, takeBack } = useTakingBack(state, restore)
  const fill = (cells: readonly (readonly [string, string])[], texts: Texts = NO_TEXTS) => {
    remember()
    for (const [cell, text] of cells) {
      if (texts.has(cell)) {
        setText?.(cell, text)
        continue
      }
      const field = fieldOf(cell)
      if (field) set(cell, typedNumber(field, text))
    }
  }
  const paste = (table: HTMLElement, target: HTMLInputElement, copied: readonly (readonly string[])[]) => {
    const texts = textsOf(table)
    const placed = placeCells(copied, gridOf(table, target), target.name, texts)
    if ('misfit' in placed) {
      const { key, values } = placed.misfit
      return say(translate('sheet.misfit.title'), `${translate(key, values)} ${translate('sheet.misfit.nothing')}`)
    }
    fill(placed.cells, texts)
    if (placed.labels !== null)
      say(translate('sheet.labels.title'), translate('sheet.labels.sentence', { text: placed.labels }))
  }
  const latest = useRef({ enter, type, fill, paste, takeBack })
  useLayoutEffect(() => {
    latest.current = { enter, type, fill, paste, takeBack }
  })
  const cell = useRef<FocusedCell>({ text: null, isUndone: false })
  const onFocus = useCallback((event: FocusEvent<HTMLElement>) => {
    if (!isAmount(event.target)) return
    cell.current = { text: null, isUndone: false }
    latest.current.enter()
  }, [])
  const onKeyDown = useCallback((event: KeyboardEvent<HTMLElement>) => {
    const { target, currentTarget: table } = event
    if (!isAmount(target)) return
    cell.current.text ??= target.value
    if ((event.ctrlKey || event.metaKey) && !event.altKey) {
      const key = event.key.toLowerCase()
      if (key === 'z' && !event.shiftKey) undo(event, target, cell.current, latest.current.takeBack)
      // The browser would do again what it took back in another cell.
      if ((key === 'y' || (key === 'z' && event.shiftKey)) && !cell.current.isUndone) event.preventDefault()
      if (key !== 'd' || event.shiftKey) return
      event.preventDefault()
      const above = columnOf(table, target).filter(input => isOfSameRows(input, target))
      const from = above[above.indexOf(target) - 1]
      if (from) latest.current.fill([[target.name, from.value]])
      return
    }
    const step = event.ctrlKey || event.metaKey || event.altKey ? undefined : STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    const inputs = columnOf(table, target)
    inputs[inputs.indexOf(target) + (event.key === 'Enter' && event.shiftKey ? -step : step)]?.focus()
  }, [])
  const onPasteCapture = useCallback((event: ClipboardEvent<HTMLElement>) => {
    const copied = copiedCells(event.clipboardData.getData('text/plain'))
    if (!copied || !isAmount(event.target)) return
    event.preventDefault()
    latest.current.paste(event.currentTarget, event.target, copied)
  }, [])
  const onInputCapture = useCallback(() => latest.current.type(), [])
  return { keys: { onFocus, onInputCapture, onKeyDown, onPasteCapture }, fill }
}

interface FocusedCell {
  /** What stood in it before a key changed it; null while no key was pressed. */
  text: string | null
  /** The browser has taken back some of what was typed into it. */
  isUndone: boolean
}

/** The browser takes back what was typed since the cell got the focus, and the sheet what was done before. */
function undo(event: KeyboardEvent, { value }: HTMLInputElement, cell: FocusedCell, takeBack: () => boolean): void {
  const isAtStart = value === cell.text
  if (takeBack()) cell.text = null
  else if (!isAtStart) cell.isUndone = true
  if (cell.text === null || isAtStart) event.preventDefault()
}

function say(title: string, line1: string): void {
  openNotification({ severity: SEVERITY.attention, title, line1 })
}

export function isAmount(target: EventTarget): target is HTMLInputElement {
  return target instanceof HTMLInputElement && target.dataset['amount'] !== undefined
}

function amountsOf(table: HTMLElement): HTMLInputElement[] {
  return [...table.querySelectorAll<HTMLInputElement>('input[data-amount]')]
}

/** Notes and the like: they are pasted beside their amounts. */
function textsOf(table: HTMLElement): Texts {
  return new Map(
    [...table.querySelectorAll<HTMLInputElement>('input[data-text]')].map(({ name, maxLength }) => [
      name,
      maxLength < 0 ? Infinity : maxLength,
    ]),
  )
}

function placeOf(input: HTMLInputElement): number {
  return input.closest('td')?.cellIndex ?? 0
}

/** Those of the same column: a table may have several. */
function columnOf(table: HTMLElement, beside: HTMLInputElement): HTMLInputElement[] {
  return amountsOf(table).filter(input => placeOf(input) === placeOf(beside))
}

function rowsOf(input: HTMLInputElement): string | null {
  return input.closest('tr')?.getAttribute('data-rows') ?? null
}

/** Rows that belong to the one above them, such as companies of an investment, are pasted by themselves. */
function isOfSameRows(input: HTMLInputElement, beside: HTMLInputElement): boolean {
  return rowsOf(input) === rowsOf(beside)
}

/** Rows and columns without an amount to fill in, such as heads and figures to compare with, are no part of it. */
function gridOf(table: HTMLElement, target: HTMLInputElement): Grid {
  const cells = [...table.querySelectorAll<HTMLInputElement>('input[data-amount], input[data-text]')].filter(input =>
    isOfSameRows(input, target),
  )
  const columns = [...new Set(cells.map(placeOf))].sort((one, other) => one - other)
  const rows = [...new Set(cells.map(input => input.closest('tr')))]
  return rows.map(row =>
    columns.map(column => cells.find(input => input.closest('tr') === row && placeOf(input) === column)?.name ?? null),
  )
}

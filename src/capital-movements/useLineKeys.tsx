/**
 * Keyboard and clipboard of the table of lines, of which only what is seen is drawn: arrows and Enter bring the next
 * row into sight first, and what is pasted reaches rows that are not drawn.
 */
import { useCallback, useLayoutEffect, useRef } from 'react'
import type { ClipboardEvent, KeyboardEvent, RefObject } from 'react'
import { fieldOf } from '../entityTypes.ts'
import { useEntity } from '../web/kit/data/metadata.ts'
import { SEVERITY, openNotification } from '../web/kit/data/notifications.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { typedNumber } from '../web/kit/control/numbers.ts'
import { copiedCells, placeCells } from '../web/kit/sheet/paste.ts'
import { isAmount } from '../web/kit/sheet/useSheetKeys.ts'
import { useTakingBack } from '../web/kit/sheet/useTakingBack.ts'
import '../texts/sheet.ts'
import { cellName, partsOf } from './lineCells.ts'
import type { ComponentName, LineRow, TypedCells } from './lineCells.ts'

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, Enter: 1 }

interface Keyed {
  rows: readonly LineRow[]
  components: readonly ComponentName[]
  typed: TypedCells
  set: (cell: string, amount: unknown) => void
  restore: (state: TypedCells) => void
  /** Scrolls so that a row is drawn. */
  bringIntoSight: (index: number) => void
  table: RefObject<HTMLElement | null>
}

export function useLineKeys({ rows, components, typed, set, restore, bringIntoSight, table }: Keyed) {
  const translate = useTranslate()
  const entity = useEntity('capital-movement-lines')
  const { remember, takeBack } = useTakingBack(typed, restore)
  const move = (cell: string, step: number): void => {
    const parts = partsOf(cell)
    const index = parts ? rows.findIndex(({ line }) => line.id === parts.lineId) + step : -1
    const row = rows[index]
    if (!parts || !row) return
    bringIntoSight(index)
    const name = cellName(row.line.id, parts.component)
    requestAnimationFrame(() => table.current?.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.focus())
  }
  const paste = (cell: string, copied: readonly (readonly string[])[]): void => {
    const grid = rows.map(({ line }) => components.map(component => cellName(line.id, component)))
    const placed = placeCells(copied, grid, cell)
    if ('misfit' in placed) {
      const { key, values } = placed.misfit
      return say(translate('sheet.misfit.title'), `${translate(key, values)} ${translate('sheet.misfit.nothing')}`)
    }
    remember()
    for (const [name, text] of placed.cells) {
      const parts = partsOf(name)
      if (parts) set(name, typedNumber(fieldOf(entity, parts.component), text))
    }
    if (placed.labels !== null)
      say(translate('sheet.labels.title'), translate('sheet.labels.sentence', { text: placed.labels }))
  }
  const latest = useRef({ move, paste, takeBack })
  useLayoutEffect(() => {
    latest.current = { move, paste, takeBack }
  })
  const onKeyDown = useCallback((event: KeyboardEvent<HTMLElement>) => {
    const { target } = event
    if (!isAmount(target)) return
    if (event.ctrlKey || event.metaKey) {
      if (event.key.toLowerCase() === 'z' && latest.current.takeBack()) event.preventDefault()
      return
    }
    const step = event.altKey ? undefined : STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    latest.current.move(target.name, event.key === 'Enter' && event.shiftKey ? -step : step)
  }, [])
  const onPasteCapture = useCallback((event: ClipboardEvent<HTMLElement>) => {
    const copied = copiedCells(event.clipboardData.getData('text/plain'))
    if (!copied || !isAmount(event.target)) return
    event.preventDefault()
    latest.current.paste(event.target.name, copied)
  }, [])
  return { onKeyDown, onPasteCapture }
}

function say(title: string, line1: string): void {
  openNotification({ severity: SEVERITY.attention, title, line1 })
}

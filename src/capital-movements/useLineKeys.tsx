/**
 * Keyboard and clipboard of the table of lines, of which only what is seen is drawn: arrows and Enter bring the next
 * row into sight first, and what is pasted reaches rows that are not drawn.
 */
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
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
import type { ComponentName, LineRow } from './lineCells.ts'
import type { TypedCells } from './typedLines.ts'

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, Enter: 1 }

interface Keyed {
  rows: readonly LineRow[]
  components: readonly ComponentName[]
  typed: TypedCells
  /** Many at once, as pasted ones come. */
  take: (cells: readonly (readonly [cell: string, amount: unknown])[]) => void
  restore: (state: TypedCells) => void
  /** An amount that is to be put right. */
  sought: { cell: string } | null
  /** Scrolls so that a row is drawn. */
  bringIntoSight: (index: number) => void
  table: RefObject<HTMLElement | null>
}

export function useLineKeys({ rows, components, typed, take, restore, sought, bringIntoSight, table }: Keyed) {
  const translate = useTranslate()
  const entity = useEntity('capital-movement-lines')
  const { remember, takeBack } = useTakingBack(typed, restore)
  const move = (cell: string, step: number): void => {
    const parts = partsOf(cell)
    const found = parts ? rows.findIndex(({ line }) => line.limitedPartnerId === parts.limitedPartnerId) : -1
    const row = rows[found + step]
    if (!parts || found < 0 || !row) return
    bringIntoSight(found + step)
    const name = cellName(row.line.limitedPartnerId, parts.component)
    requestAnimationFrame(() => table.current?.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.focus())
  }
  const paste = (cell: string, copied: readonly (readonly string[])[]): void => {
    const grid = rows.map(({ line }) => components.map(component => cellName(line.limitedPartnerId, component)))
    const placed = placeCells(copied, grid, cell)
    if ('misfit' in placed) {
      const { key, values } = placed.misfit
      return say(translate('sheet.misfit.title'), `${translate(key, values)} ${translate('sheet.misfit.nothing')}`)
    }
    remember()
    take(
      placed.cells.flatMap(([name, text]) => {
        const parts = partsOf(name)
        return parts ? [[name, typedNumber(fieldOf(entity, parts.component), text)] as const] : []
      }),
    )
    if (placed.labels !== null)
      say(translate('sheet.labels.title'), translate('sheet.labels.sentence', { text: placed.labels }))
  }
  const latest = useRef({ move, paste, takeBack })
  useLayoutEffect(() => {
    latest.current = { move, paste, takeBack }
  })
  useEffect(() => {
    if (sought) latest.current.move(sought.cell, 0)
  }, [sought])
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

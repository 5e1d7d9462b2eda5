/** The state of the table of lines: what is typed, kept over a reload, what is wrong, and saving all of it at once. */
import { useCallback, useMemo, useState } from 'react'
import { isDecimal, isZero } from '../money.ts'
import { useApi } from '../web/kit/data/api.ts'
import { useRecords, type RecordOf } from '../web/kit/data/records.ts'
import { useSheetSaving } from '../web/kit/sheet/useSheetSaving.ts'
import { focusAmount, useStoredTyped, useTyped } from '../web/kit/sheet/useTyped.ts'
import { useRecordMoved } from '../web/kit/form/recordMoved.tsx'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { COMPONENTS } from './components.ts'
import { cellName, partsOf, rowOf, shownComponents } from './lineCells.ts'
import type { ComponentName, LineRow, TypedCells } from './lineCells.ts'

export const LINES_MAX = 10_000
const NOTHING: TypedCells = {}
const NO_LINES: readonly RecordOf<'capital-movement-lines'>[] = []

/** The lines as they are stored, with the names of their partners and who takes no part in the management fee. */
export function useStoredLines({ id, fundId, status }: RecordOf<'capital-movements'>) {
  const { data: lines = NO_LINES, isPending } = useRecords('capital-movement-lines', {
    filter: { capitalMovementId: id },
    sort: ['commitment', 'desc'],
    limit: LINES_MAX,
  })
  const { data: partners } = useRecords('limited-partners', { filter: { fundId }, limit: LINES_MAX })
  const names = useMemo(() => new Map(partners?.map(partner => [partner.id, partner.name])), [partners])
  const skipping = useMemo(() => skippingOf(status, lines, partners), [status, lines, partners])
  const rows = useMemo(() => lines.map(line => rowOf(line, NOTHING)), [lines])
  return { lines, rows, names, skipping, isPending }
}

export function useLines(movement: RecordOf<'capital-movements'>) {
  const api = useApi()
  const translate = useTranslate()
  const recordMoved = useRecordMoved()
  const { lines, rows: stored, names, skipping, isPending } = useStoredLines(movement)
  const { typed, setTyped, draftStore, forget } = useTyped<TypedCells>(`movement lines ${movement.id}`, NOTHING)
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({})
  const rows = useRows(stored, typed)
  const changed = rows.filter(row => row.changed)
  useStoredTyped({ typed, draftStore }, changed.length > 0)
  const wrong = Object.fromEntries(
    Object.entries(typed)
      .filter(([, value]) => value !== null && !isDecimal(value))
      .map(([cell]) => [cell, translate('validation.decimal')]),
  )
  const saving = useSheetSaving<'lines'>({
    resources: ['capital-movements', 'capital-movement-lines'],
    saved: 'capitalMovement.linesSaved',
    attempt: draftStore.attempt,
    onRefused: ({ errors }) => setRefused(cellErrors(errors, changed)),
  })
  const set = useCallback(
    (cell: string, amount: unknown) => {
      setRefused({})
      setTyped(current => ({ ...current, [cell]: typeof amount === 'string' ? amount : null }))
    },
    [setTyped],
  )
  const components = useMemo(() => shownComponents(movement, lines), [movement, lines])
  return {
    isPending,
    rows,
    stored,
    changedRows: changed,
    names,
    skipping,
    components,
    errors: { ...wrong, ...refused },
    changed: changed.length,
    isSaving: saving.isSaving,
    typed,
    set,
    restore: (state: TypedCells) => setTyped(() => state),
    discard: () => {
      saving.cancel()
      forget()
      setRefused({})
    },
    save: async () => {
      const first = Object.keys(wrong)[0]
      focusAmount(first)
      if (first !== undefined || changed.length === 0) return
      const done = await saving.send([
        {
          key: 'lines',
          write: async ({ attempt }) =>
            recordMoved(
              await api.act('capital-movements', 'lines', movement, { lines: changed.map(changeOf) }, attempt),
            ),
        },
      ])
      if (done.length > 0) forget()
    },
  }
}

/**
 * Who takes no part in the management fee: today, for lines that may still be made again; afterwards whoever paid none,
 * whatever the partner’s terms have become.
 */
function skippingOf(
  status: RecordOf<'capital-movements'>['status'],
  lines: readonly RecordOf<'capital-movement-lines'>[],
  partners: readonly RecordOf<'limited-partners'>[] = [],
): ReadonlySet<number> {
  if (status === 'Open')
    return new Set(partners.filter(partner => partner.skipManagementFeeDistribution).map(({ id }) => id))
  const called = lines.some(({ managementFees }) => !isZero(managementFees ?? '0'))
  const without = lines.filter(({ managementFees, changedByHand }) => !changedByHand && isZero(managementFees ?? '0'))
  return new Set(called ? without.map(({ limitedPartnerId }) => limitedPartnerId) : [])
}

/** A row that nothing was typed into stays the same object, so that typing into one draws one. */
function useRows(stored: readonly LineRow[], typed: TypedCells): LineRow[] {
  return useMemo(() => {
    const touched = new Set(Object.keys(typed).map(cell => partsOf(cell)?.lineId))
    return stored.map(row => (touched.has(row.line.id) ? rowOf(row.line, typed) : row))
  }, [stored, typed])
}

function changeOf({ line, amounts }: LineRow) {
  const change: { limitedPartnerId: number } & Partial<Record<ComponentName, `${number}`>> = {
    limitedPartnerId: line.limitedPartnerId,
  }
  for (const component of COMPONENTS) {
    const amount = amounts[component]
    if (isDecimal(amount)) change[component] = amount
  }
  return change
}

/** "lines.3.managementFees" is the cell of the fourth line that was sent. */
function cellErrors(errors: Readonly<Record<string, string>>, sent: readonly LineRow[]): Record<string, string> {
  const found: Record<string, string> = {}
  for (const [place, message] of Object.entries(errors)) {
    const [, index = '', name] = place.split('.')
    const row = sent[Number(index)]
    const component = COMPONENTS.find(each => each === name) ?? COMPONENTS[0]
    if (row) found[cellName(row.line.id, component)] = message
  }
  return found
}

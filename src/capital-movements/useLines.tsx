/** The state of the table of lines: what is typed, kept over a reload, what is wrong, and saving all of it at once. */
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { isDecimal, isInState } from '../entity.ts'
import { isZero } from '../money.ts'
import { useApi } from '../web/kit/data/api.ts'
import { useEntity } from '../web/kit/data/metadata.ts'
import { useRecords, type RecordOf } from '../web/kit/data/records.ts'
import { useRead } from '../web/kit/data/useRead.ts'
import { useSheetSaving } from '../web/kit/sheet/useSheetSaving.ts'
import { useStoredTyped, useTyped } from '../web/kit/sheet/useTyped.ts'
import { useAmountCurrencies } from '../web/kit/data/amountUnits.ts'
import { findingText } from '../web/kit/control/validator.ts'
import { useOvertaken } from '../web/kit/form/useOvertaken.ts'
import { useRecordMoved } from '../web/kit/form/recordMoved.tsx'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { COMPONENTS } from './components.ts'
import { cellName, shownComponents, storedRow } from './lineCells.ts'
import type { ComponentName, LineRow } from './lineCells.ts'
import { capitalMovementReads } from './reads.ts'
import type { MovementPartners } from './reads.ts'
import { typedInto, typedOver, withCells } from './typedLines.ts'
import type { TypedCells, TypedLines } from './typedLines.ts'

export const LINES_MAX = 10_000
const NOTHING: TypedCells = {}

/** Where what is typed into the lines of a movement is kept. */
export function linesPlace(movementId: number): string {
  return `movement lines ${movementId}`
}

const NO_ERRORS: Readonly<Record<string, string>> = {}
const NO_LINES: readonly RecordOf<'capital-movement-lines'>[] = []

/** Asked for once, whoever on the page needs them. */
export function useLinesOf(movementId: number) {
  const { data: lines = NO_LINES, isPending } = useRecords('capital-movement-lines', {
    filter: { capitalMovementId: movementId },
    sort: ['commitment', 'desc'],
    limit: LINES_MAX,
  })
  return { lines, isPending }
}

/** The lines as they are stored, with the names of their partners and who takes no part in the management fee. */
export function useStoredLines({ id, status }: RecordOf<'capital-movements'>) {
  const { lines, isPending } = useLinesOf(id)
  const { data } = useRead(capitalMovementReads.capitalMovementPartners, { id })
  const partners = data?.partners
  const names = useMemo(
    () => new Map(partners?.map(({ limitedPartnerId, name }) => [limitedPartnerId, name])),
    [partners],
  )
  const skipping = useMemo(() => skippingOf(status, lines, partners), [status, lines, partners])
  const rows = useMemo(() => lines.map(storedRow), [lines])
  return { lines, rows, names, skipping, isPending }
}

export function useLines(movement: RecordOf<'capital-movements'>) {
  const { lines, rows: stored, names, skipping, isPending } = useStoredLines(movement)
  const { typed, setTyped, draftStore, forget } = useTyped<TypedCells>(linesPlace(movement.id), NOTHING)
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>(NO_ERRORS)
  const [sought, setSought] = useState<{ cell: string } | null>(null)
  const {
    rows,
    sums,
    storedSums,
    changed,
    wrong: found,
  } = useTypedLines(stored, typed, names, movement.closingId !== null)
  useStoredTyped({ typed, draftStore }, changed > 0)
  const wrong = useProblemTexts(found)
  const changedRows = () => rows.filter(row => row.changed)
  const saving = useSavingOf(movement, errors => setRefused(cellErrors(errors, changedRows())), draftStore.attempt)
  const byPartner = useMemo(() => new Map(stored.map(({ line }) => [line.limitedPartnerId, line])), [stored])
  const take = useCallback(
    (cells: readonly (readonly [cell: string, amount: unknown])[]) => {
      setRefused(NO_ERRORS)
      setTyped(current => withCells(current, cells, id => byPartner.get(id)))
    },
    [setTyped, byPartner],
  )
  const set = useCallback((cell: string, amount: unknown) => take([[cell, amount]]), [take])
  const components = useMemo(() => shownComponents(movement, lines), [movement, lines])
  return {
    isPending,
    rows,
    stored,
    sums,
    storedSums,
    names,
    skipping,
    components,
    errors: { ...wrong, ...refused },
    changed,
    /** The amount that has to be put right before anything is saved. */
    sought,
    isSaving: saving.isSaving,
    typed,
    set,
    take,
    restore: (state: TypedCells) => setTyped(() => state),
    discard: () => {
      saving.cancel()
      forget()
      setRefused(NO_ERRORS)
    },
    save: async (): Promise<boolean> => {
      const first = Object.keys(wrong)[0]
      if (first !== undefined) {
        setSought({ cell: first })
        return false
      }
      if (changed === 0) return true
      const saved = await saving.save(changedRows())
      if (saved) forget()
      return saved
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
  partners: MovementPartners['partners'] = [],
): ReadonlySet<number> {
  if (status === 'Open')
    return new Set(
      partners.flatMap(({ limitedPartnerId, skipsManagementFee }) => (skipsManagementFee ? limitedPartnerId : [])),
    )
  const called = lines.some(({ managementFees }) => !isZero(managementFees ?? '0'))
  const without = lines.filter(({ managementFees, changedByHand }) => !changedByHand && isZero(managementFees ?? '0'))
  return new Set(called ? without.map(({ limitedPartnerId }) => limitedPartnerId) : [])
}

/** Saves changed lines as one batch, and goes on from the record as it then stands. */
function useSavingOf(
  movement: RecordOf<'capital-movements'>,
  onRefused: (errors: Readonly<Record<string, string>>) => void,
  attempt: string,
) {
  const api = useApi()
  const recordMoved = useRecordMoved()
  const entity = useEntity('capital-movements')
  const overtaken = useOvertaken(entity, 'sheet.kept')
  const saving = useSheetSaving<'lines'>({
    of: 'capital-movements',
    resources: ['capital-movements', 'capital-movement-lines'],
    saved: 'capitalMovement.linesSaved',
    attempt,
    onRefused: ({ errors }) => {
      onRefused(errors)
      return undefined
    },
    overtaken: async error => {
      const now = await overtaken(movement, error, stored => isInState(entity, stored, ['Open']))
      if (now) recordMoved(now)
      return now !== null
    },
  })
  /** False when they were not saved. */
  const save = async (changed: readonly LineRow[]): Promise<boolean> => {
    const done = await saving.send([
      {
        key: 'lines',
        write: async ({ attempt: again }) =>
          recordMoved(await api.act('capital-movements', 'lines', movement, { lines: changed.map(changeOf) }, again)),
      },
    ])
    return done.length > 0
  }
  return { save, isSaving: saving.isSaving, cancel: saving.cancel }
}

/** What is wrong with a cell, while it is typed. */
function useProblemTexts(found: TypedLines['wrong']): Readonly<Record<string, string>> {
  const translate = useTranslate()
  return useMemo(
    () =>
      Object.fromEntries(
        [...found].map(([cell, finding]) => [
          cell,
          finding === null ? translate('validation.decimal') : findingText(finding, translate),
        ]),
      ),
    [found, translate],
  )
}

/** What was worked out for the last key is gone on from. */
function useTypedLines(
  stored: readonly LineRow[],
  typed: TypedCells,
  names: ReadonlyMap<number, string>,
  isOfClosing: boolean,
): TypedLines {
  const currency = useAmountCurrencies()()
  // What was worked out without a currency is worked out anew once it is known.
  const start = useMemo(() => ({ lines: typedOver(stored), names, currency }), [stored, names, currency])
  const last = useRef({ start, lines: start.lines })
  const lines = useMemo(
    () =>
      typedInto(last.current.start === start ? last.current.lines : start.lines, typed, {
        nameOf: ({ line }) => start.names.get(line.limitedPartnerId) ?? '',
        isOfClosing,
        currency,
      }),
    [start, typed, isOfClosing, currency],
  )
  useLayoutEffect(() => {
    last.current = { start, lines }
  }, [start, lines])
  return lines
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
    if (row) found[cellName(row.line.limitedPartnerId, component)] = message
  }
  return found
}

/** The state of a sheet of expenses: what is typed, what is wrong with it, and saving all of it together. */
import { rowFieldOf, type Answered } from '../entityTypes.ts'
import { useCallback, useMemo, useState } from 'react'
import type { Entity, Field } from '../entity.ts'
import { basisOf, versionFrom, type Basis } from '../sheets/amounts.ts'
import { useAmountCurrencies } from '../web/kit/data/amountUnits.ts'
import { useApi, type Api } from '../web/kit/data/api.ts'
import type { SheetKeys } from '../web/kit/sheet/useSheetKeys.ts'
import { useSheetSaving, type Refusal, type SheetRow } from '../web/kit/sheet/useSheetSaving.ts'
import { focusAmount, useStoredTyped, useTyped } from '../web/kit/sheet/useTyped.ts'
import type { ExpenseSection } from './sections.ts'
import {
  cellOfNote,
  changedCells,
  emptyCells,
  hasGivenWay,
  meanwhileOf,
  problemsOf,
  sheetOf,
  taken,
  valuesOf,
  withChanges,
  zerosFor,
  type Changes,
  type Sheet,
} from './sheet.ts'

interface SheetInput {
  entity: Entity<'expense'>
  sections: readonly ExpenseSection[]
  stored: Answered<'expense'> | undefined
  parents: { fundId: number; reportingPeriodId: number }
  /** What is stored is shown, and what was typed before is set aside. */
  isLocked: boolean
}

export interface ExpenseSheet {
  sheet: Sheet
  amountField: Field
  errors: Readonly<Record<string, string>>
  /** Amounts that somebody else has stored under typed ones. */
  meanwhile: Readonly<Record<string, string>>
  /** Amounts that are empty, and those that are no numbers or beyond the limits. */
  missing: number
  wrong: number
  changes: number
  /** Changes that were typed before the sheet was locked. */
  setAside: number
  /** What was typed before the page was loaded again stands here. */
  restored: boolean
  /** Zeros of the button have given way to amounts that somebody else has stored. */
  gaveWay: boolean
  isSaving: boolean
  setAmount: (cell: string, amount: unknown) => void
  setNote: (cell: string, note: string) => void
  keys: SheetKeys<Typed>
  fillZeros: () => void
  discard: () => void
  focusFirst: () => void
  save: () => Promise<void>
}

/** What is typed, and what it was typed over. */
interface Typed {
  over: Basis
  cells: Changes
}

const NOTHING: Typed = { over: undefined, cells: {} }

export function useExpenseSheet({ entity, sections, stored, parents, isLocked }: SheetInput): ExpenseSheet {
  const api = useApi()
  const start = useMemo(() => sheetOf(sections, stored), [sections, stored])
  const { typed, restored, draftStore, refused, take, restore, refuse, forget } = useTypedCells(
    start,
    stored,
    parents.reportingPeriodId,
  )
  const typedSheet = useMemo(() => withChanges(start, typed.cells), [start, typed])
  const typedChanges = changedCells(start, typedSheet)
  const [sheet, changes, setAside] = isLocked ? [start, 0, typedChanges] : [typedSheet, typedChanges, 0]
  const [tried, setTried] = useState(false)
  const amountField = useMemo(() => amountFieldOf(entity), [entity])
  const currency = useAmountCurrencies()()
  const problems = useMemo(() => problemsOf(sheet, amountField, currency), [sheet, amountField, currency])
  const cells = Object.keys(problems)
  const onlyRefused = Object.keys(refused).filter(cell => !cells.includes(cell))
  const empty = emptyCells(sheet)
  useStoredTyped({ typed, draftStore }, typedChanges > 0)
  // An emptied amount is null: a draft would lose what is undefined.
  const setAmount = useCallback(
    (cell: string, amount: unknown) => take({ [cell]: { amount: amount ?? null, filled: false } }),
    [take],
  )
  const setNote = useCallback((cell: string, note: string) => take({ [cell]: { note } }), [take])
  const setNoteAt = useCallback((name: string, note: string) => setNote(cellOfNote(name), note), [setNote])
  const focusFirst = () => focusAmount(cells[0] ?? onlyRefused[0])
  const saving = useSheetSaving<'sheet'>({
    of: 'expenses',
    resources: ['expenses', 'reporting-periods'],
    saved: 'expense.saved',
    attempt: draftStore.attempt,
    onRefused: refuse,
  })
  const discard = () => {
    saving.cancel()
    forget()
    setTried(false)
  }
  const save = async () => {
    setTried(true)
    if (cells.length > 0) return focusFirst()
    if (stored !== undefined && changes === 0) return
    const write = writing(api, { entity, sheet, stored, parents, over: typed.over })
    if ((await saving.send([{ key: 'sheet', id: stored?.id, write }])).length > 0) discard()
  }
  // An empty amount is told once somebody has tried to save; a wrong one at once.
  const shown = Object.entries(problems).filter(([cell]) => tried || !empty.includes(cell))
  return {
    sheet,
    amountField,
    errors: { ...Object.fromEntries(shown), ...refused },
    meanwhile: isLocked ? {} : meanwhileOf(start, typed.cells),
    missing: empty.length,
    wrong: cells.length - empty.length + onlyRefused.length,
    changes,
    setAside,
    restored: restored && changes > 0,
    gaveWay: !isLocked && hasGivenWay(start, typed.cells),
    isSaving: saving.isSaving,
    setAmount,
    setNote,
    keys: { fieldOf: () => amountField, set: setAmount, setText: setNoteAt, state: typed, restore },
    focusFirst,
    save,
    fillZeros: () => take(zerosFor(sheet, start)),
    discard,
  }
}

/** What is typed into the cells, kept over a reload, and what the server has refused of it. */
function useTypedCells(start: Sheet, stored: Answered<'expense'> | undefined, periodId: number) {
  const { typed, setTyped, restored, draftStore, forget } = useTyped(`expenses ${periodId}`, NOTHING)
  const [refused, setRefused] = useState<Record<string, string>>({})
  const take = useCallback(
    (more: Changes) => {
      setRefused({})
      setTyped(current => ({
        over: current === NOTHING ? basisOf(stored) : current.over,
        cells: taken(current.cells, start, more),
      }))
    },
    [stored, start, setTyped],
  )
  return {
    typed,
    restored,
    draftStore,
    refused,
    take,
    restore: (state: Typed) => {
      setRefused({})
      setTyped(() => state)
    },
    refuse: ({ errors, stale }: Refusal<'sheet'>): undefined => {
      setRefused(
        Object.fromEntries(Object.entries(errors).map(([path, message]) => [path.replace(/\.amount$/, ''), message])),
      )
      // Told once: whoever saves again does so knowing it.
      if (stale) setTyped(current => ({ ...current, over: undefined }))
      return undefined
    },
    forget: () => {
      forget()
      setRefused({})
    },
  }
}

/** The amounts of all sections are of one kind. */
function amountFieldOf(entity: Entity<'expense'>): Field {
  return rowFieldOf(entity, 'managementFees', 'amount')
}

interface Entered extends Pick<SheetInput, 'entity' | 'stored' | 'parents'> {
  sheet: Sheet
  over: Basis
}

/** One request for all five sections: either everything is kept or nothing. */
function writing(api: Api, { entity, sheet, stored, parents, over }: Entered): SheetRow<'sheet'>['write'] {
  const values = valuesOf(entity, sheet)
  return meta =>
    stored
      ? api.update('expenses', stored, values, meta, versionFrom(over, stored))
      : api.create('expenses', { ...parents, ...values }, meta)
}

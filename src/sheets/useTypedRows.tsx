/** A sheet whose rows are records of their own: what is typed, kept over a reload, and saving the rows that changed. */
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { Resource } from '../entity.ts'
import type { TextKey } from '../texts.ts'
import { useSheetSaving, type SheetRow } from '../web/kit/sheet/useSheetSaving.ts'
import { useTyped } from '../web/kit/sheet/useTyped.ts'
import {
  acknowledged,
  meanwhileOf,
  withAmount,
  withoutRows,
  type StoredRow,
  type TypedRow,
  type TypedRows,
} from './typedRows.ts'

interface TypedRowsOptions<Name extends string> {
  /** Where what is typed is kept. */
  place: string
  /** What a row is stored as. */
  of: Resource
  /** What shows the rows, and what is worked out of them. */
  resources: readonly string[]
  /** Key of the message that says how many were saved. */
  saved: TextKey
  /** The record of a row; keep the function the same from render to render. */
  storedOf: (row: string) => StoredRow<Name> | undefined
  /** Whether nothing of a row was typed by hand: it then gives way to what somebody else has stored. */
  givesWay?: (row: string, typed: TypedRow<Name>) => boolean
  /** Name of a cell, by its row and its amount. */
  cellOf: (row: string, name: string) => string
}

const NOTHING = {}

export function useTypedRows<Name extends string>({
  place,
  of,
  resources,
  saved,
  storedOf,
  givesWay,
  cellOf,
}: TypedRowsOptions<Name>) {
  const { typed, setTyped, restored, draftStore, forget } = useTyped<TypedRows<Name>>(place, NOTHING)
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({})
  const latest = useRef(typed)
  useLayoutEffect(() => {
    latest.current = typed
  })
  const saving = useSheetSaving<string>({
    of,
    resources,
    saved,
    attempt: draftStore.attempt,
    onRefused: ({ key, errors, stale }) => {
      setRefused(Object.fromEntries(Object.entries(errors).map(([name, message]) => [cellOf(key, name), message])))
      // What is typed while the save is on its way counts, too.
      const row = latest.current[key]
      const yields = stale && row !== undefined && givesWay?.(key, row) === true
      if (stale) setTyped(current => (yields ? withoutRows(current, [key]) : acknowledged(current, key)))
      return yields ? 'sheet.gaveWay' : undefined
    },
  })
  const setAmount = useCallback(
    (row: string, name: Name, amount: unknown) => {
      setRefused({})
      setTyped(current => withAmount(current, row, name, amount, storedOf(row)))
    },
    [storedOf, setTyped],
  )
  return {
    typed,
    restore: (state: TypedRows<Name>) => {
      setRefused({})
      setTyped(() => state)
    },
    restored,
    draftStore,
    /** What the server has refused, by cell. */
    refused,
    /** Amounts that somebody else has stored under typed ones, by cell. */
    meanwhile: meanwhileOf(typed, storedOf, cellOf),
    isSaving: saving.isSaving,
    setAmount,
    discard: () => {
      saving.cancel()
      forget()
      setRefused({})
    },
    /** True when all of the rows are saved. */
    save: async (rows: readonly SheetRow<string>[]) => {
      const done = await saving.send(rows)
      setTyped(current => withoutRows(current, done))
      if (done.length < rows.length) return false
      draftStore.forget()
      return true
    },
  }
}

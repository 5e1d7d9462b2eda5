/** What is typed into the rows of entries, and saving those that changed. */
import { useCallback, useMemo, useState } from 'react'
import type { Identifier, RaRecord } from 'react-admin'
import type { Entity } from '../entity.ts'
import type { FundPeriod } from '../reporting-periods/useFundPeriods.tsx'
import { basisOf, storedMeanwhile, versionFrom, type Basis } from '../sheets/amounts.ts'
import { useSheetSaving, type SheetRow } from '../web/kit/sheet/useSheetSaving.ts'
import { focusAmount, useKeptTyped, useTyped } from '../web/kit/sheet/useTyped.ts'
import { typedNumber } from '../web/kit/control/numbers.ts'
import { amountProblem, isEmptyAmount } from '../validation.ts'
import { FIGURES, figuresOf, sameFigures, type FigureName, type Figures } from './figures.ts'

interface RowsInput {
  entity: Entity
  fundId: number
  periods: readonly FundPeriod[]
  entries: readonly RaRecord[]
}

export interface AccountingRows {
  figures: (periodId: Identifier) => Figures
  /** By "period.figure". */
  errors: Readonly<Record<string, string>>
  /** Amounts that somebody else has stored under typed ones, by "period.figure". */
  meanwhile: Readonly<Record<string, string>>
  /** How many periods hold something that is not saved. */
  changed: number
  /** What was typed before the page was loaded again stands here. */
  restored: boolean
  isSaving: boolean
  setFigure: (cell: string, value: unknown) => void
  paste: (cells: readonly string[], texts: readonly string[]) => void
  focusFirst: () => void
  discard: () => void
  save: () => Promise<void>
}

/** By period: what is typed, and what it was typed over. */
type Typed = Readonly<Record<string, { over: Basis; was: Figures; figures: Figures }>>

const NOTHING: Typed = {}

export function useAccountingRows({ entity, fundId, periods, entries }: RowsInput): AccountingRows {
  const { typed, setTyped, restored, keeper, forget } = useTyped<Typed>('accounting', NOTHING)
  const [tried, setTried] = useState(false)
  const [refused, setRefused] = useState<Record<string, string>>({})
  const entryOf = useCallback(
    (periodId: Identifier) => entries.find(entry => entry['reportingPeriodId'] === Number(periodId)),
    [entries],
  )
  const figures = (periodId: Identifier): Figures => ({
    ...figuresOf(entryOf(periodId)),
    ...typed[String(periodId)]?.figures,
  })
  const changed = periods.filter(
    period => period.status === 'Open' && !sameFigures(figuresOf(entryOf(period.id)), figures(period.id)),
  )
  useKeptTyped({ typed, keeper }, changed.length > 0)
  const setFigure = useCallback(
    (cell: string, value: unknown) => {
      const [period, name] = cell.split('.') as [string, FigureName]
      setRefused({})
      // An emptied amount is null: a draft would lose what is undefined.
      setTyped(current => {
        const { over, was, figures: mine } = current[period] ?? { over: basisOf(entryOf(period)), was: {}, figures: {} }
        return {
          ...current,
          [period]: {
            over,
            was: { [name]: figuresOf(entryOf(period))[name] ?? null, ...was },
            figures: { ...mine, [name]: value ?? null },
          },
        }
      })
    },
    [entryOf],
  )
  const fields = useMemo(() => new Map(entity.fields.map(field => [field.name, field])), [entity])
  const errors: Record<string, string> = {}
  for (const period of changed)
    for (const name of FIGURES) {
      const value = figures(period.id)[name]
      const problem = amountProblem(fields.get(name)!, value)
      if (problem !== null && (tried || !isEmptyAmount(value))) errors[`${period.id}.${name}`] = problem
    }
  const saving = useSheetSaving<string>({
    resources: ['accounting-entries', 'reporting-periods'],
    saved: 'accounting.saved',
    attempt: keeper.attempt,
    onRefused: ({ key, errors: words, stale }) => {
      setRefused(Object.fromEntries(Object.entries(words).map(([name, text]) => [`${key}.${name}`, text])))
      // Told once: whoever saves again does so knowing it.
      if (stale)
        setTyped(current => ({ ...current, [key]: { was: {}, figures: {}, ...current[key], over: undefined } }))
    },
  })
  const isComplete = (period: FundPeriod) =>
    FIGURES.every(name => amountProblem(fields.get(name)!, figures(period.id)[name]) === null)
  const focusFirst = () => focusAmount(Object.keys(errors)[0])
  const save = async () => {
    setTried(true)
    if (changed.length === 0 || !changed.every(isComplete)) return
    const saved = await saving.send(
      changed.map(({ id }) => ({
        key: String(id),
        write: writing({
          fundId,
          periodId: Number(id),
          entry: entryOf(id),
          over: typed[String(id)]?.over,
          figures: figures(id),
        }),
      })),
    )
    setTyped(current => Object.fromEntries(Object.entries(current).filter(([id]) => !saved.includes(id))))
    if (saved.length === changed.length) setTried(false)
  }
  return {
    figures,
    errors: { ...errors, ...refused },
    meanwhile: meanwhileOf(typed, entryOf),
    changed: changed.length,
    restored: restored && changed.length > 0,
    isSaving: saving.isSaving,
    setFigure,
    focusFirst,
    save,
    paste: (cells, texts) => {
      for (const [index, cell] of cells.entries())
        setFigure(cell, typedNumber(fields.get(cell.split('.')[1]!)!, texts[index] ?? ''))
    },
    discard: () => {
      forget()
      setTried(false)
      setRefused({})
    },
  }
}

function meanwhileOf(typed: Typed, entryOf: (periodId: Identifier) => RaRecord | undefined): Record<string, string> {
  return Object.fromEntries(
    Object.entries(typed).flatMap(([period, { was, figures }]) =>
      FIGURES.flatMap(name => {
        const stored = Object.hasOwn(figures, name)
          ? storedMeanwhile(was[name], figuresOf(entryOf(period))[name], figures[name])
          : null
        return stored === null ? [] : [[`${period}.${name}`, stored]]
      }),
    ),
  )
}

interface Entered {
  fundId: number
  periodId: number
  entry: RaRecord | undefined
  over: Basis
  figures: Figures
}

/** Each period's entry is a record of its own. */
function writing({ fundId, periodId, entry, over, figures }: Entered): SheetRow<string>['write'] {
  return (provider, attempt) =>
    entry
      ? provider.update<RaRecord>('accounting-entries', {
          id: entry.id,
          data: { ...figures, version: versionFrom(over, entry) },
          previousData: entry,
        })
      : provider.create<RaRecord>('accounting-entries', {
          data: { fundId, reportingPeriodId: periodId, ...figures },
          meta: { attempt },
        })
}

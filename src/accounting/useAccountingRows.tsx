/** What is typed into the rows of entries, and saving those that changed. */
import { useCallback, useState } from 'react'
import type { Entity } from '../entity.ts'
import type { Answered } from '../entityTypes.ts'
import type { FundPeriod } from '../reporting-periods/useFundPeriods.tsx'
import { versionFrom, type Basis } from '../sheets/amounts.ts'
import type { TypedRows } from '../sheets/typedRows.ts'
import { useTypedRows } from '../sheets/useTypedRows.tsx'
import { useAmountCurrencies } from '../web/kit/data/amountUnits.ts'
import { useApi, type Api } from '../web/kit/data/api.ts'
import type { SheetRow } from '../web/kit/sheet/useSheetSaving.ts'
import type { SheetKeys } from '../web/kit/sheet/useSheetKeys.ts'
import { focusAmount, useStoredTyped } from '../web/kit/sheet/useTyped.ts'
import {
  FIGURES,
  enteredFigures,
  figureProblems,
  figuresOf,
  sameFigures,
  type FigureName,
  type Figures,
} from './figures.ts'
import './texts.ts'

interface RowsInput {
  entity: Entity
  fundId: number
  periods: readonly FundPeriod[]
  entries: readonly Answered<'accountingEntry'>[]
}

export interface AccountingRows {
  figures: (periodId: number) => Figures
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
  keys: SheetKeys<TypedRows<FigureName>>
  focusFirst: () => void
  discard: () => void
  save: () => Promise<void>
}

const cellOf = (period: string, name: string) => `${period}.${name}`

function partsOf(cell: string): { period: string; name: FigureName | undefined } {
  const [period = '', named] = cell.split('.')
  return { period, name: FIGURES.find(name => name === named) }
}

function fieldIn(entity: Entity, cell: string) {
  return entity.fields.find(({ name }) => name === partsOf(cell).name)
}

export function useAccountingRows({ entity, fundId, periods, entries }: RowsInput): AccountingRows {
  const api = useApi()
  const [tried, setTried] = useState(false)
  const entryOf = useCallback(
    (periodId: number | string) => entries.find(entry => entry.reportingPeriodId === Number(periodId)),
    [entries],
  )
  const rows = useTypedRows<FigureName>({
    place: 'accounting',
    of: 'accounting-entries',
    resources: ['accounting-entries', 'reporting-periods'],
    saved: 'accounting.saved',
    storedOf: entryOf,
    cellOf,
  })
  const { setAmount, typed } = rows
  const figures = (periodId: number): Figures => ({
    ...figuresOf(entryOf(periodId)),
    ...typed[periodId]?.figures,
  })
  const changed = periods.filter(
    period => period.status === 'Open' && !sameFigures(figuresOf(entryOf(period.id)), figures(period.id)),
  )
  useStoredTyped(rows, changed.length > 0)
  const problemsOf = useProblems(entity)
  const problems = changed.flatMap(({ id }) => problemsOf(id, figures(id)))
  // An empty amount is told once somebody has tried to save; a wrong one at once.
  const errors = Object.fromEntries(
    problems.filter(({ isEmpty }) => tried || !isEmpty).map(({ cell, message }) => [cell, message]),
  )
  const setFigure = useCallback(
    (cell: string, value: unknown) => {
      const { period, name } = partsOf(cell)
      if (name) setAmount(period, name, value)
    },
    [setAmount],
  )
  const save = async () => {
    setTried(true)
    if (changed.length === 0 || problems.length > 0) return
    const written = changed.map(({ id }) => ({
      key: String(id),
      id: entryOf(id)?.id,
      write: writing(api, {
        fundId,
        periodId: id,
        entry: entryOf(id),
        over: typed[id]?.over,
        figures: figures(id),
      }),
    }))
    if (await rows.save(written)) setTried(false)
  }
  return {
    figures,
    errors: { ...errors, ...rows.refused },
    meanwhile: rows.meanwhile,
    changed: changed.length,
    restored: rows.restored && changed.length > 0,
    isSaving: rows.isSaving,
    setFigure,
    focusFirst: () => focusAmount(Object.keys(errors)[0]),
    save,
    keys: { fieldOf: cell => fieldIn(entity, cell), set: setFigure, state: typed, restore: rows.restore },
    discard: () => {
      rows.discard()
      setTried(false)
    },
  }
}

/** What is wrong with the figures of a period, each with its cell. */
function useProblems(entity: Entity) {
  const currency = useAmountCurrencies()()
  return (id: number, figures: Figures) =>
    figureProblems(entity, figures, currency).map(problem => ({ ...problem, cell: cellOf(String(id), problem.name) }))
}

interface Entered {
  fundId: number
  periodId: number
  entry: Answered<'accountingEntry'> | undefined
  over: Basis
  figures: Figures
}

/** Each period's entry is a record of its own. */
function writing(api: Api, { fundId, periodId, entry, over, figures }: Entered): SheetRow<string>['write'] {
  return async meta => {
    const entered = enteredFigures(figures)
    return entry
      ? api.update('accounting-entries', entry, entered, meta, versionFrom(over, entry))
      : api.create('accounting-entries', { fundId, reportingPeriodId: periodId, ...entered }, meta)
  }
}

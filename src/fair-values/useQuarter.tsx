/** The fair values of all investments of a fund on one date: what is stored, what it was the last time, what is typed, and saving all of it. */
import { useCallback, useMemo, useState } from 'react'
import { useGetList, useTranslate, type RaRecord } from 'react-admin'
import { addYears } from '../calendar.ts'
import type { Field } from '../entity.ts'
import { decimalProblem } from '../money.ts'
import { useSheetSaving, type SheetRow } from '../web/kit/amounts/useSheetSaving.ts'
import { typedNumber } from '../web/kit/controls/numbers.ts'

const FIGURES = ['cost', 'value'] as const
export type QuarterFigure = typeof FIGURES[number]

export interface QuarterRow { investment: RaRecord; stored: RaRecord | undefined; previous: RaRecord | undefined; figures: Record<QuarterFigure, unknown>; changed: boolean }

const ALL = { page: 1, perPage: 1_000 }

type Typed = Readonly<Record<string, Partial<Record<QuarterFigure, unknown>>>>

export function useQuarter(fundId: number, date: string, fields: readonly Field[]) {
  const translate = useTranslate()
  const [typed, setTyped] = useState<Typed>({})
  const [refused, setRefused] = useState<Record<string, string>>({})
  const investments = useGetList<RaRecord>('investments', { filter: { fundId, subscriptionDate_lte: date }, pagination: ALL, sort: { field: 'name', order: 'ASC' } }, { retry: false })
  const ids = useMemo(() => (investments.data ?? []).map(({ id }) => id), [investments.data])
  // A value older than a year is no measure for this quarter.
  const values = useGetList<RaRecord>('fair-values', { filter: { investmentId: ids, date_lte: date, date_gte: addYears(date, -1) }, pagination: ALL, sort: { field: 'date', order: 'DESC' } }, { enabled: ids.length > 0, retry: false })
  const rows = useMemo(() => rowsOf(investments.data ?? [], values.data ?? [], date, typed), [investments.data, values.data, date, typed])
  const set = useCallback((cell: string, value: unknown) => {
    const [figure, id] = cell.split('.') as [QuarterFigure, string]
    setRefused({})
    setTyped(current => ({ ...current, [id]: { ...current[id], [figure]: value } }))
  }, [])
  const fieldOf = (figure: string) => fields.find(({ name }) => name === figure)!
  const changed = rows.filter(row => row.changed)
  const errors: Record<string, string> = { ...refused }
  for (const row of changed) for (const figure of FIGURES) if (isWrong(row.figures[figure], fieldOf(figure))) errors[`${figure}.${row.investment.id}`] ??= translate('fairValue.notAnAmount')
  const saving = useSheetSaving<string>({
    resources: ['fair-values', 'investments', 'reporting-periods'], saved: 'fairValue.savedAll',
    onRefused: ({ key, errors: words }) => setRefused(Object.fromEntries(Object.entries(words).map(([name, text]) => [`${name}.${key}`, text]))),
  })
  return {
    rows, errors, changed: changed.length, isSaving: saving.isSaving, set, isPending: investments.isPending || (ids.length > 0 && values.isPending),
    paste: (cells: readonly string[], texts: readonly string[]) => { for (const [index, cell] of cells.entries()) set(cell, typedNumber(fieldOf(cell.split('.')[0]!), texts[index] ?? '')) },
    discard: () => { setTyped({}); setRefused({}) },
    save: async () => {
      const wrong = Object.keys(errors)[0]
      if (wrong !== undefined) document.querySelector<HTMLInputElement>(`input[name="${wrong}"]`)?.focus()
      if (changed.length === 0 || wrong !== undefined) return false
      const done = await saving.send(changed.map(row => ({ key: String(row.investment.id), write: writing(row, date) })))
      setTyped(current => Object.fromEntries(Object.entries(current).filter(([id]) => !done.includes(id))))
      return done.length === changed.length
    },
  }
}

function rowsOf(investments: readonly RaRecord[], values: readonly RaRecord[], date: string, typed: Typed): QuarterRow[] {
  return investments.flatMap(investment => {
    const own = values.filter(row => row['investmentId'] === investment.id)
    const stored = own.find(row => row['date'] === date)
    const previous = own.find(row => row['date'] !== date)
    // What was sold or written off has no value to enter, unless one stands here already.
    if (investment['holdingStatus'] !== 'Held' && !stored) return []
    const mine = typed[String(investment.id)] ?? {}
    const before = { cost: stored?.['cost'] ?? null, value: stored?.['value'] ?? null }
    // What an investment has cost changes seldom: the last time's cost goes with a new value until another is typed.
    const proposed = { cost: stored || mine.value === undefined ? before.cost : previous?.['cost'] ?? null, value: before.value }
    const figures = { ...proposed, ...mine }
    return [{ investment, stored, previous, figures, changed: FIGURES.some(figure => Object.hasOwn(mine, figure) && (mine[figure] ?? null) !== before[figure]) }]
  })
}

/** The value is needed, the cost may stay empty; neither is below zero. */
function isWrong(amount: unknown, field: Field): boolean {
  if (amount === undefined || amount === null || amount === '') return field.required === true
  return decimalProblem(amount, field) !== null
}

/** A list holds no lines, and a PUT without them would empty them. */
function writing({ investment, stored, figures }: QuarterRow, date: string): SheetRow<string>['write'] {
  return async (provider, attempt) => {
    if (!stored) return provider.create<RaRecord>('fair-values', { data: { investmentId: investment.id, date, ...figures }, meta: { attempt } })
    const { data } = await provider.getOne<RaRecord>('fair-values', { id: stored.id })
    return provider.update<RaRecord>('fair-values', { id: stored.id, data: { ...data, ...figures }, previousData: data })
  }
}

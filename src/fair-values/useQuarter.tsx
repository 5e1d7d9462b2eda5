/** The state of the sheet of a quarter's fair values: what is typed, kept over a reload, and saving all of it. */
import { useCallback, useMemo, useState } from 'react'
import { useGetList, type RaRecord } from 'react-admin'
import { addYears } from '../calendar.ts'
import type { Field } from '../entity.ts'
import { useSheetSaving, type SheetRow } from '../web/kit/sheet/useSheetSaving.ts'
import { focusAmount, useKeptTyped, useTyped } from '../web/kit/sheet/useTyped.ts'
import { typedNumber } from '../web/kit/control/numbers.ts'
import {
  changedValue,
  newValue,
  quarterErrors,
  quarterMeanwhile,
  quarterRows,
  told,
  withFigure,
  type QuarterFigure,
  type QuarterRow,
  type Typed,
} from './quarter.ts'

/** Where what is typed for a period is kept; its id follows. */
export const QUARTER = 'quarter '

const ALL = { page: 1, perPage: 1_000 }
const NOTHING: Typed = {}

export function useQuarter(fundId: number, period: { id: number | string; date: string }, fields: readonly Field[]) {
  const { date } = period
  const { typed, setTyped, restored, keeper, forget } = useTyped<Typed>(`${QUARTER}${period.id}`, NOTHING)
  const [refused, setRefused] = useState<Record<string, string>>({})
  const investments = useGetList<RaRecord>(
    'investments',
    { filter: { fundId, subscriptionDate_lte: date }, pagination: ALL, sort: { field: 'name', order: 'ASC' } },
    { retry: false },
  )
  const ids = useMemo(() => (investments.data ?? []).map(({ id }) => id), [investments.data])
  // A value older than a year is no measure for this quarter.
  const values = useGetList<RaRecord>(
    'fair-values',
    {
      filter: { investmentId: ids, date_lte: date, date_gte: addYears(date, -1) },
      pagination: ALL,
      sort: { field: 'date', order: 'DESC' },
    },
    { enabled: ids.length > 0, retry: false },
  )
  const rows = useMemo(
    () => quarterRows(investments.data ?? [], values.data ?? [], date, typed),
    [investments.data, values.data, date, typed],
  )
  const changed = rows.filter(row => row.changed)
  useKeptTyped({ typed, keeper }, Object.keys(typed).length > 0)
  const storedOf = useCallback(
    (id: string) => values.data?.find(row => String(row['investmentId']) === id && row['date'] === date),
    [values.data, date],
  )
  const set = useCallback(
    (cell: string, amount: unknown) => {
      const [figure, id] = cell.split('.') as [QuarterFigure, string]
      setRefused({})
      setTyped(current => withFigure(current, id, figure, amount, storedOf(id)))
    },
    [storedOf],
  )
  const fieldOf = (figure: string) => fields.find(({ name }) => name === figure)!
  const errors = { ...quarterErrors(rows, fields), ...refused }
  const saving = useSheetSaving<string>({
    resources: ['fair-values', 'investments', 'reporting-periods'],
    saved: 'fairValue.savedAll',
    attempt: keeper.attempt,
    onRefused: ({ key, errors: words, stale }) => {
      setRefused(Object.fromEntries(Object.entries(words).map(([name, text]) => [`${name}.${key}`, text])))
      if (stale) setTyped(current => told(current, key))
    },
  })
  return {
    rows,
    errors,
    meanwhile: quarterMeanwhile(rows),
    changed: changed.length,
    restored: restored && changed.length > 0,
    isSaving: saving.isSaving,
    set,
    isPending: investments.isPending || (ids.length > 0 && values.isPending),
    paste: (cells: readonly string[], texts: readonly string[]) => {
      for (const [index, cell] of cells.entries())
        set(cell, typedNumber(fieldOf(cell.split('.')[0]!), texts[index] ?? ''))
    },
    discard: () => {
      forget()
      setRefused({})
    },
    save: async () => {
      const wrong = Object.keys(errors)[0]
      focusAmount(wrong)
      if (changed.length === 0 || wrong !== undefined) return false
      const done = await saving.send(
        changed.map(row => ({ key: String(row.investment.id), write: writing(row, date) })),
      )
      setTyped(current => Object.fromEntries(Object.entries(current).filter(([id]) => !done.includes(id))))
      if (done.length < changed.length) return false
      keeper.forget()
      return true
    },
  }
}

/** A list holds no lines, and a PUT without them would empty them. */
function writing(row: QuarterRow<RaRecord>, date: string): SheetRow<string>['write'] {
  return async (provider, attempt) => {
    if (!row.stored) return provider.create<RaRecord>('fair-values', { data: newValue(row, date), meta: { attempt } })
    const { data } = await provider.getOne<RaRecord>('fair-values', { id: row.stored.id })
    return provider.update<RaRecord>('fair-values', {
      id: row.stored.id,
      data: changedValue(data, row),
      previousData: data,
    })
  }
}

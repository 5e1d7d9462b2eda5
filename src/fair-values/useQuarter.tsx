/** The state of the sheet of a quarter's fair values: what is typed, kept over a reload, and saving all of it. */
import { useCallback, useMemo } from 'react'
import { useGetList, type RaRecord } from 'react-admin'
import { addYears } from '../calendar.ts'
import type { Field } from '../entity.ts'
import { useTypedRows } from '../sheets/useTypedRows.tsx'
import { pasteTexts } from '../web/kit/sheet/paste.ts'
import type { SheetRow } from '../web/kit/sheet/useSheetSaving.ts'
import { focusAmount, useKeptTyped } from '../web/kit/sheet/useTyped.ts'
import {
  cellOf,
  changedValue,
  newValue,
  quarterErrors,
  quarterRows,
  type QuarterFigure,
  type QuarterRow,
} from './quarter.ts'

/** Where what is typed for a period is kept; its id follows. */
export const QUARTER = 'quarter '

const ALL = { page: 1, perPage: 1_000 }
export function useQuarter(fundId: number, period: { id: number | string; date: string }, fields: readonly Field[]) {
  const { date } = period
  const { investments, values, isPending } = useQuarterRecords(fundId, date)
  const storedOf = useCallback(
    (id: string) => values.find(row => String(row['investmentId']) === id && row['date'] === date),
    [values, date],
  )
  const { typed, keeper, restored, refused, meanwhile, isSaving, setAmount, discard, save } =
    useTypedRows<QuarterFigure>({
      place: `${QUARTER}${period.id}`,
      resources: ['fair-values', 'investments', 'reporting-periods'],
      saved: 'fairValue.savedAll',
      storedOf,
      cellOf,
    })
  useKeptTyped({ typed, keeper }, Object.keys(typed).length > 0)
  const rows = useMemo(() => quarterRows(investments, values, date, typed), [investments, values, date, typed])
  const changed = rows.filter(row => row.changed)
  const errors = { ...quarterErrors(rows, fields), ...refused }
  const set = useCallback(
    (cell: string, amount: unknown) => {
      const [figure, id] = partsOf(cell)
      setAmount(id, figure, amount)
    },
    [setAmount],
  )
  return {
    rows,
    errors,
    meanwhile,
    changed: changed.length,
    restored: restored && changed.length > 0,
    isSaving,
    set,
    isPending,
    paste: (cells: readonly string[], texts: readonly string[]) =>
      pasteTexts(cells, texts, cell => fields.find(({ name }) => name === partsOf(cell)[0]), set),
    discard,
    save: async () => {
      const wrong = Object.keys(errors)[0]
      focusAmount(wrong)
      if (changed.length === 0 || wrong !== undefined) return false
      return save(changed.map(row => ({ key: String(row.investment.id), write: writing(row, date) })))
    },
  }
}

const partsOf = (cell: string) => cell.split('.') as [QuarterFigure, string]

const NONE: readonly RaRecord[] = []

/** The investments of the fund on that day, and their values of the last year: an older one is no measure. */
function useQuarterRecords(fundId: number, date: string) {
  const investments = useGetList<RaRecord>(
    'investments',
    { filter: { fundId, subscriptionDate_lte: date }, pagination: ALL, sort: { field: 'name', order: 'ASC' } },
    { retry: false },
  )
  const ids = useMemo(() => (investments.data ?? NONE).map(({ id }) => id), [investments.data])
  const values = useGetList<RaRecord>(
    'fair-values',
    {
      filter: { investmentId: ids, date_lte: date, date_gte: addYears(date, -1) },
      pagination: ALL,
      sort: { field: 'date', order: 'DESC' },
    },
    { enabled: ids.length > 0, retry: false },
  )
  return {
    investments: investments.data ?? NONE,
    values: values.data ?? NONE,
    isPending: investments.isPending || (ids.length > 0 && values.isPending),
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

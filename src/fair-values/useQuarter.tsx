/** The state of the sheet of a quarter's fair values: what is typed, kept over a reload, and saving all of it. */
import { useCallback, useMemo } from 'react'
import { addYears } from '../calendar.ts'
import type { CalendarDate, Entity } from '../entity.ts'
import { fieldOf } from '../entityTypes.ts'
import { useTypedRows } from '../sheets/useTypedRows.tsx'
import { useApi, type Api } from '../web/kit/data/api.ts'
import { useRecords, type RecordOf } from '../web/kit/data/records.ts'
import type { SheetRow } from '../web/kit/sheet/useSheetSaving.ts'
import { focusAmount, useStoredTyped } from '../web/kit/sheet/useTyped.ts'
import {
  cellOf,
  changedValue,
  newValue,
  partsOf,
  quarterErrors,
  quarterRows,
  type QuarterFigure,
  type QuarterRow,
} from './quarter.ts'

/** Where what is typed for a period is kept; its id follows. */
export const QUARTER = 'quarter '

const ROWS_MAX = 1_000

export function useQuarter(fundId: number, period: { id: number; date: CalendarDate }, entity: Entity<'fairValue'>) {
  const api = useApi()
  const { date } = period
  const { investments, values, isPending } = useQuarterRecords(fundId, date)
  const storedOf = useCallback(
    (id: string) => values.find(row => row.investmentId === Number(id) && row.date === date),
    [values, date],
  )
  const { typed, restore, draftStore, restored, refused, meanwhile, isSaving, setAmount, discard, save } =
    useTypedRows<QuarterFigure>({
      place: `${QUARTER}${period.id}`,
      resources: ['fair-values', 'investments', 'reporting-periods'],
      saved: 'fairValue.savedAll',
      storedOf,
      cellOf,
    })
  useStoredTyped({ typed, draftStore }, Object.keys(typed).length > 0)
  const rows = useMemo(() => quarterRows(investments, values, date, typed), [investments, values, date, typed])
  const changed = rows.filter(row => row.changed)
  const errors = { ...quarterErrors(rows, entity), ...refused }
  const set = useCallback(
    (cell: string, amount: unknown) => {
      const parts = partsOf(cell)
      if (parts) setAmount(parts.investment, parts.figure, amount)
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
    keys: {
      fieldOf: (cell: string) => {
        const parts = partsOf(cell)
        return parts && fieldOf(entity, parts.figure)
      },
      set,
      state: typed,
      restore,
    },
    discard,
    save: async () => {
      const wrong = Object.keys(errors)[0]
      focusAmount(wrong)
      if (changed.length === 0 || wrong !== undefined) return false
      return save(changed.map(row => ({ key: `${row.investment.id}`, write: writing(api, row, date) })))
    },
  }
}

const NO_INVESTMENTS: readonly RecordOf<'investments'>[] = []
const NO_VALUES: readonly RecordOf<'fair-values'>[] = []

/** The investments of the fund on that day, and their values of the last year: an older one is no measure. */
function useQuarterRecords(fundId: number, date: CalendarDate) {
  const investments = useRecords(
    'investments',
    { filter: { fundId, subscriptionDate_lte: date }, sort: ['name', 'asc'], limit: ROWS_MAX },
    { retry: false },
  )
  const ids = useMemo(() => (investments.data ?? NO_INVESTMENTS).map(({ id }) => id), [investments.data])
  const values = useRecords(
    'fair-values',
    ids.length > 0
      ? {
          filter: { investmentId: ids, date_lte: date, date_gte: addYears(date, -1) },
          sort: ['date', 'desc'],
          limit: ROWS_MAX,
        }
      : null,
    { retry: false },
  )
  return {
    investments: investments.data ?? NO_INVESTMENTS,
    values: values.data ?? NO_VALUES,
    isPending: investments.isPending || (ids.length > 0 && values.isPending),
  }
}

/** A list holds no lines, and a PUT without them would empty them. */
function writing(api: Api, row: QuarterRow, date: CalendarDate): SheetRow<string>['write'] {
  return async meta => {
    if (!row.stored) return api.create('fair-values', newValue(row, date), meta)
    const record = await api.get('fair-values', row.stored.id)
    const { cost, value, version } = changedValue(record, row)
    return api.update('fair-values', record, { cost, value }, meta, version)
  }
}

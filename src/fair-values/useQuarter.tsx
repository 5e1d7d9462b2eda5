/** The state of the sheet of a quarter's fair values: what is typed, kept over a reload, and saving all of it. */
import { useAmountCurrencies, useMinorUnits } from '../web/kit/data/amountUnits.ts'
import { useCallback, useMemo } from 'react'
import type { CalendarDate, Entity } from '../entity.ts'
import type { TypedRow } from '../sheets/typedRows.ts'
import { useTypedRows } from '../sheets/useTypedRows.tsx'
import { useApi, type Api } from '../web/kit/data/api.ts'
import { useRead } from '../web/kit/data/useRead.ts'
import type { SheetRow } from '../web/kit/sheet/useSheetSaving.ts'
import { focusAmount, useStoredTyped } from '../web/kit/sheet/useTyped.ts'
import type { ValuedInvestment } from './proposals.ts'
import {
  cellOf,
  changedValue,
  fieldOfCell,
  isAsBefore,
  newValue,
  partsOf,
  quarterErrors,
  quarterRows,
  storedCells,
  type QuarterCell,
  type QuarterRow,
} from './quarter.ts'
import { fairValueReads } from './reads.ts'

/** Where what is typed for a period is kept; its id follows. */
export const QUARTER = 'quarter '

const NO_INVESTMENTS: readonly ValuedInvestment[] = []

export function useQuarter(fundId: number, period: { id: number; date: CalendarDate }, entity: Entity<'fairValue'>) {
  const api = useApi()
  const { date } = period
  const { data: investments = NO_INVESTMENTS, isSuccess } = useRead(fairValueReads.fairValueProposals, { fundId, date })
  const storedOf = useCallback(
    (id: string) => storedCells(investments.find(investment => investment.id === Number(id))?.stored) ?? undefined,
    [investments],
  )
  const minorUnits = useMinorUnits()
  const givesWay = (id: string, row: TypedRow<QuarterCell>) =>
    quarterRows(
      investments.filter(investment => investment.id === Number(id)),
      date,
      { [id]: row },
      minorUnits,
    ).some(isAsBefore)
  const { typed, restore, draftStore, restored, refused, meanwhile, isSaving, setAmount, discard, save } =
    useTypedRows<QuarterCell>({
      place: `${QUARTER}${period.id}`,
      of: 'fair-values',
      resources: ['fair-values', 'investments', 'reporting-periods'],
      saved: 'fairValue.savedAll',
      storedOf,
      givesWay,
      cellOf,
    })
  useStoredTyped({ typed, draftStore }, Object.keys(typed).length > 0)
  const rows = useMemo(() => quarterRows(investments, date, typed, minorUnits), [investments, date, typed, minorUnits])
  const changed = rows.filter(row => row.changed)
  const errors = { ...quarterErrors(rows, entity, useAmountCurrencies()()), ...refused }
  const set = useCallback(
    (cell: string, amount: unknown) => {
      const parts = partsOf(cell)
      if (parts) setAmount(parts.investment, parts.name, amount)
    },
    [setAmount],
  )
  return {
    rows,
    isEmpty: isSuccess && investments.length === 0,
    errors,
    meanwhile,
    changed: changed.length,
    restored: restored && changed.length > 0,
    isSaving,
    set,
    keys: {
      fieldOf: (cell: string) => {
        const parts = partsOf(cell)
        return parts && fieldOfCell(entity, parts.name)
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
      return save(
        changed.map(row => ({
          key: `${row.investment.id}`,
          id: row.investment.stored?.id,
          write: writing(api, row, date, entity),
        })),
      )
    },
  }
}

/** What the sheet does not show is read for the save, because a PUT without it would empty it. */
function writing(
  api: Api,
  row: QuarterRow,
  date: CalendarDate,
  entity: Entity<'fairValue'>,
): SheetRow<string>['write'] {
  return async meta => {
    const { stored } = row.investment
    if (!stored) return api.create('fair-values', newValue(row, date, entity), meta)
    const record = await api.get('fair-values', stored.id)
    const { changes, version } = changedValue(record, row, entity)
    return api.update('fair-values', record, changes, meta, version)
  }
}

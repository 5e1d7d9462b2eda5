/** The state of the sheet of a closing's commitments: what is typed, kept over a reload, and saving all of it. */
import { useCallback, useMemo } from 'react'
import type { CalendarDate } from '../entity.ts'
import { fieldOf } from '../entityTypes.ts'
import { useTypedRows } from '../sheets/useTypedRows.tsx'
import { useAmountCurrencies } from '../web/kit/data/amountUnits.ts'
import { useApi, type Api } from '../web/kit/data/api.ts'
import { useEntity } from '../web/kit/data/metadata.ts'
import { useRecords } from '../web/kit/data/records.ts'
import type { SheetRow } from '../web/kit/sheet/useSheetSaving.ts'
import { focusAmount, useStoredTyped } from '../web/kit/sheet/useTyped.ts'
import {
  cellOf,
  commitmentErrors,
  commitmentRows,
  partnerOf,
  versionOf,
  writeOf,
  type CommitmentCell,
  type CommitmentRow,
} from './commitmentRows.ts'

const ROWS_MAX = 1_000

interface OpenClosing {
  id: number
  fundId: number
  date: CalendarDate
}

export function useCommitments(closing: OpenClosing) {
  const api = useApi()
  const partners = useRecords('limited-partners', {
    filter: { fundId: closing.fundId },
    sort: ['name', 'asc'],
    limit: ROWS_MAX,
  })
  const commitments = useRecords('closing-commitments', { filter: { closingId: closing.id }, limit: ROWS_MAX })
  const stored = useMemo(() => commitments.data ?? [], [commitments.data])
  const storedOf = useCallback(
    (id: string) => stored.find(({ limitedPartnerId }) => limitedPartnerId === Number(id)),
    [stored],
  )
  const { typed, restore, draftStore, restored, refused, meanwhile, isSaving, setAmount, discard, save } =
    useTypedRows<CommitmentCell>({
      place: `commitments ${closing.id}`,
      of: 'closing-commitments',
      resources: ['closing-commitments', 'closings', 'limited-partners'],
      saved: 'closing.savedCommitments',
      storedOf,
      cellOf,
    })
  useStoredTyped({ typed, draftStore }, Object.keys(typed).length > 0)
  const field = fieldOf(useEntity('closing-commitments'), 'value')
  const rows = useMemo(() => commitmentRows(partners.data ?? [], stored, typed), [partners.data, stored, typed])
  const changed = rows.filter(row => row.changed)
  const currency = useAmountCurrencies()()
  const errors = { ...commitmentErrors(rows, field, currency), ...refused }
  const set = useCallback(
    (cell: string, amount: unknown) => {
      const partner = partnerOf(cell)
      if (partner) setAmount(partner, 'value', amount)
    },
    [setAmount],
  )
  return {
    isPending: partners.isPending || commitments.isPending,
    rows,
    field,
    errors,
    meanwhile,
    changed: changed.length,
    restored: restored && changed.length > 0,
    isSaving,
    set,
    keys: { fieldOf: () => field, set, state: typed, restore },
    discard,
    save: async () => {
      const wrong = Object.keys(errors)[0]
      focusAmount(wrong)
      if (changed.length === 0 || wrong !== undefined) return false
      return save(
        changed.map(row => ({
          key: `${row.partner.id}`,
          id: row.stored?.id,
          write: writing(api, row, closing, versionOf(row, typed)),
        })),
      )
    },
  }
}

function writing(api: Api, row: CommitmentRow, closing: OpenClosing, version: number): SheetRow<string>['write'] {
  return async meta => {
    const write = writeOf(row, closing)
    if (write === null) return undefined
    if (write.kind === 'create') return api.create('closing-commitments', write.values, meta)
    const { stored, value } = write
    return value === null
      ? api.remove('closing-commitments', { ...stored, version })
      : api.update('closing-commitments', stored, { value }, meta, version)
  }
}

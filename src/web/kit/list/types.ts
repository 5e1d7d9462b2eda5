import type { ReactNode } from 'react'
import type { ListControllerResult, RaRecord } from 'react-admin'
import type { Entity, Field } from '../../../entity.ts'
import type { EntityDialogProps } from '../dialog/EntityDialog.tsx'

/** A column that the schema does not know, drawn by hand; it cannot be sorted by. */
interface OwnColumn {
  name: string
  title: string
  right?: boolean
  cell: (record: RaRecord) => ReactNode
}

/** The last row: always of everything found, not of the page. */
export interface Totals {
  label: string
  /** More sums, behind the label. */ parts?: readonly string[]
  values: Record<string, string>
}

export type DialogSettings = Omit<EntityDialogProps, 'resource' | 'id' | 'onClose' | 'onSaved'>

export interface EntityListProps {
  resource: string
  /** Holds for the whole page: the fund of its address. */
  parentFilter?: Record<string, unknown>
  title?: string
  facts?: ReactNode
  figures?: ReactNode
  /** More buttons beside Export and Add. */
  actions?: ReactNode
  addPath?: string
  addInDialog?: DialogSettings & {
    open?: boolean
    onOpen?: (open: boolean) => void
    onSaved?: (record: RaRecord) => void
  }
  /** Without a page of its own a record is changed in a dialogue. */
  editInDialog?: DialogSettings
  rowPath?: (record: RaRecord) => string
  /** Shows the record beside the list. */
  onOpen?: (record: RaRecord) => void
  /** The row whose record is shown beside the list. */
  chosenId?: number | string
  rowActions?: (record: RaRecord) => ReactNode
  ownColumns?: readonly OwnColumn[]
  useTotals?: (filter: Record<string, unknown>) => Totals | undefined
  /** A second line under the name: "Luxembourg · EUR · 31 partners". */
  subtitle?: (record: RaRecord) => ReactNode
  emptySentence?: string
  /** Decimals of amounts: a fund states its own. */
  decimals?: number | ((record: RaRecord) => number)
  /** A list inside another page: smaller head, and its state stays out of the address. */
  embedded?: boolean
}

export interface ListParts extends EntityListProps {
  entity: Entity
  list: ListControllerResult
  columns: readonly Field[]
  mayAdd: boolean
  add: ReactNode
  edit: (id: number) => void
}

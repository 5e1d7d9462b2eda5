import type { ReactNode } from 'react'
import type { Shortcut } from './FilterShortcut.tsx'
import type { ListState } from './listState.ts'
import type { Entity, Field, Resource } from '../../../entity.ts'
import type { EntityOf, FieldName, Filter } from '../../../entityTypes.ts'
import type { AnyRecord, RecordOf } from '../data/records.ts'
import type { AnyDialogProps, EntityDialogProps } from '../form/EntityDialog.tsx'

/** A column that the schema does not know, drawn by hand. */
export interface OwnColumn<Shown> {
  name: string
  title: string
  right?: boolean
  /** What the server sorts by: a field, or a figure of the entity that is none. Null where it has no order. */
  sortBy: string | null
  /** The amount that a phone shows beside the name. */
  main?: boolean
  /** The columns that hold it in an export of what is shown. */
  exports?: readonly string[]
  cell: (record: Shown) => ReactNode
}

export interface CurrencyTotal {
  amount: string
  currency: string
}

/** The last row: always of everything found, not of the page. */
export interface Totals<Column extends string = string> {
  label: string
  /** More sums, behind the label. */ parts?: readonly string[]
  /** Amounts of several currencies stand below each other, because they are never added up. */
  values: { readonly [C in Column]?: string | readonly CurrencyTotal[] }
  /** Of columns that the schema does not know. */
  ownValues?: { readonly [name: string]: string | undefined }
}

export type DialogSettings<Dialog> = Omit<Dialog, 'resource' | 'id' | 'onClose' | 'onSaved'>

interface Adding<Shown> {
  open?: boolean
  onOpen?: (open: boolean) => void
  onSaved?: (record: Shown) => void
}

/** What does not depend on the resource. */
interface ListLook {
  title?: string
  facts?: ReactNode
  figures?: ReactNode
  /** Between the filters and the table: what was found comes to. */
  summary?: ReactNode
  /** More buttons beside Export and Add. */
  actions?: ReactNode
  addPath?: string
  /** The row whose record is shown beside the list. */
  chosenId?: number | null
  emptySentence?: string
  /** A list inside another page: smaller head, and its state stays out of the address. */
  embedded?: boolean
}

/** Rows that are ticked, for what a page does with several of them at once. */
export interface Ticks<Shown> {
  ids: ReadonlySet<number>
  onChange: (ids: ReadonlySet<number>) => void
  mayTick: (record: Shown) => boolean
  /** What the tick says, where the record’s own name says little. */
  nameOf?: (record: Shown) => string
}

/** What is said of each record. */
interface RowSettings<Shown> {
  ticks?: Ticks<Shown>
  rowPath?: (record: Shown) => string
  /** Shows the record beside the list; its name still leads to its page, where it has one. */
  onOpen?: (record: Shown) => void
  rowActions?: (record: Shown) => ReactNode
  ownColumns?: readonly OwnColumn<Shown>[]
  /** Of amounts whose column names no currency: the fund's. It is said where others stand beside it. */
  currency?: string | undefined
  /** Decimals of amounts: a fund states its own; 'own' shows those that each has by its unit. */
  decimals?: number | 'own' | ((record: Shown) => number)
}

export interface EntityListProps<R extends Resource> extends ListLook, RowSettings<RecordOf<R>> {
  resource: R
  /** The second line of a column: "Luxembourg · EUR · 31 partners" below the name of a fund. */
  below?: { readonly [F in FieldName<EntityOf<R>>]?: (record: RecordOf<R>) => ReactNode }
  /** Holds for the whole page: the fund of its address. */
  parentFilter?: Filter<EntityOf<R>>
  addInDialog?: DialogSettings<EntityDialogProps<R>> & Adding<RecordOf<R>>
  /** Without a page of its own a record is changed in a dialogue. */
  editInDialog?: DialogSettings<EntityDialogProps<R>> & Pick<Adding<RecordOf<R>>, 'onSaved'>
  shortcut?: Shortcut<FieldName<EntityOf<R>>>
  /** Undefined until it is known whether there are any; null without any. */
  useTotals?: (filter: Filter<EntityOf<R>>) => Totals<FieldName<EntityOf<R>>> | null | undefined
}

/** The same for the parts of the list, which know an entity by its metadata alone. */
export interface AnyListProps extends ListLook, RowSettings<AnyRecord> {
  resource: Resource
  shortcut?: Shortcut
  below?: { readonly [column: string]: ((record: AnyRecord) => ReactNode) | undefined }
  parentFilter?: object
  addInDialog?: DialogSettings<AnyDialogProps> & Adding<AnyRecord>
  editInDialog?: DialogSettings<AnyDialogProps> & Pick<Adding<AnyRecord>, 'onSaved'>
  useTotals?: (filter: object) => Totals | null | undefined
}

export interface ListParts extends AnyListProps {
  entity: Entity
  list: ListState
  columns: readonly Field[]
  mayAdd: boolean
  add: ReactNode
  edit: (id: number) => void
}

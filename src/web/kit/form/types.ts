import type { ReactNode } from 'react'
import type { Resource } from '../../../entity.ts'
import type { CreateValues, Draft, EntityOf, FieldName, Rules } from '../../../entityTypes.ts'
import type { RecordActionOf } from '../data/api.ts'
import type { RecordOf } from '../data/records.ts'
import type { ActionPreview, DisabledReason } from '../dialog/actionPreview.ts'
import type { Reason } from '../dialog/availability.ts'
import type { AnyCompute, Compute, Repairs } from '../control/formState.ts'
import type { PickerFilters, PickerFiltersOf } from '../control/pickerFilters.ts'
import type { FormTab } from './ownTabs.tsx'
import type { Widgets } from './renderers.tsx'
import type { AnyRules } from '../control/validator.ts'

export interface EntityFormProps<R extends Resource> {
  resource: R
  /** Absent for a new record. */
  id?: number | undefined
  /** Values that the address fixes: the fund of a bank account. */
  parentValues?: Partial<CreateValues<EntityOf<R>>>
  /** What a new record begins with; a person may change or empty it. */
  proposals?: Draft<EntityOf<R>>
  /**
   * What this page alone knows to be wrong, because it knows other records too; the rules of the entity hold in every
   * form. Keep the function from render to render.
   */
  pageRules?: Rules<EntityOf<R>>
  /** Values that this page alone can work out; the same holds for it. */
  pageComputed?: Compute<EntityOf<R>>
  /** Which records its pickers offer, by field; keep the object the same from render to render. */
  pickerFilters?: PickerFiltersOf<R>
  title?: (record: RecordOf<R>) => ReactNode
  facts?: (record: RecordOf<R>) => ReactNode
  /** Beneath the title while the record is still to be made. */
  newFacts?: ReactNode
  actions?: (record: RecordOf<R>) => ReactNode
  /** Between the head and the fields: the way to the record's other pages. */
  navigation?: ReactNode
  /** Controls of a feature, by the name that the schema gives them. */
  widgets?: Widgets
  /** Buttons that put right what a warning says, by its code. */
  repairs?: Repairs
  notSaved?: string
  /** Above the fields: the strip of figures of a stored record. */
  figures?: (record: RecordOf<R>) => ReactNode
  /** Fields that this page does not show. */
  hides?: readonly FieldName<EntityOf<R>>[]
  /** The parents that the address names: a record of others is not found. */
  within?: { readonly [F in FieldName<EntityOf<R>>]?: number }
  /**
   * Why a record cannot be edited: what else than its state keeps it, or better words for its state than the kit has.
   */
  frozen?: (record: RecordOf<R>) => string | null
  /** Fields that this record cannot change, and why; keep the list from render to render. */
  fixed?: readonly FieldName<EntityOf<R>>[]
  fixedReason?: string | undefined
  /** What an action would do to the record, said in its question. */
  actionPreview?: (action: RecordActionOf<R>, record: RecordOf<R>) => ReactNode
  /** Why an action that state and role allow has to wait, for other records. */
  disabledReason?: (action: RecordActionOf<R>, record: RecordOf<R>) => Reason | null
  /**
   * An action that a record can be saved for: its question is asked once the record is saved, of a new one on the page
   * where it then stands. Taken back on this page, it is done again unasked.
   */
  thenAsks?: RecordActionOf<R>
  /** Where a new record leads once it is saved, and where a deleted one leads. */
  savedPath?: (record: RecordOf<R>) => string
  listPath?: string
  /** The tab on which something was typed, and not saved, before the page was loaded again. */
  unsavedTab?: string | null
  /** Tabs of a stored record beside those with its fields. */
  tabs?: readonly FormTab<RecordOf<R>>[]
  /** Its documents get one, too; otherwise they stand below the fields. */
  documentsTab?: true
  /** Below the fields. */
  children?: (record: RecordOf<R> | undefined) => ReactNode
}

/** The same for the parts of the form, which know an entity by its metadata alone. */
export interface AnyFormProps extends Omit<
  EntityFormProps<Resource>,
  | 'pageRules'
  | 'pageComputed'
  | 'hides'
  | 'fixed'
  | 'pickerFilters'
  | 'actionPreview'
  | 'disabledReason'
  | 'within'
  | 'thenAsks'
> {
  pageRules?: AnyRules
  pageComputed?: AnyCompute
  hides?: readonly string[]
  fixed?: readonly string[]
  pickerFilters?: PickerFilters
  within?: object
  actionPreview?: ActionPreview
  disabledReason?: DisabledReason
  thenAsks?: string
}

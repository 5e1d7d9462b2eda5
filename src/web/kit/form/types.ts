import type { ComponentType, ReactNode } from 'react'
import type { RaRecord } from 'react-admin'
import type { AnyRules } from '../../../entityTypes.ts'
import type { RuleCode } from '../../../texts.ts'
import type { ActionPreview, DisabledReason } from '../dialog/actionPreview.ts'
import type { PickerFilters } from './pickerFilters.ts'
import type { Compute } from './formState.ts'
import type { Widgets } from './renderers.tsx'
import type { Values } from './values.ts'

export interface EntityFormProps {
  resource: string
  /** Absent for a new record. */
  id?: number
  /** Values that the address fixes: the fund of a bank account. */
  parentValues?: Values
  /** What a new record begins with; a person may change or empty it. */
  proposals?: Values
  rules?: AnyRules
  compute?: Compute
  /** Which records its pickers offer, by field; keep the object the same from render to render. */
  pickerFilters?: PickerFilters
  title?: (record: RaRecord) => ReactNode
  facts?: (record: RaRecord) => ReactNode
  actions?: (record: RaRecord) => ReactNode
  /** Between the head and the fields: the way to the record's other pages. */
  navigation?: ReactNode
  /** Controls of a feature, by the name that the schema gives them. */
  widgets?: Widgets
  repairs?: Readonly<Partial<Record<RuleCode, ComponentType>>>
  notSaved?: string
  /** Above the fields: the strip of figures of a stored record. */
  figures?: (record: RaRecord) => ReactNode
  /** Fields that this page does not show. */
  hides?: readonly string[]
  /** The parents that the address names: a record of others is not found. */
  within?: Record<string, number>
  /**
   * Why a record cannot be edited: what else than its state keeps it, or better words for its state than the kit has.
   */
  frozen?: (record: RaRecord) => string | null
  /** What an action would do to the record, said in its question. */
  actionPreview?: ActionPreview
  /** Why an action has to wait for other records. */
  disabledReason?: DisabledReason
  /** Where a new record leads once it is saved, and where a deleted one leads. */
  savedPath?: (record: RaRecord) => string
  listPath?: string
  /** Below the fields. */
  children?: (record: RaRecord | undefined) => ReactNode
}

/** What is typed into the form of a page and not saved yet, the documents included, and what it was typed over. */
import { useCallback, useMemo, useState } from 'react'
import type { Entity } from '../../../entity.ts'
import type { AnyRecord } from '../data/records.ts'
import { useStagedDocuments } from '../documents/useStagedDocuments.ts'
import { useFormState, useFormValues } from '../control/formState.ts'
import type { StoredDraft } from './draft.ts'
import { useStoredDraft, versionOf, type Basis } from './useDraft.ts'
import { changedFields, type Values } from '../data/values.ts'

interface FormChangesOptions {
  entity: Entity
  /** The stored record that the form shows; absent for a new one. */
  before: AnyRecord | undefined
  initial: Values
  draftStore: StoredDraft
  onBefore: (record: AnyRecord) => void
}

export function useFormChanges({ entity, before, initial: begun, draftStore, onBefore }: FormChangesOptions) {
  const form = useFormState()
  const initial = useMemo(() => ({ ...begun, ...form.proposed }), [begun, form.proposed])
  const values = useFormValues()
  const documents = useStagedDocuments(entity, before?.id)
  const count = changedFields(form.model.fields, initial, values).length + documents.changes
  const [restored, setRestored] = useState(draftStore.draft !== null)
  const [basis, setBasis] = useState<Basis>(() => ({
    version: draftStore.draft?.version ?? versionOf(before),
    before: draftStore.draft?.before ?? {},
  }))
  /** From now on the changes are changes of this record. */
  const move = useCallback(
    (record: AnyRecord) => {
      setBasis({ version: versionOf(record), before: {} })
      onBefore(record)
    },
    [onBefore],
  )
  const discard = useCallback(() => {
    draftStore.forget()
    documents.discard()
    form.setServerErrors(null)
    form.replace(initial)
    setBasis({ version: versionOf(before), before: {} })
    setRestored(false)
  }, [draftStore, documents, form, initial, before])
  useStoredDraft(draftStore, form.model, initial, values, basis)
  return { documents, count, basis, move, restored: restored && count > 0, discard }
}

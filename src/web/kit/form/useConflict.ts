/** Somebody else saved the record in between: what is stored now is merged with what is typed, and a person decides where both changed the same. */
import { useState } from 'react'
import type { RaRecord } from 'react-admin'
import { notifyFailure } from '../failures.ts'
import { useProvider } from '../provider.ts'
import { useFormState } from './formState.ts'
import type { Basis } from './useDraft.ts'
import { mergeValues, type Merge, type Values } from './values.ts'

interface Conflicted { merge: Merge; stored: RaRecord }

/** `move`: from now on the form's changes are changes of this record. */
export function useConflict(resource: string, basis: Basis, move: (record: RaRecord) => void) {
  const form = useFormState()
  const provider = useProvider()
  const [conflict, setConflict] = useState<Conflicted | null>(null)
  const ask = async (loaded: RaRecord) => {
    try {
      const { data: stored } = await provider.getOne<RaRecord>(resource, { id: loaded.id })
      setConflict({ merge: mergeValues(form.model.fields, { ...loaded, ...basis.before }, stored, form.values()), stored })
    } catch (error) {
      notifyFailure(error)
    }
  }
  const resolve = (values: Values) => {
    if (!conflict) return
    setConflict(null)
    move(conflict.stored)
    form.replace(values)
  }
  return { ask, merge: conflict?.merge, resolve, close: () => setConflict(null) }
}

/**
 * Somebody else saved the record in between: what is stored now is merged with what is typed, and a person decides
 * where both changed the same.
 */
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isInState, type Resource } from '../../../entity.ts'
import { notifyFailure } from '../data/failures.ts'
import { useEntity } from '../data/metadata.ts'
import { SEVERITY, openNotification } from '../data/notifications.ts'
import { useApi } from '../data/api.ts'
import type { AnyRecord } from '../data/records.ts'
import { useTranslate } from '../data/useTranslate.ts'
import { useFormState } from '../control/formState.ts'
import type { Basis } from './useDraft.ts'
import { useWhoChanged } from './useWhoChanged.ts'
import { changedFields, mergeValues, valuesOf, type Merge, type Values } from '../data/values.ts'

interface Conflicted {
  merge: Merge
  stored: AnyRecord
  /** Who changed it and when, in a sentence. */ who: string
}

/** `move`: from now on the form's changes are changes of this record. */
export function useConflict(resource: Resource, basis: Basis, move: (record: AnyRecord) => void) {
  const form = useFormState()
  const api = useApi()
  const client = useQueryClient()
  const whoChanged = useWhoChanged(resource)
  const translate = useTranslate()
  const entity = useEntity(resource)
  const [conflict, setConflict] = useState<Conflicted | null>(null)
  const ask = async (loaded: AnyRecord) => {
    try {
      const stored = await api.get(resource, loaded.id)
      const before = { ...valuesOf(loaded), ...basis.before }
      const merge = mergeValues(form.model.fields, before, valuesOf(stored), form.values())
      const who = await whoChanged(stored)
      if (merge.conflicts.length > 0) return setConflict({ merge, stored, who })
      const wasTyped = changedFields(form.model.fields, before, form.values()).length > 0
      // Nothing to decide: the other's changes come in, and mine stay on top of them.
      move(stored)
      form.replace(merge.values)
      // A list or panel behind the form shows it as it stands now, too.
      void client.invalidateQueries({ queryKey: [resource] })
      const taken = merge.taken.map(field => field.title).join(', ')
      const fields = form.model.fields
      const isTyped = changedFields(fields, valuesOf(stored), merge.values).length > 0
      // What was typed stands there already: a save whose answer was lost has arrived.
      const isStored = !isTyped && wasTyped
      const stays = isInState(entity, stored, entity.editable) ? 'form.conflictNone' : 'form.conflictOver'
      openNotification({
        severity: isStored && !taken ? SEVERITY.info : SEVERITY.attention,
        title: translate(isStored && !taken ? 'form.saved' : 'form.conflictTitle'),
        line1: [
          (!isStored || taken) && who,
          taken && translate('form.conflictTaken', { fields: taken }),
          translate(isTyped ? stays : isStored ? 'form.conflictStored' : 'kit.lookAgain'),
        ]
          .filter(Boolean)
          .join(' '),
      })
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
  return { ask, merge: conflict?.merge, who: conflict?.who ?? '', resolve, close: () => setConflict(null) }
}

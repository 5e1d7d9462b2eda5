/**
 * Somebody else saved the record in between: what is stored now is merged with what is typed, and a person decides
 * where both changed the same.
 */
import { useState } from 'react'
import type { Resource } from '../../../entity.ts'
import { formatTimestamp } from '../../../formats.ts'
import { notifyFailure } from '../data/failures.ts'
import { SEVERITY, openNotification } from '../data/notifications.ts'
import { useApi } from '../data/api.ts'
import { useProvider, type Provider } from '../data/provider.ts'
import type { AnyRecord } from '../data/records.ts'
import { useSession } from '../data/session.tsx'
import { useTranslate } from '../data/useTranslate.ts'
import { useFormState } from '../control/formState.ts'
import type { Basis } from './useDraft.ts'
import { mergeValues, valuesOf, type Merge, type Values } from '../data/values.ts'

interface Conflicted {
  merge: Merge
  stored: AnyRecord
  /** Who changed it and when, in a sentence. */ who: string
}

/** `move`: from now on the form's changes are changes of this record. */
export function useConflict(resource: Resource, basis: Basis, move: (record: AnyRecord) => void) {
  const form = useFormState()
  const api = useApi()
  const provider = useProvider()
  const session = useSession()
  const translate = useTranslate()
  const [conflict, setConflict] = useState<Conflicted | null>(null)
  const ask = async (loaded: AnyRecord) => {
    try {
      const stored = await api.get(resource, loaded.id)
      const before = { ...valuesOf(loaded), ...basis.before }
      const merge = mergeValues(form.model.fields, before, valuesOf(stored), form.values())
      const who = await whoChanged(provider, resource, stored, session, translate)
      if (merge.conflicts.length > 0) return setConflict({ merge, stored, who })
      // Nothing to decide: the other's changes come in, and mine stay on top of them.
      move(stored)
      form.replace(merge.values)
      const taken = merge.taken.map(field => field.title).join(', ')
      openNotification({
        severity: SEVERITY.attention,
        title: translate('form.conflictTitle'),
        line1: `${who} ${taken && `${translate('form.conflictTaken', { fields: taken })} `}${translate('form.conflictNone')}`,
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

/** The newest entry of the history; without one the change is told all the same. */
async function whoChanged(
  provider: Provider,
  resource: string,
  stored: AnyRecord,
  session: ReturnType<typeof useSession>,
  translate: ReturnType<typeof useTranslate>,
): Promise<string> {
  const entries = await provider.history(resource, { id: stored.id }).then(
    ({ data }) => data,
    () => [],
  )
  const last = [...entries].sort((one, other) => (one.at < other.at ? 1 : -1))[0]
  if (!last?.by) return translate('form.changedBySomebody')
  const at = formatTimestamp(last.at, session.tenant?.timeZone ?? 'UTC')
  return last.by === session.account.name
    ? translate('form.changedByMe', { at })
    : translate('form.changedBy', { name: last.by, at })
}

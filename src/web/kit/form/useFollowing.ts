/**
 * A form in which nothing is typed shows its record as it stands: it follows what is loaded anew when somebody comes
 * back to its window. What is typed stays, and is compared when it is saved.
 */
import { useEffect, useEffectEvent } from 'react'
import { useFormState } from '../control/formState.ts'
import type { AnyRecord } from '../data/records.ts'
import { changedFields, valuesOf } from '../data/values.ts'

export function useFollowing(
  { latest, before }: { latest: AnyRecord | undefined; before: AnyRecord | undefined },
  isIdle: boolean,
  onMoved: (record: AnyRecord) => void,
): void {
  const form = useFormState()
  const follow = useEffectEvent(() => {
    if (!latest || !before || latest.version <= before.version) return
    form.flush()
    const isTyped = changedFields(form.model.fields, valuesOf(before), form.values()).length > 0
    if (!isTyped && form.pendingEdits().length === 0) onMoved(latest)
  })
  useEffect(() => {
    if (!isIdle) return undefined
    // What is being typed can be committed only once this rendering has ended.
    const timer = setTimeout(follow)
    return () => clearTimeout(timer)
  }, [isIdle, latest])
}

/** What another device has stored meanwhile, brought into a form in which somebody types. */
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Field } from '../entity.ts'
import type { UncheckedValues } from '../entityTypes.ts'
import type { FormState } from '../web/kit/control/formState.ts'
import { isEmpty, mergeValues, sameValue } from '../web/kit/data/values.ts'

interface Given {
  fields: readonly Field[]
  /** What the form began with, proposals included. */
  start: UncheckedValues
  /** What was stored when the form was last in step with it; null where nothing was. */
  base: UncheckedValues | null
  /** What is stored by now. */
  stored: UncheckedValues
  /** What the form holds. */
  mine: UncheckedValues
}

/**
 * What was typed stays; what was not touched is as it is stored, and a proposal gives way to an answer. `taken` are the
 * fields that change in the form.
 */
export function takenOver({ fields, start, base, stored, mine }: Given): {
  values: UncheckedValues
  taken: readonly Field[]
} {
  const loaded: UncheckedValues = { ...base }
  for (const { name } of fields)
    if (isEmpty(loaded[name]) && sameValue(start[name], mine[name]) && !isEmpty(stored[name])) loaded[name] = mine[name]
  const { values, taken } = mergeValues(fields, loaded, stored, mine)
  return { values, taken }
}

type Form = Pick<FormState, 'values' | 'replace'>

/** `stored` answers as the form would show what is stored by now; null where nothing of it is. */
export function useOtherDevice(start: UncheckedValues, stored: () => UncheckedValues | null) {
  const latest = useRef(stored)
  useEffect(() => {
    latest.current = stored
  })
  const [opened] = useState(() => ({ start, stored: stored() }))
  const base = useRef(opened.stored)
  return useMemo(
    () => ({
      /** Answers with what counts as saved from then on. */
      takeOver: (form: Form, fields: readonly Field[], saved: UncheckedValues | null): UncheckedValues | null => {
        const now = latest.current()
        if (!now) return saved
        const mine = form.values()
        const { values, taken } = takenOver({ fields, start: opened.start, base: base.current, stored: now, mine })
        base.current = now
        if (taken.length === 0) return saved
        form.replace(values)
        return saved && { ...saved, ...Object.fromEntries(taken.map(({ name }) => [name, now[name]])) }
      },
      /** The form has been saved. */
      inStep: () => {
        base.current = latest.current()
      },
    }),
    [opened],
  )
}

/** What another device has stored meanwhile, brought into a form in which somebody types. */
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Field } from '../entity.ts'
import type { UncheckedValues } from '../entityTypes.ts'
import type { FormState } from '../web/kit/control/formState.ts'
import { isEmpty, mergeValues, sameValue } from '../web/kit/data/values.ts'
import type { Conflict, Merge } from '../web/kit/data/values.ts'

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
 * fields that change in the form, `conflicts` those in which both have typed.
 */
export function takenOver({ fields, start, base, stored, mine }: Given): Merge {
  const loaded: UncheckedValues = { ...base }
  for (const { name } of fields)
    if (isEmpty(loaded[name]) && sameValue(start[name], mine[name]) && !isEmpty(stored[name])) loaded[name] = mine[name]
  return mergeValues(fields, loaded, stored, mine)
}

type Form = Pick<FormState, 'values' | 'replace'>

interface TakenOver {
  saved: UncheckedValues | null
  conflicts: readonly Conflict[]
}

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
      /** Answers with what counts as saved from then on, and with what the other has typed where both have. */
      takeOver: (form: Form, fields: readonly Field[], saved: UncheckedValues | null): TakenOver => {
        const now = latest.current()
        if (!now) return { saved, conflicts: [] }
        const mine = form.values()
        const { values, taken, conflicts } = takenOver({
          fields,
          start: opened.start,
          base: base.current,
          stored: now,
          mine,
        })
        base.current = now
        if (taken.length === 0) return { saved, conflicts }
        form.replace(values)
        const others = Object.fromEntries(taken.map(({ name }) => [name, now[name]]))
        return { saved: saved && { ...saved, ...others }, conflicts }
      },
      /** The form has been saved. */
      inStep: () => {
        base.current = latest.current()
      },
    }),
    [opened],
  )
}

/** What a form of the wizard holds beside what is stored of it: what was typed, and what another device has stored. */
import { useEffect, useMemo, useRef } from 'react'
import type { UncheckedValues } from '../entityTypes.ts'
import { useFormState } from '../web/kit/control/formState.ts'
import { sameValue } from '../web/kit/data/values.ts'
import type { Conflict } from '../web/kit/data/values.ts'
import { schemaNames } from './formFields.ts'
import type { SchemaFields } from './formFields.ts'
import { useOtherDevice } from './useOtherDevice.tsx'

interface HeldProps {
  start: UncheckedValues
  isNew: boolean
  isBegun?: boolean
  stored: () => UncheckedValues | null
  schema: SchemaFields
}

export function useHeld({ start, isNew, isBegun = false, stored, schema }: HeldProps) {
  const form = useFormState()
  const other = useOtherDevice(start, stored)
  const latest = useRef(form)
  useEffect(() => {
    latest.current = form
  })
  const saved = useRef<UncheckedValues | null>(isNew ? null : start)
  const untouched = useRef<UncheckedValues | null>(null)
  useEffect(() => {
    // What follows from the answers stands in the form as it opens, and nobody has typed it.
    untouched.current ??= latest.current.values()
  }, [])
  return useMemo(() => {
    const names = schemaNames(schema)
    const differs = (before: UncheckedValues): boolean => {
      const now = latest.current.values()
      return names.some(name => !sameValue(before[name], now[name]))
    }
    return {
      /** Whether there is something to save, proposals of a new form included. */
      isDirty: () => saved.current === null || differs(saved.current),
      hasTyped: (): boolean => {
        // What is typed at this moment as well.
        latest.current.flush()
        return (isBegun && saved.current === null) || differs(untouched.current ?? start)
      },
      /** Brings in what another device has stored; answers with the answers in which both have typed. */
      takeOver: (): readonly Conflict[] => {
        const before = latest.current.values()
        const taken = other.takeOver(latest.current, [...schema.own, ...schema.person], saved.current)
        saved.current = taken.saved
        const now = latest.current.values()
        const changed = names.filter(name => !sameValue(before[name], now[name]))
        untouched.current = { ...untouched.current, ...Object.fromEntries(changed.map(name => [name, now[name]])) }
        return taken.conflicts
      },
      /** It has been saved. */
      keep: (values: UncheckedValues) => {
        saved.current = values
        untouched.current = values
        other.inStep()
      },
    }
  }, [schema, isBegun, start, other])
}

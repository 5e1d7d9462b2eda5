/**
 * Values that follow from what was chosen elsewhere, as long as nobody typed another: a new proposal replaces an empty
 * field or the last proposal, never a person's own value. Of a stored record the stored value counts as the last
 * proposal.
 */
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Actions } from '@jsonforms/core'
import { useJsonForms } from '@jsonforms/react'
import { useFormState, useFormValues } from '../control/formState.ts'
import { isEmpty, sameValue, type Values } from '../data/values.ts'

interface ProposalsState {
  /** Some of it is still asked for: a save waits, which would be refused, or store what follows from another choice. */
  isLoading?: boolean
  /** What it follows from is not what the form began with: the first proposal, too, takes the stored value's place. */
  inputsChanged?: boolean
}

/** null takes back what was proposed. */
export function useProposals(
  proposed: Values,
  { isLoading = false, inputsChanged = false }: ProposalsState = {},
): void {
  const { checks, values, expectProposals, keepProposed } = useFormState()
  const { dispatch } = useJsonForms()
  const form = useRef({ values, dispatch })
  useLayoutEffect(() => {
    form.current = { values, dispatch }
  })
  /** What was last proposed, and what the field held then. */
  const last = useRef<Record<string, { proposed: unknown; held: unknown }>>({})
  const [opened] = useState(useFormValues())
  const text = JSON.stringify(proposed)
  const [applied, setApplied] = useState<string | null>(null)
  const isExpected = isLoading || applied !== text
  useEffect(() => (isExpected ? expectProposals() : undefined), [isExpected, expectProposals])
  useEffect(() => {
    const current = form.current.values()
    const standing: Values = {}
    for (const [name, wanted] of Object.entries(JSON.parse(text) as Values)) {
      const before = last.current[name]
      const value = current[name]
      if (before && sameValue(before.proposed, wanted)) continue
      const replacesStored = before === undefined && inputsChanged
      const held = before ? before.held : replacesStored ? opened[name] : undefined
      const mayReplace = isEmpty(value) || sameValue(value, held)
      const replaces = mayReplace && (before !== undefined || checks.creating || replacesStored)
      last.current[name] = {
        proposed: wanted,
        held: replaces ? wanted : (before?.held ?? (checks.creating ? wanted : value)),
      }
      if (replaces) standing[name] = wanted
      if (replaces && !sameValue(value, wanted))
        form.current.dispatch?.(Actions.update(name, () => wanted ?? undefined))
    }
    if (checks.creating && Object.keys(standing).length > 0) keepProposed(standing)
    setApplied(text)
  }, [text, checks.creating, inputsChanged, opened, keepProposed])
}

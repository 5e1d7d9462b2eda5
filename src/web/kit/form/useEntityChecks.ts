import { useMemo } from 'react'
import type { Resource } from '../../../entity.ts'
import { useFormChecks } from '../data/metadata.ts'
import type { AnyCompute } from '../control/formState.ts'
import type { AnyRules } from '../control/validator.ts'

interface Checked {
  resource: Resource
  pageRules?: AnyRules
  pageComputed?: AnyCompute
}

/** What holds for the entity in every form, and what the page adds to it. */
export function useEntityChecks({ resource, pageRules, pageComputed }: Checked) {
  const { validators, area } = useFormChecks(resource)
  const rules = useMemo(() => bothRules(area.rules, pageRules), [area, pageRules])
  const compute = useMemo(() => bothComputed(area.computed, pageComputed), [area, pageComputed])
  return { validators, rules, compute }
}

function bothRules(first: AnyRules | undefined, second: AnyRules | undefined): AnyRules | undefined {
  if (!first || !second) return first ?? second
  return (record, context) => [...first(record, context), ...second(record, context)]
}

function bothComputed(first: AnyCompute | undefined, second: AnyCompute | undefined): AnyCompute | undefined {
  if (!first || !second) return first ?? second
  return (record, before) => ({ ...first(record), ...second(record, before) })
}

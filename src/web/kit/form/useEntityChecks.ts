import { useMemo } from 'react'
import type { Resource } from '../../../entity.ts'
import { valueOf } from '../../../entity.ts'
import { amountFindings, amountsToCheck } from '../../../api/amounts.ts'
import { useAmountCurrencies } from '../data/amountUnits.ts'
import { useEntity, useFormChecks } from '../data/metadata.ts'
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
  const amounts = useAmountRules(resource)
  const rules = useMemo(() => bothRules(bothRules(area.rules, pageRules), amounts), [area, pageRules, amounts])
  const compute = useMemo(() => bothComputed(area.computed, pageComputed), [area, pageComputed])
  return { validators, rules, compute }
}

/** As the server checks amounts: each has at most the decimals of its currency. */
function useAmountRules(resource: Resource): AnyRules {
  const entity = useEntity(resource)
  const currencyOf = useAmountCurrencies()
  return useMemo(
    () =>
      (record, { before }) =>
        amountFindings(entity, amountsToCheck(entity.fields, record, before), unit => {
          const named = unit === undefined ? undefined : valueOf(record, unit)
          return currencyOf(typeof named === 'number' ? named : undefined)
        }),
    [entity, currencyOf],
  )
}

function bothRules(first: AnyRules | undefined, second: AnyRules | undefined): AnyRules | undefined {
  if (!first || !second) return first ?? second
  return (record, context) => [...first(record, context), ...second(record, context)]
}

function bothComputed(first: AnyCompute | undefined, second: AnyCompute | undefined): AnyCompute | undefined {
  if (!first || !second) return first ?? second
  return (record, before) => ({ ...first(record), ...second(record, before) })
}

import { SYSTEM_CURRENCY } from '../../../entity.ts'
import type { Field } from '../../../entity.ts'
import { useSession } from '../data/session.tsx'
import { useMinorUnits } from '../data/amountUnits.ts'
import { recordName, knownResource } from '../data/metadata.ts'
import { useRecord } from '../data/records.ts'
import { useFormState, useFormValues } from './formState.ts'

/** How many decimals an amount of the form has: by the currency that another property names, or that of the fund. */
export function useFieldMinorUnits(field: Field): number {
  const values = useFormValues()
  const named = field.unit ? values[field.unit] : undefined
  return useMinorUnits(field.unit === SYSTEM_CURRENCY ? SYSTEM_CURRENCY : typeof named === 'number' ? named : undefined)
}

/**
 * What stands after a figure: a word of the schema ("years"), or the code of its currency, which another property or
 * the tenant names.
 */
export function useUnit(field: Field): string {
  const { model } = useFormState()
  const source = field.unit ? model.fields.find(other => other.name === field.unit) : undefined
  const values = useFormValues()
  const value = source && values[source.name]
  const resource = source?.kind === 'reference' ? knownResource(source.reference) : undefined
  const { data } = useRecord(resource, typeof value === 'number' ? value : null, { asListed: true })
  const { tenant } = useSession()
  if (!field.unit) return ''
  if (field.unit === SYSTEM_CURRENCY) return tenant?.currency ?? ''
  if (!source) return field.unit
  return resource ? recordName(resource, data) : typeof value === 'string' ? value : ''
}

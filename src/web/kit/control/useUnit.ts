import { useGetOne } from 'react-admin'
import { useJsonForms } from '@jsonforms/react'
import type { Field } from '../../../entity.ts'
import { resources } from '../../../../generated/resources.ts'
import { useFormState } from '../form/formState.ts'

/**
 * What stands after a figure: a word of the schema ("years"), or the code of the currency that another property names.
 */
export function useUnit(field: Field): string {
  const { core } = useJsonForms()
  const { model } = useFormState()
  const source = field.unit ? model.fields.find(other => other.name === field.unit) : undefined
  const value: unknown = source ? core?.data?.[source.name] : undefined
  const isReference = source?.kind === 'reference' && source.reference !== undefined && typeof value === 'number'
  const { data } = useGetOne(source?.reference ?? '', { id: isReference ? value : 0 }, { enabled: isReference })
  if (!field.unit) return ''
  if (!source) return field.unit
  if (!isReference) return typeof value === 'string' ? value : ''
  const display = resources[source.reference as keyof typeof resources]?.display ?? []
  return String(data?.['code'] ?? (display[0] ? data?.[display[0]] : '') ?? '')
}

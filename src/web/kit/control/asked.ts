/** What a form asks for now: what a new record is asked first, and then what applies to it. Pure. */
import { conditionHolds, type Field } from '../../../entity.ts'
import { isEmpty, type Values } from '../data/values.ts'

/** `first` is the property without which nothing else is asked. */
export function isAsked(field: Field, values: Values, first: string | undefined): boolean {
  if (first !== undefined && field.name !== first && isEmpty(values[first])) return false
  if (!field.askedWhen || conditionHolds(field.askedWhen, values)) return true
  // What somebody has filled in does not disappear; what is required has been proposed.
  return !field.required && !isEmpty(values[field.name])
}

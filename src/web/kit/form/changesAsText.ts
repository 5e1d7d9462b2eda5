/** What has changed of a record, in words: what fits into a line with its new value, the rest by its name. Pure. */
import { valueOf, type Field } from '../../../entity.ts'
import { formatValue } from '../../../formats.ts'
import { SERVER_OWN } from '../control/model.ts'
import { sameValue } from '../data/values.ts'

/** More than these are found in the history. */
const NAMED_MAX = 4
const LONG = 60

export function changesAsText(fields: readonly Field[], before: object, now: object, timeZone: string): string {
  const changed = fields.filter(
    ({ name }) => !SERVER_OWN.has(name) && !sameValue(valueOf(before, name), valueOf(now, name)),
  )
  const named = changed.slice(0, NAMED_MAX).map(field => {
    const words = isShort(field) ? formatValue(field, valueOf(now, field.name), { minorUnits: 2, timeZone }) : ''
    return words === '' || words.length > LONG ? field.title : `${field.title}: ${words}`
  })
  return [...named, ...(changed.length > NAMED_MAX ? ['…'] : [])].join(', ')
}

/** A reference is an id here, and a list has no room. */
function isShort({ kind }: Field): boolean {
  return kind !== 'reference' && kind !== 'childRows' && kind !== 'answers'
}

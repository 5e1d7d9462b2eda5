/**
 * Why what was typed is no day and no number, and how it is written: closer to the person than what the validator can
 * know. Pure.
 */
import { isDate, parseDate } from '../../../calendar.ts'
import type { Field } from '../../../entity.ts'
import { withPoint } from '../../../formats.ts'
import type { FieldErrors } from '../../../problems.ts'
import type { Translate } from '../../../texts.ts'
import type { Values } from '../data/values.ts'

const THREE_NUMBERS = /^\s*\d+[/.\- ]\d+[/.\- ]\d+\s*$/
/** Years that no record takes, though there may have been such a day. */
const FAR_YEAR = /(?<!\d)(?:1[0-8]\d\d|0\d{3}|2[2-9]\d\d|[3-9]\d{3})(?!\d)/

export function withTypingExplained(
  errors: FieldErrors,
  fields: readonly Field[],
  values: Values,
  translate: Translate,
): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).map(([path, texts]) => {
      const message = messageAt(path.split('.'), fields, values, translate)
      return [path, message === null ? texts : [message]]
    }),
  )
}

function messageAt(
  [name, index, ...inner]: readonly string[],
  fields: readonly Field[],
  values: Values,
  translate: Translate,
): string | null {
  const field = fields.find(each => each.name === name)
  const value = field && values[field.name]
  if (!field) return null
  if (index === undefined) return typeof value === 'string' ? messageOf(field, value, translate) : null
  const line: unknown = Array.isArray(value) ? value[Number(index)] : undefined
  return typeof line === 'object' && line !== null
    ? messageAt(inner, field.fields ?? [], line as Values, translate)
    : null
}

function messageOf(field: Field, typed: string, translate: Translate): string | null {
  if (field.kind === 'date') {
    if (isDate(typed) || parseDate(typed) !== null) return null
    if (!THREE_NUMBERS.test(typed)) return translate('validation.dateForm')
    return translate(FAR_YEAR.test(typed) ? 'validation.date' : 'validation.noSuchDay')
  }
  const number = field.kind === 'decimal' || field.kind === 'integer' ? withPoint(typed) : null
  return number === null ? null : translate('validation.decimalPoint', { number })
}

/** Checks the limits, defaults and texts of one property. */
import { isDecimal } from '../../src/entity.ts'
import { compare, MONEY_DECIMALS } from '../../src/money.ts'
import type { Property } from './model.ts'

/** The limit of a whole number whose schema states none. */
export const DEFAULT_INTEGER_LIMIT = 9_999_999

type Report = (keyword: string, what: string, remedy: string) => void

/** Digits before the point that a column can hold: numeric(22,4) for money, numeric(20,10) for the rest. */
const WHOLE_DIGITS = { money: 18, other: 10 }

export function checkValues(property: Property, report: Report): void {
  const { field } = property
  switch (field.kind) {
    case 'text':
      return checkText(property, report)
    case 'decimal':
      return checkDecimal(property, report)
    case 'integer':
      return checkInteger(property, report)
    case 'choice':
      return checkChoice(property, report)
    case 'boolean':
      if (field.default !== undefined && typeof field.default !== 'boolean')
        report('default', `the default of "${field.name}" must be true or false`, 'Write it without quotation marks.')
      return
    default:
  }
}

function checkText({ field, pattern }: Property, report: Report): void {
  if (field.maxLength === undefined && field.computed === undefined) {
    report(
      'type',
      `text "${field.name}" has no maxLength`,
      'Add "maxLength", or take "definitions.json#/definitions/shortText" by $ref.',
    )
  }
  if (pattern !== undefined && !(pattern.startsWith('^') && pattern.endsWith('$'))) {
    report(
      'pattern',
      `the pattern of "${field.name}" does not cover the whole text`,
      'Begin it with ^ and end it with $.',
    )
  }
  if (field.default === undefined) return
  if (typeof field.default !== 'string' || field.default.length > (field.maxLength ?? 0)) {
    report(
      'default',
      `the default of "${field.name}" must be a text within maxLength`,
      'Shorten it, or write it in quotation marks.',
    )
  } else if (pattern !== undefined && !new RegExp(pattern, 'u').test(field.default)) {
    report('default', `the default of "${field.name}" does not fit its pattern`, 'Change one of the two.')
  }
}

function checkDecimal({ field }: Property, report: Report): void {
  const digits = field.format === 'money' ? WHOLE_DIGITS.money : WHOLE_DIGITS.other
  for (const [keyword, limit] of [
    ['x-min', field.min!],
    ['x-max', field.max!],
  ] as const) {
    if (limit.replace('-', '').split('.')[0]!.length > digits)
      report(
        keyword,
        `${limit} is more than the database keeps of "${field.name}"`,
        `At most ${digits} digits may stand before the point.`,
      )
  }
  if (compare(field.min!, field.max!) > 0)
    report('x-min', `x-min of "${field.name}" is larger than its x-max`, 'Change one of the two.')
  if (field.format === 'money' && field.decimals! > MONEY_DECIMALS)
    report(
      'x-decimals',
      `money "${field.name}" has ${field.decimals} decimals`,
      'Money has at most four; take "rate" or "number6" for finer numbers.',
    )
  const value = field.default
  if (value === undefined) return
  if (!isDecimal(value)) {
    report(
      'default',
      `the default of "${field.name}" must be a number in quotation marks`,
      'Write it as "0" or "12.5".',
    )
  } else if (
    compare(value, field.min!) < 0 ||
    compare(value, field.max!) > 0 ||
    (value.split('.')[1] ?? '').length > field.decimals!
  ) {
    report(
      'default',
      `the default of "${field.name}" is outside its limits`,
      'Change the default, x-min, x-max or x-decimals.',
    )
  } else if (field.notZero && compare(value, '0') === 0) {
    report('default', `the default of "${field.name}" is zero, which x-not-zero refuses`, 'Change one of the two.')
  }
}

function checkInteger({ field }: Property, report: Report): void {
  const [min, max] = [Number(field.min), Number(field.max)]
  if (min > max) report('minimum', `minimum of "${field.name}" is larger than its maximum`, 'Change one of the two.')
  const value = field.default
  if (value === undefined) return
  if (typeof value !== 'number' || value < min || value > max)
    report(
      'default',
      `the default of "${field.name}" must be a whole number within its limits`,
      'Write it without quotation marks, between minimum and maximum.',
    )
}

function checkChoice({ field }: Property, report: Report): void {
  const values = field.choices!.map(({ value }) => value)
  const titles = field.choices!.map(({ title }) => title.toLowerCase())
  if (new Set(values).size < values.length)
    report('oneOf', `a value of "${field.name}" is listed twice`, 'Remove one of the two.')
  if (new Set(titles).size < titles.length)
    report('oneOf', `a title of "${field.name}" is listed twice`, 'Give each value a title of its own.')
  if (field.default !== undefined && !values.includes(field.default as string))
    report('default', `the default of "${field.name}" is none of its values`, `There are: ${values.join(', ')}.`)
}

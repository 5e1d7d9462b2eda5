/**
 * Kinds of value: "a text of at most 200", "money from 0". Every kind becomes one function in
 * generated/validators/kinds.js that all entities share; a kind stops at its first problem, so that a text is measured
 * before its pattern runs and a field gets one message.
 */
import { createHash } from 'node:crypto'
import { DEFAULT_LIMIT, MONEY_DECIMALS } from '../../src/money.ts'
import type { Property } from './model.ts'
import { DEFAULT_INTEGER_LIMIT } from './values.ts'

export interface Kind {
  name: string
  schema: Record<string, unknown>
}

/** All kinds met so far, by name. */
export type Kinds = Map<string, Record<string, unknown>>

export const REFERENCE: Kind = {
  name: 'reference',
  schema: { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER },
}

/**
 * The kind of a single value; lines and answers are objects and have none. Where a value may be missing, null counts as
 * missing.
 */
export function kindOf(property: Property, mayBeNull: boolean): Kind {
  const { name, schema } = plainKind(property)
  if (!mayBeNull) return { name, schema }
  const choices = schema['enum'] as string[] | undefined
  return { name: `${name}OrNull`, schema: { ...schema, nullable: true, ...(choices && { enum: [...choices, null] }) } }
}

function plainKind(property: Property): Kind {
  const { field } = property
  switch (field.kind) {
    case 'text':
      return textKind(property)
    case 'decimal': {
      const { decimals, min, max, notZero } = field
      const usual = min === `-${DEFAULT_LIMIT}` && max === DEFAULT_LIMIT
      const name = `${field.format === 'money' ? 'money' : `decimal${decimals}`}${usual ? '' : range(min!, max!)}${notZero ? 'NotZero' : ''}`
      const schema = { type: 'string', decimal: { decimals, min, max, notZero: notZero ?? false } }
      return { name: field.format === 'money' && decimals !== MONEY_DECIMALS ? `${name}With${decimals}` : name, schema }
    }
    case 'integer': {
      const usual = field.min === `-${DEFAULT_INTEGER_LIMIT}` && field.max === String(DEFAULT_INTEGER_LIMIT)
      return {
        name: `integer${usual ? '' : range(field.min!, field.max!)}`,
        schema: { type: 'integer', minimum: Number(field.min), maximum: Number(field.max) },
      }
    }
    case 'date':
      return { name: 'date', schema: { type: 'string', maxLength: 10, format: 'date', dateRange: true } }
    case 'timestamp':
      return { name: 'timestamp', schema: { type: 'string', maxLength: 40, format: 'date-time', dateRange: true } }
    case 'boolean':
      return { name: 'yesNo', schema: { type: 'boolean' } }
    case 'choice':
      return {
        name: `${property.list!}Choice`,
        schema: { type: 'string', enum: field.choices!.map(({ value }) => value) },
      }
    case 'reference':
      return REFERENCE
    default:
      throw new Error(`${field.name} holds objects, not one value`)
  }
}

function textKind({ field, pattern }: Property): Kind {
  const schema: Record<string, unknown> = { type: 'string', minLength: 1, maxLength: field.maxLength, wellFormed: true }
  let name = `text${field.maxLength}`
  // The other formats have patterns of plain letters.
  if (field.format === undefined || field.format === 'url') {
    name = `line${field.maxLength}`
    schema['oneLine'] = true
  }
  if (field.format === 'email') {
    name = `email${field.maxLength}`
    schema['format'] = 'email'
  } else if (field.format === 'url') {
    name = `url${field.maxLength}`
    schema['httpUrl'] = true
  }
  if (pattern !== undefined) {
    schema['pattern'] = pattern
    name = `${name}Like${createHash('sha256').update(pattern).digest('hex').slice(0, 8)}`
  }
  return { name, schema }
}

/** Limits as a part of a name: "From0To100", "FromMinus5". */
function range(min: string, max: string): string {
  return `From${min}To${max}`.replace(/-/g, 'Minus').replace(/\./g, '_')
}

/** What a person wrote, as it is sent, checked and kept; apart from the checks, which a page needs only with a form. */
import type { Field } from '../entity.ts'
import type { UncheckedValues } from '../entityTypes.ts'

/**
 * What a person wrote, as it is checked and kept: blanks around a text say nothing, and nothing but blanks is nothing.
 * Amounts, dates, addresses and the like have a shape of their own, in which a blank is a mistake that is told.
 */
export function writtenValue(field: Field | undefined, value: unknown): unknown {
  if (value === '') return null
  if (typeof value === 'string') return isFreeText(field) ? value.trim().normalize('NFC') || null : value
  if (!Array.isArray(value)) return value
  return value.map((line: unknown) =>
    typeof line === 'object' && line !== null && !Array.isArray(line)
      ? writtenValues(field?.fields ?? [], { ...line })
      : line,
  )
}

export function writtenValues(fields: readonly Field[], values: UncheckedValues): UncheckedValues {
  const named = fieldsByName(fields)
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, writtenValue(named.get(name), value)]))
}

const byName = new WeakMap<readonly Field[], ReadonlyMap<string, Field>>()

/** Kept, because every body that is sent is read with it. */
function fieldsByName(fields: readonly Field[]): ReadonlyMap<string, Field> {
  const known = byName.get(fields)
  if (known) return known
  const made = new Map(fields.map(field => [field.name, field]))
  byName.set(fields, made)
  return made
}

function isFreeText(field: Field | undefined): boolean {
  return (
    field?.kind === 'text' && (field.format === undefined || field.format === 'multiline' || field.format === 'phone')
  )
}

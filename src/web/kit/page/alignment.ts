import type { Field } from '../../../entity.ts'

/** Numbers stand right, everything else left; a year is a name, not an amount. */
export function isRight(field: Field): boolean {
  return (field.kind === 'decimal' || field.kind === 'integer') && field.format !== 'year'
}

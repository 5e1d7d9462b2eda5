/** Exact numbers as generators and answers of the API write them: text, which the compiler takes for any other. */
import { isDecimal } from '../src/entity.ts'
import type { Decimal } from '../src/entity.ts'

export function decimalOf(text: unknown): Decimal {
  if (!isDecimal(text)) throw new Error(`Not a decimal: ${String(text)}`)
  return text
}

/** Calls a function as something would that the compiler has not seen, with text that is no number. */
export function untyped(operation: (...values: never[]) => unknown, ...values: readonly unknown[]): unknown {
  return Reflect.apply(operation, undefined, values)
}

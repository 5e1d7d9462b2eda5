/** Which records' values a field offers while somebody types, as filters of their list. Pure. */
import type { Field } from '../../../entity.ts'

type Filter = Record<string, unknown>

/** One list for each alternative; one that compares with a value that is not there yet offers nothing. */
export function offeredBy({ of }: NonNullable<Field['suggests']>, values: Readonly<Record<string, unknown>>): Filter[] {
  if (!of) return [{}]
  return of.flatMap(alternative => {
    const wanted = Object.entries(alternative)
    if (wanted.some(([name, how]) => how === 'same' && (values[name] === undefined || values[name] === null))) return []
    return [
      Object.fromEntries(
        wanted.map(([name, how]) => (how === 'same' ? [name, values[name]] : [`${name}_null`, how === 'empty'])),
      ),
    ]
  })
}

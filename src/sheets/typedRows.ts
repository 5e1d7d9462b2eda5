/** What is typed into a sheet whose rows are records of their own, and what it was typed over. Pure. */
import { basisOf, storedMeanwhile, type Basis } from './amounts.ts'

type Amounts<Name extends string> = Partial<Record<Name, unknown>>
/** The record of a row, as far as a sheet looks at it. */
export type StoredRow<Name extends string> = { readonly version: number } & { readonly [N in Name]?: unknown }

export interface TypedRow<Name extends string> {
  /** The version of the record that was typed over. */
  over: Basis
  /** The stored amounts under the typed ones. */
  was: Amounts<Name>
  figures: Amounts<Name>
}

/** By row. An emptied amount is null: a draft would lose what is undefined. */
export type TypedRows<Name extends string> = Readonly<Record<string, TypedRow<Name>>>

/** The amount under a typed one is remembered from the first key. */
export function withAmount<Name extends string>(
  typed: TypedRows<Name>,
  row: string,
  name: Name,
  amount: unknown,
  stored: StoredRow<NoInfer<Name>> | undefined,
): TypedRows<Name> {
  const { over, was, figures } = typed[row] ?? { over: basisOf(stored), was: {}, figures: {} }
  return {
    ...typed,
    [row]: {
      over,
      was: { [name]: stored?.[name] ?? null, ...was },
      figures: { ...figures, [name]: amount ?? null },
    },
  }
}

/** A person was told that somebody else has saved this row: the next save is made knowingly. */
export function acknowledged<Name extends string>(typed: TypedRows<Name>, row: string): TypedRows<Name> {
  return typed[row] ? { ...typed, [row]: { ...typed[row], over: undefined } } : typed
}

export function withoutRows<Row>(typed: Readonly<Record<string, Row>>, rows: readonly string[]): Record<string, Row> {
  return Object.fromEntries(Object.entries(typed).filter(([row]) => !rows.includes(row)))
}

/** By cell: what somebody else has stored under a typed amount. */
export function meanwhileOf<Name extends string>(
  typed: TypedRows<Name>,
  storedOf: (row: string) => StoredRow<NoInfer<Name>> | undefined,
  cellOf: (row: string, name: string) => string,
): Record<string, string> {
  const found = Object.entries(typed).flatMap(([row, { was, figures }]) => {
    const before = new Map<string, unknown>(Object.entries(was))
    const now = new Map<string, unknown>(Object.entries(storedOf(row) ?? {}))
    return Object.entries(figures).flatMap(([name, amount]) => {
      const stored = storedMeanwhile(before.get(name), now.get(name), amount)
      return stored === null ? [] : [[cellOf(row, name), stored] as const]
    })
  })
  return Object.fromEntries(found)
}

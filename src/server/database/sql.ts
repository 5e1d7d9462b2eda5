/**
 * Statements: most are written with Kysely's builder over the generated tables, so that a changed column breaks the
 * build. The engine runs text that it makes from metadata; src/server/README.md lists where.
 */
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, sql } from 'kysely'
import type { Compilable, CompiledQuery, RawBuilder } from 'kysely'
import type { DatabaseTables, DatabaseTransaction, StatementText } from '../../context.ts'
import { connectionOf } from './postgres/statements.ts'

export async function run<Row>(tx: DatabaseTransaction, text: string, values: readonly unknown[] = []): Promise<Row[]> {
  return (await connectionOf(tx).run<Row>(text, values)).rows
}

/** See `Connection`. */
export function portions<Row>(
  tx: DatabaseTransaction,
  text: string,
  values: readonly unknown[],
  sizeOf: () => number,
): AsyncGenerator<Row[]> {
  return connectionOf(tx).portions<Row>(text, values, sizeOf)
}

/** As the last statement of its transaction, which it ends: nothing may follow. */
export function runLast<Row>(tx: DatabaseTransaction, text: string, values: readonly unknown[]): Promise<Row[]> {
  return connectionOf(tx).runLast<Row>(text, values)
}

/** Several pieces of work follow each other in this transaction: none of them ends it. */
export function shareTransaction(tx: DatabaseTransaction): void {
  connectionOf(tx).share()
}

/** What an earlier transaction has saved is answered once more: its caller is not shown less than that. */
export function countAsWritten(tx: DatabaseTransaction): void {
  connectionOf(tx).countAsWritten()
}

/** Collects the values of a statement and answers with their places. */
export class Values {
  readonly list: unknown[] = []
  add(value: unknown, type = ''): string {
    this.list.push(value)
    return `$${this.list.length}${type && `::${type}`}`
  }
}

/** Builds statements and runs none. */
export type Builder = Kysely<DatabaseTables>

const builder: Builder = new Kysely<DatabaseTables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: db => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

/** Stands in a statement that is built once for what each run brings. */
class Place {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/** What comes with each run under this name: a value, or text that stands for one of this type. */
export type Given<Inputs> = <Name extends keyof Inputs & string>(name: Name) => RawBuilder<Inputs[Name]>

/** A statement that requests run all the time: building it costs more than running the text that is kept of it. */
export function compiledOnce<Inputs extends object, Row>(
  build: (builder: Builder, given: Given<Inputs>) => Compilable<Row>,
): (tx: DatabaseTransaction, values: Inputs) => Promise<Row[]> {
  let compiled: CompiledQuery<Row> | undefined
  return async (tx, values) => {
    compiled ??= build(builder, name => sql`${new Place(name)}`).compile()
    const named = new Map<string, unknown>(Object.entries(values))
    const parameters = compiled.parameters.map(value => (value instanceof Place ? named.get(value.name) : value))
    return run<Row>(tx, compiled.sql, parameters)
  }
}

/**
 * A statement whose text becomes part of another one. It is built once; its own values, constants of the code, are
 * written into it, because the other statement numbers the values.
 */
export function textOnce<Inputs extends object, Row>(
  build: (builder: Builder, part: Given<Inputs>) => Compilable<Row>,
): (parts: Readonly<Record<keyof Inputs & string, string>>) => StatementText<Row> {
  let pieces: readonly (string | Place)[] | undefined
  return parts => {
    pieces ??= piecesOf(build(builder, name => sql`${new Place(name)}`).compile())
    const texts = new Map<string, string>(Object.entries(parts))
    return pieces.map(piece => (piece instanceof Place ? texts.get(piece.name) : piece)).join('')
  }
}

function piecesOf({ sql: text, parameters }: CompiledQuery): (string | Place)[] {
  return text.split(/\$(\d+)/).map((piece, index) => {
    if (index % 2 === 0) return piece
    const value = parameters[Number(piece) - 1]
    if (value instanceof Place) return value
    if (typeof value === 'string') return `'${value.replaceAll("'", "''")}'`
    if (typeof value === 'number' || typeof value === 'boolean') return String(value)
    throw new TypeError('Only texts, numbers and truth values can be written into a statement.')
  })
}

type Setting = 'app.tenant' | 'app.account' | 'app.platform' | 'statement_timeout'

/** Row-level security goes by those of the product; all of them hold until the transaction ends. */
export async function setForTransaction(
  tx: DatabaseTransaction,
  settings: Readonly<Partial<Record<Setting, string>>>,
): Promise<void> {
  await tx
    .selectNoFrom(({ fn, lit, val }) =>
      Object.entries(settings).map(([name, value]) =>
        fn<string>('set_config', [val(name), val(value), lit(true)]).as(name),
      ),
    )
    .execute()
}

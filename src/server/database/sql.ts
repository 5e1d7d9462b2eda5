/** Runs SQL text with values inside the transaction of a request. */
import { CompiledQuery } from 'kysely'
import type { DatabaseTransaction } from '../../context.ts'

export async function run<Row>(tx: DatabaseTransaction, sql: string, values: readonly unknown[] = []): Promise<Row[]> {
  const result = await tx.executeQuery(CompiledQuery.raw(sql, values as unknown[]))
  return result.rows as Row[]
}

/** Collects the values of a statement and answers with their places. */
export class Values {
  readonly list: unknown[] = []
  add(value: unknown, type = ''): string {
    this.list.push(value)
    return `$${this.list.length}${type && `::${type}`}`
  }
}

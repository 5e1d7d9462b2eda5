/** Deleting never reaches beyond a record's own lines: what still refers to it is counted by kind. */
import { DOCUMENTS } from '../../api/documents.ts'
import type { Entity, EntityName } from '../../entity.ts'
import { problem } from '../../problems.ts'
import { run, Values } from '../database/sql.ts'
import { linesOf } from './ownLines.ts'
import type { TransactionContext } from './transactionContext.ts'

/** How many records of one kind refer to a record. */
export interface Referring {
  name: EntityName
  count: number
}

export async function referringTo(current: TransactionContext, entity: Entity, id: number): Promise<Referring[]> {
  if (entity.global) return []
  const values = new Values()
  const tenant = values.add(current.account.tenantId, 'bigint')
  const record = values.add(id, 'bigint')
  const own = new Set<Entity>(linesOf(current, entity).map(lines => lines.entity))
  const counts = current.registry
    .referencesTo(entity)
    .filter(({ from }) => !own.has(from))
    .map(
      ({ from, field, table, recordColumn }, index) =>
        `select ${index} as place, '${from.name}' as name, l.${recordColumn} as record from ${table} l where l.tenant_id = ${tenant} and l.${field.column} = ${record}`,
    )
  const documents = current.registry.ofResource(DOCUMENTS)
  if (entity.documents && documents) {
    counts.push(
      `select -1 as place, '${documents.name}' as name, l.id as record from documents l where l.tenant_id = ${tenant} and l.resource = ${values.add(entity.resource, 'text')} and l.record_id = ${record}`,
    )
  }
  if (counts.length === 0) return []
  // A record that refers to itself does not keep itself.
  return run<Referring>(
    current.tx,
    `select name, count(distinct record)::integer as count from (${counts.join(' union all ')}) found ` +
      `where not (name = '${entity.name}' and record = ${record}) group by name order by min(place)`,
    values.list,
  )
}

export function assertUnreferenced({ registry }: TransactionContext, referring: readonly Referring[]): void {
  if (referring.length === 0) return
  const users = referring.map(({ name, count }) => {
    const kind = registry.named(name)
    return `${count} ${(count === 1 ? kind.title : kind.plural).toLowerCase()}`
  })
  throw problem('referenced', { values: { users: users.join(', ') } })
}

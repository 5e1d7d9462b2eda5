/** Records as a spreadsheet names them: by their code or by their name. */
import type { Entity } from '../../entity.ts'
import { run } from '../database/sql.ts'
import type { TransactionContext } from '../records/transactionContext.ts'
import type { Values } from '../records/values.ts'

interface Found {
  id: number
  code: string | null
  name: string
}

function columnOf(target: Entity, name: string): string | undefined {
  return target.fields.find(candidate => candidate.name === name)?.column
}

function codeAndNameSql(target: Entity): { code: string; name: string } {
  const parts = target.display.flatMap(part => columnOf(target, part) ?? []).map(part => `t.${part}::text`)
  return { code: columnOf(target, 'code') ? 't.code' : 'null::text', name: `concat_ws(' ', ${parts.join(', ')})` }
}

/**
 * The ids of what a cell can mean, whatever its case; of the same parent only, where the page states it. A code counts
 * before a name.
 */
export async function named(
  { tx, account }: TransactionContext,
  target: Entity,
  given: Values,
  cells: readonly string[],
): Promise<(cell: string) => number[]> {
  const wanted = [...new Set(cells.map(cell => cell.toLowerCase()).filter(cell => cell !== ''))]
  if (wanted.length === 0) return () => []
  const { code, name } = codeAndNameSql(target)
  const stated = target.parent === undefined ? undefined : given[target.parent]
  const parent = typeof stated === 'number' ? columnOf(target, target.parent ?? '') : undefined
  const found = await run<Found>(
    tx,
    `select t.id, lower(${code}) as code, lower(${name}) as name from ${target.table} t where t.tenant_id = $1 ` +
      `and (lower(${code}) = any($2::text[]) or lower(${name}) = any($2::text[]))` +
      `${parent ? ` and t.${parent} = $3::bigint` : ''} order by t.id limit 10000`,
    [account.tenantId, wanted, ...(parent ? [stated] : [])],
  )
  return cell => {
    const word = cell.toLowerCase()
    const byCode = found.filter(each => each.code === word)
    return (byCode.length > 0 ? byCode : found.filter(each => each.name === word)).map(({ id }) => id)
  }
}

/** What a spreadsheet would write for these records: their code, or else their name. */
export async function namesOf(
  { tx, account }: TransactionContext,
  target: Entity,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const { code, name } = codeAndNameSql(target)
  const rows = await run<{ id: number; words: string }>(
    tx,
    `select t.id, coalesce(${code}, ${name}) as words from ${target.table} t ` +
      'where t.tenant_id = $1 and t.id = any($2::bigint[])',
    [account.tenantId, [...new Set(ids)]],
  )
  return new Map(rows.map(({ id, words }) => [id, words]))
}

/** The names of all records of the tenant, as a spreadsheet would write them; so many at most. */
export async function allNames(
  { tx, account }: TransactionContext,
  target: Entity,
  most: number,
): Promise<readonly string[]> {
  const { code, name } = codeAndNameSql(target)
  const rows = await run<{ words: string }>(
    tx,
    `select coalesce(${code}, ${name}) as words from ${target.table} t ` +
      'where t.tenant_id = $1 order by 1 limit $2::integer',
    [account.tenantId, most],
  )
  return rows.map(({ words }) => words)
}

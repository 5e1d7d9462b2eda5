/** Which rows of an import stand already, by the properties that make a record of this kind the same one. */
import type { Entity, Field } from '../../entity.ts'
import { valueOf } from '../../entity.ts'
import { draftOf } from '../../validation.ts'
import { run } from '../database/sql.ts'
import type { TransactionContext } from '../records/transactionContext.ts'
import type { ImportRow } from './importRows.ts'

export function keyFields(entity: Entity): Field[] {
  return (entity.import?.key ?? []).flatMap(name => entity.fields.find(field => field.name === name) ?? [])
}

const TYPES: { readonly [Kind in Field['kind']]?: string } = {
  decimal: 'numeric',
  integer: 'bigint',
  reference: 'bigint',
  date: 'date',
  boolean: 'boolean',
}

/** Texts are compared in whatever letters they are written; what may be empty is the same where both are. */
export async function markExisting(
  current: TransactionContext,
  entity: Entity,
  rows: readonly ImportRow[],
): Promise<void> {
  const key = keyFields(entity)
  if (key.length === 0 || rows.length === 0) return
  const drafts = rows.map(row => draftOf(entity, row.body))
  const values = key.map(({ name }) => drafts.map(draft => valueOf(draft, name) ?? null))
  const types = key.map(({ kind }) => TYPES[kind] ?? 'text')
  const asked = key.map((_, index) => `k${index}`)
  const same = key.map((field, index) => {
    const [one, other] = [`r.${asked[index]}`, `t.${field.column}`].map(side =>
      types[index] === 'text' ? `lower(${side})` : side,
    )
    return field.required ? `${one} = ${other}` : `${one} is not distinct from ${other}`
  })
  const lists = types.map((type, index) => `$${index + 2}::${type}[]`).join(', ')
  const found = await run<{ place: number }>(
    current.tx,
    `select r.place::integer as place from unnest(${lists}) with ordinality as r(${[...asked, 'place'].join(', ')}) ` +
      `where exists (select 1 from ${entity.table} t where t.tenant_id = $1 and ${same.join(' and ')})`,
    [current.account.tenantId, ...values],
  )
  for (const { place } of found) {
    const row = rows[place - 1]
    if (row) row.existing = true
  }
}

/**
 * What names a record of any entity and what it belongs to, as pieces of a statement over the record `t`: for answers
 * that hold records of many entities.
 */
import { mayRead } from '../../access.ts'
import type { Reader } from '../../access.ts'
import { belongsTo } from '../../entity.ts'
import type { EntityRegistry, View } from './entityRegistry.ts'

export interface Naming {
  /** An object with the id, the values that name the record, and the ids of what it refers to and belongs to. */
  record: string
  /** What the record belongs to at last, such as its fund: its id, its name and the columns that `q` looks in. */
  owner: { resource: string; id: string; name: string; searched: readonly string[] } | undefined
  /** The property that holds the id of what it belongs to at first, and which resource that is. */
  parent: { name: string; reference: string } | undefined
  joins: string
}

/**
 * Named by everything that the schema says names it, and by further properties. What it belongs to is left out where
 * the reader may not read that; without one the product itself reads everything.
 */
export function namingOf(
  registry: EntityRegistry,
  view: View,
  reader: Reader | undefined,
  further: readonly string[] = [],
): Naming {
  const values = new Map([['id', 't.id']])
  const shown = [...view.entity.display, ...further].flatMap(name => view.columns.get(name) ?? [])
  const holdsAmount = shown.some(({ field }) => field?.format === 'money')
  for (const column of shown) values.set(column.name, view.valueSql(column, column.sql))
  for (const { name, kind, sql } of view.columns.values()) if (kind === 'reference') values.set(name, sql)
  const { keys, parent, joins, last } = ancestorsOf(registry, view)
  for (const [name, sql] of keys) values.set(name, sql)
  return {
    record: `json_build_object(${[...values].map(([name, sql]) => `'${name}', ${sql}`).join(', ')})`,
    owner:
      last && (!reader || mayRead(reader, last.view.entity))
        ? ownerOf(registry.view(last.view.entity, reader?.roles), last.alias)
        : undefined,
    parent,
    joins: holdsAmount ? view.amounts.joins + joins : joins,
  }
}

interface Ancestors {
  /** By property: the id of each, the nearest first. */
  keys: [name: string, sql: string][]
  parent: Naming['parent']
  joins: string
  last: { view: View; alias: string } | undefined
}

function ancestorsOf(registry: EntityRegistry, view: View): Ancestors {
  const found: Ancestors = { keys: [], parent: undefined, joins: '', last: undefined }
  for (let { entity } = view, from = 't'; ;) {
    const field = belongsTo(entity)
    const target = registry.ofResource(field?.reference ?? '')
    if (!field?.column || !target) break
    const alias = `p${found.keys.length + 1}`
    found.parent ??= { name: field.name, reference: target.resource }
    found.keys.push([field.name, `${from}.${field.column}`])
    const on = `${alias}.tenant_id = t.tenant_id and ${alias}.id = ${from}.${field.column}`
    found.joins += ` left join ${target.table} ${alias} on ${on}`
    found.last = { view: registry.view(target), alias }
    entity = target
    from = alias
  }
  return found
}

function ownerOf(view: View, alias: string): NonNullable<Naming['owner']> {
  const within = (sql: string) => sql.replace(/^t\./, `${alias}.`)
  const names = view.entity.display.flatMap(name => view.columns.get(name)?.sql ?? [])
  return {
    resource: view.entity.resource,
    id: `${alias}.id`,
    name: `concat_ws(' ', ${['null', ...names.map(within)].join(', ')})`,
    searched: view.searched.map(within),
  }
}

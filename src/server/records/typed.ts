/**
 * Where the engine, which works on any entity from its metadata, meets code that is typed by one entity. These are the
 * only assertions about the shape of a record; each stands behind what makes it true.
 */
import type { Context, ImportProposals, ServerArea } from '../../context.ts'
import type { Entity, EntityName } from '../../entity.ts'
import type { Stored } from '../../entityTypes.ts'
import { draftOf } from '../../validation.ts'
import type { View } from './entityRegistry.ts'
import type { StoredRecord, Values } from './values.ts'

/** What a statement of the entity's own view has answered: it selects exactly what the schema names. */
export function asStored<E extends EntityName>(_entity: Entity<E>, record: StoredRecord): Stored<E> {
  return record as unknown as Stored<E>
}

/** A record that typed code hands back to the engine. */
export function recordOf(record: { id: number; version: number }): StoredRecord {
  return { ...valuesOf(record), id: record.id, version: record.version }
}

/** Properties that the caller may not read are taken out. */
export function visible(view: View, record: StoredRecord): StoredRecord {
  if (view.hidden.size === 0) return record
  return Object.fromEntries(Object.entries(record).filter(([name]) => !view.hidden.has(name))) as StoredRecord
}

/** The values of a typed shape for the engine. */
export function valuesOf(shape: object): Values {
  return { ...shape }
}

/** Code of an action as the engine calls it: what the generated validator of its body has let through is its input. */
export type ActionCode = (context: Context, record: StoredRecord, input: Values) => Promise<object | void>
type CollectionCode = (context: Context, input: Values) => Promise<unknown>

/** The names of actions come from the schema, from which the type of the area's actions is made as well. */
export function recordAction<E extends EntityName>(
  area: ServerArea<E> | undefined,
  name: string,
): ActionCode | undefined {
  const actions = (area?.actions ?? {}) as unknown as Readonly<Record<string, ActionCode | undefined>>
  return actions[name]
}

export function collectionAction<E extends EntityName>(area: ServerArea<E> | undefined, name: string): CollectionCode {
  const actions = (area?.collectionActions ?? {}) as unknown as Readonly<Record<string, CollectionCode | undefined>>
  const code = actions[name]
  if (!code) throw new Error(`The action "${name}" has no code.`)
  return code
}

/** What an import proposes for the empty cells of each of its rows. */
export function openProposals<E extends EntityName>(
  proposals: ImportProposals<E>,
  context: Context,
  entity: Entity<E>,
): (row: Values) => Promise<Values> {
  const propose = proposals.open(context)
  return async row => valuesOf(await propose(draftOf(entity, row)))
}

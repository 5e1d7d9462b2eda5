/** What tests of rules begin with where a record is stored already. */
import type { Entity, EntityName } from '../src/entity.ts'
import type { Stored } from '../src/entityTypes.ts'
import { asStored } from '../src/server/records/typed.ts'
import { completed } from '../src/server/records/values.ts'

/** A stored record with these values; every other property is empty. */
export function storedOf<E extends EntityName>(entity: Entity<E>, values: Partial<Stored<E>>): Stored<E> {
  const made = '2026-01-01T12:00:00.000Z'
  return asStored(entity, { createdAt: made, updatedAt: made, ...completed(entity, values), id: 1, version: 1 })
}

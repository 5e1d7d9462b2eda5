/**
 * What areas state for their entities. The kit names no area: the application hands the table in before its first page
 * opens, and every form finds in it what holds for its entity.
 */
import type { EntityName, Resource } from '../../../entity.ts'
import type { Area, EntityOf } from '../../../entityTypes.ts'
import { resources } from '../../../../generated/resources.ts'

/** By entity, each loaded when its first form opens. */
export type AreaTable = { readonly [E in EntityName]?: () => Promise<Area<E>> }

type LoadedAreas<R extends Resource> = { [Each in R]?: Promise<Area<EntityOf<Each>>> }

let table: AreaTable | null = null
const loaded: LoadedAreas<Resource> = {}

export function provideAreas(areas: AreaTable): void {
  table = areas
}

/** What a person wrote for the entity, which may be nothing. Code that failed to load is asked for again. */
export function loadArea<R extends Resource>(resource: R): Promise<Area<EntityOf<R>>> {
  if (!table) throw new Error('The application has to say what holds for its entities.')
  const known: LoadedAreas<R> = loaded
  const load = table[resources[resource].name]
  const loading = (known[resource] ??= load ? load() : Promise.resolve({}))
  loading.catch(() => delete known[resource])
  return loading
}

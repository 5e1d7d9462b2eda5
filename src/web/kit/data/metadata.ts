/** What the screens know of an entity, loaded when its first screen opens. */
import { use } from 'react'
import type { Entity, Resource } from '../../../entity.ts'
import type { Area, EntityOf } from '../../../entityTypes.ts'
import { isDate } from '../../../calendar.ts'
import { formatDate } from '../../../formats.ts'
import { resources, type ResourceEntry } from '../../../../generated/resources.ts'
import { valueOf } from '../../../entity.ts'
import { loadArea } from './areas.ts'

type Validators = Awaited<ReturnType<ResourceEntry['validators']>>

type Entities<Some extends Resource> = { [R in Some]?: Promise<Entity<EntityOf<R>>> }

/** The same promise for every render: another one would suspend it anew. */
const entities: Entities<Resource> = {}
const validators: { [R in Resource]?: Promise<Validators> } = {}

/** What the schema calls a resource may be none that there is: nothing is asked of it then. */
export function knownResource(name: string | undefined): Resource | undefined {
  return name !== undefined && isResource(name) ? name : undefined
}

function isResource(name: string): name is Resource {
  return Object.hasOwn(resources, name)
}

export function resourceNamed(name: Resource): ResourceEntry {
  return resources[name]
}

/** A chunk that failed to load is asked for again when the page is opened again. */
function loadEntity<R extends Resource>(resource: R): Promise<Entity<EntityOf<R>>> {
  const loads: Entities<R> = entities
  const loading = (loads[resource] ??= resources[resource].load())
  loading.catch(() => delete loads[resource])
  return loading
}

function loadValidators(resource: Resource): Promise<Validators> {
  const loading = (validators[resource] ??= resources[resource].validators())
  loading.catch(() => delete validators[resource])
  return loading
}

/**
 * The module that shows an entity calls it at once, so that the metadata comes together with the code and not after it:
 * what is missing when a page is drawn holds all of it back, and React shows it no sooner than 0.3 s later.
 */
export function preload(name: Resource, parts: 'list' | 'form'): void {
  const loading =
    parts === 'form' ? Promise.all([loadEntity(name), loadValidators(name), loadArea(name)]) : loadEntity(name)
  // Whoever uses it will see the failure.
  loading.catch(() => undefined)
}

export function useEntity<R extends Resource>(resource: R): Entity<EntityOf<R>> {
  return use(loadEntity(resource))
}

export function useValidators(resource: Resource): Validators {
  return use(loadValidators(resource))
}

/** What the values of a form are held against, all asked for at once. */
export function useFormChecks<R extends Resource>(resource: R): { validators: Validators; area: Area<EntityOf<R>> } {
  const [asked, area] = [loadValidators(resource), loadArea(resource)]
  return { validators: use(asked), area: use(area) }
}

/** Records of the same parent only: a transaction offers the investments of its own fund. */
export function sameParent(resource: Resource, values: object): Record<string, number> {
  const parent = resourceNamed(resource).parent
  const id = parent === undefined ? undefined : valueOf(values, parent)
  return parent !== undefined && typeof id === 'number' ? { [parent]: id } : {}
}

/** The order in which records of a resource are found by their name. */
export function byName(resource: Resource | undefined): readonly [string, 'asc'] {
  return [(resource && resourceNamed(resource).display[0]) ?? 'id', 'asc']
}

/** The words that name a record: the display properties, joined. */
export function recordName(resource: Resource, record: object | null | undefined): string {
  if (!record) return ''
  const values = resourceNamed(resource)
    .display.map(name => valueOf(record, name))
    .filter(value => value !== undefined && value !== null && value !== '')
  if (values.length > 0) return values.map(value => (isDate(value) ? formatDate(value) : String(value))).join(' ')
  const id = valueOf(record, 'id')
  return id === undefined ? '' : `#${String(id)}`
}

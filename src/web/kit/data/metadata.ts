/** What the screens know of an entity, loaded when its first screen opens. */
import { use } from 'react'
import type { Entity } from '../../../entity.ts'
import { isDate } from '../../../calendar.ts'
import { formatDate } from '../../../formats.ts'
import { resources, type Resource } from '../../../../generated/resources.ts'

type Validators = Awaited<ReturnType<Resource['validators']>>

const entities = new Map<string, Promise<Entity>>()
const validators = new Map<string, Promise<Validators>>()

export function resourceNamed(name: string): Resource | undefined {
  const known: Readonly<Record<string, Resource>> = resources
  return known[name]
}

function loadOnce<Part>(
  kept: Map<string, Promise<Part>>,
  name: string,
  load: (resource: Resource) => Promise<Part>,
): Promise<Part> {
  const known = kept.get(name)
  if (known) return known
  const resource = resourceNamed(name)
  const loading = resource ? load(resource) : Promise.reject(new Error(`No such resource: ${name}`))
  kept.set(name, loading)
  // A chunk that failed to load is asked for again when the page is opened again.
  loading.catch(() => kept.delete(name))
  return loading
}

const loadEntity = (name: string) => loadOnce(entities, name, resource => resource.load())
const loadValidators = (name: string) => loadOnce(validators, name, resource => resource.validators())

/** A screen's module calls it at once, so that the metadata comes together with the code and not after it. */
export function preload(name: string, parts: 'list' | 'form'): void {
  const loading = parts === 'form' ? Promise.all([loadEntity(name), loadValidators(name)]) : loadEntity(name)
  // Whoever uses it will see the failure.
  loading.catch(() => undefined)
}

export function useEntity(name: string): Entity {
  return use(loadEntity(name))
}

export function useValidators(name: string): Validators {
  return use(loadValidators(name))
}

/** Records of the same parent only: a transaction offers the investments of its own fund. */
export function sameParent(resource: string, values: Record<string, unknown>): Record<string, unknown> {
  const parent = resourceNamed(resource)?.parent
  return parent !== undefined && typeof values[parent] === 'number' ? { [parent]: values[parent] } : {}
}

/** The words that name a record: the display properties, joined. */
export function recordName(resource: string, record: Record<string, unknown> | null | undefined): string {
  if (!record) return ''
  const words = (resourceNamed(resource)?.display ?? [])
    .map(name => record[name])
    .filter(value => value !== undefined && value !== null && value !== '')
  return words.length > 0
    ? words.map(word => (isDate(word) ? formatDate(word) : word)).join(' ')
    : record['id'] === undefined
      ? ''
      : `#${String(record['id'])}`
}

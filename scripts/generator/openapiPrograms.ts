/** What the description of the API says of programs: how they sign in, and which operations are open to them. */
import { actionWord } from '../../src/entity.ts'
import type { Grants } from '../../src/access.ts'
import { neededFor } from '../../src/service-accounts/resources.ts'
import type { Model } from './model.ts'
import { READS } from './openapiAreas.ts'

type Json = Record<string, unknown>

export const SECURITY_SCHEMES: Json = {
  bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'A person, by the directory.' },
  serviceAccount: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'fund_<tenant>-<account>_<secret>',
    description:
      'A program, by the key of its service account, which tenant administrators make on Home. It does what is listed ' +
      'with this scheme, and of that what its list of resources names.',
  },
}

const EITHER = [{ bearer: [] }, { serviceAccount: [] }]

/** Operations that are open to programs say what a service account needs for them. */
export function withPrograms(models: readonly Model[], paths: Json): Json {
  const needed = neededBy(models)
  return Object.fromEntries(
    Object.entries(paths).map(([path, item]) => [
      path,
      Object.fromEntries(
        Object.entries(item as Record<string, Json>).map(([method, operation]) => {
          const needs = needed.get(`${method} ${path}`)
          if (!needs) return [method, operation]
          const description = [operation['description'], inWords(needs)].filter(Boolean).join(' ')
          return [method, { ...operation, description, security: EITHER }]
        }),
      ),
    ]),
  )
}

function inWords(needs: Grants): string {
  if (needs.size === 0) return 'A service account is answered what it may read.'
  const named = [...needs].map(([resource, rights]) => (rights === 'Write' ? `${resource} (write)` : resource))
  return `A service account needs ${named.join(', ')}.`
}

function neededBy(models: readonly Model[]): ReadonlyMap<string, Grants> {
  const found = new Map<string, Grants>()
  const add = (needs: Grants | undefined, ...operations: readonly string[]) => {
    if (needs) for (const operation of operations) found.set(operation, needs)
  }
  for (const { entity, actions } of models) {
    const base = `/api/${entity.resource}`
    const one = `${base}/{id}`
    const reading = neededFor.reading(entity)
    add(reading, `get ${base}`, `get ${one}`, `get ${one}/history`)
    if (entity.resource === 'documents') add(reading, `get ${one}/content`)
    add(neededFor.writing(entity), `post ${base}`, `put ${one}`, `delete ${one}`)
    if (entity.documents) add(neededFor.addingDocument(entity), `post ${one}/documents`)
    const importing = `${base}/import`
    if (entity.import)
      add(neededFor.importing(entity), `get ${importing}`, `post ${importing}`, `post ${importing}/notation`)
    for (const { action } of actions)
      add(neededFor.acting(entity, action), `post ${action.on === 'record' ? one : base}/${actionWord(action.name)}`)
  }
  for (const read of Object.values(READS)) add(neededFor.asking(read), `get ${read.path}`)
  return found
}

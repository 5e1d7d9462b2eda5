/** What can be written of every kind of record: one is made, changed and deleted, and each of its actions is tried. */
import { actionWord, stateField } from '../../src/entity.ts'
import type { Action, CalendarDate, Entity } from '../../src/entity.ts'
import { addDays } from '../../src/calendar.ts'
import { isStored } from '../../src/server/records/entityRegistry.ts'
import { isWritable } from '../../src/server/records/validation.ts'
import type { StoredRecord } from '../../src/server/records/values.ts'
import type { Api, Call, Person } from './api.ts'
import { allEntities, isCreatable, valueOf } from './samples.ts'
import type { World } from './samples.ts'

/** Whoever may do it is the first of them who is let through. */
const PEOPLE: readonly Person[] = ['admin', 'user', 'investor', 'global']
/** Later than whatever else a test makes, and each of its own. */
let day: CalendarDate = '2026-10-01'

/** Of whom there is one for each day, or who come after what is completed. */
const DATED: ReadonlySet<string> = new Set(['reporting-periods', 'closings', 'transfers', 'portal-accesses'])

/** Days that may not have passed. */
const LATER: ReadonlySet<string> = new Set(['expiresOn', 'until'])

/** Every write that the API knows, as the history names it: "contacts create". */
export function everyWrite({ app }: Api): string[] {
  const methods = { POST: 'create', PUT: 'update', DELETE: 'delete' }
  const routes = new Set(app.knownRoutes.map(({ method, url }) => `${method} ${url}`))
  return allEntities.flatMap(({ resource, actions }) => [
    ...Object.entries(methods)
      .filter(([method]) => routes.has(`${method} /api/${resource}${method === 'POST' ? '' : '/:id'}`))
      .map(([, name]) => `${resource} ${name}`),
    ...actions.map(({ name }) => `${resource} ${name}`),
  ])
}

/** Answers with changes, deletions and actions that were done; the history has what was made. */
export async function writeEverything(api: Api, world: World): Promise<string[]> {
  const done: string[] = []
  for (const entity of allEntities) {
    done.push(...(await makeChangeAndRemove(api, world, entity)))
    for (const action of entity.actions)
      if (await act(api, world, entity, action)) done.push(`${entity.resource} ${action.name}`)
  }
  return done
}

/** Asked once more where it is to be confirmed. */
async function isDone(api: Api, person: Person, url: string, call: Call): Promise<boolean> {
  const answer = await api.call(person, url, call)
  const { confirm } = answer.statusCode === 409 ? answer.json<{ confirm?: string[] }>() : {}
  if (!confirm) return answer.statusCode < 300
  return (await api.call(person, `${url}?confirmed=${confirm.join(',')}`, call)).statusCode < 300
}

/** A new one, or the newest where there may be no other. */
async function oneOf(api: Api, world: World, { resource, table }: Entity): Promise<StoredRecord | undefined> {
  day = addDays(day, 1)
  const dated = DATED.has(resource) ? { [resource === 'portal-accesses' ? 'until' : 'date']: day } : {}
  const made = await world.make<string>(resource, dated).catch(() => undefined)
  if (made) return made
  const [newest] = await api.database.asAdministrator<StoredRecord>(
    `select id::int, version from ${table} where tenant_id = $1 order by id desc limit 1`,
    [api.tenants.own],
  )
  return newest
}

async function inputOf(world: World, entity: Entity, { input = [] }: Action): Promise<Record<string, unknown>> {
  const body: Record<string, unknown> = {}
  for (const field of input)
    if (LATER.has(field.name)) body[field.name] = day
    else if (field.required)
      body[field.name] = await valueOf(entity, field, async target => (await world.shared(target)).id)
  return body
}

async function act(api: Api, world: World, entity: Entity, action: Action): Promise<boolean> {
  const body = await inputOf(world, entity, action)
  const url = `/api/${entity.resource}`
  for (const person of PEOPLE) {
    if (action.on === 'collection') {
      if (await isDone(api, person, `${url}/${actionWord(action.name)}`, { method: 'POST', body })) return true
      continue
    }
    const record = await oneOf(api, world, entity)
    if (!record) return false
    const state = stateField(entity)
    // A state from which it leads on, by whichever way the record has come there.
    if (state && isStored(state) && action.from)
      await api.database.asAdministrator(`update ${entity.table} set ${state.column} = $1 where id = $2`, [
        action.from[0],
        record.id,
      ])
    const call = { method: 'POST', body, version: record.version } as const
    if (await isDone(api, person, `${url}/${record.id}/${actionWord(action.name)}`, call)) return true
  }
  return false
}

async function makeChangeAndRemove(api: Api, world: World, entity: Entity): Promise<string[]> {
  if (!isCreatable(entity)) return []
  const made = await oneOf(api, world, entity)
  if (!made) return []
  const done: string[] = []
  const url = `/api/${entity.resource}/${made.id}`
  const person = entity.global ? 'global' : 'admin'
  const changeable = entity.fields.filter(field => isWritable(field) && !field.createOnly)
  const body = Object.fromEntries(changeable.map(({ name }) => [name, made[name]]))
  const changed = await isDone(api, person, url, { method: 'PUT', body, version: made.version })
  if (changed) done.push(`${entity.resource} update`)
  const { version } = (await api.get(person, url)).json<{ version: number }>()
  if (await isDone(api, person, url, { method: 'DELETE', version })) done.push(`${entity.resource} delete`)
  return done
}

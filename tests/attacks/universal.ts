/**
 * The checks that hold after every attack (U1 to U7, numbered as the messages of the tests name them), and data in
 * which everything hidden can be recognised.
 */
import { expect, vi } from 'vitest'
import type { LightMyRequestResponse } from 'fastify'
import type { Entity, Field } from '../../src/entity.ts'
import { isStored } from '../../src/server/records/entityRegistry.ts'
import type { Api, Call, Person } from '../server/api.ts'
import { contentsOf } from '../server/contents.ts'
import { allEntities, isCreatable } from '../server/samples.ts'
import type { World } from '../server/samples.ts'
import { serve } from '../server/serve.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

export interface Battlefield {
  api: Api
  own: World
  other: World
  /** Sends a request and holds its answer against the universal checks. */
  attack(person: Person | undefined, url: string, call?: Call): Promise<LightMyRequestResponse>
  /** To be called after data was arranged by hand. */
  changed(): Promise<void>
}

const TENANT_OF: Partial<Record<Person, string>> = { stranger: 'B', strangeInvestor: 'B' }
/** Of the threads that answer everybody: no clock is looked at, nor counts what else keeps the machine busy. */
const ANSWER_MS = 2_000
const ALIVE_MS = 200
const INSIDE =
  /node_modules|\/src\/|\.ts:|at Object|select |insert into|update |relation |column |constraint|pg_|fastify|ajv|SyntaxError|TypeError/i

export async function prepareBattlefield(): Promise<Battlefield> {
  const { api, world: own, other } = await serve({ areas: {}, watched: true })
  for (const { resource, global } of allEntities) {
    if (global) continue
    for (const world of [own, other]) await world.shared(resource)
  }
  await plantCanaries(api)
  let known = await contentsOf(api.database)
  /** U3: what was refused has changed nothing since the last look. */
  const unchanged = async (what: string) => expect(await contentsOf(api.database), `U3 ${what}`).toEqual(known)
  return {
    api,
    own,
    other,
    attack: async (person, url, call = {}) => {
      const answer = await attack(api, person, url, call, unchanged)
      if (answer.statusCode < 400 && !['GET', 'HEAD', undefined].includes(call.method))
        known = await contentsOf(api.database)
      return answer
    },
    changed: async () => {
      known = await contentsOf(api.database)
    },
  }
}

/** Every free text of every record says whose it is: tenant A or B, its table and column. */
async function plantCanaries(api: Api): Promise<void> {
  for (const entity of allEntities) {
    const columns = textColumns(entity)
    if (columns.length === 0 || entity.global) continue
    const sets = columns.map(
      column =>
        `${column} = 'CNRY-' || case tenant_id when ${api.tenants.own} then 'A' else 'B' end || '-${entity.table}-' || id || '-${column}'`,
    )
    await api.database.asAdministrator(`update ${entity.table} set ${sets.join(', ')}`)
  }
}

function textColumns(entity: Entity): string[] {
  const fields: readonly Field[] = entity.fields
  return fields
    .filter(isStored)
    .filter(
      field =>
        field.kind === 'text' &&
        (field.maxLength ?? 0) >= 100 &&
        (field.format === undefined || field.format === 'multiline'),
    )
    .filter(field => !['accounts', 'audit', 'documents'].includes(entity.table) || field.name === 'description')
    .map(field => field.column)
}

async function attack(
  api: Api,
  person: Person | undefined,
  url: string,
  call: Call,
  unchanged: (what: string) => Promise<void>,
): Promise<LightMyRequestResponse> {
  const before = await api.worked()
  const lines = api.log.length
  // Whoever watches the servers asks meanwhile: what their threads worked until then, it was kept waiting for.
  const [answer, alive] = await Promise.all([api.call(person, url, call), api.worked()])
  const after = await api.worked()
  const what = `${call.method ?? 'GET'} ${url.slice(0, 120)} → ${answer.statusCode} ${answer.body.slice(0, 300)}`
  expect(answer.statusCode, `U1 ${what}`).toBeLessThan(500)
  if (answer.statusCode >= 400) {
    if (answer.body !== '') expect(answer.headers['content-type'], `U2 ${what}`).toBe('application/problem+json')
    expect(answer.body, `U2 ${what}`).not.toMatch(INSIDE)
    if (!['GET', 'HEAD', undefined].includes(call.method)) await unchanged(what)
  }
  expect(answer.body + JSON.stringify(answer.headers), `U4 ${what}`).not.toMatch(forbidden(person))
  expect(after - before, `U5 ${what}`).toBeLessThan(ANSWER_MS)
  expect(alive - before, `U5 ${what}`).toBeLessThan(ALIVE_MS)
  const written = api.log.slice(lines)
  expect(written.length, `U6 ${what}`).toBe(1)
  expect(written.join(''), `U6 ${what}`).not.toMatch(/CNRY|eyJ|Bearer/)
  return answer
}

function forbidden(person: Person | undefined): RegExp {
  if (
    person === undefined ||
    person === 'mixed' ||
    person === 'global' ||
    person === 'investor' ||
    person === 'otherInvestor' ||
    person === 'strangeInvestor'
  )
    return /CNRY/
  const foreign = TENANT_OF[person] === 'B' ? 'A' : 'B'
  return person === 'agent'
    ? new RegExp(`CNRY-${foreign}|CNRY-A-limited_partners-\\d+-tax_number`)
    : new RegExp(`CNRY-${foreign}`)
}

/** What staff of a tenant may make. */
export const creatable = allEntities.filter(
  entity => isCreatable(entity) && !entity.global && entity.access.create === 'edit',
)

export const errorsOf = (answer: { json(): unknown }) =>
  (answer.json() as { errors?: Record<string, string[]> }).errors ?? {}

export const filterUrl = (resource: string, parts: Record<string, unknown>) =>
  `/api/${resource}?${Object.entries(parts)
    .map(([name, value]) => `${name}=${encodeURIComponent(typeof value === 'string' ? value : JSON.stringify(value))}`)
    .join('&')}`

/** U7: an answer about something that is not the caller's, without what names the request. */
export const sameAnswer = (one: LightMyRequestResponse, two: LightMyRequestResponse) =>
  expect([one.statusCode, one.body]).toEqual([two.statusCode, two.body])

import fc from 'fast-check'
import type { LightMyRequestResponse } from 'fastify'
import { describe, expect, test } from 'vitest'
import type { Entity, Field } from '../../src/entity.ts'
import { PROBLEM_STATUS } from '../../src/problems.ts'
import { isWritable } from '../../src/server/records/validation.ts'
import type { Person } from './api.ts'
import { namedByDay } from './byDay.ts'
import { allEntities, isCreatable } from './samples.ts'
import { serve } from './serve.ts'
import { seedOf } from '../seeds.ts'

/** The long suite asks for more. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 12)

const { api, world } = await serve()

const HOSTILE = fc.constantFrom<unknown>(
  null,
  '',
  ' ',
  0,
  -1,
  1.5,
  1e308,
  -0,
  9007199254740993,
  true,
  false,
  [],
  {},
  [null],
  [[]],
  [{}],
  { a: { b: {} } },
  'NaN',
  'Infinity',
  '1e5',
  '1.005',
  '-0',
  '00',
  '٣',
  '\u0000',
  'a\ud800',
  '\u202e',
  '😀'.repeat(300),
  'x'.repeat(12_000),
  '0000-01-01',
  '2025-02-30',
  'infinity',
  '2025-01-01',
  "'; drop table funds; --",
  '${7*7}',
  '{{7*7}}',
  '../../etc/passwd',
  '=1+1',
  '<img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  'https://x.example',
  'a@b.example',
  [{ id: 1 }, { id: 1 }],
  [{ id: -1 }],
  Array.from({ length: 300 }, () => ({})),
)
const anything = fc.oneof(HOSTILE, HOSTILE, fc.jsonValue({ maxDepth: 3 }), fc.string({ unit: 'binary', maxLength: 40 }))

/** A good body in which some fields are spoilt and some strange ones added. */
function spoilt(entity: Entity, good: Record<string, unknown>): fc.Arbitrary<Record<string, unknown>> {
  const names = entity.fields.filter(isWritable).map((field: Field) => field.name)
  const changes = fc.dictionary(
    fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...names) },
      {
        weight: 1,
        arbitrary: fc.constantFrom('id', 'version', 'tenantId', 'toString', 'constructor', 'hasOwnProperty', 'x'),
      },
    ),
    anything,
    { minKeys: 0, maxKeys: 4 },
  )
  return changes.map(made => ({ ...good, ...made }))
}

async function holds(
  person: Person | undefined,
  method: 'POST' | 'PUT' | 'GET',
  url: string,
  body?: unknown,
): Promise<LightMyRequestResponse> {
  const answer = await api.call(person, url, {
    method,
    ...(body !== undefined && { body }),
    ...(method === 'PUT' && { version: 1 }),
  })
  const what = `${method} ${url} ${JSON.stringify(body ?? null).slice(0, 600)} → ${answer.statusCode} ${answer.body.slice(0, 300)} ${answer.statusCode >= 500 ? api.log.filter(line => line.includes('failed')).at(-1) : ''}`
  expect(answer.statusCode, what).toBeLessThan(500)
  if (answer.statusCode < 400) return answer
  expect(answer.headers['content-type'], what).toBe('application/problem+json')
  const { code, errors } = answer.json<{ code: string; errors?: Record<string, string[]> }>()
  expect(PROBLEM_STATUS, what).toHaveProperty([code])
  for (const words of Object.values(errors ?? {}).flat()) expect(words, what).toMatch(/^\P{Ll}[^{}%]*/u)
  return answer
}

const pathOf = (action: string) => action.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)

test('a request without a body is refused in words where one is needed', async () => {
  const document = await world.make('documents', {
    resource: 'contacts',
    recordId: (await world.shared('contacts')).id,
  })
  for (const [person, method, url] of [
    [undefined, 'POST', '/api/onboarding-session'],
    ['admin', 'PUT', `/api/documents/${document.id}`],
  ] as const) {
    const answer = await holds(person, method, url)
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'invalid-body'])
  }
})

describe.each(allEntities.filter(entity => isCreatable(entity)).map(entity => [namedByDay(entity), entity] as const))(
  'strange bodies for %s',
  (_name, entity) => {
    const { resource } = entity
    test('are stored or refused in words, and never break anything', async () => {
      const person = entity.global ? 'global' : 'admin'
      const good = await world.body(resource)
      const record = await world.shared(resource)
      await fc.assert(
        fc.asyncProperty(spoilt(entity, good), async body => {
          await holds(person, 'POST', `/api/${resource}`, body)
          await holds(person, 'PUT', `/api/${resource}/${record.id}`, body)
        }),
        { numRuns: RUNS, seed: seedOf(20261121) },
      )
      await fc.assert(
        fc.asyncProperty(anything, async body => {
          await holds(person, 'POST', `/api/${resource}`, body)
        }),
        { numRuns: 5, seed: seedOf(20261121) },
      )
      for (const action of entity.actions)
        await fc.assert(
          fc.asyncProperty(
            fc.dictionary(fc.constantFrom('note', 'reason', 'x'), anything, { maxKeys: 2 }),
            async body => {
              const path = action.on === 'record' ? `${record.id}/` : ''
              await holds('admin', 'POST', `/api/${resource}/${path}${pathOf(action.name)}`, body)
            },
          ),
          { numRuns: 4, seed: seedOf(20261121) },
        )
    }, 60_000)

    test('that are missing are refused in words', async () => {
      const person = entity.global ? 'global' : 'admin'
      const record = await world.shared(resource)
      for (const [method, url] of [
        ['POST', `/api/${resource}`],
        ['PUT', `/api/${resource}/${record.id}`],
      ] as const)
        expect((await holds(person, method, url)).json<{ detail: string }>().detail).toBe('The request has no data')
      for (const action of entity.actions)
        await holds(
          'admin',
          'POST',
          `/api/${resource}/${action.on === 'record' ? `${record.id}/` : ''}${pathOf(action.name)}`,
        )
    })

    test('and what was stored can be read, listed, exported and explained', async () => {
      const person = entity.global ? 'global' : 'admin'
      for (const url of [
        `/api/${resource}?range=[0,99]`,
        `/api/${resource}?format=csv`,
        `/api/${resource}?format=json`,
        `/api/${resource}?format=xlsx`,
      ])
        await holds(person, 'GET', url)
      const rows = (await api.get(person, `/api/${resource}?range=[0,99]`)).json<{ id: number }[]>()
      for (const { id } of rows.slice(0, 5))
        for (const tail of ['', '/history']) await holds(person, 'GET', `/api/${resource}/${id}${tail}`)
    })
  },
)

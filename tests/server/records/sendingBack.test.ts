/** Another program sends back the whole record that it was given, as react-admin's providers do. */
import { describe, expect, test } from 'vitest'
import type { Field } from '../../../src/entity.ts'
import { isWritable } from '../../../src/server/records/validation.ts'
import type { StoredRecord } from '../../../src/server/records/values.ts'
import type { Api, Person } from '../api.ts'
import { namedByDay } from '../byDay.ts'
import { allEntities, isCreatable } from '../samples.ts'
import { serve } from '../serve.ts'

type Errors = Record<string, string[]> | undefined
const CANNOT = ['Cannot be changed.']

const demo = await serve({ demoData: true })
/** For what nobody may change in the demo data: everything of its kind there is completed. */
const plain = await serve({ areas: {} })

const writable = allEntities.filter(entity => isCreatable(entity) || entity.resource === 'documents')
const writerOf = ({ global }: { global?: true }): Person => (global ? 'global' : 'admin')

const put = async (api: Api, person: Person, url: string, version: number, body: unknown) => {
  const answer = await api.put(person, url, version, body)
  return { answered: answer.statusCode, ...answer.json<{ code?: string; errors: Errors } & StoredRecord>() }
}

interface Place {
  api: Api
  id: number
}

const places = new Map<string, Place>()

/** A record that its state, its parent or a closed reporting period does not hold, as it stands now. */
async function changeable(resource: string, person: Person): Promise<{ api: Api; record: StoredRecord }> {
  const { api, id } = places.get(resource) ?? (await placeOf(resource, person))
  places.set(resource, { api, id })
  return { api, record: (await api.get(person, `/api/${resource}/${id}`)).json() }
}

async function placeOf(resource: string, person: Person): Promise<Place> {
  const { api } = demo
  const url = `/api/${resource}`
  const rows = (await api.get(person, `${url}?sort=["id","DESC"]&range=[0,99]`)).json<StoredRecord[]>()
  for (const { id, version } of rows) {
    const record = (await api.get(person, `${url}/${id}`)).json<StoredRecord>()
    const { answered, errors } = await put(api, person, `${url}/${id}`, version, record)
    expect([200, 409], `${url}/${id} ${JSON.stringify(errors)}`).toContain(answered)
    if (answered === 200) return { api, id }
  }
  return { api: plain.api, id: (await plain.world.shared<string>(resource)).id }
}

function otherThan(value: unknown): unknown {
  if (typeof value === 'string') return `${value}1`
  if (typeof value === 'number') return value + 1
  if (typeof value === 'boolean') return !value
  return value === null ? 'x' : [...((Array.isArray(value) ? value : []) as unknown[]), {}]
}

describe.each(writable.map(entity => [namedByDay(entity), entity] as const))('a record of %s', (_name, entity) => {
  const { resource } = entity
  test('is saved as it was given, and again as it was answered', async () => {
    const person = writerOf(entity)
    const { api, record } = await changeable(resource, person)
    const url = `/api/${resource}/${record.id}`
    const { answered, ...saved } = await put(api, person, url, record.version, record)
    expect([answered, saved.errors]).toEqual([200, undefined])
    expect({ ...saved, version: 0, updatedAt: '', warnings: null }).toEqual({
      ...record,
      version: 0,
      updatedAt: '',
      warnings: null,
    })
    expect(saved.version).toBe(record.version + 1)
    expect((await put(api, person, url, saved.version, saved)).answered).toBe(200)
  })

  test('names what was changed and may only be read, and stays as it is', async () => {
    const person = writerOf(entity)
    const { api, record } = await changeable(resource, person)
    const url = `/api/${resource}/${record.id}`
    const read = [
      'id',
      'version',
      'createdAt',
      'updatedAt',
      ...entity.fields.filter((field: Field) => !isWritable(field) || field.createOnly).map(({ name }) => name),
    ].filter(name => Object.hasOwn(record, name))
    for (const name of read) {
      const changed = { ...record, [name]: otherThan(record[name]) }
      const { answered, code, errors } = await put(api, person, url, record.version, changed)
      expect([name, answered, code, errors]).toEqual([name, 422, 'rule', { [name]: CANNOT }])
    }
    const everything = Object.fromEntries(read.map(name => [name, otherThan(record[name])]))
    const { errors } = await put(api, person, url, record.version, { ...record, ...everything })
    expect(Object.keys(errors ?? {}).toSorted()).toEqual(read.toSorted())
    expect((await api.get(person, url)).json()).toEqual(record)
  })

  test('is refused with an older version before anything in it is compared, and without one', async () => {
    const person = writerOf(entity)
    const { api, record } = await changeable(resource, person)
    const url = `/api/${resource}/${record.id}`
    expect((await put(api, person, url, record.version + 1, { ...record, id: record.id + 1 })).answered).toBe(412)
    const without = await api.call(person, url, { method: 'PUT', body: record })
    expect([without.statusCode, without.json<{ code: string }>().code]).toEqual([428, 'version-required'])
  })
})

test('what nobody knows, and what the caller may not read, is refused as before', async () => {
  const { api, record: partner } = await changeable('limited-partners', 'admin')
  const url = `/api/limited-partners/${partner.id}`
  const { answered, errors } = await put(api, 'admin', url, partner.version, { ...partner, tenantId: 1 })
  expect([answered, errors]).toEqual([400, { tenantId: ['Is not a field here.'] }])
})

test('ids in filters may be text, as they stand in addresses', async () => {
  const { api } = demo
  const rows = (await api.get('admin', '/api/limited-partners?range=[0,2]')).json<StoredRecord[]>()
  const list = async (filter: unknown, range = '') => {
    const answer = await api.get('admin', `/api/limited-partners?filter=${JSON.stringify(filter)}${range}`)
    return answer.statusCode === 200 ? answer.json<StoredRecord[]>().map(({ id }) => id) : answer.statusCode
  }
  const ids = rows.map(({ id }) => id)
  expect(await list({ id: ids.map(String) }, '&sort=["id","ASC"]')).toEqual(ids.toSorted((a, b) => a - b))
  const [{ id, fundId } = { id: 0, fundId: 0 }] = rows
  expect(await list({ id: String(id) })).toEqual([id])
  expect(await list({ fundId: String(fundId as number) }, '&range=[0,9999]')).toEqual(
    await list({ fundId }, '&range=[0,9999]'),
  )
  for (const wrong of ['', '01', '1.0', ' 1', 'x', '1e3', '99999999999999999999']) {
    expect([wrong, await list({ id: [wrong] })]).toEqual([wrong, 400])
    expect([wrong, await list({ version: '1' })]).toEqual([wrong, 400])
  }
})

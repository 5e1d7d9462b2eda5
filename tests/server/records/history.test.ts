import { describe, expect, test } from 'vitest'
import type { StoredRecord } from '../../../src/server/records/values.ts'
import { serve } from '../serve.ts'

const { api, world } = await serve({ areas: {} })
interface Entry {
  action: string
  by: string
  at: string
  changes: { field: string; old: unknown; new: unknown }[]
}

const history = async (resource: string, id: number) =>
  (await api.get('agent', `/api/${resource}/${id}/history`)).json<Entry[]>()

describe('the history of a record', () => {
  test('says who did what and when, with the old and the new value of each field, newest first', async () => {
    const made = (
      await api.post('admin', '/api/contacts', {
        firstName: 'Ada',
        lastName: 'Byron',
        email: 'ada@byron.example',
        phoneNumber: '+44 1632 960009',
      })
    ).json<StoredRecord>()
    await api.put('user', `/api/contacts/${made.id}`, 1, {
      firstName: 'Ada',
      lastName: 'Lovelace',
      email: 'ada@byron.example',
      phoneNumber: '+44 1632 960009',
    })
    await api.put('user', `/api/contacts/${made.id}`, 2, {
      firstName: 'Ada',
      lastName: 'Lovelace',
      email: 'ada@byron.example',
      phoneNumber: '+44 1632 960009',
    })
    const entries = await history('contacts', made.id)
    expect(entries.map(({ action, by }) => [action, by])).toEqual([
      ['update', 'Tomas Reve'],
      ['update', 'Tomas Reve'],
      ['create', 'Hanne Birk'],
    ])
    expect(entries[0]!.changes).toEqual([])
    expect(entries[1]!.changes).toEqual([{ field: 'lastName', old: 'Byron', new: 'Lovelace' }])
    expect(entries[2]!.changes).toContainEqual({ field: 'lastName', old: null, new: 'Byron' })
    expect(entries[0]!.at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
    const page = await api.get('user', `/api/contacts/${made.id}/history?range=[1,1]`)
    expect([page.json<Entry[]>().length, page.headers['content-range']]).toEqual([1, 'history 1-1/3'])
  })

  test('has one entry for each success and none for what was refused', async () => {
    const { id } = await world.make('contacts')
    const body = await world.body('contacts')
    await api.put('user', `/api/contacts/${id}`, 9, body)
    await api.put('agent', `/api/contacts/${id}`, 1, body)
    await api.put('user', `/api/contacts/${id}`, 1, { ...body, email: 'x' })
    await api.put('user', `/api/contacts/${id}`, 1, body)
    expect((await history('contacts', id)).map(({ action }) => action)).toEqual(['update', 'create'])
    await api.remove('user', `/api/contacts/${id}`, 2)
    const rows = await api.database.asAdministrator<{ action: string }>(
      'select action from audit where resource = $1 and record_id = $2 order by id',
      ['contacts', id],
    )
    expect(rows.map(({ action }) => action)).toEqual(['create', 'update', 'delete'])
  })
})

/**
 * With DATABASE_READ_URL, lists and exports ask the copy; everything that has to be of this moment asks the database
 * itself.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { StoredRecord } from '../../../src/server/records/values.ts'
import { startApi } from '../api.ts'
import type { Api } from '../api.ts'
import { createDatabase } from '../harness.ts'
import type { TestDatabase } from '../harness.ts'

let api: Api
let copy: TestDatabase
let contact: StoredRecord
beforeAll(async () => {
  copy = await createDatabase()
  api = await startApi({ copy })
  contact = (
    await api.post('user', '/api/contacts', {
      firstName: 'Marit',
      lastName: 'Written',
      email: 'marit@example.org',
      phoneNumber: '+44 1632 960100',
    })
  ).json()
  // A copy that stands still at another state shows who asked it.
  await copy.asAdministrator(
    "insert into tenants (id, short_name, name, currency) overriding system value values ($1, 'larkmoor', 'Copy', 'EUR')",
    [api.tenants.own],
  )
  await copy.asAdministrator(
    "insert into contacts (tenant_id, id, first_name, last_name, email, phone_number, account_status) overriding system value values ($1, $2, 'Marit', 'Copied', 'marit@example.org', '1', 'None')",
    [api.tenants.own, contact.id],
  )
  await copy.asAdministrator(
    "insert into currencies (tenant_id, code, name, minor_units) values ($1, 'EUR', 'Copied euro', 2)",
    [api.tenants.own],
  )
  await copy.asAdministrator(
    `insert into fund_managers (tenant_id, name, quality) values ($1, 'Copied manager', 'Manager')`,
    [api.tenants.own],
  )
})
afterAll(async () => {
  await api.close()
  await copy.close()
})

describe('the copy for reading', () => {
  test('answers lists, and exports of every kind', async () => {
    expect((await api.get('user', '/api/contacts')).json()).toMatchObject([{ lastName: 'Copied' }])
    for (const format of ['json', 'csv'])
      expect((await api.get('user', `/api/contacts?format=${format}`)).body).toContain('Copied')
    expect((await api.get('user', '/api/contacts?format=xlsx')).statusCode).toBe(200)
  })

  test('answers lists with computed fields too', async () => {
    expect((await api.get('user', '/api/limited-partners')).json()).toEqual([])
    expect((await api.get('user', '/api/fund-managers')).json()).toMatchObject([{ name: 'Copied manager' }])
  })

  test('is not asked for a record, for who somebody is, or by anything that writes', async () => {
    expect((await api.get('user', `/api/contacts/${contact.id}`)).json()).toMatchObject({ lastName: 'Written' })
    expect((await api.get('user', '/api/me')).json()).toMatchObject({ account: { name: 'Tomas Reve' } })
    const changed = await api.put('user', `/api/contacts/${contact.id}`, contact.version, {
      firstName: 'Marit',
      lastName: 'Changed',
      email: 'marit@example.org',
      phoneNumber: '+44 1632 960100',
    })
    expect(changed.json()).toMatchObject({ lastName: 'Changed' })
    expect((await api.get('user', '/api/contacts')).json()).toMatchObject([{ lastName: 'Copied' }])
  })
})

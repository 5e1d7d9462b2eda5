import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, describe, expect, test } from 'vitest'
import type { StoredRecord } from '../../src/server/records/values.ts'
import { allEntities, entityOf } from '../server/samples.ts'
import { prepareBattlefield } from './universal.ts'

const field = await prepareBattlefield()
const hits: string[] = []
const listener = createServer((request, response) => {
  hits.push(request.url ?? '')
  response.end()
})
afterAll(() => {
  listener.close()
})
await new Promise<void>(resolve => listener.listen(0, '127.0.0.1', resolve))

describe('an address that a person typed', () => {
  test('D64 is never visited by the server', async () => {
    const { port } = listener.address() as AddressInfo
    const addresses = allEntities
      .filter(entity => entity.resource !== 'tenants')
      .flatMap(entity =>
        entity.fields
          .filter(candidate => candidate.format === 'url' && !candidate.readOnly)
          .map(candidate => [entity.resource, candidate.name] as const),
      )
    expect(addresses.length).toBeGreaterThan(0)
    for (const [resource, name] of addresses) {
      const made = (
        await field.attack('admin', `/api/${resource}`, {
          method: 'POST',
          body: await field.own.body(resource, { [name]: `http://127.0.0.1:${port}/${resource}` }),
        })
      ).json<StoredRecord>()
      for (const url of [
        `/api/${resource}`,
        `/api/${resource}/${made.id}`,
        `/api/${resource}/${made.id}/history`,
        `/api/${resource}?format=xlsx`,
        `/api/${resource}?format=csv`,
      ])
        expect((await field.attack('admin', url)).statusCode).toBe(200)
      const body = await field.own.body(resource, { [name]: 'file:///etc/passwd' })
      await field.changed()
      expect((await field.attack('admin', `/api/${resource}`, { method: 'POST', body })).statusCode).toBe(400)
    }
    expect(hits).toEqual([])
  })
})

describe('a database that fails inside', () => {
  test('D63 is a problem without a word about it', async () => {
    const { table } = entityOf('invoices')
    await field.api.database.asAdministrator(`alter table ${table} rename column supplier to supplier_gone`)
    try {
      for (const [method, url] of [
        ['GET', '/api/invoices'],
        ['GET', '/api/invoices/1'],
        ['GET', '/api/invoices?format=csv'],
        ['DELETE', '/api/invoices/1'],
      ] as const) {
        const answer = await field.api.call('user', url, { method, version: 1 })
        expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([500, 'internal'])
        expect(answer.body).not.toMatch(/supplier|invoices|column|42703|select/)
      }
    } finally {
      await field.api.database.asAdministrator(`alter table ${table} rename column supplier_gone to supplier`)
    }
    expect((await field.attack('user', '/api/invoices')).statusCode).toBe(200)
  })
})

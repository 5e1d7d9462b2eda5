/** An export of all data: whole, of its own tenant alone, and gone on with where a server has ended. */
import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Timestamp } from '../../../src/entity.ts'
import { openFiles } from '../../../src/server/documents/fileStore.ts'
import type { FileStore } from '../../../src/server/documents/fileStore.ts'
import { LEFT_OUT } from '../../../src/server/tenantData/archive.ts'
import { makeTenantExports } from '../../../src/server/tenantData/exports.ts'
import type { Person } from '../api.ts'
import { serve } from '../serve.ts'
import { filesOf, fillTenant, keysOf, rowsOf, tablesWithTenant } from './fixtures.ts'
import { unzip } from './unzip.ts'

const { api } = await serve()
const files = await openFiles(api.folder)
const OWN = 'Kestrel own canary'
const OTHER = 'Osprey other canary'
await fillTenant(api, 'own', OWN)
await fillTenant(api, 'other', OTHER)

const AT: Timestamp = '2026-11-21T12:00:00.000Z'
/** A lease lasts five minutes. */
const LATER: Timestamp = '2026-11-21T12:06:00.000Z'

const make = (now: Timestamp, store: FileStore = files) =>
  makeTenantExports({
    database: api.database.database,
    files: store,
    clock: { now: () => now, today: () => '2026-11-21' },
    retentionDays: 14,
    partBytes: 100,
  })

interface Export {
  id: number
  version: number
  status: string
  stepsDone: number
  steps: number | null
  askedBy: string
  availableUntil: string | null
}

const ask = async (person: Person = 'admin') => {
  const answer = await api.post(person, '/api/tenant-exports', { reason: 'Moving to our own archive' })
  expect(answer.statusCode).toBe(201)
  return answer.json<Export>().id
}
const found = async (id: number) => (await api.get('admin', `/api/tenant-exports/${id}`)).json<Export>()
const archive = (id: number, person: Person = 'admin') => api.get(person, `/api/tenant-exports/${id}/archive`)

interface Manifest {
  tenant: { shortName: string }
  tables: { name: string; file: string; rows: number; sha256: string }[]
  files: { file: string; table: string; sha256?: string; missing?: true; damaged?: true }[]
}

function read(content: Buffer) {
  const entries = unzip(content)
  const manifest = JSON.parse(String(entries.get('manifest.json'))) as Manifest
  return { entries, manifest }
}

test('both tenants have rows in every table, so that nothing is left out unseen', async () => {
  for (const tenant of [api.tenants.own, api.tenants.other]) {
    const empty = [...(await rowsOf(api, tenant))].filter(([, { rows }]) => rows === 0)
    expect(empty.map(([name]) => name)).toEqual([
      'tenant_deletion_files',
      'tenant_deletions',
      'tenant_export_parts',
      'tenant_exports',
    ])
  }
})

describe('an export', () => {
  test('holds every table and every file of its tenant, and nothing of another', async () => {
    const before = await rowsOf(api, api.tenants.other)
    const id = await ask()
    const rows = await rowsOf(api, api.tenants.own)
    await make(AT)
    expect(await found(id)).toMatchObject({ status: 'Made', availableUntil: '2026-12-05T12:00:00.000Z' })

    const answer = await archive(id)
    expect(answer.headers['content-disposition']).toMatch(/larkmoor-\d{4}-\d\d-\d\d\.zip/)
    expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length)
    const { entries, manifest } = read(answer.rawPayload)
    const expected = ['tenants', ...(await tablesWithTenant(api))].filter(name => !LEFT_OUT.includes(name))
    expect(manifest.tables.map(({ name }) => name).sort()).toEqual(expected.sort())
    for (const { name, file, rows: told, sha256 } of manifest.tables) {
      const content = entries.get(file) ?? Buffer.alloc(0)
      const lines = content.toString('utf8').split('\n').slice(0, -1)
      expect(lines.length, name).toBe(told)
      expect(told, name).toBe(rows.get(name)?.rows)
      expect(createHash('sha256').update(content).digest('hex')).toBe(sha256)
    }
    const hashes = await filesOf(api, (await keysOf(api, api.tenants.own)).filter(Boolean))
    const named = manifest.files.map(({ file }) => entries.get(file))
    expect(manifest.files).toHaveLength(5)
    for (const content of named)
      expect([...hashes.values()]).toContain(createHash('sha256').update(content!).digest('hex'))
    const all = [...entries].map(([name, content]) => name + content.toString('latin1')).join('\n')
    expect(all).toContain(OWN)
    expect(all).not.toContain(OTHER)
    expect(all).not.toContain('k'.repeat(43))
    expect([...entries.keys()].filter(name => /(^|\/)\.\.?(\/|$)|^\//.test(name))).toEqual([])
    expect(await rowsOf(api, api.tenants.other)).toEqual(before)
  })

  test('keeps no column with a secret, whatever is added to the tables', async () => {
    const columns = await api.database.asAdministrator<{ name: string }>(
      `select c.relname || '.' || a.attname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
       where c.relname = any($1) and c.relnamespace = 'public'::regnamespace and a.attnum > 0
         and a.attname ~ '(secret|token|password|hash|key)' and a.attname !~ '(^content_|^snapshot_|_made_at$|_made_by$)'`,
      [(await tablesWithTenant(api)).filter(name => !LEFT_OUT.includes(name))],
    )
    expect(columns).toEqual([])
  })

  test('is taken by the next server when its own has ended, which makes only the parts that are missing', async () => {
    const id = await ask()
    let received = 0
    const ended = Promise.withResolvers<void>()
    const dying: FileStore = {
      ...files,
      receive(content, key) {
        received += 1
        if (received < 4) return files.receive(content, key)
        ended.resolve()
        return new Promise(() => undefined)
      },
    }
    void make(AT, dying)
    await ended.promise
    const parts = () =>
      api.database.asAdministrator<{ position: number; key: string | null }>(
        'select position, content_key as key from tenant_export_parts where export_id = $1 order by 1',
        [id],
      )
    const made = (await parts()).filter(({ key }) => key !== null)
    expect(made).toHaveLength(3)
    const halfway = await found(id)
    expect(halfway.status).toBe('Making')
    expect(halfway.stepsDone).toBe((halfway.steps ?? 0) - 3)
    await make(AT)
    expect((await found(id)).status).toBe('Making')
    await make(LATER)
    expect((await found(id)).status).toBe('Made')
    expect((await parts()).slice(0, 3)).toEqual(made)
    const { manifest, entries } = read((await archive(id)).rawPayload)
    expect(manifest.files.filter(({ missing, damaged }) => missing || damaged)).toEqual([])
    expect(entries.size).toBe(manifest.tables.length + manifest.files.length + 1)
  })

  test('tells of a file that the store has lost, and fails in words after its last attempt', async () => {
    const id = await ask()
    const [lost] = await api.database.asAdministrator<{ key: string }>(
      'select content_key as key from documents where tenant_id = $1 limit 1',
      [api.tenants.own],
    )
    const missing: FileStore = {
      ...files,
      read: key => files.read(key === lost?.key ? '00000000-0000-4000-8000-000000000000' : key),
    }
    await make(AT, missing)
    const { manifest } = read((await archive(id)).rawPayload)
    expect(manifest.files.filter(file => file.missing)).toHaveLength(1)

    const other = await ask()
    const broken: FileStore = { ...files, receive: () => Promise.reject(new Error('The store is full.')) }
    for (let attempt = 0; attempt < 10; attempt += 1)
      await make(`2026-11-21T12:${String(attempt * 2).padStart(2, '0')}:00.000Z`, broken)
    expect(await found(other)).toMatchObject({ status: 'Failed', lastError: 'The store is full.' })
    const { version } = await found(other)
    expect((await api.post('admin', `/api/tenant-exports/${other}/retry`, {}, { version })).statusCode).toBe(200)
    api.today.date = '2026-11-21'
    await make(LATER)
    await make('2026-11-21T13:00:00.000Z')
    expect((await found(other)).status).toBe('Made')
  })

  test('is asked for by administrators of the tenant alone, one at a time, and each download is in the history', async () => {
    for (const person of ['user', 'agent', 'investor', 'global'] as const) {
      const answer = await api.post(person, '/api/tenant-exports', { reason: 'Mine' })
      expect([person, answer.statusCode]).toEqual([person, 403])
    }
    const id = await ask()
    const second = await api.post('admin', '/api/tenant-exports', { reason: 'Again' })
    expect([second.statusCode, second.json<{ detail: string }>().detail]).toEqual([
      422,
      'An export is being made already: wait until it is ready',
    ])
    expect((await archive(id)).statusCode).toBe(404)
    await make('2026-11-21T14:00:00.000Z')
    expect((await archive(id)).statusCode).toBe(200)
    expect((await archive(id, 'stranger')).statusCode).toBe(404)
    expect((await archive(id, 'user')).statusCode).toBe(403)
    const noted = await api.database.asAdministrator<{ action: string }>(
      "select action from audit where resource = 'tenant-exports' and record_id = $1 order by id",
      [id],
    )
    expect(noted.map(({ action }) => action)).toEqual(['create', 'download'])
  })

  test('is removed with its files when its time is over', async () => {
    const before = await keysOf(api, api.tenants.own)
    await make('2026-12-06T12:00:00.000Z')
    const [kept] = await api.database.asAdministrator<{ parts: number; made: number }>(
      `select (select count(*) from tenant_export_parts)::int as parts,
         (select count(*) from tenant_exports where status <> 'Expired')::int as made`,
    )
    expect(kept).toEqual({ parts: 0, made: 0 })
    const left = await keysOf(api, api.tenants.own)
    const gone = before.filter(key => !left.includes(key))
    expect(gone.length).toBeGreaterThan(10)
    expect([...(await filesOf(api, gone)).values()].every(each => each === null)).toBe(true)
  })
})

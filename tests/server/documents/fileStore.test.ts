import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { describe, expect, test, vi } from 'vitest'
import type { Timestamp } from '../../../src/entity.ts'
import { openFiles } from '../../../src/server/documents/fileStore.ts'
import { KEEPING, tidiesFilesDaily, tidyFiles } from '../../../src/server/documents/fileSweep.ts'
import { World } from '../samples.ts'
import { serve } from '../serve.ts'
import { PDF, upload } from '../uploads.ts'

const { api } = await serve({ areas: {} })

const kept = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => /[0-9a-f]{8}-/.test(name))
    .sort()

/** As if they had been written so many hours ago. */
function lieFor(folder: string, keys: readonly string[], hours: number): void {
  for (const key of keys) {
    const file = join(folder, key.slice(0, 2), key)
    const at = statSync(file).mtimeMs / 1000 - hours * 3600
    utimesSync(file, at, at)
  }
}

describe('a file of a copy', () => {
  test('is received whole after a restore was killed within it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'files-'))
    try {
      const files = await openFiles(folder)
      const key = randomUUID()
      writeFileSync(join(folder, '.incoming', key), 'half a fi')
      const content = Readable.from([Buffer.from('a whole file')])
      expect(await files.receive(content, key)).toMatchObject({ key, size: 12 })
      expect(readFileSync(join(folder, key.slice(0, 2), key), 'utf8')).toBe('a whole file')
      expect(readdirSync(join(folder, '.incoming'))).toEqual([])
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})

describe('a file that was changed behind the product', () => {
  test('never arrives whole where its record has a hash, be it short or long', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'files-'))
    try {
      const files = await openFiles(folder)
      for (const content of [Buffer.from('short'), Buffer.alloc(300_000, 'long')]) {
        const { key, hash } = await files.receive(Readable.from([content]))
        expect(content.equals(await files.get(key, hash))).toBe(true)
        expect(content.equals(await buffer(files.read(key, hash)))).toBe(true)
        const changed = Buffer.from(content)
        changed[0] = 0
        writeFileSync(join(folder, key.slice(0, 2), key), changed)
        let arrived = 0
        const reading = (async () => {
          for await (const chunk of files.read(key, hash)) arrived += Buffer.from(chunk).length
        })()
        await expect(reading).rejects.toThrow('another content')
        expect(arrived).toBeLessThan(content.length)
        await expect(files.get(key, hash)).rejects.toThrow('another content')
      }
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  test('is not given to whoever opens its document', async () => {
    const { id } = await new World(api, 'own').make('contacts')
    const made = await upload(api, 'user', `/api/contacts/${id}/documents`, 'changed.pdf', PDF)
    const content = `${made.headers.location}/content`
    expect((await api.get('user', content)).rawPayload.equals(PDF)).toBe(true)
    const [row] = await api.database.asAdministrator<{ key: string }>(
      "select content_key as key from documents where file_name = 'changed.pdf'",
    )
    const { key = '' } = row ?? {}
    writeFileSync(join(api.folder, key.slice(0, 2), key), Buffer.alloc(PDF.length, '%'))
    const answer = await api.get('user', content).catch(() => undefined)
    expect(answer?.rawPayload.includes('%%%') ?? false).toBe(false)
    expect(answer?.statusCode).not.toBe(200)
    await api.database.asAdministrator("delete from documents where file_name = 'changed.pdf'")
    rmSync(join(api.folder, key.slice(0, 2), key))
  })
})

describe('a file that is on its way', () => {
  test('stays where the store is opened again within the hour, and is cleared away after it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'files-'))
    try {
      await openFiles(folder)
      const [young, old] = [randomUUID(), randomUUID()]
      for (const [key, minutes] of [
        [young, 50],
        [old, 70],
      ] as const) {
        const file = join(folder, '.incoming', key)
        writeFileSync(file, 'a part')
        const at = statSync(file).mtimeMs / 1000 - minutes * 60
        utimesSync(file, at, at)
      }
      await openFiles(folder)
      expect(readdirSync(join(folder, '.incoming'))).toEqual([young])
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})

describe('files that no record names', () => {
  test('are looked for in every table that keeps contents in files', async () => {
    const tables = await api.database.asAdministrator<{ name: string }>(
      "select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'content_key'",
    )
    expect(tables.map(({ name }) => name).sort()).toEqual([...KEEPING].sort())
  })

  test('are put aside at the start unless they were written just now, those of every tenant stay, and what is named again comes back', async () => {
    for (const [person, tenant] of [
      ['user', 'own'],
      ['stranger', 'other'],
    ] as const) {
      const { id } = await new World(api, tenant).make('contacts')
      expect((await upload(api, person, `/api/contacts/${id}/documents`, 'a.pdf', PDF)).statusCode).toBe(201)
    }
    const named = kept(api.folder)
    const files = await openFiles(api.folder)
    const orphan = await files.put(PDF)
    lieFor(api.folder, [orphan, ...named.map(name => name.slice(3))], 2)
    const young = await files.put(PDF)
    const lines: string[] = []
    const tidy = () => tidyFiles(files, api.database.database, api.services.clock, line => lines.push(line))
    await tidy()
    expect(kept(api.folder)).toEqual([`.aside/${orphan}`, ...named, `${young.slice(0, 2)}/${young}`].sort())
    await files.remove(young)
    await expect(files.get(orphan)).rejects.toThrow('no such file')
    await api.database.asAdministrator('update documents set content_key = $1 where tenant_id = $2', [
      orphan,
      api.tenants.own,
    ])
    await tidy()
    expect(Buffer.from(await files.get(orphan)).equals(PDF)).toBe(true)
    expect(kept(api.folder).filter(name => name.startsWith('.aside'))).toHaveLength(1)
    expect(lines).toEqual([
      '1 uploaded file without a record was put aside',
      '1 uploaded file without a record was put aside',
      '1 uploaded file that had been put aside is back',
    ])
    await tidy()
    expect(lines).toHaveLength(3)
  })

  test('are looked for once a day: that of a deleted document is put aside, and comes back with its row', async () => {
    const { id } = await new World(api, 'own').make('contacts')
    const made = await upload(api, 'user', `/api/contacts/${id}/documents`, 'b.pdf', PDF)
    const document = made.json<{ id: number }>().id
    const rows = (statement: string) => api.database.asAdministrator<{ key: string }>(statement, [document])
    const [row] = await rows('select content_key as key from documents where id = $1')
    const { key = '' } = row ?? {}
    await rows('create table deleted_documents as select * from documents where id = $1')
    expect((await api.remove('user', `/api/documents/${document}`, 1)).statusCode).toBe(200)
    lieFor(api.folder, [key], 2)

    let now: Timestamp = '2026-11-21T12:00:00.000Z'
    const lines: string[] = []
    const sweep = tidiesFilesDaily({
      database: api.database.database,
      files: await openFiles(api.folder),
      clock: { now: () => now, today: () => '2026-11-21' },
      report: line => lines.push(line),
    })
    const where = () => kept(api.folder).find(name => name.endsWith(key))
    await sweep()
    now = '2026-11-22T11:59:59.999Z'
    await sweep()
    expect(where()).toBe(`${key.slice(0, 2)}/${key}`)
    now = '2026-11-22T12:00:00.000Z'
    await sweep()
    expect(where()).toBe(`.aside/${key}`)

    await api.database.asAdministrator('insert into documents select * from deleted_documents')
    now = '2026-11-23T11:59:59.999Z'
    await sweep()
    expect(where()).toBe(`.aside/${key}`)
    now = '2026-11-23T12:00:00.000Z'
    await sweep()
    expect((await api.get('agent', `/api/documents/${document}/content`)).rawPayload.equals(PDF)).toBe(true)
    expect(lines).toEqual([
      '1 uploaded file without a record was put aside',
      '1 uploaded file that had been put aside is back',
    ])
    await api.database.asAdministrator('drop table deleted_documents')
  })

  test('are looked for again an hour after a try that failed, and a tenant that is being moved keeps nobody from it', async () => {
    const { database } = api.database
    let now: Timestamp = '2026-11-21T12:00:00.000Z'
    let tries = 0
    const sweep = tidiesFilesDaily({
      database: {
        ...database,
        inTransaction: async (caller, work, options) => {
          tries += 1
          expect(options).toEqual({ readOnly: true })
          if (tries === 1) throw new Error('Connection terminated')
          return database.inTransaction(caller, work, options)
        },
      },
      files: await openFiles(api.folder),
      clock: { now: () => now, today: () => '2026-11-21' },
      report: () => undefined,
    })
    now = '2026-11-22T12:00:00.000Z'
    await expect(sweep()).rejects.toThrow('Connection terminated')
    now = '2026-11-22T12:59:59.999Z'
    await sweep()
    expect(tries).toBe(1)
    now = '2026-11-22T13:00:00.000Z'
    await sweep()
    expect(tries).toBeGreaterThan(1)
  })

  test('that were received while their names were read stay', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'fund-files-'))
    const clock = vi.spyOn(Date, 'now')
    try {
      const files = await openFiles(folder)
      const key = await files.put(PDF)
      const written = statSync(join(folder, key.slice(0, 2), key)).mtimeMs
      clock.mockReturnValue(written)
      const names = async () => {
        clock.mockReturnValue(written + 2 * 3_600_000)
        return new Set<string>()
      }
      expect(await files.tidy(names, '2026-11-21T12:00:00.000Z')).toEqual({ aside: 0, back: 0 })
    } finally {
      clock.mockRestore()
      rmSync(folder, { recursive: true, force: true })
    }
  })

  test('are deleted a month after they were put aside', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'fund-files-'))
    try {
      const files = await openFiles(folder)
      const [old, young] = [await files.put(PDF), await files.put(PDF)]
      const now = '2026-11-21T12:00:00.000Z'
      const days = (ago: number) => Date.parse(now) / 1000 - ago * 86_400
      for (const key of [old, young]) utimesSync(join(folder, key.slice(0, 2), key), days(90), days(90))
      expect(await files.tidy(async () => new Set(), now)).toEqual({ aside: 2, back: 0 })
      utimesSync(join(folder, '.aside', old), days(31), days(31))
      utimesSync(join(folder, '.aside', young), days(29), days(29))
      expect(await files.tidy(async () => new Set(), now)).toEqual({ aside: 0, back: 0 })
      expect(kept(folder)).toEqual([`.aside/${young}`])
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })
})

/** A copy is restored elsewhere: nothing is lost, nothing is other than it was. */
import { appendFileSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeCopy } from '../../../src/server/backup/backup.ts'
import {
  fileOf,
  MANIFEST,
  manifestFiles,
  readManifest,
  readTable,
  verifyCopy,
} from '../../../src/server/backup/manifest.ts'
import type { CopiedTable, Manifest } from '../../../src/server/backup/manifest.ts'
import { restoreCopy } from '../../../src/server/backup/restore.ts'
import { keepsFiles } from '../../../src/server/database/catalogue.ts'
import { openFiles } from '../../../src/server/documents/fileStore.ts'
import type { FileStore } from '../../../src/server/documents/fileStore.ts'
import { startApi } from '../api.ts'
import type { Api } from '../api.ts'
import { createDatabase } from '../harness.ts'
import type { TestDatabase } from '../harness.ts'
import { refusalOf } from '../start/refusals.ts'
import { World } from '../samples.ts'
import { PDF, upload } from '../uploads.ts'
import { fillTenant } from './fixtures.ts'

const folder = mkdtempSync(join(tmpdir(), 'fund-copies-'))
const copy = join(folder, 'copy')
const made: TestDatabase[] = []
let api: Api
let files: FileStore

/** Past row-level security, so that nothing that a copy has left out is overlooked. */
async function everyRow({ asAdministrator }: TestDatabase): Promise<Record<string, string>> {
  const tables = await asAdministrator<{ name: string }>(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'schema_migrations' order by 1",
  )
  const all: Record<string, string> = {}
  for (const { name } of tables) {
    const [row] = await asAdministrator<{ told: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, ',' order by t::text)), '') as told from ${name} t`,
    )
    all[name] = row!.told
  }
  return all
}

/** References, guards and row-level security, as the catalogue tells them. */
async function everyGuard({ asAdministrator }: TestDatabase): Promise<unknown> {
  return asAdministrator(
    `select conrelid::regclass::text || ' ' || conname as name, pg_get_constraintdef(oid) as told from pg_constraint where connamespace = 'public'::regnamespace
     union all select oid::regclass::text, relrowsecurity || ' ' || relforcerowsecurity from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
     union all select tgrelid::regclass || ' ' || tgname, tgenabled::text from pg_trigger where not tgisinternal
     order by 1, 2`,
  )
}

async function empty(): Promise<{ database: TestDatabase; store: FileStore; place: string }> {
  const database = await createDatabase({ empty: true })
  made.push(database)
  const place = mkdtempSync(join(folder, 'files-'))
  return { database, store: await openFiles(place), place }
}

const keptIn = (place: string) =>
  readdirSync(place, { recursive: true, encoding: 'utf8' }).filter(name => /[0-9a-f]{8}-/.test(name))

beforeAll(async () => {
  api = await startApi()
  files = await openFiles(api.folder)
  for (const tenant of ['own', 'other'] as const) await fillTenant(api, tenant)
  await makeCopy(api.database.owner, files, copy)
})

afterAll(async () => {
  for (const database of made) await database.close()
  await api.close()
  rmSync(folder, { recursive: true, force: true })
})

/**
 * A copy that each release leaves behind, made with fixtures.ts as beforeAll makes one; that of a state between two
 * releases also names its last migration.
 */
const RELEASES = join(import.meta.dirname, 'releases')
const releases = readdirSync(RELEASES).sort()
/** Tables that fixtures.ts writes no row of: a deletion that has begun, several databases, the local sign-in. */
const NEVER_FILLED = ['sign_in_state', 'tenant_deletion_files', 'tenant_deletions', 'tenant_places']

/** The rows of a table of a copy, in the columns that are asked for, as PostgreSQL writes them. */
async function rowsOfCopy(place: string, { name, columns }: CopiedTable, asked: readonly string[]): Promise<string[]> {
  const chunks: Uint8Array[] = []
  for await (const chunk of readTable(place, name)) chunks.push(chunk)
  const places = asked.map(column => columns.indexOf(column))
  const lines = Buffer.concat(chunks).toString('utf8').split('\n').slice(0, -1)
  return lines.map(line => places.map(at => line.split('\t')[at]).join('\t')).sort()
}

describe('data of an earlier release', () => {
  test('is kept of this version, with rows of each table that has come since the release before', async () => {
    const manifest = readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8')
    const { version }: { version: string } = JSON.parse(manifest)
    expect(releases).toContain(version)
    const copies = await Promise.all(releases.map(release => readManifest(join(RELEASES, release))))
    for (const [index, { tables }] of copies.slice(1).entries()) {
      const known = copies[index]?.tables.map(({ name }) => name)
      const come = tables.filter(({ name }) => !known?.includes(name))
      expect(come.filter(({ rows }) => rows === 0).map(({ name }) => name)).toEqual(NEVER_FILLED)
      expect(come.length).toBeGreaterThan(NEVER_FILLED.length)
    }
  })

  test.each(releases)('%s starts on this one with every value and file to the byte', async release => {
    const { database, store, place } = await empty()
    const { user } = database.runtime
    const kept = join(RELEASES, release)
    const before = await restoreCopy(kept, { owner: database.owner, runtimeUser: String(user), files: store })
    const now = join(folder, `release-${release}`)
    const after = await makeCopy(database.owner, store, now)
    // Migrations since have added columns, and changed nothing that stood there.
    for (const table of before.tables) {
      const same = after.tables.find(({ name }) => name === table.name)
      expect(same?.columns, table.name).toEqual(expect.arrayContaining(table.columns))
      const found = same && (await rowsOfCopy(now, same, table.columns))
      expect(found, table.name).toEqual(await rowsOfCopy(kept, table, table.columns))
    }
    expect(before.tables.filter(({ rows }) => rows > 0).length).toBeGreaterThan(20)
    expect(keptIn(place)).toHaveLength(before.files.length)
    expect(before.files.length).toBeGreaterThan(0)
    for (const { key } of before.files)
      expect(readFileSync(fileOf(now, key)).equals(readFileSync(fileOf(kept, key))), key).toBe(true)
  })
})

describe('a copy', () => {
  test('is restored into an empty database: every row, every file, every guard, and the next number', async () => {
    const { database, store, place } = await empty()
    const { user } = database.runtime
    await restoreCopy(copy, { owner: database.owner, runtimeUser: String(user), files: store })
    const before = await everyRow(api.database)
    expect(Object.keys(before).length).toBeGreaterThan(40)
    expect(await everyRow(database)).toEqual(before)
    expect(await everyGuard(database)).toEqual(await everyGuard(api.database))
    expect(keptIn(place).sort()).toEqual(keptIn(api.folder).sort())
    for (const name of keptIn(place))
      expect(readFileSync(join(place, name)).equals(readFileSync(join(api.folder, name)))).toBe(true)
    const numbers = 'select sequencename, last_value::text from pg_sequences order by 1'
    expect(await database.asAdministrator(numbers)).toEqual(await api.database.asAdministrator(numbers))
    const again = join(folder, 'again')
    await makeCopy(database.owner, store, again)
    expect(readFileSync(join(again, MANIFEST), 'utf8')).toBe(readFileSync(join(copy, MANIFEST), 'utf8'))
  })

  test('is restored into a database whose tables the product has made and nobody has used', async () => {
    const database = await createDatabase()
    made.push(database)
    const { user } = database.runtime
    await restoreCopy(copy, {
      owner: database.owner,
      runtimeUser: String(user),
      files: await openFiles(mkdtempSync(join(folder, 'files-'))),
    })
    expect(await everyRow(database)).toEqual(await everyRow(api.database))
  })

  test('is of one moment, whatever is written meanwhile', async () => {
    const changed = join(folder, 'changed')
    const copying = makeCopy(api.database.owner, files, changed)
    const answers = []
    for (let count = 0; count < 20; count += 1)
      answers.push(
        await api.post('admin', '/api/countries', { code: `X${'ABCDEFGHIJLMNOPQRSTU'[count]}`, name: `Q${count}` }),
      )
    await copying
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 201))
    const { database, store } = await empty()
    // References hold, and so does what counts the changes of each record.
    await restoreCopy(changed, { owner: database.owner, files: store })
    const [seen] = await database.asAdministrator<{ same: boolean }>(
      "select (select count(*) from countries where name ~ '^Q\\d+$') = (select count(*) from audit where resource = 'countries' and action = 'create' and changes::text ~ '\"Q\\d+\"') as same",
    )
    expect(seen).toEqual({ same: true })
  })

  test('that is damaged anywhere is refused by the name of the part, and nothing is changed', async () => {
    const { database, store, place } = await empty()
    const restored = (damage: (where: string) => void) => {
      const where = mkdtempSync(join(folder, 'damaged-'))
      cpSync(copy, where, { recursive: true })
      damage(where)
      return restoreCopy(where, { owner: database.owner, files: store })
    }
    const [file = ''] = keptIn(join(copy, 'files'))
    for (const [part, damage] of [
      [/manifest\.json is not what was written/, where => appendFileSync(join(where, MANIFEST), ' ')],
      [
        /tables\/funds\.copy\.gz is not what was written/,
        where =>
          writeFileSync(join(where, 'tables/funds.copy.gz'), readFileSync(join(copy, 'tables/contacts.copy.gz'))),
      ],
      [
        /tables\/audit\.copy\.gz is not what was written/,
        where =>
          writeFileSync(
            join(where, 'tables/audit.copy.gz'),
            readFileSync(join(copy, 'tables/audit.copy.gz')).subarray(0, -9),
          ),
      ],
      [/tables\/mails\.copy\.gz is missing/, where => rmSync(join(where, 'tables/mails.copy.gz'))],
      [/files\/\S+ is not what was written/, where => appendFileSync(join(where, 'files', file), 'x')],
      [/files\/\S+ is missing/, where => rmSync(join(where, 'files', file))],
      [/holds no copy of the product/, where => rmSync(join(where, MANIFEST))],
    ] satisfies [RegExp, (where: string) => void][])
      await expect(restored(damage), String(part)).rejects.toThrow(part)
    expect(
      await database.asAdministrator("select 1 from pg_class where relnamespace = 'public'::regnamespace"),
    ).toEqual([])
    expect(keptIn(place)).toEqual([])
  })

  test('is never restored over data, and never written over another copy', async () => {
    const before = await everyRow(api.database)
    await expect(restoreCopy(copy, { owner: api.database.owner, files })).rejects.toThrow('holds data already')
    expect(await everyRow(api.database)).toEqual(before)
    await expect(makeCopy(api.database.owner, files, copy)).rejects.toThrow('is there already')
  })

  test('that is refused, or has no room, asks for what is enough @long', async () => {
    const { database, store } = await empty()
    const restoring = (where: string, owner = database.owner) => restoreCopy(where, { owner, files: store })
    const ofNewer = async (change: (manifest: Manifest) => object) => {
      const where = mkdtempSync(join(folder, 'newer-'))
      cpSync(copy, where, { recursive: true })
      const manifest = await readManifest(copy)
      for (const [name, content] of manifestFiles({ ...manifest, ...change(manifest) }))
        writeFileSync(join(where, name), content)
      return where
    }
    const later = { name: '9999-later.sql', checksum: '' }
    const damaged = await ofNewer(() => ({}))
    appendFileSync(join(damaged, MANIFEST), ' ')
    for (const [refused, sentence] of [
      [await ofNewer(() => ({ form: 'later' })), /by a newer version of the product: use that one\.$/],
      [
        await ofNewer(({ migrations }) => ({ migrations: [...migrations, later] })),
        /by a newer version of the product \(it has 9999-later\.sql\): use that version\.$/,
      ],
      [
        await ofNewer(({ tables }) => ({ tables: tables.map(table => ({ ...table, rows: table.rows + 1 })) })),
        /is damaged: \w+ has \d+ rows instead of \d+\. No row was restored; use another copy\.$/,
      ],
      [damaged, /is damaged: manifest\.json .+ Nothing was changed; use another copy\.$/],
      [folder, /holds no copy of the product/],
    ] as const)
      expect(await refusalOf(restoring(refused))).toMatch(sentence)
    expect(await refusalOf(restoring(copy, api.database.owner))).toMatch(/a copy is restored into an empty one\./)
    // This version, another copy, an empty database: what each of them asks for.
    await restoring(copy)
    expect(await refusalOf(makeCopy(database.owner, store, copy))).toMatch(/name a new folder for the copy\.$/)
    await makeCopy(database.owner, store, join(folder, 'a-new-folder'))
  })

  test('goes on without a file that is lost, and names it @long', async () => {
    const [lost = ''] = keptIn(api.folder).map(name => name.slice(3))
    const content = await files.get(lost)
    await files.remove(lost)
    const poorer = join(folder, 'poorer')
    expect((await makeCopy(api.database.owner, files, poorer)).lost).toEqual([lost])
    // So does one that was changed behind the product: a copy of it would say something else than its record.
    await files.receive(
      (async function* () {
        yield new TextEncoder().encode('changed')
      })(),
      lost,
    )
    const without = join(folder, 'without')
    expect((await makeCopy(api.database.owner, files, without)).lost).toEqual([lost])
    await files.remove(lost)
    await files.receive(
      (async function* () {
        yield content
      })(),
      lost,
    )
    const { database, store } = await empty()
    await restoreCopy(poorer, { owner: database.owner, files: store })
  })
})

describe('a document whose row and file go while a copy is made', () => {
  interface Kept {
    url: string
    key: string
  }

  /** Documents in the order in which their files are copied. */
  async function kept(count: number): Promise<Kept[]> {
    const { id } = await new World(api).make('contacts')
    const made: Kept[] = []
    for (let number = 1; number <= count; number += 1) {
      const { headers } = await upload(api, 'user', `/api/contacts/${id}/documents`, `${number}.pdf`, PDF)
      const url = String(headers.location)
      const [row] = await api.database.asAdministrator<{ key: string }>(
        'select content_key as key from documents where id = $1',
        [url.split('/').at(-1)],
      )
      made.push({ url, key: row?.key ?? '' })
    }
    return made.sort((one, other) => (one.key < other.key ? -1 : 1))
  }

  const remove = async ({ url, key }: Kept): Promise<void> => {
    expect((await api.remove('user', url, 1)).statusCode).toBe(200)
    await files.remove(key)
  }

  /** The store as a copy reads it, with this done each time before a file is opened. */
  const reading = (before: (key: string) => Promise<void>): FileStore => ({
    ...files,
    read(key, hash) {
      const content = async function* () {
        await before(key)
        yield* files.read(key, hash)
      }
      return Readable.from(content(), { objectMode: false })
    },
  })

  /** What the rows of a copy name, its manifest and the folder have to be the same. */
  async function keysIn(place: string): Promise<{ named: string[]; files: string[]; lost: string[] }> {
    const manifest = await verifyCopy(place)
    const named: string[] = []
    for (const table of manifest.tables.filter(keepsFiles))
      named.push(...(await rowsOfCopy(place, table, ['content_key'])).filter(key => key !== '\\N'))
    const there = manifest.files.map(({ key }) => key)
    expect(keptIn(join(place, 'files')).map(name => name.slice(3))).toEqual(expect.arrayContaining(there))
    expect(keptIn(join(place, 'files'))).toHaveLength(there.length)
    expect(new Set(named)).toEqual(new Set([...there, ...manifest.lost]))
    return { named, files: there, lost: manifest.lost }
  }

  test('before its file is copied is in no part of the copy, which begins anew', async () => {
    const [copied, gone, stays] = await kept(3)
    if (!copied || !gone || !stays) throw new Error('Three documents were made.')
    let begun = 0
    const place = join(folder, 'deleted-before')
    const store = reading(async key => {
      // What was copied before it must not be left in the next copy either.
      if (key === gone.key) for (const one of [copied, gone]) await remove(one)
      if (key === stays.key) begun += 1
    })
    await makeCopy(api.database.owner, store, place)
    const { named, lost } = await keysIn(place)
    expect(named.filter(key => [copied, gone, stays].some(one => one.key === key))).toEqual([stays.key])
    expect({ lost, begun }).toEqual({ lost: [], begun: 2 })
  })

  test('after its file was copied is in the copy with it, which goes on', async () => {
    const [gone, later] = await kept(2)
    if (!gone || !later) throw new Error('Two documents were made.')
    const place = join(folder, 'deleted-after')
    let begun = 0
    const store = reading(async key => {
      if (key !== later.key) return
      begun += 1
      await remove(gone)
    })
    await makeCopy(api.database.owner, store, place)
    const { named, lost } = await keysIn(place)
    expect(named).toContain(gone.key)
    expect({ lost, begun }).toEqual({ lost: [], begun: 1 })
    expect(readFileSync(fileOf(place, gone.key)).equals(PDF)).toBe(true)
  })

  test('each time that it begins anew makes the third copy the last, which names the file as lost @long', async () => {
    const deleted = await kept(4)
    const place = join(folder, 'deleted-thrice')
    const found: string[] = []
    let before = ''
    let begins = true
    const store = reading(async key => {
      // Files are copied in the order of their keys.
      if (key <= before) begins = true
      before = key
      const one = deleted.find(each => each.key === key)
      if (!one || !begins) return
      begins = false
      found.push(key)
      await remove(one)
    })
    await makeCopy(api.database.owner, store, place)
    const { lost } = await keysIn(place)
    expect(found).toHaveLength(3)
    expect(lost).toEqual(found.slice(2))
  })
})

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { readConfig } from '../../../src/server/configuration.ts'
import { openDatabase } from '../../../src/server/database/database.ts'
import { openServer, openStorage } from '../../../src/server/start/databaseServer.ts'
import type { Storage } from '../../../src/server/start/databaseServer.ts'
import { startPooler } from '../database/pooler.ts'
import { createDatabase } from '../harness.ts'
import type { TestDatabase } from '../harness.ts'

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 })

const folder = mkdtempSync(join(tmpdir(), 'fund-storage-'))
const OWNER = `fund_test_owner_${process.pid}`
const LOGIN = `fund_test_login_${process.pid}`
const made: TestDatabase[] = []

/** A database as an administrator hands it out: empty, owned by a user who is no superuser. */
async function handedOut(owner: string): Promise<TestDatabase> {
  const database = await createDatabase({ empty: true })
  made.push(database)
  await database.asAdministrator(`alter database ${database.name} owner to ${owner}`)
  return database
}

function address({ runtime, name }: TestDatabase, user: string): string {
  const password = typeof runtime.password === 'string' ? `:${runtime.password}` : ''
  return `postgresql://${user}${password}@localhost:${runtime.port}/${name}?host=${encodeURIComponent(String(runtime.host))}`
}

function open(environment: Record<string, string>, report: string[] = []): Promise<Storage> {
  const config = readConfig({ ...environment, DATA_DIR: folder }, { root: folder, from: folder })
  return openServer(config, line => report.push(line))
}

let administration: TestDatabase

beforeAll(async () => {
  administration = await createDatabase()
  made.push(administration)
  const password =
    typeof administration.runtime.password === 'string' ? ` password '${administration.runtime.password}'` : ''
  for (const [role, rights] of [
    [OWNER, 'createrole'],
    [LOGIN, ''],
  ])
    await administration.asAdministrator(`create role ${role} login ${rights}${password}`)
  // The roles of the product belong to the whole server, and another database of this test run has made them.
  await administration.asAdministrator(`grant fund_runtime, fund_sign_in, fund_deletion to ${OWNER} with admin option`)
})

afterAll(async () => {
  // Its owner can only go after it.
  for (const database of made.splice(1)) {
    await database.close()
    await administration.asAdministrator(`drop database ${database.name} with (force)`)
  }
  await administration.asAdministrator(
    `revoke fund_runtime, fund_sign_in, fund_deletion from ${OWNER} cascade; drop role ${OWNER}; drop role ${LOGIN}`,
  )
  await made[0]?.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Makes a tenant and reads it back as itself and as another one. */
async function worksIn(storage: Storage): Promise<void> {
  const database = openDatabase(storage.logins)
  const id = await database.inTransaction(
    { tenantId: null, platform: true },
    async tx =>
      (
        await tx
          .insertInto('tenants')
          .values({ short_name: 'works', name: 'Works', currency: 'EUR' })
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id,
  )
  const seen = (tenantId: number) =>
    database.inTransaction({ tenantId }, tx => tx.selectFrom('tenants').select('short_name').execute(), {
      readOnly: true,
    })
  expect(await seen(id)).toEqual([{ short_name: 'works' }])
  expect(await seen(id + 1)).toEqual([])
  await database.close()
}

describe('an external database', () => {
  test('works with one user who owns it and is no superuser', async () => {
    const database = await handedOut(OWNER)
    const report: string[] = []
    const storage = await open({ DATABASE_URL: address(database, OWNER) }, report)
    await worksIn(storage)
    expect(report).toContainEqual(expect.stringContaining('brought up to date'))
    await storage.stop()
    await worksInAgain(database)
  })

  async function worksInAgain(database: TestDatabase): Promise<void> {
    const report: string[] = []
    await (await open({ DATABASE_URL: address(database, OWNER) }, report)).stop()
    expect(report.join()).not.toContain('brought up to date')
  }

  test('works with a login that owns nothing beside an owner that migrates, and a copy for lists', async () => {
    const database = await handedOut(OWNER)
    const storage = await open({
      DATABASE_URL: address(database, LOGIN),
      DATABASE_MIGRATION_URL: address(database, OWNER),
      DATABASE_READ_URL: address(database, LOGIN),
    })
    await worksIn(storage)
    expect(storage.logins.read).toBeDefined()
    const [rights] = await database.asAdministrator(
      `select count(*)::int as owned from pg_class where relowner = '${LOGIN}'::regrole`,
    )
    expect(rights).toEqual({ owned: 0 })
    await storage.stop()
  })

  test('behind a pooler asks for the database itself, for its owner; what it is told then is enough', async () => {
    const database = await handedOut(OWNER)
    const pooler = await startPooler(database.runtime)
    const { port = '' } = database.runtime
    const pooled = (user: string) => {
      const url = new URL(address(database, user))
      url.searchParams.delete('host')
      return url.href.replace(`localhost:${port}`, `127.0.0.1:${pooler.port}`)
    }
    try {
      const leads = 'leads through a pooler of connections: name the database itself in'
      await expect(open({ DATABASE_URL: pooled(OWNER), DATABASE_MIGRATION_URL: pooled(OWNER) })).rejects.toThrow(
        `DATABASE_URL ${leads} DATABASE_MIGRATION_URL, for its owner.`,
      )
      await expect(open({ DATABASE_URL: pooled(LOGIN), DATABASE_MIGRATION_URL: pooled(OWNER) })).rejects.toThrow(
        `DATABASE_MIGRATION_URL ${leads} DATABASE_MIGRATION_URL, for its owner.`,
      )
      const refused = await open({ DATABASE_URL: pooled(LOGIN) }).catch(String)
      const asked = /name the database itself in (\w+), for its owner\.$/.exec(String(refused))?.[1] ?? ''
      const storage = await open({ DATABASE_URL: pooled(LOGIN), [asked]: address(database, OWNER) })
      expect(storage.logins.runtime.pooled).toBe(true)
      await worksIn(storage)
      await storage.stop()
    } finally {
      pooler.close()
    }
  })

  test('stands beside others with numbers, each of which stays what it is @long', async () => {
    const [one, two] = [await handedOut(OWNER), await handedOut(OWNER)]
    const [first, second] = [address(one, OWNER), address(two, OWNER)]
    const again = `${second}&application_name=again`
    await expect(open({ DATABASE_URL: first, DATABASES: `2=${again.replace(two.name, one.name)}` })).rejects.toThrow(
      'number 2 in DATABASES leads to the database of DATABASE_URL',
    )
    const storage = await open({ DATABASE_URL: first, DATABASES: `2=${second}` })
    expect(storage.further?.map(({ number }) => number)).toEqual([2])
    const database = await openStorage(storage)
    const made = await database.inTransaction({ tenantId: null, platform: true }, tx =>
      tx
        .insertInto('tenants')
        .values({ short_name: 'works', name: 'Works', currency: 'EUR' })
        .returning('id')
        .executeTakeFirstOrThrow(),
    )
    // Whoever makes a tenant makes it where all of them are known; an operator moves it.
    expect(await one.asAdministrator('select id::int from tenants')).toEqual([made])
    expect(await two.asAdministrator('select id::int from tenants')).toEqual([])
    await database.close()
    await storage.stop()
    await expect(open({ DATABASE_URL: second, DATABASES: `2=${first}` })).rejects.toThrow(
      `The database ${two.name} is number 2 of the product, and is named as number 1: put DATABASE_URL and DATABASES as they were.`,
    )
    await (await open({ DATABASE_URL: first, DATABASES: `2=${second}` })).stop()
    await expect(open({ DATABASE_URL: first, DATABASES: `2=${second} 3=${again}` })).rejects.toThrow(
      'number 3 in DATABASES leads to the database of number 2 in DATABASES',
    )
  })

  test('is served by one server for each data folder, whose files it keeps; a start that fails holds nothing', async () => {
    const database = await handedOut(OWNER)
    const first = await open({ DATABASE_URL: address(database, OWNER) })
    await expect(open({ DATABASE_URL: address(database, OWNER) })).rejects.toThrow(
      `The data folder ${folder} is in use by another start of this product (process ${process.pid}): stop that one, or choose another folder with DATA_DIR.`,
    )
    await first.stop()
    await expect(open({ DATABASE_URL: 'postgres://app@127.0.0.1:1/fund' })).rejects.toThrow('nothing answers there')
    await (await open({ DATABASE_URL: address(database, OWNER) })).stop()
  })

  test('that does not answer is named without its password', async () => {
    const sentence = (url: string) =>
      open({ DATABASE_URL: url }).then(
        () => 'opened',
        (error: Error) => error.message,
      )
    expect(await sentence('postgres://app:hunter2@127.0.0.1:1/fund')).toBe(
      'The database of DATABASE_URL (127.0.0.1:1) cannot be opened: nothing answers there.',
    )
    expect(await sentence('postgres://app:hunter2@/fund?host=/nowhere')).toBe(
      'The database of DATABASE_URL (/nowhere:5432) cannot be opened: nothing answers there.',
    )
    const unknown = await sentence(address(administration, LOGIN).replace(administration.name, 'fund_nowhere'))
    expect(unknown).toMatch(/cannot be opened: database "fund_nowhere" does not exist\.$/)
  })
})

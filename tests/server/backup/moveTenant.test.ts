/** What a refused move of a tenant asks for is done to the letter, and then the tenant moves. */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { moveTenant, withoutMoves } from '../../../src/server/backup/moveTenant.ts'
import { migrate, MIGRATIONS, readMigrations } from '../../../src/server/database/migrate.ts'
import { claimNumbers } from '../../../src/server/database/numbering.ts'
import { createDatabase } from '../harness.ts'
import type { TestDatabase } from '../harness.ts'
import { refusalOf } from '../start/refusals.ts'

// Each of them is moved whole, and other tests share the machine.
vi.setConfig({ testTimeout: 60_000 })

const made: TestDatabase[] = []
const another = async (options: { empty?: true } = {}): Promise<TestDatabase> => {
  const database = await createDatabase(options)
  made.push(database)
  return database
}
let first: TestDatabase
let second: TestDatabase
let two: ReturnType<typeof owners>

beforeAll(async () => {
  first = await another()
  second = await another()
  two = owners(first, second)
  await first.asAdministrator("insert into tenants (short_name, name, currency) values ('small', 'Small', 'EUR')")
  await first.asAdministrator(
    "insert into countries (tenant_id, code, name) select id, 'LU', 'Luxembourg' from tenants",
  )
})

afterAll(async () => {
  for (const database of made) await database.close()
})

const owners = (...databases: TestDatabase[]) => new Map(databases.map(({ owner }, index) => [index + 1, owner]))
const move = (databases: ReturnType<typeof owners>, tenant: string, to: number) =>
  moveTenant(databases, tenant, to, () => undefined)
const moved = async (databases: ReturnType<typeof owners>, tenant: string, to: number) =>
  expect((await move(databases, tenant, to)).rows).toBe(1)

describe('a move @long', () => {
  test('of a tenant that there is not is one of the tenant that is named rightly', async () => {
    expect(await refusalOf(move(two, 'smal', 2))).toBe('There is no tenant with the short name "smal".')
    await moved(two, 'small', 2)
  })

  test('into a database that is not named, or out of one, is one when it is named', async () => {
    const three = owners(first, second, await another())
    expect(await refusalOf(move(two, 'small', 3))).toBe('DATABASES names no database 3.')
    await moved(three, 'small', 3)
    expect(await refusalOf(move(two, 'small', 1))).toBe('The tenant is in database 3, which DATABASES does not name.')
    await moved(three, 'small', 1)
  })

  test('while another one runs, or copies are made, is one once that has ended', async () => {
    await withoutMoves(first.owner, async () => {
      expect(await refusalOf(move(two, 'small', 2))).toBe(
        'A tenant is being moved, or the databases are being copied: wait until that has ended.',
      )
    })
    await moved(two, 'small', 2)
  })

  test('of a tenant that is being deleted is one once that has ended', async () => {
    const status = (value: string) =>
      first.asAdministrator("update tenants set status = $1 where short_name = 'small'", [value])
    await status('Deleting')
    expect(await refusalOf(move(two, 'small', 1))).toBe(
      'The tenant is being deleted, and stays where it is until that has ended.',
    )
    await status('Active')
    await moved(two, 'small', 1)
  })

  test('between databases of two versions is one once the product was started with both', async () => {
    const behind = await another({ empty: true })
    const until = readMigrations(MIGRATIONS).at(-2)?.name
    await migrate(behind.owner, { until })
    const both = owners(first, behind)
    expect(await refusalOf(move(both, 'small', 2))).toBe(
      'The databases are not of the same version: start the product with this one, then move.',
    )
    await migrate(behind.owner)
    await moved(both, 'small', 2)
  })
})

test('a database of another number, or of somebody else, is taken under its own, or another is @long', async () => {
  await claimNumbers(second.owner, 2)
  expect(await refusalOf(claimNumbers(second.owner, 3))).toMatch(
    /is number 2 of the product, and is named as number 3: put DATABASE_URL and DATABASES as they were\.$/,
  )
  await claimNumbers(second.owner, 2)

  const others = await another()
  await others.asAdministrator("insert into tenants (short_name, name, currency) values ('other', 'Other', 'EUR')")
  expect(await refusalOf(claimNumbers(others.owner, 2))).toMatch(
    /is named as number 2 in DATABASES, and has tenants of its own: name an empty one\.$/,
  )
  await claimNumbers((await another()).owner, 2)
})

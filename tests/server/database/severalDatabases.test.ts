/** Tenants in two databases: the same requests on both, and a tenant that is moved while everybody works. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { moveTenant, withoutMoves } from '../../../src/server/backup/moveTenant.ts'
import { readConfig } from '../../../src/server/configuration.ts'
import { openDatabase } from '../../../src/server/database/database.ts'
import { claimNumbers } from '../../../src/server/database/numbering.ts'
import { openSeveral } from '../../../src/server/database/severalDatabases.ts'
import { followTenants } from '../../../src/server/database/tenantCopies.ts'
import { HOLD_TENANT } from '../../../src/server/database/tenantPlaces.ts'
import { accountDirectory } from '../../../src/server/identity/accounts.ts'
import { backUpAll, bringBackAll } from '../../../src/server/start/copies.ts'
import { openTogether, SEVERAL } from '../api.ts'
import type { Person } from '../api.ts'
import { createDatabase } from '../harness.ts'
import type { TestDatabase } from '../harness.ts'
import { serve } from '../serve.ts'
import { mistakesIn, recordStatements } from '../statements.ts'

const second = await createDatabase()
const { api, world, other } = await serve({ second })
const { database: first, tenants } = api
// As another server has opened them, which nobody tells of a move.
const elsewhere = await openTogether(first, second)
afterAll(async () => {
  await elsewhere.close()
  await second.close()
})

const owners = new Map([
  [1, first.owner],
  [2, second.owner],
])
const move = (tenant: string, to: number, report: (line: string) => void = () => undefined) =>
  moveTenant(owners, tenant, to, report)

const contact = (lastName: string) => ({
  firstName: 'Orla',
  lastName,
  email: `${lastName.toLowerCase()}@larkmoor.example`,
  phoneNumber: '+352 99 00 00',
})

interface Listed {
  id: number
  lastName: string
  version: number
}

const contactsOf = async (person: Person) =>
  (await api.get(person, '/api/contacts?sort=["id","ASC"]&range=[0,999]')).json<Listed[]>()

const rowsOf = async (database: typeof first, tenant: number) => {
  const [found] = await database.asAdministrator<{ count: number }>(
    `select (select count(*) from contacts where tenant_id = $1)::int
       + (select count(*) from audit where tenant_id = $1 and resource <> 'tenants')::int
       + (select count(*) from accounts where tenant_id = $1)::int as count`,
    [tenant],
  )
  return found?.count
}

const positionsOf = () =>
  Promise.all([first, second].map(database => database.asAdministrator('select * from saved_positions')))

/** Makes, reads, lists, changes and removes, and answers with what was said; whatever is not said in numbers. */
async function walk(person: Person, time = 1): Promise<unknown[]> {
  const key = `walk-${time}-of-the-${person}`
  const made = await api.post(person, '/api/contacts', contact('Walker'), { key })
  const again = await api.post(person, '/api/contacts', contact('Walker'), { key })
  const { id, version } = made.json<Listed>()
  const changed = await api.put(person, `/api/contacts/${id}`, version, contact('Changed'))
  const stale = await api.put(person, `/api/contacts/${id}`, version, contact('Late'))
  const one = await api.get(person, `/api/contacts/${id}`)
  const found = await api.get(person, '/api/search?q=Changed')
  const history = await api.get(person, `/api/contacts/${id}/history`)
  const exported = await api.get(person, '/api/contacts?format=json')
  const removed = await api.remove(person, `/api/contacts/${id}`, version + 1)
  const gone = await api.get(person, `/api/contacts/${id}`)
  const me = await api.get(person, '/api/me')
  return [
    ...[made, again, changed, stale, one, found, history, exported, removed, gone, me].map(answer => answer.statusCode),
    again.body === made.body,
    one.json<Listed>().lastName,
    history.headers['content-range'],
    exported.json<unknown[]>().length,
  ]
}

for (const resource of ['funds', 'limited-partners', 'transactions', 'capital-movements', 'onboardings'])
  for (const one of [world, other]) await one.shared(resource)

describe('two databases, one of which has a tenant of its own', () => {
  test('a tenant arrives with every row, goes on under its ids, and leaves nothing behind', async () => {
    const [before, others] = [await contactsOf('admin'), await contactsOf('stranger')]
    for (const database of [first, second])
      await database.asAdministrator("insert into saved_positions values ($1, 1, '0/1')", [tenants.own])
    const { rows, readOnly } = await move('larkmoor', 2)
    expect(rows).toBeGreaterThan(20)
    expect(readOnly).toBeGreaterThan(0)
    expect([await contactsOf('admin'), await contactsOf('stranger')]).toEqual([before, others])
    expect([await rowsOf(first, tenants.own), await rowsOf(second, tenants.other)]).toEqual([0, 0])
    expect(await rowsOf(second, tenants.own)).toBeGreaterThan(10)
    // How far the log of a database reached when somebody saved is true there alone, and only until the tenant leaves.
    expect(await positionsOf()).toEqual([[], []])
    // Moved where it is, it stays.
    expect(await move('larkmoor', 2)).toEqual({ rows, readOnly: 0 })
  })

  test('the same requests are answered alike in both, with numbers of their own', async () => {
    const walked = [await walk('admin'), await walk('stranger')]
    expect(walked[0]).toEqual(walked[1])
    expect(walked[0]?.slice(0, 11)).toEqual([201, 201, 200, 412, 200, 200, 200, 200, 200, 404, 200])
    const [made, there] = [
      await api.post('admin', '/api/contacts', contact('Numbered')),
      await api.post('stranger', '/api/contacts', contact('Numbered')),
    ].map(answer => answer.json<Listed>().id)
    expect([Math.floor(Number(made) / 1e10), Math.floor(Number(there) / 1e10)]).toEqual([1, 0])
    // Neither is told of what the other has.
    expect((await api.get('stranger', `/api/contacts/${made}`)).statusCode).toBe(404)
    expect((await api.get('admin', `/api/contacts/${there}`)).statusCode).toBe(404)
  })

  test.skipIf(SEVERAL)(
    'each statement touches the rows of one tenant, and is sent to the database that has them',
    async () => {
      for (const [person, tenant, database, number] of [
        ['admin', tenants.own, second, 2],
        ['stranger', tenants.other, first, 1],
      ] as const) {
        const statements = recordStatements()
        await walk(person, 2)
        statements.end()
        expect(statements.log.size).toBeGreaterThan(20)
        expect(await mistakesIn(database, statements.log)).toEqual([])
        const held = statements.log.get(HOLD_TENANT)?.map(({ values }) => values.slice(0, 2).join(' in '))
        expect(new Set(held)).toEqual(new Set([`${tenant} in ${number}`]))
      }
    },
  )

  test('a person finds accounts in both, and a link its tenant, whichever server is asked', async () => {
    for (const by of ['admin', 'stranger'] as const)
      expect(
        (await api.post(by, '/api/accounts', { name: 'Guest', userName: 'guest@elsewhere.example' })).body,
      ).toContain('Creating')
    const caller = { directory: api.issuer.tenantId, subject: 'guest', userName: 'guest@elsewhere.example' }
    const directory = accountDirectory(elsewhere, api.services)
    const found = await directory.find({ ...caller, name: 'Guest', roles: [] })
    expect(new Set(found.map(({ tenantId }) => tenantId))).toEqual(new Set([tenants.own, tenants.other]))
    const [mail] = await second.asAdministrator<{ guid: string }>(
      'select guid from mails where guid is not null limit 1',
    )
    expect(await directory.tenantOfMail(String(mail?.guid))).toBe(tenants.own)
    expect((await api.call(undefined, `/api/email-links/${mail?.guid}`)).statusCode).toBe(200)
  })

  test('what the platform changes of a tenant arrives beside its data, and its currency is held by its amounts', async () => {
    const place = `/api/tenants/${tenants.own}`
    const change = async (values: object) => {
      const tenant = (await api.get('global', place)).json<{ version: number }>()
      return api.put('global', place, tenant.version, { ...tenant, ...values })
    }
    expect((await change({ timeZone: 'America/New_York' })).statusCode).toBe(200)
    for (const database of [elsewhere, api.database.database]) await followTenants(database)
    const timeZone = (await second.asAdministrator<{ zone: string }>('select time_zone as zone from tenants'))[0]?.zone
    expect(timeZone).toBe('America/New_York')
    const refused = await change({ currency: 'USD' })
    expect([refused.statusCode, Object.keys(refused.json<{ errors: object }>().errors)]).toEqual([422, ['currency']])
  })

  test('the figures tell of the connections of all, and of the copy for reading, which follows the first', async () => {
    const one = openDatabase({ runtime: first.runtime, read: first.runtime, number: 1 })
    const two = openDatabase({ runtime: second.runtime, number: 2 })
    const together = await openSeveral(
      new Map([
        [1, one],
        [2, two],
      ]),
    )
    try {
      for (const tenantId of [tenants.own, tenants.other])
        await together.readOnce({ tenantId, id: 1 }, 'select 1 as one', [], { onCopy: true })
      const total = one.figures().total + two.figures().total
      const copy = { answered: 1, behind: 0, unreachable: 0 }
      expect(together.figures()).toEqual({ total, idle: total, waiting: 0, copy })
    } finally {
      await together.close()
    }
    expect(elsewhere.figures()).not.toHaveProperty('copy')
  })

  test('databases that were exchanged, or are of somebody else, are refused before anything is written', async () => {
    await expect(claimNumbers(second.owner, 3)).rejects.toThrow('is number 2 of the product')
    await expect(claimNumbers(first.owner, 2)).rejects.toThrow('has tenants of its own')
  })
})

describe('copies of two databases', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fund-several-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  const addressOf = ({ user, host, port, password, database }: TestDatabase['owner']) =>
    `postgresql://${user}${password === undefined ? '' : `:${String(password)}`}@localhost:${port}/${database}?host=${encodeURIComponent(String(host))}`
  const configOf = (one: TestDatabase, two?: TestDatabase) =>
    readConfig(
      {
        DATABASE_URL: addressOf(one.owner),
        ...(two && { DATABASES: `2=${addressOf(two.owner)}` }),
        DATA_DIR: join(folder, 'data'),
      },
      { root: folder, from: folder },
    )
  const quiet = () => undefined

  test('hold each tenant once, are brought back into the databases of their numbers, and keep tenants from moving @long', async () => {
    const place = join(folder, 'copy')
    const copied = await backUpAll(configOf(first, second), place, quiet)
    expect(copied.map(one => one.folder)).toEqual([join(place, '1'), join(place, '2')])
    await expect(backUpAll(configOf(first, second), place, quiet)).rejects.toThrow('name a new folder for the copies.')
    await backUpAll(configOf(first, second), `${place}-in-a-new-folder`, quiet)
    const empty = [await createDatabase({ empty: true }), await createDatabase({ empty: true })] as const
    try {
      await expect(bringBackAll(configOf(empty[0]), place, quiet)).rejects.toThrow(
        'holds copies of the databases 1, 2: name those in DATABASE_URL and DATABASES.',
      )
      await expect(bringBackAll(configOf(...empty), join(place, '1'), quiet)).rejects.toThrow(
        'is the copy of one database, and DATABASES names several: restore it without them.',
      )
      const alone = await createDatabase({ empty: true })
      await bringBackAll(configOf(alone), join(place, '1'), quiet)
      await alone.close()
      await bringBackAll(configOf(...empty), place, quiet)
      for (const [index, was] of [first, second].entries())
        for (const tenant of [tenants.own, tenants.other])
          expect(await rowsOf(empty[index] ?? was, tenant)).toBe(await rowsOf(was, tenant))
      for (const [index, { owner }] of empty.entries()) await claimNumbers(owner, index + 1)
    } finally {
      for (const database of empty) await database.close()
    }
    await withoutMoves(first.owner, async () => {
      await expect(move('larkmoor', 1)).rejects.toThrow('the databases are being copied: wait until that has ended')
    })
  })
})

/** Everybody saves, one after the other, until told to stop; answers with what was said and what was kept. */
function hands(person: Person, name: string) {
  let more = true
  const statuses = new Map<string, number>()
  const kept: string[] = []
  const hand = async (which: number) => {
    for (let time = 0; more; time += 1) {
      const lastName = `${name}${which}x${time}`
      const answer = await api.post(person, '/api/contacts', contact(lastName))
      const { code = '' } = answer.json<{ code?: string }>()
      const said = `${answer.statusCode} ${code} ${answer.headers['retry-after'] ?? ''}`.trim()
      statuses.set(said, (statuses.get(said) ?? 0) + 1)
      if (answer.statusCode === 201) kept.push(lastName)
      const read = await api.get(person, '/api/contacts?range=[0,0]')
      if (read.statusCode !== 200) statuses.set(`read ${read.statusCode}`, 1)
    }
  }
  const working = Promise.all([1, 2].map(hand))
  return {
    statuses,
    kept,
    async stop() {
      more = false
      await working
    },
  }
}

test('under load a tenant is moved with nothing but an announced wait, and no word is lost @long', async () => {
  const [own, others] = [hands('admin', 'Own'), hands('stranger', 'Others')]
  try {
    await move('larkmoor', 1)
  } finally {
    await Promise.all([own.stop(), others.stop()])
  }
  for (const [person, { statuses, kept }] of [
    ['admin', own],
    ['stranger', others],
  ] as const) {
    expect([...statuses.keys()].filter(said => !['201', '503 tenant-moving 2'].includes(said))).toEqual([])
    expect(kept.length).toBeGreaterThan(5)
    const names = (await contactsOf(person)).map(({ lastName }) => lastName).filter(name => name.includes('x'))
    expect(names.sort()).toEqual(kept.sort())
  }
})

test.each(['Copied', 'Everybody', 'Both', 'The tenant works'])(
  'broken off after it said "%s", a move is taken up again by the same words @long',
  async moment => {
    const before = await contactsOf('admin')
    const to = (await rowsOf(first, tenants.own)) === 0 ? 1 : 2
    await expect(
      move('larkmoor', to, line => {
        if (line.startsWith(moment)) throw new Error('killed')
      }),
    ).rejects.toThrow('killed')
    // Reading goes on, or is refused where each of two databases sends to the other; and what cannot be saved is told.
    const read = await api.get('admin', '/api/contacts?sort=["id","ASC"]&range=[0,999]')
    expect(read.statusCode === 200 ? read.json<Listed[]>() : read.statusCode).toEqual(
      moment === 'Everybody' ? 503 : before,
    )
    const saved = await api.post('admin', '/api/contacts', contact('Meanwhile'))
    expect([201, 503]).toContain(saved.statusCode)
    expect((await move('larkmoor', to)).rows).toBeGreaterThan(20)
    const after = await contactsOf('admin')
    expect(after.length).toBe(before.length + (saved.statusCode === 201 ? 1 : 0))
    expect((await api.post('admin', '/api/contacts', contact('After'))).statusCode).toBe(201)
    expect(await rowsOf(to === 1 ? second : first, tenants.own)).toBe(0)
  },
)

test('a move that was broken off is taken back by the number of the database that it left @long', async () => {
  const before = await contactsOf('admin')
  await expect(
    move('larkmoor', 2, line => {
      if (line.startsWith('Both')) throw new Error('killed')
    }),
  ).rejects.toThrow('killed')
  expect((await api.post('admin', '/api/contacts', contact('Meanwhile'))).json()).toMatchObject({
    code: 'tenant-moving',
  })
  expect(await move('larkmoor', 1)).toMatchObject({ readOnly: 0 })
  expect((await api.post('admin', '/api/contacts', contact('Here'))).statusCode).toBe(201)
  expect((await contactsOf('admin')).length).toBe(before.length + 1)
  expect(await placesOf()).toEqual({ first: [], second: [], copies: [] })
})

/** Where tenants are said to be, and which tenants the second database knows. */
async function placesOf() {
  const places = 'select tenant_id::int as tenant, database, moving from tenant_places order by 1'
  return {
    first: await first.asAdministrator(places),
    second: await second.asAdministrator(places),
    copies: await second.asAdministrator('select short_name as name from tenants'),
  }
}

describe('a new tenant @long', () => {
  const administrator = { administratorName: 'Ada Head', administratorEmail: 'head@new.example' }

  test('is in the first database, and can be moved at once', async () => {
    const made = await api.post('global', '/api/tenants', {
      shortName: 'newcomer',
      name: 'Newcomer',
      currency: 'EUR',
      ...administrator,
    })
    const { id } = made.json<{ id: number }>()
    expect(await placesOf()).toEqual({ first: [], second: [], copies: [] })
    expect(await rowsOf(first, id)).toBeGreaterThan(0)
    await move('newcomer', 2)
    expect(await placesOf()).toEqual({
      first: [{ tenant: id, database: 2, moving: false }],
      second: [{ tenant: id, database: 2, moving: false }],
      copies: [{ name: 'newcomer' }],
    })
    expect(await rowsOf(first, id)).toBe(0)
  })

  test('is not deleted while another database has its data, and leaves no place when it has come back', async () => {
    const [found] = await first.asAdministrator<{ id: number; version: number }>(
      "select id::int, version from tenants where short_name = 'newcomer'",
    )
    const { id = 0, version = 0 } = found ?? {}
    const remove = () => api.remove('global', `/api/tenants/${id}`, version)
    expect((await remove()).json()).toMatchObject({ code: 'referenced' })
    await second.asAdministrator(
      `insert into tenant_deletion_requests (tenant_id, reason, short_name, asked_by, deletable_from)
       values ($1, 'We leave', 'newcomer', 'Ada Head', '2020-01-01')`,
      [id],
    )
    const deleteData = () =>
      api.post('global', `/api/tenants/${id}/delete-data`, { shortName: 'newcomer' }, { version })
    expect((await deleteData()).body).toContain('bring the tenant into the first one before')
    const setStatus = (status: string) =>
      first.asAdministrator('update tenants set status = $2 where id = $1', [id, status])
    await setStatus('Deleting')
    await expect(move('newcomer', 1)).rejects.toThrow('being deleted')
    await setStatus('Active')
    await move('newcomer', 1)
    expect(await placesOf()).toEqual({ first: [], second: [], copies: [] })
    for (const table of ['tenant_deletion_requests', 'mails', 'accounts', 'countries', 'currencies'])
      await first.asAdministrator(`delete from ${table} where tenant_id = $1`, [id])
    expect((await remove()).statusCode).toBe(200)
  })
})

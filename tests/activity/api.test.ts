/** Who did what: found by person, kind, fund and time, from the history of all records. */
import { readSheet } from 'read-excel-file/node'
import { describe, expect, test } from 'vitest'
import type { ActivityEntry } from '../../src/api/activity.ts'
import { addDays } from '../../src/calendar.ts'
import type { Person } from '../server/api.ts'
import { parseCsv } from '../server/contents.ts'
import { serve } from '../server/serve.ts'

const { api, world, other } = await serve()

const activity = async (query: Record<string, string | number> = {}, person: Person = 'user') => {
  const words = Object.entries(query).map(([name, value]) => `${name}=${value}`)
  return (await api.get(person, `/api/activity?${words.join('&')}`)).json<ActivityEntry[]>()
}
const said = (entries: readonly ActivityEntry[]) =>
  entries.map(({ by, action, resource, record }) => `${by} ${action} ${resource} ${record.id}`)

test('R492 what two people did to three kinds of records is found by person, kind, fund and time, newest first', async () => {
  const fund = await world.make('funds', { name: 'Zephyr Growth' })
  const elsewhere = await world.make('funds', { name: 'Boreas Income' })
  const investment = await world.make('investments', { name: 'Tarn', fundId: fund.id })
  const bodies = {
    company: await world.body('companies', { investmentId: investment.id }),
    contact: await world.body('contacts'),
    partner: await world.body('limited-partners', { fundId: elsewhere.id }),
  }
  const since = (await activity())[0]!.id
  const made = async (person: Person, resource: string, body: object) =>
    (await api.post(person, `/api/${resource}`, body)).json<{ id: number }>()
  const company = await made('user', 'companies', bodies.company)
  const contact = await made('admin', 'contacts', bodies.contact)
  const partner = await made('admin', 'limited-partners', bodies.partner)
  await api.remove('admin', `/api/companies/${company.id}`, 1)

  const lately = (await activity()).filter(({ id }) => id > since)
  expect(said(lately)).toEqual([
    `Hanne Birk delete companies ${company.id}`,
    `Hanne Birk create limited-partners ${partner.id}`,
    `Hanne Birk create contacts ${contact.id}`,
    `Tomas Reve create companies ${company.id}`,
  ])
  const tomas = lately.find(({ by }) => by === 'Tomas Reve')!
  const only = async (query: Record<string, string | number>) => (await activity(query)).filter(({ id }) => id > since)
  expect(said(await only({ accountId: tomas.accountId! }))).toEqual([`Tomas Reve create companies ${company.id}`])
  expect(said(await only({ resource: 'contacts' }))).toEqual([`Hanne Birk create contacts ${contact.id}`])
  // What was deleted still belongs to the fund that its investment is in.
  expect(said(await only({ fundId: fund.id }))).toEqual([`Hanne Birk delete companies ${company.id}`])
  expect(said(await only({ fundId: elsewhere.id }))).toContain(`Hanne Birk create limited-partners ${partner.id}`)
  // Where the tenant is, the day may be a later one than in UTC.
  const day = tomas.at.slice(0, 10)
  expect(await only({ from: day, until: addDays(day, 1) })).toHaveLength(lately.length)
  expect(await only({ from: '2099-01-01' })).toEqual([])
  expect(await only({ until: '2001-01-01' })).toEqual([])
  expect(said(await activity({ before: tomas.id }))).not.toContain(`Tomas Reve create companies ${company.id}`)
})

test('a line names its record and its fund; one that is deleted is named as it was', async () => {
  const fund = await world.make('funds', { name: 'Aeolus Fund' })
  const partner = (
    await api.post('user', '/api/limited-partners', {
      ...(await world.body('limited-partners')),
      name: 'Oakham Trust',
      fundId: fund.id,
    })
  ).json<{ id: number }>()
  const contact = (
    await api.post('user', '/api/contacts', { ...(await world.body('contacts')), firstName: 'Ivo', lastName: 'Lund' })
  ).json<{ id: number }>()
  await api.remove('user', `/api/contacts/${contact.id}`, 1)
  const [removed, made] = await activity({ resource: 'contacts' })
  for (const line of [removed, made])
    expect(line).toMatchObject({ exists: false, record: { id: contact.id, firstName: 'Ivo', lastName: 'Lund' } })
  const [line] = await activity({ resource: 'limited-partners' })
  expect(line).toMatchObject({
    exists: true,
    owner: 'Aeolus Fund',
    record: { id: partner.id, name: 'Oakham Trust', fundId: fund.id },
  })
})

test('R492 an investor never sees it, and nobody sees what another tenant did or what their role may not read', async () => {
  await other.make('contacts')
  for (const person of ['investor', 'global'] as const)
    expect((await api.get(person, '/api/activity')).statusCode, person).toBe(403)
  const resources = async (person: Person) => new Set((await activity({}, person)).map(({ resource }) => resource))
  const mine = await activity({}, 'admin')
  expect(mine.every(({ by }) => by === null || ['Hanne Birk', 'Tomas Reve'].includes(by))).toBe(true)
  expect((await activity({ resource: 'accounts' }, 'user')).length).toBe(0)
  expect((await resources('agent')).has('accounts')).toBe(false)
})

describe('what was changed lately', () => {
  const lately = async () =>
    (await api.get('admin', '/api/activity/recent')).json<(ActivityEntry & { count: number })[]>()
  let minutes = 0
  /** All at one moment, a minute after what was written before. */
  const written = (action: string, records: number) =>
    api.database.asAdministrator(
      `insert into audit (tenant_id, at, action, resource, record_id)
       select $1, timestamptz '2026-11-21T10:00:00Z' + make_interval(mins => $2::int), $3, 'countries', n
       from generate_series(1, $4::int) n`,
      [api.tenants.own, (minutes += 1), action, records],
    )

  test('is the six newest changes, without what changes nothing', async () => {
    for (let count = 1; count <= 7; count += 1) await written('update', 1)
    await written('view', 1)
    await written('firstSignIn', 1)
    const actions = (await lately()).map(({ action, count }) => `${action} ${count}`)
    expect(actions).toEqual(Array.from({ length: 6 }, () => 'update 1'))
  })

  test('counts what was done at once to many records as one, beyond a page of the history too', async () => {
    await written('delete', 1)
    await written('update', 120)
    const [many, one] = await lately()
    expect([many?.action, many?.count]).toEqual(['update', 120])
    expect([one?.action, one?.count]).toEqual(['delete', 1])
    // Two full pages are read to their end as well.
    await written('create', 100)
    expect((await lately()).slice(0, 2).map(({ count }) => count)).toEqual([100, 120])
  })
})

const COLUMNS = 'Line,Time (UTC),Person,Account ID,Action,Kind,Record ID,Record,Fund,Field,Before,After'

describe('the history as a file', () => {
  const exported = (query: string, person: Person = 'admin') => api.get(person, `/api/activity/export?${query}`)
  const rowsOf = (answer: { payload: string }) => parseCsv(answer.payload.slice(1))

  test('is complete, however long it is, newest first, and of the tenant alone', async () => {
    await api.database.asAdministrator(
      `insert into audit (tenant_id, action, resource, record_id) select $1, 'update', 'countries', n from generate_series(1, 2100) n`,
      [api.tenants.own],
    )
    const [kept] = await api.database.asAdministrator<{ lines: number; newest: string }>(
      'select count(*)::int as lines, max(id)::text as newest from audit where tenant_id = $1',
      [api.tenants.own],
    )
    const answer = await exported('format=csv')
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename=history.csv',
    })
    const [head, ...rows] = rowsOf(answer)
    expect(head!.join(',')).toBe(COLUMNS)
    expect(rows[0]![0]).toBe(kept!.newest)
    expect(new Set(rows.map(([line]) => line)).size).toBe(kept!.lines)
    const json = (await exported('format=json')).json<Record<string, unknown>[]>()
    expect(json).toHaveLength(rows.length)
  })

  test('has a row for each changed field, and is narrowed as the page is', async () => {
    const contact = await world.make('contacts', { lastName: '=Ferrow' })
    const { version } = (await api.get('admin', `/api/contacts/${contact.id}`)).json<{ version: number }>()
    const body = { ...(await world.body('contacts')), lastName: 'Quill' }
    expect((await api.put('user', `/api/contacts/${contact.id}`, version, body)).statusCode).toBe(200)
    const [person] = await activity({ resource: 'contacts' })
    const query = `resource=contacts&accountId=${person!.accountId}`
    const json = (await exported(`format=json&${query}`)).json<Record<string, unknown>[]>()
    expect(json.find(({ field, line }) => field === 'lastName' && line === person!.id)).toEqual({
      line: person!.id,
      at: person!.at,
      person: 'Tomas Reve',
      accountId: person!.accountId,
      action: 'update',
      resource: 'contacts',
      recordId: contact.id,
      record: expect.stringContaining('Quill') as string,
      fund: null,
      field: 'lastName',
      before: '=Ferrow',
      after: 'Quill',
    })
    expect(json.every(({ person: by, resource }) => by === 'Tomas Reve' && resource === 'contacts')).toBe(true)
    // No spreadsheet program runs what somebody has typed.
    expect((await exported(`format=csv&${query}`)).payload).toContain(`"'=Ferrow"`)
    const sheet = await readSheet((await exported(`format=xlsx&${query}`)).rawPayload)
    expect(sheet[0]!.join(',')).toBe(COLUMNS)
    expect(sheet).toHaveLength(json.length + 1)
    expect((await exported('format=json&until=2001-01-01')).payload).toBe('[]')
  })

  test('is for administrators of the tenant alone, and in no other form', async () => {
    for (const person of ['user', 'agent', 'investor', 'global'] as const)
      expect((await exported('format=csv', person)).statusCode, person).toBe(403)
    expect((await exported('format=pdf')).statusCode).toBe(400)
    expect((await exported('')).statusCode).toBe(400)
  })
})

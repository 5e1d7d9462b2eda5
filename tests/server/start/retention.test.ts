/** What is old goes, in every tenant; what proves something stays. */
import { describe, expect, test } from 'vitest'
import { momentAfter } from '../../../src/calendar.ts'
import type { Timestamp } from '../../../src/entity.ts'
import { openDatabase } from '../../../src/server/database/database.ts'
import { openSeveral } from '../../../src/server/database/severalDatabases.ts'
import { removesWhatIsOld } from '../../../src/server/start/retention.ts'
import { serve } from '../serve.ts'

const { api, world } = await serve()

const RETENTION = { idempotencyHours: 48, exportDays: 14, mailDays: 100, visitDays: 200 }
const rows = <Row extends object>(sql: string, values: unknown[] = []) => api.database.asAdministrator<Row>(sql, values)

/** By the clock of the database, which the functions go by too. */
let now: Timestamp
const sweeper = (database = api.database.database) =>
  removesWhatIsOld({
    database,
    clock: { now: () => now, today: () => '2026-11-24' },
    retention: RETENTION,
  })
async function momentAgo(age: string): Promise<Timestamp> {
  const [found] = await rows<{ moment: Timestamp }>(
    `select to_char((now() - $1::interval) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as moment`,
    [age],
  )
  return found!.moment
}
async function sweep(): Promise<void> {
  now = await momentAgo('0 days')
  const remove = sweeper()
  let more = true
  while (more) more = await remove()
}

const bothTenants = () => [api.tenants.own, api.tenants.other]

async function answer(...tenants: number[]): Promise<void> {
  for (const tenant of tenants)
    for (const [key, age] of [
      ['old', '49 hours'],
      ['young', '47 hours'],
    ])
      await rows(
        'insert into idempotency_keys (tenant_id, account, route, key, body_hash, status, answer, created_at) ' +
          "values ($1, '1', 'POST /api/contacts', $2, '', 201, '{}', now() - $3::interval)",
        [tenant, key, age],
      )
}

test('answers of repeated requests are forgotten after their hours, those of the platform too', async () => {
  await answer(0, ...bothTenants())
  await sweep()
  expect(
    await rows("select key, count(*)::int as kept from idempotency_keys where account = '1' group by key"),
  ).toEqual([{ key: 'young', kept: 3 }])
})

test('what is old goes of the other tenants while the database of one is away, which is told and tried an hour later', async () => {
  const { runtime } = api.database
  await rows('delete from idempotency_keys')
  await answer(...bothTenants())
  await rows('insert into tenant_places (tenant_id, database) values ($1, 2)', [api.tenants.own])
  const together = await openSeveral(
    new Map([
      [1, openDatabase({ runtime, number: 1, poolSize: 1 })],
      // Nothing listens there.
      [2, openDatabase({ runtime: { ...runtime, host: '127.0.0.1', port: 1 }, number: 2 })],
    ]),
  )
  try {
    now = await momentAgo('0 days')
    const remove = sweeper(together)
    await expect(remove()).rejects.toThrow('What is old could not be removed in all tenants.')
    expect(await rows('select tenant_id::int as tenant from idempotency_keys order by 1, key')).toEqual(
      [api.tenants.own, api.tenants.own, api.tenants.other].map(tenant => ({ tenant })),
    )
    expect(await remove()).toBe(false)
    now = momentAfter(now, 3_600_000)
    await expect(remove()).rejects.toThrow('What is old could not be removed in all tenants.')
  } finally {
    await together.close()
    await rows('delete from tenant_places')
  }
})

test('traces of visits go with time, and nothing else of the history does', async () => {
  const note = (action: string, age: string, resource = 'notices') =>
    rows(
      'insert into audit (tenant_id, action, resource, record_id, at) values ($1, $2, $3, 987654, now() - $4::interval)',
      [api.tenants.own, action, resource, age],
    )
  await rows(
    "insert into audit (tenant_id, action, resource, record_id, at) select $1, 'view', 'notices', 987654, now() - interval '201 days' from generate_series(1, 2100)",
    [api.tenants.own],
  )
  for (const action of ['download', 'firstSignIn', 'view', 'create', 'update', 'delete', 'complete', 'publish'])
    await note(action, '2000 days', 'capital-movements')
  await note('view', '199 days')
  await sweep()
  expect(
    await rows('select action, count(*)::int as kept from audit where record_id = 987654 group by 1 order by 1'),
  ).toEqual(['complete', 'create', 'delete', 'publish', 'update', 'view'].map(action => ({ action, kept: 1 })))
})

describe('an old mail', () => {
  const mailOf = async (status: string, age: string, link: string | null) => {
    const mail = await world.insert('mails', { status, subject: 'Capital call', body: 'Dear Ivo' })
    await rows(
      'update mails set created_at = now() - $2::interval, link_until = now() + $3::interval, guid = gen_random_uuid() where id = $1',
      [mail.id, age, link],
    )
    await rows(
      `insert into audit (tenant_id, action, resource, record_id, changes) values ($1, 'create', 'mails', $2,
       '[{"field":"subject","old":null,"new":"Capital call"},{"field":"body","old":null,"new":"Dear Ivo"}]')`,
      [api.tenants.own, mail.id],
    )
    return mail.id
  }
  const kept = async (id: number) =>
    (
      await rows<{ body: string; subject: string; guid: string | null; told: string }>(
        "select m.body, m.subject, m.guid, string_agg(h.changes::text, '') as told from mails m join audit h on h.record_id = m.id and h.resource = 'mails' and h.changes::text like '%Capital call%' where m.id = $1 group by 1, 2, 3",
        [id],
      )
    )[0]

  test('loses its words and its link, in the history too; that it was sent stays, and it is sent no more', async () => {
    const sent = await mailOf('Sent', '101 days', '-101 days')
    const others = [
      await mailOf('Sent', '99 days', '-99 days'),
      await mailOf('Queued', '101 days', null),
      await mailOf('Sent', '101 days', '300 days'),
    ]
    await sweep()
    const forgotten = await kept(sent)
    expect(forgotten).toMatchObject({ body: '', guid: null, subject: 'Capital call' })
    expect(forgotten?.told).not.toContain('Dear Ivo')
    for (const other of others) {
      const whole = await kept(other)
      expect(whole).toMatchObject({ body: 'Dear Ivo', guid: expect.any(String) as string })
      expect(whole?.told).toContain('Dear Ivo')
    }
    const { version } = (await api.get('admin', `/api/mails/${sent}`)).json<{ version: number }>()
    const again = await api.post('admin', `/api/mails/${sent}/resend`, {}, { version })
    expect([again.statusCode, again.json<{ detail: string }>().detail]).toEqual([
      422,
      'The text of this mail is no longer kept: it cannot be sent again',
    ])
  })
})

test('nobody removes what is younger than thirty days, not even by the functions, nor anything of another tenant', async () => {
  const asProduct = (tenantId: number, call: string) =>
    api.database.database.readOnce({ tenantId }, `select ${call}`, []).then(
      () => 'done',
      (error: unknown) => String(error),
    )
  for (const name of ['remove_old_visits', 'forget_old_mails'])
    expect(await asProduct(api.tenants.own, `${name}(now() - interval '29 days', 10)`)).toMatch(/are kept/)
  await rows(
    "insert into audit (tenant_id, action, resource, record_id, at) values ($1, 'view', 'notices', 987655, now() - interval '400 days')",
    [api.tenants.other],
  )
  const before = await momentAgo('31 days')
  await api.database.database.inTransaction({ tenantId: api.tenants.own }, async tx =>
    tx
      .selectNoFrom(({ fn, val, cast }) =>
        fn<number>('remove_old_visits', [cast(val(before), 'timestamptz'), cast(val(10), 'integer')]).as('count'),
      )
      .executeTakeFirstOrThrow(),
  )
  expect(await rows('select 1 from audit where record_id = 987655')).toHaveLength(1)
  await expect(
    api.database.database.inTransaction({ tenantId: api.tenants.own }, tx =>
      tx.deleteFrom('audit').where('tenant_id', '=', api.tenants.own).execute(),
    ),
  ).rejects.toThrow('permission denied')
})

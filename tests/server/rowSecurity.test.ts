/**
 * Every statement names the tenant by itself. To show it, row-level security is switched off, and the other tenant has
 * a duplicate of each row, of the same id: a statement that forgets the tenant then finds two rows, or writes both.
 */
import { beforeAll, describe, expect, test } from 'vitest'
import { isWritable } from '../../src/server/records/validation.ts'
import type { StoredRecord } from '../../src/server/records/values.ts'
import { SEVERAL } from './api.ts'
import type { Person } from './api.ts'
import { everyWrite, writeEverything } from './everyWrite.ts'
import { statementsOfDemoData } from './demoData.ts'
import { allEntities, entityOf } from './samples.ts'
import { serve } from './serve.ts'
import { mistakesIn, recordStatements } from './statements.ts'
import { PDF, upload } from './uploads.ts'

const statements = recordStatements()
const { api } = await serve({ demoData: true })
const { own, other } = api.tenants
/** What the demo data do not write is written here. */
const fresh = await serve()

const tables = await api.database.asAdministrator<{ name: string; columns: string[] }>(
  `select c.relname as name, array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = '') as columns
   from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
   where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
   group by c.relname having bool_or(a.attname = 'tenant_id') order by 1`,
)

/** The other tenant has the same rows, of a higher version, and they lie before ours. */
async function makeDuplicates(name: string, columns: readonly string[]): Promise<void> {
  const replaced: Record<string, string> = {
    tenant_id: String(other),
    version: 'version + 1000',
    ...(name === 'accounts' && { user_name: "'duplicate.' || user_name", subject: 'null' }),
    ...(name === 'mails' && { guid: 'null' }),
  }
  await api.database.asAdministrator(`
    set local session_replication_role = replica;
    create temp table kept on commit drop as select * from ${name} where tenant_id = ${own};
    delete from ${name} where tenant_id in (${own}${name === 'accounts' ? '' : `, ${other}`});
    insert into ${name} (${columns.join()}) overriding system value
      select ${columns.map(column => replaced[column] ?? column).join()} from kept;
    insert into ${name} (${columns.join()}) overriding system value select ${columns.join()} from kept`)
}

async function printsOfDuplicates(): Promise<Record<string, string>> {
  const prints = tables.map(
    ({ name }) => `select '${name}' as name, md5(coalesce(string_agg(t::text, '' order by t::text), '')) as print
                   from ${name} t where tenant_id = ${other}`,
  )
  const rows = await api.database.asAdministrator<{ name: string; print: string }>(prints.join(' union all '))
  return Object.fromEntries(rows.map(({ name, print }) => [name, print]))
}

const firstIds = new Map<string, number>()
const idOf = (resource: string): number => firstIds.get(resource) ?? 0

/** What a read asks for, where it wants more than its address. */
const queryOf = (url: string): string[] => {
  const [fundId, currencyId] = [idOf('funds'), idOf('currencies')]
  if (url === '/api/exchange-rates/rate')
    return [`?currencyId=${currencyId}&toCurrencyId=${currencyId + 1}&date=2026-06-30`]
  if (url === '/api/exchange-rates/of-fund') return [`?currencyId=${currencyId}&fundId=${fundId}&date=2026-06-30`]
  if (url.endsWith('/before-transfer')) return ['?date=2026-06-30']
  if (url === '/api/capital-movements/proposals') return [`?fundId=${fundId}`]
  if (url === '/api/transactions/without-document') return [`?fundId=${fundId}`]
  if (url === '/api/fair-values/proposals') return [`?fundId=${fundId}&date=2026-06-30`]
  if (url === '/api/search') return ['', '?q=fund', `?q=a&fundId=${fundId}`]
  if (url === '/api/activity') return ['', `?fundId=${fundId}`, '?resource=funds']
  if (url.endsWith('/trace')) return [`?limitedPartnerId=${idOf('limited-partners')}`]
  if (url.endsWith('/sources')) return ['?figure=called', '?figure=nav']
  return ['']
}

/**
 * Every address that only reads, as whoever may read it. Workbooks hold the moment in which they were made, and of a
 * paper the history says who has taken it.
 */
function addresses(): [Person, string][] {
  return api.app.knownRoutes
    .filter(
      ({ method, url }) => method === 'GET' && /^\/api\/(?!docs|openapi|config|onboarding-session|me(\/|$))/.test(url),
    )
    .filter(
      ({ url }) => !/\/(import|export|content|paper|archive|cash-flows|:id\/capital-account-statements)$/.test(url),
    )
    .flatMap(({ url, access }): [Person, string][] => {
      const person = access === 'platformAdmin' ? 'global' : url.startsWith('/api/portal/') ? 'investor' : 'admin'
      const [, resource = ''] = /^\/api\/([^/]+)/.exec(url) ?? []
      const address = url.replace(':tenant', 'larkmoor').replace(':id', String(idOf(resource)))
      const list = allEntities.find(entity => url === `/api/${entity.resource}`)
      const more = list
        ? [
            '?range=[0,999]',
            '?filter={"q":"a"}&range=[0,999]',
            `?sort=["${list.sort[0]}","DESC"]`,
            ...(resource === 'documents' ? [] : ['?format=json']),
          ]
        : queryOf(url)
      return more.map(query => [person, `${address}${query}`])
    })
}

async function answers(): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {}
  for (const [person, url] of addresses()) {
    const { statusCode, headers, body } = await api.get(person, url)
    found[url] = [statusCode, headers['content-range'], statusCode === 404 ? '' : body]
    // Who has looked is written down, and would stand in the next history.
    await api.database.asAdministrator("delete from audit where action = 'view'")
  }
  return found
}

async function paperOfNotice(): Promise<Buffer> {
  const answer = await api.get('admin', `/api/notices/${idOf('notices')}/paper`)
  expect(answer.statusCode).toBe(200)
  return answer.rawPayload
}

for (const { resource, table, global } of allEntities) {
  const tenant = global ? '' : `where tenant_id = ${own}`
  const [row] = await api.database.asAdministrator<{ id: string }>(`select min(id) as id from ${table} ${tenant}`)
  firstIds.set(resource, Number(row?.id))
}
const paper = await paperOfNotice()
const alone = await answers()

/**
 * Every other write is done. These are asked for, and refused by a rule or for want of records that none makes by
 * itself; what they ask of the database until then is looked at.
 */
const REFUSED: readonly string[] = [
  'bank-accounts nameForHolding',
  'capital-movements generateLines',
  'capital-movements lines',
  'capital-movements receive',
  'capital-movements signOff',
  'capital-movements remindUnread',
  'capital-movements remind',
  'closing-commitments update',
  'closing-commitments delete',
  'contact-changes ask',
  'contacts activateAccount',
  'four-eyes-waivers confirm',
  'investor-reports remindUnread',
  'onboardings signDueDiligence',
  'onboardings removeParty',
  'onboardings signSubscription',
  'onboardings complete',
  'portal-accesses ask',
  'portal-accesses end',
  'reporting-periods remindUnread',
  'reporting-periods signOff',
  'service-accounts makeKey',
  'imports takeBack',
  'tenant-deletion-requests delete',
  'tenants delete',
  'tenants deleteData',
  'transfers reopen',
]

test.skipIf(SEVERAL)(
  'each statement of a day and of every write, from making a fund to its last figure, touches the rows of one tenant',
  async () => {
    const done = new Set(await writeEverything(fresh.api, fresh.world))
    const { id } = await fresh.world.make('contacts')
    const url = `/api/contacts/${id}/documents`
    const { id: paper, version } = (await upload(fresh.api, 'user', url, 'a.pdf', PDF)).json<StoredRecord>()
    await fresh.api.remove('user', `/api/documents/${paper}`, version)
    statements.end()
    for (const { database } of [api, fresh.api])
      for (const row of await database.asAdministrator<{ done: string }>(
        "select distinct resource || ' ' || action as done from audit",
      ))
        done.add(row.done)
    expect(everyWrite(api).filter(each => !done.has(each))).toEqual(REFUSED)
    // The demo data are made through the API as well, from the first request on.
    const asked = await statementsOfDemoData()
    for (const [statement, runs] of statements.log) asked.set(statement, [...(asked.get(statement) ?? []), ...runs])
    expect(asked.size).toBeGreaterThan(500)
    expect(await mistakesIn(api.database, asked)).toEqual([])
  },
)

describe('with row-level security switched off, and a duplicate of every row in another tenant', () => {
  beforeAll(async () => {
    for (const { name, columns } of tables) await makeDuplicates(name, columns)
    for (const { name } of tables)
      await api.database.asAdministrator(`alter table ${name} disable row level security; analyze ${name}`)
  })

  test('every list, record, history, total, figure and search answers as if we were alone', async () => {
    const failed = Object.entries(alone).filter(([, answer]) => !/^\[(200|404)/.test(JSON.stringify(answer)))
    expect(failed).toEqual([])
    const [duplicate] = await api.database.asAdministrator<{ count: number }>(
      `select count(*)::integer as count from funds where tenant_id = ${other} and id = ${idOf('funds')}`,
    )
    expect(duplicate?.count).toBe(1)
    const together = await answers()
    for (const [url, answer] of Object.entries(together)) expect([url, answer]).toEqual([url, alone[url]])
    expect(await paperOfNotice()).toEqual(paper)
  })

  test.each([
    ['contacts', ['change']],
    ['limited-partners', ['change']],
    ['invoices', ['approve', 'change', 'remove']],
    ['transactions', ['change', 'remove']],
  ] as const)('what is written of %s is ours alone', async (resource, attempts) => {
    const duplicates = await printsOfDuplicates()
    const records = (await api.get('admin', `/api/${resource}?sort=["id","DESC"]&range=[0,99]`)).json<StoredRecord[]>()
    const changeable = entityOf(resource).fields.filter(field => isWritable(field) && !field.createOnly)
    const bodyOf = (record: StoredRecord) => Object.fromEntries(changeable.map(({ name }) => [name, record[name]]))
    const ways = {
      approve: ({ id, version }: StoredRecord) => api.post('admin', `/api/${resource}/${id}/approve`, {}, { version }),
      change: (record: StoredRecord) =>
        api.put('admin', `/api/${resource}/${record.id}`, record.version, bodyOf(record)),
      remove: ({ id, version }: StoredRecord) => api.remove('admin', `/api/${resource}/${id}`, version),
    }
    // Some are closed or referred to: one that is neither is enough.
    for (const attempt of attempts) {
      const statuses: number[] = []
      for (const record of records) if (!statuses.includes(200)) statuses.push((await ways[attempt](record)).statusCode)
      expect([attempt, ...statuses]).toContain(200)
    }
    expect(await printsOfDuplicates()).toEqual(duplicates)
  })
})

/** What a program gets at the gate: its key, its list of resources, and what is left to people. */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { GRANTABLE, grantsOf } from '../../src/service-accounts/resources.ts'
import type { GrantableResource } from '../../src/service-accounts/resources.ts'
import type { RecordOf } from '../server/requests.ts'
import { serve } from '../server/serve.ts'
import { outcome, programsOf } from './programs.ts'

const { api, world } = await serve()
const { program, makeKey, as } = programsOf(api)

const isResource = (name: string): name is GrantableResource => Object.hasOwn(GRANTABLE, name)
const EVERYTHING = Object.keys(GRANTABLE)
  .filter(isResource)
  .map(
    resource => ({ resource, rights: grantsOf([{ resource, rights: 'Write' }]).size > 0 ? 'Write' : 'Read' }) as const,
  )

const reader = await program([{ resource: 'contacts', rights: 'Read' }])
const writer = await program([{ resource: 'contacts', rights: 'Write' }])
const whole = await program(EVERYTHING)

const read = (key: string, headers: Record<string, string> = {}) => as(key, '/api/contacts', { headers })

describe('the key of a request', () => {
  test('opens what is granted; whoever has none, a wrong one or a part of one is told the same', async () => {
    expect(outcome(await read(reader.key))).toBe('200')
    const [head = '', secret = ''] = reader.key.split(/_(?=[^_]{0,43}$|.{43}$)/)
    const wrong = [
      reader.key.slice(0, -1),
      `${reader.key}A`,
      `${reader.key.slice(0, -43)}${'A'.repeat(43)}`,
      `fund_${api.tenants.own}-999999_${secret}`,
      `fund_${api.tenants.other}-${reader.id}_${reader.key.slice(-43)}`,
      `fund_${api.tenants.own}-${whole.id}_${reader.key.slice(-43)}`,
      `fund_0-0_${reader.key.slice(-43)}`,
      `fund_99999999999999999999-1_${reader.key.slice(-43)}`,
      'fund_',
      `${head}_`,
      `fund_1-1_' or '1'='1`,
    ]
    const answers = await Promise.all(wrong.map(key => read(key)))
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    expect(answers.map(outcome)).toEqual(wrong.map(() => '401 service-account-unknown'))
    expect(answers[0]?.headers['www-authenticate']).toBe('Bearer error="invalid_token"')
  })

  test('is that of one account: no token beside it, no other account, no way to what asks for a token', async () => {
    const token = (await api.issuer.bearer('admin@larkmoor.example')).authorization
    expect(outcome(await as(reader.key, '/api/contacts', { headers: { 'account-id': '1' } }))).toBe(
      '400 invalid-request',
    )
    expect(outcome(await read(`${reader.key}, ${token}`))).toBe('401 service-account-unknown')
    expect(outcome(await read(`${token.replace('Bearer ', '')} ${reader.key}`))).toBe('401 token-invalid')
    expect(outcome(await as(whole.key, '/api/me'))).toBe('403 service-account-refused')
    expect(outcome(await as(whole.key, '/api/me/accounts'))).toBe('401 token-invalid')
    expect(outcome(await api.call(undefined, `/api/contacts?access_token=${reader.key}`))).toBe('401 unauthenticated')
  })

  test('ends with its last day, with the next key and with the service account, and says so to whoever holds it', async () => {
    const { id, key } = await program([{ resource: 'contacts', rights: 'Read' }])
    const [today, lastDay] = [api.today.date, '2026-12-31'] as const
    api.today.date = lastDay
    expect(outcome(await read(key))).toBe('200')
    api.today.date = '2027-01-01'
    expect(outcome(await read(key))).toBe('401 service-account-expired')
    expect(outcome(await read(`${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`))).toBe(
      '401 service-account-unknown',
    )
    api.today.date = today
    const next = (await makeKey(id)).json<{ key: string }>().key
    expect([outcome(await read(key)), outcome(await read(next))]).toEqual(['401 service-account-unknown', '200'])
    const { version, accountId } = (await api.get('admin', `/api/service-accounts/${id}`)).json<
      RecordOf<'service-accounts'>
    >()
    // Its account is closed by nobody but through the service account.
    const account = (await api.get('admin', `/api/accounts/${accountId}`)).json<RecordOf<'accounts'>>()
    const closing = api.post('admin', `/api/accounts/${accountId}/deactivate`, {}, { version: account.version })
    expect(outcome(await closing)).toBe('409 protected')
    expect(outcome(await api.put('admin', `/api/accounts/${accountId}`, account.version, { name: 'Other' }))).toBe(
      '409 protected',
    )
    expect(outcome(await api.post('admin', `/api/service-accounts/${id}/revoke`, {}, { version }))).toBe('200')
    expect(outcome(await read(next))).toBe('401 service-account-revoked')
    expect(outcome(await makeKey(id))).toBe('409 wrong-state')
    expect((await api.get('admin', `/api/accounts/${accountId}`)).json()).toMatchObject({ status: 'Deactivated' })
  })

  test('is refused when its account was closed in the database', async () => {
    const { key, name } = await program([{ resource: 'contacts', rights: 'Read' }])
    await api.database.asAdministrator("update accounts set status = 'Deactivated' where name = $1", [name])
    expect(outcome(await read(key))).toBe('401 service-account-revoked')
  })

  test('is no way into another tenant', async () => {
    const other = await program([{ resource: 'contacts', rights: 'Read' }], { person: 'stranger' })
    const { id } = await world.make('contacts')
    expect((await read(other.key)).json()).toEqual([])
    expect(outcome(await as(other.key, `/api/contacts/${id}`))).toBe('404 not-found')
    expect(outcome(await makeKey(reader.id, undefined, 'stranger'))).toBe('404 not-found')
  })
})

describe('making one', () => {
  test('is up to tenant administrators, for a year at most, and the key is shown once', async () => {
    for (const person of ['user', 'agent', 'investor', 'global'] as const)
      expect(outcome(await makeKey(reader.id, undefined, person)), person).toBe('403 forbidden')
    expect((await makeKey(writer.id, '2027-11-22')).json()).toMatchObject({
      code: 'rule',
      errors: { expiresOn: ['A key holds for a year at most: until 21/11/2027.'] },
    })
    expect(outcome(await makeKey(writer.id, '2026-11-20'))).toBe('422 rule')
    const { id } = await program([{ resource: 'contacts', rights: 'Read' }])
    const once = await makeKey(id, '2027-11-21', 'admin', { key: 'make-key-1' })
    const { key } = once.json<{ key: string }>()
    expect(key).toMatch(/^fund_\d+-\d+_[\w-]{43}$/)
    expect(outcome(await makeKey(id, '2027-11-21', 'admin', { key: 'make-key-1' }))).toBe('409 shown-once')
    expect(outcome(await read(key))).toBe('200')
  })

  test('refuses other roles, resources and states than those offered', async () => {
    const body = {
      name: 'Attempt',
      purpose: 'None',
      role: 'User',
      resources: [{ resource: 'contacts', rights: 'Read' }],
    }
    const attempts = [
      { ...body, role: 'TenantAdministrator' },
      { ...body, resources: [] },
      { ...body, resources: [{ resource: 'accounts', rights: 'Read' }] },
      { ...body, status: 'Active' },
      { ...body, accountId: 1 },
    ]
    for (const attempt of attempts)
      expect(outcome(await api.post('admin', '/api/service-accounts', attempt))).toBe('400 invalid-body')
    const agent = { ...body, role: 'AdministrativeAgent', resources: [{ resource: 'contacts', rights: 'Write' }] }
    expect(outcome(await api.post('admin', '/api/service-accounts', agent))).toBe('422 rule')
  })

  test('leaves the secret nowhere: not in the database, lists, exports, histories or the log', async () => {
    const secret = whole.key.slice(-43)
    const tables = await api.database.asAdministrator<{ name: string }>(
      "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
    )
    const holding = tables.map(({ name }) => `select '${name}' as name from ${name} t where t::text like $1`)
    expect(await api.database.asAdministrator(holding.join(' union all '), [`%${secret}%`])).toEqual([])
    const [{ hash } = { hash: '' }] = await api.database.asAdministrator<{ hash: string }>(
      'select hash from service_account_keys where service_account_id = $1 and tenant_id = $2',
      [whole.id, api.tenants.own],
    )
    expect(hash).toHaveLength(43)
    const answers = await Promise.all(
      ['', '?format=json', '?format=csv', `/${whole.id}`, `/${whole.id}/history`].map(end =>
        api.get('admin', `/api/service-accounts${end}`),
      ),
    )
    answers.push(await api.get('admin', '/api/activity?resource=service-accounts'))
    expect(api.log).not.toEqual([])
    for (const text of [...answers.map(({ body }) => body), ...api.log]) {
      expect(text).not.toContain(secret)
      expect(text).not.toContain(hash)
    }
    expect(answers[4]?.body).toContain('makeKey')
  })
})

describe('a second person', () => {
  test('is no program: whoever is the only one of a tenant beside programs is alone, and a program is nobody', async () => {
    const people = (status: string) =>
      api.database.asAdministrator(
        `update accounts set status = $2, updated_at = '2026-01-01T00:00:00Z'
         where tenant_id = $1 and kind = 'Person' and user_name <> 'admin@larkmoor.example' and subject is not null`,
        [api.tenants.own, status],
      )
    const canConfirm = async () => {
      const asked = await api.post('admin', '/api/four-eyes-waivers', { reason: 'Everybody else is on leave' })
      return asked.json<RecordOf<'four-eyes-waivers'>>().canConfirm
    }
    expect(await canConfirm()).toBe(false)
    await people('Deactivated')
    expect(await canConfirm()).toBe(true)
    await people('Active')
    const claimed = api.database.asAdministrator("update accounts set roles = 'User' where name = $1", [whole.name])
    await expect(claimed).rejects.toThrow(/accounts_program_is_nobody/)
  })

  test('is none for a bank account, which programs read', async () => {
    const { id } = await world.make('bank-accounts')
    await api.post('user', `/api/bank-accounts/${id}/submit-for-verification`, {}, { version: 1 })
    const seen = await as(whole.key, `/api/bank-accounts/${id}`)
    expect(seen.json()).toMatchObject({ status: 'PendingVerification', canVerify: false })
    expect((await api.get('user', `/api/bank-accounts/${id}`)).json()).toMatchObject({ canVerify: true })
    const verify = { method: 'POST', version: 2, body: { note: 'Called back' } } as const
    expect(outcome(await as(whole.key, `/api/bank-accounts/${id}/verify`, verify))).toBe('403 service-account-refused')
  })
})

describe('what it may do', () => {
  test('is what its list names, told by resource, and written under its name', async () => {
    const body = await world.body('contacts')
    expect((await as(reader.key, '/api/contacts', { method: 'POST', body })).json()).toMatchObject({
      code: 'service-account-refused',
      detail: 'This service account may not write "contacts"',
    })
    expect((await as(reader.key, '/api/transactions')).json()).toMatchObject({
      detail: 'This service account may not read "transactions"',
    })
    const made = await as(writer.key, '/api/contacts', { method: 'POST', body })
    expect(outcome(made)).toBe('201')
    const { id, version } = made.json<RecordOf<'contacts'>>()
    const changed = await as(writer.key, `/api/contacts/${id}`, {
      method: 'PUT',
      version,
      body: { ...body, firstName: 'Ada' },
    })
    expect(outcome(changed)).toBe('200')
    const history = (await api.get('user', `/api/contacts/${id}/history`)).json<{ by: string }[]>()
    expect(history.map(({ by }) => by)).toEqual([writer.name, writer.name])
    const activity = (await api.get('user', '/api/activity?resource=contacts')).json<{ by: string }[]>()
    expect(activity[0]?.by).toBe(writer.name)
    expect(
      (await api.get('admin', `/api/service-accounts/${writer.id}`)).json<RecordOf<'service-accounts'>>().lastUsedAt,
    ).not.toBeNull()
  })

  test('changes with its list at the next request', async () => {
    const { id, key } = await program([{ resource: 'contacts', rights: 'Read' }])
    const stored = (await api.get('admin', `/api/service-accounts/${id}`)).json<RecordOf<'service-accounts'>>()
    const { purpose, role } = stored
    const resources = [{ resource: 'funds', rights: 'Read' }]
    expect(
      outcome(await api.put('admin', `/api/service-accounts/${id}`, stored.version, { purpose, role, resources })),
    ).toBe('200')
    expect([outcome(await read(key)), outcome(await as(key, '/api/funds'))]).toEqual([
      '403 service-account-refused',
      '200',
    ])
  })

  test('shows nothing of other resources in lists, exports, searches, activity and documents', async () => {
    const fund = await world.make('funds', { name: 'Quillstone canary' })
    const account = await world.make('bank-accounts', { fundId: fund.id, name: 'Seen by its reader' })
    const { key } = await program([
      { resource: 'bank-accounts', rights: 'Read' },
      { resource: 'documents', rights: 'Read' },
    ])
    const url = `/api/bank-accounts?filter={"id":${account.id}}`
    const answers = await Promise.all(
      [
        url,
        `${url}&format=csv`,
        `${url}&format=json`,
        `${url}&sort=["fundId","ASC"]`,
        '/api/search?q=seen',
        '/api/activity',
        '/api/documents',
      ].map(each => as(key, each)),
    )
    expect(answers.map(outcome)).toEqual(answers.map(() => '200'))
    for (const { body } of answers) expect(body).not.toContain('Quillstone')
    expect(answers[4]?.body).toContain('Seen by its reader')
    expect((await as(key, '/api/search?q=quillstone')).json()).toEqual([])
    const resources = answers[5]?.json<{ resource: string }[]>().map(({ resource }) => resource) ?? []
    expect(new Set(resources)).toEqual(new Set(['bank-accounts']))
    // Who reads both is told the name, so that the statement above can fail.
    expect((await as(whole.key, `${url}&format=csv`)).body).toContain('Quillstone canary')
  })

  test('is refused on every route that is not open to programs, and on every other for each resource that it lacks', async () => {
    const { key } = await program([{ resource: 'countries', rights: 'Read' }])
    let closed = 0
    for (const { method, url, access, needs } of api.app.knownRoutes) {
      if (access === 'open' || method === 'HEAD' || !url.startsWith('/api/')) continue
      const path = url.replaceAll(/:\w+/g, '1')
      const call = { method } as { method: 'GET' }
      if (!needs) {
        closed += 1
        expect(outcome(await as(whole.key, path, call)), `${method} ${url}`).toMatch(
          access === 'token' ? /^401 token-invalid$/ : /^403 (service-account-refused|forbidden)$/,
        )
      } else if ([...needs].some(([resource]) => resource !== 'countries'))
        expect(outcome(await as(key, path, call)), `${method} ${url}`).toMatch(
          /^403 (service-account-refused|forbidden)$/,
        )
    }
    expect(closed).toBeGreaterThan(150)
  })

  test('is described as it is: every operation that is open to programs says so, and no other', () => {
    const { paths } = JSON.parse(readFileSync(join(import.meta.dirname, '../../generated/openapi.json'), 'utf8')) as {
      paths: Record<string, Record<string, { security?: object[] }>>
    }
    const described = Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations)
        .filter(([, { security = [] }]) => security.some(scheme => 'serviceAccount' in scheme))
        .map(([method]) => `${method.toUpperCase()} ${path}`),
    )
    const open = api.app.knownRoutes
      .filter(({ method, needs }) => needs && method !== 'HEAD')
      .map(({ method, url }) => `${method} ${url.replaceAll(/:(\w+)/g, '{$1}')}`)
    expect(described.toSorted()).toEqual(open.toSorted())
  })

  test('is no action but those named here, of all that the schemas have', () => {
    const folder = join(import.meta.dirname, '../../schemas')
    const actions = readdirSync(folder)
      .filter(name => name.endsWith('.json'))
      .flatMap(name => {
        const schema = JSON.parse(readFileSync(join(folder, name), 'utf8')) as {
          'x-entity'?: { resource: string }
          'x-actions'?: Record<string, object>
        }
        return Object.keys(schema['x-actions'] ?? {}).map(
          action => `${schema['x-entity']?.resource} ${action.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}`,
        )
      })
    expect(actions.length).toBeGreaterThan(60)
    const open = api.app.knownRoutes
      .filter(({ method, needs }) => method === 'POST' && needs)
      .map(({ url }) => url.replace('/api/', '').replace('/:id', '').replace('/', ' '))
    expect(actions.filter(action => open.includes(action)).toSorted()).toEqual([
      'capital-movements generate-lines',
      'capital-movements lines',
      'capital-movements receive',
    ])
  })
})

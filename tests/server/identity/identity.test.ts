import type { LightMyRequestResponse } from 'fastify'
import { describe, expect, test } from 'vitest'
import { UnsecuredJWT } from 'jose'
import { serve } from '../serve.ts'
import { EXPIRED, NOT_YET, testIssuer } from '../tokens.ts'

const ROLES = ['GlobalAdministrator', 'TenantAdministrator', 'User', 'AdministrativeAgent', 'Investor']
const GUID = '1b4e28ba-2fa1-4d9c-8d6e-0123456789ab'

const { api } = await serve({ accountsMove: true })

const ask = async (
  authorization: string | undefined,
  url = '/api/funds',
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> =>
  api.call(undefined, url, { headers: { ...headers, ...(authorization !== undefined && { authorization }) } })

/** The user of tenant larkmoor, with some claims changed. */
const asUser = async (changes: Record<string, unknown>, url?: string): Promise<LightMyRequestResponse> =>
  ask(`Bearer ${await api.issuer.tokenOf('user@larkmoor.example', changes)}`, url)

const codeOf = (answer: LightMyRequestResponse): string =>
  `${answer.statusCode} ${answer.json<{ code?: string }>().code ?? ''}`.trim()

async function account(
  userName: string,
  values: { status: string; subject?: string; tenant?: number },
): Promise<number> {
  const [row] = await api.database.asAdministrator<{ id: string }>(
    'insert into accounts (tenant_id, name, user_name, status, subject) values ($1, $2, $3, $4, $5) returning id',
    [values.tenant ?? api.tenants.own, userName, userName, values.status, values.subject ?? null],
  )
  return Number(row!.id)
}

const person = async (userName: string, subject: string, roles: string[] = ['User']): Promise<string> =>
  `Bearer ${await api.issuer.sign({ oid: subject, preferred_username: userName, roles })}`

const contact = (lastName: string) => ({
  firstName: 'Orla',
  lastName,
  email: `${lastName.replaceAll(' ', '.')}@larkmoor.example`,
  phoneNumber: '+352 99 00 00',
})

describe('a call to the API', () => {
  test('without a token is 401 and says how to come back', async () => {
    const answer = await ask(undefined)
    expect(codeOf(answer)).toBe('401 unauthenticated')
    expect(answer.headers['www-authenticate']).toBe('Bearer')
  })

  test('D26 D27 D28 with a bad token is 401 and says so in the header', async () => {
    const foreign = await testIssuer()
    const good = await api.issuer.tokenOf('user@larkmoor.example')
    const bad = [
      new UnsecuredJWT({ iss: api.issuer.issuer, aud: api.issuer.clientId }).encode(),
      good.slice(0, good.lastIndexOf('.') + 1),
      await foreign.tokenOf('user@larkmoor.example'),
      await api.issuer.tokenOf('user@larkmoor.example', EXPIRED),
      await api.issuer.tokenOf('user@larkmoor.example', NOT_YET),
      await api.issuer.tokenOf('user@larkmoor.example', { aud: 'another' }),
      await api.issuer.tokenOf('user@larkmoor.example', { iss: 'https://evil.example' }),
    ]
    for (const token of bad) {
      const answer = await ask(`Bearer ${token}`)
      expect(codeOf(answer)).toBe('401 token-invalid')
      expect(answer.headers['www-authenticate']).toBe('Bearer error="invalid_token"')
    }
  })

  test('D29 a token in the address is not read and does not reach the log', async () => {
    const token = await api.issuer.tokenOf('user@larkmoor.example')
    const answer = await ask(undefined, `/api/funds?access_token=${token}`)
    expect([400, 401]).toContain(answer.statusCode)
    await asUser({})
    expect(api.log).not.toEqual([])
    expect(api.log.join('\n')).not.toContain(token.slice(0, 40))
  })

  test('R359 without the scope profile.read is 403, an id token included', async () => {
    expect(codeOf(await asUser({ scp: undefined }))).toBe('403 scope-missing')
    expect(codeOf(await asUser({ scp: 'user.read' }))).toBe('403 scope-missing')
    expect(codeOf(await asUser({ scp: undefined, azp: undefined, nonce: 'n' }))).toBe('403 scope-missing')
    expect((await asUser({})).statusCode).toBe(200)
  })

  test('R284 R285 D22 is refused for exactly the role lists that hold two of the three excluding roles', async () => {
    const excluding = ['TenantAdministrator', 'User', 'AdministrativeAgent']
    for (let bits = 1; bits < 32; bits += 1) {
      const roles = ROLES.filter((_role, index) => bits & (1 << index))
      const refused = roles.filter(role => excluding.includes(role)).length > 1
      expect((await asUser({ roles }, '/api/me')).statusCode, roles.join(' ')).toBe(refused ? 403 : 200)
    }
  })

  test('R286 D23 without a roles list is refused, with an empty one gets nothing', async () => {
    for (const url of ['/api/me', '/api/funds', '/api/countries']) {
      expect(codeOf(await asUser({ roles: undefined }, url))).toBe('403 roles-invalid')
      expect(codeOf(await asUser({ roles: [] }, url))).toBe('403 forbidden')
    }
  })

  test('R342 with a role of another name, or in other letters, has no rights', async () => {
    for (const roles of [['Owner'], ['tenantadministrator'], ['USER'], ['Tenant Administrator']])
      expect(codeOf(await asUser({ roles }))).toBe('403 forbidden')
    expect((await asUser({ roles: ['Owner', 'User'] })).statusCode).toBe(200)
  })

  test('R173 the roles alone decide: other claims may say what they like', async () => {
    expect(
      (
        await asUser({
          roles: ['Investor'],
          groups: ['TenantAdministrator'],
          wids: ['x'],
          tenant: 'larkmoor',
          name: 'TenantAdministrator',
        })
      ).statusCode,
    ).toBe(403)
    expect((await asUser({ name: undefined, ver: '1.0', groups: [], acr: '0' })).statusCode).toBe(200)
  })
})

describe('the account behind a token', () => {
  test('is told by /api/me with its tenant and the day there; the tenant comes from our database', async () => {
    const me = (await asUser({ tenant: 'thornfield', tid2: 'x' }, '/api/me')).json<Record<string, unknown>>()
    expect(me).toEqual({
      account: { id: expect.any(Number), name: 'Tomas Reve', userName: 'user@larkmoor.example' },
      roles: ['User'],
      holders: [],
      accounts: [
        { id: expect.any(Number), tenant: { shortName: 'larkmoor', name: 'Larkmoor Partners' }, invited: false },
      ],
      today: api.today.date,
      tenant: {
        id: api.tenants.own,
        shortName: 'larkmoor',
        name: 'Larkmoor Partners',
        currency: 'EUR',
        timeZone: 'Europe/Luxembourg',
      },
    })
    expect((await api.get('stranger', '/api/me')).json<{ tenant: { shortName: string } }>().tenant.shortName).toBe(
      'thornfield',
    )
  })

  test('the first sign-in with the e-mail of an account that waits binds it to the subject; nobody else gets it afterwards', async () => {
    const id = await account('new.person@larkmoor.example', { status: 'Creating' })
    const answer = await ask(await person('New.Person@larkmoor.example', 'subject-of-new'), '/api/me')
    expect(answer.json<{ account: { id: number } }>().account.id).toBe(id)
    const [row] = await api.database.asAdministrator(
      'select status, subject from accounts where id = $1 and tenant_id = $2',
      [id, api.tenants.own],
    )
    expect(row).toEqual({ status: 'Active', subject: 'subject-of-new' })
    expect(
      await api.database.asAdministrator(
        `select 1 from audit where resource = 'accounts' and record_id = $1 and action = 'firstSignIn'`,
        [id],
      ),
    ).toHaveLength(1)
    expect(codeOf(await ask(await person('new.person@larkmoor.example', 'another-subject'), '/api/me'))).toBe(
      '403 account-unknown',
    )
    // The directory may rename the person: the subject is what counts.
    expect(
      (await ask(await person('renamed@larkmoor.example', 'subject-of-new'), '/api/me')).json<{
        account: { id: number }
      }>().account.id,
    ).toBe(id)
  })

  test('ten first requests at once bind once and all succeed', async () => {
    const id = await account('eager@larkmoor.example', { status: 'Creating' })
    const token = await person('eager@larkmoor.example', 'subject-of-eager')
    const answers = await Promise.all(Array.from({ length: 10 }, async () => ask(token, '/api/me')))
    expect(answers.map(answer => answer.statusCode)).toEqual(Array(10).fill(200))
    expect(
      await api.database.asAdministrator(
        `select 1 from audit where resource = 'accounts' and record_id = $1 and action = 'firstSignIn'`,
        [id],
      ),
    ).toHaveLength(1)
  })

  test('a deactivated account is refused at its next request, with the token that was good a moment ago', async () => {
    const id = await account('leaver@larkmoor.example', { status: 'Active', subject: 'subject-of-leaver' })
    const token = await person('leaver@larkmoor.example', 'subject-of-leaver')
    expect((await ask(token)).statusCode).toBe(200)
    await api.database.asAdministrator(`update accounts set status = 'Deactivated' where id = $1 and tenant_id = $2`, [
      id,
      api.tenants.own,
    ])
    expect(codeOf(await ask(token))).toBe('403 account-deactivated')
    await api.database.asAdministrator(`update accounts set status = 'Active' where id = $1 and tenant_id = $2`, [
      id,
      api.tenants.own,
    ])
    expect((await ask(token)).statusCode).toBe(200)
  })

  test('what is remembered of an account is confirmed with the first statement of each way to a record', async () => {
    const id = await account('remembered@larkmoor.example', { status: 'Active', subject: 'subject-of-remembered' })
    const token = await person('remembered@larkmoor.example', 'subject-of-remembered')
    const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: unknown) =>
      api.call(undefined, url, {
        method,
        headers: { authorization: token },
        ...(body !== undefined && { body }),
        ...((method === 'PUT' || method === 'DELETE') && { version: 1 }),
      })
    const made = (await call('POST', '/api/contacts', contact('Brandt'))).json<{ id: number }>()
    const ways = [
      ['GET', '/api/contacts'],
      ['GET', '/api/contacts?format=csv'],
      ['GET', `/api/contacts/${made.id}`],
      ['GET', `/api/contacts/${made.id}/history`],
      ['GET', '/api/contacts/999999'],
      ['GET', '/api/contacts?filter=nothing'],
      ['POST', '/api/contacts', contact('Never stored')],
      ['POST', '/api/contacts', { nothing: 'of the kind' }],
      ['PUT', `/api/contacts/${made.id}`, contact('Never changed')],
      ['DELETE', `/api/contacts/${made.id}`],
    ] as const
    for (const [method, url, body] of ways) {
      // Whatever came before, the account is remembered now.
      expect((await call('GET', `/api/contacts/${made.id}`)).statusCode).toBe(200)
      await api.database.asAdministrator(`update accounts set status = 'Deactivated' where id = $1`, [id])
      expect(codeOf(await call(method, url, body)), `${method} ${url}`).toBe('403 account-deactivated')
      await api.database.asAdministrator(`update accounts set status = 'Active' where id = $1`, [id])
    }
    const names = (await call('GET', '/api/contacts')).json<{ lastName: string }[]>().map(({ lastName }) => lastName)
    expect(names).toContain('Brandt')
    expect(names).not.toContain('Never stored')
  })

  test('an account that was changed is asked for again, and the request goes on with it', async () => {
    const id = await account('moves@larkmoor.example', { status: 'Active', subject: 'subject-of-moves' })
    const token = await person('moves@larkmoor.example', 'subject-of-moves')
    const namesOf = async () =>
      (await ask(token, '/api/contacts')).json<{ lastName: string }[]>().map(({ lastName }) => lastName)
    await api.post('user', '/api/contacts', contact('Contact of larkmoor'))
    expect(await namesOf()).toContain('Contact of larkmoor')
    await api.database.asAdministrator('update accounts set tenant_id = $2, version = version + 1 where id = $1', [
      id,
      api.tenants.other,
    ])
    expect(await namesOf()).not.toContain('Contact of larkmoor')
    // A change is made anew as a whole, by the account as it is now.
    await api.database.asAdministrator('update accounts set version = version + 1 where id = $1', [id])
    const made = await api.call(undefined, '/api/contacts', {
      method: 'POST',
      headers: { authorization: token },
      body: contact('Contact of thornfield'),
    })
    expect(made.statusCode).toBe(201)
    expect(await namesOf()).toEqual(['Contact of thornfield'])
  })

  test('somebody of the directory without an account is refused; only the GlobalAdministrator needs none', async () => {
    expect(codeOf(await ask(await person('nobody@larkmoor.example', 'subject-of-nobody')))).toBe('403 account-unknown')
    expect((await api.get('global', '/api/me')).json()).toMatchObject({
      account: { id: null },
      tenant: null,
      roles: ['GlobalAdministrator'],
    })
    expect((await api.get('global', '/api/funds')).statusCode).toBe(403)
    const both = await person('x@platform.example', 'subject-of-both', ['GlobalAdministrator', 'User'])
    expect((await ask(both, '/api/funds')).statusCode).toBe(403)
  })
})

describe('what the browser needs to begin', () => {
  test('is open to everybody and holds client, directory, authority and the scope of our own API', async () => {
    const { signIn, telemetry, demo } = (await ask(undefined, '/api/config')).json<{
      signIn: Record<string, string>
      telemetry: object
      demo: boolean
    }>()
    expect(signIn).toMatchObject({
      clientId: api.issuer.clientId,
      tenantId: api.issuer.tenantId,
      scope: `api://${api.issuer.clientId}/profile.read`,
    })
    expect({ telemetry, demo }).toEqual({ telemetry: {}, demo: true })
  })
})

describe('the session of an onboarding', () => {
  const start = async (guid: unknown): Promise<LightMyRequestResponse> =>
    api.call(undefined, '/api/onboarding-session', { method: 'POST', body: { guid } })

  test('R378 the guid stands in a cookie for exactly one day, out of reach for scripts and other sites', async () => {
    const answer = await start(GUID.toUpperCase())
    expect(answer.statusCode).toBe(204)
    expect(answer.headers['set-cookie']).toBe(`onboarding=${GUID}; Path=/api; Max-Age=86400; HttpOnly; SameSite=Strict`)
  })

  test('what is no guid is refused and sets nothing', async () => {
    for (const guid of ['', 'x', `${GUID}; Path=/`, `${GUID}\r\nSet-Cookie: a=b`, 7, null, [GUID]]) {
      const answer = await start(guid)
      expect(codeOf(answer)).toBe('400 invalid-body')
      expect(answer.headers['set-cookie']).toBeUndefined()
    }
  })

  test('ends with DELETE: the cookie is taken away', async () => {
    const answer = await api.call(undefined, '/api/onboarding-session', { method: 'DELETE' })
    expect(answer.statusCode).toBe(204)
    expect(answer.headers['set-cookie']).toContain('onboarding=; Path=/api; Max-Age=0')
  })

  test('R380 the cookie alone opens the calls of its onboarding, and everything else stays 401', async () => {
    const onboarding = await anOnboarding()
    await api.database.asAdministrator(
      `insert into mails (tenant_id, guid, event, resource, record_id, subject, recipient, body, link_until) values ($1, $2, 'start-onboarding', 'onboardings', $3, 's', 'a@b.example', 'b', now() + interval '1 day')`,
      [api.tenants.own, GUID, onboarding],
    )
    const cookie = { cookie: `onboarding=${GUID}` }
    expect((await ask(undefined, '/api/onboarding-session', cookie)).json()).toEqual({
      onboarding: { id: onboarding, status: 'Started' },
    })
    expect(
      codeOf(
        await ask(undefined, '/api/onboarding-session', { cookie: 'onboarding=99999999-2fa1-4d9c-8d6e-0123456789ab' }),
      ),
    ).toBe('404 not-found')
    const holds = async (change: string): Promise<string> => {
      await api.database.asAdministrator(change)
      return codeOf(await ask(undefined, '/api/onboarding-session', cookie))
    }
    // The link of an onboarding holds until the onboarding has ended, whatever holds for other links.
    expect(await holds(`update mails set link_until = now() - interval '1 second'`)).toBe('200')
    expect(await holds(`update mails set status = 'Cancelled'`)).toBe('404 not-found')
    expect(await holds(`update mails set status = 'Sent', event = 'subscription-submitted'`)).toBe('404 not-found')
    expect(await holds(`update mails set event = 'start-onboarding'; update onboardings set status = 'Aborted'`)).toBe(
      '404 not-found',
    )
    expect(await holds(`update onboardings set status = 'Started'`)).toBe('200')
    for (const { method, url, access } of api.app.knownRoutes) {
      if (access === 'open' || method === 'HEAD') continue
      const answer = await api.app.inject({
        method: method as 'GET',
        url: url.replace(/:\w+/g, '1').replace('*', 'x'),
        headers: { ...cookie, 'content-type': 'application/json' },
        ...(['GET', 'DELETE'].includes(method) ? {} : { payload: '{}' }),
      })
      expect(answer.statusCode, `${method} ${url}`).toBe(401)
    }
  })

  test('a token wins when both arrive, and two cookies of the name count as none', async () => {
    const token = `Bearer ${await api.issuer.tokenOf('user@larkmoor.example')}`
    expect(codeOf(await ask(token, '/api/onboarding-session', { cookie: `onboarding=${GUID}` }))).toBe(
      '401 unauthenticated',
    )
    expect((await ask(token, '/api/funds', { cookie: `onboarding=${GUID}` })).statusCode).toBe(200)
    expect(
      codeOf(await ask(undefined, '/api/onboarding-session', { cookie: `onboarding=${GUID}; onboarding=${GUID}` })),
    ).toBe('401 unauthenticated')
  })
})

async function made(url: string, body: Record<string, unknown>): Promise<number> {
  const answer = await api.post('admin', url, body)
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json<{ id: number }>().id
}

async function anOnboarding(): Promise<number> {
  const countryId = await made('/api/countries', { name: 'Luxembourg', code: 'LU' })
  const currencyId = await made('/api/currencies', { name: 'Euro', code: 'EUR', minorUnits: 2 })
  const managerId = await made('/api/fund-managers', { name: 'Larkmoor', quality: 'Manager' })
  const fundId = await made('/api/funds', {
    name: 'Fund I',
    commencementDate: '2020-01-01',
    managerId,
    countryId,
    currencyId,
  })
  const contactId = await made('/api/contacts', {
    firstName: 'Ann',
    lastName: 'Lee',
    email: 'ann@lee.example',
    phoneNumber: '+44 1632 960001',
  })
  const [row] = await api.database.asAdministrator<{ id: string }>(
    `insert into onboardings (tenant_id, fund_id, contact_id, investor_name, address, legal_status, status) values ($1, $2, $3, 'Ann Lee', 'Road 1', 'NaturalPerson', 'Started') returning id`,
    [api.tenants.own, fundId, contactId],
  )
  return Number(row!.id)
}

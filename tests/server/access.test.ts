import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import fastify from 'fastify'
import { guardRoutes } from '../../src/server/http/routeAccess.ts'
import type { Access, KnownRoute } from '../../src/server/http/routeAccess.ts'
import { PEOPLE, type Person } from './api.ts'
import { serve } from './serve.ts'

const { api } = await serve({ areas: {} })

const CALLERS: readonly Person[] = [
  'admin',
  'user',
  'agent',
  'global',
  'investor',
  'otherInvestor',
  'mixed',
  'stranger',
  'strangeInvestor',
]

/** Who is in which group, written out once more. */
const MEMBERS: Record<Access, readonly Person[]> = {
  open: CALLERS,
  token: CALLERS.filter(person => person !== 'mixed'),
  signedIn: CALLERS.filter(person => person !== 'mixed'),
  read: ['admin', 'user', 'agent', 'stranger'],
  edit: ['admin', 'user', 'stranger'],
  tenantAdmin: ['admin', 'stranger'],
  platformAdmin: ['global'],
  agent: ['agent'],
  agentOrUser: ['agent', 'user'],
  investor: ['investor', 'otherInvestor', 'strangeInvestor'],
  applicant: [],
  anyMember: ['admin', 'user', 'agent', 'investor', 'otherInvestor', 'stranger', 'strangeInvestor'],
}

interface SchemaEntity {
  resource: string
  access?: Partial<Record<'read' | 'create' | 'write' | 'delete', Access>>
  /** By the word of its address. */ actions: ReadonlyMap<string, Access>
  /** Of those properties that state one of their own. */
  narrowed: readonly (readonly [name: string, access: unknown])[]
}

/** What an entity has whose schema names no group: who reads the back office reads it, who edits there writes it. */
const USUAL = ['read', 'edit', 'edit', 'edit']
/** Everything else, as it was agreed: read, create, write and delete. A new entity that is usual needs no line here. */
const AGREED: Readonly<Record<string, readonly Access[]>> = {
  accounts: ['tenantAdmin', 'tenantAdmin', 'tenantAdmin', 'tenantAdmin'],
  countries: ['read', 'tenantAdmin', 'tenantAdmin', 'tenantAdmin'],
  currencies: ['read', 'tenantAdmin', 'tenantAdmin', 'tenantAdmin'],
  'exchange-rates': ['read', 'tenantAdmin', 'tenantAdmin', 'tenantAdmin'],
  'four-eyes-waivers': ['tenantAdmin', 'tenantAdmin', 'tenantAdmin', 'tenantAdmin'],
  'fund-managers': ['read', 'tenantAdmin', 'tenantAdmin', 'tenantAdmin'],
  funds: ['read', 'edit', 'edit', 'tenantAdmin'],
  'limited-partners': ['read', 'edit', 'edit', 'tenantAdmin'],
  'service-accounts': ['tenantAdmin', 'tenantAdmin', 'tenantAdmin', 'tenantAdmin'],
  'tenant-deletion-requests': ['tenantAdmin', 'tenantAdmin', 'tenantAdmin', 'tenantAdmin'],
  'tenant-exports': ['tenantAdmin', 'tenantAdmin', 'tenantAdmin', 'tenantAdmin'],
  tenants: ['platformAdmin', 'platformAdmin', 'platformAdmin', 'platformAdmin'],
  'webhook-deliveries': ['tenantAdmin', 'tenantAdmin', 'tenantAdmin', 'tenantAdmin'],
  webhooks: ['tenantAdmin', 'tenantAdmin', 'tenantAdmin', 'tenantAdmin'],
}
/** Actions that do not belong to the edit group: those that open what was closed, of accounts, and of the agent. */
const AGREED_ACTIONS: Readonly<Record<string, Access>> = {
  'accounts activate': 'tenantAdmin',
  'accounts deactivate': 'tenantAdmin',
  'bank-accounts name-for-holding': 'investor',
  'bank-accounts reopen': 'tenantAdmin',
  'capital-movements reopen': 'tenantAdmin',
  'capital-movements request-reopen': 'agentOrUser',
  'capital-movements sign-off': 'agent',
  'contact-changes ask': 'investor',
  'contacts activate-account': 'tenantAdmin',
  'contacts create-account': 'tenantAdmin',
  'contacts deactivate-account': 'tenantAdmin',
  'onboarding-comments reply': 'anyMember',
  'onboardings revert-status': 'tenantAdmin',
  'onboardings remove-party': 'anyMember',
  'onboardings save-answers': 'anyMember',
  'onboardings save-party': 'anyMember',
  'onboardings sign-paper': 'anyMember',
  'onboardings sign-due-diligence': 'anyMember',
  'onboardings sign-subscription': 'anyMember',
  'onboardings submit-due-diligence': 'anyMember',
  'onboardings submit-subscription': 'anyMember',
  'four-eyes-waivers confirm': 'tenantAdmin',
  'four-eyes-waivers end': 'tenantAdmin',
  'portal-accesses ask': 'investor',
  'portal-accesses end': 'investor',
  'portal-accesses grant': 'tenantAdmin',
  'portal-accesses refuse': 'tenantAdmin',
  'portal-accesses revoke': 'tenantAdmin',
  'reporting-periods make-statements': 'tenantAdmin',
  'reporting-periods reopen': 'tenantAdmin',
  'reporting-periods request-reopen': 'agentOrUser',
  'reporting-periods sign-off': 'agent',
  'service-accounts make-key': 'tenantAdmin',
  'service-accounts revoke': 'tenantAdmin',
  'tenant-deletion-requests withdraw': 'tenantAdmin',
  'tenant-exports retry': 'tenantAdmin',
  'tenants delete-data': 'platformAdmin',
  'transfers reopen': 'tenantAdmin',
  'webhook-deliveries cancel': 'tenantAdmin',
  'webhook-deliveries resend': 'tenantAdmin',
  'webhooks new-secret': 'tenantAdmin',
  'webhooks pause': 'tenantAdmin',
  'webhooks ping': 'tenantAdmin',
  'webhooks resume': 'tenantAdmin',
}
/** Properties that fewer people read or write than the record that they stand in. */
const AGREED_PROPERTIES: Readonly<Record<string, Partial<Record<'read' | 'write', Access>>>> = {
  'capital-account-statements contentKey': { read: 'platformAdmin' },
  'capital-account-statements snapshot': { read: 'platformAdmin' },
  'documents contentKey': { read: 'platformAdmin' },
  'limited-partners taxNumber': { read: 'edit' },
  'mails guid': { read: 'tenantAdmin' },
  'notices contentKey': { read: 'platformAdmin' },
  'notices snapshot': { read: 'platformAdmin' },
  'performance-reports snapshot': { read: 'platformAdmin' },
}

const wordOf = (action: string) => action.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)

/** What the schemas say, read from the files themselves. */
function readEntities(): SchemaEntity[] {
  const folder = join(import.meta.dirname, '../../schemas')
  return readdirSync(folder)
    .filter(name => name.endsWith('.json'))
    .map(
      name =>
        JSON.parse(readFileSync(join(folder, name), 'utf8')) as {
          'x-entity'?: Omit<SchemaEntity, 'actions' | 'narrowed'>
          'x-actions'?: Record<string, { access?: Access; also?: string }>
          properties?: Record<string, { 'x-access'?: unknown }>
        },
    )
    .flatMap(({ 'x-entity': entity, 'x-actions': actions = {}, properties = {} }) =>
      entity
        ? [
            {
              ...entity,
              actions: new Map(
                // The record tells who else may do it, as for documents.
                Object.entries(actions).map(([name, { access = 'edit', also }]) => [
                  wordOf(name),
                  also === 'applicant' ? 'anyMember' : access,
                ]),
              ),
              narrowed: Object.entries(properties).flatMap(([name, { 'x-access': access }]) =>
                access === undefined ? [] : [[name, access] as const],
              ),
            },
          ]
        : [],
    )
}

/**
 * The access of a route as the schema of its entity states it; documents are open to members, and their record decides.
 */
function expectedAccess({ method, url }: KnownRoute): Access | undefined {
  if (url.startsWith('/api/portal/:tenant/onboardings')) return 'investor'
  // Staff see it as the contact of a partner that they name; what each may see, the portal's own tests show.
  if (url.startsWith('/api/portal/')) return 'anyMember'
  if (url === '/api/email-links/:guid/mail') return 'anyMember'
  // Over all funds: for whoever reads the back office.
  if (url === '/api/activity/export') return 'tenantAdmin'
  if (/^\/api\/(deadlines|search|activity(\/recent|\/people)?)$/.test(url)) return 'read'
  const [, resource, , word] = /^\/api\/([a-z-]+)(\/:id)?(?:\/([a-z/-]+))?$/.exec(url) ?? []
  const entity = entities.find(candidate => candidate.resource === resource)
  if (!entity) return undefined
  const { read = 'read', create = 'edit', write = 'edit', delete: remove = 'edit' } = entity.access ?? {}
  if (resource === 'documents') return method === 'PUT' ? 'edit' : 'anyMember'
  // A spreadsheet makes records, and so does whoever asks for an empty one or how its numbers are written.
  if (word === 'import' || word === 'import/notation') return create
  if (method === 'GET' || method === 'HEAD') return read
  if (word === 'documents') return resource === 'onboardings' ? 'anyMember' : write
  // A word that no schema knows is nobody's to use.
  if (word !== undefined) return entity.actions.get(word)
  return method === 'POST' ? create : method === 'PUT' ? write : remove
}

const entities = readEntities()

function addressOf(url: string): string {
  return url.replace(':id', '999999').replace(/\/\*$/, '/x')
}

describe('every route', () => {
  test('R025 R345 R355 answers each caller as the access table says', async () => {
    const wrong: string[] = []
    for (const { method, url, access } of api.app.knownRoutes) {
      if (access === 'open') continue
      const send = (person: Person | undefined) =>
        api.call(person, addressOf(url), {
          method: method as 'GET',
          ...(['POST', 'PUT'].includes(method) && { body: {} }),
        })
      if ((await send(undefined)).statusCode !== 401) wrong.push(`${method} ${url} lets nobody in`)
      for (const person of CALLERS) {
        const { statusCode } = await send(person)
        const allowed = statusCode !== 401 && statusCode !== 403
        // An account without a tenant can be let in nowhere but at the platform's own doors.
        if (allowed !== MEMBERS[access].includes(person))
          wrong.push(`${method} ${url} (${access}) answered ${person} ${statusCode}`)
        if (statusCode >= 500) wrong.push(`${method} ${url} failed for ${person}`)
      }
    }
    expect(wrong).toEqual([])
  }, 400_000)

  test('R344 is closed to a global administrator, but for the tenants and what everybody who is signed in has', async () => {
    const opened = new Set<string>()
    for (const { method, url, access } of api.app.knownRoutes) {
      if (access === 'open') continue
      const { statusCode } = await api.call('global', addressOf(url), {
        method: method as 'GET',
        ...(['POST', 'PUT'].includes(method) && { body: {} }),
      })
      if (statusCode !== 403) opened.add(url.replace(/^(\/api\/[^/]+).*/, '$1'))
    }
    expect([...opened].sort()).toEqual(['/api/me', '/api/tenants'])
  })

  test.each(['countries', 'currencies', 'exchange-rates'])(
    'R481 of %s is read by those who read the back office, and changes are a tenant administrator’s',
    async resource => {
      for (const person of CALLERS) {
        const answers = await Promise.all([
          api.get(person, `/api/${resource}`),
          api.get(person, `/api/${resource}/999999`),
          api.post(person, `/api/${resource}`, {}),
          api.put(person, `/api/${resource}/999999`, 1, {}),
          api.remove(person, `/api/${resource}/999999`, 1),
        ])
        const reads = MEMBERS.read.includes(person)
        const changes = MEMBERS.tenantAdmin.includes(person)
        expect([person, ...answers.map(({ statusCode }) => statusCode !== 403)]).toEqual([
          person,
          reads,
          reads,
          changes,
          changes,
          changes,
        ])
      }
    },
  )

  test('R351 of the own account is open to each role, and to a record’s documents to every member', async () => {
    for (const person of CALLERS) {
      const own = await api.get(person, '/api/me')
      expect([person, own.statusCode]).toEqual([person, MEMBERS.signedIn.includes(person) ? 200 : 403])
      if (own.statusCode === 200)
        expect(own.json<{ account: { userName: string } }>().account.userName).toBe(PEOPLE[person])
      const document = await api.get(person, '/api/documents/999999')
      expect([person, document.statusCode]).toEqual([person, MEMBERS.anyMember.includes(person) ? 404 : 403])
    }
  })

  test('R025 has the access that its schema states', () => {
    const wrong = api.app.knownRoutes.filter(
      route => !['open', 'token', 'signedIn'].includes(route.access) && expectedAccess(route) !== route.access,
    )
    expect(wrong).toEqual([])
    const open = new Set(
      api.app.knownRoutes
        .filter(route => route.access === 'open')
        .map(route => route.url.replace(/^(\/api\/docs).*/, '$1')),
    )
    expect([...open].sort()).toEqual([
      '/api/config',
      '/api/docs',
      '/api/email-links/:guid',
      '/api/onboarding-session',
      '/api/onboarding-session/documents',
      '/api/openapi.json',
    ])
    const byToken = api.app.knownRoutes.filter(route => route.access === 'token').map(route => route.url)
    expect([...new Set(byToken)].sort()).toEqual(['/api/me/accounts', '/api/me/accounts/:id/accept'])
    const methods = (url: string) =>
      api.app.knownRoutes
        .filter(route => route.url === url && route.access !== 'signedIn')
        .map(route => `${route.method} ${route.access}`)
        .sort()
    expect(methods('/api/funds')).toEqual(['GET read', 'HEAD read', 'POST edit'])
    expect(methods('/api/funds/:id')).toEqual(['DELETE tenantAdmin', 'GET read', 'HEAD read', 'PUT edit'])
    expect(methods('/api/bank-accounts/:id/verify')).toEqual(['POST edit'])
    expect(methods('/api/bank-accounts/:id/reopen')).toEqual(['POST tenantAdmin'])
    expect(methods('/api/reporting-periods/:id/sign-off')).toEqual(['POST agent'])
    expect(methods('/api/tenants')).toEqual(['GET platformAdmin', 'HEAD platformAdmin', 'POST platformAdmin'])
  })

  test('that does not say who may use it stops the start', () => {
    const app = fastify()
    const nobody = async () => {
      throw new Error('nobody')
    }
    guardRoutes(app, { authenticate: nobody, callerOf: nobody })
    expect(() => app.get('/api/secret', async () => 'secret')).toThrow('does not say who may use it')
  })
})

describe('what the schemas say of access', () => {
  test('is what was agreed for every kind of record, written down once more by hand', () => {
    for (const { resource, access = {} } of entities) {
      const { read = 'read', create = 'edit', write = 'edit', delete: remove = 'edit' } = access
      expect([resource, read, create, write, remove]).toEqual([resource, ...(AGREED[resource] ?? USUAL)])
    }
    expect(Object.keys(AGREED).filter(known => !entities.some(({ resource }) => resource === known))).toEqual([])
  })

  test('is what was agreed for every action and every guarded property', () => {
    const unusual = entities.flatMap(({ resource, actions }) =>
      [...actions].filter(([, access]) => access !== 'edit').map(([word, access]) => [`${resource} ${word}`, access]),
    )
    expect(Object.fromEntries(unusual)).toEqual(AGREED_ACTIONS)
    const narrowed = entities.flatMap(({ resource, narrowed: names }) =>
      names.map(([name, access]) => [`${resource} ${name}`, access]),
    )
    expect(Object.fromEntries(narrowed)).toEqual(AGREED_PROPERTIES)
  })
})

describe('a combination of roles', () => {
  test('of which two exclude each other is refused everywhere, and so is a token without roles', async () => {
    for (const roles of [
      ['User', 'TenantAdministrator'],
      ['TenantAdministrator', 'AdministrativeAgent'],
      ['User', 'AdministrativeAgent', 'Investor'],
    ]) {
      const answer = await api.app.inject({
        url: '/api/funds',
        headers: await api.issuer.bearer('admin@larkmoor.example', { roles }),
      })
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([403, 'roles-invalid'])
    }
    const without = await api.app.inject({
      url: '/api/funds',
      headers: await api.issuer.bearer('admin@larkmoor.example', { roles: undefined }),
    })
    expect(without.statusCode).toBe(403)
    const none = await api.app.inject({
      url: '/api/funds',
      headers: await api.issuer.bearer('admin@larkmoor.example', { roles: [] }),
    })
    expect(none.statusCode).toBe(403)
    const unknown = await api.app.inject({
      url: '/api/funds',
      headers: await api.issuer.bearer('admin@larkmoor.example', { roles: ['tenantadministrator', 'Root'] }),
    })
    expect(unknown.statusCode).toBe(403)
  })
})

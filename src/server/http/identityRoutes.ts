import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import type { Configuration, Me, OnboardingSession, OwnAccount, OwnTenant } from '../../api/session.ts'
import { allows, mayOpenHome } from '../../access.ts'
import type { Account, Clock, DatabaseTransaction } from '../../context.ts'
import type { Timestamp } from '../../entity.ts'
import { isContact } from '../../limited-partners/contacts.server.ts'
import { problem } from '../../problems.ts'
import { text } from '../../texts.ts'
import { bodyOf } from './jsonBody.ts'
import { idOf } from './requests.ts'
import type { Config } from '../configuration.ts'
import type { Database } from '../database/database.ts'
import { findOnboarding } from '../identity/signInFunctions.ts'
import type { Identity } from '../identity/identity.ts'
import type { AssertSeldom, CountRefusals } from './rateLimits.ts'
import { guidOf, storedGuid, onboardingCookie } from '../identity/onboardingSession.ts'

interface IdentityRouteParts {
  config: Pick<Config, 'baseUrl' | 'telemetry' | 'demo'>
  database: Database
  identity: Identity
  clock: Clock
}

interface Limits {
  limited: CountRefusals
  assertSeldom: AssertSeldom
}

/**
 * Who am I, what does the browser need to start, and the session of a person who starts an onboarding without an
 * account.
 */
export function identityRoutes(parts: IdentityRouteParts, { limited, assertSeldom }: Limits): FastifyPluginAsync {
  const { identity } = parts
  return async app => {
    app.get('/api/me', { config: { access: 'signedIn' } }, async (request): Promise<Me> => {
      const { account } = request
      // An empty list of roles passes every check of its shape and grants nothing, not even this.
      if (!mayOpenHome(account.roles)) throw problem('forbidden')
      const { tenant, holders } = await tenantOf(parts.database, account)
      const accounts = await identity.own.list(await identity.callerOf(request))
      const { id, name, userName, roles } = account
      const today = parts.clock.today(tenant?.timeZone ?? 'UTC')
      return { account: { id, name, userName }, roles, tenant, holders, accounts, today }
    })
    ownAccountRoutes(app, identity, assertSeldom)
    app.get('/api/config', { config: { access: 'open' } }, async (request): Promise<Configuration> => {
      const { telemetry, demo } = parts.config
      return { signIn: identity.signIn(originOf(request)), telemetry, demo }
    })
    onboardingRoutes(app, parts, limited)
    if (identity.routes) await app.register(identity.routes)
  }
}

/**
 * What a person has in all tenants, told even to somebody who may not enter any yet: whom several have invited, or the
 * first has let go.
 */
function ownAccountRoutes(
  app: Parameters<FastifyPluginAsync>[0],
  { callerOf, own }: Identity,
  assertSeldom: AssertSeldom,
): void {
  app.get<{ Querystring: { mail?: string } }>(
    '/api/me/accounts',
    { config: { access: 'token', query: ['mail'] } },
    async (request): Promise<readonly OwnAccount[]> => {
      const { mail } = request.query
      const accounts = await own.list(await callerOf(request), mail)
      // An unknown mail and one of a tenant that is not the caller's are answered, and counted, alike.
      if (mail !== undefined && accounts.length === 0) await assertSeldom(request, 'unknownLinks')
      return accounts
    },
  )

  app.post('/api/me/accounts/:id/accept', { config: { access: 'token' } }, async (request, reply) => {
    await own.accept(await callerOf(request), idOf(request))
    return reply.code(204).send()
  })
}

/** Every visit of a browser begins with this question, so it also tells when somebody was here last. */
async function tenantOf(
  database: Database,
  account: Account,
): Promise<{ tenant: OwnTenant | null; holders: string[] }> {
  if (account.tenantId === null) return { tenant: null, holders: [] }
  return database.inTransaction(account, async tx => {
    const [tenant, holders] = await Promise.all([
      tx
        .selectFrom('tenants')
        .select(['id', 'short_name as shortName', 'name', 'currency', 'time_zone as timeZone'])
        .where('id', '=', account.tenantId)
        .executeTakeFirst(),
      allows('investor', account.roles) ? holdersOf(tx, account) : [],
      tx
        .updateTable('accounts')
        .set(({ fn }) => ({ last_sign_in_at: fn<Timestamp>('now'), roles: account.roles.join(', ') }))
        .where('tenant_id', '=', account.tenantId)
        .where('id', '=', account.id)
        .execute(),
    ])
    return {
      tenant: tenant ? { ...tenant, timeZone: tenant.timeZone ?? 'UTC' } : null,
      holders: holders.map(({ name }) => name),
    }
  })
}

/** One investor holds several funds in one name. */
function holdersOf(tx: DatabaseTransaction, { tenantId, id }: Account) {
  return tx
    .selectFrom('accounts as a')
    .innerJoin('limited_partners as p', join =>
      join.onRef('p.tenant_id', '=', 'a.tenant_id').on(isContact('a.contact_id')),
    )
    .select('p.name')
    .distinct()
    .where('a.tenant_id', '=', tenantId)
    .where('a.id', '=', id)
    .orderBy('p.name')
    .execute()
}

function originOf(request: FastifyRequest): string {
  return `${request.protocol}://${request.host}`
}

function onboardingRoutes(
  app: Parameters<FastifyPluginAsync>[0],
  { config, database }: IdentityRouteParts,
  limited: CountRefusals,
): void {
  const secure = config.baseUrl.startsWith('https:')

  app.post('/api/onboarding-session', { config: { access: 'open' } }, async (request, reply) => {
    const { guid, ...others } = bodyOf(request)
    const onboardingGuid = guidOf(guid)
    if (!onboardingGuid || Object.keys(others).length > 0)
      throw problem('invalid-body', { errors: { guid: [text('validation.pattern')] } })
    // Whether there is such an onboarding is told by its own calls, alike for unknown and for ended ones.
    return reply.header('set-cookie', onboardingCookie(onboardingGuid, secure)).code(204).send()
  })

  app.delete('/api/onboarding-session', { config: { access: 'open' } }, async (_request, reply) =>
    reply.header('set-cookie', onboardingCookie(undefined, secure)).code(204).send(),
  )

  // The first of the onboarding calls: which onboarding is it that this browser holds?
  // Whoever tries guids has to wait like whoever tries tokens.
  const find = limited(
    async (request): Promise<OnboardingSession> => {
      const guid = storedGuid(request.headers)
      if (!guid) throw problem('unauthenticated')
      const found = await findOnboarding(database, guid)
      if (!found) throw problem('not-found')
      const { id, status } = found
      return { onboarding: { id, status } }
    },
    [401, 404],
    'unknownLinks',
  )
  app.get('/api/onboarding-session', { config: { access: 'open' } }, find)
}

/**
 * Programs: from the key of a request to the service account that has it. Whoever does not hold the whole secret learns
 * nothing, not even whether there is such an account: each wrong key takes the same way and gets the same answer.
 */
import { timingSafeEqual } from 'node:crypto'
import { momentAfter } from '../../calendar.ts'
import type { Account } from '../../context.ts'
import type { Timestamp } from '../../entity.ts'
import { problem } from '../../problems.ts'
import { hashOf, NO_HASH, placeOfKey } from '../../service-accounts/keys.server.ts'
import type { KeyPlace } from '../../service-accounts/keys.server.ts'
import { grantsOf } from '../../service-accounts/resources.ts'
import type { Database } from '../database/database.ts'
import { compiledOnce } from '../database/sql.ts'
import type { Given } from '../database/sql.ts'
import type { RecordServices } from '../records/transactionContext.ts'

/** Answers with undefined where the header holds no key; throws the problem why the account may not go on. */
export type FindProgram = (authorization: string | undefined) => Promise<Account | undefined>

const OF_KEY = compiledOnce((builder, given: Given<KeyPlace>) =>
  builder
    .selectFrom('service_accounts as s')
    .innerJoin('service_account_keys as k', join =>
      join.onRef('k.tenant_id', '=', 's.tenant_id').onRef('k.service_account_id', '=', 's.id'),
    )
    .innerJoin('accounts as a', join =>
      join.onRef('a.tenant_id', '=', 's.tenant_id').onRef('a.id', '=', 's.account_id'),
    )
    .innerJoin('tenants as t', 't.id', 's.tenant_id')
    .select([
      's.status',
      's.role',
      's.expires_on as expiresOn',
      's.last_used_at as lastUsedAt',
      'k.hash',
      'a.id',
      'a.name',
      'a.user_name as userName',
      'a.status as statusOfAccount',
      't.short_name as tenant',
      't.time_zone as timeZone',
    ])
    .where('s.tenant_id', '=', given('tenantId'))
    .where('s.id', '=', given('serviceAccountId'))
    .where('t.status', '=', 'Active'),
)

const GRANTED = compiledOnce((builder, given: Given<KeyPlace>) =>
  builder
    .selectFrom('service_account_resources')
    .select(['resource', 'rights'])
    .where('tenant_id', '=', given('tenantId'))
    .where('service_account_id', '=', given('serviceAccountId')),
)

/** That a program was here is no change that somebody made: it makes no version and no line in the history. */
const NOTE_USE = compiledOnce((builder, given: Given<KeyPlace & { now: Timestamp }>) =>
  builder
    .updateTable('service_accounts')
    .set({ last_used_at: given('now') })
    .where('tenant_id', '=', given('tenantId'))
    .where('id', '=', given('serviceAccountId')),
)

const MINUTE_MS = 60_000

export function programFinder(database: Database, { clock }: Pick<RecordServices, 'clock'>): FindProgram {
  return async authorization => {
    const place = placeOfKey(authorization)
    if (place === undefined) return undefined
    const { tenantId, serviceAccountId, secret } = place
    const key = { tenantId, serviceAccountId }
    // Never from a copy: a key that was revoked a moment ago is refused. The tenant is what the key says, so nothing
    // of it is answered before the secret has been compared.
    const [found, rows] = await database.inTransaction({ tenantId, platform: false }, async tx => {
      const [one, granted] = await Promise.all([OF_KEY(tx, key), GRANTED(tx, key)])
      return [one[0], granted] as const
    })
    const isSame = timingSafeEqual(hashOf(secret), Buffer.from(found?.hash ?? NO_HASH, 'base64url'))
    if (!found || !isSame) throw problem('service-account-unknown')
    if (found.status !== 'Active' || found.statusOfAccount !== 'Active') throw problem('service-account-revoked')
    if (found.expiresOn === null || found.expiresOn < clock.today(found.timeZone ?? 'UTC'))
      throw problem('service-account-expired')
    const now = clock.now()
    // Once a minute at most, so that reading costs no write.
    if (found.lastUsedAt === null || momentAfter(found.lastUsedAt, MINUTE_MS) <= now)
      await database.inTransaction({ tenantId, platform: false }, tx => NOTE_USE(tx, { ...key, now }))
    const { id, name, userName, tenant, role } = found
    return { id, tenantId, tenant, name, userName, roles: [role], grants: grantsOf(rows) }
  }
}

/**
 * Keys, sessions and codes of the local sign-in, in the database: every server of it signs and knows the same, and a
 * restart signs nobody out.
 */
import { randomBytes } from 'node:crypto'
import { exportJWK, generateKeyPair } from 'jose'
import type { JWK } from 'jose'
import { sql } from 'kysely'
import type { Adapter, AdapterPayload } from 'oidc-provider'
import type { DatabaseTransaction } from '../../context.ts'
import type { Timestamp } from '../../entity.ts'
import type { Database } from '../database/database.ts'

/** Of nobody's tenant. */
const NOBODYS = 0
const KEYS = 'keys'
/** What a revoked grant takes with it. */
const BELONGS_TO_GRANT = ['AccessToken', 'AuthorizationCode', 'RefreshToken', 'Grant']
/** So many of what was written is followed by a look for what has expired. */
const SWEEP_EVERY = 50

export interface ProviderKeys {
  jwks: { keys: JWK[] }
  cookieKeys: string[]
}

const inStore = <Result>(database: Database, work: (tx: DatabaseTransaction) => Promise<Result>): Promise<Result> =>
  database.inTransaction({ tenantId: null, platform: true }, work)

const stateOf = (tx: DatabaseTransaction) => tx.selectFrom('sign_in_state').where('tenant_id', '=', NOBODYS)

const asJson = (value: object) => sql<string>`${JSON.stringify(value)}::jsonb`

/** The keys of whichever server was first. */
export async function loadKeys(database: Database): Promise<ProviderKeys> {
  const known = () =>
    inStore(database, tx =>
      stateOf(tx).select('payload').where('key', '=', KEYS).$castTo<{ payload: ProviderKeys }>().executeTakeFirst(),
    )
  const found = await known()
  if (found) return found.payload
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const key: JWK = { ...(await exportJWK(privateKey)), use: 'sig', alg: 'RS256', kid: randomBytes(8).toString('hex') }
  const made: ProviderKeys = { jwks: { keys: [key] }, cookieKeys: [randomBytes(32).toString('base64url')] }
  await inStore(database, tx =>
    tx
      .insertInto('sign_in_state')
      .values({ key: KEYS, payload: asJson(made) })
      .onConflict(conflict => conflict.doNothing())
      .execute(),
  )
  return (await known())?.payload ?? made
}

/** What oidc-provider asks of a store, one instance per kind of entry. */
export function adapterFor(database: Database): new (kind: string) => Adapter {
  return class extends Entries {
    constructor(kind: string) {
      super(database, kind)
    }
  }
}

class Entries implements Adapter {
  readonly #database: Database
  readonly #kind: string

  constructor(database: Database, kind: string) {
    this.#database = database
    this.#kind = kind
  }

  #key(id: string): string {
    return `${this.#kind}:${id}`
  }

  async upsert(id: string, payload: AdapterPayload, expiresIn: number): Promise<void> {
    // The provider drops offline_access where consent is not asked for, but MSAL repeats it on every renewal, as a
    // corporate directory expects.
    const scope = payload.scope ?? ''
    const renewable =
      this.#kind === 'RefreshToken' && !scope.split(' ').includes('offline_access')
        ? { ...payload, scope: `${scope} offline_access` }
        : payload
    const row = {
      payload: asJson(renewable),
      expires_at: expiresIn ? sql<Timestamp>`now() + make_interval(secs => ${expiresIn})` : null,
    }
    await inStore(this.#database, async tx => {
      await tx
        .insertInto('sign_in_state')
        .values({ key: this.#key(id), ...row })
        .onConflict(conflict => conflict.columns(['tenant_id', 'key']).doUpdateSet(row))
        .execute()
      if (Math.random() * SWEEP_EVERY < 1)
        await tx
          .deleteFrom('sign_in_state')
          .where('tenant_id', '=', NOBODYS)
          .where('expires_at', '<', sql<Timestamp>`now()`)
          .execute()
    })
  }

  #living(tx: DatabaseTransaction) {
    return stateOf(tx)
      .select('payload')
      .where(({ eb, or }) => or([eb('expires_at', 'is', null), eb('expires_at', '>', sql<Timestamp>`now()`)]))
      .$castTo<{ payload: AdapterPayload }>()
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    const found = await inStore(this.#database, tx =>
      this.#living(tx).where('key', '=', this.#key(id)).executeTakeFirst(),
    )
    return found?.payload
  }

  async findByUid(uid: string): Promise<AdapterPayload | undefined> {
    const found = await inStore(this.#database, tx =>
      this.#living(tx)
        .where(sql<string>`payload ->> 'uid'`, '=', uid)
        .where('key', 'like', `${this.#kind}:%`)
        .executeTakeFirst(),
    )
    return found?.payload
  }

  async findByUserCode(): Promise<undefined> {
    return undefined
  }

  async consume(id: string): Promise<void> {
    const consumed = sql<string>`payload || jsonb_build_object('consumed', floor(extract(epoch from now())))`
    await inStore(this.#database, tx =>
      tx
        .updateTable('sign_in_state')
        .set({ payload: consumed })
        .where('tenant_id', '=', NOBODYS)
        .where('key', '=', this.#key(id))
        .execute(),
    )
  }

  async destroy(id: string): Promise<void> {
    await inStore(this.#database, tx =>
      tx.deleteFrom('sign_in_state').where('tenant_id', '=', NOBODYS).where('key', '=', this.#key(id)).execute(),
    )
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    await inStore(this.#database, tx =>
      tx
        .deleteFrom('sign_in_state')
        .where('tenant_id', '=', NOBODYS)
        .where(sql<string>`payload ->> 'grantId'`, '=', grantId)
        .where(sql<string>`split_part(key, ':', 1)`, 'in', BELONGS_TO_GRANT)
        .execute(),
    )
  }
}

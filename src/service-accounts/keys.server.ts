/**
 * Keys of service accounts: fund_<tenant>-<service account>_<secret>. The secret is 256 random bits, so that its
 * SHA-256 tells nothing of it, and no slow hash is needed; the two numbers only say where that hash stands.
 */
import { createHash, randomBytes } from 'node:crypto'

export interface KeyPlace {
  tenantId: number
  serviceAccountId: number
}

const SECRET_BYTES = 32
const HASH_BYTES = 32
const NUMBER = String.raw`([1-9]\d{0,14})`
const KEY = new RegExp(`^fund_${NUMBER}-${NUMBER}_([\\w-]{43})$`)
const SCHEME = /^Bearer +fund_/i

/** What a key is compared with that belongs to nobody. */
export const NO_HASH = Buffer.alloc(HASH_BYTES).toString('base64url')

export function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}

export function newKey({ tenantId, serviceAccountId }: KeyPlace): { key: string; hash: string } {
  const secret = randomBytes(SECRET_BYTES).toString('base64url')
  return { key: `fund_${tenantId}-${serviceAccountId}_${secret}`, hash: hashOf(secret).toString('base64url') }
}

/** Undefined where the header holds something else than a key; one that is cut off or too long belongs to nobody. */
export function placeOfKey(authorization: string | undefined): (KeyPlace & { secret: string }) | undefined {
  if (authorization === undefined || !SCHEME.test(authorization)) return undefined
  const [, tenant, account, secret = ''] = KEY.exec(authorization.replace(/^Bearer +/i, '')) ?? []
  return { tenantId: Number(tenant ?? 0), serviceAccountId: Number(account ?? 0), secret }
}

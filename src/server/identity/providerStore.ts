import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createPrivateKey, randomBytes } from 'node:crypto'
import { dirname } from 'node:path'
import { exportJWK, generateKeyPair } from 'jose'
import type { JWK } from 'jose'
import type { Adapter, AdapterPayload } from 'oidc-provider'
import { StartError } from '../database/postgres/failures.ts'

interface Entry {
  payload: AdapterPayload
  expires: number
}

/** What a revoked grant takes with it. */
const BELONGS_TO_GRANT = new Set(['AccessToken', 'AuthorizationCode', 'RefreshToken', 'Grant'])

const seconds = (): number => Math.floor(Date.now() / 1000)

function writeWhole(file: string, value: unknown): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(`${file}.new`, JSON.stringify(value), { mode: 0o600 })
  renameSync(`${file}.new`, file)
}

/** What nobody can read is not thrown away unasked: it may be what somebody wants back. */
function readWhole<Content>(file: string, isContent: (read: unknown) => read is Content): Content {
  try {
    const read: unknown = JSON.parse(readFileSync(file, 'utf8'))
    if (isContent(read)) return read
  } catch {
    // The error below is the same for a file that is no JSON.
  }
  throw new StartError(
    `The file ${file} of the local sign-in cannot be read: delete it, and everybody signs in once more.`,
  )
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function areEntries(read: unknown): read is [string, Entry][] {
  return (
    Array.isArray(read) &&
    read.every(
      (one: unknown) =>
        Array.isArray(one) &&
        typeof one[0] === 'string' &&
        isObject(one[1]) &&
        'payload' in one[1] &&
        isObject(one[1].payload) &&
        'expires' in one[1] &&
        typeof one[1].expires === 'number',
    )
  )
}

function areKeys(read: unknown): read is ProviderKeys {
  return (
    isObject(read) &&
    'jwks' in read &&
    isObject(read.jwks) &&
    'keys' in read.jwks &&
    Array.isArray(read.jwks.keys) &&
    read.jwks.keys.length > 0 &&
    read.jwks.keys.every(isSigningKey) &&
    'cookieKeys' in read &&
    Array.isArray(read.cookieKeys) &&
    read.cookieKeys.length > 0 &&
    read.cookieKeys.every(key => typeof key === 'string' && key !== '')
  )
}

/** A private key that can sign: one that lost a part fails at the first sign-in only. */
function isSigningKey(key: unknown): boolean {
  if (!isObject(key)) return false
  try {
    return createPrivateKey({ key: { ...key }, format: 'jwk' }).asymmetricKeyType === 'rsa'
  } catch {
    return false
  }
}

/** The state of the local provider: in memory, written to one file so that a restart signs nobody out. */
export class ProviderState {
  readonly #file: string
  readonly #entries: Map<string, Entry>
  #timer: NodeJS.Timeout | undefined

  constructor(file: string) {
    this.#file = file
    this.#entries = new Map(existsSync(file) ? readWhole(file, areEntries) : [])
  }

  get(key: string): AdapterPayload | undefined {
    const entry = this.#entries.get(key)
    if (entry && entry.expires > 0 && entry.expires < seconds()) {
      this.#entries.delete(key)
      return undefined
    }
    return entry?.payload
  }

  set(key: string, payload: AdapterPayload, expires: number): void {
    this.#entries.set(key, { payload, expires })
    this.#saveSoon()
  }

  /** Replaces the content and keeps the time of expiry. */
  change(key: string, payload: AdapterPayload): void {
    this.set(key, payload, this.#entries.get(key)?.expires ?? 0)
  }

  removeWhere(matches: (key: string, payload: AdapterPayload) => boolean): void {
    for (const [key, entry] of this.#entries) if (matches(key, entry.payload)) this.#entries.delete(key)
    this.#saveSoon()
  }

  find(matches: (key: string, payload: AdapterPayload) => boolean): AdapterPayload | undefined {
    for (const key of this.#entries.keys()) {
      const payload = this.get(key)
      if (payload && matches(key, payload)) return payload
    }
    return undefined
  }

  save(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    for (const key of Array.from(this.#entries.keys())) this.get(key)
    writeWhole(this.#file, [...this.#entries])
  }

  #saveSoon(): void {
    if (this.#timer) return
    this.#timer = setTimeout(() => {
      this.save()
    }, 200)
    this.#timer.unref()
  }
}

/** What oidc-provider asks of a store, one instance per kind of entry. */
export function adapterFor(state: ProviderState): new (kind: string) => Adapter {
  return class implements Adapter {
    readonly #kind: string

    constructor(kind: string) {
      this.#kind = kind
    }

    #key(id: string): string {
      return `${this.#kind}:${id}`
    }

    async upsert(id: string, payload: AdapterPayload, expiresIn: number): Promise<void> {
      // The provider drops offline_access where consent is not asked for, but MSAL repeats it on every renewal, as a
      // corporate directory expects.
      const scope = payload.scope ?? ''
      const kept =
        this.#kind === 'RefreshToken' && !scope.split(' ').includes('offline_access')
          ? { ...payload, scope: `${scope} offline_access` }
          : payload
      state.set(this.#key(id), kept, expiresIn ? seconds() + expiresIn : 0)
    }

    async find(id: string): Promise<AdapterPayload | undefined> {
      return state.get(this.#key(id))
    }

    async findByUid(uid: string): Promise<AdapterPayload | undefined> {
      return state.find((key, payload) => key.startsWith(`${this.#kind}:`) && payload.uid === uid)
    }

    async findByUserCode(): Promise<undefined> {
      return undefined
    }

    async consume(id: string): Promise<void> {
      const payload = state.get(this.#key(id))
      if (payload) state.change(this.#key(id), { ...payload, consumed: seconds() })
    }

    async destroy(id: string): Promise<void> {
      state.removeWhere(key => key === this.#key(id))
    }

    async revokeByGrantId(grantId: string): Promise<void> {
      state.removeWhere(
        (key, payload) => BELONGS_TO_GRANT.has(key.slice(0, key.indexOf(':'))) && payload.grantId === grantId,
      )
    }
  }
}

interface ProviderKeys {
  jwks: { keys: JWK[] }
  cookieKeys: string[]
}

/** Signing key and cookie secret are kept: with new ones every token that a browser holds would be worthless. */
export async function loadKeys(file: string): Promise<ProviderKeys> {
  if (existsSync(file)) return readWhole(file, areKeys)
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const key: JWK = { ...(await exportJWK(privateKey)), use: 'sig', alg: 'RS256', kid: randomBytes(8).toString('hex') }
  const keys = { jwks: { keys: [key] }, cookieKeys: [randomBytes(32).toString('base64url')] }
  writeWhole(file, keys)
  return keys
}

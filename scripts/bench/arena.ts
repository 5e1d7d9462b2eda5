/** A database with a large tenant, and a person who may sign in to it. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ClientConfig } from 'pg'
import { SignJWT, exportJWK, generateKeyPair } from 'jose'
import { startDatabase } from '../../src/server/database/launcher.ts'
import { migrate } from '../../src/server/database/migrate.ts'
import type { Login } from '../../src/server/database/pooled.ts'
import { fillLargeTenant } from './data.ts'
import type { LargeTenant } from './data.ts'
import { toEnvironment } from './settings.ts'
import type { BenchSettings } from './settings.ts'

interface Arena {
  ids: LargeTenant
  settings: BenchSettings
  environment: Record<string, string>
  token: string
  /** Of the administrator of another tenant. */
  tokenOf(ids: LargeTenant): Promise<string>
  owner: ClientConfig
}

/** The logins of a database that is there and empty. */
interface Logins {
  owner: ClientConfig
  runtime: Login
}

export async function inArena(measure: (arena: Arena) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const server = await startDatabase(join(folder, 'data'))
  try {
    await withLargeTenant(server, folder, measure)
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** On a PostgreSQL that runs already. */
export async function withLargeTenant(
  { owner, runtime }: Logins,
  folder: string,
  measure: (arena: Arena) => Promise<void>,
): Promise<void> {
  await migrate(owner, { runtimeUser: String(runtime.user) })
  const ids = await fillLargeTenant(owner)
  const { publicKey, privateKey } = await generateKeyPair('RS256')
  const issuer = 'https://bench.example/directory/v2.0'
  const [clientId, directory] = ['bench-client', 'directory']
  const tokenOf = ({ subject, userName }: LargeTenant): Promise<string> =>
    new SignJWT({
      azp: clientId,
      tid: directory,
      scp: 'profile.read',
      oid: subject,
      preferred_username: userName,
      roles: ['TenantAdministrator'],
    })
      .setProtectedHeader({ alg: 'RS256', kid: 'bench' })
      .setIssuer(issuer)
      .setAudience(clientId)
      .setSubject(subject)
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(privateKey)
  const token = await tokenOf(ids)
  const jwks = { keys: [{ ...(await exportJWK(publicKey)), kid: 'bench', alg: 'RS256', use: 'sig' }] }
  const { tenantId, accountId } = ids
  const settings = { runtime, owner, jwks, issuer, clientId, directory, tenantId, accountId, folder }
  await measure({ ids, token, tokenOf, owner, settings, environment: toEnvironment(settings) })
}

import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import type { JWTVerifyGetKey } from 'jose'
import type { Account } from '../../context.ts'
import type { Config } from '../configuration.ts'
import type { Database } from '../database/database.ts'
import { accountFinder, ownAccounts } from './accounts.ts'
import type { AccountDirectory, OwnAccounts } from './accounts.ts'
import { ACCOUNT_HEADER } from '../../access.ts'
import type { SignInConfiguration } from '../../api/session.ts'
import { problem } from '../../problems.ts'
import { requestText } from '../../texts/requests.ts'
import type { AddedPerson } from './addedPeople.ts'
import { API_SCOPE, createVerifier, localKeys, remoteKeys } from './verify.ts'
import type { Caller } from './verify.ts'

/** The one thing the rest of the server knows about signing in. */
export interface Identity {
  /** `remembered`: the first statement of the request confirms the account (RememberedAccount). */
  authenticate(request: Pick<FastifyRequest, 'headers'>, remembered?: boolean): Promise<Account>
  /** Who holds the token, whether or not with an account here. */
  callerOf(request: Pick<FastifyRequest, 'headers'>): Promise<Caller>
  own: OwnAccounts
  /** `origin` is the address under which the browser opened the application. */
  signIn(origin: string): SignInConfiguration
  /** Origins that pages must be allowed to call, frame and post to, for the content security policy. */
  origins: readonly string[]
  /** Pages of the local provider. */
  routes: FastifyPluginAsync | undefined
}

interface Source {
  issuer: string
  clientId: string
  tenantId: string
  keys: JWTVerifyGetKey
}

function identityOf(
  source: Source,
  directory: AccountDirectory,
  parts: Pick<Identity, 'signIn' | 'origins' | 'routes'>,
): Identity {
  const verify = createVerifier(source)
  const find = accountFinder(directory)
  return {
    async authenticate({ headers }, remembered) {
      const program = await directory.program(headers.authorization)
      if (program && headers[ACCOUNT_HEADER] !== undefined)
        throw problem('invalid-request', { detail: requestText('programAsPerson') })
      if (program) return program
      const caller = await verify(headers.authorization)
      return find(caller, chosenAccount(headers[ACCOUNT_HEADER]), remembered)
    },
    callerOf: ({ headers }) => verify(headers.authorization),
    own: ownAccounts(directory),
    ...parts,
  }
}

/** Which of the caller's accounts the request is for. */
function chosenAccount(header: string | string[] | undefined): number | undefined {
  if (header === undefined) return undefined
  if (typeof header !== 'string' || !/^[1-9]\d{0,14}$/.test(header))
    throw problem('invalid-request', { detail: requestText('accountId') })
  return Number(header)
}

const scopeOf = (clientId: string): string => `api://${clientId}/${API_SCOPE}`

/** A corporate directory: everything it says about itself is found under its authority. */
function directoryIdentity(
  choice: { authority: string; clientId: string; directory: string },
  accounts: AccountDirectory,
): Identity {
  const authority = choice.authority.replace(/\/+$/, '').replace(/\/v2\.0$/, '')
  const issuer = `${authority}/v2.0`
  const source = { issuer, clientId: choice.clientId, tenantId: choice.directory, keys: remoteKeys(issuer) }
  const signIn = { clientId: choice.clientId, tenantId: choice.directory, scope: scopeOf(choice.clientId), authority }
  return identityOf(source, accounts, {
    signIn: () => signIn,
    origins: [new URL(authority).origin],
    routes: undefined,
  })
}

/** The demo: a provider in every server, whose keys are at hand. */
export async function localIdentity(
  config: Pick<Config, 'baseUrl' | 'host' | 'demo'>,
  database: Database,
  accounts: AccountDirectory,
  added?: () => Promise<readonly AddedPerson[]>,
): Promise<Identity> {
  // Whoever signs in at Entra ID does without it.
  const { createLocalProvider } = await import('./provider.ts')
  const provider = await createLocalProvider({
    baseUrl: config.baseUrl,
    host: config.host,
    demo: config.demo,
    database,
    ...(added && { added }),
  })
  const { clientId, tenantId, issuer } = provider
  const signIn = (asked: string): SignInConfiguration => {
    const origin = provider.serves(asked) ? asked : config.baseUrl
    const { host } = new URL(origin)
    // The library insists on an https authority, but never calls it when the metadata is handed to it.
    return {
      clientId,
      tenantId,
      scope: scopeOf(clientId),
      authority: `https://${host}/${tenantId}`,
      knownAuthorities: [host],
      authorityMetadata: JSON.stringify(provider.metadata(origin)),
    }
  }
  return identityOf({ issuer, clientId, tenantId, keys: localKeys(provider.keys) }, accounts, {
    signIn,
    origins: [],
    routes: provider.routes,
  })
}

/** For API tests: tokens are signed by the test itself. */
export function testIdentity(source: Source, accounts: AccountDirectory): Identity {
  const signIn = {
    clientId: source.clientId,
    tenantId: source.tenantId,
    scope: scopeOf(source.clientId),
    authority: source.issuer,
  }
  return identityOf(source, accounts, { signIn: () => signIn, origins: [], routes: undefined })
}

export async function createIdentity(
  config: Config,
  database: Database,
  accounts: AccountDirectory,
  added: () => Promise<readonly AddedPerson[]>,
): Promise<Identity> {
  return config.identity.kind === 'external'
    ? directoryIdentity(config.identity, accounts)
    : localIdentity(config, database, accounts, added)
}

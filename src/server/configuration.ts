/**
 * Reads the environment variables once, checks every one of them and says each mistake in one sentence. Nothing else
 * reads the environment.
 */
import { resolve } from 'node:path'
import type { TelemetryConfiguration } from '../api/session.ts'
import { readFilesPlace } from './filesPlace.ts'
import type { FilesPlace } from './filesPlace.ts'
import { isLoopback } from './loopback.ts'

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

export type Environment = Record<string, string | undefined>

/**
 * Who sees the figures of the server: whoever states the token, or this machine and private networks. The latter mean
 * nothing behind a proxy, whose address is that of every caller.
 */
export type MetricsAccess = { kind: 'token'; token: string } | { kind: 'inside' } | { kind: 'nobody' }

/** How long something is kept that nobody needs for good. */
export interface Retention {
  /** Answers that a repeated Idempotency-Key gets. */ idempotencyHours: number
  /** Archives of everything that a tenant keeps. */ exportDays: number
  /** The words of mails that are sent, failed or cancelled. */ mailDays: number
  /** Who has looked at what, taken which paper, or come for the first time. */ visitDays: number
}

/** A database that has the data of some tenants, besides the first. */
export interface FurtherDatabase {
  number: number
  url: string
  migrationUrl: string
}

type DatabaseChoice =
  | { kind: 'embedded' }
  | {
      kind: 'external'
      url: string
      migrationUrl: string
      readUrl?: string
      further?: readonly FurtherDatabase[]
    }

type IdentityChoice =
  /** The local OpenID Connect provider with the demo accounts. */
  | { kind: 'local' }
  /** A directory of Microsoft Entra ID, or a provider that answers like one. */
  | { kind: 'external'; authority: string; clientId: string; directory: string }

export interface Config {
  production: boolean
  port: number
  host: string
  /** Origin under which people reach the product, without a slash at its end. */
  baseUrl: string
  /** Absolute path. */
  dataDir: string
  /** Where the uploaded files and drawn papers are: the same place for all servers of one database. */
  files: FilesPlace
  database: DatabaseChoice
  /** Addresses of reverse proxies whose forwarding headers count; false when there is none. */
  trustProxy: false | readonly string[]
  identity: IdentityChoice
  /** Demo data and demo accounts; only together with the local provider. */
  demo: boolean
  mail: { smtpUrl?: string; from?: string }
  telemetry: TelemetryConfiguration
  logLevel: LogLevel
  metrics: MetricsAccess
  retention: Retention
}

/** Every mistake found, one sentence each. */
export class ConfigError extends Error {
  readonly mistakes: readonly string[]
  constructor(mistakes: readonly string[]) {
    super(mistakes.join('\n'))
    this.name = 'ConfigError'
    this.mistakes = mistakes
  }
}

interface ConfigFolders {
  /** Root of the project: the default data folder lies in it. */
  root: string
  /** Folder that a relative DATA_DIR starts from. */
  from: string
}

export function readConfig(environment: Environment, folders: ConfigFolders): Config {
  const mistakes: string[] = []
  const value = (name: string) => environment[name]?.trim() || undefined
  const mistake = (sentence: string) => void mistakes.push(sentence)

  const production = value('NODE_ENV') === 'production'
  const port = readPort(value('PORT'), mistake)
  const host = value('HOST') ?? '127.0.0.1'
  const identity = readIdentity(value('OIDC_AUTHORITY'), value('OIDC_CLIENT_ID'), mistake)
  const demo = readDemo(value('DEMO'), { identity, production, host }, mistake)
  const baseUrl = readBaseUrl(value('BASE_URL'), { host, port, demo }, mistake)
  const database = readDatabase(
    value('DATABASE_URL'),
    value('DATABASE_MIGRATION_URL'),
    value('DATABASE_READ_URL'),
    mistake,
  )
  const further = readFurther(value('DATABASES'), value('DATABASES_MIGRATION'), mistake)
  if (further.length > 0 && database.kind === 'embedded')
    mistake('DATABASES is set without DATABASE_URL: it names databases beside the one that DATABASE_URL opens.')
  if (database.kind === 'external' && further.some(({ url }) => url === database.url))
    mistake('DATABASES names the database of DATABASE_URL once more: that one is number 1 already.')
  const smtpUrl = readUrl('SMTP_URL', value('SMTP_URL'), ['smtp:', 'smtps:'], mistake)
  const from = value('MAIL_FROM')
  if (from && !/^[^\s@<>]+@[^\s@<>]+$/.test(from))
    mistake('MAIL_FROM must be one e-mail address, for example funds@example.com.')
  if (smtpUrl && !from) mistake('MAIL_FROM is missing: mails sent through SMTP_URL need the address of their sender.')
  const dataDir = value('DATA_DIR') ? resolve(folders.from, value('DATA_DIR') ?? '') : resolve(folders.root, '.data')
  const files = readFilesPlace(value, dataDir, mistake)
  const telemetry = readTelemetry(
    value('APPLICATIONINSIGHTS_CONNECTION_STRING'),
    value('APPINSIGHTS_INSTRUMENTATIONKEY'),
    mistake,
  )
  const trustProxy = readProxies(value('TRUST_PROXY'), mistake)
  const metrics = readMetrics(value('METRICS_TOKEN'), { baseUrl, trustProxy }, mistake)
  const retention = {
    idempotencyHours: readWhole('RETAIN_IDEMPOTENCY_HOURS', value, { usual: 48, min: 24, max: 720 }, mistake),
    exportDays: readWhole('RETAIN_EXPORTS_DAYS', value, { usual: 14, min: 1, max: 365 }, mistake),
    mailDays: readWhole('RETAIN_MAILS_DAYS', value, RETENTION_DAYS, mistake),
    visitDays: readWhole('RETAIN_VISITS_DAYS', value, RETENTION_DAYS, mistake),
  }
  const logLevel = readLogLevel(value('LOG_LEVEL'), production, mistake)

  if (mistakes.length > 0) throw new ConfigError(mistakes)
  return {
    production,
    port,
    host,
    baseUrl,
    identity,
    demo,
    database: database.kind === 'external' && further.length > 0 ? { ...database, further } : database,
    trustProxy,
    telemetry,
    logLevel,
    metrics,
    retention,
    dataDir,
    files,
    mail: { ...(smtpUrl && { smtpUrl }), ...(from && { from }) },
  }
}

/** What a mistake is handed to. */
type Report = (sentence: string) => void

function readPort(text: string | undefined, mistake: Report): number {
  if (text === undefined) return 3000
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65535) {
    mistake(`PORT must be a whole number from 0 to 65535, not "${text}".`)
    return 3000
  }
  return Number(text)
}

/** Ten years, as the papers of a fund are kept; a quarter at least, in which people still ask who was told. */
const RETENTION_DAYS = { usual: 3_650, min: 90, max: 36_500 }

function readWhole(
  name: string,
  value: (name: string) => string | undefined,
  { usual, min, max }: { usual: number; min: number; max: number },
  mistake: Report,
): number {
  const text = value(name)
  if (text === undefined) return usual
  const number = /^\d{1,6}$/.test(text) ? Number(text) : NaN
  if (number >= min && number <= max) return number
  mistake(`${name} must be a whole number from ${min} to ${max}, not "${text}".`)
  return usual
}

function readIdentity(authority: string | undefined, clientId: string | undefined, mistake: Report): IdentityChoice {
  if (!authority && !clientId) return { kind: 'local' }
  if (!authority) mistake('OIDC_AUTHORITY is missing: OIDC_CLIENT_ID is set, and both belong together.')
  if (!clientId) mistake('OIDC_CLIENT_ID is missing: OIDC_AUTHORITY is set, and both belong together.')
  const url = readUrl('OIDC_AUTHORITY', authority, ['https:'], mistake)
  if (!url || !clientId) return { kind: 'local' }
  const { origin, pathname } = new URL(url)
  const directory = pathname.split('/')[1] ?? ''
  const named = DIRECTORY_ID.test(directory) ? `${origin}/${directory.toLowerCase()}` : undefined
  // Tokens name their issuer in these letters exactly: any other spelling would refuse every one of them.
  if (named === undefined)
    mistake(
      'OIDC_AUTHORITY must name one directory by its id, for example https://login.microsoftonline.com/<directory id>: tokens carry the id, never a domain name, and accounts of other directories are not admitted.',
    )
  else if (url.replace(/(?:\/v2\.0)?\/?$/, '') !== named)
    mistake(`OIDC_AUTHORITY must be ${named} and nothing more, in small letters: tokens name their issuer like that.`)
  return { kind: 'external', authority: named ?? url, clientId, directory }
}

const DIRECTORY_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

function readDemo(
  text: string | undefined,
  parts: { identity: IdentityChoice; production: boolean; host: string },
  mistake: Report,
): boolean {
  const { identity, production, host } = parts
  const asked = readSwitch('DEMO', text, mistake)
  if (identity.kind === 'external') {
    if (asked)
      mistake('DEMO cannot be on while OIDC_AUTHORITY is set: the demo accounts only exist in the local sign-in.')
    return false
  }
  if (production) {
    mistake(
      asked
        ? 'DEMO is refused while NODE_ENV is "production": anybody could sign in with a demo account.'
        : 'OIDC_AUTHORITY and OIDC_CLIENT_ID are missing: with NODE_ENV "production" people sign in at a real identity provider.',
    )
    return false
  }
  if (asked === false) {
    mistake(
      'DEMO is off and no identity provider is set, so nobody could sign in: set OIDC_AUTHORITY and OIDC_CLIENT_ID, or remove DEMO.',
    )
    return false
  }
  if (!isLoopback(host)) {
    mistake(
      `HOST is "${host}", which other machines can reach, and the demo sign-in lets anybody in: set OIDC_AUTHORITY and OIDC_CLIENT_ID, or keep HOST at 127.0.0.1.`,
    )
  }
  return true
}

function readBaseUrl(
  text: string | undefined,
  parts: { host: string; port: number; demo: boolean },
  mistake: Report,
): string {
  const { host, port, demo } = parts
  if (text === undefined) {
    if (!isLoopback(host))
      mistake(
        'BASE_URL is missing: with a HOST that other machines can reach, say under which address people open the product.',
      )
    return `http://localhost:${port}`
  }
  const url = readUrl('BASE_URL', text, ['http:', 'https:'], mistake)
  if (!url) return `http://localhost:${port}`
  const { origin, pathname, search, hash, username, hostname, protocol } = new URL(url)
  if (pathname !== '/' || search || hash || username)
    mistake(`BASE_URL must be an origin without a path, for example ${origin}.`)
  if (demo && !isLoopback(hostname))
    mistake(
      'BASE_URL must stay on this machine (http://localhost) while DEMO is on, because the demo sign-in lets anybody in.',
    )
  if (!demo && protocol === 'http:' && !isLoopback(hostname))
    mistake('BASE_URL must begin with https: sign-in does not work over plain http from another machine.')
  return origin
}

function readDatabase(
  url: string | undefined,
  migrationUrl: string | undefined,
  readUrlText: string | undefined,
  mistake: Report,
): DatabaseChoice {
  const schemes = ['postgres:', 'postgresql:']
  const main = readUrl('DATABASE_URL', url, schemes, mistake)
  const owner = readUrl('DATABASE_MIGRATION_URL', migrationUrl, schemes, mistake)
  const lists = readUrl('DATABASE_READ_URL', readUrlText, schemes, mistake)
  if (!url) {
    if (migrationUrl)
      mistake(
        'DATABASE_MIGRATION_URL is set without DATABASE_URL: it names the owner of the database that DATABASE_URL opens.',
      )
    if (readUrlText)
      mistake('DATABASE_READ_URL is set without DATABASE_URL: it names a copy of the database that DATABASE_URL opens.')
    return { kind: 'embedded' }
  }
  return { kind: 'external', url: main ?? '', migrationUrl: owner ?? main ?? '', ...(lists && { readUrl: lists }) }
}

/** "2=postgresql://…", one or several with blanks between; the owner may be another login of the same number. */
function readFurther(text: string | undefined, owners: string | undefined, mistake: Report): FurtherDatabase[] {
  const urls = readNumbered('DATABASES', text, mistake)
  const migrations = readNumbered('DATABASES_MIGRATION', owners, mistake)
  if ([...migrations.keys()].some(number => !urls.has(number)))
    mistake('DATABASES_MIGRATION names a number that DATABASES does not: it names the owners of those databases.')
  return [...urls].map(([number, url]) => ({ number, url, migrationUrl: migrations.get(number) ?? url }))
}

function readNumbered(name: string, text: string | undefined, mistake: Report): Map<number, string> {
  const entries = (text?.split(/\s+/) ?? []).map(entry => /^([1-9]\d?)=(postgres(?:ql)?:\/\/\S+)$/.exec(entry) ?? [])
  const found = new Map(entries.map(([, number, url = '']) => [Number(number), url]))
  const twice = found.size < entries.length || new Set(found.values()).size < entries.length
  if (entries.some(([, number]) => !(Number(number) >= 2)))
    mistake(`${name} must list databases with their numbers from 2 to 99, with blanks between: 2=postgresql://… 3=….`)
  else if (twice) mistake(`${name} names a number or an address twice: each database has one number of its own.`)
  else return found
  return new Map()
}

/** The values of these variables may hold passwords: no sentence repeats them. */
function readUrl(
  name: string,
  text: string | undefined,
  schemes: readonly string[],
  mistake: Report,
): string | undefined {
  if (text === undefined) return undefined
  const scheme = /^([a-z][a-z0-9+.-]*:)\/\//i.exec(text)?.[1]?.toLowerCase()
  // PostgreSQL addresses of unix sockets (postgresql://user@/fund?host=/run/postgresql) are none that URL understands.
  const readable = schemes.includes('postgresql:') ? /^\w+:\/\/[^\s]+$/.test(text) : URL.canParse(text)
  if (scheme && schemes.includes(scheme) && readable) return text
  mistake(`${name} must be an address that begins with ${schemes.map(one => `${one}//`).join(' or ')}.`)
  return undefined
}

function readSwitch(name: string, text: string | undefined, mistake: Report): boolean | undefined {
  if (text === undefined) return undefined
  if (['on', 'true', '1', 'yes'].includes(text.toLowerCase())) return true
  if (['off', 'false', '0', 'no'].includes(text.toLowerCase())) return false
  mistake(`${name} must be on or off, not "${text}".`)
  return undefined
}

function readTelemetry(
  connectionString: string | undefined,
  instrumentationKey: string | undefined,
  mistake: Report,
): Config['telemetry'] {
  if (connectionString && !/(^|;)\s*InstrumentationKey=[^;]+/i.test(connectionString)) {
    mistake('APPLICATIONINSIGHTS_CONNECTION_STRING must contain InstrumentationKey=….')
  }
  if (instrumentationKey && !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(instrumentationKey)) {
    mistake('APPINSIGHTS_INSTRUMENTATIONKEY must be a GUID.')
  }
  return { ...(connectionString && { connectionString }), ...(instrumentationKey && { instrumentationKey }) }
}

function readProxies(text: string | undefined, mistake: Report): false | readonly string[] {
  if (text === undefined) return false
  const names = text
    .split(',')
    .map(name => name.trim())
    .filter(Boolean)
  const address =
    /^(loopback|linklocal|uniquelocal|\d{1,3}(\.\d{1,3}){3}(\/\d{1,2})?|[0-9a-f:]*:[0-9a-f:.]+(\/\d{1,3})?)$/i
  const wrong = names.find(name => !address.test(name))
  // A number of hops or "true" would let a caller invent the address that rate limits and logs go by.
  if (wrong !== undefined)
    mistake(
      `TRUST_PROXY must list addresses or networks of your proxies, for example 10.0.0.5, 10.1.0.0/16; "${wrong}" is none.`,
    )
  return names.length > 0 ? names : false
}

const METRICS_TOKEN_LENGTH_MIN = 20
/** In .operations/settings.example, which anybody can read. */
const METRICS_TOKEN_EXAMPLE = 'at-least-twenty-letters'

function readMetrics(
  token: string | undefined,
  { baseUrl, trustProxy }: { baseUrl: string; trustProxy: Config['trustProxy'] },
  mistake: Report,
): MetricsAccess {
  if (token !== undefined && !(token.length >= METRICS_TOKEN_LENGTH_MIN && /^[\x21-\x7e]+$/.test(token)))
    mistake(`METRICS_TOKEN must have at least ${METRICS_TOKEN_LENGTH_MIN} visible characters without blanks.`)
  if (token === METRICS_TOKEN_EXAMPLE)
    mistake(
      'METRICS_TOKEN is the word of settings.example, which anybody can read: set one of your own, the same on all ' +
        'servers, for example what this prints: node --print "crypto.randomUUID()".',
    )
  if (token !== undefined) return { kind: 'token', token }
  return { kind: trustProxy === false && isLoopback(new URL(baseUrl).hostname) ? 'inside' : 'nobody' }
}

function readLogLevel(text: string | undefined, production: boolean, mistake: Report): LogLevel {
  // Outside production the terminal shows the progress of the start; a line per request would bury it.
  if (text === undefined) return production ? 'info' : 'warn'
  const level = LOG_LEVELS.find(one => one === text.toLowerCase())
  if (!level) mistake(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, not "${text}".`)
  return level ?? 'warn'
}

/**
 * What API tests begin with: the real server on a database of their own, two tenants with the demo accounts, calls as
 * each of them.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import type pg from 'pg'
import { rolesCombine } from '../../src/access.ts'
import type { CalendarDate } from '../../src/entity.ts'
import { buildApp } from '../../src/server/http/app.ts'
import type { Parts } from '../../src/server/http/app.ts'
import { openFiles } from '../../src/server/documents/fileStore.ts'
import { accountDirectory } from '../../src/server/identity/accounts.ts'
import { recordServices } from '../../src/server/areas.ts'
import { demoAccounts, demoDirectory } from '../../src/server/identity/demoAccounts.ts'
import { health } from '../../src/server/http/health.ts'
import { testIdentity } from '../../src/server/identity/identity.ts'
import { openDatabase } from '../../src/server/database/database.ts'
import type { Login } from '../../src/server/database/pooled.ts'
import { claimNumbers } from '../../src/server/database/numbering.ts'
import { openSeveral } from '../../src/server/database/severalDatabases.ts'
import type { SeveralDatabases } from '../../src/server/database/severalDatabases.ts'
import type { RecordServices } from '../../src/server/records/transactionContext.ts'
import { clockOf, CONFIG, ownParts, workedHere } from './apiParts.ts'
import { noteAsked, startApiServers } from './apiServers.ts'
import { copyDemoData, DEMO_TODAY } from './demoData.ts'
import { createDatabase } from './harness.ts'
import type { TestDatabase } from './harness.ts'
import { withNeededActions } from './neededActions.ts'
import { BETWEEN_TENANTS, mistakesIn, recordStatements } from './statements.ts'
import type { Log } from './statements.ts'
import { testIssuer } from './tokens.ts'
import type { TestIssuer } from './tokens.ts'

export type Person =
  | 'admin'
  | 'user'
  | 'agent'
  | 'global'
  | 'mixed'
  | 'investor'
  | 'otherInvestor'
  | 'stranger'
  | 'strangeInvestor'

export const PEOPLE: Record<Person, string> = {
  admin: 'admin@larkmoor.example',
  user: 'user@larkmoor.example',
  agent: 'agent@larkmoor.example',
  global: 'global@platform.example',
  mixed: 'mixed@larkmoor.example',
  investor: 'investor@ashcombe.example',
  otherInvestor: 'investor@borrowdale.example',
  stranger: 'admin@thornfield.example',
  strangeInvestor: 'investor@thornfield.example',
}

export interface Call {
  method?: InjectOptions['method']
  body?: unknown
  headers?: Record<string, string>
  version?: number
  key?: string
  payload?: InjectOptions['payload']
}

export interface Api {
  app: FastifyInstance
  database: TestDatabase
  issuer: TestIssuer
  /** Ids of the tenants larkmoor and thornfield. */
  tenants: { own: number; other: number }
  /** Folder of the documents. */
  folder: string
  /** Where it answers over the network. */
  address(): Promise<string>
  /** Asks those who are watched whether they are alive, and how many milliseconds their threads have worked. */
  worked(): Promise<number>
  /** Lines of the logs of those who are asked. */
  log: string[]
  today: { date: CalendarDate }
  /** What transactions past the routes work with. */
  services: RecordServices
  call(person: Person | undefined, url: string, call?: Call): Promise<LightMyRequestResponse>
  get(person: Person, url: string): Promise<LightMyRequestResponse>
  post(person: Person, url: string, body: unknown, call?: Call): Promise<LightMyRequestResponse>
  put(person: Person, url: string, version: number, body: unknown): Promise<LightMyRequestResponse>
  remove(person: Person, url: string, version: number): Promise<LightMyRequestResponse>
  close(): Promise<void>
}

export type ApiOptions = Partial<Pick<Parts, 'areas' | 'limits' | 'site' | 'plugins'>> & {
  config?: Partial<Parts['config']>
  /** File of a module whose `own` are areas and plugins that another process can have as well. */
  own?: string
  /** Tells of its health, as every server that is a process does. */
  watched?: true
  /** What the server is given as the copy for reading. */ copy?: TestDatabase
  /** The second of two databases, which has no tenant as yet. */ second?: TestDatabase
  /** Where the server finds its database instead of at once, as behind a pooler. */
  through?: (runtime: pg.ClientConfig) => Promise<Login>
  /** An account changes its tenant between two requests: a statement of the second may still name the first tenant. */
  accountsMove?: true
  /** Begins with the demo data instead of two tenants without records. */
  demoData?: true
}

/**
 * Requests go to two servers, each a process, behind HAProxy, which `npm run test:cluster` asks for. Tests that change
 * or count something within the server have no place there.
 */
export const SEVERAL = process.env['API_SERVERS'] === '2'

/** Functions of a test cannot be told to another process; a module that holds some can. */
function isTold({ areas, plugins, through }: ApiOptions): boolean {
  return plugins === undefined && through === undefined && Object.keys(areas ?? {}).length === 0
}

/** The health of a server that a test looks after itself. */
const healthy = health({
  database: { answers: async () => true, figures: () => ({ total: 0, idle: 0, waiting: 0 }) },
  limits: { figures: () => [] },
  waiting: () => Promise.resolve([]),
  isReady: () => true,
})

/** The day of a test, in a file as well, which other processes read. */
function dayIn(file: string): Api['today'] {
  let date: CalendarDate = DEMO_TODAY
  const write = () => writeFileSync(file, date)
  write()
  return {
    get date() {
      return date
    },
    set date(day) {
      date = day
      write()
    },
  }
}

/** Its keys take longer to make than all the rest of a server: those of a process have one. */
const directory = testIssuer()

/** Use in beforeAll, and call close() in afterAll. */
export async function startApi(asked: ApiOptions = {}): Promise<Api> {
  const { copy, second, demoData, watched, own, ...given } = asked
  const options = { ...given, ...(await ownParts(own)) }
  const statements = askedByRequests()
  const folder = mkdtempSync(join(tmpdir(), 'fund-api-'))
  const pool = { poolSize: 12 }
  const database = await (demoData ? copyDemoData(folder, pool) : createDatabase(pool))
  const served = await databaseOf(database, asked)
  const issuer = await directory
  const log: string[] = []
  const logged = (line: string) => {
    log.push(line)
  }
  const today = dayIn(join(folder, 'today'))
  const files = await openFiles(folder)
  const clock = clockOf(() => today.date)
  const parts = {
    config: { ...CONFIG, ...options.config },
    database: served,
    files,
    clock,
  }
  if (!demoData) await makeTenants(database)
  const tenants = await tenantsOf(database)
  const chosen = options.areas && withNeededActions(options.areas)
  const services = recordServices({ clock, files, areas: chosen })
  const limits = {
    requests: 1_000_000,
    refused: 1_000_000,
    unknownLinks: 1_000_000,
    papersByLink: 1_000_000,
    ...options.limits,
  }
  const app = await buildApp({
    ...options,
    ...(chosen && { areas: chosen }),
    ...parts,
    plugins: [...(watched ? [healthy] : []), ...(options.plugins ?? [])],
    identity: testIdentity(issuer, accountDirectory(served, services)),
    limits,
    logStream: { write: logged },
  })
  await app.ready()
  const told = {
    runtime: database.runtime,
    copy: copy?.runtime,
    second: second?.runtime,
    folder,
    today: join(folder, 'today'),
    issuer,
    plain: options.areas !== undefined,
    limits,
    config: options.config,
    site: options.site,
    own,
  }
  const servers = SEVERAL && isTold(asked) ? await startApiServers(told, logged) : undefined
  if (servers) Object.assign(app, { inject: servers.inject })
  else if (SEVERAL) noteAsked([])

  async function call(
    person: Person | undefined,
    url: string,
    { method = 'GET', body, headers = {}, version, key, payload }: Call = {},
  ): Promise<LightMyRequestResponse> {
    const bearer = person && (await issuer.bearer(PEOPLE[person]))
    const request: InjectOptions = {
      method,
      url,
      headers: {
        ...bearer,
        ...(version !== undefined && { 'if-match': `"${version}"` }),
        ...(key !== undefined && { 'idempotency-key': key }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(payload !== undefined
        ? { payload }
        : body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    }
    const answer = await statements.during(() => app.inject(request))
    if (WRITING.has(method) && answer.statusCode < 300) await expectToBeDescribed(method, url, answer)
    return answer
  }

  return {
    app,
    database,
    issuer,
    tenants,
    folder,
    address: async () => servers?.address ?? app.listen({ port: 0, host: '127.0.0.1' }),
    async worked() {
      if (servers) return servers.worked()
      const { statusCode } = await app.inject('/healthz')
      if (statusCode !== 200) throw new Error(`The server answers ${statusCode} to whoever watches it.`)
      return workedHere()
    },
    log,
    today,
    services,
    call,
    get: (person, url) => call(person, url),
    post: (person, url, body, extra) => call(person, url, { method: 'POST', body, ...extra }),
    put: (person, url, version, body) => call(person, url, { method: 'PUT', body, version }),
    remove: (person, url, version) => call(person, url, { method: 'DELETE', version }),
    close: async () => {
      await servers?.close()
      await app.close()
      if (served !== database.database) await served.close()
      try {
        await expectOneTenantEach(database, statements.log, asked)
      } finally {
        await database.close()
        rmSync(folder, { recursive: true, force: true })
      }
    },
  }
}

async function databaseOf(made: TestDatabase, { copy, second, through }: ApiOptions) {
  if (second) return openTogether(made, second)
  if (copy) return openDatabase({ runtime: made.runtime, read: copy.runtime, poolSize: 4 })
  return through ? openDatabase({ runtime: await through(made.runtime), poolSize: 12 }) : made.database
}

const WRITING: ReadonlySet<string> = new Set(['POST', 'PUT', 'DELETE'])

/** Whatever a test writes with success is answered as the description of the API says. */
async function expectToBeDescribed(method: string, url: string, answer: LightMyRequestResponse): Promise<void> {
  // Files that only read do without the description, which takes a moment to read.
  const { faultsOfAnswer, pathOfAddress } = await import('./http/described.ts')
  const path = pathOfAddress(url)
  const faults = path === undefined ? [] : faultsOfAnswer(path, method.toLowerCase(), answer)
  if (faults.length > 0) throw new Error(`${method} ${url} is not answered as it is described: ${faults.join('; ')}`)
}

/** What requests have the product ask of the database while they are answered, and not what a test asks past them. */
function askedByRequests() {
  const log: Log = new Map()
  let recording: ReturnType<typeof recordStatements> | undefined
  let open = 0
  return {
    log,
    async during<T>(request: () => Promise<T>): Promise<T> {
      recording ??= recordStatements(log)
      open += 1
      try {
        return await request()
      } finally {
        open -= 1
        if (open === 0) {
          recording?.end()
          recording = undefined
        }
      }
    },
  }
}

/** Whatever the requests of a file of tests have been about, each statement was about the rows of one tenant. */
async function expectOneTenantEach(database: TestDatabase, log: Log, { accountsMove }: ApiOptions): Promise<void> {
  const mistakes = await mistakesIn(database, log)
  const found = accountsMove ? mistakes.filter(mistake => !BETWEEN_TENANTS.test(mistake)) : mistakes
  if (found.length > 0) throw new Error(`Statements that are not of one tenant: ${found.join('; ')}`)
}

/** As the product opens two databases, each with numbers of its own. */
export async function openTogether(first: TestDatabase, second: TestDatabase): Promise<SeveralDatabases> {
  const found = [first, second].map(({ runtime, owner }, index) => ({ number: index + 1, runtime, owner }))
  for (const { number, owner } of found) await claimNumbers(owner, number)
  return openSeveral(
    new Map(found.map(({ number, runtime }) => [number, openDatabase({ runtime, number, poolSize: 6 })])),
  )
}

async function makeTenants(database: TestDatabase): Promise<void> {
  const ids = new Map<string, number>()
  for (const [shortName, name] of [
    ['larkmoor', 'Larkmoor Partners'],
    ['thornfield', 'Thornfield Capital'],
  ] as const) {
    const [row] = await database.asAdministrator<{ id: string }>(
      `insert into tenants (short_name, name, currency, time_zone) values ($1, $2, 'EUR', 'Europe/Luxembourg') returning id`,
      [shortName, name],
    )
    ids.set(shortName, Number(row!.id))
  }
  for (const { userName, name, subject, tenant, roles } of demoAccounts) {
    if (tenant === null) continue
    await database.asAdministrator(
      `insert into accounts (tenant_id, name, user_name, subject, directory, status, roles)
       values ($1, $2, $3, $4, $5, 'Active', $6)`,
      [ids.get(tenant), name, userName, subject, demoDirectory.tenantId, rolesCombine(roles) ? roles.join(', ') : null],
    )
  }
}

async function tenantsOf(database: TestDatabase): Promise<{ own: number; other: number }> {
  const rows = await database.asAdministrator<{ id: string; name: string }>(
    'select id, short_name as name from tenants',
  )
  const idOf = (tenant: string) => Number(rows.find(({ name }) => name === tenant)!.id)
  return { own: idOf('larkmoor'), other: idOf('thornfield') }
}

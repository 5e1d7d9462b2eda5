/**
 * What API tests begin with: the real server on a database of their own, two tenants with the demo accounts, calls as
 * each of them.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { rolesCombine } from '../../src/access.ts'
import { askInside } from '../../src/demo/requests.ts'
import { seedDemo } from '../../src/demo/seed.ts'
import type { Clock, CompleteAreas, ServerAreas } from '../../src/context.ts'
import type { CalendarDate } from '../../src/entity.ts'
import { buildApp } from '../../src/server/http/app.ts'
import type { Parts } from '../../src/server/http/app.ts'
import { openFiles } from '../../src/server/documents/fileStore.ts'
import { accountDirectory } from '../../src/server/identity/accounts.ts'
import { areas, recordServices } from '../../src/server/areas.ts'
import { demoAccounts, demoDirectory } from '../../src/server/identity/demoAccounts.ts'
import { testIdentity } from '../../src/server/identity/identity.ts'
import { openDatabase } from '../../src/server/database/database.ts'
import type { RecordServices } from '../../src/server/records/transactionContext.ts'
import { createDatabase } from './harness.ts'
import type { TestDatabase } from './harness.ts'
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
  /** Lines of the log. */
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
  /** What the server is given as the copy for reading. */ copy?: TestDatabase
  /** Begins with the demo data as of this day instead of two tenants without records. */ demoAsOf?: CalendarDate
}

/** Use in beforeAll, and call close() in afterAll. */
export async function startApi({ copy, demoAsOf, ...options }: ApiOptions = {}): Promise<Api> {
  const database = await createDatabase({ poolSize: 12 })
  const served = copy ? openDatabase({ runtime: database.runtime, read: copy.runtime, poolSize: 4 }) : database.database
  const issuer = await testIssuer()
  const folder = mkdtempSync(join(tmpdir(), 'fund-api-'))
  const log: string[] = []
  const today: Api['today'] = { date: '2026-11-21' }
  const files = await openFiles(folder)
  const clock: Clock = { now: () => `${today.date}T12:00:00.000Z`, today: () => today.date }
  const parts = {
    config: {
      baseUrl: 'http://localhost:3000',
      trustProxy: false,
      logLevel: 'info',
      telemetry: {},
      demo: true,
      ...options.config,
    } as const,
    database: served,
    files,
    clock,
  }
  if (demoAsOf === undefined) await makeTenants(database)
  else
    await askInside({ ...parts, config: { ...parts.config, logLevel: 'silent' } }, asking =>
      seedDemo(asking, demoAsOf, today.date),
    )
  const tenants = await tenantsOf(database)
  const chosen = options.areas && withNeededActions(options.areas)
  const services = recordServices({ clock, files, areas: chosen })
  const app = await buildApp({
    ...options,
    ...(chosen && { areas: chosen }),
    ...parts,
    identity: testIdentity(issuer, accountDirectory(served, services)),
    limits: {
      requests: 1_000_000,
      refused: 1_000_000,
      unknownLinks: 1_000_000,
      papersByLink: 1_000_000,
      ...options.limits,
    },
    logStream: {
      write: line => {
        log.push(line)
      },
    },
  })
  await app.ready()

  async function call(
    person: Person | undefined,
    url: string,
    { method = 'GET', body, headers = {}, version, key, payload }: Call = {},
  ): Promise<LightMyRequestResponse> {
    return app.inject({
      method,
      url,
      headers: {
        ...(person && (await issuer.bearer(PEOPLE[person]))),
        ...(version !== undefined && { 'if-match': `"${version}"` }),
        ...(key !== undefined && { 'idempotency-key': key }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(payload !== undefined
        ? { payload }
        : body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
  }

  return {
    app,
    database,
    issuer,
    tenants,
    folder,
    log,
    today,
    services,
    call,
    get: (person, url) => call(person, url),
    post: (person, url, body, extra) => call(person, url, { method: 'POST', body, ...extra }),
    put: (person, url, version, body) => call(person, url, { method: 'PUT', body, version }),
    remove: (person, url, version) => call(person, url, { method: 'DELETE', version }),
    close: async () => {
      await app.close()
      if (copy) await served.close()
      await database.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Tests without rules still need the code of those actions that are nothing without it. */
function withNeededActions(given: ServerAreas): CompleteAreas {
  const { activate } = areas.account.actions
  const { createAccount, activateAccount, deactivateAccount } = areas.contact.actions
  const { recordPayeeAnswer } = areas.bankAccount.actions
  const { generateLines, lines, receive, remind, remindUnread } = areas.capitalMovement.actions
  const ofMovement = areas.capitalMovement.actions
  const { signOff, requestReopen } = areas.reportingPeriod.actions
  const { releaseNewFile } = areas.investorReport.actions
  return {
    ...given,
    account: { ...given.account, actions: { activate, ...given.account?.actions } },
    investorReport: { ...given.investorReport, actions: { releaseNewFile, ...given.investorReport?.actions } },
    bankAccount: {
      ...given.bankAccount,
      actions: { recordPayeeAnswer, ...given.bankAccount?.actions },
      collectionActions: areas.bankAccount.collectionActions,
    },
    capitalMovement: {
      ...given.capitalMovement,
      actions: {
        generateLines,
        lines,
        receive,
        remind,
        remindUnread,
        signOff: ofMovement.signOff,
        requestReopen: ofMovement.requestReopen,
        ...given.capitalMovement?.actions,
      },
    },
    contact: {
      ...given.contact,
      actions: { createAccount, activateAccount, deactivateAccount, ...given.contact?.actions },
    },
    portalAccess: { ...given.portalAccess, collectionActions: areas.portalAccess.collectionActions },
    invoice: {
      ...given.invoice,
      collectionActions: { ...areas.invoice.collectionActions, ...given.invoice?.collectionActions },
    },
    onboarding: { ...given.onboarding, actions: { ...areas.onboarding.actions, ...given.onboarding?.actions } },
    reportingPeriod: {
      ...given.reportingPeriod,
      actions: {
        signOff,
        requestReopen,
        makeStatements: areas.reportingPeriod.actions.makeStatements,
        remindUnread: areas.reportingPeriod.actions.remindUnread,
        ...given.reportingPeriod?.actions,
      },
    },
  }
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

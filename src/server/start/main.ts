/** Starts the whole product in this process and stops it again. */
import type { CalendarDate } from '../../entity.ts'
import { createServer } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Clock } from '../../context.ts'
import { addMonths, endOfQuarter } from '../../calendar.ts'
import { formatSeconds } from '../../formats.ts'
import { buildApp } from '../http/app.ts'
import type { Parts } from '../http/app.ts'
import { reportedLater } from '../database/reportedLater.ts'
import { systemClock } from './clock.ts'
import { readConfig } from '../configuration.ts'
import type { Config, Environment } from '../configuration.ts'
import type { Database } from '../database/database.ts'
import { followTenants } from '../database/tenantCopies.ts'
import { waitingWork } from '../database/dueWork.ts'
import { tidiesFilesDaily, tidyFiles } from '../documents/fileSweep.ts'
import { createConcurrencyLimits } from '../http/concurrencyLimits.ts'
import { health } from '../http/health.ts'
import { addedPeople } from '../identity/addedPeople.ts'
import { recordServices } from '../areas.ts'
import { accountDirectory } from '../identity/accounts.ts'
import { createIdentity } from '../identity/identity.ts'
import { oneAtATime } from '../database/migrate.ts'
import { codeOf, StartError } from '../database/postgres/failures.ts'
import { openServer, openStorage } from './databaseServer.ts'
import { openFilesOf } from './openFiles.ts'
import { startJobs } from './jobs.ts'
import type { Job } from './jobs.ts'
import { createReadiness } from './readiness.ts'
import { removesWhatIsOld } from './retention.ts'
import { unlessStopped } from './stopped.ts'
import { bookingsWhenDue } from '../../capital-movements/dueBookings.server.ts'
import { deliverMails } from '../../mails/delivery.server.ts'
import { makeNotices } from '../../notices/paperWorker.server.ts'
import { openCall } from '../../webhooks/call.server.ts'
import { deliverToWebhooks } from '../../webhooks/delivery.server.ts'
import { deleteTenants } from '../tenantData/deletion.ts'
import { makeTenantExports } from '../tenantData/exports.ts'
import type { Storage } from './databaseServer.ts'

export interface StartOptions {
  environment: Environment
  /** Root of the project. */
  root: string
  /** Folder that a relative DATA_DIR starts from. */
  from?: string
  /** Called with every step. */
  report?: (line: string) => void
  /** Builds the browser application where needed and answers with its folder; runs while the database starts. */
  site?: (stopped: AbortSignal) => Promise<string | undefined>
  /** Whoever starts it holds the data folder for it. */
  folderLocked?: true
  /** Breaks off a start that is no longer wanted; what it began is stopped first. */
  stopped?: AbortSignal
  /** Called when somebody else ends the embedded database, without which there is nothing to serve. */
  databaseEnds?: () => void
  /** Tests bring one that always says the same day. */
  clock?: Clock
}

export interface RunningServer {
  /** Where people open it. */
  address: string
  config: Config
  app: FastifyInstance
  stop(): Promise<void>
}

/** Requests and jobs in progress get so long to finish; the whole end takes ten seconds at most. */
const PATIENCE_MS = 5_000
const DATABASE_PATIENCE_MS = 1_000

export async function startServer(options: StartOptions): Promise<RunningServer> {
  const report = options.report ?? (() => undefined)
  const config = await withFreePort(
    readConfig(options.environment, { root: options.root, from: options.from ?? process.cwd() }),
    options.environment,
  )
  const failed = new AbortController()
  const stopped = AbortSignal.any([failed.signal, ...(options.stopped ? [options.stopped] : [])])
  const building = reportedLater(options.site?.(stopped) ?? Promise.resolve(undefined))
  building.catch((error: unknown) => failed.abort(error))
  try {
    return await startBeside(building, { ...options, config, report, stopped })
  } catch (error) {
    // Whichever of the two fails first breaks off the other, and is reported once that has come to its end.
    failed.abort(error)
    await building.catch(() => undefined)
    throw failed.signal.reason
  }
}

/** The database and the server, while the browser application is built. */
async function startBeside(
  building: Promise<string | undefined>,
  options: StartOptions & { config: Config; report: (line: string) => void; stopped: AbortSignal },
): Promise<RunningServer> {
  const { config, report, stopped, folderLocked, databaseEnds } = options
  const storage = await openServer(config, report, { folderLocked, stopped, databaseEnds })
  const closing: (() => Promise<unknown> | void)[] = [() => storage.stop()]
  const closeAll = async () => {
    for (const close of closing.splice(0).reverse()) await close()
  }
  try {
    stopped.throwIfAborted()
    const readiness = createReadiness()
    const { isReady } = readiness
    const { clock = systemClock } = options
    const app = await unlessStopped(startApp({ config, storage, building, closing, report, isReady, clock }), stopped)
    readiness.begin()
    return {
      address: config.baseUrl,
      config,
      app,
      stop: async () => {
        await readiness.end()
        await closeAll()
      },
    }
  } catch (error) {
    await closeAll()
    throw error
  }
}

interface Starting {
  config: Config
  storage: Storage
  building: Promise<string | undefined>
  /** What has to be closed again, in the order in which it was opened. */
  closing: (() => Promise<unknown> | void)[]
  report: (line: string) => void
  isReady: () => boolean
  clock: Clock
}

async function startApp({
  config,
  storage,
  building,
  closing,
  report,
  isReady,
  clock,
}: Starting): Promise<FastifyInstance> {
  const database = await openStorage(storage)
  closing.push(() => atMost(database.close(), DATABASE_PATIENCE_MS))
  const parts = await makeParts(config, database, clock, isReady)
  if (config.demo) await seedOnce(storage, parts, report)
  await tidyFiles(parts.files, database, clock, report)
  const site = await building
  const work = await jobsOf(parts)
  const app = await buildApp({ ...parts, ...(site !== undefined && { site }) })
  const failed = (error: unknown) => app.log.error({ err: error }, 'a job has failed')
  // What takes minutes holds up no mail.
  const jobs = [startJobs(work, failed), startJobs(longJobsOf(parts, report), failed)]
  closing.push(() => Promise.all([closeApp(app), ...jobs.map(each => atMost(each.stop(), PATIENCE_MS))]))
  await app.listen({ port: config.port, host: config.host }).catch((error: unknown) => {
    throw portProblem(error, config)
  })
  return app
}

async function makeParts(
  config: Config,
  database: Database,
  clock: Clock,
  isReady: () => boolean,
): Promise<Parts & { config: Config }> {
  const files = await openFilesOf(config)
  const directory = accountDirectory(database, recordServices({ clock, files }))
  const identity = await createIdentity(config, database, directory, addedPeople(database))
  const concurrencyLimits = createConcurrencyLimits()
  const waiting = () => waitingWork(database)
  const plugins = [health({ database, limits: concurrencyLimits, waiting, isReady, metrics: config.metrics })]
  return { config, database, identity, files, clock, concurrencyLimits, plugins }
}

/** Papers are made, payments booked and webhooks told on every server; mails leave where a mail server is named. */
async function jobsOf({ config, database, files, clock }: Parts & { config: Config }): Promise<Job[]> {
  const { smtpUrl, from } = config.mail
  const services = recordServices({ clock, files })
  const call = openCall()
  return [
    () => followTenants(database),
    () => makeNotices({ database, files, clock }),
    bookingsWhenDue({ database, services, clock }),
    removesWhatIsOld({ database, clock, retention: config.retention }),
    () => deliverToWebhooks({ database, services, clock, call }),
    ...(smtpUrl !== undefined && from !== undefined ? [await mailJob(smtpUrl, from)] : []),
  ]

  async function mailJob(url: string, sender: string): Promise<Job> {
    const { openTransport } = await import('../../mails/transport.server.ts')
    const transport = openTransport({ smtpUrl: url, from: sender })
    return () => deliverMails({ database, services, clock, transport, baseUrl: config.baseUrl })
  }
}

/** What concerns everything that a tenant keeps, and all files. */
function longJobsOf(
  { config, database, files, clock }: Parts & { config: Config },
  report: (line: string) => void,
): Job[] {
  return [
    tidiesFilesDaily({ database, files, clock, report }),
    () => makeTenantExports({ database, files, clock, retentionDays: config.retention.exportDays }),
    () => deleteTenants({ database, files, clock }),
  ]
}

/** What is not done by then is broken off: its transaction is taken back, its lease ends by itself. */
function atMost(work: Promise<unknown>, milliseconds: number): Promise<unknown> {
  return Promise.race([work, delay(milliseconds, undefined, { ref: false })])
}

async function closeApp(app: FastifyInstance): Promise<void> {
  // Whoever is still being answered after that is cut off; a browser whose answer is complete would keep its connection
  // open.
  const cut = setTimeout(() => app.server.closeAllConnections(), PATIENCE_MS)
  const sweep = setInterval(() => app.server.closeIdleConnections(), 50)
  await app.close()
  clearTimeout(cut)
  clearInterval(sweep)
}

/**
 * A port that is taken is told before anything that takes time, and once more where it was taken meanwhile. Port 0 is
 * any free one.
 */
export async function withFreePort(config: Config, environment: Environment): Promise<Config> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const probe = createServer()
    .once('error', reject)
    .listen(config.port, config.host, () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : config.port))
    })
  const port = await promise.catch((error: unknown) => {
    throw portProblem(error, config)
  })
  return { ...config, port, ...(!environment['BASE_URL'] && { baseUrl: `http://localhost:${port}` }) }
}

function portProblem(error: unknown, { port, host }: Config): unknown {
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return new StartError(
        `Port ${port} is used by another program: stop that one, or choose another port, for example PORT=${port + 1}.`,
      )
    case 'EACCES':
      return new StartError(`Port ${port} may not be opened by this user: choose one above 1023 with PORT.`)
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new StartError(`HOST is "${host}", which is no address of this machine.`)
    default:
      return error
  }
}

/** The last end of a quarter before today: the demo then looks as if its last report had just gone out. */
export function demoDate(today: CalendarDate): CalendarDate {
  return endOfQuarter(addMonths(today, -3))
}

/** Answers true when there was nothing before. What makes the demo data is loaded for that alone. */
async function seedOnce(storage: Storage, parts: Parts, report: (line: string) => void): Promise<boolean> {
  const { database, clock } = parts
  const isEmpty = () =>
    database.inTransaction(
      { tenantId: null, platform: true },
      async tx => (await tx.selectFrom('tenants').select('id').limit(1).execute()).length === 0,
    )
  if (!(await isEmpty())) return false
  let loaded = false
  await oneAtATime(storage.owner, async () => {
    if (!(await isEmpty())) return
    report('Loading the demo data …')
    const startedAt = performance.now()
    const { askInside } = await import('../../demo/requests.ts')
    const { seedDemo } = await import('../../demo/seed.ts')
    // What is refused is thrown with its words; a line in the log would only repeat it.
    const quiet = { ...parts, config: { ...parts.config, logLevel: 'silent' as const } }
    const today = clock.today('Europe/Luxembourg')
    await storage.unfinished(() => askInside(quiet, asking => seedDemo(asking, demoDate(today), today)))
    report(`Demo data loaded (${seconds(startedAt)})`)
    loaded = true
  })
  return loaded
}

/** Loads the demo data into a database that holds no tenant yet, without serving anything. */
export async function loadDemo(
  config: Config,
  storage: Storage,
  report: (line: string) => void,
  clock: Clock = systemClock,
): Promise<boolean> {
  const database = await openStorage(storage)
  try {
    const parts = await makeParts(config, database, clock, () => false)
    const loaded = await seedOnce(storage, parts, report)
    return loaded
  } finally {
    await database.close()
  }
}

export function seconds(startedAt: number): string {
  return formatSeconds(performance.now() - startedAt)
}

/**
 * `npm run test:cluster`: several servers on one database, with Debian's PostgreSQL, PgBouncer and HAProxy on this
 * machine. Every part prints its figures and how long it took; nothing is left running. Words choose the parts whose
 * names hold one of them: `npm run test:cluster -- pgBackRest leader`.
 */
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import {
  APP_PASSWORD,
  SUPERUSER_PASSWORD,
  end,
  endAll,
  endForGood,
  freePort,
  installPrograms,
  leftBelow,
  pgBouncerVersion,
  startHaproxy,
  startPgBouncer,
  startServer,
  tokenOf,
} from './cluster/programs.ts'
import type { ServerOptions } from './cluster/programs.ts'
import { tryApiSuite } from './cluster/apiSuite.ts'
import { tryCopies } from './cluster/copies.ts'
import { tryFromNothing } from './cluster/fromNothing.ts'
import { groupsLeft } from './cluster/machine.ts'
import { tryMachines } from './cluster/machines.ts'
import { startObjectStore, tryObjectStore } from './cluster/objectStore.ts'
import { describedPages, loadPages } from './cluster/pages.ts'
import { tryPointInTime } from './cluster/pointInTime.ts'
import type { EntityTypes } from '../generated/types.ts'
import { trySeveral } from './cluster/several.ts'
import { trySurvival } from './cluster/survives.ts'
import { startMailbox, tryMails, tryTogether } from './cluster/together.ts'
import type { Mailbox, Together } from './cluster/together.ts'
import { tryForwardedHeaders, tryPublicAddress } from './cluster/publicAddress.ts'
import { tryRepeats } from './cluster/repeats.ts'
import { described, walk } from './cluster/walk.ts'
import { tryWatching } from './cluster/watching.ts'
import { buildSite } from './starting/site.ts'
import { startExternalPostgres } from './testing/externalPostgres.ts'

const ADMINISTRATOR = 'admin@larkmoor.example'
const HANDS = 12
const KILLS = 20
/** Index pages and sign-ins at least while both servers are restarted: fewer would show nothing of it. */
const LOADED_MIN = 5
const SECONDS_MAX = 1_800
/** What was told to end may take so long. */
const ENDING_MS = 5_000
/** A server that is told to end while people work is promised to have ended by then. */
const SERVER_ENDED_MS = 10_000

let mailbox: Mailbox | undefined
const results: { title: string; passed: boolean }[] = []
function report(title: string, figure: string, passed: boolean): void {
  results.push({ title, passed })
  process.stdout.write(`${passed ? 'passed' : 'FAILED'}  ${title}: ${figure}\n`)
}

const interrupted = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => interrupted.abort(new Error(`Ended by ${signal}.`)))
// What fails where nobody waits for it ends the run as a signal does: nothing is left running.
process.once('unhandledRejection', error => interrupted.abort(error))
const interruption = once(interrupted.signal, 'abort')

const { positionals: chosen } = parseArgs({ allowPositionals: true })

/** What goes wrong in one part is reported, and the others go on. */
async function part(title: string, work: () => Promise<unknown> | void): Promise<void> {
  const startedAt = performance.now()
  try {
    interrupted.signal.throwIfAborted()
    await work()
    process.stdout.write(`        ${secondsSince(startedAt)} s  ${title}\n`)
  } catch (error) {
    // Whatever a part meets while everything is being ended is no news.
    if (interrupted.signal.aborted) return
    report(title, error instanceof Error ? (error.stack ?? error.message) : String(error), false)
  }
}

let partsTried = 0

/** A part of the whole, unless others were chosen. */
async function partIfChosen(...[title, work]: Parameters<typeof part>): Promise<void> {
  if (chosen.length > 0 && !chosen.some(word => title.includes(word))) return
  partsTried += 1
  await part(title, work)
}

function secondsSince(start: number): number {
  return Math.round((performance.now() - start) / 1000)
}

const startedAt = performance.now()
installPrograms()
const folder = mkdtempSync(join(tmpdir(), 'fund-cluster-'))
chmodSync(folder, 0o755)
// Whatever makes a folder for a while makes it in there, so that what is left running can be found.
process.env['TMPDIR'] = folder
const postgres = startExternalPostgres({ port: await freePort() })
if (!postgres) throw new Error('The operating system has no PostgreSQL.')
const { host, port } = new pg.Client(postgres.url)
process.stdout.write(`${postgres.version}\n`)

const direct = (user: string) => `postgresql://${user}@localhost:${port}/fund?host=${encodeURIComponent(host)}`

async function prepare(): Promise<void> {
  const client = new pg.Client(postgres?.url)
  await client.connect()
  await client.query('create database fund')
  await client.query('create role app login')
  // Whom operators are, at an address where passwords are asked for.
  await client.query(`create role postgres superuser login password '${SUPERUSER_PASSWORD}'`)
  await client.end()
}

/** A start that knows the database by its pooler alone is refused; answers with the setting that the refusal names. */
async function ownerAskedFor(environment: Record<string, string>): Promise<string> {
  let said = ''
  const options = { port: await freePort(), dataDir: join(folder, 'data-refused'), environment }
  const refused = await startServer(options, line => {
    said += line
  }).then(
    () => false,
    () => true,
  )
  const sentence = said.split('\n').find(line => line.startsWith('Refused: ')) ?? said
  const asked = /leads through a pooler of connections: name the database itself in (\w+),/.exec(sentence)?.[1]
  report('a start through PgBouncer alone, whose words the next one follows', sentence, refused && asked !== undefined)
  return asked ?? 'DATABASE_MIGRATION_URL'
}

async function cluster(): Promise<void> {
  await prepare()
  const bouncer = await startPgBouncer(folder, { host, port })
  const ports = [await freePort(), await freePort()]
  const address = `http://localhost:${(await startHaproxy(folder, ports)).port}`
  const objects = await startObjectStore(folder)
  mailbox = await startMailbox()
  const environment = {
    BASE_URL: address,
    TRUST_PROXY: '127.0.0.1',
    DATABASE_URL: `postgresql://app:${APP_PASSWORD}@127.0.0.1:${bouncer}/fund`,
    METRICS_TOKEN: randomUUID(),
    SMTP_URL: mailbox.url,
    MAIL_FROM: 'funds@cluster.example',
    SITE: await buildSite(join(import.meta.dirname, '..'), () => undefined, interrupted.signal),
    ...objects,
  }
  const asked = await ownerAskedFor(environment)
  const options = ports.map((each, index): ServerOptions => ({
    port: each,
    dataDir: join(folder, `data-${index}`),
    environment: { ...environment, [asked]: direct('owner') },
  }))
  const [one, other] = options
  if (!one || !other) return
  const said: string[] = []
  const [first, second] = await Promise.all([one, other].map(each => startServer(each, line => said.push(line))))
  if (!first || !second) return
  const migrated = said.join('').match(/brought up to date/g)?.length ?? 0
  const loaded = said.join('').match(/Demo data loaded/g)?.length ?? 0
  const figure = `${migrated} migrated, ${loaded} loaded the demo data`
  report('two servers that start at once on an empty database', figure, migrated === 1 && loaded === 1)
  await delay(1000)
  const token = await tokenOf(address, ADMINISTRATOR)
  const together: Together = {
    address,
    token,
    servers: [`http://127.0.0.1:${one.port}`, `http://127.0.0.1:${other.port}`],
    databaseUrl: direct('owner'),
    report,
  }

  await part('the public address', () => tryPublicAddress(folder, ports, report))
  await part('forwarded headers', () => tryForwardedHeaders(folder, report))
  await part('repeats of the proxy', () => tryRepeats(folder, report))
  const walker = { address, token, hands: HANDS }
  const through = await walk(walker)
  report(
    `two servers behind HAProxy, through PgBouncer ${pgBouncerVersion()} in transaction mode`,
    described(through),
    through.refused.size === 0,
  )
  const { received } = mailbox
  await part('two servers as one', () => tryTogether(together))
  await part('mails', () => tryMails(together, received))
  await part('watching', () => tryWatching(folder, ports, environment.METRICS_TOKEN, report))
  await part('files', () => files(address, token))
  const wrong = await tryObjectStore(objects, folder)
  report(
    "files in Ceph's object gateway: brought back, refused with another hash, never read changed",
    wrong.join(', ') || 'all three',
    wrong.length === 0,
  )
  const restarted = await rolling(walker, [
    [one, first],
    [other, second],
  ])
  for (const server of restarted) await end(server)
  await tryCopies(
    folder,
    postgres?.url ?? '',
    { ...one.environment, DATABASE_URL: direct('app'), DATA_DIR: one.dataDir },
    report,
  )
}

const CONTACT: EntityTypes['contact']['create'] = {
  firstName: 'Ines',
  lastName: 'Vandel',
  email: 'ines.vandel@cluster.example',
  phoneNumber: '+352 20 00 00 01',
}

async function files(address: string, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` }
  const contact = await fetch(`${address}/api/contacts`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(CONTACT),
  })
  const statuses: number[] = []
  for (let count = 1; count <= 8; count += 1) {
    const form = new FormData()
    form.set('kind', 'Other')
    form.set('description', `File ${count}`)
    form.set('File', new Blob([`%PDF-1.4\nfile ${count}\n%%EOF\n`]), `file-${count}.pdf`)
    const made = await fetch(`${address}${contact.headers.get('location')}/documents`, {
      method: 'POST',
      headers,
      body: form,
    })
    statuses.push(made.status)
    for (let time = 1; time <= 2; time += 1) {
      const got = await fetch(`${address}${made.headers.get('location')}/content`, { headers })
      statuses.push((await got.text()).includes(`file ${count}`) ? got.status : 0)
    }
  }
  const good = statuses.filter(status => status === 200 || status === 201).length
  report('files of one server read on the other', `${good} of ${statuses.length}`, good === statuses.length)
}

type Running = readonly [ServerOptions, Awaited<ReturnType<typeof startServer>>]

/** Each server is stopped and started again while people work: it ends in good order, and all of them are answered. */
async function rolling(walker: Parameters<typeof walk>[0], servers: readonly Running[]): Promise<Running[1][]> {
  const restarted: Running[1][] = []
  let restarting = true
  const walking = walk(walker, () => restarting)
  const loading = loadPages(walker.address, () => restarting)
  const ends: { code: number | null; took: number }[] = []
  for (const [options, child] of servers) {
    const startedAt = performance.now()
    const code = await end(child)
    ends.push({ code, took: performance.now() - startedAt })
    restarted.push(await startServer(options))
    // As an operator would: the next one only when this one says that it is ready, and the proxy has heard it.
    const ready = () => fetch(`http://127.0.0.1:${options.port}/readyz`).catch(() => undefined)
    while (!(await ready())?.ok) await delay(200)
    await delay(1500)
  }
  restarting = false
  const [walked, loaded] = await Promise.all([walking, loading])
  const said = ends.map(({ code, took }) => `${(took / 1000).toFixed(1)} s with ${code}`).join(', ')
  const inOrder = ends.every(({ code, took }) => code === 0 && took <= SERVER_ENDED_MS)
  report(
    `rolling restart under load (ended in ${said})`,
    described(walked),
    inOrder && walked.requests > 0 && walked.refused.size === 0,
  )
  const { indexes, assets, signIns, wrong } = loaded
  report(
    'pages and sign-ins while each server is restarted',
    describedPages(loaded),
    wrong.size === 0 && indexes === assets && Math.min(indexes, signIns) >= LOADED_MIN,
  )
  return restarted
}

async function all({ url }: { url: string }): Promise<void> {
  // Hardly works beside the others: it waits for the network and for its machines.
  const debian = partIfChosen('machines of Debian', () => tryFromNothing(folder, report))
  await partIfChosen('the compose file', () => tryMachines(folder, report))
  await partIfChosen('two servers behind a proxy and a pooler', cluster)
  await endAll()
  // A killed leader is mostly waited for: the tests of the API run beside it.
  const leader = debian.then(() => partIfChosen('the leader killed', () => trySurvival(folder, KILLS, report)))
  await Promise.all([
    partIfChosen('pgBackRest', () => tryPointInTime(folder, report)),
    partIfChosen('several databases', () => trySeveral(folder, url, report)),
  ])
  await partIfChosen('the API tests against two servers', () => tryApiSuite(folder, report))
  await leader
}

/** Nothing is left running: what is still there is named, and ended all the same. */
async function tidy(stop: () => void): Promise<void> {
  await endForGood()
  await mailbox?.close()
  stop()
  const until = performance.now() + ENDING_MS
  while (leftBelow(folder).length > 0 && performance.now() < until) await delay(200)
  const left = leftBelow(folder)
  const remains = [...left.map(({ pid, command }) => `${pid} ${command}`), ...groupsLeft(folder)]
  report('nothing left running', remains.join('; ') || 'nothing', remains.length === 0)
  for (const { pid } of left) process.kill(pid, 'SIGKILL')
  rmSync(folder, { recursive: true, force: true })
}

try {
  await Promise.race([all(postgres), interruption])
  if (partsTried === 0) report('chosen parts', `none is named ${chosen.join(' or ')}`, false)
  if (interrupted.signal.aborted) report('all parts', String(interrupted.signal.reason), false)
} finally {
  await tidy(postgres.stop)
}
const seconds = secondsSince(startedAt)
report('all of it', `${seconds} s of ${SECONDS_MAX}`, seconds <= SECONDS_MAX)
const failed = results.filter(({ passed }) => !passed).length
process.stdout.write(`\n${results.length - failed} passed, ${failed} failed\n`)
process.exit(failed === 0 && results.length > 0 ? 0 : 1)

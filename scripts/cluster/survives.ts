/** People save while the leader of the database is killed again and again: nothing that was acknowledged is lost. */
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { parseEnv } from 'node:util'
import pg from 'pg'
import { buildSite } from '../starting/site.ts'
import { commandsFrom, run } from './copies.ts'
import { startPatroni } from './patroni.ts'
import type { Cluster } from './patroni.ts'
import {
  APP_PASSWORD,
  configurationFrom,
  end,
  freePort,
  pgBouncerVersion,
  startPgBouncer,
  startServer,
  SUPERUSER_PASSWORD,
  tokenOf,
} from './programs.ts'
import type { Report } from './programs.ts'
import { GAP_MAX_MS, longestPause, moreShown, nextSave, pausesAfter, startSaving } from './saving.ts'
import type { Saving } from './saving.ts'
import { saveWithoutLeader } from './screen.ts'

const root = join(import.meta.dirname, '../..')
const ADMINISTRATOR = 'admin@larkmoor.example'
const STRANGER = 'admin@thornfield.example'
/** So many lists and exports are asked of each server while followers stand still. */
const SHOWN_STANDING = 50
/** So many are asked for while the proxy leads to no follower, and how long the slowest of them may take. */
const SHOWN_ALONE = 40
const SHOWN_MAX_MS = 10_000
/** So many exports at least are asked for, for each kill. */
const EXPORTS_MIN = 5
/** So many times at least the other tenant has looked and was answered, for each kill. */
const LOOKS_MIN = 5

/** Patroni may call a database well that was killed a moment ago and still starts: it is asked until it answers. */
async function connectedTo(host: string): Promise<pg.Client> {
  for (const until = performance.now() + GAP_MAX_MS; ; await delay(300)) {
    const client = new pg.Client({ host, user: 'postgres', password: SUPERUSER_PASSWORD, database: 'postgres' })
    try {
      await client.connect()
      return client
    } catch (error) {
      if (performance.now() > until) throw error
    }
  }
}

/** Followers that receive everything and show nothing of it. */
async function standStill({ machines }: Cluster, work: () => Promise<void>): Promise<void> {
  const onFollowers = async (command: string): Promise<void> => {
    for (const host of machines) {
      const client = await connectedTo(host)
      await client.query(`select case when pg_is_in_recovery() then ${command} end`)
      await client.end()
    }
  }
  await onFollowers('pg_wal_replay_pause()')
  await work()
  await onFollowers('pg_wal_replay_resume()')
}

/** How many lists and exports of a server its followers answered, and how often they were passed over. */
async function copyReads(address: string): Promise<{ answered: number; passed: number }> {
  const text = await (await fetch(`${address}/metrics`)).text()
  const count = (state: string) => Number(new RegExp(`copy_reads_total{copy="${state}"} (\\d+)`).exec(text)?.[1] ?? 0)
  return { answered: count('answered'), passed: count('behind') + count('unreachable') }
}

/** How often each route of a server was asked, and how it answered: a wrong answer may come of what others asked. */
async function askedOf(address: string): Promise<string> {
  const text = await (await fetch(`${address}/metrics`)).text()
  const counts = text.matchAll(/^http_request_duration_seconds_count\{(.*)\} (\d+)$/gm)
  return [...counts].map(([, labels, count]) => `${count} × ${labels}`).join(', ')
}

function inSeconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(1)
}

/** Three settings of the product, as src/server/README.md gives them for a database under Patroni. */
async function databaseSettings(cluster: Cluster, folder: string): Promise<Record<string, string>> {
  const { host, writer: port, reader: followers } = cluster
  const bouncer = await startPgBouncer(folder, { host, port, followers }, host)
  const settings = configurationFrom('DATABASE_URL=postgresql://app:app-password@127.0.0.1:6432/fund')
    .replaceAll('127.0.0.1', host)
    .replaceAll(':6432/', `:${bouncer}/`)
  return Object.fromEntries(Object.entries(parseEnv(settings)).map(([name, value = '']) => [name, value]))
}

/** What failed of a request or a connection, and where, as a server logs it. */
const FAILURE = /"level":50.*?"message":"(?<message>[^"]*)".*?"stack":" *(?:at )?(?<place>[^\\"]*)/

function countFailures(output: string, failures: Map<string, number>): void {
  for (const line of output.split('\n')) {
    const found = FAILURE.exec(line)?.groups
    const failure = found && `${found['message']} ${found['place']}`
    if (failure) failures.set(failure, (failures.get(failure) ?? 0) + 1)
  }
}

/** Two servers on one cluster, whose lists come from those that follow. */
async function startServers(cluster: Cluster, folder: string, failures: Map<string, number>) {
  const administrator = { PGPASSWORD: SUPERUSER_PASSWORD }
  for (const command of commandsFrom('psql --host=127.0.0.1 --username=postgres --command="create role owner')) {
    const { status, said } = run('sh', ['-c', command.replaceAll('127.0.0.1', cluster.host)], administrator)
    if (status !== 0) throw new Error(`${command}: ${said}`)
  }
  const ports: [number, number] = [await freePort(), await freePort()]
  const addresses: [string, string] = [`http://localhost:${ports[0]}`, `http://localhost:${ports[1]}`]
  const environment = {
    // Whoever has signed in at one is known at the other.
    BASE_URL: addresses[0],
    ...(await databaseSettings(cluster, folder)),
  }
  const site = await buildSite(root, () => undefined, new AbortController().signal)
  const servers: Awaited<ReturnType<typeof startServer>>[] = []
  for (const [place, port] of ports.entries()) {
    // Through the pooler at one, as operators are told, and past it at the other.
    const past = { DATABASE_READ_URL: `postgresql://app:${APP_PASSWORD}@${cluster.host}:${cluster.reader}/fund` }
    const options = {
      port,
      dataDir: join(folder, `data-of-survival-${place}`),
      environment: { ...environment, ...(place > 0 ? past : { SITE: site }) },
    }
    servers.push(await startServer(options, output => countFailures(output, failures)))
    while (!(await fetch(`${addresses[place]}/readyz`).catch(() => undefined))?.ok) await delay(300)
  }
  return { servers, addresses }
}

/** An export that nothing else is asked beside, of which a follower can be told by the count of its answers. */
async function exportsFromFollower(address: string, token: string): Promise<boolean> {
  const headers = { authorization: `Bearer ${token}` }
  for (const until = performance.now() + GAP_MAX_MS; performance.now() < until; await delay(500)) {
    const before = await copyReads(address)
    await (await fetch(`${address}/api/fund-managers?format=csv`, { headers })).arrayBuffer()
    if ((await copyReads(address)).answered > before.answered) return true
  }
  return false
}

/** Every other time the whole machine is lost, and nobody says so: its lease has to run out. */
async function killLeaders(cluster: Cluster, saving: Saving, kills: number): Promise<string[]> {
  const killed: string[] = []
  for (let time = 1; time <= kills; time += 1) {
    await delay(1500)
    const leader = await cluster.leader()
    if (!leader) throw new Error('The cluster has no leader.')
    await cluster.kill(leader, time % 2 === 1)
    saving.kills.push(performance.now())
    killed.push(leader.name)
    await nextSave(saving)
    await cluster.mend()
  }
  await delay(1500)
  return killed
}

/** That member of etcd is killed which leads the others, without the database on its machine. */
async function killEtcd(cluster: Cluster, saving: Saving, report: Report): Promise<void> {
  const before = saving.acknowledged.length
  const from = performance.now()
  const name = await cluster.killEtcd()
  // As long as a lease, which has to be renewed at the others.
  await delay(GAP_MAX_MS)
  const moments = [from, ...saving.moments.slice(before), performance.now()]
  const pause = Math.max(...moments.slice(1).map((moment, index) => moment - (moments[index] ?? moment)))
  await cluster.mend()
  const figure = `of machine ${name}: ${moments.length - 2} saved in ${inSeconds(GAP_MAX_MS)} s after it, `
  report('the leading member of etcd killed', `${figure}longest pause ${inSeconds(pause)} s`, pause < GAP_MAX_MS)
}

/** A form and a dialogue are open in a browser, and saved, while the machine of the leader is lost. */
async function tryForm(
  cluster: Cluster,
  { address, token, saving }: { address: string; token: string; saving: Saving },
  report: Report,
): Promise<void> {
  const screens = await saveWithoutLeader(address, token, {
    async kill() {
      const leader = await cluster.leader()
      if (!leader) throw new Error('The cluster has no leader.')
      await cluster.kill(leader, true)
      saving.kills.push(performance.now())
    },
    async mend() {
      await nextSave(saving)
      await cluster.mend()
    },
  })
  for (const [what, { told, saved, kept, whole }] of Object.entries(screens))
    report(
      `a ${what} saved in Chromium while the database has no leader`,
      `the screen says so after ${told.toFixed(1)} s, what was typed is ${kept ? 'kept' : 'lost'}, ` +
        `${whole ? 'saved once' : 'not saved as it was typed'} after ${saved.toFixed(1)} s`,
      kept && whole,
    )
}

/** How many of those that were acknowledged are not there exactly once. */
async function lostOf({ acknowledged }: Saving, { host, writer: port }: Cluster): Promise<number> {
  const reader = new pg.Client({ host, port, user: 'postgres', password: SUPERUSER_PASSWORD, database: 'fund' })
  await reader.connect()
  const { rows } = await reader.query<{ name: string }>("select name from fund_managers where name like 'Saved %'")
  await reader.end()
  const copies = new Map<string, number>()
  for (const { name } of rows) copies.set(name, (copies.get(name) ?? 0) + 1)
  return acknowledged.filter(name => copies.get(name) !== 1).length
}

interface Survived {
  saving: Saving
  killed: readonly string[]
  /** How long lists and exports took while followers stood still, and while none could be reached. */
  standing: readonly number[][]
  alone: readonly number[][]
  copied: readonly { answered: number; passed: number }[]
  lost: number
  exported: boolean
}

const countsOf = (times: readonly number[][]): string => times.map(({ length }) => length).join(' and ')

function figuresOf({ saving, killed, standing, alone, copied, lost, exported }: Survived): string[] {
  const { lists, exports } = saving
  const answered = copied.map(one => `${one.answered} of ${one.answered + one.passed}`).join(' and ')
  return [
    `${killed.length} times (${killed.join(' ')})`,
    `${saving.acknowledged.length} saved, ${lost} of them lost or twice`,
    `${lists.missed} missing in ${lists.asked} lists and ${exports.missed} in ${exports.asked} exports of the other ` +
      `server, of which followers answered ${answered} (through PgBouncer ${pgBouncerVersion()} and past it)`,
    `an export of each server by a follower: ${exported}`,
    `${countsOf(standing)} while followers stood still, ${countsOf(alone)} while none could be reached, ` +
      `the slowest of these in ${alone.map(taken => inSeconds(Math.max(...taken))).join(' and ')} s`,
    `longest pause ${inSeconds(longestPause(saving))} s (from each kill to the next save: ` +
      `${pausesAfter(saving).map(inSeconds).join(' ')})`,
    `${saving.seenByOthers} rows seen by the other tenant in ${saving.looks} lists`,
    `other answers: ${[...saving.wrong].map(([said, count]) => `${count} × ${said}`).join(', ') || 'none'}`,
  ]
}

function isWhole({ saving, killed, standing, alone, copied, lost, exported }: Survived, kills: number): boolean {
  const { lists, exports } = saving
  const good = killed.length === kills && lost === 0 && longestPause(saving) <= GAP_MAX_MS && saving.wrong.size === 0
  const apart = saving.seenByOthers === 0 && saving.looks >= kills * LOOKS_MIN
  // Followers answered lists of each server, and were passed over where they stood still.
  const followed =
    copied.every(one => one.answered > 0 && one.passed > 0) && standing.every(({ length }) => length >= SHOWN_STANDING)
  const answeredAlone = alone.every(taken => taken.length >= SHOWN_ALONE && Math.max(...taken) <= SHOWN_MAX_MS)
  const complete = lists.missed === 0 && exports.missed === 0 && exports.asked >= kills * EXPORTS_MIN && exported
  return good && apart && followed && answeredAlone && complete
}

export async function trySurvival(folder: string, kills: number, report: Report): Promise<void> {
  const cluster = await startPatroni(folder)
  const failures = new Map<string, number>()
  const { servers, addresses } = await startServers(cluster, folder, failures)
  const [address] = addresses
  const [token, strange] = [await tokenOf(address, ADMINISTRATOR), await tokenOf(address, STRANGER)]
  const exported = await Promise.all(addresses.map(each => exportsFromFollower(each, token)))
  const { saving, stop } = startSaving(addresses, { token, strange })
  let killed: string[] = []
  let standing: number[][] = []
  let alone: number[][] = []
  try {
    killed = await killLeaders(cluster, saving, kills)
    await standStill(cluster, async () => {
      standing = await moreShown(saving, SHOWN_STANDING)
    })
    await cluster.mend()
    await cluster.withoutFollowers(async () => {
      alone = await moreShown(saving, SHOWN_ALONE)
    })
    await cluster.mend()
    await killEtcd(cluster, saving, report)
    await tryForm(cluster, { address, token, saving }, report)
  } finally {
    await stop()
  }
  const copied = await Promise.all(addresses.map(copyReads))
  const asked = saving.wrong.size > 0 ? await Promise.all(addresses.map(askedOf)) : []
  for (const server of servers) await end(server)
  const unarchived = await cluster.archiveFailure()
  report(
    'pgBackRest of the cluster, after its leaders were killed',
    unarchived ?? 'the log of the leader arrives, and a copy is made',
    unarchived === undefined,
  )
  const lost = await lostOf(saving, cluster)
  const survived = { saving, killed, standing, alone, copied, lost, exported: exported.every(Boolean) }
  const figures = figuresOf(survived)
  if (saving.wrong.size > 0)
    figures.push(
      `logged: ${[...failures].map(([said, count]) => `${count} × ${said}`).join(', ')}`,
      ...asked.map(said => `asked: ${said}`),
    )
  await cluster.end()
  report('the leader of the database killed', figures.join('; '), isWhole(survived, kills))
}

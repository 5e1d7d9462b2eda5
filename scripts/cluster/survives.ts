/** People save while the leader of the database is killed again and again: nothing that was acknowledged is lost. */
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { parseEnv } from 'node:util'
import pg from 'pg'
import { commandsFrom, run } from './copies.ts'
import { startPatroni, SUPERUSER_PASSWORD } from './patroni.ts'
import type { Cluster } from './patroni.ts'
import {
  APP_PASSWORD,
  configurationFrom,
  end,
  freePort,
  pgBouncerVersion,
  startPgBouncer,
  startServer,
  tokenOf,
} from './programs.ts'
import type { Report } from './programs.ts'

const ADMINISTRATOR = 'admin@larkmoor.example'
const STRANGER = 'admin@thornfield.example'
const HANDS = 4
/** One address may ask 6,000 times a minute, of both servers together. */
const BREATH_MS = 80
/** Until writes go on, at most. */
const GAP_MAX_MS = 30_000
/** So many lists are asked for while followers stand still. */
const LISTS_STANDING = 100
/** So many lists are asked for while the proxy leads to no follower, and how long the slowest of them may take. */
const LISTS_ALONE = 60
const LIST_MAX_MS = 10_000
/** So many times at least the other tenant has looked and was answered, for each kill. */
const LOOKS_MIN = 5

interface Saving {
  acknowledged: string[]
  /** When each was acknowledged. */
  moments: number[]
  /** When each leader was killed. */
  kills: number[]
  /** Answers that were neither a success nor "try again", or this for longer than writes may pause. */
  wrong: Map<string, number>
  /** Lists of the other server right after a save, and how many of them lacked what was saved. */
  listed: number
  missed: number
  /** How long each of these lists took. */
  times: number[]
  /** Lists that the other tenant was given, and rows of the first one in them. */
  looks: number
  seenByOthers: number
}

function wrongly(saving: Saving, said: string): void {
  saving.wrong.set(said, (saving.wrong.get(said) ?? 0) + 1)
}

/** What was saved at one server has to stand in the next list of the other, which a follower may answer. */
async function listed(address: string, headers: Record<string, string>, name: string, saving: Saving): Promise<void> {
  const filter = encodeURIComponent(JSON.stringify({ name }))
  const startedAt = performance.now()
  const answer = await fetch(`${address}/api/fund-managers?filter=${filter}`, { headers }).catch(() => undefined)
  const text = await answer?.text().catch(() => undefined)
  if (answer?.status === 503 || text === undefined) return
  if (answer?.status !== 200) return wrongly(saving, `${answer?.status} for a list of the other server`)
  saving.listed += 1
  saving.times.push(performance.now() - startedAt)
  if (!text.includes(name)) saving.missed += 1
}

/** One name after another, each with a key under which it is tried again until it is saved. */
async function save(
  [address, other]: readonly [string, string],
  token: string,
  saving: Saving,
  goesOn: () => boolean,
): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  for (let name = `Saved ${randomUUID()}`; goesOn();) {
    const key = randomUUID()
    const until = performance.now() + GAP_MAX_MS
    for (let saved = false; !saved && goesOn();) {
      const answer = await fetch(`${address}/api/fund-managers`, {
        method: 'POST',
        headers: { ...headers, 'idempotency-key': key },
        body: JSON.stringify({ name, quality: 'Manager' }),
      }).catch(() => undefined)
      await answer?.arrayBuffer().catch(() => undefined)
      saved = answer?.status === 201
      if (saved) {
        saving.acknowledged.push(name)
        saving.moments.push(performance.now())
        await listed(other, headers, name, saving)
        name = `Saved ${randomUUID()}`
        await delay(BREATH_MS)
      } else {
        const said = String(answer?.status ?? 'nothing')
        // An attempt that is under way elsewhere ends, as one does that waits for the next leader.
        const tryAgain = ['503', '409'].includes(said) && performance.now() < until
        if (!tryAgain) wrongly(saving, said)
        await delay(200)
      }
    }
  }
}

async function look(address: string, token: string, saving: Saving, goesOn: () => boolean): Promise<void> {
  while (goesOn()) {
    const headers = { authorization: `Bearer ${token}` }
    const answer = await fetch(`${address}/api/fund-managers?range=[0,99]`, { headers }).catch(() => undefined)
    const text = await answer?.text().catch(() => undefined)
    saving.seenByOthers += text?.match(/"Saved /g)?.length ?? 0
    if (answer?.status === 200 && text !== undefined) saving.looks += 1
    else if (answer?.status !== 503) wrongly(saving, `${answer?.status ?? 'nothing'} for a list`)
    await delay(300)
  }
}

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

/** Waits until so many more lists have been asked for, but not for ever; answers with how long each took. */
async function moreLists(saving: Saving, count: number): Promise<number[]> {
  const before = saving.times.length
  const until = performance.now() + GAP_MAX_MS
  while (saving.times.length < before + count && performance.now() < until) await delay(100)
  return saving.times.slice(before)
}

/** How many lists and exports of a server its followers answered, and how often they were passed over. */
async function copyReads(address: string): Promise<{ answered: number; passed: number }> {
  const text = await (await fetch(`${address}/metrics`)).text()
  const count = (state: string) => Number(new RegExp(`copy_reads_total{copy="${state}"} (\\d+)`).exec(text)?.[1] ?? 0)
  return { answered: count('answered'), passed: count('behind') + count('unreachable') }
}

/** From each kill to the next write that was acknowledged. */
function pausesAfter({ moments, kills }: Saving): number[] {
  return kills.map(kill => (moments.find(moment => moment > kill) ?? Infinity) - kill)
}

/** The longest pause of writes: between two that were acknowledged, and from a kill to the next. */
function longestPause(saving: Saving): number {
  const between = saving.moments.map((moment, index) => moment - (saving.moments[index - 1] ?? moment))
  return Math.max(...between, ...pausesAfter(saving))
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
  for (const command of commandsFrom('psql --host=127.0.0.1 --username=postgres')) {
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
  const servers: Awaited<ReturnType<typeof startServer>>[] = []
  for (const [place, port] of ports.entries()) {
    // Through the pooler at one, as operators are told, and past it at the other.
    const past = { DATABASE_READ_URL: `postgresql://app:${APP_PASSWORD}@${cluster.host}:${cluster.reader}/fund` }
    const options = {
      port,
      dataDir: join(folder, `data-of-survival-${place}`),
      environment: { ...environment, ...(place > 0 && past) },
    }
    servers.push(await startServer(options, output => countFailures(output, failures)))
    while (!(await fetch(`${addresses[place]}/readyz`).catch(() => undefined))?.ok) await delay(300)
  }
  return { servers, addresses }
}

export async function trySurvival(folder: string, kills: number, report: Report): Promise<void> {
  const cluster = await startPatroni(folder)
  const failures = new Map<string, number>()
  const { servers, addresses } = await startServers(cluster, folder, failures)
  const [address] = addresses
  const [token, strange] = [await tokenOf(address, ADMINISTRATOR), await tokenOf(address, STRANGER)]
  const saving: Saving = {
    acknowledged: [],
    moments: [],
    kills: [],
    wrong: new Map(),
    looks: 0,
    seenByOthers: 0,
    listed: 0,
    missed: 0,
    times: [],
  }
  let going = true
  const goesOn = () => going
  const working = [
    ...Array.from({ length: HANDS }, () => save(addresses, token, saving, goesOn)),
    look(address, strange, saving, goesOn),
  ]
  const killed: string[] = []
  let standing: number[] = []
  let alone: number[] = []
  try {
    for (let time = 1; time <= kills; time += 1) {
      await delay(1500)
      const leader = await cluster.leader()
      if (!leader) throw new Error('The cluster has no leader.')
      // Every other time the whole machine is lost, and nobody says so: its lease has to run out.
      await cluster.kill(leader, time % 2 === 1)
      saving.kills.push(performance.now())
      killed.push(leader.name)
      const before = saving.acknowledged.length
      const until = performance.now() + 2 * GAP_MAX_MS
      while (saving.acknowledged.length === before && performance.now() < until) await delay(100)
      await cluster.mend()
    }
    await delay(1500)
    await standStill(cluster, async () => {
      standing = await moreLists(saving, LISTS_STANDING)
    })
    await cluster.mend()
    await cluster.withoutFollowers(async () => {
      alone = await moreLists(saving, LISTS_ALONE)
    })
  } finally {
    going = false
    await Promise.all(working)
  }
  const copied = await Promise.all(addresses.map(copyReads))
  const answered = copied.map(one => `${one.answered} of ${one.answered + one.passed}`).join(' and ')
  for (const server of servers) await end(server)
  const unarchived = await cluster.archiveFailure()
  const { host, writer: port } = cluster
  const reader = new pg.Client({ host, port, user: 'postgres', password: SUPERUSER_PASSWORD, database: 'fund' })
  await reader.connect()
  const { rows } = await reader.query<{ name: string }>("select name from fund_managers where name like 'Saved %'")
  await reader.end()
  const copies = new Map<string, number>()
  for (const { name } of rows) copies.set(name, (copies.get(name) ?? 0) + 1)
  const lost = saving.acknowledged.filter(name => copies.get(name) !== 1).length
  const gap = longestPause(saving)
  const figures = [
    `${killed.length} times (${killed.join(' ')})`,
    `${saving.acknowledged.length} saved, ${lost} of them lost or twice`,
    `${saving.missed} missing in ${saving.listed} lists of the other server, of which followers answered ${answered}` +
      ` (through PgBouncer ${pgBouncerVersion()} and past it)`,
    `${standing.length} lists while followers stood still, ${alone.length} while none could be reached, ` +
      `the slowest of these in ${inSeconds(Math.max(...alone))} s`,
    `longest pause ${inSeconds(gap)} s (from each kill to the next save: ${pausesAfter(saving).map(inSeconds).join(' ')})`,
    `${saving.seenByOthers} rows seen by the other tenant in ${saving.looks} lists`,
    `other answers: ${[...saving.wrong].map(([said, count]) => `${count} × ${said}`).join(', ') || 'none'}`,
  ]
  const good = killed.length === kills && lost === 0 && gap <= GAP_MAX_MS && saving.wrong.size === 0
  const apart = saving.seenByOthers === 0 && saving.looks >= kills * LOOKS_MIN
  // Followers answered lists of each server, and were passed over where they stood still.
  const followed = copied.every(one => one.answered > 0 && one.passed > 0) && standing.length >= LISTS_STANDING
  const answeredAlone = alone.length >= LISTS_ALONE && Math.max(...alone) <= LIST_MAX_MS
  const whole = good && apart && followed && answeredAlone && saving.missed === 0
  report(
    'pgBackRest of the cluster, after its leaders were killed',
    unarchived ?? 'the log of the leader arrives, and a copy is made',
    unarchived === undefined,
  )
  if (saving.wrong.size > 0)
    figures.push(`logged: ${[...failures].map(([said, count]) => `${count} × ${said}`).join(', ')}`)
  report('the leader of the database killed', figures.join('; '), whole)
}

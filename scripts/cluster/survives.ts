/** People save while the leader of the database is killed again and again: nothing that was acknowledged is lost. */
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { startPatroni } from './patroni.ts'
import type { Cluster } from './patroni.ts'
import { end, freePort, startServer, tokenOf } from './programs.ts'
import type { Told } from './programs.ts'

const ADMINISTRATOR = 'admin@larkmoor.example'
const STRANGER = 'admin@thornfield.example'
const HANDS = 4
/** One address may ask 6,000 times a minute. */
const BREATH_MS = 50
/** Until writes go on, at most. */
const GAP_MAX_MS = 30_000
/** So many lists are asked for while followers stand still. */
const LISTS_STANDING = 100

interface Saving {
  acknowledged: string[]
  /** When each was acknowledged. */
  moments: number[]
  /** Answers that were neither a success nor "try again". */
  wrong: Map<string, number>
  /** Lists of the other server right after a save, and how many of them lacked what was saved. */
  listed: number
  missed: number
  /** Rows of one tenant that the other has seen. */
  seenByOthers: number
}

/** What was saved at one server has to stand in the next list of the other, which a follower may answer. */
async function listed(address: string, headers: Record<string, string>, name: string, saving: Saving): Promise<void> {
  const filter = encodeURIComponent(JSON.stringify({ name }))
  const answer = await fetch(`${address}/api/fund-managers?filter=${filter}`, { headers }).catch(() => undefined)
  const text = await answer?.text().catch(() => undefined)
  if (answer?.status === 503 || text === undefined) return
  if (answer?.status !== 200) throw new Error(`The list of the other server was answered with ${answer?.status}.`)
  saving.listed += 1
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
        if (said !== '503' && said !== '409') saving.wrong.set(said, (saving.wrong.get(said) ?? 0) + 1)
        await delay(200)
      }
    }
  }
}

async function look(address: string, token: string, saving: Saving, goesOn: () => boolean): Promise<void> {
  while (goesOn()) {
    const headers = { authorization: `Bearer ${token}` }
    const answer = await fetch(`${address}/api/fund-managers?range=[0,99]`, { headers }).catch(() => undefined)
    const text = (await answer?.text().catch(() => '')) ?? ''
    saving.seenByOthers += text.match(/"Saved /g)?.length ?? 0
    await delay(300)
  }
}

/** Followers that receive everything and show nothing of it. */
async function standStill({ ports }: Cluster, work: () => Promise<void>): Promise<void> {
  const onFollowers = async (command: string): Promise<void> => {
    for (const port of ports) {
      const client = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', database: 'postgres' })
      await client.connect()
      await client.query(`select case when pg_is_in_recovery() then ${command} end`)
      await client.end()
    }
  }
  await onFollowers('pg_wal_replay_pause()')
  await work()
  await onFollowers('pg_wal_replay_resume()')
}

/** How many lists and exports of a server its followers answered, and how often they were passed over. */
async function copyReads(address: string): Promise<string> {
  const text = await (await fetch(`${address}/metrics`)).text()
  const count = (state: string) => Number(new RegExp(`copy_reads_total{copy="${state}"} (\\d+)`).exec(text)?.[1] ?? 0)
  const answered = count('answered')
  return `${answered} of ${answered + count('behind') + count('unreachable')}`
}

const at = ({ writer }: Cluster, user: string, database: string) =>
  `postgresql://${user}@127.0.0.1:${writer}/${database}`

/** Two servers on one cluster, whose lists come from those that follow. */
async function startServers(cluster: Cluster, folder: string) {
  const administrator = new pg.Client(at(cluster, 'postgres', 'postgres'))
  await administrator.connect()
  await administrator.query('create role owner login createrole')
  await administrator.query('create database fund owner owner')
  await administrator.query('create role app login')
  await administrator.end()
  const ports: [number, number] = [await freePort(), await freePort()]
  const addresses: [string, string] = [`http://localhost:${ports[0]}`, `http://localhost:${ports[1]}`]
  const environment = {
    // Whoever has signed in at one is known at the other.
    BASE_URL: addresses[0],
    DATABASE_URL: at(cluster, 'app', 'fund'),
    DATABASE_MIGRATION_URL: at(cluster, 'owner', 'fund'),
    DATABASE_READ_URL: `postgresql://app@127.0.0.1:${cluster.reader}/fund`,
  }
  const servers: Awaited<ReturnType<typeof startServer>>[] = []
  for (const [place, port] of ports.entries()) {
    servers.push(await startServer({ port, dataDir: join(folder, `data-of-survival-${place}`), environment }))
    while (!(await fetch(`${addresses[place]}/readyz`).catch(() => undefined))?.ok) await delay(300)
  }
  return { servers, addresses }
}

export async function trySurvival(folder: string, kills: number, told: Told): Promise<void> {
  const cluster = await startPatroni(folder)
  const { servers, addresses } = await startServers(cluster, folder)
  const [address] = addresses
  const [token, strange] = [await tokenOf(address, ADMINISTRATOR), await tokenOf(address, STRANGER)]
  const saving: Saving = { acknowledged: [], moments: [], wrong: new Map(), seenByOthers: 0, listed: 0, missed: 0 }
  let going = true
  const goesOn = () => going
  const working = [
    ...Array.from({ length: HANDS }, () => save(addresses, token, saving, goesOn)),
    look(address, strange, saving, goesOn),
  ]
  const killed: string[] = []
  try {
    for (let time = 1; time <= kills; time += 1) {
      await delay(1500)
      const leader = await cluster.leader()
      if (!leader) throw new Error('The cluster has no leader.')
      // Every other time the whole machine is lost, and nobody says so: its lease has to run out.
      await cluster.kill(leader, time % 2 === 1)
      killed.push(leader.name)
      const before = saving.acknowledged.length
      const until = performance.now() + 2 * GAP_MAX_MS
      while (saving.acknowledged.length === before && performance.now() < until) await delay(100)
      await cluster.mend()
    }
    await delay(1500)
    await standStill(cluster, async () => {
      const before = saving.listed
      const until = performance.now() + GAP_MAX_MS
      while (saving.listed < before + LISTS_STANDING && performance.now() < until) await delay(100)
    })
  } finally {
    going = false
    await Promise.all(working)
  }
  const copied = await Promise.all(addresses.map(copyReads))
  for (const server of servers) await end(server)
  const reader = new pg.Client(at(cluster, 'postgres', 'fund'))
  await reader.connect()
  const { rows } = await reader.query<{ name: string }>("select name from fund_managers where name like 'Saved %'")
  await reader.end()
  const kept = new Map<string, number>()
  for (const { name } of rows) kept.set(name, (kept.get(name) ?? 0) + 1)
  const lost = saving.acknowledged.filter(name => kept.get(name) !== 1).length
  const gap = Math.max(...saving.moments.map((moment, index) => moment - (saving.moments[index - 1] ?? moment)))
  const figures = [
    `${killed.length} times (${killed.join(' ')})`,
    `${saving.acknowledged.length} saved, ${lost} of them lost or twice`,
    `${saving.missed} missing in ${saving.listed} lists of the other server, of which followers answered ${copied.join(' and ')}`,
    `longest pause ${(gap / 1000).toFixed(1)} s`,
    `${saving.seenByOthers} rows seen by the other tenant`,
    `other answers: ${[...saving.wrong].map(([said, count]) => `${count} × ${said}`).join(', ') || 'none'}`,
  ]
  const good = killed.length === kills && lost === 0 && gap <= GAP_MAX_MS && saving.seenByOthers === 0
  const whole = good && saving.wrong.size === 0 && saving.listed > 0 && saving.missed === 0
  told('the leader of the database killed', figures.join('; '), whole)
}

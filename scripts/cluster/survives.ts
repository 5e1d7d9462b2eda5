/** People save while the leader of the database is killed again and again: nothing that was acknowledged is lost. */
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { startPatroni } from './patroni.ts'
import { end, freePort, startServer, tokenOf } from './programs.ts'
import type { Told } from './programs.ts'

const ADMINISTRATOR = 'admin@larkmoor.example'
const STRANGER = 'admin@thornfield.example'
const HANDS = 4
/** One address may ask 6,000 times a minute. */
const BREATH_MS = 50
/** Until writes go on, at most. */
const GAP_MAX_MS = 30_000

interface Saving {
  acknowledged: string[]
  /** When each was acknowledged. */
  moments: number[]
  /** Answers that were neither a success nor "try again". */
  wrong: Map<string, number>
  /** Rows of one tenant that the other has seen. */
  seenByOthers: number
}

/** One name after another, each with a key under which it is tried again until it is saved. */
async function save(address: string, token: string, saving: Saving, goesOn: () => boolean): Promise<void> {
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

export async function trySurvival(folder: string, kills: number, told: Told): Promise<void> {
  const cluster = await startPatroni(folder)
  const at = (user: string, database: string) => `postgresql://${user}@127.0.0.1:${cluster.writer}/${database}`
  const administrator = new pg.Client(at('postgres', 'postgres'))
  await administrator.connect()
  await administrator.query('create role owner login createrole')
  await administrator.query('create database fund owner owner')
  await administrator.query('create role app login')
  await administrator.end()
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const server = await startServer({
    port,
    dataDir: join(folder, 'data-of-survival'),
    environment: { DATABASE_URL: at('app', 'fund'), DATABASE_MIGRATION_URL: at('owner', 'fund') },
  })
  while (!(await fetch(`${address}/readyz`).catch(() => undefined))?.ok) await delay(300)
  const [token, strange] = [await tokenOf(address, ADMINISTRATOR), await tokenOf(address, STRANGER)]
  const saving: Saving = { acknowledged: [], moments: [], wrong: new Map(), seenByOthers: 0 }
  let going = true
  const goesOn = () => going
  const working = [
    ...Array.from({ length: HANDS }, () => save(address, token, saving, goesOn)),
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
  } finally {
    going = false
    await Promise.all(working)
  }
  await end(server)
  const reader = new pg.Client(at('postgres', 'fund'))
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
    `longest pause ${(gap / 1000).toFixed(1)} s`,
    `${saving.seenByOthers} rows seen by the other tenant`,
    `other answers: ${[...saving.wrong].map(([said, count]) => `${count} × ${said}`).join(', ') || 'none'}`,
  ]
  const good = killed.length === kills && lost === 0 && gap <= GAP_MAX_MS && saving.seenByOthers === 0
  told('the leader of the database killed', figures.join('; '), good && saving.wrong.size === 0)
}

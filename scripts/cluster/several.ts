/** Tenants in two databases: one is moved there and back while its people and those of another one work. */
import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import type { EntityTypes } from '../../generated/types.ts'
import { backUp, check, commandsFrom } from './copies.ts'
import { end, freePort, fromSomewhere, startServer, tokenOf } from './programs.ts'
import type { Report } from './programs.ts'

const root = join(import.meta.dirname, '../..')
const MOVED = 'larkmoor'
const STAYS = 'thornfield'
const HANDS = 4
/** Of the people of each tenant: a move beside which nobody saves shows nothing. */
const SAVED_MIN = 100
const MOVING = '503 tenant-moving'

const CONTACT: EntityTypes['contact']['create'] = {
  firstName: 'Ines',
  lastName: 'Vandel',
  email: 'ines.vandel@cluster.example',
  phoneNumber: '+352 20 00 00 01',
}

interface Worked {
  requests: number
  saved: string[]
  /** "503 tenant-moving" and what else was said, with how often. */
  refused: Map<string, number>
}

/** Saves and reads, hand by hand and server by server, until told to stop. */
function working(
  addresses: readonly string[],
  token: string,
  name: string,
): { worked: Worked; stop: () => Promise<void> } {
  const worked: Worked = { requests: 0, saved: [], refused: new Map() }
  let more = true
  const ask = async (from: ReturnType<typeof fromSomewhere>, place: number, path: string, body?: object) => {
    worked.requests += 1
    const answer = await fetch(`${addresses[place % addresses.length]}${path}`, {
      headers: {
        ...from,
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
      },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
    const said = await answer.text()
    if (answer.ok) return true
    const kind = `${answer.status} ${/"code":"([\w-]+)"/.exec(said)?.[1] ?? ''}`
    worked.refused.set(kind, (worked.refused.get(kind) ?? 0) + 1)
    return false
  }
  const hands = Promise.all(
    Array.from({ length: HANDS }, async (_, hand) => {
      const from = fromSomewhere()
      for (let round = 0; more; round += 1) {
        const lastName = `${name}${hand}x${round}`
        if (await ask(from, hand + round, '/api/contacts', { ...CONTACT, lastName })) worked.saved.push(lastName)
        await ask(from, hand + round + 1, '/api/contacts?range=[0,9]')
      }
    }),
  )
  return {
    worked,
    stop: async () => {
      more = false
      await hands
    },
  }
}

/** What the command of src/server/README.md says at its end, while this process goes on. */
async function move(place: string, environment: Record<string, string>): Promise<string> {
  const [command = ''] = commandsFrom('npm run move -- larkmoor 2')
  const started = promisify(execFile)('sh', ['-c', command.replace(/2$/, place)], {
    cwd: root,
    env: { PATH: process.env['PATH'], ...environment },
  })
  const { stdout } = await started
  return stdout.trim().split('\n').at(-1) ?? ''
}

/** How many of those that were acknowledged are not found exactly once. */
async function missing(address: string, token: string, saved: readonly string[]): Promise<number> {
  const answer = await fetch(`${address}/api/contacts?format=json`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const found = await answer.text()
  return saved.filter(name => found.split(`"${name}"`).length !== 2).length
}

const described = ({ requests, refused, saved }: Worked): string =>
  [`${requests} requests, ${saved.length} saved`, ...[...refused].map(([kind, count]) => `${count} × ${kind}`)].join(
    ', ',
  )

/** On the PostgreSQL of `url`. */
export async function trySeveral(folder: string, url: string, report: Report): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  for (const name of ['several_one', 'several_two']) await client.query(`create database ${name}`)
  await client.end()
  const address = (name: string) =>
    `postgresql://${client.user}@localhost:${client.port}/${name}?host=${encodeURIComponent(client.host)}`
  const environment = {
    DATABASE_URL: address('several_one'),
    DATABASES: `2=${address('several_two')}`,
    FILES_URL: `file://${join(folder, 'several-files')}`,
  }
  mkdirSync(join(folder, 'several-files'))
  const ports = [await freePort(), await freePort()]
  const [shown = 0] = ports
  const shared = { ...environment, BASE_URL: `http://localhost:${shown}`, TRUST_PROXY: '127.0.0.1' }
  const servers = []
  for (const port of ports)
    servers.push(await startServer({ port, dataDir: join(folder, `several-${port}`), environment: shared }))
  const addresses = ports.map(port => `http://localhost:${port}`)
  const [first = ''] = addresses
  const tokens = [await tokenOf(first, `admin@${MOVED}.example`), await tokenOf(first, `admin@${STAYS}.example`)]
  for (const place of ['2', '1']) {
    const [moved, stays] = tokens.map(token => ({ token, ...working(addresses, token, `Moved${place}x`) }))
    if (!moved || !stays) return
    const said = await move(place, environment)
    await Promise.all([moved.stop(), stays.stop()])
    const lost = [
      await missing(first, moved.token, moved.worked.saved),
      await missing(first, stays.token, stays.worked.saved),
    ]
    const others = [...moved.worked.refused.keys()].filter(kind => kind !== MOVING)
    const met = moved.worked.refused.get(MOVING) ?? 0
    const busy = [moved, stays].every(({ worked }) => worked.saved.length >= SAVED_MIN)
    report(
      `a tenant moved to database ${place} while people work`,
      `${said}; its people: ${described(moved.worked)}; those of another: ${described(stays.worked)}; ` +
        `${lost.join(' and ')} lost`,
      said.includes(`is in database ${place}`) &&
        others.length === 0 &&
        met > 0 &&
        busy &&
        stays.worked.refused.size === 0 &&
        lost.join() === '0,0',
    )
  }
  for (const server of servers) await end(server)
  const made = backUp(join(folder, 'of-several'), environment)
  const checked = check(join(folder, 'of-several'), environment)
  report('a copy of two databases', `${made.said}\n${checked.said}`, made.status === 0 && checked.status === 0)
}

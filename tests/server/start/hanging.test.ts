/**
 * A server that is told to end while people hang: one whose file arrives slowly, one who does not read a download, and
 * one whose statement waits for a lock. They are cut off, and nothing that was acknowledged is lost.
 */
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { accessToken } from '../../../scripts/accessToken.ts'
import { runningDatabase, startDatabase } from '../../../src/server/database/launcher.ts'
import { multipart, PDF } from '../uploads.ts'
import { isAlive, processesOf, underNpm } from './processes.ts'
import { ADMINISTRATOR, makeTenantIn } from './tenantMade.ts'

const folder = mkdtempSync(join(tmpdir(), 'fund-hanging-'))
const dataDir = join(folder, 'data')
/** More than the connection between two programs of this machine holds by itself. */
const LONG_BYTES = 16_000_000
const ENDED_WITHIN_MS = 10_000

const clients: pg.Client[] = []
const sockets: Socket[] = []
let left: () => void = () => undefined
afterAll(async () => {
  left()
  for (const socket of sockets) socket.destroy()
  for (const client of clients) await client.end().catch(() => undefined)
  rmSync(folder, { recursive: true, force: true })
})

async function administrator(): Promise<pg.Client> {
  const client = new pg.Client({ ...runningDatabase(dataDir), user: 'postgres' })
  clients.push(client)
  // PostgreSQL ends under it.
  client.on('error', () => undefined)
  await client.connect()
  return client
}

interface Asking {
  address: string
  authorization: string
}

async function addContact({ address, authorization }: Asking, lastName: string): Promise<Response> {
  return fetch(`${address}/api/contacts`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ firstName: 'Ines', lastName, email: 'ines@larkmoor.example', phoneNumber: '+352 20 00 00' }),
  })
}

/** A request by hand, whose answer nobody waits for. */
async function begin({ address, authorization }: Asking, request: string, body: Buffer | string): Promise<Socket> {
  const { hostname, port, host } = new URL(address)
  const socket = connect(Number(port), hostname)
  sockets.push(socket)
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  const [line, ...headers] = request.split('\n')
  const head = [`${line} HTTP/1.1`, `Host: ${host}`, `Authorization: ${authorization}`, ...headers, '', '']
  socket.write(head.join('\r\n'))
  socket.write(body)
  return socket
}

/** Whoever hangs, and whose rows nobody may ever have seen; each has been begun when this answers. */
async function hang(asking: Asking): Promise<void> {
  const { address, authorization } = asking
  const place = (await addContact(asking, 'With a paper')).headers.get('location') ?? ''
  const paper = multipart([
    { name: 'kind', content: 'Other' },
    { name: 'description', content: 'Long' },
    { name: 'File', fileName: 'long.pdf', content: Buffer.concat([PDF, Buffer.alloc(LONG_BYTES, 'x')]) },
  ])
  const upload = `${place}/documents`
  const kept = await fetch(`${address}${upload}`, {
    method: 'POST',
    headers: { authorization, ...paper.headers },
    body: new Uint8Array(paper.payload),
  })
  expect(kept.status).toBe(201)
  const reading = await begin(asking, `GET ${kept.headers.get('location')}/content`, '')
  reading.once('data', () => reading.pause())
  await once(reading, 'data')

  const head = `Content-Type: ${paper.headers['content-type']}\nContent-Length: ${paper.payload.length}`
  await begin(asking, `POST ${upload}\n${head}`, paper.payload.subarray(0, 5_000))

  const holder = await administrator()
  await holder.query('begin')
  await holder.query('lock table fund_managers in access exclusive mode')
  const manager = JSON.stringify({ name: 'Never saved', quality: 'Manager' })
  const json = `Content-Type: application/json\nContent-Length: ${manager.length}`
  await begin(asking, `POST /api/fund-managers\n${json}`, manager)
  const watcher = await administrator()
  const waiting = async () =>
    (await watcher.query("select 1 from pg_stat_activity where wait_event_type = 'Lock'")).rowCount
  await expect.poll(waiting, { timeout: 15_000, interval: 20 }).toBe(1)
}

test.runIf(process.platform === 'linux')(
  'SIGTERM ends everything within ten seconds whoever hangs, and loses nothing that was acknowledged @long',
  { timeout: 120_000 },
  async () => {
    await makeTenantIn(dataDir)
    const { npm, server, lines } = await underNpm(join(folder, 'project'), dataDir, {})
    left = () => void (isAlive(server) && process.kill(server, 'SIGKILL'))
    const address = (lines.find(line => line.startsWith('Ready')) ?? '').replace('Ready: ', '')
    const asking = { address, authorization: `Bearer ${await accessToken(address, ADMINISTRATOR)}` }
    await hang(asking)

    const acknowledged: string[] = []
    const ended = once(npm, 'exit')
    // Whoever was asked by a proxy goes on answering until that has heard.
    expect((await fetch(`${address}/readyz`)).status).toBe(200)
    const writing = (async () => {
      for (let count = 1; ; count += 1) {
        const answer = await addContact(asking, `Saved ${count}`).catch(() => undefined)
        if (answer?.status !== 201) return
        acknowledged.push(`Saved ${count}`)
      }
    })()
    await expect.poll(() => acknowledged.length, { interval: 5 }).toBeGreaterThan(2)
    npm.kill('SIGTERM')
    await expect.poll(() => isAlive(server), { timeout: ENDED_WITHIN_MS, interval: 50 }).toBe(false)
    expect(processesOf(dataDir)).toEqual([])
    await ended
    await writing
    expect(lines.at(-1)).toBe('Stopped.')

    const again = await startDatabase(dataDir)
    try {
      const client = await administrator()
      const seen = async (statement: string) => (await client.query<{ name: string }>(statement)).rows
      const saved = (await seen('select last_name as name from contacts')).map(({ name }) => name)
      expect(saved).toEqual(expect.arrayContaining(['With a paper', ...acknowledged]))
      expect(await seen('select name from fund_managers')).toEqual([])
      expect(await seen('select description as name from documents')).toEqual([{ name: 'Long' }])
    } finally {
      await again.stop()
    }
  },
)

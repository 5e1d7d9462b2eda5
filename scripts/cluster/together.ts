/** What two servers of one database have to do as one: each is a process of its own, asked past the proxy. */
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { SMTPServer } from 'smtp-server'
import { tokenOf } from './programs.ts'
import type { Report } from './programs.ts'

const COLLEAGUE = 'user@larkmoor.example'
/** As in src/server/http/rateLimits.ts. */
const UNKNOWN_LINKS_MAX = 20
const REQUESTS_MAX = 6_000
const HANDS = 10
const MAILS = 300
const MAILS_MS = 240_000

export interface Together {
  /** Of the proxy, and of the two servers behind it. */
  address: string
  servers: readonly [string, string]
  /** Of a tenant administrator. */
  token: string
  /** Of a superuser. */
  databaseUrl: string
  report: Report
}

export async function tryTogether(parts: Together): Promise<void> {
  await signIn(parts)
  await limits(parts)
  await repeated(parts)
  await deactivated(parts)
}

/** Of everything that one address asks, each server may have answered a step more than the other has heard of. */
async function limitOfAll(servers: Together['servers'], report: Report): Promise<void> {
  const headers = { 'x-forwarded-for': '203.0.113.21' }
  let asked = 0
  let answered = 0
  await Promise.all(
    Array.from({ length: HANDS }, async () => {
      for (let goesOn = true; goesOn && asked < 2 * REQUESTS_MAX;) {
        const answer = await fetch(`${servers[asked++ % 2]}/healthz`, { headers })
        await answer.arrayBuffer()
        goesOn = answer.ok
        if (goesOn) answered += 1
      }
    }),
  )
  const most = REQUESTS_MAX + 2 * (REQUESTS_MAX / 20) + HANDS
  report(
    'requests of one address, asked of both in turn',
    `${answered} answered, then report to wait`,
    answered >= REQUESTS_MAX && answered <= most,
  )
}

/** The pages of one sign-in come from both servers in turn. */
async function signIn({ address, servers, report }: Together): Promise<void> {
  const statuses: number[] = []
  for (let time = 1; time <= 4; time += 1) {
    const token = await tokenOf(address, COLLEAGUE)
    for (const server of servers)
      statuses.push((await fetch(`${server}/api/me`, { headers: { authorization: `Bearer ${token}` } })).status)
  }
  report(
    'sign-ins through both, each token good at both',
    statuses.join(' '),
    statuses.every(status => status === 200),
  )
}

async function limits({ servers, report }: Together): Promise<void> {
  // As the proxy says it, which both trust.
  const headers = { 'x-forwarded-for': '203.0.113.20' }
  const statuses: number[] = []
  for (let time = 0; time < UNKNOWN_LINKS_MAX + 6; time += 1)
    statuses.push((await fetch(`${servers[time % 2]}/api/email-links/${randomUUID()}`, { headers })).status)
  const answered = statuses.filter(status => status === 404).length
  const refused = statuses.filter(status => status === 429).length
  const figure = `${answered} answered, then ${refused} refused for a while`
  report('unknown links, tried at both in turn', figure, answered === UNKNOWN_LINKS_MAX && refused === 6)
  await limitOfAll(servers, report)
}

/** The same request at both at once, and again. */
async function repeated({ servers, token, report }: Together): Promise<void> {
  const name = `Twice ${randomUUID()}`
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'idempotency-key': randomUUID(),
  }
  const body = JSON.stringify({ name, quality: 'Manager' })
  const send = async (server: string): Promise<string> => {
    const answer = await fetch(`${server}/api/fund-managers`, { method: 'POST', headers, body })
    const said = answer.headers.get('idempotency-replayed') === 'true' ? `${answer.status} again` : `${answer.status}`
    await answer.arrayBuffer()
    return said
  }
  const first = await Promise.all(servers.map(send))
  // One after the other: of two at once, the second is told that the first is at work.
  const later = [await send(servers[0]), await send(servers[1])]
  const filter = encodeURIComponent(JSON.stringify({ name }))
  const found = await fetch(`${servers[0]}/api/fund-managers?filter=${filter}`, { headers })
  const rows: unknown = await found.json()
  const made = Array.isArray(rows) ? rows.length : 0
  const good = first.filter(said => said === '201').length === 1 && later.every(said => said === '201 again')
  report(`one key at both at once (${first.join(', ')}; then ${later.join(', ')})`, `${made} made`, good && made === 1)
}

/** What one server has done to an account holds at the other from the next request on. */
async function deactivated({ servers, token, address, report }: Together): Promise<void> {
  const [one, other] = servers
  const headers = { authorization: `Bearer ${token}` }
  const theirs = { authorization: `Bearer ${await tokenOf(address, COLLEAGUE)}` }
  const filter = encodeURIComponent(JSON.stringify({ userName: COLLEAGUE }))
  const [account] = (await (await fetch(`${one}/api/accounts?filter=${filter}`, { headers })).json()) as [
    { id: number; version: number },
  ]
  const act = async (server: string, action: string, version: string) => {
    const answer = await fetch(`${server}/api/accounts/${account.id}/${action}`, {
      method: 'POST',
      headers: { ...headers, 'if-match': version, 'content-type': 'application/json' },
      body: '{}',
    })
    await answer.arrayBuffer()
    return answer.headers.get('etag') ?? `"${account.version + 1}"`
  }
  const ask = async (): Promise<number[]> => {
    const answers = await Promise.all(servers.map(server => fetch(`${server}/api/funds`, { headers: theirs })))
    return answers.map(({ status }) => status)
  }
  const before = await ask()
  const version = await act(one, 'deactivate', `"${account.version}"`)
  const while_ = await ask()
  await act(other, 'activate', version)
  const after = await ask()
  const said = [before, while_, after].map(statuses => statuses.join('+')).join(', ')
  report('an account deactivated at one and activated at the other', said, said === '200+200, 403+403, 200+200')
}

export interface Mailbox {
  url: string
  /** Message ids as they arrived. */
  received: string[]
  close(): Promise<void>
}

export async function startMailbox(): Promise<Mailbox> {
  const received: string[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData(stream, _session, done) {
      let text = ''
      stream.on('data', (chunk: Buffer) => (text += String(chunk)))
      stream.on('end', () => {
        received.push(/^message-id: (.*)$/im.exec(text)?.[1] ?? 'none')
        done()
      })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    close: () => new Promise(resolve => server.close(resolve)),
  }
}

/** Mails that were sent wait once more while both servers send. */
export async function tryMails({ databaseUrl, report }: Together, received: string[]): Promise<void> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    const open = async (): Promise<number> => {
      const statement = "select count(*)::int as count from mails where status in ('Queued', 'Sending')"
      const { rows } = await client.query<{ count: number }>(statement)
      return rows[0]?.count ?? 0
    }
    const until = performance.now() + MAILS_MS
    while ((await open()) > 0 && performance.now() < until) await delay(200)
    received.splice(0)
    const { rowCount } = await client.query(
      `update mails set status = 'Queued', attempts = 0, next_attempt_at = now()
       where id in (select id from mails where status = 'Sent' order by id limit ${MAILS})`,
    )
    while ((await open()) > 0 && performance.now() < until) await delay(200)
    const figure = `${rowCount} waited, ${received.length} arrived, ${new Set(received).size} of them different`
    // The demo data hold more than these: fewer would show nothing of two servers that send at once.
    const whole = rowCount === MAILS && received.length === MAILS && new Set(received).size === MAILS
    report('mails sent by two servers', figure, whole)
  } finally {
    await client.end()
  }
}

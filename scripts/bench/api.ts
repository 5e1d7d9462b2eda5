/** Processor time of the server per request, ours beside the yardstick's, in alternating rounds of one run. */
import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SignJWT, exportJWK, generateKeyPair } from 'jose'
import { startDatabase } from '../../src/server/launcher.ts'
import { migrate } from '../../src/server/migrate.ts'
import { fillLargeTenant } from './data.ts'
import type { LargeTenant } from './data.ts'
import { toEnvironment } from './settings.ts'
import { median, type Line } from './report.ts'

const ROUNDS = 5
/** Each changes rows of its own, because every change raises a version. */
const OURS_FROM = 100_000
const AT_ONCE = 10
/** Whoever wants the whole product may pay at most so many times the yardstick. */
const LIMIT = 2

interface Work { name: string; requests: number; ask(ids: LargeTenant, turn: number): { method: string; path: string; body?: Record<string, unknown>; versioned?: boolean } }

/** The fund is stated when a transaction is made and never after. */
function transaction(ids: LargeTenant, turn: number): Record<string, unknown> {
  return {
    date: '2026-09-30', type: 'Expense', subType: 'Legal', tradingType: 'Expense', description: `Bench ${turn}`, currencyId: ids.currencyId,
    amountLocal: '1234.56', exchangeRateToSystem: '1', amountSystem: '1234.56', exchangeRateToFund: '1', amountFund: '1234.56', status: 'Booked',
    fundAccountNumber: 'LU75 9990 0000 0000 0001', counterparty: 'Aldwin Tarn LLP', counterpartyAccountNumber: 'NL07 FIKT 0123 4567 89', nonCashItem: false, investmentType: 'NotApplicable', impact: 'None',
  }
}

const list = (fundId: number, range?: readonly number[]): string => `/api/transactions?filter=${encodeURIComponent(JSON.stringify({ fundId }))}&sort=${encodeURIComponent('["date","desc"]')}${range ? `&range=${encodeURIComponent(JSON.stringify(range))}` : ''}`

const WORKS: readonly Work[] = [
  { name: 'list page, small fund', requests: 400, ask: ids => ({ method: 'GET', path: list(ids.smallFund) }) },
  { name: 'list page, 25 of 5,000 with exact count', requests: 400, ask: (ids, turn) => ({ method: 'GET', path: list(ids.largeFund, [turn % 100 * 25, turn % 100 * 25 + 24]) }) },
  { name: 'one by id', requests: 800, ask: (_ids, turn) => ({ method: 'GET', path: `/api/transactions/${1 + turn % 5000}` }) },
  { name: 'create, 19 fields', requests: 300, ask: (ids, turn) => ({ method: 'POST', path: '/api/transactions', body: { fundId: ids.smallFund, ...transaction(ids, turn) } }) },
  { name: 'update', requests: 300, ask: (ids, turn) => ({ method: 'PUT', path: `/api/transactions/${ids.changeFrom + turn}`, body: transaction(ids, turn), versioned: true }) },
  { name: 'export, 1,000 rows as JSON', requests: 20, ask: ids => ({ method: 'GET', path: list(ids.largeFund, [0, 999]) }) },
]

class Contestant {
  readonly #process: ChildProcess
  readonly #agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
  readonly #token: string
  #port = 0
  /** Versions that our updates have reached; the yardstick knows none. */
  readonly #versions = new Map<string, number>()

  constructor(file: string, environment: Record<string, string>, token: string) {
    this.#process = fork(join(import.meta.dirname, file), { env: { ...process.env, ...environment } })
    this.#token = token
  }

  async ready(): Promise<this> {
    const [message] = await once(this.#process, 'message') as [{ port: number }]
    this.#port = message.port
    return this
  }

  async #usage(): Promise<{ cpuMicroseconds: number; rss: number }> {
    this.#process.send('usage')
    const [message] = await once(this.#process, 'message') as [{ cpuMicroseconds: number; rss: number }]
    return message
  }

  async memory(): Promise<number> {
    return (await this.#usage()).rss
  }

  /** Milliseconds of processor time per request. */
  async run(work: Work, ids: LargeTenant, round: number): Promise<number> {
    const before = await this.#usage()
    let next = 0
    await Promise.all(Array.from({ length: AT_ONCE }, async () => {
      while (next < work.requests) {
        const turn = next++
        await this.#ask(work.ask(ids, work.name === 'update' ? turn : round * work.requests + turn))
      }
    }))
    const after = await this.#usage()
    return (after.cpuMicroseconds - before.cpuMicroseconds) / 1000 / work.requests
  }

  async #ask({ method, path, body, versioned }: ReturnType<Work['ask']>): Promise<void> {
    const payload = body && JSON.stringify(body)
    const version = this.#versions.get(path) ?? 1
    const headers = {
      authorization: `Bearer ${this.#token}`, ...versioned && { 'if-match': `"${version}"` },
      ...payload !== undefined && { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(payload)) },
    }
    const { status, text } = await new Promise<{ status: number; text: string }>((resolve, reject) => {
      const sent = request({ host: '127.0.0.1', port: this.#port, method, path, headers, agent: this.#agent }, response => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', () => { resolve({ status: response.statusCode ?? 0, text: chunks.length < 4 ? Buffer.concat(chunks).toString() : '' }) })
      })
      sent.on('error', reject).end(payload)
    })
    if (status >= 300) throw new Error(`${method} ${path} answered ${status}: ${text}`)
    if (versioned) this.#versions.set(path, version + 1)
  }

  stop(): void {
    this.#agent.destroy()
    this.#process.kill()
  }
}

export async function benchApi(report: (line: Line) => void): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const server = await startDatabase(join(folder, 'data'))
  try {
    await migrate(server.owner, { runtimeUser: String(server.runtime.user) })
    const ids = await fillLargeTenant(server.owner)
    const { publicKey, privateKey } = await generateKeyPair('RS256')
    const issuer = 'https://bench.example/directory/v2.0'
    const [clientId, directory] = ['bench-client', 'directory']
    const token = await new SignJWT({ azp: clientId, tid: directory, scp: 'profile.read', oid: ids.subject, preferred_username: 'admin@larkmoor.example', roles: ['TenantAdministrator'] })
      .setProtectedHeader({ alg: 'RS256', kid: 'bench' }).setIssuer(issuer).setAudience(clientId).setSubject(ids.subject).setIssuedAt().setExpirationTime('1h').sign(privateKey)
    const jwks = { keys: [{ ...await exportJWK(publicKey), kid: 'bench', alg: 'RS256', use: 'sig' }] }
    const environment = toEnvironment({ runtime: server.runtime, owner: server.owner, jwks, issuer, clientId, directory, tenantId: ids.tenantId, accountId: ids.accountId, folder })
    const ours = await new Contestant('product.ts', environment, token).ready()
    const yardstick = await new Contestant('yardstick.ts', environment, token).ready()
    try {
      await compare(ours, yardstick, ids, report)
      const megabytes = await ours.memory() / 1_000_000
      report({ name: 'memory of the server after this load', figure: `${megabytes.toFixed(0)} MB`, budget: '≤ 200 MB', holds: megabytes <= 200 })
    } finally {
      ours.stop()
      yardstick.stop()
    }
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function compare(ours: Contestant, yardstick: Contestant, ids: LargeTenant, report: (line: Line) => void): Promise<void> {
  const own = { ...ids, changeFrom: OURS_FROM }
  for (const work of WORKS) {
    await ours.run(work, own, ROUNDS)
    await yardstick.run(work, ids, ROUNDS + 1)
    const rounds: { ours: number; yardstick: number }[] = []
    for (let round = 0; round < ROUNDS; round++) {
      rounds.push({ ours: await ours.run(work, own, round * 2), yardstick: await yardstick.run(work, ids, round * 2 + 1) })
    }
    const ratio = median(rounds.map(pair => pair.ours / pair.yardstick))
    const figure = `${median(rounds.map(pair => pair.ours)).toFixed(2)} ms, yardstick ${median(rounds.map(pair => pair.yardstick)).toFixed(2)} ms, ratio ${ratio.toFixed(2)}`
    report({ name: work.name, figure, budget: `ratio ≤ ${LIMIT}`, holds: ratio <= LIMIT })
  }
}

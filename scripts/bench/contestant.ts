/** One server of the benchmark in a process of its own, and what is asked of it. */
import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import type { LargeTenant } from './data.ts'
import type { Usage } from './settings.ts'

const AT_ONCE = 10

export interface Asked {
  method: string
  path: string
  body?: Record<string, unknown>
  versioned?: boolean
}

export interface Work {
  name: string
  requests: number
  /** Asks for the same records in every round. */
  again?: boolean
  list?: boolean
  ask(ids: LargeTenant, turn: number): Asked
}

export class Contestant {
  readonly #process: ChildProcess
  readonly #agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
  readonly #token: string
  #port = 0
  /** Versions that our updates have reached; the yardstick knows none. */
  readonly #versions = new Map<string, number>()

  constructor(file: string, environment: Record<string, string>, token: string, flags: readonly string[] = []) {
    this.#process = fork(join(import.meta.dirname, file), {
      env: { ...process.env, ...environment },
      execArgv: [...flags],
    })
    this.#token = token
  }

  async ready(): Promise<this> {
    this.#port = (await this.#message<{ port: number }>()).port
    return this
  }

  get port(): number {
    return this.#port
  }

  async usage(): Promise<Usage> {
    this.#process.send('usage')
    return this.#message<Usage>()
  }

  async #message<Message>(): Promise<Message> {
    const given = new AbortController()
    const ended = once(this.#process, 'exit', { signal: given.signal }).then(([code]) => {
      throw new Error(`A server of the benchmark ended with ${code}.`)
    })
    try {
      const [message] = (await Promise.race([once(this.#process, 'message'), ended])) as [Message]
      return message
    } finally {
      given.abort()
      ended.catch(() => undefined)
    }
  }

  /** Milliseconds of processor time per request. */
  async run(work: Work, ids: LargeTenant, round: number): Promise<number> {
    const before = await this.usage()
    let next = 0
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        while (next < work.requests) {
          const turn = next++
          await this.#ask(work.ask(ids, work.again ? turn : round * work.requests + turn))
        }
      }),
    )
    const after = await this.usage()
    return (after.cpuMicroseconds - before.cpuMicroseconds) / 1000 / work.requests
  }

  /** Milliseconds until the whole answer is there, one request after the other. */
  async time(requests: number, ask: (turn: number) => Asked, token = this.#token): Promise<number> {
    const startedAt = performance.now()
    for (let turn = 0; turn < requests; turn++) await this.#ask(ask(turn), token)
    return (performance.now() - startedAt) / requests
  }

  async #ask({ method, path, body, versioned }: Asked, token = this.#token): Promise<void> {
    const payload = body && JSON.stringify(body)
    const version = this.#versions.get(path) ?? 1
    const headers = {
      authorization: `Bearer ${token}`,
      ...(versioned && { 'if-match': `"${version}"` }),
      ...(payload !== undefined && {
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(payload)),
      }),
    }
    const { status, text } = await new Promise<{ status: number; text: string }>((resolve, reject) => {
      const sent = request(
        { host: '127.0.0.1', port: this.#port, method, path, headers, agent: this.#agent },
        response => {
          const chunks: Buffer[] = []
          response
            .on('data', (chunk: Buffer) => chunks.push(chunk))
            .on('end', () => {
              resolve({
                status: response.statusCode ?? 0,
                text: chunks.length < 4 ? Buffer.concat(chunks).toString() : '',
              })
            })
        },
      )
      sent.on('error', reject).end(payload)
    })
    if (status >= 300) throw new Error(`${method} ${path} answered ${status}: ${text}`)
    if (versioned) this.#versions.set(path, version + 1)
  }

  async stop(): Promise<void> {
    this.#agent.destroy()
    const ended = once(this.#process, 'exit')
    this.#process.kill()
    await ended
  }
}

/** The flags with which npm start runs the server. */
export function startFlags(): string[] {
  const { scripts } = JSON.parse(readFileSync(join(import.meta.dirname, '..', '..', 'package.json'), 'utf8')) as {
    scripts: { start: string }
  }
  return scripts.start.split(' ').filter(word => word.startsWith('--'))
}

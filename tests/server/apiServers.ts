/** Two servers of API tests, each a process, behind HAProxy: requests go to one and the other in turn. */
import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { appendFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { expect } from 'vitest'
import { end, startHaproxy } from '../../scripts/cluster/programs.ts'
import type { ProcessMessage, ProcessOptions, ProcessRequest } from './apiProcess.ts'

export interface ApiServers {
  address: string
  /** As the inject of Fastify asks and answers, over the network. */
  inject(options: InjectOptions): Promise<LightMyRequestResponse>
  /**
   * Asks each at its own port whether it is alive, as whoever watches it does, and how many milliseconds it has worked:
   * the sum. The lines of their logs until then have arrived.
   */
  worked(): Promise<number>
  close(): Promise<void>
}

let kept: readonly ChildProcess[] | undefined

/** Begun by the first file of tests that asks, for all that this worker of Vitest runs; they end with it. */
function processes(): readonly ChildProcess[] {
  if (!kept?.every(({ connected }) => connected))
    kept = [1, 2].map(() => {
      const child = fork(join(import.meta.dirname, 'apiProcess.ts'), { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
      child.setMaxListeners(0)
      child.unref()
      child.channel?.unref()
      return child
    })
  return kept
}

/**
 * In the file of API_SERVERS_ASKED a line of the file of tests and how many requests each server had, none where that
 * file had to ask in its own process: whoever runs the tests sees that both were asked.
 */
export function noteAsked(requests: readonly number[]): void {
  const place = process.env['API_SERVERS_ASKED']
  if (place !== undefined) appendFileSync(place, `${[expect.getState().testPath, ...requests].join('\t')}\n`)
}

/** `logged` is given each line of their logs. */
export async function startApiServers(options: ProcessOptions, logged: (line: string) => void): Promise<ApiServers> {
  const servers = processes().map(child => serverIn(child, logged))
  const ports = await Promise.all(servers.map(server => server.serve(options)))
  const { port, program: haproxy } = await startHaproxy(options.folder, ports)
  const address = `http://127.0.0.1:${port}`
  return {
    address,
    inject: request => ask(address, request),
    async worked() {
      const told = servers.map(async (server, index) => {
        const { status } = await fetch(`http://127.0.0.1:${ports[index]}/healthz`)
        if (status !== 200) throw new Error(`A server answers ${status} to whoever watches it.`)
        return server.worked()
      })
      return (await Promise.all(told)).reduce((sum, each) => sum + each, 0)
    },
    async close() {
      await end(haproxy)
      noteAsked(await Promise.all(servers.map(server => server.close())))
    },
  }
}

/** A server of this file of tests within a process that serves others as well. */
function serverIn(child: ChildProcess, logged: (line: string) => void) {
  const id = randomUUID()
  let answered: PromiseWithResolvers<number>
  const onExit = () => answered.reject(new Error('A process that serves tests has ended.'))
  const onMessage = (message: ProcessMessage) => {
    if (message.id !== id) return
    if ('log' in message) logged(message.log)
    else if ('error' in message) answered.reject(new Error(message.error))
    else answered.resolve(message.answer)
  }
  child.on('message', onMessage)
  child.once('exit', onExit)
  // One after the other: an answer does not say to what.
  const tell = (request: ProcessRequest) => {
    answered = Promise.withResolvers()
    child.send(request)
    return answered.promise
  }
  return {
    /** Answers with its port. */
    serve: (options: ProcessOptions): Promise<number> => tell({ id, serve: options }),
    worked: (): Promise<number> => tell({ id, ask: 'worked' }),
    /** Answers with how many requests it had. */
    async close(): Promise<number> {
      const requests = await tell({ id, ask: 'close' })
      child.off('message', onMessage)
      child.off('exit', onExit)
      return requests
    },
  }
}

/** `fetch` would make a new connection for each request after the first HEAD. */
const agent = new Agent({ keepAlive: true })

async function ask(
  address: string,
  { method = 'GET', url, headers = {}, payload, ...others }: InjectOptions,
): Promise<LightMyRequestResponse> {
  const { remoteAddress } = others
  // As proxies do, each adds the address that it sees to what its caller claims.
  const forwarded = [headers['x-forwarded-for'], remoteAddress].filter(one => one !== undefined).join(', ')
  const body = payload === undefined ? undefined : Buffer.from(payload as string | Buffer)
  const asking = request(new URL(String(url), address), {
    agent,
    method,
    headers: {
      // Of a DELETE it is not said by itself, and its body would be taken for the next request.
      ...(body && { 'content-length': String(body.length) }),
      ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
      ...(forwarded !== '' && { 'x-forwarded-for': forwarded }),
    },
  })
  asking.end(body)
  const [answer] = (await once(asking, 'response')) as [IncomingMessage]
  const rawPayload = await buffer(answer)
  const text = rawPayload.toString()
  const { statusCode, statusMessage } = answer
  const { 'set-cookie': cookies, ...further } = answer.headers
  const said = {
    statusCode,
    statusMessage,
    // A single cookie is no list, as inject answers.
    headers: { ...further, ...(cookies && { 'set-cookie': cookies.length === 1 ? cookies[0] : cookies }) },
    rawPayload,
    body: text,
    payload: text,
    json: () => JSON.parse(text) as unknown,
  }
  return said as unknown as LightMyRequestResponse
}

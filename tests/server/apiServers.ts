/** Two servers of API tests, each a process, behind HAProxy: requests go to one and the other in turn. */
import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { end, startHaproxy } from '../../scripts/cluster/programs.ts'
import type { ProcessMessage, ProcessOptions } from './apiProcess.ts'

export interface ApiServers {
  address: string
  /** As the inject of Fastify asks and answers, over the network. */
  inject(options: InjectOptions): Promise<LightMyRequestResponse>
  close(): Promise<void>
}

/** `logged` is given each line of their logs. */
export async function startApiServers(options: ProcessOptions, logged: (line: string) => void): Promise<ApiServers> {
  const children = [1, 2].map(() =>
    fork(join(import.meta.dirname, 'apiProcess.ts'), { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] }),
  )
  const ports = await Promise.all(children.map(child => portOf(child, options, logged)))
  const { port, program: haproxy } = await startHaproxy(options.folder, ports)
  const address = `http://127.0.0.1:${port}`
  return {
    address,
    inject: request => ask(address, request),
    async close() {
      const ended = Promise.all(children.map(child => once(child, 'exit')))
      for (const child of children) child.disconnect()
      await ended
      await end(haproxy)
    },
  }
}

async function portOf(child: ChildProcess, options: ProcessOptions, logged: (line: string) => void): Promise<number> {
  const listening = new Promise<number>((resolve, reject) => {
    child.on('message', (said: ProcessMessage) => {
      if ('port' in said) resolve(said.port)
      else logged(said.log)
    })
    child.once('exit', () => reject(new Error('A server of the test has not started.')))
  })
  child.send(options)
  return listening
}

async function ask(
  address: string,
  { method = 'GET', url, headers = {}, payload, ...others }: InjectOptions,
): Promise<LightMyRequestResponse> {
  const { remoteAddress } = others
  const answer = await fetch(new URL(String(url), address), {
    method,
    redirect: 'manual',
    headers: {
      // fetch would ask for compressed answers by itself.
      'accept-encoding': 'identity',
      ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
      ...(remoteAddress !== undefined && { 'x-forwarded-for': remoteAddress }),
    },
    ...(payload !== undefined && { body: typeof payload === 'string' ? payload : new Uint8Array(payload as Buffer) }),
  })
  const rawPayload = Buffer.from(await answer.arrayBuffer())
  const body = rawPayload.toString()
  const { status: statusCode, statusText: statusMessage } = answer
  const said = {
    statusCode,
    statusMessage,
    headers: Object.fromEntries(answer.headers),
    rawPayload,
    body,
    payload: body,
    json: () => JSON.parse(body) as unknown,
  }
  return said as unknown as LightMyRequestResponse
}

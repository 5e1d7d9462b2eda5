/** What the proxy of .operations asks again of servers that answer 503, and what it does not. */
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { end, startHaproxy } from './programs.ts'
import type { Report } from './programs.ts'

const METHODS = ['POST', 'PUT', 'DELETE', 'GET', 'HEAD'] as const

/** A server that is ready, and refuses whatever else it is asked, as after a commit whose answer was lost. */
async function startRefusing(asked: Map<string, number>) {
  const server = createServer((request, answer) => {
    const { url = '' } = request
    request.resume()
    if (url === '/readyz') return answer.end()
    asked.set(url, (asked.get(url) ?? 0) + 1)
    answer.statusCode = 503
    return answer.end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}

/** A 503 may hide a commit: what has no key is asked once in all, what reads or has a key is asked again. */
export async function tryRepeats(folder: string, report: Report): Promise<void> {
  const asked = new Map<string, number>()
  const servers = [await startRefusing(asked), await startRefusing(asked)]
  const ports = servers.map(server => (server.address() as AddressInfo).port)
  const { port, program } = await startHaproxy(folder, ports)
  const times = async (method: string, headers: Record<string, string>): Promise<number> => {
    const path = `/${randomUUID()}`
    const body = method === 'POST' || method === 'PUT' ? { body: '{}' } : {}
    const answer = await fetch(`http://localhost:${port}${path}`, { method, headers, ...body })
    await answer.arrayBuffer()
    return asked.get(path) ?? 0
  }
  const said: string[] = []
  let good = true
  for (const method of METHODS) {
    const plain = await times(method, {})
    const withKey = await times(method, { 'idempotency-key': randomUUID() })
    said.push(`${method} ${plain}, with a key ${withKey}`)
    const reads = method === 'GET' || method === 'HEAD'
    good &&= (reads ? plain > 1 : plain === 1) && withKey > 1
  }
  await end(program)
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
  }
  report('times that two servers which answer 503 are asked', said.join('; '), good)
}

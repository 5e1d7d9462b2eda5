/** As people reach the servers: encrypted, behind the proxy of .operations, and led there from a plain address. */
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { IncomingHttpHeaders } from 'node:http'
import { request } from 'node:https'
import { join } from 'node:path'
import { commandsFrom, run } from './copies.ts'
import { certificate, end, freePort, startHaproxy } from './programs.ts'
import type { Report } from './programs.ts'

export async function tryPublicAddress(folder: string, ports: readonly number[], report: Report): Promise<void> {
  const { trusted, both } = certificate(folder)
  const [own, ofPeople] = [join(folder, 'certificate.pem'), join(folder, 'trusted.pem')]
  writeFileSync(own, both, { mode: 0o600 })
  writeFileSync(ofPeople, trusted)
  const { port, plain } = await startHaproxy(folder, ports, own)
  const asked = commandsFrom('curl --fail http://10.0.0.11:3000/readyz').map(command => {
    const here = command
      .replace('10.0.0.11:3000', `127.0.0.1:${ports[0]}`)
      .replace('funds.example.com', `localhost:${port}`)
    return run('sh', ['-c', `${here} --silent --show-error`], { CURL_CA_BUNDLE: ofPeople }).status
  })
  const led = await fetch(`http://localhost:${plain}/funds/overview`, { redirect: 'manual' })
  const figure = `curl ended with ${asked.join(' and ')}, the plain address leads to ${led.headers.get('location')}`
  const whole = asked.length === 2 && asked.every(status => status === 0) && led.status === 308
  report('people come encrypted, as src/server/README.md asks', figure, whole)
}

/** The figures, and whatever a server would take for their address. */
const FIGURES = ['/metrics', '/metrics?x', '/%6Detrics', '/METRICS/']

const CLAIMED = {
  'x-forwarded-for': '203.0.113.7',
  'x-forwarded-host': 'elsewhere.example',
  'x-forwarded-proto': 'http',
}

/** A server hears from the proxy who asks, whatever they say of themselves, and nothing of whoever asks for figures. */
export async function tryForwardedHeaders(folder: string, report: Report): Promise<void> {
  const { trusted, both } = certificate(folder)
  const own = join(folder, 'claims.pem')
  writeFileSync(own, both, { mode: 0o600 })
  const port = await freePort()
  let heard: IncomingHttpHeaders = {}
  const addresses: string[] = []
  const server = createServer((asked, answer) => {
    if (asked.url === '/claims') heard = asked.headers
    if (asked.url !== '/readyz') addresses.push(asked.url ?? '')
    answer.end()
  })
  await once(server.listen(port, '127.0.0.1'), 'listening')
  const proxy = await startHaproxy(folder, [port, port], own)
  const statuses: (number | undefined)[] = []
  for (const path of ['/claims', ...FIGURES]) {
    const address = `https://localhost:${proxy.port}${path}`
    const asking = request(address, { ca: trusted, agent: false, headers: CLAIMED })
    asking.once('response', answer => statuses.push(answer.statusCode))
    await once(asking.end(), 'response')
  }
  await end(proxy.program)
  server.closeAllConnections()
  server.close()
  const said = Object.keys(CLAIMED).map(name => String(heard[name]))
  const whole = said.join() === '127.0.0.1,undefined,https'
  report('what people claim of their address, and a server hears of it', said.join(', '), whole)
  const denied = statuses.join() === '200,404,404,404,404' && addresses.join() === '/claims'
  report('the figures, asked for through the proxy', statuses.join(', '), denied)
}

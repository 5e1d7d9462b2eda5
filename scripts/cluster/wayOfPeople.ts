/** As people reach the servers: encrypted, behind the proxy of .operations, and led there from a plain address. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { commandsFrom, run } from './copies.ts'
import { certificate, startHaproxy } from './programs.ts'
import type { Report } from './programs.ts'

export async function tryWayOfPeople(folder: string, ports: readonly number[], report: Report): Promise<void> {
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

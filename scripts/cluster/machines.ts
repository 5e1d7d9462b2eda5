/** The compose file of .operations, which no server here can run: read by the programs that would. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { run } from './copies.ts'
import { certificate, configurationFrom } from './programs.ts'
import type { Report } from './programs.ts'

const OPERATIONS = join(import.meta.dirname, '../../.operations')
const SERVICES = 'database, one, proxy, two'
/** The two proxies, each with the file that it is given as its own. */
const PROXIES = ['haproxy.cfg', 'haproxy-database.cfg']

/** The settings of operators, with the addresses of the database that src/server/README.md gives for containers. */
function writeSettings(place: string): { hosts: Set<string> } {
  const given = parseEnv(configurationFrom('DATABASE_URL=postgresql://app:app-password@database:5432/fund'))
  const settings = { ...parseEnv(readFileSync(join(place, 'settings.example'), 'utf8')), ...given }
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`)
  writeFileSync(join(place, 'settings'), lines.join(''))
  return { hosts: new Set(Object.values(given).flatMap(value => (value ? [new URL(value).host] : []))) }
}

/** What HAProxy says of a file with the environment of its service; nothing where it would run. */
function proxyFailure(place: string, composed: string, file: string): string | undefined {
  // Two spaces for each level: of the service, and of its environment.
  const service = composed.split(/^ {2}(?=\w+:$)/m).find(text => text.includes(`${place}/${file}:`)) ?? ''
  const [, environment = ''] = /^ {4}environment:\n((?: {6}.*\n)+)/m.exec(service) ?? []
  const named = Array.from(
    environment.matchAll(/^ {6}(\w+): ['"]?([^'"\n]+)['"]?$/gm),
    ([, name = '', value = '']): [string, string] => [
      name,
      value.replace('/usr/local/etc/haproxy', place).replace(/^(one|two):/, '127.0.0.1:'),
    ],
  )
  if (named.length === 0) return `${file} has no service`
  const { status, said } = run('haproxy', ['-c', '-f', join(place, file)], Object.fromEntries(named))
  return status === 0 ? undefined : `${file}: ${said}`
}

export function tryMachines(folder: string, report: Report): void {
  const place = join(folder, 'machines')
  cpSync(OPERATIONS, place, { recursive: true })
  const { hosts } = writeSettings(place)
  writeFileSync(join(place, 'certificate.pem'), certificate(place).both)
  const ask = (...words: string[]) => run('docker-compose', ['-f', 'compose.yaml', 'config', ...words], {}, place)
  const composed = ask('--services')
  const services = composed.said.split('\n').sort().join(', ')
  const { said } = ask()
  const limited = said.match(/max-file: '\d+'\n +max-size: \d+m$/gm)?.length ?? 0
  report(
    'the compose file, by its schema',
    `${services}, ${limited} of them with a limited log`,
    composed.status === 0 && services === SERVICES && limited === 4,
  )
  const failures = PROXIES.flatMap(file => proxyFailure(place, said, file) ?? [])
  const asked = [...hosts].sort().join(', ')
  const heard = Array.from(said.matchAll(/(?:LEADER|FOLLOWERS): ['"]?(:\d+)/g), ([, port]) => `database${port}`)
  report(
    'its proxies, by HAProxy, and where its servers look for the database',
    [asked, ...failures].join('; '),
    failures.length === 0 && asked === heard.sort().join(', '),
  )
}

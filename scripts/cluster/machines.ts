/** The compose file of .operations, which no server here can run: read by the program that would. */
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './copies.ts'
import type { Report } from './programs.ts'

const OPERATIONS = join(import.meta.dirname, '../../.operations')

export function tryMachines(folder: string, report: Report): void {
  const place = join(folder, 'machines')
  cpSync(OPERATIONS, place, { recursive: true })
  cpSync(join(place, 'settings.example'), join(place, 'settings'))
  const ask = (...words: string[]) => run('docker-compose', ['-f', 'compose.yaml', 'config', ...words], {}, place)
  const composed = ask('--services')
  const services = composed.said.split('\n').sort().join(', ')
  const limited = ask().said.match(/max-file: '\d+'\n +max-size: \d+m$/gm)?.length ?? 0
  report(
    'the compose file, by its schema',
    `${services}, ${limited} of them with a limited log`,
    composed.status === 0 && services === 'one, proxy, two' && limited === 3,
  )
}

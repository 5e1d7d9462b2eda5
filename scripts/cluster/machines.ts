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
  const composed = run('docker-compose', ['-f', 'compose.yaml', 'config', '--services'], {}, place)
  const services = composed.said.split('\n').sort().join(', ')
  report('the compose file, by its schema', services, composed.status === 0 && services === 'one, proxy, two')
}

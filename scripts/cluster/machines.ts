/** The files of .operations that no server here can run: read by the programs that would. */
import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Told } from './programs.ts'

const OPERATIONS = join(import.meta.dirname, '../../.operations')
const UNIT = 'fund-administration.service'
/** systemd counts from 0 (as closed as can be) to 10. */
const EXPOSURE_MAX = 2

function run(folder: string, program: string, ...parameters: string[]): { status: number | null; said: string } {
  const { status, stdout, stderr } = spawnSync(program, parameters, { cwd: folder, encoding: 'utf8' })
  return { status, said: (stdout + stderr).trim() }
}

export function tryMachines(folder: string, told: Told): void {
  const place = join(folder, 'machines')
  mkdirSync(place)
  for (const name of [UNIT, 'compose.yaml']) copyFileSync(join(OPERATIONS, name), join(place, name))
  copyFileSync(join(OPERATIONS, 'settings.example'), join(place, 'settings'))
  const verified = run(place, 'systemd-analyze', 'verify', join(place, UNIT))
  const exposure = run(place, 'systemd-analyze', 'security', '--offline=true', join(place, UNIT))
  const level = Number(/exposure level for \S+ ([\d.]+)/.exec(exposure.said)?.[1] ?? 10)
  const figure = [`exposure ${level} of 10`, verified.said].filter(Boolean).join(', ')
  told('the unit file, by systemd-analyze', figure, verified.status === 0 && level <= EXPOSURE_MAX)
  const composed = run(place, 'docker-compose', '-f', 'compose.yaml', 'config', '--services')
  const services = composed.said.split('\n').sort().join(', ')
  told('the compose file, by its schema', services, composed.status === 0 && services === 'one, proxy, two')
}

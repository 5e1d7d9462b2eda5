/** What the processes of the benchmark tell each other at their start, as JSON in one environment variable. */
import type { JSONWebKeySet } from 'jose'
import type pg from 'pg'
import type { Login } from '../../src/server/database/pooled.ts'

export interface BenchSettings {
  runtime: Login
  owner: pg.ClientConfig
  jwks: JSONWebKeySet
  issuer: string
  clientId: string
  directory: string
  tenantId: number
  accountId: number
  folder: string
}

const VARIABLE = 'BENCH_SETTINGS'

export function toEnvironment(settings: BenchSettings): Record<string, string> {
  return { [VARIABLE]: JSON.stringify(settings) }
}

export function fromEnvironment(): BenchSettings {
  return JSON.parse(process.env[VARIABLE] ?? '') as BenchSettings
}

export interface Usage {
  cpuMicroseconds: number
  rss: number
  heap: number
  external: number
}

/** Answers questions of the parent about the processor time used so far, and says on which port it listens. */
export function reportTo(port: number): void {
  process.on('message', () => {
    const { user, system } = process.cpuUsage()
    const { rss, heapTotal, external } = process.memoryUsage()
    process.send?.({ cpuMicroseconds: user + system, rss, heap: heapTotal, external } satisfies Usage)
  })
  process.on('disconnect', () => process.exit(0))
  // An ordinary end, so that a profile of the process is written.
  process.on('SIGTERM', () => process.exit(0))
  process.send?.({ port })
}

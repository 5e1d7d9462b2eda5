/** What all servers of API tests have alike. */
import { pathToFileURL } from 'node:url'
import type { FastifyPluginAsync } from 'fastify'
import { isDate } from '../../src/calendar.ts'
import type { Clock, ServerAreas } from '../../src/context.ts'

export const CONFIG = {
  baseUrl: 'http://localhost:3000',
  trustProxy: false,
  logLevel: 'info',
  telemetry: {},
  demo: true,
} as const

export function clockOf(today: () => string): Clock {
  const day = () => {
    const found = today()
    if (!isDate(found)) throw new Error(`"${found}" is no day.`)
    return found
  }
  return { now: () => `${day()}T12:00:00.000Z`, today: day }
}

/** What a server has for a test alone, as a module that each process loads by itself: it keeps nothing of a test. */
export interface OwnParts {
  areas?: ServerAreas
  plugins?: readonly FastifyPluginAsync[]
}

export async function ownParts(file: string | undefined): Promise<OwnParts> {
  if (file === undefined) return {}
  const { own }: { own: OwnParts } = await import(/* @vite-ignore */ pathToFileURL(file).href)
  return own
}

/** Milliseconds of the thread that answers. */
export function workedHere(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/**
 * The small, eager side of telemetry: takes what happens from the first moment on and hands it over once the library is
 * there.
 */
import { matchRoutes } from 'react-router'
import type { DataRouter, Location } from 'react-router'
import { text } from '../../texts.ts'
import type { TelemetryConfiguration } from '../../api/session.ts'
import type { Telemetry } from './telemetry.ts'

export interface Monitoring {
  startNavigation(name: string): void
  stopNavigation(name: string, url: string): void
  trackException(error: Error): void
}

interface Options {
  /** Stands before the name of every page view. */
  appName: string
  /** From /api/config. Without a connection string and without an instrumentation key nothing is monitored. */
  config: Promise<TelemetryConfiguration>
  /** Calls back when the first page has been painted. */
  later: (work: () => void) => void
  load?: () => Promise<{ createTelemetry: (config: TelemetryConfiguration, options: { appName: string }) => Telemetry }>
}

type Call = (telemetry: Telemetry) => void

/** As long as nobody knows whether there is monitoring, no more than this is kept. */
const MOST_WAITING = 200

export function createMonitoring({
  appName,
  config,
  later,
  load = () => import('./telemetry.ts'),
}: Options): Monitoring {
  let telemetry: Telemetry | undefined
  let waiting: Call[] | undefined = []
  /** When the view that nobody timed yet began. */
  let began: number | undefined

  function report(call: Call): void {
    if (telemetry) call(telemetry)
    else if (waiting && waiting.length < MOST_WAITING) waiting.push(call)
  }

  async function begin(): Promise<void> {
    const known = await config.catch((): TelemetryConfiguration => ({}))
    if (!known.connectionString && !known.instrumentationKey) {
      waiting = undefined
      console.warn(text('monitoring.off'))
      return
    }
    const { createTelemetry } = await load()
    telemetry = createTelemetry(known, { appName })
    for (const call of waiting ?? []) call(telemetry)
    waiting = undefined
  }

  // A chunk that does not load costs the telemetry, never the page.
  later(() => {
    begin().catch((error: unknown) => {
      waiting = undefined
      console.warn(text('monitoring.failed'), error)
    })
  })

  return {
    startNavigation(name) {
      if (telemetry) telemetry.startNavigation(name)
      else began ??= performance.now()
    },
    stopNavigation(name, url) {
      const duration = began === undefined ? undefined : Math.round(performance.now() - began)
      began = undefined
      report(there => there.stopNavigation(name, url, duration))
    },
    trackException(error) {
      report(there => there.trackException(error))
    },
  }
}

/**
 * Tells of every change of page, by the name of its route: the start when the router sets out, the stop when the page
 * is on the screen. A change of the query alone (a filter, a page of a list) is no new view.
 */
export function followNavigation(
  router: DataRouter,
  monitoring: Monitoring,
  whenShown: (work: () => void) => void,
): () => void {
  let startedFor: string | undefined
  let shown: string | undefined

  function setOut(location: Location): void {
    if (location.pathname === startedFor || location.pathname === shown) return
    startedFor = location.pathname
    monitoring.startNavigation(nameOf(router, location))
  }

  function arrive(location: Location): void {
    startedFor = undefined
    if (location.pathname === shown) return
    shown = location.pathname
    const name = nameOf(router, location)
    whenShown(() => monitoring.stopNavigation(name, `${location.pathname}${location.search}${location.hash}`))
  }

  function follow({ initialized, navigation, location }: DataRouter['state']): void {
    if (navigation.location) setOut(navigation.location)
    else if (initialized) arrive(location)
    else setOut(location)
  }
  follow(router.state)
  return router.subscribe(follow)
}

function nameOf(router: DataRouter, location: Location): string {
  return matchRoutes(router.routes, location)?.at(-1)?.route.id ?? 'notFound'
}

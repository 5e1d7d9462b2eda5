import type { DataRouter } from 'react-router'
import { text } from '../../texts.ts'
import { onErrorReport } from './errorReports.ts'
import { createMonitoring, followNavigation } from './monitoring.ts'
import type { TelemetryConfiguration } from '../../api/session.ts'

/** A first page that never comes (a sign-in that hangs) must not keep its errors to itself. */
const LONGEST_WAIT = 10_000

/**
 * Page views and uncaught errors go to monitoring; its library is loaded once the first page is on the screen and the
 * browser has nothing better to do.
 */
export function startMonitoring(router: DataRouter, config: Promise<TelemetryConfiguration>): void {
  let load: (() => void) | undefined
  function loadNow(): void {
    if (load) whenIdle(load)
    load = undefined
  }
  const monitoring = createMonitoring({
    appName: text('general.productName'),
    config,
    later: work => {
      load = work
      setTimeout(loadNow, LONGEST_WAIT)
    },
  })
  onErrorReport(error => monitoring.trackException(error))
  followNavigation(router, monitoring, work =>
    afterFrame(() => {
      work()
      afterFirstPaint(loadNow)
    }),
  )
}

/** A hidden page paints nothing, so there is nothing to wait for. */
function afterFrame(work: () => void): void {
  if (document.hidden) setTimeout(work)
  else requestAnimationFrame(() => setTimeout(work))
}

/** The browser tells of a paint when it is on the glass; where it cannot, LONGEST_WAIT is the end of waiting. */
function afterFirstPaint(work: () => void): void {
  if (document.hidden || performance.getEntriesByType('paint').length > 0) return work()
  new PerformanceObserver((_, observer) => {
    observer.disconnect()
    work()
  }).observe({ type: 'paint', buffered: true })
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: LONGEST_WAIT })
  else setTimeout(work)
}

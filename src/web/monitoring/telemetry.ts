/**
 * Telemetry to Application Insights. This file and the library are a chunk of their own, loaded by monitoring.ts after
 * the first paint.
 */
import { ApplicationInsights } from '@microsoft/applicationinsights-web'
import type { IConfig, IConfiguration } from '@microsoft/applicationinsights-web'
import type { TelemetryConfiguration } from '../../api/session.ts'
import { SECRET_HEADERS, maskEnvelope, maskText } from './telemetryMask.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** The library's FeatureOptInMode.disable; its enum exists for the compiler only. */
const DISABLE = 2

/** ignoreHeaders is missing in the library's own types. */
type LibraryConfig = IConfiguration & IConfig & { ignoreHeaders: string[] }

export interface Telemetry {
  startNavigation(name: string): void
  /** `duration` in milliseconds is given when the view happened before the library was there. */
  stopNavigation(name: string, url: string, duration?: number): void
  trackException(error: Error): void
}

/** What the library is told; the lifetime of the user cookie, one year, is its own constant. */
export function monitoringConfig({ connectionString, instrumentationKey }: TelemetryConfiguration): LibraryConfig {
  return {
    ...(connectionString ? { connectionString } : instrumentationKey ? { instrumentationKey } : {}),
    sessionExpirationMs: 24 * HOUR,
    sessionRenewalMs: 30 * MINUTE,
    samplingPercentage: 100,
    maxAjaxCallsPerView: 500,
    disableAjaxTracking: false,
    disableFetchTracking: false,
    enableRequestHeaderTracking: true,
    ignoreHeaders: [...SECRET_HEADERS],
    // Nothing on our server reads them, and they would make requests to other origins need a preflight.
    disableCorrelationHeaders: true,
    // Every uncaught error and rejection arrives at errorReports.ts, from where it comes here once.
    disableExceptionTracking: true,
    enableUnhandledPromiseRejectionTracking: false,
    // Page views, dependencies and exceptions only: no messages of the library about itself, no configuration from
    // elsewhere.
    loggingLevelTelemetry: 0,
    featureOptIn: { SdkStats: { mode: DISABLE } },
    extensionConfig: { AppInsightsCfgSyncPlugin: { cfgUrl: '' } },
  }
}

export function createTelemetry(config: TelemetryConfiguration, { appName }: { appName: string }): Telemetry {
  const insights = new ApplicationInsights({ config: monitoringConfig(config) })
  insights.addTelemetryInitializer(maskEnvelope)
  insights.loadAppInsights()
  const prefixed = (name: string) => `${appName} - ${name}`
  let started: string | undefined

  function startNavigation(name: string): void {
    started = name
    insights.startTrackPage(prefixed(name))
  }

  function stopNavigation(name: string, url: string, duration?: number): void {
    if (duration !== undefined) {
      insights.trackPageView({ name: prefixed(name), uri: maskText(url), properties: { duration } })
    } else {
      // A guard may have led on to another page than the one that navigation began with.
      if (started !== name) startNavigation(name)
      insights.stopTrackPage(prefixed(name), maskText(url))
    }
    started = undefined
    void insights.flush()
  }

  return { startNavigation, stopNavigation, trackException: error => insights.trackException({ exception: error }) }
}

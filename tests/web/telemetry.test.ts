import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createTelemetry, monitoringConfig } from '../../src/web/monitoring/telemetry.ts'
import { maskEnvelope } from '../../src/web/monitoring/telemetryMask.ts'

const library = vi.hoisted(() => ({ calls: [] as [string, ...unknown[]][] }))
vi.mock('@microsoft/applicationinsights-web', () => {
  const note =
    (name: string) =>
    (...parameters: unknown[]) => {
      library.calls.push([name, ...parameters])
    }
  return {
    ApplicationInsights: class {
      startTrackPage = note('startTrackPage')
      stopTrackPage = note('stopTrackPage')
      trackPageView = note('trackPageView')
      trackException = note('trackException')
      flush = note('flush')
      loadAppInsights = note('loadAppInsights')
      addTelemetryInitializer = note('addTelemetryInitializer')
      constructor(options: unknown) {
        library.calls.push(['new', options])
      }
    },
  }
})

const KEY = '3f2504e0-4f89-41d3-9a0c-0305e82c3301'
const CONNECTION = { connectionString: `InstrumentationKey=${KEY};IngestionEndpoint=https://collector.example` }

beforeEach(() => {
  library.calls.length = 0
})

function loaded() {
  const telemetry = createTelemetry(CONNECTION, { appName: 'Fund administration' })
  library.calls.length = 0
  return telemetry
}

describe('what the monitoring library is told', () => {
  const config = monitoringConfig(CONNECTION)

  test('R439 a session expires after 24 hours', () => {
    expect(config.sessionExpirationMs).toBe(24 * 60 * 60 * 1000)
  })

  test('R440 a session is renewed for 30 minutes', () => {
    expect(config.sessionRenewalMs).toBe(30 * 60 * 1000)
  })

  test('R441 every item is sent: sampling 100 percent', () => {
    expect(config.samplingPercentage).toBe(100)
  })

  test('at most 500 calls are tracked per page view', () => {
    expect(config.maxAjaxCallsPerView).toBe(500)
  })

  test('ajax, fetch and request headers are tracked, without those that hold secrets', () => {
    expect(config).toMatchObject({
      disableAjaxTracking: false,
      disableFetchTracking: false,
      enableRequestHeaderTracking: true,
    })
    expect(config.ignoreHeaders).toEqual(expect.arrayContaining(['Authorization', 'Cookie', 'Set-Cookie']))
  })

  test('the library asks no other server for its settings and sends nothing about itself', () => {
    expect(config).toMatchObject({
      extensionConfig: { AppInsightsCfgSyncPlugin: { cfgUrl: '' } },
      featureOptIn: { SdkStats: { mode: 2 } },
      loggingLevelTelemetry: 0,
    })
  })

  test('a connection string is enough, an instrumentation key is enough', () => {
    expect(config).toMatchObject(CONNECTION)
    expect(config).not.toHaveProperty('instrumentationKey')
    expect(monitoringConfig({ instrumentationKey: KEY })).toMatchObject({ instrumentationKey: KEY })
    expect(monitoringConfig({ instrumentationKey: KEY })).not.toHaveProperty('connectionString')
  })

  test('exactly this is handed over, and every item passes the mask', () => {
    createTelemetry(CONNECTION, { appName: 'Fund administration' })
    expect(library.calls).toEqual([['new', { config }], ['addTelemetryInitializer', maskEnvelope], ['loadAppInsights']])
  })
})

describe('page views', () => {
  test('a view is started, stopped with its masked address, and flushed at once', () => {
    const telemetry = loaded()
    telemetry.startNavigation('fund.details')
    expect(library.calls).toEqual([['startTrackPage', 'Fund administration - fund.details']])
    telemetry.stopNavigation('fund.details', `/funds/1/details?ea=x&id=${KEY}#top`)
    expect(library.calls.slice(1)).toEqual([
      ['stopTrackPage', 'Fund administration - fund.details', '/funds/1/details?ea={ea}&id={guid}#top'],
      ['flush'],
    ])
  })

  test('a page that another one led on to is tracked under its own name', () => {
    const telemetry = loaded()
    telemetry.startNavigation('fund')
    telemetry.stopNavigation('fund.performance', '/funds/1/performance')
    telemetry.stopNavigation('home', '/')
    expect(library.calls.map(([name, page]) => [name, page])).toEqual([
      ['startTrackPage', 'Fund administration - fund'],
      ['startTrackPage', 'Fund administration - fund.performance'],
      ['stopTrackPage', 'Fund administration - fund.performance'],
      ['flush', undefined],
      ['startTrackPage', 'Fund administration - home'],
      ['stopTrackPage', 'Fund administration - home'],
      ['flush', undefined],
    ])
  })

  test('a view that was over before the library came is sent with its duration', () => {
    loaded().stopNavigation('home', '/?code=abc', 321)
    expect(library.calls).toEqual([
      ['trackPageView', { name: 'Fund administration - home', uri: '/?code={code}', properties: { duration: 321 } }],
      ['flush'],
    ])
  })
})

describe('exceptions', () => {
  test('an error is handed over as it is', () => {
    const error = new Error('Boom')
    loaded().trackException(error)
    expect(library.calls).toEqual([['trackException', { exception: error }]])
  })
})

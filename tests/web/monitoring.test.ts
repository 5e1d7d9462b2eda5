import { createMemoryRouter, redirect } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createMonitoring, followNavigation } from '../../src/web/monitoring/monitoring.ts'
import type { TelemetryConfiguration } from '../../src/api/session.ts'

const KEYS: TelemetryConfiguration = { instrumentationKey: '3f2504e0-4f89-41d3-9a0c-0305e82c3301' }

let calls: unknown[][]
let warnings: unknown[][]
beforeEach(() => {
  calls = []
  warnings = []
  vi.spyOn(console, 'warn').mockImplementation((...words) => {
    warnings.push(words)
  })
})
afterEach(() => {
  vi.restoreAllMocks()
})

/** Monitoring whose first paint the test decides on, with a telemetry that notes what it is told. */
function monitored(config: Promise<TelemetryConfiguration>) {
  let painted: () => void = () => {}
  const load = vi.fn(async () => ({
    createTelemetry: (...parameters: unknown[]) => {
      calls.push(['create', ...parameters])
      return {
        startNavigation: (...given: unknown[]) => {
          calls.push(['start', ...given])
        },
        stopNavigation: (...given: unknown[]) => {
          calls.push(['stop', ...given])
        },
        trackException: (...given: unknown[]) => {
          calls.push(['exception', ...given])
        },
      }
    },
  }))
  const monitoring = createMonitoring({
    appName: 'App',
    config,
    load,
    later: work => {
      painted = work
    },
  })
  return {
    monitoring,
    load,
    paint: async () => {
      painted()
      for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
    },
  }
}

describe('starting to monitor', () => {
  test.each<[string, TelemetryConfiguration]>([
    ['neither is there', {}],
    ['both are empty', { connectionString: '', instrumentationKey: '' }],
  ])('R392 when %s, nothing is created and one warning is logged', async (_, config) => {
    const { monitoring, load, paint } = monitored(Promise.resolve(config))
    monitoring.stopNavigation('home', '/')
    await paint()
    monitoring.trackException(new Error('later'))
    expect(load).not.toHaveBeenCalled()
    expect(calls).toEqual([])
    expect(warnings).toEqual([
      ['Monitoring is off: neither a connection string nor an instrumentation key is configured'],
    ])
  })

  test.each<[string, TelemetryConfiguration]>([
    ['a connection string', { connectionString: 'InstrumentationKey=x' }],
    ['an instrumentation key', KEYS],
  ])('R392 %s alone is enough', async (_, config) => {
    const { paint } = monitored(Promise.resolve(config))
    await paint()
    expect(calls).toEqual([['create', config, { appName: 'App' }]])
    expect(warnings).toEqual([])
  })

  test('the library is not loaded before the first paint', async () => {
    const { load, paint } = monitored(Promise.resolve(KEYS))
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
    expect(load).not.toHaveBeenCalled()
    await paint()
    expect(load).toHaveBeenCalledOnce()
  })

  test('settings that cannot be read leave the page alone', async () => {
    const { load, paint } = monitored(Promise.reject(new Error('no connection')))
    await paint()
    expect(load).not.toHaveBeenCalled()
    expect(warnings).toHaveLength(1)
  })

  test('a library that cannot be loaded leaves the page alone', async () => {
    const { monitoring, load, paint } = monitored(Promise.resolve(KEYS))
    load.mockRejectedValueOnce(new Error('blocked'))
    await paint()
    monitoring.startNavigation('home')
    monitoring.stopNavigation('home', '/')
    expect(calls).toEqual([])
    expect(warnings[0]?.[0]).toBe('Monitoring could not be loaded')
  })
})

describe('what happened before the library was there', () => {
  test('the first view and early errors are told afterwards, in order', async () => {
    const { monitoring, paint } = monitored(Promise.resolve(KEYS))
    const error = new Error('early')
    monitoring.startNavigation('fund')
    monitoring.trackException(error)
    monitoring.startNavigation('fund.performance')
    monitoring.stopNavigation('fund.performance', '/funds/1/performance')
    await paint()
    expect(calls.slice(1)).toEqual([
      ['exception', error],
      ['stop', 'fund.performance', '/funds/1/performance', expect.any(Number)],
    ])
  })

  test('a view that spans the loading keeps its duration, the next one is timed by the library', async () => {
    const { monitoring, paint } = monitored(Promise.resolve(KEYS))
    monitoring.startNavigation('home')
    await paint()
    monitoring.stopNavigation('home', '/')
    monitoring.startNavigation('funds.overview')
    monitoring.stopNavigation('funds.overview', '/funds/overview')
    expect(calls.slice(1)).toEqual([
      ['stop', 'home', '/', expect.any(Number)],
      ['start', 'funds.overview'],
      ['stop', 'funds.overview', '/funds/overview', undefined],
    ])
  })

  test('an endless wait does not fill the memory', async () => {
    const { monitoring, paint } = monitored(Promise.resolve(KEYS))
    for (let index = 0; index < 1_000; index += 1) monitoring.trackException(new Error(String(index)))
    await paint()
    expect(calls).toHaveLength(201)
  })
})

describe('following the router', () => {
  /** Pages named as in the route table; loading a page waits until the test lets it go. */
  function routed(initial: string) {
    const events: string[] = []
    let shown: () => void = () => {}
    const router = createMemoryRouter(
      [
        {
          id: 'home',
          path: '/',
          loader: () => {
            events.push('load home')
            return null
          },
        },
        { id: 'fund', path: '/funds/:fundId', loader: () => redirect('/funds/1/performance') },
        {
          id: 'fund.performance',
          path: '/funds/:fundId/performance',
          loader: () => {
            events.push('load fund.performance')
            return null
          },
        },
        {
          id: 'funds.overview',
          path: '/funds/overview',
          loader: () => {
            events.push('load funds.overview')
            return null
          },
        },
      ],
      { initialEntries: [initial] },
    )
    const follow = () =>
      followNavigation(
        router,
        {
          startNavigation: name => {
            events.push(`start ${name}`)
          },
          stopNavigation: (name, url) => {
            events.push(`stop ${name} ${url}`)
          },
          trackException: () => {},
        },
        work => {
          shown = work
        },
      )
    return { router, events, follow, show: () => shown() }
  }
  const settled = (router: ReturnType<typeof createMemoryRouter>) =>
    vi.waitFor(() => {
      if (!router.state.initialized || router.state.navigation.state !== 'idle') throw new Error('busy')
    })

  test('R386 tracking starts when the router sets out, before the page is loaded', async () => {
    const { router, events, follow } = routed('/')
    follow()
    expect(events).toContain('start home')
    await settled(router)
    events.length = 0
    await router.navigate('/funds/overview')
    expect(events).toEqual(['start funds.overview', 'load funds.overview'])
  })

  test('R387 tracking stops when the page is on the screen, with its full path', async () => {
    const { router, events, follow, show } = routed('/')
    follow()
    await settled(router)
    show()
    expect(events.at(-1)).toBe('stop home /')
    await router.navigate('/funds/overview?filter={"q":"a"}#top')
    expect(events.at(-1)).toBe('load funds.overview')
    show()
    expect(events.at(-1)).toBe('stop funds.overview /funds/overview?filter={"q":"a"}#top')
  })

  test('a page that leads on is left out: the one that is shown is stopped', async () => {
    const { router, events, follow, show } = routed('/')
    follow()
    await settled(router)
    show()
    events.length = 0
    await router.navigate('/funds/1')
    show()
    expect(events).toEqual([
      'start fund',
      'start fund.performance',
      'load fund.performance',
      'stop fund.performance /funds/1/performance',
    ])
  })

  test('another filter on the same page is no new view', async () => {
    const { router, events, follow, show } = routed('/funds/overview')
    follow()
    await settled(router)
    show()
    events.length = 0
    await router.navigate('/funds/overview?filter={"q":"b"}')
    expect(events.filter(event => !event.startsWith('load'))).toEqual([])
  })

  test('the same page of another record is a new view', async () => {
    const { router, events, follow, show } = routed('/funds/1/performance')
    follow()
    await settled(router)
    show()
    events.length = 0
    await router.navigate('/funds/2/performance')
    show()
    expect(events.filter(event => !event.startsWith('load'))).toEqual([
      'start fund.performance',
      'stop fund.performance /funds/2/performance',
    ])
  })

  test('following can end', async () => {
    const { router, events, follow } = routed('/')
    const end = follow()
    await settled(router)
    end()
    events.length = 0
    await router.navigate('/funds/overview')
    expect(events).toEqual(['load funds.overview'])
  })
})

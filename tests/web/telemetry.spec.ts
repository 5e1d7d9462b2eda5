/** Telemetry with the real library in Chromium, against a collector of our own. */
import { expect, test, type Page } from '@playwright/test'
import { startCollector, type Collector } from '../browser/collector.ts'

const KEY = '3f2504e0-4f89-41d3-9a0c-0305e82c3301'
const GUID = '9b2d7a1e-0c4f-4d7b-8f1a-2b3c4d5e6f70'
const TOKEN = 'eyJhbGciOiJSUzI1NiJ9.eyJhdWQiOiJ4In0.c2lnbmF0dXJl'
/** The library itself waits 15 seconds before it sends; whatever comes sooner was flushed. */
const AT_ONCE = { timeout: 5_000 }
const DAY = 24 * 60 * 60

let collector: Collector
test.beforeAll(async () => {
  collector = await startCollector()
})
test.afterAll(async () => {
  await collector.stop()
})
test.beforeEach(() => {
  collector.clear()
  collector.telemetry = { connectionString: `InstrumentationKey=${KEY};IngestionEndpoint=${collector.origin}` }
})

/** Opens a page and waits until its view has arrived, so that the library is at work. */
async function opened(page: Page, path = '/'): Promise<void> {
  await page.goto(`${collector.origin}${path}`)
  await expect.poll(() => collector.items('PageviewData').length, AT_ONCE).toBe(1)
}

/** The next page view takes with it all that has been tracked before. */
async function flushed(page: Page): Promise<void> {
  const before = collector.items('PageviewData').length
  await page.evaluate(() => window.go('/funds/1/details'))
  await expect.poll(() => collector.items('PageviewData').length, AT_ONCE).toBe(before + 1)
}

test('R384 R473 page views, dependencies and exceptions arrive at the collector, and nothing else', async ({
  page,
}) => {
  await opened(page)
  await page.evaluate(() => fetch('/api/funds'))
  await page.evaluate(
    () =>
      new Promise(thrown => {
        setTimeout(() => {
          setTimeout(thrown)
          throw new Error('Uncaught')
        })
      }),
  )
  await flushed(page)
  // The library adds how long the first page took to load.
  const kinds = new Set(collector.items().map(({ data }) => data.baseType))
  kinds.delete('PageviewPerformanceData')
  expect(kinds).toEqual(new Set(['PageviewData', 'RemoteDependencyData', 'ExceptionData']))
  expect(collector.items('RemoteDependencyData')).toHaveLength(1)
  expect(collector.items('ExceptionData')).toHaveLength(1)
})

test('R385 R387 views carry the name of the route after the name of the product and the full path, and arrive at once', async ({
  page,
}) => {
  await opened(page)
  for (const path of [
    '/funds/1/details?sort=["date","DESC"]#top',
    `/email-processing/${GUID}/account-created?ea=a%40b.example&code=abc&state=xyz`,
  ]) {
    const before = collector.items('PageviewData').length
    await page.evaluate(wanted => window.go(wanted), path)
    await expect.poll(() => collector.items('PageviewData').length, AT_ONCE).toBe(before + 1)
  }
  expect(
    collector.items('PageviewData').map(({ data }) => [data.baseData.name, decodeURI(data.baseData.url!)]),
  ).toEqual([
    ['Fund administration - home', '/'],
    ['Fund administration - fund.details', '/funds/1/details?sort=["date","DESC"]#top'],
    [
      'Fund administration - email.accountCreated',
      '/email-processing/{guid}/account-created?ea={ea}&code={code}&state={state}',
    ],
  ])
})

test('R388 one XMLHttpRequest and one fetch are two dependencies', async ({ page }) => {
  await opened(page)
  await page.evaluate(async () => {
    await fetch('/api/funds')
    const request = new XMLHttpRequest()
    request.open('GET', '/api/contacts')
    await new Promise(resolve => {
      request.onloadend = resolve
      request.send()
    })
  })
  await flushed(page)
  expect(
    collector
      .items('RemoteDependencyData')
      .map(({ data }) => `${data.baseData.type} ${data.baseData.name}`)
      .sort(),
  ).toEqual(['Ajax GET /api/contacts', 'Fetch GET /api/funds'])
})

test('R389 request headers are tracked, authorization and cookies never leave', async ({ page, context }) => {
  await context.addCookies([{ name: 'onboarding', value: 'cookie-of-the-person', url: collector.origin }])
  await opened(page)
  await page.evaluate(async token => {
    await fetch(`/api/funds?access_token=${token}`, {
      headers: { Authorization: `Bearer ${token}`, 'X-Mode': 'plain' },
    })
    const request = new XMLHttpRequest()
    request.open('GET', '/api/contacts')
    request.setRequestHeader('authorization', `Bearer ${token}`)
    request.setRequestHeader('X-Mode', 'plain')
    await new Promise(resolve => {
      request.onloadend = resolve
      request.send()
    })
  }, TOKEN)
  await flushed(page)
  const headers = collector
    .items('RemoteDependencyData')
    .map(({ data }) => JSON.parse(data.baseData.properties!['requestHeaders']!) as Record<string, string>)
  expect(headers.map(given => Object.keys(given).map(name => name.toLowerCase()))).toEqual([['x-mode'], ['x-mode']])
  const everything = collector.raw.join('')
  for (const secret of [TOKEN, 'Bearer', 'cookie-of-the-person']) expect(everything).not.toContain(secret)
})

test('no GUID, address, code, state or token leaves in any part of any item', async ({ page }) => {
  await opened(
    page,
    `/email-processing/${GUID}/account-created?ea=anna%40ashcombe.example&code=secretcode&state=secretstate`,
  )
  await page.evaluate(
    async ([guid, token]) => {
      await fetch(`/api/email-processing/${guid}?ea=anna@ashcombe.example&returnTo=%2Fx%3Fcode%3Dsecretcode`, {
        headers: { 'Idempotency-Key': guid!, 'X-From': `/x?state=secretstate` },
      })
      setTimeout(() => {
        throw new Error(`Failed for anna@ashcombe.example with ${token} at /onboarding/${guid}?code=secretcode`)
      })
    },
    [GUID, TOKEN],
  )
  await flushed(page)
  await expect.poll(() => collector.items('ExceptionData').length, { timeout: 20_000 }).toBe(1)
  const everything = collector.raw.join('').toLowerCase()
  for (const secret of [
    GUID,
    GUID.replaceAll('-', ''),
    'anna',
    'ashcombe',
    'secretcode',
    'secretstate',
    TOKEN.toLowerCase(),
  ])
    expect(everything).not.toContain(secret)
})

test('R390 a rejection that nobody handles is one exception', async ({ page }) => {
  await opened(page)
  await page.evaluate(() => {
    void Promise.reject(new Error('Nobody waits'))
  })
  await flushed(page)
  await expect.poll(() => collector.items('ExceptionData').length, { timeout: 20_000 }).toBe(1)
  expect(collector.items('ExceptionData').map(({ data }) => data.baseData.exceptions?.[0]?.message)).toEqual([
    'Nobody waits',
  ])
})

test('R391 an error thrown while rendering is one exception', async ({ page }) => {
  await opened(page)
  await page.evaluate(() => window.go('/crash'))
  await expect(page.getByRole('heading', { name: 'crashed' })).toBeVisible()
  await flushed(page)
  expect(collector.items('ExceptionData').map(({ data }) => data.baseData.exceptions?.[0]?.message)).toEqual([
    'Thrown while rendering',
  ])
})

test('R392 without a connection string and a key there is one warning and no monitoring', async ({ page }) => {
  collector.telemetry = {}
  const warnings: string[] = []
  const requests: string[] = []
  page.on('console', message => {
    if (message.type() === 'warning') warnings.push(message.text())
  })
  page.on('request', request => requests.push(request.url()))
  await page.goto(collector.origin)
  await expect
    .poll(() => warnings)
    .toEqual(['Monitoring is off: neither a connection string nor an instrumentation key is configured'])
  await page.evaluate(() => window.go('/funds/1/details'))
  await expect(page.getByRole('heading', { name: 'fund.details' })).toBeVisible()
  expect(requests.filter(url => url.includes('track') || url.includes('telemetry-'))).toEqual([])
  expect(await page.context().cookies()).toEqual([])
})

test('R392 an instrumentation key alone is enough', async ({ page }) => {
  collector.telemetry = { instrumentationKey: KEY }
  const sent: string[] = []
  await page.route('https://dc.services.visualstudio.com/**', route => {
    sent.push(route.request().postData() ?? '')
    return route.fulfill({ json: { itemsReceived: 1, itemsAccepted: 1, errors: [] } })
  })
  await page.goto(collector.origin)
  await expect.poll(() => sent.join(''), AT_ONCE).toContain('Fund administration - home')
  expect(sent.join('')).toContain(KEY)
})

test('nothing but the collector is asked, and the library comes as its own file after the first paint', async ({
  page,
}) => {
  const foreign: string[] = []
  page.on('request', request => {
    if (!request.url().startsWith(collector.origin) && !request.url().startsWith('data:')) foreign.push(request.url())
  })
  await opened(page)
  const { paint, chunk } = await page.evaluate(() => ({
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    chunk: performance.getEntriesByType('resource').find(({ name }) => /\/telemetry-[^/]*\.js$/.test(name))?.startTime,
  }))
  expect(chunk).toBeGreaterThan(paint!)
  expect(foreign).toEqual([])
})

test('R442 of 501 calls in one page view 500 are tracked', async ({ page }) => {
  await opened(page)
  await page.evaluate(async () => {
    await Promise.all(Array.from({ length: 501 }, () => fetch('/api/funds')))
  })
  await flushed(page)
  await expect.poll(() => collector.items('RemoteDependencyData').length, { timeout: 20_000 }).toBe(500)
})

test('R443 the user cookie lives one year', async ({ page, context }) => {
  await opened(page)
  const cookie = (await context.cookies()).find(({ name }) => name === 'ai_user')
  // The cookie says itself when it was given.
  const [, given] = decodeURIComponent(cookie!.value).split('|')
  const days = (cookie!.expires - Date.parse(given!) / 1000) / DAY
  expect(days).toBeCloseTo(365, 3)
})

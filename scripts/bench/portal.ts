/**
 * The portal on a phone: from opening the address of the funds overview to its first figures painted, by an investor
 * who has signed in before. The line and the processor are those of an inexpensive phone in a mobile network, and the
 * browser keeps what it keeps there: a private window keeps no compiled scripts.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { chromium, devices } from 'playwright'
import type { BrowserContext } from 'playwright'
import { formatAmount } from '../../src/formats.ts'
import { path } from '../../src/paths.ts'
import type { Holding } from '../../src/portal/holding.ts'
import { accessToken } from '../accessToken.ts'
import { provideChromium } from '../testing/chromium.ts'
import { signIn } from './chromium.ts'
import { onDemoProduct } from './demoProduct.ts'
import { median, type Line } from './report.ts'
import { WATCHED, watchScript } from './watching.ts'
import type { Sought, Watched } from './watching.ts'

const INVESTOR = 'investor@ashcombe.example'
const TENANT = 'larkmoor'
const ROUNDS = 5
const ROUNDS_BEFORE = 2
const LIMITS = { cold: 2_000, warm: 1_000 }

const SLOWER = 4
const BYTES_PER_SECOND = 9_000_000 / 8
const ROUND_TRIP_MS = 85

interface InPage {
  watched: Watched
}

export async function benchPortal(report: (line: Line) => void): Promise<void> {
  await onDemoProduct(async (_, address) => {
    const profile = mkdtempSync(join(tmpdir(), 'bench-phone-'))
    const context = await phone(profile, address)
    try {
      await signIn(context, INVESTOR)
      const sought = await firstFigure(address)
      const times = { cold: [] as number[], warm: [] as number[] }
      // The openings of the last cold round and of the rounds before leave in the browser what a warm one finds.
      for (const name of ['cold', 'warm'] as const)
        for (let round = 0; round < ROUNDS_BEFORE + ROUNDS; round++) {
          const time = await opened(context, sought, name === 'cold')
          if (round >= ROUNDS_BEFORE) times[name].push(time)
        }
      tell(times, report)
    } finally {
      await context.close()
      rmSync(profile, { recursive: true, force: true })
    }
  })
}

function phone(profile: string, address: string): Promise<BrowserContext> {
  const { viewport, deviceScaleFactor, isMobile, hasTouch, userAgent } = devices['Pixel 7']
  return chromium.launchPersistentContext(profile, {
    executablePath: provideChromium(),
    args: ['--no-sandbox'],
    baseURL: address,
    viewport,
    deviceScaleFactor,
    isMobile,
    hasTouch,
    userAgent,
  })
}

function tell(times: Record<'cold' | 'warm', number[]>, report: (line: Line) => void): void {
  for (const name of ['cold', 'warm'] as const) {
    const time = median(times[name])
    report({
      name: `first figures, ${name === 'cold' ? 'nothing kept but the sign-in' : 'opened before'}`,
      figure: `${time.toFixed(0)} ms (${Math.min(...times[name]).toFixed(0)} to ${Math.max(...times[name]).toFixed(0)})`,
      budget: `≤ ${LIMITS[name]} ms at ${SLOWER} times slower, 9 Mbit/s, ${ROUND_TRIP_MS} ms`,
      holds: time <= LIMITS[name],
    })
  }
}

/** The commitment of the first holding with figures, as the API answers it. */
async function firstFigure(address: string): Promise<Sought> {
  const authorization = `Bearer ${await accessToken(address, INVESTOR)}`
  const answer = await fetch(`${address}/api/portal/${TENANT}/funds`, { headers: { authorization } })
  const holdings = (await answer.json()) as Holding[]
  const published = holdings.find(holding => holding.published)?.published
  if (!published) throw new Error('The investor of the demo data has no figures.')
  return { selector: '.holding-figures dd', words: formatAmount(published.commitment, published.minorUnits) }
}

/** Milliseconds from the navigation to the painted figure. */
async function opened(context: BrowserContext, sought: Sought, emptied: boolean): Promise<number> {
  const page = await withTimeout('a new page', context.newPage())
  const session = await withTimeout('a session with the page', context.newCDPSession(page))
  await withTimeout('the network, watched', session.send('Network.enable'))
  if (emptied) await withTimeout('an empty cache', session.send('Network.clearBrowserCache'))
  const line = {
    offline: false,
    latency: ROUND_TRIP_MS,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: BYTES_PER_SECOND,
  }
  await withTimeout('a slow line', session.send('Network.emulateNetworkConditions', line))
  await withTimeout('a slow processor', session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER }))
  await withTimeout('a script in the page', page.addInitScript({ content: watchScript(sought, null) }))
  await withTimeout('the page, opened', page.goto(path('portal.funds.overview', { pTenantId: TENANT })))
  const isPainted = () => (globalThis as unknown as InPage).watched.visible !== null
  await withTimeout('the figure, painted', page.waitForFunction(isPainted))
  const { visible } = await withTimeout('what was seen', page.evaluate<Watched>(WATCHED))
  await withTimeout('the page, closed', page.close())
  return visible ?? Number.POSITIVE_INFINITY
}

const STEP_MS = 60_000

/** A browser may leave a command unanswered; what it was stands in the error then. */
async function withTimeout<Result>(what: string, step: Promise<Result>): Promise<Result> {
  const waiting = new AbortController()
  const late = delay(STEP_MS, undefined, { signal: waiting.signal }).then(() => {
    throw new Error(`The browser gave no answer within ${STEP_MS / 1000} s: ${what}.`)
  })
  try {
    return await Promise.race([step, late])
  } finally {
    waiting.abort()
    late.catch(() => undefined)
  }
}

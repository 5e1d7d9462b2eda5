/** Signing in to the product in Chromium, and what a key costs there. */
import { setTimeout as delay } from 'node:timers/promises'
import type { BrowserContext, Page } from 'playwright'
import { median } from './report.ts'

export const ACCOUNT = 'admin@larkmoor.example'
const KEYS = 80
const KEYS_BEFORE = 20
/** What a key has set going is over by then. */
const SETTLE_MS = 40

/** Once for all pages of the context. */
export async function signIn(context: BrowserContext, account = ACCOUNT): Promise<void> {
  const page = await context.newPage()
  await page.goto('/')
  await page.getByRole('button', { name: account }).click()
  await page.waitForFunction(() =>
    Object.keys((globalThis as unknown as { localStorage: object }).localStorage).some(key =>
      key.includes('|accesstoken|'),
    ),
  )
  await page.locator('[data-interaction="none"]').first().waitFor({ state: 'attached' })
  await page.close()
}

/** The script time that Chromium itself counts, from just before a key to when everything it set going is over. */
export async function scriptOfKeys(
  context: BrowserContext,
  page: Page,
  input: ReturnType<Page['locator']>,
  key: string,
): Promise<number> {
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const counted = async (): Promise<number> =>
    (await session.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'ScriptDuration')!.value * 1000
  await input.focus()
  const times: number[] = []
  for (let turn = 0; turn < KEYS_BEFORE + KEYS; turn++) {
    // Back and forth, so that no limit of length is met.
    const before = await counted()
    await page.keyboard.press(turn % 8 < 4 ? key : 'Backspace')
    await delay(SETTLE_MS)
    if (turn >= KEYS_BEFORE) times.push((await counted()) - before)
  }
  return median(times)
}

/** A person saves while the database has no leader: what the screen says, and what becomes of what they have typed. */
import { setTimeout as delay } from 'node:timers/promises'
import { chromium } from 'playwright'
import type { Browser, Page } from 'playwright'
import { path } from '../../src/paths.ts'
import { problemTexts } from '../../src/texts/problems.ts'
import { ACCOUNT, signIn } from '../bench/chromium.ts'
import { provideChromium } from '../testing/chromium.ts'

const PATIENCE_MS = 60_000
const SAVED = 'All changes are saved'
const UNSAVED = '1 unsaved change'

/** Answers with the address of the new record, of which the form changes the name. */
async function newRecord(address: string, headers: Record<string, string>): Promise<string> {
  const answer = await fetch(`${address}/api/fund-managers`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Typed before', quality: 'Manager' }),
  })
  await answer.arrayBuffer()
  const location = answer.headers.get('location')
  if (location === null) throw new Error(`A record was not made: ${answer.status}.`)
  return location
}

async function openForm(browser: Browser, address: string, fundManagerId: number): Promise<Page> {
  const context = await browser.newContext({ baseURL: address, viewport: { width: 1440, height: 900 } })
  await signIn(context, ACCOUNT)
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENCE_MS)
  await page.goto(path('fundManager.edit', { fundManagerId }))
  return page
}

interface Screen {
  /** Seconds until the screen said that nothing can be saved, and until all was saved. */
  told: number
  saved: number
  /** What stood in the field, and in the bar at the bottom, while nothing could be saved. */
  kept: boolean
  /** Once and as it was typed. */
  whole: boolean
}

/** `kill` takes the leader away, `mend` brings everything back; a server answers at `address` with its pages. */
export async function saveWithoutLeader(
  address: string,
  token: string,
  { kill, mend }: { kill: () => Promise<void>; mend: () => Promise<void> },
): Promise<Screen> {
  const headers = { authorization: `Bearer ${token}` }
  const location = await newRecord(address, headers)
  const typed = `Typed ${process.pid}`
  const browser = await chromium.launch({ executablePath: provideChromium(), args: ['--no-sandbox'] })
  try {
    const page = await openForm(browser, address, Number(location.split('/').at(-1)))
    const field = page.getByRole('textbox', { name: 'Name', exact: true })
    const state = page.getByRole('region', { name: 'State and actions' }).getByRole('status')
    await field.fill(typed)
    await kill()
    const startedAt = performance.now()
    const seconds = () => (performance.now() - startedAt) / 1000
    await page.keyboard.press('Control+s')
    await page.getByRole('alert').filter({ hasText: problemTexts.problem.unavailable.detail }).waitFor()
    const told = seconds()
    const kept = (await field.inputValue()) === typed && ((await state.textContent()) ?? '').includes(UNSAVED)
    await mend()
    // As a person would who is told to try again.
    for (let tries = 0; tries < 30 && (await state.textContent()) !== SAVED; tries += 1) {
      await page.keyboard.press('Control+s')
      await delay(1000)
    }
    const saved = seconds()
    const answer = await fetch(`${address}${location}`, { headers })
    const record = await answer.text()
    const whole = record.includes(`"name":"${typed}"`) && answer.headers.get('etag') === '"2"'
    return { told, saved, kept, whole }
  } finally {
    await browser.close()
  }
}

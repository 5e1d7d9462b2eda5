/**
 * A person saves a form and a dialogue while the database has no leader: what the screen says, and what becomes of what
 * they have typed.
 */
import { setTimeout as delay } from 'node:timers/promises'
import { chromium } from 'playwright'
import type { BrowserContext, Page } from 'playwright'
import { path } from '../../src/paths.ts'
import { problemTexts } from '../../src/texts/problems.ts'
import { ACCOUNT, signIn } from '../bench/chromium.ts'
import { provideChromium } from '../testing/chromium.ts'

const PATIENCE_MS = 60_000
const SAVED = 'All changes are saved'
const UNSAVED = '1 unsaved change'
const TRIES = 30
/** A day before any rate of the demo data. */
const [DAY, DAY_TYPED] = ['2018-02-15', '15/02/2018']
const RATE = '0.1012345678'

interface Screen {
  /** Seconds until the screen said that nothing can be saved, and until all was saved. */
  told: number
  saved: number
  /** What was typed stood there, with what the screen says of it, while nothing could be saved. */
  kept: boolean
  /** Once and as it was typed. */
  whole: boolean
}

/** One way to save: what a person has typed on a page, and how they send it. */
interface Typed {
  page: Page
  send(): Promise<void>
  isKept(): Promise<boolean>
  isSaved(): Promise<boolean>
  isWhole(): Promise<boolean>
}

type Ask = (path: string, init?: RequestInit) => Promise<Response>

async function pageAt(context: BrowserContext, place: string): Promise<Page> {
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENCE_MS)
  await page.goto(place)
  return page
}

/** A change of a record, in the form of its page. */
async function typeInForm(context: BrowserContext, ask: Ask): Promise<Typed> {
  const body = JSON.stringify({ name: 'Typed before', quality: 'Manager' })
  const made = await ask('/api/fund-managers', { method: 'POST', body })
  await made.arrayBuffer()
  const location = made.headers.get('location')
  if (location === null) throw new Error(`A record was not made: ${made.status}.`)
  const page = await pageAt(context, path('fundManager.edit', { fundManagerId: Number(location.split('/').at(-1)) }))
  const field = page.getByRole('textbox', { name: 'Name', exact: true })
  const state = page.getByRole('region', { name: 'State and actions' }).getByRole('status')
  const typed = `Typed ${process.pid}`
  await field.fill(typed)
  return {
    page,
    send: () => page.keyboard.press('Control+s'),
    isKept: async () => (await field.inputValue()) === typed && ((await state.textContent()) ?? '').includes(UNSAVED),
    isSaved: async () => (await state.textContent()) === SAVED,
    async isWhole() {
      const answer = await ask(location)
      const record = await answer.text()
      return record.includes(`"name":"${typed}"`) && answer.headers.get('etag') === '"2"'
    },
  }
}

/** A new record, in the dialogue of a list. */
async function typeInDialogue(context: BrowserContext, ask: Ask): Promise<Typed> {
  const page = await pageAt(context, path('currencies.overview', {}, { currency: 'NOK' }))
  const dialogue = page.getByRole('dialog', { name: 'New exchange rate' })
  const send = dialogue.getByRole('button', { name: 'Create exchange rate' })
  const [day, rate] = ['Date', 'Rate'].map(name => dialogue.getByRole('textbox', { name, exact: true }))
  await page.getByRole('button', { name: 'New exchange rate' }).click()
  await day?.fill(DAY_TYPED)
  await rate?.fill(RATE)
  return {
    page,
    send: () => send.click(),
    isKept: async () => (await day?.inputValue()) === DAY_TYPED && (await rate?.inputValue()) === RATE,
    isSaved: async () => (await dialogue.count()) === 0,
    async isWhole() {
      const found = await ask(`/api/exchange-rates?filter=${encodeURIComponent(JSON.stringify({ date: DAY }))}`)
      return ((await found.text()).match(new RegExp(`"rate":"${RATE}"`, 'g')) ?? []).length === 1
    },
  }
}

/** As a person would who is told to try again. */
async function sendAgain({ send, isSaved }: Typed): Promise<void> {
  for (let tries = 0; tries < TRIES && !(await isSaved()); tries += 1) {
    // What is at work takes no second click, and what is saved meanwhile has no button any more.
    await send().catch(() => undefined)
    await delay(1000)
  }
}

/** `kill` takes the leader away, `mend` brings everything back; a server answers at `address` with its pages. */
export async function saveWithoutLeader(
  address: string,
  token: string,
  { kill, mend }: { kill: () => Promise<void>; mend: () => Promise<void> },
): Promise<{ form: Screen; dialogue: Screen }> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const ask: Ask = (place, init) => fetch(`${address}${place}`, { ...init, headers })
  const browser = await chromium.launch({ executablePath: provideChromium(), args: ['--no-sandbox'] })
  try {
    const context = await browser.newContext({ baseURL: address, viewport: { width: 1440, height: 900 } })
    await signIn(context, ACCOUNT)
    const inForm = await typeInForm(context, ask)
    const inDialogue = await typeInDialogue(context, ask)
    await kill()
    const startedAt = performance.now()
    const seconds = () => (performance.now() - startedAt) / 1000
    const tell = async (typed: Typed) => {
      await typed.send()
      await typed.page.getByRole('alert').filter({ hasText: problemTexts.problem.unavailable.detail }).waitFor()
      return { told: seconds(), kept: await typed.isKept() }
    }
    const told = await Promise.all([tell(inForm), tell(inDialogue)])
    await mend()
    const finish = async (typed: Typed) => {
      await sendAgain(typed)
      return { saved: seconds(), whole: (await typed.isSaved()) && (await typed.isWhole()) }
    }
    const [form, dialogue] = [await finish(inForm), await finish(inDialogue)]
    return { form: { ...told[0], ...form }, dialogue: { ...told[1], ...dialogue } }
  } finally {
    await browser.close()
  }
}

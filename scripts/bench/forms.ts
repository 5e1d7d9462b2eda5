/**
 * Lists and forms in Chromium, on the built product with its demo data, beside a bare react-admin list of the same
 * data.
 */
import { setTimeout as delay } from 'node:timers/promises'
import type { BrowserContext, Page } from 'playwright'
import { entities } from '../../generated/entities.ts'
import { path } from '../../src/paths.ts'
import { accessToken } from '../accessToken.ts'
import { BARE, buildBarePages } from './barePages.ts'
import { GRID } from './pages/grid.ts'
import { ACCOUNT, scriptOfKeys, signIn } from './chromium.ts'
import { onDemoProduct } from './demoProduct.ts'
import { median, type Line } from './report.ts'
import { followScript, WATCHED, watchScript } from './watching.ts'
import type { Sought, Watched } from './watching.ts'

const ROUNDS = 9
const ROUNDS_BEFORE = 2
const ROUTE_CHANGES = 12
/** Late answers move things too. */
const STILL_MS = 700
const LIMITS = { list: 1.3, form: 1.5, routeChange: 200, formKey: 3, gridKey: 4 }

interface Place {
  address: string
  sought: Sought
}

interface Stage {
  context: BrowserContext
  base: string
  given: unknown
  bare: Place
  list: Place
  form: Place
  other: Place
}

type Report = (line: Line) => void

/** What this needs of a browser's window. */
interface InPage {
  watched: Watched
}

export async function benchForms(report: Report): Promise<void> {
  await onDemoProduct(async (browser, address) => {
    const stage = await prepare(
      await browser.newContext({ baseURL: address, viewport: { width: 1440, height: 900 } }),
      address,
    )
    await openings(stage, report)
    await routeChanges(stage, report)
    await keys(stage, report)
  }, buildBarePages)
}

/** Signs in once; what is looked for on the pages is what the API answers. */
async function prepare(context: BrowserContext, base: string): Promise<Stage> {
  const token = await accessToken(base, ACCOUNT)
  const ask = async (address: string): Promise<Record<string, unknown>> =>
    (
      (await (
        await fetch(`${base}/api/${address}`, { headers: { authorization: `Bearer ${token}` } })
      ).json()) as Record<string, unknown>[]
    )[0]!
  const fund = await ask('funds?sort=["id","ASC"]')
  const fundId = Number(fund['id'])
  const filter = JSON.stringify({ fundId })
  const transaction = await ask(`transactions?filter=${filter}&sort=["date","DESC"]`)
  const partner = await ask(`limited-partners?filter=${filter}&sort=["name","ASC"]`)
  await signIn(context)
  const row = (words: unknown): Sought => ({ selector: 'tbody tr', words: String(words) })
  // The figures of an amount stand in both lists, with or without a sign and closing zeros.
  const amount = row(Math.abs(Number(transaction['amountFund'])).toLocaleString('en-US'))
  return {
    context,
    base,
    given: { token, fundId },
    bare: { address: `/${BARE}/list.html`, sought: amount },
    list: { address: path('fund.transactions.overview', { fundId }), sought: amount },
    other: { address: path('fund.limitedPartners.overview', { fundId }), sought: row(partner['name']) },
    form: { address: path('fund.details', { fundId }), sought: { selector: 'input', words: String(fund['name']) } },
  }
}

async function open({ context, given }: Stage, { address, sought }: Place): Promise<{ page: Page; watched: Watched }> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  await page.addInitScript({ content: watchScript(sought, given) })
  await page.goto(address)
  await page.waitForFunction(() => (globalThis as unknown as InPage).watched.visible !== null)
  await delay(STILL_MS)
  return { page, watched: await page.evaluate<Watched>(WATCHED) }
}

/** From opening the address to the painted words, nothing kept by the browser but the sign-in. */
async function openings(stage: Stage, report: Report): Promise<void> {
  const rounds: { bare: number; list: number; form: number }[] = []
  const shift = { list: 0, form: 0 }
  for (let round = 0; round < ROUNDS_BEFORE + ROUNDS; round++) {
    const times = { bare: 0, list: 0, form: 0 }
    for (const name of ['bare', 'list', 'form'] as const) {
      const { page, watched } = await open(stage, stage[name])
      times[name] = watched.visible!
      if (name !== 'bare') shift[name] = Math.max(shift[name], watched.shift)
      await page.close()
    }
    if (round >= ROUNDS_BEFORE) rounds.push(times)
  }
  const yardstick = median(rounds.map(({ bare }) => bare))
  for (const name of ['list', 'form'] as const) {
    const ratio = median(rounds.map(round => round[name] / round.bare))
    const figure = `${median(rounds.map(round => round[name])).toFixed(0)} ms, bare react-admin list ${yardstick.toFixed(0)} ms, ratio ${ratio.toFixed(2)}`
    report({ name: `${name} visible`, figure, budget: `ratio ≤ ${LIMITS[name]}`, holds: ratio <= LIMITS[name] })
  }
  for (const name of ['list', 'form'] as const)
    report({
      name: `layout shift of the ${name}`,
      figure: shift[name].toFixed(4),
      budget: '0',
      holds: shift[name] === 0,
    })
}

/** Between two lists that were both seen before. */
async function routeChanges(stage: Stage, report: Report): Promise<void> {
  const { page } = await open(stage, stage.list)
  const times: number[] = []
  for (let turn = 0; turn < ROUTE_CHANGES + 2; turn++) {
    const { address, sought } = turn % 2 === 0 ? stage.other : stage.list
    const time = await page.evaluate<number>(followScript(address, sought))
    if (turn >= 2) times.push(time)
    await delay(STILL_MS)
  }
  await page.close()
  const time = median(times)
  report({
    name: 'route change after the first',
    figure: `${time.toFixed(0)} ms`,
    budget: `≤ ${LIMITS.routeChange} ms`,
    holds: time <= LIMITS.routeChange,
  })
}

async function keys(stage: Stage, report: Report): Promise<void> {
  const { page } = await open(stage, stage.form)
  const inForm = await scriptOfKeys(stage.context, page, page.locator('#field-name'), 'a')
  report({
    name: `a key in the fund form, ${entities.fund.fields.length} fields`,
    figure: `${inForm.toFixed(1)} ms of script`,
    budget: `≤ ${LIMITS.formKey} ms`,
    holds: inForm <= LIMITS.formKey,
  })
  await page.close()
  const grid = await open(stage, {
    address: `/${BARE}/amounts.html`,
    sought: { selector: 'tbody th', words: String(GRID.rows - 1) },
  })
  const inGrid = await scriptOfKeys(
    stage.context,
    grid.page,
    grid.page.locator('input').nth((GRID.rows * GRID.columns) / 2),
    '1',
  )
  report({
    name: `a key in a table of ${GRID.rows} × ${GRID.columns} amounts of the kit`,
    figure: `${inGrid.toFixed(1)} ms of script`,
    budget: `≤ ${LIMITS.gridKey} ms`,
    holds: inGrid <= LIMITS.gridKey,
  })
  await grid.page.close()
}

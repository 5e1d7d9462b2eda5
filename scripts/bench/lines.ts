/** The table of a capital movement's lines in Chromium, with ten thousand partners: opened, typed into, pasted into. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { chromium } from 'playwright'
import type { BrowserContext, Page } from 'playwright'
import type pg from 'pg'
import { startDatabase } from '../../src/server/database/launcher.ts'
import { startServer } from '../../src/server/start/main.ts'
import { path } from '../../src/paths.ts'
import { accessToken } from '../accessToken.ts'
import { buildSite } from '../starting/site.ts'
import { provideChromium } from '../testing/chromium.ts'
import { ACCOUNT, scriptOfKeys, signIn } from './chromium.ts'
import { demoTenant, fillPartners } from './data.ts'
import type { Line } from './report.ts'
import { followScript } from './watching.ts'

const PARTNERS = 10_000
const LIMITS = { openMs: 1_000, keyMs: 8, rows: 200 }
const NAME = 'Capital call of many'

type Report = (line: Line) => void

export async function benchLines(report: Report): Promise<void> {
  const root = dirname(dirname(import.meta.dirname))
  const folder = mkdtempSync(join(tmpdir(), 'bench-lines-'))
  const database = await startDatabase(join(folder, 'database'))
  try {
    const site = await buildSite(root, () => undefined, new AbortController().signal)
    const server = await startServer({
      environment: {
        PORT: '0',
        DATA_DIR: join(folder, 'data'),
        LOG_LEVEL: 'error',
        DATABASE_URL: addressOf(database.runtime),
        DATABASE_MIGRATION_URL: addressOf(database.owner),
      },
      root,
      site: async () => site,
    })
    const browser = await chromium.launch({ executablePath: provideChromium(), args: ['--no-sandbox'] })
    try {
      const movement = await callOfMany(server.address, database)
      const context = await browser.newContext({
        baseURL: server.address,
        viewport: { width: 1440, height: 900 },
      })
      await signIn(context)
      await measure(context, movement, report)
    } finally {
      await browser.close()
      await server.stop()
    }
  } finally {
    await database.stop('fast')
    rmSync(folder, { recursive: true, force: true })
  }
}

function addressOf({ user, password, host, port, database }: pg.ClientConfig): string {
  const login = `${encodeURIComponent(String(user))}:${encodeURIComponent(String(password))}`
  return `postgresql://${login}@localhost:${port}/${database}?host=${encodeURIComponent(String(host))}`
}

/** An open movement of a fund with so many partners, each of whom pays three components. */
async function callOfMany(
  address: string,
  { owner, superuser }: Record<'owner' | 'superuser', pg.ClientConfig>,
): Promise<{ fundId: number; id: number }> {
  const token = await accessToken(address, ACCOUNT)
  const ids = await demoTenant({ ...superuser, database: String(owner.database) })
  const { fundId, bankAccountId } = await fillPartners(owner, ids, PARTNERS)
  const answer = await fetch(`${address}/api/capital-movements`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      fundId,
      fundBankAccountId: bankAccountId,
      name: NAME,
      dueDate: '2030-06-28',
      investmentFunding: '12345678.90',
      managementFees: '123456.78',
      expensesPaidIn: '1234.56',
      navPerShare: '1',
      nominalShareValue: '1',
    }),
  })
  const made = (await answer.json()) as { id: number }
  if (!answer.ok) throw new Error(`The movement was not made: ${JSON.stringify(made)}`)
  return { fundId, id: made.id }
}

const box = (page: Page) => page.locator('.lines-table input').first()

async function measure(
  context: BrowserContext,
  { fundId, id }: { fundId: number; id: number },
  report: Report,
): Promise<void> {
  const many = PARTNERS.toLocaleString('en-US')
  const page = await context.newPage()
  await page.goto(path('fund.capitalMovements.overview', { fundId }))
  const address = path('fund.capitalMovement.details', { fundId, capitalCallId: id })
  await page.locator(`a[href="${address}"]`).waitFor()
  const opened = await page.evaluate<number>(
    followScript(address, { selector: '.lines-table tfoot th', words: `${many} limited partners` }),
  )
  addFigure(
    report,
    `a table of ${many} lines opened from its list`,
    `${opened.toFixed(0)} ms`,
    LIMITS.openMs,
    opened,
    'ms',
  )
  const drawn = await page.locator('.lines-table tbody tr').count()
  addFigure(report, `rows drawn of ${many}`, `${drawn} rows`, LIMITS.rows, drawn, 'rows')
  const first = await scriptOfKeys(context, page, box(page), '1')
  addFigure(report, `a key in a table of ${many} lines`, `${first.toFixed(1)} ms of script`, LIMITS.keyMs, first, 'ms')
  report(free(`from that key to the paint`, `${(await keyToPaint(page)).toFixed(1)} ms`))

  const cents = Array.from({ length: PARTNERS }, (_, place) => 100_000 + (place % 900))
  const pasted = await page.evaluate<number>(
    pasteScript(cents.map(each => (each / 100).toFixed(2)).join('\n'), sumOf(cents)),
  )
  report(free(`${many} amounts pasted until the total says so`, `${pasted.toFixed(0)} ms`))
  const after = await scriptOfKeys(context, page, box(page), '1')
  addFigure(
    report,
    `a key when ${many} lines are changed`,
    `${after.toFixed(1)} ms of script`,
    LIMITS.keyMs,
    after,
    'ms',
  )
  report(free('from that key to the paint', `${(await keyToPaint(page)).toFixed(1)} ms`))
  await page.close()
}

function addFigure(report: Report, name: string, figure: string, most: number, measured: number, unit: string): void {
  report({ name, figure, budget: `≤ ${most} ${unit}`, holds: measured <= most })
}

function free(name: string, figure: string): Line {
  return { name, figure, budget: 'no budget', holds: true }
}

function sumOf(cents: readonly number[]): string {
  return (cents.reduce((sum, each) => sum + each, 0) / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })
}

/** The words are for a browser. Pastes into the first box, and answers when the foot shows what that comes to. */
function pasteScript(text: string, total: string): string {
  return `new Promise(resolve => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', ${JSON.stringify(text)})
    const input = document.querySelector('.lines-table input')
    input.focus()
    const startedAt = performance.now()
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    const look = () => requestAnimationFrame(document.querySelector('.lines-table tfoot').textContent.includes(${JSON.stringify(total)})
      ? () => resolve(performance.now() - startedAt)
      : look)
    look()
  })`
}

const KEYS_PAINTED = 30
const POLL_MS = 20

/** From the key to the end of the frame that shows it, as the page itself sees it. */
async function keyToPaint(page: Page): Promise<number> {
  await page.evaluate(`{
    window.painted = []
    addEventListener('keydown', () => {
      const startedAt = performance.now()
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => window.painted.push(performance.now() - startedAt)
        port2.postMessage(null)
      })
    }, { capture: true })
  }`)
  await box(page).focus()
  for (let turn = 0; turn < KEYS_PAINTED; turn++) {
    await page.keyboard.press(turn % 8 < 4 ? '1' : 'Backspace')
    while ((await page.evaluate<number>('window.painted.length')) <= turn) await delay(POLL_MS)
  }
  return page.evaluate<number>('window.painted.sort((one, other) => one - other)[window.painted.length >> 1]')
}

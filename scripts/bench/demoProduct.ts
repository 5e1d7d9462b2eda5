/** The built product with its demo data, and a browser to look at it with. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { chromium } from 'playwright'
import type { Browser } from 'playwright'
import { startServer } from '../../src/server/start/main.ts'
import { buildSite } from '../starting/site.ts'
import { provideChromium } from '../testing/chromium.ts'

/** Both are gone afterwards; what is added to the copied folder of the site is served beside it. */
export async function onDemoProduct(
  work: (browser: Browser, address: string) => Promise<void>,
  addTo: (site: string) => Promise<void> = async () => {},
): Promise<void> {
  const root = dirname(dirname(import.meta.dirname))
  const folder = mkdtempSync(join(tmpdir(), 'bench-demo-'))
  try {
    const site = join(folder, 'site')
    cpSync(await buildSite(root, () => undefined, new AbortController().signal), site, { recursive: true })
    await addTo(site)
    const server = await startServer({
      environment: { PORT: '0', DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'error' },
      root,
      site: async () => site,
    })
    const browser = await chromium.launch({ executablePath: provideChromium(), args: ['--no-sandbox'] })
    try {
      await work(browser, server.address)
    } finally {
      await browser.close()
      await server.stop()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { momentAfter } from '../../src/calendar.ts'
import type { Clock } from '../../src/context.ts'
import { systemClock } from '../../src/server/start/clock.ts'
import { readConfig } from '../../src/server/configuration.ts'
import { loadDemo, startServer } from '../../src/server/start/main.ts'
import type { RunningServer } from '../../src/server/start/main.ts'
import { openServer } from '../../src/server/start/databaseServer.ts'

const root = new URL('../..', import.meta.url).pathname.replace(/\/$/, '')

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>(done => probe.listen(0, '127.0.0.1', done))
  const { port } = probe.address() as AddressInfo
  await new Promise(done => probe.close(done))
  return port
}

/** How far the clock of the product runs ahead: tests of what has to wait for days set it. */
export const ahead = { milliseconds: 0 }

/** The demo data goes by the day, and tests name what they see in it. */
const CLOCK: Clock = { now: () => momentAfter(systemClock.now(), ahead.milliseconds), today: () => '2026-11-21' }

/** Names the data folder that every worker copies. */
export const TEMPLATE_VARIABLE = 'FUND_SCREENS_TEMPLATE'

/** A data folder as the first start leaves it, to be copied. */
export function demoTemplate(): string {
  const template = process.env[TEMPLATE_VARIABLE]
  if (template === undefined) throw new Error('The demo data are loaded before all tests, by buildOnce.ts.')
  return template
}

export async function loadTemplate(folder: string): Promise<void> {
  const config = readConfig({ DATA_DIR: folder }, { root, from: root })
  const storage = await openServer(config, () => undefined)
  try {
    await loadDemo(config, storage, () => undefined, CLOCK)
  } finally {
    await storage.stop()
  }
}

/** The whole product with its demo data, in a data folder that goes with it. */
export async function startProduct(): Promise<RunningServer> {
  const folder = mkdtempSync(join(tmpdir(), 'fund-screens-'))
  const remove = () => {
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    cpSync(demoTemplate(), folder, { recursive: true })
    const environment = { PORT: String(await freePort()), DATA_DIR: folder, LOG_LEVEL: 'error' }
    const server = await startServer({ environment, root, clock: CLOCK, site: async () => join(root, '.build', 'web') })
    return {
      ...server,
      stop: async () => {
        await server.stop()
        remove()
      },
    }
  } catch (error) {
    remove()
    throw error
  }
}

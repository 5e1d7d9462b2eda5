import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '../../src/server/main.ts'
import type { RunningServer } from '../../src/server/main.ts'

const root = new URL('../..', import.meta.url).pathname.replace(/\/$/, '')

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>(done => probe.listen(0, '127.0.0.1', done))
  const { port } = probe.address() as AddressInfo
  await new Promise(done => probe.close(done))
  return port
}

/** The whole product with its demo data, in a data folder that goes with it. */
export async function startProduct(): Promise<RunningServer> {
  const folder = mkdtempSync(join(tmpdir(), 'fund-screens-'))
  const remove = () => { rmSync(folder, { recursive: true, force: true }) }
  try {
    const environment = { PORT: String(await freePort()), DATA_DIR: folder, LOG_LEVEL: 'error' }
    const server = await startServer({ environment, root, site: async () => join(root, '.build', 'web') })
    return { ...server, stop: async () => { await server.stop(); remove() } }
  } catch (error) {
    remove()
    throw error
  }
}

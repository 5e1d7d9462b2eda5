/** A server at work, of which one process is told to end: its own, one of its database, or one that reads a table. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { accessToken } from '../../../scripts/accessToken.ts'
import { multipart } from '../uploads.ts'
import { below, commandOf, isAlive, processesOf, underNpm } from './processes.ts'
import type { UnderNpm } from './processes.ts'
import { ADMINISTRATOR, makeTenantIn } from './tenantMade.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const folder = mkdtempSync(join(tmpdir(), 'fund-each-'))
const dataDir = join(folder, 'data')
const ENDED = { timeout: 10_000, interval: 50 }
const left: number[] = []

interface Product extends UnderNpm {
  address: string
  authorization: string
}

async function started(): Promise<Product> {
  const under = await underNpm(join(folder, 'project'), dataDir, {})
  left.push(under.npm.pid ?? 0, under.server, ...below(under.server))
  const address = (under.lines.find(line => line.startsWith('Ready')) ?? '').replace('Ready: ', '')
  return { ...under, address, authorization: `Bearer ${await accessToken(address, ADMINISTRATOR)}` }
}

const statusOf = ({ address, authorization }: Product): Promise<number> =>
  fetch(`${address}/api/contacts`, { headers: { authorization } }).then(
    ({ status }) => status,
    () => 0,
  )

/** People ask one request after the other until nobody answers. */
async function asked(product: Product): Promise<number> {
  let answers = 0
  while ((await statusOf(product)) === 200) answers += 1
  return answers
}

const postmasterOf = ({ server }: Product): number =>
  below(server).find(pid => commandOf(pid).includes('bin/postgres ')) ?? 0

/** Nothing of it is alive ten seconds later, and it has said so. */
async function endsInGoodOrder({ npm, lines }: Product, all: number[]): Promise<void> {
  await expect.poll(() => all.filter(isAlive), ENDED).toEqual([])
  expect(processesOf(dataDir)).toEqual([])
  await expect.poll(() => npm.exitCode).toBe(0)
  expect(lines.at(-1)).toBe('Stopped.')
}

/** The process that reads a table which somebody has sent; it is held, as one that takes its time. */
async function readerOf(product: Product): Promise<{ reader: number; answer: Promise<number> }> {
  const { address, authorization, server } = product
  const file = { name: 'File', fileName: 'contacts.csv', content: 'First name;Last name\nInes;Larsen\n' }
  const { payload, headers } = multipart([file])
  const answer = fetch(`${address}/api/contacts/import?preview=true`, {
    method: 'POST',
    headers: { authorization, ...headers },
    body: new Uint8Array(payload),
  }).then(
    ({ status }) => status,
    () => 0,
  )
  let reader: number | undefined
  const found = () => (reader = below(server).find(pid => commandOf(pid).includes('importProcess')))
  await expect.poll(found, { interval: 1 }).toBeDefined()
  process.kill(reader ?? 0, 'SIGSTOP')
  left.push(reader ?? 0)
  return { reader: reader ?? 0, answer }
}

describe.runIf(process.platform === 'linux')('SIGTERM @long', () => {
  beforeAll(() => makeTenantIn(dataDir))
  afterEach(() => {
    for (const pid of left.splice(0)) if (isAlive(pid)) process.kill(pid, 'SIGKILL')
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test('to the server ends every process within ten seconds while people are at work', async () => {
    const product = await started()
    const all = [product.server, ...below(product.server)]
    const asking = asked(product)
    await expect.poll(() => statusOf(product)).toBe(200)
    process.kill(product.server, 'SIGTERM')
    await endsInGoodOrder(product, all)
    expect(await asking).toBeGreaterThan(0)
  })

  test.each(['SIGTERM', 'SIGINT'] as const)(
    'or another wish to end (%s) to the database ends the server with it within ten seconds, which says why',
    async signal => {
      const product = await started()
      const all = [product.server, ...below(product.server)]
      const asking = asked(product)
      await expect.poll(() => statusOf(product)).toBe(200)
      process.kill(postmasterOf(product), signal)
      await endsInGoodOrder(product, all)
      await asking
      // Of a request that met the database no more, the log tells.
      const said = product.lines.filter(line => !line.startsWith('{'))
      expect(said.slice(-4)).toEqual(['The database was told to end.', '', 'Stopping …', 'Stopped.'])
    },
  )

  test('to a process of the database that works for one request, or for all, is survived by the server', async () => {
    const product = await started()
    const postmaster = postmasterOf(product)
    const workers = below(postmaster)
    expect(workers.map(commandOf).join()).toMatch(/fund_server fund .*idle/)
    for (const pid of workers) if (isAlive(pid)) process.kill(pid, 'SIGTERM')
    await expect.poll(() => statusOf(product), ENDED).toBe(200)
    const all = [product.server, ...below(product.server)]
    expect(all).toContain(postmaster)
    process.kill(product.server, 'SIGTERM')
    await endsInGoodOrder(product, all)
  })

  test('to the server ends every process within ten seconds while a table is read', async () => {
    const product = await started()
    const { reader, answer } = await readerOf(product)
    const all = [product.server, ...below(product.server)]
    expect(all).toContain(reader)
    process.kill(product.server, 'SIGTERM')
    await endsInGoodOrder(product, all)
    expect(await answer).toBe(0)
  })

  test('to the process that reads a table refuses that table alone', async () => {
    const product = await started()
    const { reader, answer } = await readerOf(product)
    process.kill(reader, 'SIGTERM')
    process.kill(reader, 'SIGCONT')
    expect(await answer).toBe(400)
    expect(isAlive(reader)).toBe(false)
    expect(await statusOf(product)).toBe(200)
    const all = [product.server, ...below(product.server)]
    process.kill(product.server, 'SIGTERM')
    await endsInGoodOrder(product, all)
  })
})

/** Two processes deliver what is written for many rows at once, while it is being written. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { COMPONENTS } from '../../src/capital-movements/components.ts'
import { serveMovements } from '../capital-movements/servedMovements.ts'
import type { Delivering } from './deliveringProcess.ts'
import { PROCESS_NAME, receive } from './httpsReceiver.ts'

const { api, fundWith, movement, act, linesOf, stored } = await serveMovements()

const PARTNERS = 24
/** So long that a later change of the record would arrive meanwhile, if it might. */
const ANSWER_MS = 20
const NAMES = ['first', 'second']
const WAITING = "select count(*)::int as count from webhook_deliveries where status in ('Queued', 'Sending')"
const WRITTEN = `select webhook_id::int as webhook, resource, record_id::int as record, record_version::int as version,
  operation, message_id as message, attempts::int as attempts from webhook_deliveries order by id`

interface Written {
  webhook: number
  resource: string
  record: number
  version: number
  operation: string
  message: string
  attempts: number
}

interface Message {
  data: { deliveryId: string; resource: string; id: number; version: number; operation: string }
}

/** Changes by webhook and record, each list in the order in which it was given. */
function byRecord<Change extends { key: string }>(changes: readonly Change[]): Map<string, Change[]> {
  return Map.groupBy(changes, ({ key }) => key)
}

/** Three changes of each line one after the other, so that several of one record wait side by side. */
async function payInTurn(of: { id: number }): Promise<void> {
  for (const line of await linesOf(of)) {
    const amounts = Object.fromEntries(COMPONENTS.map(name => [name, line[name]]))
    let { version } = line
    for (const paymentStatus of ['Received', 'Open', 'Received']) {
      const sent = { ...amounts, paymentStatus }
      const answer = await api.put('user', `/api/capital-movement-lines/${line.id}`, version, sent)
      expect(answer.statusCode, answer.body).toBe(200)
      version = answer.json<{ version: number }>().version
    }
  }
}

test('many rows at once are told to each webhook once, by two processes, and those of a record in their order @long', async () => {
  const plans = Array.from({ length: PARTNERS }, (_, index) => ({ name: `Partner${index}`, commitment: '1000' }))
  const place = await fundWith(plans)
  const underWay = new Set<string>()
  const atOnce: string[] = []
  const receiver = await receive(({ url, body }, response) => {
    const { data }: Message = JSON.parse(body)
    const key = `${url} ${data.resource} ${data.id}`
    if (underWay.has(key)) atOnce.push(key)
    underWay.add(key)
    setTimeout(() => {
      underWay.delete(key)
      response.writeHead(204).end()
    }, ANSWER_MS)
  })
  const webhooks: number[] = []
  for (const name of ['one', 'two']) {
    const url = `https://receiver.example:${receiver.port}/${name}`
    const answer = await api.post('admin', '/api/webhooks', { name, url, subscriptions: [{}] })
    expect(answer.statusCode, answer.body).toBe(201)
    webhooks.push(answer.json<{ id: number }>().id)
  }
  const made = await movement(place, { investmentFunding: '4000' })
  expect((await act('user', made, 'complete')).statusCode).toBe(200)
  await payInTurn(made)
  // Much waits already; the rest is written while it is being delivered.
  const processes = NAMES.map(name => {
    const child = fork(join(import.meta.dirname, 'deliveringProcess.ts'))
    const given: Delivering = { runtime: api.database.runtime, folder: api.folder, today: api.today.date, name }
    child.send(given)
    return child
  })

  await payInTurn(made)
  const reopened = await act('admin', await stored(made), 'reopen', { reason: 'A figure was wrong' })
  expect(reopened.statusCode, reopened.body).toBe(200)

  await expect
    .poll(async () => (await api.database.asAdministrator<{ count: number }>(WAITING))[0]?.count, { timeout: 60_000 })
    .toBe(0)
  await delay(100)
  for (const each of processes) {
    each.disconnect()
    await once(each, 'exit')
  }
  await receiver.close()

  const written = await api.database.asAdministrator<Written>(WRITTEN)
  const expected = written.map(({ webhook, resource, record, version, operation, message }) => ({
    key: `${webhook} ${resource} ${record}`,
    told: `${version} ${operation} ${message}`,
  }))
  const told = receiver.received.map(({ url, body }) => {
    const { data }: Message = JSON.parse(body)
    const webhook = webhooks[url === '/one' ? 0 : 1]
    return {
      key: `${webhook} ${data.resource} ${data.id}`,
      told: `${data.version} ${data.operation} ${data.deliveryId}`,
    }
  })
  expect(new Set(receiver.received.map(({ headers }) => headers[PROCESS_NAME]))).toEqual(new Set(NAMES))
  // Lines, ledger and notices of each partner, and the lines once more for each payment: to both.
  expect(written.length).toBeGreaterThan(2 * 6 * PARTNERS)
  expect(written.filter(({ attempts }) => attempts !== 1)).toEqual([])
  expect(told).toHaveLength(written.length)
  expect(atOnce).toEqual([])
  expect(byRecord(told)).toEqual(byRecord(expected))
  const versions = byRecord(written.map(row => ({ ...row, key: `${row.webhook} ${row.resource} ${row.record}` })))
  for (const [key, changes] of versions)
    expect(
      changes.map(({ version }) => version),
      key,
    ).toEqual(changes.map(({ version }) => version).sort((a, b) => a - b))
}, 120_000)

/** Changes of records reach the receivers of their tenant: signed, in order, again after failures. */
import { createHmac } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import type { Clock } from '../../src/context.ts'
import type { Database } from '../../src/server/database/database.ts'
import { ATTEMPTS_MAX, waitAfter } from '../../src/server/records/outbox.ts'
import { openCall } from '../../src/webhooks/call.server.ts'
import type { Call, Outcome } from '../../src/webhooks/call.server.ts'
import { deliverToWebhooks } from '../../src/webhooks/delivery.server.ts'
import { removesWhatIsOld } from '../../src/server/start/retention.ts'
import type { Person } from '../server/api.ts'
import { serve } from '../server/serve.ts'
import { loopback, receive } from './httpsReceiver.ts'

const { api, world } = await serve()

const AT = Date.parse('2026-11-21T12:00:00.000Z')
const clock = { moment: AT }
const now: Clock['now'] = () => new Date(clock.moment).toISOString() as ReturnType<Clock['now']>

interface Message {
  type: string
  timestamp: string
  data: { deliveryId: string; resource: string; id: number; version: number; operation: string }
}

/** A receiver without a network; what it answers is chosen by what it is told. */
function receiver(answer: (data: Message['data']) => Outcome = () => ({ kind: 'delivered' })) {
  const told: Message['data'][] = []
  const call: Call = async (_url, _headers, body) => {
    const { data }: Message = JSON.parse(body)
    told.push(data)
    return answer(data)
  }
  return {
    told,
    call,
    words: () => told.map(({ resource, version, operation }) => `${resource} ${version} ${operation}`),
  }
}

const portion = (call: Call, database: Database = api.database.database) =>
  deliverToWebhooks({ database, services: api.services, clock: { now, today: () => '2026-11-21' }, call })
const deliver = async (call: Call) => {
  while (await portion(call));
}

interface Webhook {
  id: number
  version: number
  status: string
  failingSince: string | null
  disabledReason: string | null
}
let count = 0
async function webhook(
  subscriptions: object[] = [{ resource: 'contacts' }],
  { url = 'https://receiver.example/hooks', person = 'admin' }: { url?: string; person?: Person } = {},
): Promise<Webhook> {
  count += 1
  const answer = await api.post(person, '/api/webhooks', { name: `Receiver ${count}`, url, subscriptions })
  expect(answer.statusCode).toBe(201)
  return answer.json<Webhook>()
}
const newSecret = async (webhookId: number) =>
  (await api.post('admin', '/api/webhooks/new-secret', { webhookId })).json<{ secret: string }>().secret
const read = async (id: number) => (await api.get('admin', `/api/webhooks/${id}`)).json<Webhook>()
async function act(resource: string, id: number, action: string, person: Person = 'admin') {
  const { version } = (await api.get(person, `/api/${resource}/${id}`)).json<{ version: number }>()
  const answer = await api.post(person, `/api/${resource}/${id}/${action}`, {}, { version })
  return answer.statusCode
}

interface Contact {
  id: number
  version: number
}
async function contact(person: Person = 'admin'): Promise<Contact> {
  count += 1
  const body = { firstName: 'Ann', lastName: `Person ${count}`, email: `ann${count}@example.org`, phoneNumber: '+44 1' }
  const answer = await api.post(person, '/api/contacts', body)
  expect(answer.statusCode).toBe(201)
  return answer.json<Contact>()
}
async function change({ id }: Contact): Promise<void> {
  const record = (await api.get('admin', `/api/contacts/${id}`)).json<Contact>()
  count += 1
  const answer = await api.put('admin', `/api/contacts/${id}`, record.version, {
    ...record,
    lastName: `Person ${count}`,
  })
  expect(answer.statusCode).toBe(200)
}

interface Delivery {
  id: number
  status: string
  attempts: number
  lastError: string | null
  messageId: string
  recordId: number
}
const deliveries = async (person: Person = 'admin'): Promise<Delivery[]> =>
  (await api.get(person, '/api/webhook-deliveries?sort=["id","ASC"]')).json<Delivery[]>()
const states = async () => (await deliveries()).map(({ status, attempts }) => `${status} ${attempts}`)

afterEach(async () => {
  clock.moment = AT
  for (const table of ['webhook_deliveries', 'webhooks', 'mails'])
    await api.database.asAdministrator(`delete from ${table}`)
})

test('a receiver is told which record was changed and how, and can verify who says so', async () => {
  const server = await receive()
  const made = await webhook([{ resource: 'contacts', operation: 'create' }], {
    url: `https://receiver.example:${server.port}/hooks`,
  })
  const secret = await newSecret(made.id)
  const { id } = await contact()
  await deliver(openCall(loopback))
  await deliver(openCall(loopback))
  await server.close()
  expect(server.received).toHaveLength(1)
  const { url, headers, body } = server.received[0]!
  const message: Message = JSON.parse(body)
  const [delivery] = await deliveries()
  expect(delivery).toMatchObject({ status: 'Delivered', attempts: 1, messageId: message.data.deliveryId })
  expect(url).toBe('/hooks')
  expect(message).toEqual({
    type: 'contacts.create',
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    data: { deliveryId: headers['webhook-id'], resource: 'contacts', id, version: 1, operation: 'create' },
  })
  // As the specification of Standard Webhooks words it: HMAC-SHA256 over "id.timestamp.body" with the decoded secret.
  expect(headers['webhook-timestamp']).toBe(String(AT / 1000))
  const key = Buffer.from(/^whsec_(.{44})$/.exec(secret)![1]!, 'base64')
  expect(key).toHaveLength(32)
  const signed = createHmac('sha256', key)
    .update(`${headers['webhook-id'] as string}.${AT / 1000}.${body}`)
    .digest('base64')
  expect(String(headers['webhook-signature']).split(' ')[0]).toBe(`v1,${signed}`)
})

test('only what it was made for is told, each change once, and nothing that was taken back', async () => {
  await webhook([{ resource: 'contacts' }, { operation: 'create' }, { resource: 'contacts', operation: 'create' }])
  await webhook([
    { resource: 'contacts', operation: 'delete' },
    { resource: 'bank-accounts', operation: 'action' },
  ])
  const first = await contact()
  await change(first)
  expect((await api.remove('admin', `/api/contacts/${first.id}`, 2)).statusCode).toBe(200)
  const account = await world.make('bank-accounts')
  expect(await act('bank-accounts', account.id, 'submit-for-verification')).toBe(200)
  expect((await api.post('admin', '/api/contacts', { firstName: 'Without much' })).statusCode).toBe(400)
  const { told, call, words } = receiver()
  await deliver(call)
  expect(
    words()
      .filter(word => word.startsWith('contacts'))
      .toSorted(),
  ).toEqual(['contacts 1 create', 'contacts 2 delete', 'contacts 2 delete', 'contacts 2 update'])
  expect(words().filter(word => word.startsWith('bank-accounts'))).toEqual(
    expect.arrayContaining([
      'bank-accounts 1 create',
      expect.stringMatching(/^bank-accounts \d submitForVerification$/),
    ]),
  )
  expect(new Set(told.map(({ deliveryId }) => deliveryId)).size).toBe(told.length)
})

test('another tenant is told nothing, sees no webhook of this one, and neither do other roles', async () => {
  const { id } = await webhook([{}])
  await webhook([{}], { person: 'stranger' })
  await contact()
  const { told, call } = receiver()
  await deliver(call)
  expect(told).toHaveLength(1)
  expect(await deliveries('stranger')).toEqual([])
  for (const person of ['stranger'] as const)
    expect((await api.get(person, `/api/webhooks/${id}`)).statusCode).toBe(404)
  for (const person of ['user', 'agent', 'investor'] as const)
    expect((await api.get(person, `/api/webhooks/${id}`)).statusCode).toBe(403)
  expect((await api.get('user', '/api/webhook-deliveries')).statusCode).toBe(403)
  expect((await api.post('user', '/api/webhooks', {})).statusCode).toBe(403)
})

test('a change that did not arrive is tried again later, longer each time, and holds up its own record alone', async () => {
  const { id } = await webhook()
  const [first, second] = [await contact(), await contact()]
  await change(first)
  const refusing = { now: true }
  const answer = ({ id: record }: Message['data']): Outcome =>
    refusing.now && record === first.id
      ? { kind: 'later', reason: 'The receiver answered 500.' }
      : { kind: 'delivered' }
  const { told, call } = receiver(answer)
  await deliver(call)
  const records = () => told.map(({ id: record, version }) => `${record === first.id ? 'first' : 'second'} ${version}`)
  expect(records().toSorted()).toEqual(['first 1', 'second 1'])
  expect(await states()).toEqual(['Queued 1', 'Delivered 1', 'Queued 0'])
  expect((await deliveries())[0]).toMatchObject({ lastError: 'The receiver answered 500.' })
  clock.moment += waitAfter(1) - 1
  await deliver(call)
  expect(told).toHaveLength(2)
  clock.moment += 1
  await deliver(call)
  expect(records().slice(2)).toEqual(['first 1'])
  // Another record is told at once, although nothing arrived since.
  await change(second)
  await deliver(call)
  expect(records().slice(3)).toEqual(['second 2'])
  refusing.now = false
  clock.moment += waitAfter(2)
  await deliver(call)
  await deliver(call)
  expect(records().slice(4)).toEqual(['first 1', 'first 2'])
  expect((await read(id)).failingSince).toBeNull()
})

test('a webhook to which nothing arrives is disabled after the last attempt, and sends what waited once resumed', async () => {
  const { id } = await webhook()
  await contact()
  await contact()
  const down = receiver(() => ({ kind: 'later', reason: 'The receiver cannot be reached: ECONNREFUSED' }))
  await api.get('admin', '/api/me/accounts')
  for (let attempt = 1; attempt <= ATTEMPTS_MAX; attempt += 1) {
    expect((await read(id)).status).toBe('Active')
    await deliver(down.call)
    await deliver(down.call)
    clock.moment += waitAfter(attempt)
  }
  const disabled = await read(id)
  expect(disabled).toMatchObject({ status: 'Disabled', failingSince: '2026-11-21T12:00:00.000Z' })
  expect(disabled.disabledReason).toBe(
    'Nothing has arrived since 2026-11-21T12:00:00.000Z. Last: The receiver cannot be reached: ECONNREFUSED',
  )
  expect((await deliveries()).map(({ status }) => status)).toEqual(['Queued', 'Queued'])
  const mails = await api.database.asAdministrator<{ subject: string; body: string }>('select subject, body from mails')
  expect(mails[0]).toMatchObject({
    subject: `The webhook “Receiver ${count - 2}” was disabled`,
    body: expect.stringContaining(`/webhooks/${id}/details`),
  })
  const tries = down.told.length
  await contact()
  await deliver(down.call)
  expect(down.told).toHaveLength(tries)
  expect(await act('webhooks', id, 'resume')).toBe(200)
  const { told, call } = receiver()
  await deliver(call)
  expect(told).toHaveLength(3)
  expect(await states()).toEqual(['Delivered 1', 'Delivered 1', 'Delivered 1'])
  expect(await read(id)).toMatchObject({ status: 'Active', failingSince: null, disabledReason: null })
})

test('one delivery that never arrives fails by itself where others do, and can be sent again or cancelled', async () => {
  const { id } = await webhook()
  const [bad, good] = [await contact(), await contact()]
  const refusing = { now: true }
  const { told, call } = receiver(({ id: record }) =>
    refusing.now && record === bad.id ? { kind: 'later', reason: 'The receiver answered 422.' } : { kind: 'delivered' },
  )
  for (let attempt = 1; attempt <= ATTEMPTS_MAX; attempt += 1) {
    await deliver(call)
    await change(good)
    await deliver(call)
    clock.moment += waitAfter(attempt)
  }
  const [failed] = await deliveries()
  expect(failed).toMatchObject({ status: 'Failed', attempts: ATTEMPTS_MAX, lastError: 'The receiver answered 422.' })
  expect((await read(id)).status).toBe('Active')
  refusing.now = false
  expect(await act('webhook-deliveries', failed!.id, 'resend')).toBe(200)
  await deliver(call)
  expect(told.at(-1)).toMatchObject({ deliveryId: failed!.messageId, id: bad.id, version: 1 })
  expect((await deliveries())[0]).toMatchObject({ status: 'Delivered', attempts: 1, messageId: failed!.messageId })
  await change(bad)
  const waiting = (await deliveries()).at(-1)!
  expect(await act('webhook-deliveries', waiting.id, 'cancel')).toBe(200)
  const before = told.length
  await deliver(call)
  expect(told).toHaveLength(before)
})

test('a delivery that has arrived, or that was cancelled, is sent again under the same id', async () => {
  await webhook()
  const first = await contact()
  const { told, call, words } = receiver()
  await deliver(call)
  await change(first)
  const [arrived, waiting] = await deliveries()
  expect([arrived, waiting].map(each => each?.status)).toEqual(['Delivered', 'Queued'])
  expect(await act('webhook-deliveries', waiting!.id, 'resend')).toBe(409)
  expect(await act('webhook-deliveries', waiting!.id, 'cancel')).toBe(200)
  for (const again of [arrived, waiting]) expect(await act('webhook-deliveries', again!.id, 'resend')).toBe(200)
  expect(await states()).toEqual(['Queued 0', 'Queued 0'])
  await deliver(call)
  expect(words()).toEqual(['contacts 1 create', 'contacts 1 create', 'contacts 2 update'])
  expect(told.map(({ deliveryId }) => deliveryId)).toEqual([arrived, arrived, waiting].map(each => each?.messageId))
})

test('a receiver that is gone disables its webhook at once', async () => {
  const { id } = await webhook()
  await contact()
  await deliver(receiver(() => ({ kind: 'gone', reason: 'The receiver answered 410.' })).call)
  expect(await read(id)).toMatchObject({ status: 'Disabled', disabledReason: 'The receiver answered 410.' })
})

test('several servers at once send each delivery once, and those of a record in the order of its changes', async () => {
  await webhook()
  const records = [await contact(), await contact(), await contact()]
  for (let round = 0; round < 4; round += 1) await Promise.all(records.map(change))
  const { told, call } = receiver()
  while (told.length < 15) await Promise.all([portion(call), portion(call), portion(call)])
  await deliver(call)
  expect(told).toHaveLength(15)
  expect(new Set(told.map(({ deliveryId }) => deliveryId)).size).toBe(15)
  for (const { id } of records)
    expect(told.filter(data => data.id === id).map(({ version }) => version)).toEqual([1, 2, 3, 4, 5])
})

test('whoever dies between sending and marking sends once more under the same id, when the lease has run out', async () => {
  await webhook()
  await contact()
  const { told, call } = receiver()
  let transactions = 0
  const dying: Database = {
    ...api.database.database,
    inTransaction: (caller, work, options) => {
      transactions += 1
      // The tenants, the rows of the one that has any; then the one that marks.
      if (transactions === 3) throw new Error('killed')
      return api.database.database.inTransaction(caller, work, options)
    },
  }
  await expect(portion(call, dying)).rejects.toThrow('killed')
  expect(await states()).toEqual(['Sending 1'])
  await deliver(call)
  expect(told).toHaveLength(1)
  clock.moment += 5 * 60_000
  await deliver(call)
  expect(await states()).toEqual(['Delivered 2'])
  expect(told[1]).toEqual(told[0])
})

test('a paused webhook sends what it missed in order once it is resumed; a test tells of nothing but itself', async () => {
  const { id } = await webhook()
  expect(await act('webhooks', id, 'pause')).toBe(200)
  const record = await contact()
  await change(record)
  const { told, call, words } = receiver()
  await deliver(call)
  expect(told).toEqual([])
  expect(await act('webhooks', id, 'ping')).toBe(409)
  expect(await act('webhooks', id, 'resume')).toBe(200)
  await deliver(call)
  await deliver(call)
  expect(words()).toEqual(['contacts 1 create', 'contacts 2 update'])
  expect(await act('webhooks', id, 'ping')).toBe(200)
  await deliver(call)
  expect(told.at(-1)).toMatchObject({ resource: 'webhooks', id, operation: 'ping' })
})

test('a new secret signs beside the one of before for a day, then alone', async () => {
  const { id } = await webhook()
  const signatures: string[][] = []
  const call: Call = async (_url, headers) => {
    signatures.push(String(headers['webhook-signature']).split(' '))
    return { kind: 'delivered' }
  }
  await contact()
  await deliver(call)
  await newSecret(id)
  await contact()
  await deliver(call)
  clock.moment += 24 * 3_600_000
  await contact()
  await deliver(call)
  expect(signatures.map(each => each.length)).toEqual([1, 2, 1])
})

test('what lies back thirty days is removed, and what goes with its webhook as well', async () => {
  const { id } = await webhook()
  await contact()
  await contact()
  const [old] = await deliveries()
  await api.database.asAdministrator(`update webhook_deliveries set created_at = $1`, [now()])
  await api.database.asAdministrator(`update webhook_deliveries set created_at = $2 where id = $1`, [
    old!.id,
    '2026-10-22T11:59:59.999Z',
  ])
  const retention = { idempotencyHours: 48, visitDays: 1_000, mailDays: 1_000, exportDays: 14 }
  await removesWhatIsOld({ database: api.database.database, clock: { now, today: () => '2026-11-21' }, retention })()
  expect(await deliveries()).toHaveLength(1)
  const { version } = await read(id)
  expect((await api.remove('admin', `/api/webhooks/${id}`, version)).statusCode).toBe(200)
  expect(await deliveries()).toEqual([])
})

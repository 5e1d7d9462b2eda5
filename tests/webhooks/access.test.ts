/** Administrators of a tenant have webhooks, twenty at most. Secrets are shown once, and stand nowhere else. */
import { afterEach, expect, test } from 'vitest'
import type { Call, Person } from '../server/api.ts'
import { serve } from '../server/serve.ts'
import { outcome, programsOf } from '../service-accounts/programs.ts'

const { api } = await serve()

let count = 0
async function webhook(): Promise<{ id: number }> {
  count += 1
  const body = { name: `Receiver ${count}`, url: 'https://receiver.example/', subscriptions: [{}] }
  const answer = await api.post('admin', '/api/webhooks', body)
  expect(answer.statusCode).toBe(201)
  return answer.json<{ id: number }>()
}
const makeSecret = (webhookId: number, person: Person = 'admin', extra: Call = {}) =>
  api.post(person, '/api/webhooks/new-secret', { webhookId }, extra)

afterEach(async () => {
  for (const table of ['webhook_deliveries', 'webhooks']) await api.database.asAdministrator(`delete from ${table}`)
})

test('a secret is shown once: no list, export, history, answer or log has it, and no other tenant makes one', async () => {
  const { id } = await webhook()
  const key = { headers: { 'idempotency-key': 'secret-1' } }
  const made = await makeSecret(id, 'admin', key)
  const { secret } = made.json<{ secret: string }>()
  expect(secret).toMatch(/^whsec_.{44}$/)
  const again = await makeSecret(id, 'admin', key)
  expect([again.statusCode, again.json<{ code: string }>().code]).toEqual([409, 'shown-once'])
  expect((await makeSecret(id, 'stranger')).statusCode).toBe(404)
  expect((await makeSecret(id, 'user')).statusCode).toBe(403)
  const tables = await api.database.asAdministrator<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  )
  const holding = tables.map(({ name }) => `select '${name}' as name from ${name} t where strpos(t::text, $1) > 0`)
  expect(await api.database.asAdministrator(holding.join(' union all '), [secret])).toEqual([
    { name: 'webhook_secrets' },
  ])
  const answers = await Promise.all(
    ['', '?format=json', '?format=csv', `/${id}`, `/${id}/history`].map(end => api.get('admin', `/api/webhooks${end}`)),
  )
  expect(api.log).not.toEqual([])
  for (const text of [...answers.map(({ body }) => body), ...api.log]) expect(text).not.toContain(secret)
  expect(answers[4]?.body).toContain('newSecret')
})

test('no program makes a webhook, reads one or is told of its deliveries', async () => {
  const { program, as } = programsOf(api)
  const { key } = await program([{ resource: 'contacts', rights: 'Write' }])
  const { id } = await webhook()
  const body = { name: 'Of a program', url: 'https://receiver.example/', subscriptions: [{}] }
  const answers = [
    await as(key, '/api/webhooks', { method: 'POST', body }),
    await as(key, '/api/webhooks'),
    await as(key, `/api/webhooks/${id}`, { method: 'PUT', version: 1, body }),
    await as(key, '/api/webhooks/new-secret', { method: 'POST', body: { webhookId: id } }),
    await as(key, '/api/webhook-deliveries'),
  ]
  expect(answers.map(outcome)).toEqual(answers.map(() => '403 forbidden'))
})

test('a tenant has at most twenty webhooks', async () => {
  for (let index = 0; index < 20; index += 1) await webhook()
  const url = 'https://receiver.example/'
  const more = await api.post('admin', '/api/webhooks', { name: 'One more', url, subscriptions: [{}] })
  expect([more.statusCode, more.json<{ errors: unknown }>().errors]).toEqual([
    422,
    { name: ['A tenant has at most 20 webhooks.'] },
  ])
})

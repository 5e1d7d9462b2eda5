/** Every administrator of a tenant hears by mail that its deletion was asked for, and that it was withdrawn. */
import { expect, test } from 'vitest'
import type { Person } from '../server/api.ts'
import { serve } from '../server/serve.ts'

const { api } = await serve()

const MAILS = `select event, recipient, subject, body from mails where event like 'tenant-deletion%' order by id`
interface Mail {
  event: string
  recipient: string
  subject: string
  body: string
}
const mails = () => api.database.asAdministrator<Mail>(MAILS)
const told = async () => (await mails()).map(({ event, recipient }) => `${recipient}: ${event}`)
const ask = (person: Person, shortName = 'larkmoor') =>
  api.post(person, '/api/tenant-deletion-requests', { reason: 'We leave', shortName })

test('a request that is refused writes no mail; one that stands and its withdrawal each write to every administrator', async () => {
  // Who administrates is known from the last visit.
  for (const person of ['admin', 'user', 'stranger'] as const) await api.get(person, '/api/me')
  await api.database.asAdministrator(
    `insert into accounts (tenant_id, name, user_name, directory, status, roles)
     select tenant_id, 'Second', 'second@larkmoor.example', directory, 'Active', 'TenantAdministrator' from accounts
     where user_name = 'admin@larkmoor.example'
     union all
     select tenant_id, 'Left', 'left@larkmoor.example', directory, 'Deactivated', 'TenantAdministrator' from accounts
     where user_name = 'admin@larkmoor.example'`,
  )
  expect((await ask('user')).statusCode).toBe(403)
  expect((await ask('admin', 'thornfield')).statusCode).toBe(422)
  expect(await told()).toEqual([])

  const asked = await ask('admin')
  expect(asked.statusCode).toBe(201)
  const { id, version } = asked.json<{ id: number; version: number }>()
  expect(await told()).toEqual([
    'admin@larkmoor.example: tenant-deletion-asked',
    'second@larkmoor.example: tenant-deletion-asked',
  ])
  const [mail] = await mails()
  expect(mail).toMatchObject({ subject: 'Larkmoor Partners: the deletion of everything was asked for' })
  // The hour of the day is that of the machine.
  expect(mail?.body.replace(/ \d\d:\d\d /, ' 12:00 ')).toBe(
    'Hanne Birk asks that everything that Larkmoor Partners keeps be deleted. From 28/11/2026 12:00 (UTC) on a global ' +
      'administrator can do that, and nothing brings it back.\n\nReason: We leave\n\n' +
      'Until then every administrator can withdraw the request, and export everything: /?tab=data',
  )
  expect((await ask('admin')).statusCode).toBe(422)
  expect(await told()).toHaveLength(2)

  const withdrawn = await api.post('admin', `/api/tenant-deletion-requests/${id}/withdraw`, {}, { version })
  expect(withdrawn.statusCode).toBe(200)
  expect((await told()).slice(2)).toEqual([
    'admin@larkmoor.example: tenant-deletion-withdrawn',
    'second@larkmoor.example: tenant-deletion-withdrawn',
  ])
  expect((await mails()).at(-1)?.body).toBe(
    'Hanne Birk has withdrawn the request to delete everything that Larkmoor Partners keeps. Nothing is deleted.',
  )
})

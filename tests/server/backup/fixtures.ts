/** Records of many kinds in a tenant, with a document: what copies are made of. */
import { expect } from 'vitest'
import { addDays } from '../../../src/calendar.ts'
import type { Api } from '../api.ts'
import { World } from '../samples.ts'
import { PDF, upload } from '../uploads.ts'

const KINDS = [
  // Told of everything that is made after it.
  'webhooks',
  'transactions',
  'fair-values',
  'limited-partner-commitments',
  'reporting-periods',
  'invoices',
  'onboardings',
  'mails',
  'service-accounts',
  'contact-changes',
  'portal-accesses',
  'tenant-exports',
  'tenant-deletion-requests',
] as const

export async function fillTenant(api: Api, tenant: 'own' | 'other'): Promise<void> {
  const world = new World(api, tenant)
  for (const kind of KINDS) await world.shared(kind)
  await world.insert('notices', { contentKey: null, contentHash: null })
  // A text with what COPY writes in other letters.
  const { id } = await world.make('contacts', { lastName: 'O\\N "of" all' })
  await upload(api, tenant === 'own' ? 'user' : 'stranger', `/api/contacts/${id}/documents`, 'a.pdf', PDF)
  await makeBesides(api, tenant, world)
}

/** A key, a secret and a part of an archive, which stand in tables of their own. */
async function makeBesides(api: Api, tenant: 'own' | 'other', world: World): Promise<void> {
  const { id: webhookId } = await world.shared('webhooks')
  const { id: serviceAccountId } = await world.shared('service-accounts')
  const administrator = tenant === 'own' ? 'admin' : 'stranger'
  const key = { serviceAccountId, expiresOn: addDays(api.today.date, 90) }
  const answers = [
    await api.post(administrator, '/api/webhooks/new-secret', { webhookId }),
    await api.post(administrator, '/api/service-accounts/make-key', key),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  await api.database.asAdministrator(
    `insert into tenant_export_parts (tenant_id, export_id, position, entries)
     select tenant_id, id, 0, '[]' from tenant_exports where tenant_id = $1`,
    [api.tenants[tenant]],
  )
}

/** Records of many kinds in a tenant, with a document: what copies are made of. */
import type { Api } from '../api.ts'
import { World } from '../samples.ts'
import { PDF, upload } from '../uploads.ts'

const KINDS = [
  'transactions',
  'fair-values',
  'limited-partner-commitments',
  'reporting-periods',
  'invoices',
  'onboardings',
  'mails',
] as const

export async function fillTenant(api: Api, tenant: 'own' | 'other'): Promise<void> {
  const world = new World(api, tenant)
  for (const kind of KINDS) await world.make(kind)
  await world.insert('notices', { contentKey: null, contentHash: null })
  // A text with what COPY writes in other letters.
  const { id } = await world.make('contacts', { lastName: 'O\\N "of" all' })
  await upload(api, tenant === 'own' ? 'user' : 'stranger', `/api/contacts/${id}/documents`, 'a.pdf', PDF)
}

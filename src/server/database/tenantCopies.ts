/** The first database keeps the tenants; each other has a copy of those rows beside the data of a tenant. */
import type { Database } from './database.ts'
import { forEach } from './forEach.ts'
import { isSeveral } from './severalDatabases.ts'

const PLATFORM = { tenantId: null, platform: true } as const

const allTenants = (database: Database) =>
  database.inTransaction(PLATFORM, tx => tx.selectFrom('tenants').selectAll().orderBy('id').execute())

/** Where tenants are, and what they are called and have set, again and again: both change rarely. */
export async function followTenants(database: Database): Promise<boolean> {
  if (!isSeveral(database)) return false
  await database.readPlaces()
  const [first, ...others] = database.parts
  if (!first) return false
  const now = new Map((await allTenants(first)).map(tenant => [tenant.id, tenant]))
  const follow = async (other: Database) => {
    for (const { id, version } of await allTenants(other)) {
      const tenant = now.get(id)
      if (!tenant || tenant.version === version) continue
      const { id: _, ...values } = tenant
      await other.inTransaction(PLATFORM, tx => tx.updateTable('tenants').set(values).where('id', '=', id).execute())
    }
  }
  await forEach(others, follow, 'Not every database was told what tenants are called and have set.')
  return false
}

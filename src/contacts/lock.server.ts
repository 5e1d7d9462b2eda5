import type { Context } from '../context.ts'

/**
 * Keeps others from making a contact of the same address until the transaction ends. To be taken before contacts are
 * looked for by their address in order to make those that are missing; several may have one address, so that no key
 * keeps them apart.
 */
export async function lockContacts({ database, account }: Context): Promise<void> {
  await database.selectFrom('tenants').select('id').where('id', '=', account.tenantId).forNoKeyUpdate().execute()
}

/**
 * What a new tenant begins with: all countries and currencies to choose from, and the administrator who makes all other
 * accounts.
 */
import { COUNTRIES } from '../countries/iso3166.ts'
import { CURRENCIES } from '../currencies/iso4217.ts'
import type { Context } from '../context.ts'
import type { Stored } from '../entityTypes.ts'
import { problem } from '../problems.ts'
import { text } from '../texts.ts'

/** Runs in the transaction that made the tenant; its rows belong to the new tenant, which is nobody's own yet. */
export async function beginTenant(context: Context, tenant: Stored<'tenant'>): Promise<void> {
  await context.inTenant(tenant.id, async ({ records }) => {
    await records.createMany('country', COUNTRIES)
    // A currency has checks of its own, so each is written by itself.
    for (const currency of CURRENCIES) await records.create('currency', currency)
    const { administratorName, administratorEmail } = tenant
    if (administratorName && administratorEmail)
      await records
        .create('account', { name: administratorName, userName: administratorEmail })
        .catch(refuseKnownPerson)
  })
}

/** The database knows the people of all tenants, nobody else does. */
function refuseKnownPerson(error: unknown): never {
  if (error instanceof Error && 'code' in error && error.code === '23505')
    throw problem('already-exists', { errors: { administratorEmail: [text('rule.tenant.administratorTaken')] } })
  throw error
}

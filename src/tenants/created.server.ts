/**
 * What a new tenant begins with: all countries and currencies to choose from, and the administrator who makes all other
 * accounts.
 */
import { COUNTRIES } from '../countries/iso3166.ts'
import { CURRENCIES } from '../currencies/iso4217.ts'
import type { Context } from '../context.ts'
import type { Stored } from '../entityTypes.ts'

/** Runs in the transaction that made the tenant; its rows belong to the new tenant, which is nobody's own yet. */
export async function beginTenant(context: Context, tenant: Stored<'tenant'>): Promise<void> {
  await context.inTenant(tenant.id, async ({ records }) => {
    await records.createMany('country', COUNTRIES)
    // A currency has checks of its own, so each is written by itself.
    for (const currency of CURRENCIES) await records.create('currency', currency)
    const { administratorName, administratorEmail } = tenant
    if (administratorName && administratorEmail)
      await records.create('account', { name: administratorName, userName: administratorEmail })
  })
}

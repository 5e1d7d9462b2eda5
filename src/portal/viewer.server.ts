/**
 * Whose holdings a request of the portal is about: the one filter that every answer of the portal goes through.
 * Investors read those of which they are a contact; staff read them as the contact of a given limited partner does.
 */
import { allows } from '../access.ts'
import type { Context } from '../context.ts'
import { noteViews } from '../documents/downloads.server.ts'
import { isContact } from '../limited-partners/contacts.server.ts'
import { problem } from '../problems.ts'

export interface Viewer {
  /** Of the limited partners whose papers are shown; no other one is ever read. */
  partnerIds: readonly number[]
}

/** The address names the tenant for people to read; whose data it is, the account says. */
export async function viewerOf(
  context: Context,
  { tenant, as }: { tenant: string; as?: number | undefined },
): Promise<Viewer> {
  const { account } = context
  if (tenant !== account.tenant) throw problem('not-found')
  if (as === undefined) {
    if (!allows('investor', account.roles)) throw problem('forbidden')
    return ownViewer(context)
  }
  if (!allows('read', account.roles)) throw problem('forbidden')
  const partnerIds = await seenWith(context, as)
  if (partnerIds.length === 0) throw problem('not-found')
  await noteViews(context, 'limited-partners', [as])
  return { partnerIds }
}

/** The account that asks, as the contact that it belongs to. */
export async function ownViewer(context: Context): Promise<Viewer> {
  return { partnerIds: await heldBy(context, context.account.id) }
}

/** One that is not the viewer's answers as one that does not exist. */
export function assertHeld({ partnerIds }: Viewer, id: number): void {
  if (!partnerIds.includes(id)) throw problem('not-found')
}

async function heldBy({ database, account }: Context, accountId: number | null): Promise<number[]> {
  const rows = await database
    .selectFrom('accounts as a')
    .innerJoin('limited_partners as p', join =>
      join.onRef('p.tenant_id', '=', 'a.tenant_id').on(isContact('a.contact_id')),
    )
    .select('p.id')
    .where('a.tenant_id', '=', account.tenantId)
    .where('a.id', '=', accountId)
    .orderBy('p.id')
    .execute()
  return rows.map(({ id }) => id)
}

/** What the main contact of that partner sees; the partner alone, where it has none. */
async function seenWith({ database, account }: Context, partnerId: number): Promise<number[]> {
  const partner = await database
    .selectFrom('limited_partners')
    .select(['id', 'main_contact_id as contactId'])
    .where('tenant_id', '=', account.tenantId)
    .where('id', '=', partnerId)
    .executeTakeFirst()
  if (!partner) return []
  if (partner.contactId === null) return [partner.id]
  const rows = await database
    .selectFrom('contacts as c')
    .innerJoin('limited_partners as p', join => join.onRef('p.tenant_id', '=', 'c.tenant_id').on(isContact('c.id')))
    .select('p.id')
    .where('c.tenant_id', '=', account.tenantId)
    .where('c.id', '=', partner.contactId)
    .orderBy('p.id')
    .execute()
  return rows.map(({ id }) => id)
}

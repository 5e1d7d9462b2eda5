/**
 * Whose holdings a request of the portal is about: the one filter that every answer of the portal goes through.
 * Investors read those of which they are a contact; staff read them as the contact of a given limited partner does.
 */
import { sql } from 'kysely'
import { allows } from '../access.ts'
import type { Context } from '../context.ts'
import { noteViews } from '../documents/downloads.server.ts'
import type { Resource, Timestamp } from '../entity.ts'
import { isContact } from '../limited-partners/contacts.server.ts'
import { problem } from '../problems.ts'
import { anyOf } from '../server/database/anyOf.ts'

export interface OwnPartners {
  /** Of the limited partners whose papers are shown; no other one is ever read. */
  partnerIds: readonly number[]
}

/** Whose papers are listed. */
export interface PaperViewer extends OwnPartners {
  /** Those whose signed papers are among them: of contacts, and of staff; not of whoever only reads along. */
  signedFor: readonly number[]
}

export interface Viewer extends PaperViewer {
  /** Those for which the viewer acts as a contact; staff, and whoever only reads along, act for none. */
  actsFor: readonly number[]
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
    const own = await ownViewer(context)
    // Whoever reads a holding along is written down each time, whether or not anything of it is published.
    const along = own.partnerIds.filter(id => !own.actsFor.includes(id))
    await noteViews(context, 'limited-partners', along)
    return own
  }
  if (!allows('read', account.roles)) throw problem('forbidden')
  const partnerIds = await seenWith(context, as)
  if (partnerIds.length === 0) throw problem('not-found')
  await noteViews(context, 'limited-partners', [as])
  return { partnerIds, actsFor: [], signedFor: partnerIds }
}

/** The account that asks, as the contact that it belongs to. */
export async function ownViewer(context: Context): Promise<Viewer> {
  const partners = await partnersOf(context, context.account.id)
  const actsFor = partners.filter(({ isOwn }) => isOwn).map(({ id }) => id)
  return { partnerIds: partners.map(({ id }) => id), actsFor, signedFor: actsFor }
}

/** Of one holding alone. */
export function onlyOf({ signedFor }: PaperViewer, id: number): PaperViewer {
  return { partnerIds: [id], signedFor: signedFor.filter(each => each === id) }
}

/** Staff, and whoever reads the holding along, were written down when it was found out whose it is. */
export async function noteHolding(context: Context, { actsFor }: Viewer, id: number): Promise<void> {
  if (actsFor.includes(id)) await noteViews(context, 'limited-partners', [id])
}

/**
 * The same of an overview, which is opened again and again: each holding once on a day, and each notice whose amount,
 * day and account it shows because they are owed.
 */
export async function noteOverview(
  context: Context,
  { actsFor }: Viewer,
  dues: ReadonlyMap<number, readonly { noticeId: number }[]>,
): Promise<void> {
  if (actsFor.length === 0) return
  const noticeIds = actsFor.flatMap(id => dues.get(id) ?? []).map(({ noticeId }) => noticeId)
  const seen = await seenToday(context, [...actsFor, ...noticeIds])
  const unseen = (resource: Resource, ids: readonly number[]) =>
    ids.filter(id => !seen.some(row => row.resource === resource && row.id === id))
  await noteViews(context, 'limited-partners', unseen('limited-partners', actsFor))
  await noteViews(context, 'notices', unseen('notices', noticeIds))
}

/** By the clock of the database, which is the one that the history is written with. */
export const startOfDay = sql<Timestamp>`date_trunc('day', now())`

function seenToday({ database, account }: Context, recordIds: readonly number[]) {
  return database
    .selectFrom('audit')
    .select(['resource', 'record_id as id'])
    .distinct()
    .where('tenant_id', '=', account.tenantId)
    .where('account_id', '=', account.id)
    .where('resource', 'in', ['limited-partners', 'notices'])
    .where('action', '=', 'view')
    .where('record_id', '=', anyOf(recordIds))
    .where('at', '>=', startOfDay)
    .execute()
}

/** One that is not the viewer's answers as one that does not exist. */
export function assertOwn({ partnerIds }: OwnPartners, id: number): void {
  if (!partnerIds.includes(id)) throw problem('not-found')
}

/**
 * Those of which the account is a contact, and those that it may read along until a day that has not passed, as long as
 * whoever asked for it is a contact of the holding.
 */
function partnersOf({ database, account, today }: Context, accountId: number | null) {
  return database
    .selectFrom('accounts as a')
    .innerJoin('limited_partners as p', 'p.tenant_id', 'a.tenant_id')
    .select('p.id')
    .select(({ and }) => and([isContact('a.contact_id')]).as('isOwn'))
    .where('a.tenant_id', '=', account.tenantId)
    .where('a.id', '=', accountId)
    .where(({ or, exists, selectFrom }) =>
      or([
        isContact('a.contact_id'),
        exists(
          selectFrom('portal_accesses as x')
            .select('x.id')
            .whereRef('x.tenant_id', '=', 'p.tenant_id')
            .whereRef('x.limited_partner_id', '=', 'p.id')
            .whereRef('x.colleague_id', '=', 'a.contact_id')
            .where('x.status', '=', 'Granted')
            .where('x.until', '>=', today)
            .where(isContact('x.contact_id')),
        ),
      ]),
    )
    .orderBy('p.id')
    .execute()
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

import { expressionBuilder } from 'kysely'
import type { Expression, SqlBool } from 'kysely'
import type { Tables } from '../../generated/tables.ts'
import type { Context } from '../context.ts'
import { problem } from '../problems.ts'
import { anyOf } from '../server/database/anyOf.ts'

interface Named extends Tables {
  a: Tables['accounts']
  c: Tables['contacts']
  p: Tables['limited_partners']
  x: Tables['portal_accesses']
}

/** Whoever is the main or an additional contact of the limited partner `p` reads what it holds, and gets its mails. */
export function isContact(contact: 'a.contact_id' | 'c.id' | 'x.contact_id'): Expression<SqlBool> {
  const eb = expressionBuilder<Named, 'a' | 'c' | 'p' | 'x'>()
  return eb.or([
    eb('p.main_contact_id', '=', eb.ref(contact)),
    eb.exists(
      eb
        .selectFrom('limited_partner_additional_contacts as more')
        .select('more.id')
        .whereRef('more.tenant_id', '=', 'p.tenant_id')
        .whereRef('more.limited_partner_id', '=', 'p.id')
        .whereRef('more.contact_id', '=', contact),
    ),
  ])
}

/**
 * The contact as whom the account acts for the limited partner. For everybody else, those who only read the holding
 * among them, the holding answers as one that does not exist.
 */
export async function actingContact({ database, account }: Context, limitedPartnerId: number): Promise<number> {
  const found = await database
    .selectFrom('accounts as a')
    .innerJoin('limited_partners as p', join =>
      join.onRef('p.tenant_id', '=', 'a.tenant_id').on(isContact('a.contact_id')),
    )
    .select('a.contact_id as contactId')
    .where('a.tenant_id', '=', account.tenantId)
    .where('a.id', '=', account.id)
    .where('p.id', '=', limitedPartnerId)
    .executeTakeFirst()
  if (!found?.contactId) throw problem('not-found')
  return found.contactId
}

/** What is asked for the holding meanwhile waits, so that two requests at once do not both count as the last one. */
export async function lockHolding({ database, account }: Context, limitedPartnerId: number): Promise<void> {
  await database
    .selectFrom('limited_partners')
    .select('id')
    .where('tenant_id', '=', account.tenantId)
    .where('id', '=', limitedPartnerId)
    .forUpdate()
    .execute()
}

/** Main and additional contacts of each, as a mail about the holding reaches them. */
export async function contactsToTell(
  { database, account }: Context,
  limitedPartnerIds: readonly number[],
): Promise<
  { address: string; contactId: number; limitedPartnerId: number; values: { name: string; partner: string } }[]
> {
  const contacts = await database
    .selectFrom('limited_partners as p')
    .innerJoin('contacts as c', join => join.onRef('c.tenant_id', '=', 'p.tenant_id').on(isContact('c.id')))
    .select(['c.id', 'c.email', 'p.id as limitedPartnerId', 'p.name as partner'])
    .select(({ fn, val }) => fn<string>('concat_ws', [val(' '), 'c.first_name', 'c.last_name']).as('name'))
    .where('p.tenant_id', '=', account.tenantId)
    .where('p.id', '=', anyOf(limitedPartnerIds))
    .orderBy('p.id')
    .orderBy('c.id')
    .execute()
  return contacts.map(({ id, email, name, partner, limitedPartnerId }) => ({
    address: email,
    contactId: id,
    limitedPartnerId,
    values: { name, partner },
  }))
}

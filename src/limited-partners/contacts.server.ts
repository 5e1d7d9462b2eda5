import { expressionBuilder } from 'kysely'
import type { Expression, SqlBool } from 'kysely'
import type { Tables } from '../../generated/tables.ts'

interface Named extends Tables {
  a: Tables['accounts']
  c: Tables['contacts']
  p: Tables['limited_partners']
}

/** Whoever is the main or an additional contact of the limited partner `p` reads what it holds, and gets its mails. */
export function isContact(contact: 'a.contact_id' | 'c.id'): Expression<SqlBool> {
  const eb = expressionBuilder<Named, 'a' | 'c' | 'p'>()
  return eb.or([
    eb('p.main_contact_id', '=', eb.ref(contact)),
    eb.exists(
      eb
        .selectFrom('limited_partner_additional_contacts as x')
        .select('x.id')
        .whereRef('x.tenant_id', '=', 'p.tenant_id')
        .whereRef('x.limited_partner_id', '=', 'p.id')
        .whereRef('x.contact_id', '=', contact),
    ),
  ])
}

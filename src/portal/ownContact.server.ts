/** The contact as whom somebody reads the portal, and what waits of the own data. */
import type { Context } from '../context.ts'
import type { Stored } from '../entityTypes.ts'
import type { OwnContact } from './holding.ts'
import type { Viewer } from './viewer.server.ts'

/** Staff see that of the partner's main contact, and whoever reads along the own, which they cannot change here. */
export async function ownContactOf(
  { records, account }: Context,
  { actsFor }: Viewer,
  as: number | undefined,
): Promise<OwnContact> {
  const contactId = await contactIdOf(records, account.id, as)
  const contact = contactId === null ? undefined : await records.get('contact', contactId)
  if (!contact) return { contact: null, waiting: null, mayChange: false }
  const mayChange = actsFor.length > 0
  const [waiting] = mayChange ? await records.list('contactChange', { contactId: contact.id, status: 'Asked' }) : []
  return { contact: shown(contact), waiting: waiting ? shown({ ...contact, ...changed(waiting) }) : null, mayChange }
}

async function contactIdOf(
  records: Context['records'],
  accountId: number | null,
  as: number | undefined,
): Promise<number | null> {
  if (as !== undefined) return (await records.get('limitedPartner', as))?.mainContactId ?? null
  if (accountId === null) return null
  return (await records.get('account', accountId))?.contactId ?? null
}

function shown({ firstName, lastName, email, phoneNumber }: Shown) {
  return { firstName, lastName, email, phoneNumber }
}

type Shown = Pick<Stored<'contact'>, 'firstName' | 'lastName' | 'email' | 'phoneNumber'>

/** What is empty in it stays as it is. */
function changed({ firstName, lastName, email, phoneNumber }: Stored<'contactChange'>): Partial<Shown> {
  return {
    ...(firstName && { firstName }),
    ...(lastName && { lastName }),
    ...(email && { email }),
    ...(phoneNumber && { phoneNumber }),
  }
}

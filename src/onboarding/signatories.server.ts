/**
 * Who signs for the investor becomes an additional contact of the limited partner, where it can be reached: a contact
 * of the same e-mail address, in whatever letters, is taken, and one is made only where there is none.
 */
import { lockContacts } from '../contacts/lock.server.ts'
import type { Context } from '../context.ts'
import type { CreateValues, Stored } from '../entityTypes.ts'
import { text } from '../texts.ts'
import { isPerson } from './questionnaire.ts'
import './texts.ts'
import { anyOf } from '../server/database/anyOf.ts'

type Onboarding = Stored<'onboarding'>

export interface Signatory {
  /** null: the contact is to be made. */
  contactId: number | null
  contact: Pick<CreateValues<'contact'>, 'firstName' | 'lastName' | 'email' | 'phoneNumber'>
  role: string
}

/** Without the main contact, and nobody twice. */
export async function signatoriesOf(context: Context, onboarding: Onboarding): Promise<Signatory[]> {
  const reachable = typedSignatories(onboarding)
  const known = await contactsByAddress(
    context,
    reachable.map(({ contact }) => lettersOf(contact.email)),
    onboarding.contactId,
  )
  return reachable
    .map(signatory => ({ ...signatory, contactId: known.get(lettersOf(signatory.contact.email)) ?? null }))
    .filter(({ contactId }) => contactId !== onboarding.contactId)
}

/** The contacts as the limited partner names them; those that are missing are made. */
export async function additionalContactsOf(context: Context, onboarding: Onboarding) {
  await lockContacts(context)
  const contacts: { contactId: number; role: string }[] = []
  for (const { contactId, contact, role } of await signatoriesOf(context, onboarding))
    contacts.push({ contactId: contactId ?? (await context.records.create('contact', contact)).id, role })
  return contacts
}

/** A contact has names, address and telephone number: who has left one of them open is none. */
function typedSignatories({ answers, legalStatus }: Onboarding): Omit<Signatory, 'contactId'>[] {
  const people = isPerson(legalStatus)
    ? [{ individual: answers?.entityDetails?.individual, quality: null }]
    : (answers?.signatories ?? [])
  const found = new Map<string, Omit<Signatory, 'contactId'>>()
  for (const { individual, quality } of people) {
    const { firstName, lastName, email, telephone: phoneNumber } = individual ?? {}
    if (!firstName || !lastName || !email || !phoneNumber || found.has(lettersOf(email))) continue
    const contact = { firstName, lastName, email, phoneNumber }
    found.set(lettersOf(email), { contact, role: quality ?? text('onboarding.outcome.signatory') })
  }
  return [...found.values()]
}

/** Several contacts may have one address: the main contact goes before the others, then the one that was made first. */
async function contactsByAddress(
  { database, account }: Context,
  addresses: readonly string[],
  mainContactId: number,
): Promise<Map<string, number>> {
  const rows = await database
    .selectFrom('contacts')
    .select(['id', 'email'])
    .where('tenant_id', '=', account.tenantId)
    .where(({ fn }) => fn<string>('lower', ['email']), '=', anyOf(addresses))
    .orderBy('id', 'desc')
    .execute()
  const ranked = [...rows, ...rows.filter(({ id }) => id === mainContactId)]
  return new Map(ranked.map(({ id, email }) => [lettersOf(email), id]))
}

function lettersOf(email: string): string {
  return email.trim().toLowerCase()
}

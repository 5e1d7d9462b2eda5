/**
 * Contact data that an investor wants changed. Notices go to the address and accounts are verified on the telephone
 * number, so whoever has taken over an account must not change them alone: staff check it, and until then nothing
 * changes. The contact is told under the address of before.
 */
import type { Of } from '../api/schema.ts'
import type { CollectionAction, Context, RecordAction } from '../context.ts'
import { changesOf } from '../entityTypes.ts'
import type { Stored } from '../entityTypes.ts'
import { isContact } from '../limited-partners/contacts.server.ts'
import type { WrittenEvent } from '../mails/events.ts'
import { writeMails, writeMailsTo } from '../mails/outbox.server.ts'
import { aDayAgo } from '../mails/lastDay.server.ts'
import { path } from '../paths.ts'
import { problem } from '../problems.ts'
import { text } from '../texts.ts'
import type { contactChangeActions } from './actions.ts'
import { CHANGEABLE, changedIn } from './changed.ts'
import './texts.ts'

type Contact = Stored<'contact'>
type Change = Stored<'contactChange'>
type Asked = Of<(typeof contactChangeActions)['ask']['answer']>

/** Each is a mail to the contact and to every administrator; those withdrawn since then count too. */
const ASKED_A_DAY_MAX = 5

export const ask: CollectionAction<'contactChange', 'ask', Asked> = async (context, typed) => {
  const { records } = context
  const contact = await ownContact(context)
  const different = CHANGEABLE.filter(name => typed[name] !== contact[name])
  if (different.length === 0) throw problem('rule', { detail: text('contactChange.same') })
  await assertNotOften(context, contact)
  await withdrawWaiting(context, contact)
  const changes = Object.fromEntries(different.map(name => [name, typed[name]]))
  const [id] = await records.createMany('contactChange', [
    { ...changes, contactId: contact.id, askedBy: nameOf(contact), status: 'Asked' },
  ])
  const change = id === undefined ? undefined : await records.get('contactChange', id)
  if (!change) throw problem('not-found')
  await writeMail(context, change, contact, 'contact-change-asked')
  await writeMails(context, {
    event: 'contact-change-to-check',
    resource: 'contact-changes',
    recordId: change.id,
    values: {
      ...valuesOf(change, contact),
      path: path('contact.details', { contactId: contact.id }, { tab: 'changes' }),
    },
  })
  return { id: change.id, status: 'Asked' as const }
}

/**
 * Who only reads a holding along changes nothing, and whoever is no contact of a holding writes to the fund manager.
 */
async function ownContact(context: Context): Promise<Contact> {
  const { database, account, records } = context
  const found = await database
    .selectFrom('accounts as a')
    .innerJoin('limited_partners as p', join =>
      join.onRef('p.tenant_id', '=', 'a.tenant_id').on(isContact('a.contact_id')),
    )
    .select('a.contact_id as contactId')
    .where('a.tenant_id', '=', account.tenantId)
    .where('a.id', '=', account.id)
    .limit(1)
    .executeTakeFirst()
  const contact = found?.contactId ? await records.get('contact', found.contactId) : undefined
  if (!contact) throw problem('not-found', { detail: text('contactChange.noContact') })
  return contact
}

/** The contact is locked, so that of two requests at once the second one sees the first. */
async function assertNotOften({ database, account }: Context, { id }: Contact): Promise<void> {
  await database
    .selectFrom('contacts')
    .select('id')
    .where('tenant_id', '=', account.tenantId)
    .where('id', '=', id)
    .forUpdate()
    .execute()
  const asked = await database
    .selectFrom('contact_changes')
    .select('id')
    .where('tenant_id', '=', account.tenantId)
    .where('contact_id', '=', id)
    .where('created_at', '>', aDayAgo())
    .execute()
  if (asked.length >= ASKED_A_DAY_MAX) throw problem('rule', { detail: text('contactChange.tooOften') })
}

/** Whoever asks twice means the second time. */
async function withdrawWaiting({ records }: Context, { id: contactId }: Contact): Promise<void> {
  const waiting = await records.list('contactChange', { contactId, status: 'Asked' })
  await records.updateMany(
    'contactChange',
    waiting.map(({ id }) => ({ id, changes: changesOf('contactChange', { status: 'Withdrawn' }) })),
  )
}

/** What staff have changed meanwhile beside it stays; rules of a contact hold here as in its form. */
export const accept: RecordAction<'contactChange', 'accept'> = async (context, change, { note }) => {
  const { records, account, clock } = context
  const before = await contactOf(context, change)
  const after = await records.update('contact', before.id, changesIn(change), { operation: 'accept' })
  await writeMail(context, change, before, 'contact-change-accepted')
  if (after.email !== before.email) await writeMail(context, change, after, 'contact-change-accepted')
  return changesOf('contactChange', { checkNote: note, decidedBy: account.name, decidedAt: clock.now() })
}

function changesIn({ firstName, lastName, email, phoneNumber }: Change) {
  return {
    ...(firstName && { firstName }),
    ...(lastName && { lastName }),
    ...(email && { email }),
    ...(phoneNumber && { phoneNumber }),
  }
}

export const refuse: RecordAction<'contactChange', 'refuse'> = async (context, change) => {
  await writeMail(context, change, await contactOf(context, change), 'contact-change-refused')
  return changesOf('contactChange', { decidedBy: context.account.name, decidedAt: context.clock.now() })
}

async function contactOf({ records }: Context, { contactId }: Change): Promise<Contact> {
  const contact = await records.get('contact', contactId)
  if (!contact) throw problem('not-found')
  return contact
}

async function writeMail(
  context: Context,
  change: Change,
  contact: Contact,
  event: Extract<WrittenEvent, 'contact-change-asked' | 'contact-change-accepted' | 'contact-change-refused'>,
): Promise<void> {
  await writeMailsTo(
    context,
    { event, resource: 'contact-changes', recordId: change.id, values: valuesOf(change, contact) },
    [{ address: contact.email, contactId: contact.id, values: {} }],
  )
}

/** A mail names what is changed and not what it becomes: it may reach whoever must not know it. */
function valuesOf(change: Change, contact: Contact): Record<'name' | 'what', string> {
  const what = changedIn(change).map(changed => text(`contactChange.what.${changed.name}`))
  return { name: nameOf(contact), what: what.join(', ') }
}

function nameOf({ firstName, lastName }: Contact): string {
  return `${firstName} ${lastName}`
}

/**
 * The outbox: a mail is a row that is written in the transaction of what it tells. It waits there until it is sent, and
 * stays readable afterwards.
 */
import { randomUUID } from 'node:crypto'
import type { Resource, Timestamp } from '../entity.ts'
import { addDays, isDate } from '../calendar.ts'
import type { Context, ProductRow } from '../context.ts'
import type { Stored } from '../entityTypes.ts'
import { toOneLine } from '../oneLine.ts'
import { anyOf } from '../server/database/anyOf.ts'
import { filled } from '../texts.ts'
import { mailEvents } from './events.ts'
import type { MailEvent, NamedRecipients, RecipientGroup, WrittenEvent } from './events.ts'

interface Mail {
  event: WrittenEvent
  /** The record that it is about. */
  resource: Resource
  recordId: number
  /** What its text is filled with, besides the tenant, and the name and user name of an account. */
  values?: Record<string, string>
}

export interface Recipient {
  address: string
  contactId: number | null
  /** For whom the mail is, where a record concerns many of them. */
  limitedPartnerId?: number
  values: Record<string, string>
}

const LINK_DAYS = 30
/** Ten years: what the link is about has ended by then, and whoever opens it asks for that. */
const LINK_DAYS_UNTIL_END = 3_650
const SUBJECT_LENGTH_MAX = 200

/** Writes the mail of an event to everybody whom its row names; answers how many there are. */
export async function writeMails(context: Context, mail: Mail & { event: GroupEvent }): Promise<number> {
  return writeMailsTo(context, mail, await RECIPIENTS[mailEvents[mail.event].recipients](context, mail.recordId))
}

/** The same to the given recipients, however many, by few statements. */
export async function writeMailsTo(context: Context, mail: Mail, recipients: readonly Recipient[]): Promise<number> {
  if (recipients.length === 0) return 0
  const occurrence = await nextOccurrence(context, mail)
  const tenant = await tenantName(context)
  await context.records.createMany(
    'mail',
    recipients.map(recipient => mailTo(context, mail, recipient, tenant, occurrence)),
  )
  return recipients.length
}

/** Of those whose recipients are found here. */
type GroupEvent = {
  [Event in WrittenEvent]: (typeof mailEvents)[Event]['recipients'] extends NamedRecipients ? never : Event
}[WrittenEvent]

const RECIPIENTS: Readonly<
  Record<Exclude<RecipientGroup, NamedRecipients>, (context: Context, recordId: number) => Promise<Recipient[]>>
> = {
  async accountHolder({ database, account }, accountId) {
    const holders = await database
      .selectFrom('accounts')
      .select(['name', 'user_name', 'contact_id'])
      .where('tenant_id', '=', account.tenantId)
      .where('id', '=', accountId)
      .execute()
    return holders.map(({ name, user_name: userName, contact_id: contactId }) => ({
      address: userName,
      contactId,
      values: { name, userName },
    }))
  },
  /** Roles belong to the identity provider: those are told who had the role when they were here last. */
  async tenantAdministrators({ database, account }) {
    const administrators = await database
      .selectFrom('accounts')
      .select('user_name')
      .where('tenant_id', '=', account.tenantId)
      .where('status', '=', 'Active')
      .where(({ eb, fn, val }) =>
        eb(val('TenantAdministrator'), '=', anyOf(fn<string[]>('string_to_array', ['roles', val(', ')]))),
      )
      .orderBy('id')
      .execute()
    return administrators.map(({ user_name: address }) => ({ address, contactId: null, values: {} }))
  },
}

/**
 * The database lets each event reach a recipient once for each occurrence; the same thing happening again is the next
 * one.
 */
async function nextOccurrence({ database, account }: Context, { event, resource, recordId }: Mail): Promise<number> {
  const last = await database
    .selectFrom('mails')
    .select(({ fn }) => fn.max('occurrence').as('occurrence'))
    .where('tenant_id', '=', account.tenantId)
    .where('event', '=', event)
    .where('resource', '=', resource)
    .where('record_id', '=', recordId)
    .executeTakeFirst()
  return (last?.occurrence ?? 0) + 1
}

function mailTo(
  { clock }: Context,
  { event, resource, recordId, values }: Mail,
  { address, contactId, limitedPartnerId, values: own }: Recipient,
  tenant: string,
  occurrence: number,
): ProductRow<'mail'> {
  const { subject, body, page } = mailEvents[event]
  const known = { ...own, ...values, tenant }
  const now = clock.now()
  const link = page !== null
  return {
    event,
    recipient: address,
    subject: toOneLine(filled(subject, known)).slice(0, SUBJECT_LENGTH_MAX),
    body: filled(body, known),
    resource,
    recordId,
    contactId,
    limitedPartnerId: limitedPartnerId ?? null,
    occurrence,
    nextAttemptAt: now,
    ...(link && { guid: randomUUID(), linkUntil: linkExpiry(event, now) }),
  }
}

/** Counted from a moment at which the mail leaves: whoever gets it late, or once more, has as many days as it says. */
export function linkExpiry(event: MailEvent, from: Timestamp): Timestamp {
  const day = from.slice(0, 10)
  const days = 'untilEnd' in mailEvents[event] ? LINK_DAYS_UNTIL_END : LINK_DAYS
  return isDate(day) ? `${addDays(day, days)}T${from.slice(11)}` : from
}

/** How far the mails of an event about a record are; one that was cancelled counts no more. */
export async function mailProgressOf(
  { database, account }: Context,
  { event, resource, recordId }: Pick<Mail, 'event' | 'resource' | 'recordId'>,
): Promise<{ total: number; sent: number; failed: number }> {
  const states = await database
    .selectFrom('mails')
    .select(({ fn }) => ['status', fn.countAll<number>().as('count')])
    .where('tenant_id', '=', account.tenantId)
    .where('event', '=', event)
    .where('resource', '=', resource)
    .where('record_id', '=', recordId)
    .where('status', '<>', 'Cancelled')
    .groupBy('status')
    .execute()
  const of = (status: Stored<'mail'>['status']): number => states.find(one => one.status === status)?.count ?? 0
  return { total: states.reduce((sum, { count }) => sum + count, 0), sent: of('Sent'), failed: of('Failed') }
}

async function tenantName({ database, account }: Context): Promise<string> {
  if (account.tenantId === null) return ''
  const tenant = await database
    .selectFrom('tenants')
    .select('name')
    .where('id', '=', account.tenantId)
    .executeTakeFirst()
  return tenant?.name ?? ''
}

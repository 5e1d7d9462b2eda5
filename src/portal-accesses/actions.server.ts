/**
 * Access of a colleague or an auditor to one holding: an investor names the person and the last day, a tenant
 * administrator grants it, both can end it. What the person does with it is written down as everybody's visits are.
 */
import type { PortalAccessAsk } from '../../generated/types.ts'
import type { Of } from '../api/schema.ts'
import { lockContacts } from '../contacts/lock.server.ts'
import type { CollectionAction, Context, RecordAction } from '../context.ts'
import { changesOf } from '../entityTypes.ts'
import type { Stored } from '../entityTypes.ts'
import { formatDate } from '../formats.ts'
import { actingContact, contactsToTell, lockHolding } from '../limited-partners/contacts.server.ts'
import type { WrittenEvent } from '../mails/events.ts'
import { writeMails, writeMailsTo } from '../mails/outbox.server.ts'
import { aDayAgo } from '../mails/lastDay.server.ts'
import { path } from '../paths.ts'
import { inputProblem, problem } from '../problems.ts'
import { text } from '../texts.ts'
import type { portalAccessActions } from './actions.ts'
import { askedFindings } from './findings.ts'
import './texts.ts'

type Access = Stored<'portalAccess'>
type Asked = Of<(typeof portalAccessActions)['ask']['answer']>
type Ended = Of<(typeof portalAccessActions)['end']['answer']>

/** So many requests of a holding may wait at once: each is a mail to the administrators. */
const WAITING_MAX = 5
/** Those refused or ended since then count too. */
const ASKED_A_DAY_MAX = 10

export const ask: CollectionAction<'portalAccess', 'ask', Asked> = async (context, { limitedPartnerId, ...person }) => {
  const contactId = await actingContact(context, limitedPartnerId)
  const { records, today } = context
  const partner = await records.get('limitedPartner', limitedPartnerId)
  if (!partner) throw problem('not-found')
  const errors = askedFindings({ limitedPartnerId, ...person }, today)
  if (Object.keys(errors).length > 0) throw problem('rule', { errors })
  const contacts = await contactsToTell(context, [limitedPartnerId])
  if (contacts.some(({ address }) => address.toLowerCase() === person.email.toLowerCase()))
    throw inputProblem<PortalAccessAsk>({ email: [text('portalAccess.contact')] })
  await lockHolding(context, limitedPartnerId)
  await assertNotOften(context, limitedPartnerId)
  const waiting = await records.list('portalAccess', { limitedPartnerId, status: 'Asked' })
  if (waiting.length >= WAITING_MAX) throw problem('rule', { detail: text('portalAccess.tooMany') })
  const [id] = await records.createMany('portalAccess', [
    { ...person, fundId: partner.fundId, limitedPartnerId, contactId, status: 'Asked' },
  ])
  const access = id === undefined ? undefined : await records.get('portalAccess', id)
  if (!access) throw problem('not-found')
  await writeMails(context, {
    event: 'portal-access-asked',
    resource: 'portal-accesses',
    recordId: access.id,
    values: {
      ...(await valuesOf(context, access)),
      by: context.account.name,
      path: path('fund.limitedPartner.details', { fundId: partner.fundId, limitedPartnersId: partner.id }),
    },
  })
  return { id: access.id, status: 'Asked' as const }
}

async function assertNotOften({ database, account }: Context, limitedPartnerId: number): Promise<void> {
  const asked = await database
    .selectFrom('portal_accesses')
    .select('id')
    .where('tenant_id', '=', account.tenantId)
    .where('limited_partner_id', '=', limitedPartnerId)
    .where('created_at', '>', aDayAgo())
    .execute()
  if (asked.length >= ASKED_A_DAY_MAX) throw problem('rule', { detail: text('portalAccess.tooOften') })
}

/** Whichever contact of the holding asked for it: each of them can end it. */
export const end: CollectionAction<'portalAccess', 'end', Ended> = async (context, { portalAccessId }) => {
  const { records } = context
  const access = await records.get('portalAccess', portalAccessId)
  if (!access) throw problem('not-found')
  await actingContact(context, access.limitedPartnerId)
  await records.act('portalAccess', 'revoke', access.id, {})
  return { id: access.id, status: 'Revoked' as const }
}

/** The person gets an account as the contact with that address; one that staff have closed stays closed. */
export const grant: RecordAction<'portalAccess', 'grant'> = async (context, access) => {
  const { account, clock, today } = context
  if (access.until < today) throw problem('rule', { detail: text('portalAccess.past') })
  const colleague = await colleagueOf(context, access)
  const changes = { colleagueId: colleague.id, decidedBy: account.name, decidedAt: clock.now() }
  await tell(context, { ...access, ...changes }, 'portal-access-granted')
  return changesOf('portalAccess', changes)
}

async function colleagueOf(context: Context, access: Access): Promise<Stored<'contact'>> {
  const { records } = context
  const { firstName, lastName, email, phoneNumber } = access
  await lockContacts(context)
  const known = (await contactsOf(context, email)).toSorted((one, other) => one.id - other.id)
  const signedIn = known.find(({ accountStatus }) => accountStatus !== 'None')
  if (signedIn?.accountStatus === 'Deactivated') throw problem('rule', { detail: text('portalAccess.deactivated') })
  if (signedIn) return signedIn
  if (await isOfStaff(context, email)) throw problem('rule', { detail: text('portalAccess.staff') })
  const contact = known[0] ?? (await records.create('contact', { firstName, lastName, email, phoneNumber }))
  await records.act('contact', 'createAccount', contact.id, {})
  return contact
}

/** Letter case makes no other address: accounts are compared in the same way. */
async function contactsOf({ database, records, account }: Context, email: string): Promise<Stored<'contact'>[]> {
  const found = await database
    .selectFrom('contacts')
    .select('id')
    .where('tenant_id', '=', account.tenantId)
    .where(({ eb, fn, val }) => eb(fn<string>('lower', ['email']), '=', fn<string>('lower', [val(email)])))
    .execute()
  return found.length === 0 ? [] : records.list('contact', { id: found.map(({ id }) => id) })
}

async function isOfStaff({ database, account }: Context, email: string): Promise<boolean> {
  const found = await database
    .selectFrom('accounts')
    .select('id')
    .where('tenant_id', '=', account.tenantId)
    .where('contact_id', 'is', null)
    .where(({ eb, fn, val }) => eb(fn<string>('lower', ['user_name']), '=', fn<string>('lower', [val(email)])))
    .executeTakeFirst()
  return found !== undefined
}

export const refuse: RecordAction<'portalAccess', 'refuse'> = async (context, access) => {
  await tell(context, access, 'portal-access-ended')
  return changesOf('portalAccess', { decidedBy: context.account.name, decidedAt: context.clock.now() })
}

export const revoke: RecordAction<'portalAccess', 'revoke'> = async (context, access) => {
  await tell(context, access, 'portal-access-ended')
  return changesOf('portalAccess', { endedBy: context.account.name, endedAt: context.clock.now() })
}

/** Whoever asked and, once there is one, the contact of the person. */
async function tell(
  context: Context,
  access: Access,
  event: Extract<WrittenEvent, 'portal-access-granted' | 'portal-access-ended'>,
): Promise<void> {
  const { contactId, colleagueId } = access
  const people = await context.records.list('contact', {
    id: colleagueId === null ? [contactId] : [contactId, colleagueId],
  })
  const recipients = people.map(({ id, email, firstName, lastName }) => ({
    address: email,
    contactId: id,
    limitedPartnerId: access.limitedPartnerId,
    values: { name: `${firstName} ${lastName}` },
  }))
  const { tenant } = context.account
  const portal = path('portal.funds.overview', { pTenantId: tenant ?? '' })
  const values = { ...(await valuesOf(context, access)), path: portal }
  await writeMailsTo(context, { event, resource: 'portal-accesses', recordId: access.id, values }, recipients)
}

async function valuesOf({ records }: Context, access: Access) {
  const partner = await records.get('limitedPartner', access.limitedPartnerId)
  const fund = await records.get('fund', access.fundId)
  return {
    fund: fund?.name ?? '',
    partner: partner?.name ?? '',
    person: `${access.firstName} ${access.lastName}`,
    email: access.email,
    until: formatDate(access.until),
  }
}

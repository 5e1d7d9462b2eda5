/** Answers what a mail is about to the person it was sent to, from what that person may read anyway. */
import { allows } from '../access.ts'
import { answered } from '../api/reads.ts'
import { readStatement } from '../capital-account-statements/stored.ts'
import type { Context } from '../context.ts'
import { noteViews } from '../documents/downloads.server.ts'
import { publishedOf } from '../portal/holdings.server.ts'
import { ownMovementOf } from '../portal/movements.server.ts'
import { ownViewer } from '../portal/viewer.server.ts'
import { admissionOf } from '../onboarding/admission.server.ts'
import { questionCountOf } from '../onboarding/computed.server.ts'
import { signaturesOf } from '../onboarding/signedPapers.server.ts'
import { awaitedUntil, awaitsInvestor } from '../onboarding/steps.ts'
import type { OPEN_STATES } from '../onboarding/steps.ts'
import { reachedStates } from '../onboarding/way.server.ts'
import { problem } from '../problems.ts'
import { emailLinkReads } from './reads.ts'
import type { LinkedMail } from './reads.ts'
import { anyOf } from '../server/database/anyOf.ts'

export const emailLinkAnswers = answered(emailLinkReads, {
  linkedMail: (context, { guid }) => linkedMailOf(context, guid),
})

async function linkedMailOf(context: Context, guid: string): Promise<LinkedMail> {
  const { resource, recordId, limitedPartnerId } = await ownMailOf(context, guid)
  const about = (of: string): number | null => (resource === of ? recordId : null)
  const movementId = about('capital-movements')
  const periodId = about('reporting-periods')
  const onboardingId = about('onboardings')
  return {
    movement:
      movementId !== null && limitedPartnerId !== null
        ? ((await ownMovementOf(context, { movementId, limitedPartnerId })) ?? null)
        : null,
    period: periodId === null ? null : await periodOf(context, periodId),
    onboarding: onboardingId === null ? null : await onboardingOf(context, onboardingId),
  }
}

/** The mail that went to the caller, while its link holds: that of an onboarding until the onboarding has ended. */
async function ownMailOf({ database, account, clock }: Context, guid: string) {
  const mail = await database
    .selectFrom('mails as m')
    .innerJoin('accounts as a', 'a.tenant_id', 'm.tenant_id')
    .select(['m.resource', 'm.record_id as recordId', 'm.limited_partner_id as limitedPartnerId'])
    .where('m.tenant_id', '=', account.tenantId)
    .where('m.guid', '=', guid.toLowerCase())
    .where('m.status', '<>', 'Cancelled')
    .where('a.id', '=', account.id)
    .where(({ eb, fn, or }) =>
      or([
        eb('m.contact_id', '=', eb.ref('a.contact_id')),
        eb(fn<string>('lower', ['m.recipient']), '=', fn<string>('lower', ['a.user_name'])),
      ]),
    )
    .where(({ eb, or }) => or([eb('m.resource', '=', 'onboardings'), eb('m.link_until', '>', clock.now())]))
    .executeTakeFirst()
  if (!mail) throw problem('not-found')
  return mail
}

/** With the limited partners of which the caller is a contact, and what the statements of the period say of them. */
async function periodOf(context: Context, id: number): Promise<LinkedMail['period']> {
  const { database, account } = context
  const { actsFor } = await ownViewer(context)
  const rows = await database
    .selectFrom('reporting_periods as r')
    .innerJoin('funds as f', join => join.onRef('f.tenant_id', '=', 'r.tenant_id').onRef('f.id', '=', 'r.fund_id'))
    .innerJoin('limited_partners as p', join =>
      join.onRef('p.tenant_id', '=', 'f.tenant_id').onRef('p.fund_id', '=', 'f.id'),
    )
    .leftJoin('capital_account_statements as s', join =>
      join
        .onRef('s.tenant_id', '=', 'p.tenant_id')
        .onRef('s.limited_partner_id', '=', 'p.id')
        .onRef('s.reporting_period_id', '=', 'r.id'),
    )
    .select(['r.name', 'r.date', 'f.name as fund', 'p.id as partnerId', 'p.name as partner'])
    .select(['s.id as statementId', 's.snapshot', 's.size as statementSize'])
    .where('r.tenant_id', '=', account.tenantId)
    .where('r.id', '=', id)
    .where('r.status', '=', 'Published')
    .where('p.id', '=', anyOf(actsFor))
    .orderBy('p.name')
    .orderBy('p.id')
    .execute()
  const [first] = rows
  if (!first) return null
  const { name, date, fund } = first
  const limitedPartners = rows.map(({ partnerId, partner, statementId, snapshot, statementSize }) => ({
    id: partnerId,
    name: partner,
    statementSize,
    published: statementId === null || snapshot === null ? null : publishedOf(statementId, readStatement(snapshot)),
  }))
  await noteViews(
    context,
    'capital-account-statements',
    limitedPartners.flatMap(({ published }) => (published ? [published.statementId] : [])),
  )
  return { name, date, fund, limitedPartners }
}

/** Until it has ended, of the contact who fills it in, and of staff who is told of it. */
async function onboardingOf(context: Context, id: number): Promise<LinkedMail['onboarding']> {
  const { database, account } = context
  const found = await database
    .selectFrom('onboardings as o')
    .innerJoin('funds as f', join => join.onRef('f.tenant_id', '=', 'o.tenant_id').onRef('f.id', '=', 'o.fund_id'))
    .innerJoin('currencies as c', join =>
      join.onRef('c.tenant_id', '=', 'f.tenant_id').onRef('c.id', '=', 'f.currency_id'),
    )
    .innerJoin('accounts as a', 'a.tenant_id', 'o.tenant_id')
    .leftJoin('fund_managers as m', join =>
      join.onRef('m.tenant_id', '=', 'f.tenant_id').onRef('m.id', '=', 'f.manager_id'),
    )
    .select(['o.id', 'o.fund_id as fundId', 'o.investor_name as investorName', 'f.name as fund'])
    .select([
      'o.status',
      'o.commitment',
      'o.limited_partner_id as limitedPartnerId',
      'o.responsible',
      'o.responsible_email as responsibleEmail',
    ])
    .select(['c.code as currency', 'c.minor_units as minorUnits', 'm.telephone', 'o.status_date as statusDate'])
    .select(['f.onboarding_review_days as onboardingReviewDays', 'f.onboarding_answer_days as onboardingAnswerDays'])
    .select(['o.contact_id as contactId', 'a.contact_id as ownContactId'])
    .where('o.tenant_id', '=', account.tenantId)
    .where('o.id', '=', id)
    .where('o.status', 'not in', ['Completed', 'Aborted'])
    .where('a.id', '=', account.id)
    .$narrowType<{ status: (typeof OPEN_STATES)[number] }>()
    .executeTakeFirst()
  if (!found) return null
  const {
    contactId,
    ownContactId,
    statusDate,
    onboardingReviewDays,
    onboardingAnswerDays,
    limitedPartnerId,
    ...onboarding
  } = found
  const isOwn = contactId === ownContactId
  if (!isOwn && !allows('read', account.roles)) return null
  const stored = await context.records.get('onboarding', id)
  const questions = await questionCountOf(context, onboarding)
  const isAwaited = awaitsInvestor(onboarding.status, questions)
  return {
    ...onboarding,
    awaitsInvestor: isAwaited,
    questions,
    awaitedUntil: awaitedUntil(
      { status: onboarding.status, statusDate, awaitsInvestor: isAwaited },
      { onboardingReviewDays, onboardingAnswerDays },
    ),
    isOwn,
    admission: await admissionOf(context, { ...onboarding, limitedPartnerId }),
    signatures: stored ? await signaturesOf(context, stored) : [],
    reached: await reachedStates(context, id),
  }
}

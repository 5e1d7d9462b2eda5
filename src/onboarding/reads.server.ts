/** Answers about onboardings. What an investor is answered is that of its own account alone. */
import { answered } from '../api/reads.ts'
import type { FileAnswer } from '../api/reads.ts'
import type { Context, DocumentStep } from '../context.ts'
import { noteDownloads } from '../documents/downloads.server.ts'
import type { Stored } from '../entityTypes.ts'
import { problem } from '../problems.ts'
import { text } from '../texts.ts'
import { addedByContacts } from './addedPapers.server.ts'
import { admissionOf } from './admission.server.ts'
import { outcomeOf } from './completing.server.ts'
import { unansweredCommentsOf } from './computed.server.ts'
import { documentGuard } from './documents.ts'
import { duplicatesOf } from './duplicates.server.ts'
import { dossierContext, findingsNow } from './dossierContext.server.ts'
import { contactOf } from './mails.server.ts'
import type { DrawnPaper } from './paper.server.ts'
import { paperTitle, signersOf } from './paperContent.ts'
import { takesPapersByLink } from './papersByLink.ts'
import { hasChanged } from './questions.ts'
import { onboardingReads } from './reads.ts'
import type { OnboardingReferences, OnboardingNotes, OwnOnboardingRow } from './reads.ts'
import { onboardingProgressOf } from './progress.server.ts'
import { signedPaperOf } from './signedPapers.server.ts'
import { draftOf, paperOf } from './signing.server.ts'
import { awaitsInvestor, isSigned } from './steps.ts'

export const onboardingAnswers = answered(onboardingReads, {
  onboardingDuplicates: async (context, { id }) => duplicatesOf(context, await storedOnboarding(context, id)),
  onboardingFindings: async (context, { id }) => findingsNow(context, await storedOnboarding(context, id)),
  onboardingOutcome: async (context, { id }) => outcomeOf(context, await storedOnboarding(context, id)),
  onboardingProgress: async (context, { id }) => onboardingProgressOf(context, await storedOnboarding(context, id)),
  ownOnboardings: async (context, { tenant }) => {
    checkTenant(context, tenant)
    return ownOnboardingsOf(context)
  },
  ownOnboarding: async (context, { tenant, id }) => {
    checkTenant(context, tenant)
    return ownOnboardingOf(context, id)
  },
  ownOnboardingNotes: async (context, { tenant, id }) => {
    checkTenant(context, tenant)
    return notesOf(context, await ownOnboardingOf(context, id))
  },
  ownOnboardingReferences: async (context, { tenant, id }) => {
    checkTenant(context, tenant)
    return referencesOf(context, await ownOnboardingOf(context, id))
  },
  ownOnboardingPaper: async (context, { tenant, id, kind, documentId }) => {
    checkTenant(context, tenant)
    const onboarding = await ownOnboardingOf(context, id)
    if (isSigned(kind, onboarding.status) || documentId !== undefined)
      return signedPaperOf(context, kind, onboarding, documentId)
    return unsignedPaper(context, onboarding, paperTitle(kind), paperOf(context, kind, onboarding))
  },
  ownOnboardingDraft: async (context, { tenant, id, kind }) => {
    checkTenant(context, tenant)
    const onboarding = await ownOnboardingOf(context, id)
    const title = text('onboarding.paper.draft', { paper: paperTitle(kind) })
    return unsignedPaper(context, onboarding, title, draftOf(context, kind, onboarding))
  },
  ownOnboardingPapersLink: async (context, { tenant, id }) => {
    checkTenant(context, tenant)
    return { guid: await papersGuidOf(context, await ownOnboardingOf(context, id)) }
  },
})

/**
 * It is drawn anew each time and has no document yet, so who took it stands in the history of the onboarding, by its
 * title.
 */
async function unsignedPaper(
  context: Context,
  { id }: Stored<'onboarding'>,
  title: string,
  drawing: Promise<DrawnPaper>,
): Promise<FileAnswer> {
  const { content } = await drawing
  await noteDownloads(context, 'onboardings', [id], 'pdf', title)
  return { fileName: `${title}.pdf`, contentType: 'application/pdf', content }
}

async function storedOnboarding({ records }: Context, id: number): Promise<Stored<'onboarding'>> {
  const onboarding = await records.get('onboarding', id)
  if (!onboarding) throw problem('not-found')
  return onboarding
}

/** The address names the tenant for people to read; whose data it is, the account says. */
function checkTenant({ account }: Context, tenant: string): void {
  if (tenant !== account.tenant) throw problem('not-found')
}

/** One that nobody has started yet is none of the investor's. */
async function ownOnboardingsOf(context: Context): Promise<OwnOnboardingRow[]> {
  const { database, account } = context
  const rows = await database
    .selectFrom('accounts as a')
    .innerJoin('onboardings as o', join =>
      join.onRef('o.tenant_id', '=', 'a.tenant_id').onRef('o.contact_id', '=', 'a.contact_id'),
    )
    .innerJoin('funds as f', join => join.onRef('f.tenant_id', '=', 'o.tenant_id').onRef('f.id', '=', 'o.fund_id'))
    .select(['o.id', 'o.investor_name as investorName', 'f.name as fund', 'o.status', 'o.status_date as statusDate'])
    .where('a.tenant_id', '=', account.tenantId)
    .where('a.id', '=', account.id)
    .where('o.status', '<>', 'Created')
    .orderBy('o.id', 'desc')
    .execute()
  const ids = rows.map(({ id }) => id)
  const unanswered = ids.length > 0 ? await unansweredCommentsOf(context, ids) : undefined
  return rows.map(row => {
    const questions = unanswered?.get(row.id) ?? 0
    return { ...row, questions, mustAct: awaitsInvestor(row.status, questions) }
  })
}

async function ownOnboardingOf(context: Context, id: number): Promise<Stored<'onboarding'>> {
  const own = await ownOnboardingsOf(context)
  const onboarding = own.some(row => row.id === id) ? await context.records.get('onboarding', id) : undefined
  if (!onboarding) throw problem('not-found')
  return onboarding
}

async function notesOf(context: Context, onboarding: Stored<'onboarding'>): Promise<OnboardingNotes> {
  const { records } = context
  const comments = await records.list('onboardingComment', { onboardingId: onboarding.id })
  const documents = await records.list('document', { resource: 'onboardings', recordId: onboarding.id })
  const added = await addedByContacts(context, onboarding)
  const refusal = (operation: DocumentStep['operation'], { id, kind }: Stored<'document'>): string | null =>
    documentGuard(onboarding, { operation, kind, documentId: id, byApplicant: true, own: added.has(id) })
  return {
    comments: comments.map(comment => ({
      id: comment.id,
      version: comment.version,
      question: comment.question,
      kind: comment.kind,
      text: comment.text,
      status: comment.status,
      author: comment.author,
      writtenAt: comment.createdAt,
      reply: comment.reply,
      changed: hasChanged(onboarding.answers, comment),
    })),
    documents: documents
      .filter(document => refusal('see', document) === null)
      .map(document => ({
        id: document.id,
        version: document.version,
        kind: document.kind,
        fileName: document.fileName,
        description: document.description,
        size: document.size,
        addedAt: document.createdAt,
        locked: refusal('remove', document),
      })),
  }
}

async function referencesOf(context: Context, onboarding: Stored<'onboarding'>): Promise<OnboardingReferences> {
  const { records } = context
  const { today: _today, fund, ...references } = await dossierContext(context, onboarding)
  const named = await records.get('fund', onboarding.fundId)
  const { firstName, lastName, email, phoneNumber } = await contactOf(context, onboarding)
  const currencies = await records.list('currency', {})
  return {
    ...references,
    fund: { name: named?.name ?? '', ...fund },
    currencies: currencies.map(({ id, code }) => ({ id, code })),
    contact: { firstName, lastName, email, phoneNumber },
    signers: signersOf(onboarding),
    admission: await admissionOf(context, onboarding),
  }
}

/** The link that went to this contact, as long as papers are taken by it. */
async function papersGuidOf(
  { database, account }: Context,
  { id, contactId, status }: Stored<'onboarding'>,
): Promise<string | null> {
  if (!takesPapersByLink(status)) return null
  const mail = await database
    .selectFrom('mails')
    .select('guid')
    .where('tenant_id', '=', account.tenantId)
    .where('event', '=', 'start-onboarding')
    .where('resource', '=', 'onboardings')
    .where('record_id', '=', id)
    .where('contact_id', '=', contactId)
    .where('status', '<>', 'Cancelled')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return mail?.guid ?? null
}

/**
 * What was signed in a completed onboarding, for whoever acts for the holding that it led to. The declaration holds the
 * personal data of owners and directors: whoever only reads a holding along is not shown it.
 */
import type { FileAnswer } from '../api/reads.ts'
import type { Context } from '../context.ts'
import { storedFile } from '../documents/storedFile.server.ts'
import { formatDate } from '../formats.ts'
import { paperTitle } from '../onboarding/paperContent.ts'
import { SIGNED_KINDS, signedKindOf } from '../onboarding/steps.ts'
import type { SignedKind } from '../onboarding/steps.ts'
import { problem } from '../problems.ts'
import { text } from '../texts.ts'
import type { PaperViewer } from './viewer.server.ts'
import './texts.ts'
import { anyOf } from '../server/database/anyOf.ts'

export async function signedPapersOf(context: Context, viewer: PaperViewer) {
  const { today } = context
  const rows = await ownSigned(context, viewer).execute()
  return rows.flatMap(({ kind, fileName, completedOn, declaredOn, subscribedOn, key: _key, hash: _hash, ...paper }) => {
    const signed = signedKindOf(kind)
    if (!signed) return []
    const signedOn = signed === 'Subscription' ? subscribedOn : declaredOn
    return [{ ...paper, title: titleOf(signed, fileName, signedOn), publishedOn: completedOn ?? today }]
  })
}

export async function ownSignedPaperOf(context: Context, viewer: PaperViewer, id: number): Promise<FileAnswer> {
  return storedFile(context, ['documents', id], await ownSignedPaper(context, viewer, id))
}

export async function ownSignedPaper(context: Context, viewer: PaperViewer, id: number) {
  const own = await ownSigned(context, viewer).where('d.id', '=', id).executeTakeFirst()
  if (!own) throw problem('not-found', { detail: text('documents.nothing') })
  return own
}

function ownSigned({ database, account }: Context, { signedFor }: PaperViewer) {
  return database
    .selectFrom('onboardings as o')
    .innerJoin('documents as d', join =>
      join.onRef('d.tenant_id', '=', 'o.tenant_id').onRef('d.record_id', '=', 'o.id'),
    )
    .innerJoin('funds as f', join => join.onRef('f.tenant_id', '=', 'o.tenant_id').onRef('f.id', '=', 'o.fund_id'))
    .select(['d.id', 'd.kind', 'd.file_name as fileName', 'd.file_type as fileType', 'd.size'])
    .select(['d.content_key as key', 'd.content_hash as hash'])
    .select(['f.name as fund', 'o.limited_partner_id as limitedPartnerId', 'o.completion_date as completedOn'])
    .select(['o.due_diligence_date as declaredOn', 'o.subscription_date as subscribedOn'])
    .where('o.tenant_id', '=', account.tenantId)
    .where('o.status', '=', 'Completed')
    .where('o.limited_partner_id', '=', anyOf(signedFor))
    .where('d.resource', '=', 'onboardings')
    .where('d.kind', 'in', SIGNED_KINDS)
    .where('d.superseded', '=', false)
    .orderBy('d.id')
}

/** A file from elsewhere has any name; one that was made here begins with what it is. */
function titleOf(kind: SignedKind, fileName: string, signedOn: string | null): string {
  const name = fileName.replace(/\.[^.]+$/, '')
  const paper = paperTitle(kind)
  const title = name.startsWith(paper) ? name : `${paper}, ${name}`
  return signedOn === null ? title : text('portal.documents.signed', { title, date: formatDate(signedOn) })
}

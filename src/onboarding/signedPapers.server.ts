/** The papers of an onboarding as they were signed: the stored files, whatever the answers would give today. */
import type { FileAnswer } from '../api/reads.ts'
import type { Context } from '../context.ts'
import { storedFile } from '../documents/storedFile.server.ts'
import type { Stored } from '../entityTypes.ts'
import { problem } from '../problems.ts'
import { EVIDENCE } from './dossierEvidence.ts'
import type { Signature } from './reads.ts'
import { isSigned, SIGNED_KINDS } from './steps.ts'
import type { SignedKind } from './steps.ts'
import './texts.ts'

/** One of them by its id; without one the document that was signed. */
export async function signedPaperOf(
  context: Context,
  kind: SignedKind,
  { id }: Stored<'onboarding'>,
  documentId?: number,
): Promise<FileAnswer> {
  const documents = await context.records.list('document', { resource: 'onboardings', recordId: id, kind })
  const papers = documents.toSorted((one, other) => one.id - other.id)
  const paper = documentId === undefined ? signedOf(papers) : papers.find(each => each.id === documentId)
  if (!paper) throw problem('not-found')
  const { fileName, fileType, contentKey: key, contentHash: hash } = paper
  return storedFile(context, ['documents', paper.id], { fileName, fileType, key, hash })
}

/** Who signed each paper that is signed by now, on which day, and as which file. */
export async function signaturesOf(context: Context, onboarding: Stored<'onboarding'>): Promise<Signature[]> {
  const { id, status, dueDiligenceDate, subscriptionDate } = onboarding
  const documents = await context.records.list('document', { resource: 'onboardings', recordId: id })
  const signedAs = (kind: SignedKind): Stored<'document'> | undefined =>
    signedOf(documents.filter(paper => paper.kind === kind).toSorted((one, other) => one.id - other.id))
  return SIGNED_KINDS.filter(kind => isSigned(kind, status)).map(kind => {
    const signed = signedAs(kind)
    return {
      kind,
      date: kind === 'Subscription' ? subscriptionDate : dueDiligenceDate,
      signedBy: signed?.signedBy ?? null,
      fileName: signed?.fileName ?? null,
      pages: signed?.pages ?? null,
      documents: kind === 'Due diligence' ? evidenceOf(documents, signed) : null,
    }
  })
}

/** How many documents a declaration covers that was signed here; what came with a paper from elsewhere nobody knows. */
function evidenceOf(documents: readonly Stored<'document'>[], signed: Stored<'document'> | undefined): number | null {
  if (!signed || signed.signedBy === null) return null
  return documents.filter(({ kind, id }) => kind === EVIDENCE && id < signed.id).length
}

/**
 * Below a paper that was signed here stand names, and after it comes the record of them, which has none. Where nobody
 * has signed here it is the newest paper: reverting the status deletes those that hold no more.
 */
function signedOf(papers: readonly Stored<'document'>[]): Stored<'document'> | undefined {
  return papers.findLast(({ signedBy }) => signedBy !== null) ?? papers.at(-1)
}

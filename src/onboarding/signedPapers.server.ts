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
    const before = kind === 'Subscription' ? (signedAs('Due diligence')?.id ?? 0) : 0
    const isWithIt = ({ kind: of, id: documentId }: Stored<'document'>): boolean =>
      of === EVIDENCE && documentId > before && documentId < (signed?.id ?? 0)
    return {
      kind,
      date: kind === 'Subscription' ? subscriptionDate : dueDiligenceDate,
      signedBy: signed?.signedBy ?? null,
      fileName: signed?.fileName ?? null,
      pages: signed?.pages ?? null,
      documents: documents.filter(isWithIt).length,
    }
  })
}

/** Below a paper that was signed here stand names, and after it comes the record of them; else it is the newest. */
function signedOf(papers: readonly Stored<'document'>[]): Stored<'document'> | undefined {
  const [last, one] = [papers.at(-1), papers.at(-2)]
  return one && one.signedBy !== null ? one : last
}

/** The papers of an onboarding as they were signed: the stored files, whatever the answers would give today. */
import type { FileAnswer } from '../api/reads.ts'
import type { Context } from '../context.ts'
import { storedFile } from '../documents/storedFile.server.ts'
import type { Stored } from '../entityTypes.ts'
import { problem } from '../problems.ts'
import { text } from '../texts.ts'
import { signersOf } from './paperContent.ts'
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
  return SIGNED_KINDS.filter(kind => isSigned(kind, status)).map(kind => {
    const papers = documents.filter(paper => paper.kind === kind).toSorted((one, other) => one.id - other.id)
    return {
      kind,
      date: kind === 'Subscription' ? subscriptionDate : dueDiligenceDate,
      signers: recordedSigners(papers, signersOf(onboarding)),
      fileName: signedOf(papers)?.fileName ?? null,
    }
  })
}

/**
 * Those whom the answers name, where the record of signatures has the same names: who signs the contract may be changed
 * after the declaration was signed. A paper from elsewhere has no such record.
 */
function recordedSigners(papers: readonly Stored<'document'>[], names: readonly string[]): string[] {
  const [recorded = ''] = text('onboarding.paper.signedBy', { names: names.join(', ') }).split('%{at}')
  return names.length > 0 && papers.at(-1)?.description?.startsWith(recorded) ? [...names] : []
}

/** The record of signatures comes last and names the hash of what was signed; a paper from elsewhere has none. */
function signedOf(papers: readonly Stored<'document'>[]): Stored<'document'> | undefined {
  const last = papers.at(-1)
  return papers.find(({ contentHash }) => last?.description?.includes(contentHash)) ?? last
}

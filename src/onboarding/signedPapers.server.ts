/** The papers of an onboarding as they were signed: the stored files, whatever the answers would give today. */
import type { FileAnswer } from '../api/reads.ts'
import type { Context } from '../context.ts'
import { storedFile } from '../documents/storedFile.server.ts'
import type { Stored } from '../entityTypes.ts'
import { problem } from '../problems.ts'
import type { SignedKind } from './steps.ts'

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

/** The record of signatures comes last and names the hash of what was signed; a paper from elsewhere has none. */
function signedOf(papers: readonly Stored<'document'>[]): Stored<'document'> | undefined {
  const last = papers.at(-1)
  return papers.find(({ contentHash }) => last?.description?.includes(contentHash)) ?? last
}

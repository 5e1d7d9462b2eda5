/** The documents of evidence that are kept with an onboarding. */
import type { Context } from '../context.ts'
import type { Stored } from '../entityTypes.ts'
import type { Dossier, DossierFinding } from './dossier.ts'
import { EVIDENCE } from './dossierEvidence.ts'
import { rowName } from './answerPaths.ts'

type Document = Stored<'document'>

/** In the order in which they were added. */
export async function evidenceOf({ records }: Context, { id }: Stored<'onboarding'>): Promise<Document[]> {
  const found = await records.list('document', { resource: 'onboardings', recordId: id, kind: EVIDENCE })
  return found.toSorted((one, other) => one.id - other.id)
}

/** The answers that name a document which is none of the evidence. */
export function withoutFile(
  { answers }: Pick<Dossier, 'answers'>,
  documents: readonly Pick<Document, 'id'>[],
): DossierFinding[] {
  return (answers?.evidence ?? []).flatMap((paper, index): DossierFinding[] =>
    documents.some(({ id }) => id === paper.documentId)
      ? []
      : [{ question: `evidence.${rowName(paper, index)}.documentId`, code: 'fileMissing' }],
  )
}

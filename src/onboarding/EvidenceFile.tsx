/** The file of one paper in the answers, and whose paper it is. */
import { DOCUMENTS } from '../api/documents.ts'
import { useRecords } from '../web/kit/data/records.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { DocumentLink } from '../web/kit/documents/DocumentLink.tsx'
import { EVIDENCE, personOf } from './dossierEvidence.ts'
import { fullName } from './people.ts'
import type { Row } from './pipeline.ts'
import { answerAt } from './questions.ts'

/** As many as the answers may name. */
const FILES_MAX = 200

export function EvidenceFile({ row, path }: { row: Row; path: string }) {
  const translate = useTranslate()
  const { data } = useRecords(DOCUMENTS, {
    filter: { resource: 'onboardings', recordId: row.id, kind: [EVIDENCE] },
    limit: FILES_MAX,
  })
  const [documentId, key] = [answerAt(row.answers, `${path}.documentId`), answerAt(row.answers, `${path}.person`)]
  const file = data?.find(({ id }) => id === documentId)
  const person = typeof key === 'string' ? personOf(row, key) : undefined
  return (
    <>
      <div>
        <dt>{translate('onboarding.evidence.whose')}</dt>
        <dd>{person ? fullName(person) : row.investorName}</dd>
      </div>
      <div>
        <dt>{translate('onboarding.evidence.file')}</dt>
        <dd>
          {file ? (
            <DocumentLink id={file.id} fileName={file.fileName} />
          ) : (
            data && translate('onboarding.evidence.noFile')
          )}
        </dd>
      </div>
    </>
  )
}

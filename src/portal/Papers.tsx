/** Papers in a list, each with the button that saves it. */
import { formatDate } from '../formats.ts'
import { useCalls } from '../web/kit/data/calls.ts'
import { PlainIcon } from '../web/kit/page/PlainIcon.tsx'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import type { Paper } from './holding.ts'
import { FileButton } from './FileButton.tsx'
import { fileLabel } from './fileLabel.ts'
import { portalReads } from './reads.ts'
import { usePortal } from './usePortal.tsx'
import '../texts/portalPages.ts'

const READS = {
  notice: portalReads.portalNotice,
  statement: portalReads.portalStatement,
  report: portalReads.portalReport,
  signed: portalReads.portalSignedPaper,
} as const

interface PapersProps {
  papers: readonly Paper[]
  /** Of several funds: each says which. */
  withFund?: true
}

export function Papers({ papers, withFund }: PapersProps) {
  const translate = useTranslate()
  const calls = useCalls()
  const { asked } = usePortal()
  if (papers.length === 0) return <p className="portal-none">{translate('portalPapers.none')}</p>
  return (
    <ul className="portal-documents">
      {papers.map(({ kind, id, title, fund, publishedOn, fileType, size, isNew }) => (
        <li key={`${kind} ${id}`}>
          <PlainIcon name="document" />
          <span>
            <b>{title}</b> {isNew && <em>{translate('portalPapers.new')}</em>}
            <small>
              {[
                withFund && fund,
                translate(kind === 'signed' ? 'portalPapers.here' : 'portalPapers.published', {
                  date: formatDate(publishedOn),
                }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </small>
          </span>
          {asked && (
            <div className="portal-files">
              <FileButton
                label={fileLabel(translate, fileType, size)}
                name={translate('portal.documents.named', {
                  title,
                  file: fileLabel(translate, fileType, size),
                })}
                file={() => calls.file(READS[kind], { ...asked, id })}
              />
              {kind === 'statement' && (
                <FileButton
                  label={translate('portalPapers.excel')}
                  name={translate('portal.documents.named', { title, file: translate('portalPapers.excel') })}
                  file={() => calls.file(READS[kind], { ...asked, id, format: 'xlsx' })}
                />
              )}
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}

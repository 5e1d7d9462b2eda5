/** Papers in a list, each with the button that saves it. */
import { formatBytes, formatDate } from '../formats.ts'
import type { Translate } from '../texts.ts'
import { useCalls } from '../web/kit/data/calls.ts'
import { PlainIcon } from '../web/kit/page/PlainIcon.tsx'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import type { Paper } from './holding.ts'
import { FileButton } from './FileButton.tsx'
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
  if (papers.length === 0) return <p className="portal-none">{translate('portal.documents.none')}</p>
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
                translate(kind === 'signed' ? 'portal.documents.here' : 'portal.documents.published', {
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
                label={labelOf(translate, fileType, size)}
                name={translate('portal.documents.named', {
                  title,
                  file: labelOf(translate, fileType, size),
                })}
                file={() => calls.file(READS[kind], { ...asked, id })}
              />
              {kind === 'statement' && (
                <FileButton
                  label={translate('portal.documents.excel')}
                  name={translate('portal.documents.named', { title, file: translate('portal.documents.excel') })}
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

/** "PDF, 84 KB"; a paper that nobody has opened yet has no size. */
function labelOf(translate: Translate, fileType: string, size: number | null): string {
  const type = fileType.toUpperCase()
  return size === null
    ? translate('portal.documents.type', { type })
    : translate('portal.documents.typeAndSize', { type, size: formatBytes(size) })
}

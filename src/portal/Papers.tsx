/** Papers in a list, each with the button that saves it. */
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined'
import { formatBytes, formatDate } from '../formats.ts'
import type { Translate } from '../texts.ts'
import { useApi } from '../web/kit/data/api.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { DownloadButton } from '../web/kit/page/DownloadButton.tsx'
import type { Paper } from './holding.ts'
import { portalReads } from './reads.ts'
import { usePortal } from './usePortal.tsx'

const READS = {
  notice: portalReads.portalNotice,
  statement: portalReads.portalStatement,
  report: portalReads.portalReport,
} as const

interface PapersProps {
  papers: readonly Paper[]
  /** Of several funds: each says which. */
  withFund?: true
}

export function Papers({ papers, withFund }: PapersProps) {
  const translate = useTranslate()
  const api = useApi()
  const { asked } = usePortal()
  if (papers.length === 0) return <p className="portal-none">{translate('portal.documents.none')}</p>
  return (
    <ul className="portal-documents">
      {papers.map(({ kind, id, title, fund, publishedOn, fileType, size }) => (
        <li key={`${kind} ${id}`}>
          <DescriptionOutlined aria-hidden />
          <span>
            <b>{title}</b>
            <small>
              {[withFund && fund, translate('portal.documents.published', { date: formatDate(publishedOn) })]
                .filter(Boolean)
                .join(' · ')}
            </small>
          </span>
          {asked && (
            <DownloadButton
              label={labelOf(translate, fileType, size)}
              name={translate('portal.documents.named', { title, file: labelOf(translate, fileType, size) })}
              file={() => api.file(READS[kind], { ...asked, id })}
            />
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

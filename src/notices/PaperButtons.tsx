/** The three forms of a notice or a statement, each handed to the browser's own saving. */
import { useApi } from '../web/kit/data/api.ts'
import type { Download } from '../web/kit/data/calls.ts'
import { useReferenced, type RecordOf } from '../web/kit/data/records.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { DownloadButton } from '../web/kit/page/DownloadButton.tsx'
import { Nothing } from '../web/kit/page/ValueCell.tsx'
import { NOTICE_FORMATS, type NoticeFormat } from './formats.ts'
import { noticeReads } from './reads.ts'
import './notices.css'
import './texts.ts'

const SHOWN: Readonly<Record<NoticeFormat, string>> = { pdf: 'PDF', xlsx: 'Excel', json: 'JSON' }

export function PaperButtons({ notice: { id, status, limitedPartnerId } }: { notice: RecordOf<'notices'> }) {
  const api = useApi()
  const nameOf = useNoticeName(limitedPartnerId)
  if (status !== 'Made') return <Nothing />
  return <FormatButtons nameOf={nameOf} file={format => api.file(noticeReads.noticePaper, { id, format })} />
}

interface PreviewButtonsProps {
  movement: RecordOf<'capital-movements'>
  limitedPartnerId: number
}

/** As if the movement were completed now. */
export function PreviewButtons({ movement: { id }, limitedPartnerId }: PreviewButtonsProps) {
  const api = useApi()
  const nameOf = useNoticeName(limitedPartnerId)
  return (
    <FormatButtons
      nameOf={nameOf}
      file={format => api.file(noticeReads.noticePreview, { id, limitedPartnerId, format })}
    />
  )
}

function useNoticeName(limitedPartnerId: number): (format: string) => string {
  const translate = useTranslate()
  const name = useReferenced('limited-partners', limitedPartnerId)?.name ?? ''
  return format => translate('notice.download', { name, format })
}

interface FormatButtonsProps {
  /** What is downloaded, and for whom: the buttons of a row show no more than the format. */
  nameOf: (format: string) => string
  file: (format: NoticeFormat) => Promise<Download>
}

export function FormatButtons({ nameOf, file }: FormatButtonsProps) {
  return (
    <span className="paper-buttons">
      {NOTICE_FORMATS.map(format => (
        <DownloadButton
          key={format}
          inCell
          label={SHOWN[format]}
          name={nameOf(SHOWN[format])}
          file={() => file(format)}
        />
      ))}
    </span>
  )
}

/** The three forms of a notice, each handed to the browser's own saving. */
import { useState } from 'react'
import Button from '@mui/material/Button'
import { notifyFailure } from '../web/kit/data/failures.ts'
import { useApi } from '../web/kit/data/api.ts'
import { saveDownload, type Download } from '../web/kit/data/provider.ts'
import { useReferenced, type RecordOf } from '../web/kit/data/records.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { Nothing } from '../web/kit/page/ValueCell.tsx'
import { NOTICE_FORMATS, noticeReads, type NoticeFormat } from './reads.ts'
import './notices.css'
import './texts.ts'

const SHOWN: Readonly<Record<NoticeFormat, string>> = { pdf: 'PDF', xlsx: 'Excel', json: 'JSON' }

export function PaperButtons({ notice: { id, status, limitedPartnerId } }: { notice: RecordOf<'notices'> }) {
  const api = useApi()
  const name = useReferenced('limited-partners', limitedPartnerId)?.name ?? ''
  if (status !== 'Made') return <Nothing />
  return <FormatButtons name={name} file={format => api.file(noticeReads.noticePaper, { id, format })} />
}

interface PreviewButtonsProps {
  movement: RecordOf<'capital-movements'>
  limitedPartnerId: number
}

/** As if the movement were completed now. */
export function PreviewButtons({ movement: { id }, limitedPartnerId }: PreviewButtonsProps) {
  const api = useApi()
  const name = useReferenced('limited-partners', limitedPartnerId)?.name ?? ''
  return (
    <FormatButtons name={name} file={format => api.file(noticeReads.noticePreview, { id, limitedPartnerId, format })} />
  )
}

interface FormatButtonsProps {
  name: string
  file: (format: NoticeFormat) => Promise<Download>
}

export function FormatButtons({ name, file }: FormatButtonsProps) {
  return (
    <span className="paper-buttons">
      {NOTICE_FORMATS.map(format => (
        <FormatButton key={format} name={name} format={format} file={() => file(format)} />
      ))}
    </span>
  )
}

function FormatButton({ name, format, file }: { name: string; format: NoticeFormat; file: () => Promise<Download> }) {
  const translate = useTranslate()
  const [working, setWorking] = useState(false)
  const run = async () => {
    setWorking(true)
    try {
      saveDownload(await file())
    } catch (error) {
      notifyFailure(error)
    } finally {
      setWorking(false)
    }
  }
  return (
    <Button
      variant="text"
      size="small"
      loading={working}
      aria-label={translate('notice.download', { name, format: SHOWN[format] })}
      onClick={() => {
        void run()
      }}
    >
      {SHOWN[format]}
    </Button>
  )
}

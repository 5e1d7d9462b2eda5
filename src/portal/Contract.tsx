/** A document of a transfer, saved by a press. */
import { useApi } from '../web/kit/data/api.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { DownloadButton } from '../web/kit/page/DownloadButton.tsx'
import { portalReads } from './reads.ts'
import { usePortal } from './usePortal.tsx'
import type { CompletedTransfer } from './transfer.ts'

interface ContractProps {
  transferId: number
  document: CompletedTransfer['documents'][number]
  label: string
}

export function Contract({ transferId, document: { id, fileName }, label }: ContractProps) {
  const translate = useTranslate()
  const api = useApi()
  const { asked } = usePortal()
  return (
    <DownloadButton
      label={label}
      name={translate('portal.transfers.contractNamed', { label, name: fileName })}
      file={() =>
        api.file(portalReads.portalTransferDocument, { tenant: '', ...asked, id: transferId, documentId: id })
      }
    />
  )
}

/** A document of a transfer, saved by a press. */
import { useCalls } from '../web/kit/data/calls.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { FileButton } from './FileButton.tsx'
import { portalReads } from './reads.ts'
import { usePortal } from './usePortal.tsx'
import type { CompletedTransfer } from './transfer.ts'
import '../texts/portalPages.ts'

interface ContractProps {
  transferId: number
  document: CompletedTransfer['documents'][number]
  label: string
}

export function Contract({ transferId, document: { id, fileName }, label }: ContractProps) {
  const translate = useTranslate()
  const calls = useCalls()
  const { asked } = usePortal()
  return (
    <FileButton
      label={label}
      name={translate('portalTransfers.contractNamed', { label, name: fileName })}
      file={() =>
        calls.file(portalReads.portalTransferDocument, { tenant: '', ...asked, id: transferId, documentId: id })
      }
    />
  )
}

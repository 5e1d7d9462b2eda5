/** Deleting asks in the same words wherever it is offered: on a page, in a dialogue, in a panel. */
import type { Resource } from '../../../entity.ts'
import type { AnyRecord } from '../data/records.ts'
import { useTranslate } from '../data/useTranslate.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { recordName } from '../data/metadata.ts'

interface DeleteQuestionProps {
  resource: Resource
  record: AnyRecord
  onConfirm: () => void
  onClose: () => void
}

export function DeleteQuestion({ resource, record, onConfirm, onClose }: DeleteQuestionProps) {
  const translate = useTranslate()
  return (
    <ConfirmDialog
      title={translate('form.deleteTitle', { name: recordName(resource, record) })}
      verb={translate('action.delete')}
      destroys
      onClose={onClose}
      onConfirm={() => {
        onClose()
        onConfirm()
      }}
    >
      <p>{translate('form.deleteSentence')}</p>
      <p>
        <strong>{translate('kit.irreversible')}</strong>
      </p>
    </ConfirmDialog>
  )
}

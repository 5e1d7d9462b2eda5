/** Asked before typed work is lost: by following a link, choosing something else, closing a sheet or signing out. */
import { useTranslate } from '../data/useTranslate.ts'
import { ConfirmDialog } from '../dialog/ConfirmDialog.tsx'

export function LeaveQuestion({ onConfirm, onClose }: { onConfirm: () => void; onClose: () => void }) {
  const translate = useTranslate()
  return (
    <ConfirmDialog
      title={translate('form.leaveTitle')}
      verb={translate('form.leave')}
      cancel={translate('form.stay')}
      destroys
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {translate('form.leaveSentence')}
    </ConfirmDialog>
  )
}

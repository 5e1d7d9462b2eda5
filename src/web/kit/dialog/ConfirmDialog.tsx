/** A question with its consequence, the verb on the button, the focus on Cancel. */
import { useId, type ReactNode } from 'react'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useTranslate } from '../data/useTranslate.ts'

interface ConfirmDialogProps {
  title: string
  children?: ReactNode
  /** The verb: "Delete", "Publish and send 42 e-mails". */
  verb: string
  cancel?: string
  /** Red only where data is destroyed. */
  destroys?: boolean
  onConfirm: () => void
  onClose: () => void
}

export function ConfirmDialog({
  title,
  children,
  verb,
  cancel,
  destroys = false,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const translate = useTranslate()
  const id = useId()
  return (
    // It may be asked from inside a menu, for which Tab and letters mean something else.
    <Dialog
      open
      onClose={(_, reason) => {
        if (reason === 'escapeKeyDown') onClose()
      }}
      onKeyDown={event => event.stopPropagation()}
      aria-labelledby={id}
      role="alertdialog"
      className="confirm-dialog"
    >
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>{children}</DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onClose}>
          {cancel ?? translate('action.cancel')}
        </Button>
        <Button variant="contained" {...(destroys && { color: 'error', className: 'destroys' })} onClick={onConfirm}>
          {verb}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

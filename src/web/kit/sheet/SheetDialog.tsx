/** A sheet in a dialogue: closed with Escape or a button, and with typed amounts only after asking. */
import { useId, type ReactNode } from 'react'
import Button from '@mui/material/Button'
import Dialog, { type DialogProps } from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogTitle from '@mui/material/DialogTitle'
import { useTranslate } from '../data/useTranslate.ts'
import { useSheetLeaving } from './useSheetLeaving.tsx'

interface SheetDialogProps extends Pick<DialogProps, 'maxWidth' | 'className'> {
  title: string
  /** Key of the words of the button that leaves the sheet. */
  closing: 'action.cancel' | 'action.close'
  saveLabel: string
  /** Whether something is typed and not saved. */
  dirty: boolean
  isSaving: boolean
  /** True when everything is saved. */
  save: () => Promise<boolean>
  onSaved: () => void
  /** The sheet is left with what is typed into it. */
  onLeave: () => void
  children: ReactNode
}

export function SheetDialog(props: SheetDialogProps) {
  const { title, closing, saveLabel, dirty, isSaving, save, onSaved, onLeave, className, children, ...dialog } = props
  const translate = useTranslate()
  const id = useId()
  const { close, question } = useSheetLeaving(dirty, onLeave)
  return (
    <Dialog
      {...dialog}
      className={['sheet-dialog', className].filter(Boolean).join(' ')}
      open
      onClose={(_, reason) => {
        if (reason === 'escapeKeyDown') close()
      }}
      aria-labelledby={id}
      fullWidth
    >
      <DialogTitle id={id}>{title}</DialogTitle>
      {children}
      <DialogActions>
        <Button onClick={close}>{translate(closing)}</Button>
        <Button
          variant="contained"
          loading={isSaving}
          loadingPosition="start"
          aria-disabled={!dirty || undefined}
          onClick={() => {
            void save().then(done => {
              if (done) onSaved()
            })
          }}
        >
          {dirty ? saveLabel : translate('form.saveChanges')}
        </Button>
      </DialogActions>
      {question}
    </Dialog>
  )
}

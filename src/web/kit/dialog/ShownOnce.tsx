/** A secret that was made just now, shown once, to be copied into the settings of a program. */
import { useId, useState } from 'react'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import CheckOutlined from '@mui/icons-material/CheckOutlined'
import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined'
import { useTranslate } from '../data/useTranslate.ts'
import './shownOnce.css'

interface ShownOnceProps {
  title: string
  sentence: string
  /** What the secret is called. */
  label: string
  /** "Copy the key". */
  verb: string
  secret: string
  onClose: () => void
}

/** Neither Escape nor a click beside it throws away what cannot be shown again. */
export function ShownOnce({ title, sentence, label, verb, secret, onClose }: ShownOnceProps) {
  const translate = useTranslate()
  const titleId = useId()
  const [copied, setCopied] = useState(false)
  return (
    <Dialog open aria-labelledby={titleId} fullWidth className="entity-dialog">
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <p>{sentence}</p>
        <output className="shown-once" aria-label={label}>
          {secret}
        </output>
      </DialogContent>
      <DialogActions>
        <Button
          autoFocus
          variant="contained"
          startIcon={copied ? <CheckOutlined /> : <ContentCopyOutlined />}
          onClick={() => {
            navigator.clipboard.writeText(secret).then(
              () => setCopied(true),
              () => setCopied(false),
            )
          }}
        >
          {copied ? translate('kit.copied') : verb}
        </Button>
        <Button onClick={onClose}>{translate('kit.done')}</Button>
      </DialogActions>
    </Dialog>
  )
}

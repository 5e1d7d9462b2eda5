import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useTranslate } from '../kit/data/useTranslate.ts'
import { usePreference } from './preferences.ts'

const SHORTCUTS = [
  'search',
  'save',
  'print',
  'funds',
  'contacts',
  'invoices',
  'find',
  'new',
  'record',
  'escape',
  'help',
] as const
const LIST_SHORTCUTS = ['rows', 'open'] as const

export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate()
  const singleKeys = usePreference('singleKeys')
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby="shortcuts-title"
      fullWidth
      maxWidth={false}
      slotProps={{ paper: { sx: { maxWidth: 440 } } }}
    >
      <DialogTitle id="shortcuts-title">{translate('shell.shortcuts')}</DialogTitle>
      <DialogContent>
        <dl className="shortcuts">
          {[...SHORTCUTS, ...LIST_SHORTCUTS].map(name => (
            <div key={name}>
              <dt>{translate(`shortcut.${name}`)}</dt>
              <dd>
                <kbd className="key">{translate(`key.${name}`)}</kbd>
              </dd>
            </div>
          ))}
        </dl>
        {!singleKeys && <p className="shortcuts-note">{translate('shell.singleKeysOff')}</p>}
        <p className="shortcuts-note">
          <a href="/api/docs">{translate('shell.apiDescription')}</a>
        </p>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('action.close')}</Button>
      </DialogActions>
    </Dialog>
  )
}

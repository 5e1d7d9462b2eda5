/** The dialogue of the back office in which a person goes on as another of the own accounts. */
import { useId } from 'react'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { path } from '../../paths.ts'
import '../../tenants/texts.ts'
import { useTranslate } from '../kit/data/useTranslate.ts'
import { OwnAccounts } from './OwnTenants.tsx'

export function SwitchTenant({ onClose }: { onClose: () => void }) {
  const translate = useTranslate()
  const id = useId()
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>{translate('tenant.own.title')}</DialogTitle>
      <DialogContent>
        <OwnAccounts next={() => path('home')} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('action.cancel')}</Button>
      </DialogActions>
    </Dialog>
  )
}

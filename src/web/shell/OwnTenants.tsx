/** Where a person has accounts and invitations: chosen in a dialogue, or before anything else can be shown. */
import { useId } from 'react'
import CheckOutlined from '@mui/icons-material/CheckOutlined'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import List from '@mui/material/List'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import { useQuery } from '@tanstack/react-query'
import type { OwnAccount } from '../../api/session.ts'
import { path } from '../../paths.ts'
import '../../tenants/texts.ts'
import { answerOf } from '../data/answerOf.ts'
import { http } from '../data/http.ts'
import { notifyFailure } from '../kit/data/failures.ts'
import { useOptionalSession } from '../kit/data/session.tsx'
import { useTranslate } from '../kit/data/useTranslate.ts'
import { currentPath } from '../sign-in/navigation.ts'
import { actAs, loadAnew } from '../sign-in/actingAs.ts'
import { ErrorView } from './ErrorView.tsx'

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

/** The page that was asked for is opened as the chosen account. */
export function ChooseAccount() {
  const translate = useTranslate()
  return (
    <main className="content">
      <ErrorView
        title={translate('tenant.own.chooseTitle')}
        sentence={translate('tenant.own.chooseSentence')}
        withHome={false}
      >
        <OwnAccounts next={currentPath} />
      </ErrorView>
    </main>
  )
}

/** `next` is the page that is opened as the chosen account. */
function OwnAccounts({ next }: { next: () => string }) {
  const translate = useTranslate()
  const here = useOptionalSession()?.account.id
  const { data: accounts, error } = useQuery({
    queryKey: ['own-accounts'],
    queryFn: () => answerOf<readonly OwnAccount[]>('/api/me/accounts'),
    retry: false,
  })
  if (error) return <p role="alert">{error.message}</p>
  if (accounts?.length === 0) return <p>{translate('tenant.own.none')}</p>
  return (
    <List aria-busy={accounts === undefined} sx={{ width: '100%' }}>
      {accounts?.map(account => (
        <ListItemButton
          key={account.id}
          autoFocus={account === accounts[0]}
          aria-current={account.id === here || undefined}
          onClick={() => {
            open(account, next()).catch(notifyFailure)
          }}
        >
          <ListItemText
            primary={account.tenant.name}
            secondary={translate(
              account.invited ? 'tenant.own.invited' : account.id === here ? 'tenant.own.here' : 'tenant.own.other',
            )}
          />
          {account.id === here && <CheckOutlined aria-hidden />}
        </ListItemButton>
      ))}
    </List>
  )
}

async function open({ id, tenant, invited }: OwnAccount, next: string): Promise<void> {
  if (invited) await http(`/api/me/accounts/${id}/accept`, { method: 'POST' })
  actAs({ id, tenant: tenant.shortName })
  loadAnew(next)
}

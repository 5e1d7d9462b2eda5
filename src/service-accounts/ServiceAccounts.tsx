/** The programs that use the API, kept by administrators on Home: added, given keys, revoked. */
import { Suspense, lazy, useState } from 'react'
import Button from '@mui/material/Button'
import { actionOf } from '../entityTypes.ts'
import { preload, recordName, useEntity } from '../web/kit/data/metadata.ts'
import type { RecordOf } from '../web/kit/data/records.ts'
import { useSession } from '../web/kit/data/session.tsx'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { availability } from '../web/kit/dialog/availability.ts'
import { EntityList } from '../web/kit/list/EntityList.tsx'
import './texts.ts'

preload('service-accounts', 'list')

const ActionDialog = lazy(() =>
  import('../web/kit/form/ActionDialog.tsx').then(module => ({ default: module.ActionDialog })),
)
const KeyDialog = lazy(() => import('./KeyDialog.tsx').then(module => ({ default: module.KeyDialog })))

type ServiceAccount = RecordOf<'service-accounts'>

export function ServiceAccounts() {
  const translate = useTranslate()
  const [keyed, setKeyed] = useState<ServiceAccount | null>(null)
  const [revoked, setRevoked] = useState<ServiceAccount | null>(null)
  const entity = useEntity('service-accounts')
  return (
    <section aria-label={translate('serviceAccount.title')}>
      <EntityList
        resource="service-accounts"
        embedded
        title={translate('serviceAccount.title')}
        facts={<span>{translate('serviceAccount.sentence')}</span>}
        emptySentence={translate('serviceAccount.empty')}
        addInDialog={{
          fields: ['name', 'purpose', 'role', 'resources'],
          sentence: translate('serviceAccount.newSentence'),
          onSaved: setKeyed,
        }}
        editInDialog={{ fields: ['purpose', 'role', 'resources'] }}
        rowActions={account => <RowActions account={account} onKey={setKeyed} onRevoke={setRevoked} />}
      />
      <Suspense fallback={null}>
        {keyed && <KeyDialog account={keyed} onClose={() => setKeyed(null)} />}
        {revoked && (
          <ActionDialog
            entity={entity}
            action={actionOf(entity, 'revoke')}
            record={revoked}
            onClose={() => setRevoked(null)}
            onActed={() => setRevoked(null)}
          />
        )}
      </Suspense>
    </section>
  )
}

interface RowActionsProps {
  account: ServiceAccount
  onKey: (account: ServiceAccount) => void
  onRevoke: (account: ServiceAccount) => void
}

/** Whoever is revoked stays so; its name stands in the history. */
function RowActions({ account, onKey, onRevoke }: RowActionsProps) {
  const translate = useTranslate()
  const { allows } = useSession()
  const entity = useEntity('service-accounts')
  if (account.status === 'Revoked') return null
  const name = recordName('service-accounts', account)
  const [makeKey, revoke] = [actionOf(entity, 'makeKey'), actionOf(entity, 'revoke')]
  return (
    <>
      <Button
        size="small"
        aria-label={translate('kit.actionQuestion', { action: makeKey.title, name })}
        onClick={() => onKey(account)}
      >
        {makeKey.title}
      </Button>
      {availability(entity, revoke, account, allows, false).inState && (
        <Button
          size="small"
          aria-label={translate('kit.actionQuestion', { action: revoke.title, name })}
          onClick={() => onRevoke(account)}
        >
          {revoke.title}
        </Button>
      )}
    </>
  )
}

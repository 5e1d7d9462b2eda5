/** The accounts of a tenant's own people, kept by its administrators on Home: added, deactivated, activated. */
import { Suspense, lazy, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import Button from '@mui/material/Button'
import type { Action } from '../entity.ts'
import { knownRoles } from '../access.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { availability } from '../web/kit/dialog/availability.ts'
import { EntityList } from '../web/kit/list/EntityList.tsx'
import { Nothing } from '../web/kit/page/ValueCell.tsx'
import { preload, recordName, useEntity } from '../web/kit/data/metadata.ts'
import type { RecordOf } from '../web/kit/data/records.ts'
import { useSession } from '../web/kit/data/session.tsx'
import './texts.ts'

preload('accounts', 'list')

const ActionDialog = lazy(() =>
  import('../web/kit/form/ActionDialog.tsx').then(module => ({ default: module.ActionDialog })),
)

/** Contacts' accounts are kept with the contacts, those of programs with their service accounts. */
const STAFF = { contactId: null, kind_ne: 'Program' } as const

export function StaffAccounts() {
  const translate = useTranslate()
  const client = useQueryClient()
  return (
    <section aria-label={translate('account.staff')}>
      <EntityList
        resource="accounts"
        embedded
        title={translate('account.staff')}
        facts={<span>{translate('account.staffSentence')}</span>}
        parentFilter={STAFF}
        emptySentence={translate('account.staffEmpty')}
        ownColumns={[
          {
            name: 'rolesInWords',
            sortBy: 'roles',
            title: translate('account.roles'),
            cell: account => <Roles account={account} />,
          },
        ]}
        addInDialog={{
          fields: ['name', 'userName'],
          sentence: translate('account.newSentence'),
          onSaved: () => {
            void client.invalidateQueries({ queryKey: ['mails'] })
          },
        }}
        editInDialog={{ fields: ['name'] }}
        rowActions={account => (
          <Suspense fallback={null}>
            <NextAction account={account} />
          </Suspense>
        )}
      />
    </section>
  )
}

/**
 * As the identity provider stated them, in the words of the product; nobody has signed in with an account that has
 * none.
 */
function Roles({ account }: { account: RecordOf<'accounts'> }) {
  const translate = useTranslate()
  const roles = knownRoles(account.roles?.split(', ') ?? []) ?? []
  return roles.length > 0 ? <>{roles.map(role => translate(`shell.role.${role}`)).join(', ')}</> : <Nothing />
}

/** In each state there is one thing to do. */
function NextAction({ account }: { account: RecordOf<'accounts'> }) {
  const translate = useTranslate()
  const entity = useEntity('accounts')
  const session = useSession()
  const [running, setRunning] = useState<Action | null>(null)
  const next = entity.actions.find(action => availability(entity, action, account, session.allows, false).inState)
  // One's own account cannot be closed by oneself.
  if (!next || account.id === session.account.id) return null
  return (
    <>
      <Button
        size="small"
        aria-label={translate('kit.actionQuestion', { action: next.title, name: recordName('accounts', account) })}
        onClick={() => setRunning(next)}
      >
        {next.title}
      </Button>
      <Suspense fallback={null}>
        {running && (
          <ActionDialog
            entity={entity}
            action={running}
            record={account}
            onClose={() => setRunning(null)}
            onActed={() => setRunning(null)}
          />
        )}
      </Suspense>
    </>
  )
}

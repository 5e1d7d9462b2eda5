/** Who besides its contacts reads a limited partner's holding in the portal, and what administrators decide of it. */
import { Suspense, lazy, useMemo, useState } from 'react'
import Button from '@mui/material/Button'
import { preload, recordName, useEntity } from '../web/kit/data/metadata.ts'
import type { RecordOf } from '../web/kit/data/records.ts'
import { useSession } from '../web/kit/data/session.tsx'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { availability } from '../web/kit/dialog/availability.ts'
import { EntityList } from '../web/kit/list/EntityList.tsx'
import './texts.ts'

preload('portal-accesses', 'list')

const ActionDialog = lazy(() =>
  import('../web/kit/form/ActionDialog.tsx').then(module => ({ default: module.ActionDialog })),
)

export function PortalAccesses({ limitedPartnerId }: { limitedPartnerId: number }) {
  const translate = useTranslate()
  const own = useMemo(() => ({ limitedPartnerId }), [limitedPartnerId])
  return (
    <EntityList
      resource="portal-accesses"
      embedded
      title={translate('limitedPartner.accesses.title')}
      facts={<span>{translate('limitedPartner.accesses.sentence')}</span>}
      parentFilter={own}
      emptySentence={translate('limitedPartner.accesses.empty')}
      rowActions={access => <Decisions access={access} />}
    />
  )
}

/** What can be done with it in its state, for whoever may do it. */
function Decisions({ access }: { access: RecordOf<'portal-accesses'> }) {
  const translate = useTranslate()
  const entity = useEntity('portal-accesses')
  const { allows } = useSession()
  const [running, setRunning] = useState<(typeof entity.actions)[number] | null>(null)
  const open = entity.actions.filter(action => {
    if (action.on !== 'record' || (action.name === 'revoke' && access.status === 'Asked')) return false
    const { inState, reason } = availability(entity, action, access, allows, false)
    return inState && !reason
  })
  return (
    <>
      {open.map(action => (
        <Button
          key={action.name}
          size="small"
          aria-label={translate('kit.actionQuestion', {
            action: action.title,
            name: recordName('portal-accesses', access),
          })}
          onClick={() => setRunning(action)}
        >
          {action.title}
        </Button>
      ))}
      {running && (
        <Suspense fallback={null}>
          <ActionDialog
            entity={entity}
            action={running}
            record={access}
            onClose={() => setRunning(null)}
            onActed={() => setRunning(null)}
          />
        </Suspense>
      )}
    </>
  )
}

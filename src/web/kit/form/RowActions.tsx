/** In a row of a list: what can be done with the record in its state, for whoever may do it. */
import { Suspense, lazy, useState } from 'react'
import Button from '@mui/material/Button'
import type { Action, Resource } from '../../../entity.ts'
import { recordName, useEntity } from '../data/metadata.ts'
import type { RecordOf } from '../data/records.ts'
import { useSession } from '../data/session.tsx'
import { useTranslate } from '../data/useTranslate.ts'
import { availability } from '../dialog/availability.ts'

const ActionDialog = lazy(() => import('./ActionDialog.tsx').then(module => ({ default: module.ActionDialog })))

interface RowActionsProps<R extends Resource> {
  resource: R
  record: RecordOf<R>
  /** Leaves out what the state allows but another button of the row says better. */
  isOffered?: (action: Action) => boolean
}

export function RowActions<R extends Resource>({ resource, record, isOffered = () => true }: RowActionsProps<R>) {
  const translate = useTranslate()
  const entity = useEntity(resource)
  const { allows } = useSession()
  const [running, setRunning] = useState<Action | null>(null)
  const open = entity.actions.filter(action => {
    if (action.on !== 'record' || !isOffered(action)) return false
    const { inState, reason } = availability(entity, action, record, allows, false)
    return inState && !reason
  })
  return (
    <>
      {open.map(action => (
        <Button
          key={action.name}
          size="small"
          aria-label={translate('kit.actionQuestion', { action: action.title, name: recordName(resource, record) })}
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
            record={record}
            onClose={() => setRunning(null)}
            onActed={() => setRunning(null)}
          />
        </Suspense>
      )}
    </>
  )
}

/** Whether one person may complete and publish, decided by two administrators on Home, with all that was decided. */
import { Suspense, lazy, useState } from 'react'
import Button from '@mui/material/Button'
import Tooltip from '@mui/material/Tooltip'
import { fieldOf } from '../entityTypes.ts'
import { preload, recordName, useEntity } from '../web/kit/data/metadata.ts'
import type { RecordOf } from '../web/kit/data/records.ts'
import { useSession } from '../web/kit/data/session.tsx'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { availability } from '../web/kit/dialog/availability.ts'
import { EntityList } from '../web/kit/list/EntityList.tsx'
import { Nothing } from '../web/kit/page/ValueCell.tsx'
import './texts.ts'

preload('four-eyes-waivers', 'list')

const ActionDialog = lazy(() =>
  import('../web/kit/form/ActionDialog.tsx').then(module => ({ default: module.ActionDialog })),
)

export function FourEyes() {
  const translate = useTranslate()
  const entity = useEntity('four-eyes-waivers')
  return (
    <section aria-label={translate('fourEyes.title')}>
      <EntityList
        resource="four-eyes-waivers"
        embedded
        title={translate('fourEyes.title')}
        facts={<span>{translate('fourEyes.sentence')}</span>}
        emptySentence={translate('fourEyes.empty')}
        ownColumns={[
          {
            name: 'askedBy',
            sortBy: null,
            title: fieldOf(entity, 'askedBy').title,
            cell: ({ askedBy }) => askedBy ?? <Nothing />,
          },
        ]}
        addInDialog={{ fields: ['reason'], sentence: translate('fourEyes.newSentence') }}
        rowActions={waiver => (
          <Suspense fallback={null}>
            <NextAction waiver={waiver} />
          </Suspense>
        )}
      />
    </section>
  )
}

/** In each state there is one thing to do; who may not do it is told why. */
function NextAction({ waiver }: { waiver: RecordOf<'four-eyes-waivers'> }) {
  const translate = useTranslate()
  const entity = useEntity('four-eyes-waivers')
  const { allows } = useSession()
  const [running, setRunning] = useState(false)
  const next = entity.actions.find(action => availability(entity, action, waiver, allows, false).inState)
  if (!next) return null
  const { reason } = availability(entity, next, waiver, allows, false)
  return (
    <>
      <Tooltip describeChild title={reason ? translate(reason.key, reason.values) : ''}>
        <Button
          size="small"
          aria-disabled={reason ? true : undefined}
          aria-label={translate('kit.actionQuestion', {
            action: next.title,
            name: recordName('four-eyes-waivers', waiver),
          })}
          onClick={() => {
            if (!reason) setRunning(true)
          }}
        >
          {next.title}
        </Button>
      </Tooltip>
      {running && (
        <Suspense fallback={null}>
          <ActionDialog
            entity={entity}
            action={next}
            record={waiver}
            onClose={() => setRunning(false)}
            onActed={() => setRunning(false)}
          />
        </Suspense>
      )}
    </>
  )
}

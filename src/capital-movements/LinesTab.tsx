/** The lines of a movement: to be changed while it is open, afterwards with what has come in of each. */
import { useMemo } from 'react'
import Button from '@mui/material/Button'
import GroupOutlined from '@mui/icons-material/GroupOutlined'
import Skeleton from '@mui/material/Skeleton'
import type { FieldName } from '../entityTypes.ts'
import type { RecordOf } from '../web/kit/data/records.ts'
import { useSession } from '../web/kit/data/session.tsx'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { LeaveGuard } from '../web/kit/form/LeaveGuard.tsx'
import { EntityList } from '../web/kit/list/EntityList.tsx'
import { EmptyState } from '../web/kit/page/EmptyState.tsx'
import { LinesTable } from './LinesTable.tsx'
import { useLines } from './useLines.tsx'
import './capitalMovements.css'

export function LinesTab({ movement }: { movement: RecordOf<'capital-movements'> }) {
  const translate = useTranslate()
  const { allows } = useSession()
  const lines = useLines(movement)
  const readOnly = movement.status !== 'Open' || !allows('edit')
  const wrong = Object.keys(lines.errors).length
  if (lines.isPending) return <Skeleton variant="rectangular" height={320} />
  if (lines.rows.length === 0)
    return (
      <EmptyState
        icon={<GroupOutlined />}
        title={translate('capitalMovement.noLinesTitle')}
        sentence={translate('capitalMovement.noLines')}
      />
    )
  return (
    <div className="lines-tab">
      <LinesTable movement={movement} lines={lines} readOnly={readOnly} />
      {!readOnly && lines.changed > 0 && (
        <div className="lines-save" role="region" aria-label={translate('capitalMovement.linesBar')}>
          <span role="status">
            {wrong > 0
              ? translate('capitalMovement.linesWrong', { smart_count: wrong })
              : translate('capitalMovement.linesChanged', { smart_count: lines.changed })}
          </span>
          <Button variant="text" onClick={lines.discard}>
            {translate('action.discard')}
          </Button>
          <Button variant="contained" loading={lines.isSaving} onClick={() => void lines.save()}>
            {translate('capitalMovement.saveLines')}
          </Button>
        </div>
      )}
      <LeaveGuard dirty={lines.changed > 0} isLeaving={() => false} onDiscard={lines.discard} />
    </div>
  )
}

const PAYMENT: readonly FieldName<'capitalMovementLine'>[] = ['paymentStatus', 'amountReceived', 'receivedDate']

/** What has come in of each line; the lines themselves stay as they were completed. */
export function PaymentsTab({ movement: { id } }: { movement: RecordOf<'capital-movements'> }) {
  const translate = useTranslate()
  const own = useMemo(() => ({ capitalMovementId: id }), [id])
  return (
    <EntityList
      resource="capital-movement-lines"
      embedded
      title={translate('capitalMovement.tab.payments')}
      parentFilter={own}
      decimals="own"
      editInDialog={{ fields: PAYMENT, sentence: translate('capitalMovement.paymentSentence') }}
      emptySentence={translate('capitalMovement.noLines')}
    />
  )
}

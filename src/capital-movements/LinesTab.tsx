/** The lines of a movement: to be changed while it is open, and each explained. */
import { useEffect, useState } from 'react'
import Button from '@mui/material/Button'
import GroupOutlined from '@mui/icons-material/GroupOutlined'
import Skeleton from '@mui/material/Skeleton'
import type { RecordOf } from '../web/kit/data/records.ts'
import { useEntity } from '../web/kit/data/metadata.ts'
import { useSession } from '../web/kit/data/session.tsx'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { useLockReason } from '../web/kit/form/lockReason.ts'
import { LeaveGuard } from '../web/kit/form/LeaveGuard.tsx'
import { EmptyState } from '../web/kit/page/EmptyState.tsx'
import { LinePanel } from './LinePanel.tsx'
import { LinesTable } from './LinesTable.tsx'
import { useLines } from './useLines.tsx'
import './capitalMovements.css'

interface LinesTabProps {
  movement: RecordOf<'capital-movements'>
  /** Told when lines are typed that are not saved yet, and when no more. */
  onTyped: (typed: boolean) => void
}

export function LinesTab({ movement, onTyped }: LinesTabProps) {
  const translate = useTranslate()
  const { allows } = useSession()
  const lines = useLines(movement)
  // A closed period keeps the lines as it keeps the movement.
  const lock = useLockReason(useEntity('capital-movements'), movement)
  const readOnly = movement.status !== 'Open' || lock !== null || !allows('edit')
  const [explained, setExplained] = useState<number | null>(null)
  const row = lines.rows.find(({ line }) => line.id === explained)
  const isTyped = lines.changed > 0
  useEffect(() => onTyped(isTyped), [onTyped, isTyped])
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
      <LinesTable
        movement={movement}
        lines={lines}
        readOnly={readOnly}
        explained={explained}
        onExplain={setExplained}
      />
      {!readOnly && isTyped && (
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
      {row && <LinePanel movement={movement} lines={lines} row={row} onClose={() => setExplained(null)} />}
      <LeaveGuard dirty={isTyped} isLeaving={() => false} onDiscard={lines.discard} />
    </div>
  )
}

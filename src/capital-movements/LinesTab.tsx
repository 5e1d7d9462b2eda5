/** The lines of a movement: to be changed while it is open, and each explained. */
import { useState } from 'react'
import GroupOutlined from '@mui/icons-material/GroupOutlined'
import Skeleton from '@mui/material/Skeleton'
import type { RecordOf } from '../web/kit/data/records.ts'
import { useEntity } from '../web/kit/data/metadata.ts'
import { useSession } from '../web/kit/data/session.tsx'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { useLockReason } from '../web/kit/form/lockReason.ts'
import { useTabWork } from '../web/kit/form/tabWork.tsx'
import { UnsavedLines } from './UnsavedLines.tsx'
import { EmptyState } from '../web/kit/page/EmptyState.tsx'
import { LinePanel } from './LinePanel.tsx'
import { LinesTable } from './LinesTable.tsx'
import { useLines } from './useLines.tsx'
import './capitalMovements.css'

export const LINES_SLUG = 'lines'

export function LinesTab({ movement }: { movement: RecordOf<'capital-movements'> }) {
  const translate = useTranslate()
  const { allows } = useSession()
  const lines = useLines(movement)
  // A closed period keeps the lines as it keeps the movement.
  const lock = useLockReason(useEntity('capital-movements'), movement)
  const readOnly = movement.status !== 'Open' || lock !== null || !allows('edit')
  const [explained, setExplained] = useState<number | null>(null)
  const row = lines.rows.find(({ line }) => line.id === explained)
  const wrong = Object.keys(lines.errors).length
  useTabWork(
    readOnly || (lines.changed === 0 && wrong === 0)
      ? null
      : {
          tab: LINES_SLUG,
          message:
            wrong > 0
              ? translate('capitalMovement.linesWrong', { smart_count: wrong })
              : translate('capitalMovement.linesChanged', { smart_count: lines.changed }),
          isWrong: wrong > 0,
          isSaving: lines.isSaving,
          saveLabel: translate('capitalMovement.saveLines'),
          save: lines.save,
          discard: lines.discard,
        },
  )
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
      {readOnly && lines.changed > 0 && <UnsavedLines lines={lines} />}
      <LinesTable
        movement={movement}
        lines={readOnly ? { ...lines, rows: lines.stored, sums: lines.storedSums } : lines}
        readOnly={readOnly}
        explained={explained}
        onExplain={setExplained}
      />
      {row && <LinePanel movement={movement} lines={lines} row={row} onClose={() => setExplained(null)} />}
    </div>
  )
}

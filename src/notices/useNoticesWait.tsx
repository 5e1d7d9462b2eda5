/** Why a movement cannot be published or reopened yet: its papers are being made, or say what no longer holds. */
import type { RecordActionOf } from '../web/kit/data/api.ts'
import type { RecordOf } from '../web/kit/data/records.ts'
import { useRead } from '../web/kit/data/useRead.ts'
import type { Reason } from '../web/kit/dialog/availability.ts'
import { disagreement } from './disagreement.ts'
import { progressMessage, stillMade, stillSent } from './progress.ts'
import { noticeReads } from './reads.ts'
import './texts.ts'

const PAPERS_MS = 1_500
const MAILS_MS = 5_000

/** Asked again as long as papers are being made or mails wait. */
export function useNoticeProgress(capitalMovementId: number) {
  return useRead(
    noticeReads.noticeProgress,
    { id: capitalMovementId },
    { again: progress => (stillMade(progress) ? PAPERS_MS : stillSent(progress.mails) ? MAILS_MS : false) },
  )
}

export function useNoticesWait(
  capitalMovementId: number,
  movement: RecordOf<'capital-movements'> | undefined,
): (action: RecordActionOf<'capital-movements'>) => Reason | null {
  const { data: progress } = useNoticeProgress(capitalMovementId)
  const { data: check } = useRead(
    noticeReads.noticeCheck,
    movement?.status === 'Completed' ? { id: movement.id } : null,
    { version: movement?.version },
  )
  return action => {
    if (action !== 'publish' && action !== 'reopen') return null
    if (progress && progress.made < progress.total) return progressMessage(progress)
    return action === 'publish' && check ? disagreement(check.differences) : null
  }
}

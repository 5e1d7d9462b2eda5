/** Why a movement cannot be published or reopened yet: its papers are still being made. */
import type { RecordActionOf } from '../web/kit/data/api.ts'
import { useRead } from '../web/kit/data/useRead.ts'
import type { Reason } from '../web/kit/dialog/availability.ts'
import { progressWords, stillMade, stillSent } from './progress.ts'
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
): (action: RecordActionOf<'capital-movements'>) => Reason | null {
  const { data: progress } = useNoticeProgress(capitalMovementId)
  return action =>
    (action === 'publish' || action === 'reopen') && progress && progress.made < progress.total
      ? progressWords(progress)
      : null
}

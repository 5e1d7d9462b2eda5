/** Below the status of a notice: why its paper could not be made, and the way to have it made again. */
import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { actionOf } from '../entityTypes.ts'
import { notifyFailure } from '../web/kit/data/failures.ts'
import { useEntity } from '../web/kit/data/metadata.ts'
import { SEVERITY, openNotification } from '../web/kit/data/notifications.ts'
import type { RecordOf } from '../web/kit/data/records.ts'
import { useSession } from '../web/kit/data/session.tsx'
import { useAction } from '../web/kit/data/useAction.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { availability } from '../web/kit/dialog/availability.ts'

export function NoticeRemark({ notice }: { notice: RecordOf<'notices'> }) {
  return notice.lastError ? (
    <span className="notice-remark">
      {notice.lastError} <RetryButton notice={notice} />
    </span>
  ) : null
}

function RetryButton({ notice }: { notice: RecordOf<'notices'> }) {
  const translate = useTranslate()
  const { allows } = useSession()
  const entity = useEntity('notices')
  const client = useQueryClient()
  const { run: retry, isRunning } = useAction('notices', 'retry')
  const action = actionOf(entity, 'retry')
  const { inState, reason } = availability(entity, action, notice, allows, false)
  if (!inState || reason) return null
  const run = async () => {
    try {
      await retry(notice, {})
      // The movement counts its papers, and what has failed among them.
      void client.invalidateQueries({ queryKey: ['capital-movements'] })
      openNotification({ severity: SEVERITY.info, title: translate('notice.retried'), line1: notice.number })
    } catch (error) {
      notifyFailure(error)
    }
  }
  return (
    <Button
      variant="text"
      size="small"
      loading={isRunning}
      onClick={() => {
        void run()
      }}
    >
      {action.title}
    </Button>
  )
}

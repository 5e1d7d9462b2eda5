/** What the actions of an onboarding are asked with: the usual answer, what completing makes, what a revert deletes. */
import { useCallback, useMemo, type ReactNode } from 'react'
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined'
import type { RecordActionOf } from '../web/kit/data/api.ts'
import { useRecords, type AnyRecord } from '../web/kit/data/records.ts'
import { useSession } from '../web/kit/data/session.tsx'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import {
  ActionPreviewProvider,
  ActionProposalsProvider,
  DisabledReasonProvider,
} from '../web/kit/dialog/actionPreview.ts'
import type { Reason } from '../web/kit/dialog/availability.ts'
import { useFormValues } from '../web/kit/control/formState.ts'
import { Outcome } from './Outcome.tsx'
import type { Row } from './pipeline.ts'
import { papersUndone, revertTargets, wasRemindedOn } from './steps.ts'

export function ActionHints({ row, children }: { row: Row; children: ReactNode }) {
  const preview = useMemo(
    () => (action: RecordActionOf<'onboardings'>, _record: AnyRecord) => actionPreviewOf(action, row),
    [row],
  )
  const waits = useReminderWait()
  const reason = useMemo(
    () => (action: RecordActionOf<'onboardings'>, _record: AnyRecord) => waits(action, row),
    [row, waits],
  )
  return (
    <ProposedAnswers row={row}>
      <DisabledReasonProvider value={reason}>
        <ActionPreviewProvider value={preview}>{children}</ActionPreviewProvider>
      </DisabledReasonProvider>
    </ProposedAnswers>
  )
}

/** Why another reminder has to wait. */
export function useReminderWait(): (action: RecordActionOf<'onboardings'>, row: Row) => Reason | null {
  const { today } = useSession()
  return useCallback(
    (action, row) =>
      action === 'sendReminder' && wasRemindedOn(row, today) ? { key: 'onboarding.remindedToday', values: {} } : null,
    [today],
  )
}

/** One step back is preset; a day that was stated in the form is the day of signing. */
export function ProposedAnswers({ row, children }: { row: Row | undefined; children: ReactNode }) {
  const proposals = useMemo(
    () => (action: RecordActionOf<'onboardings'>) => {
      if (!row) return {}
      if (action === 'revertStatus') return { target: revertTargets(row.status).at(-1) }
      if (action === 'signDueDiligence') return { date: row.dueDiligenceDate }
      if (action === 'signSubscription') return { date: row.subscriptionDate }
      return {}
    },
    [row],
  )
  return <ActionProposalsProvider value={proposals}>{children}</ActionProposalsProvider>
}

export function actionPreviewOf(action: RecordActionOf<'onboardings'>, row: Row): ReactNode {
  if (action === 'complete') return <Outcome row={row} />
  return action === 'revertStatus' ? <DeletedPapers row={row} /> : null
}

const PAPERS_MAX = 200

/** By the state that is chosen in the question. */
function DeletedPapers({ row }: { row: Row }) {
  const translate = useTranslate()
  const { target } = useFormValues()
  const chosen = revertTargets(row.status).find(state => state === target)
  const kinds = chosen ? papersUndone(row.status, chosen) : []
  const { data } = useRecords(
    'documents',
    kinds.length > 0 ? { filter: { resource: 'onboardings', recordId: row.id, kind: kinds }, limit: PAPERS_MAX } : null,
  )
  if (!chosen) return null
  if (kinds.length === 0) return <p>{translate('onboarding.revertKeeps')}</p>
  return (
    <div className="message" data-tone="warn" role="status">
      <WarningAmberOutlined />
      <div>
        <p>{translate('onboarding.revertDeletes')}</p>
        <ul className="revert-papers">
          {data?.map(({ id, fileName }) => (
            <li key={id}>{fileName}</li>
          ))}
        </ul>
      </div>
    </div>
  )
}

import { useCallback, useMemo } from 'react'
import type { RaRecord } from 'react-admin'
import { useQuery } from '@tanstack/react-query'
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined'
import FlagOutlined from '@mui/icons-material/FlagOutlined'
import LockOpenOutlined from '@mui/icons-material/LockOpenOutlined'
import VerifiedOutlined from '@mui/icons-material/VerifiedOutlined'
import { formatDate, formatTimestamp } from '../formats.ts'
import { path } from '../paths.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { EntityForm } from '../web/kit/form/EntityForm.tsx'
import { LifeCycle } from '../web/kit/page/LifeCycle.tsx'
import { MailList } from '../mails/MailList.tsx'
import { preload, useEntity } from '../web/kit/data/metadata.ts'
import type { RecordActionOf } from '../web/kit/data/api.ts'
import { useProvider } from '../web/kit/data/provider.ts'
import type { RecordOf } from '../web/kit/data/records.ts'
import { useSession } from '../web/kit/data/session.tsx'
import { useParameters } from '../web/kit/data/useParameters.ts'
import type { Reason } from '../web/kit/dialog/availability.ts'
import { ChecklistPanel, MissingBefore } from './ChecklistPanel.tsx'
import { CueChip } from './CueChip.tsx'
import { NOT_IN_FORM, lastReopening } from './review.ts'
import { publishedFirst } from './rules.ts'
import './texts.ts'
import { useFundPeriods } from './useFundPeriods.tsx'

preload('reporting-periods', 'form')

export function ReportingPeriodDetails() {
  const translate = useTranslate()
  const { fundId, reportingPeriodId } = useParameters('fund.reportingPeriod.details')
  const { periods } = useFundPeriods(fundId)
  const disabledReason = useCallback(
    (action: RecordActionOf<'reporting-periods'>, period: RecordOf<'reporting-periods'>): Reason | null => {
      const first = action === 'publish' ? publishedFirst(period.date, periods) : undefined
      return first
        ? { key: 'reportingPeriod.publishFirst', values: { name: first.name, date: formatDate(first.date) } }
        : null
    },
    [periods],
  )
  return (
    <EntityForm
      resource="reporting-periods"
      id={reportingPeriodId}
      within={{ fundId }}
      hides={NOT_IN_FORM}
      listPath={path('fund.reportingPeriods.overview', { fundId })}
      facts={period => <Facts period={period} />}
      actionPreview={previewOf}
      disabledReason={disabledReason}
      frozen={({ status }) =>
        status === 'Open'
          ? null
          : translate(status === 'Published' ? 'reportingPeriod.publishedLock' : 'reportingPeriod.completedLock')
      }
    >
      {period =>
        period && (
          <>
            <Review period={period} />
            <ChecklistPanel period={keyOf(period)} />
            <Mails periodId={period.id} />
          </>
        )
      }
    </EntityForm>
  )
}

function Mails({ periodId }: { periodId: number }) {
  const translate = useTranslate()
  const own = useMemo(() => ({ resource: 'reporting-periods', recordId: periodId }), [periodId])
  return <MailList title={translate('mail.panel')} sentence={translate('mail.of')} of={own} />
}

function keyOf(period: RaRecord) {
  return { id: Number(period.id), fundId: Number(period['fundId']), version: Number(period['version']) }
}

function previewOf(action: RecordActionOf<'reporting-periods'>, period: RecordOf<'reporting-periods'>) {
  if (action === 'complete') return <MissingBefore period={keyOf(period)} />
  if (action === 'publish')
    return (
      <>
        <SignOffNow period={period} />
        <MissingBefore period={keyOf(period)} />
      </>
    )
  return <Already action={action} period={period} />
}

/** Before something that is final: whether the agent has reviewed what is published. */
function SignOffNow({ period }: { period: RaRecord }) {
  const translate = useTranslate()
  const name = period['signedOffBy']
  return name ? (
    <p>{translate('reportingPeriod.signedOff', { name: String(name) })}</p>
  ) : (
    <div className="message" data-tone="warn">
      <ErrorOutline />
      <p>{translate('reportingPeriod.signOffMissing')}</p>
    </div>
  )
}

/** What was said before is not said again by mistake. */
function Already({ action, period }: { action: string; period: RaRecord }) {
  const translate = useTranslate()
  if (action === 'signOff' && period['signedOffBy'])
    return <p>{translate('reportingPeriod.alreadySignedOff', { name: String(period['signedOffBy']) })}</p>
  if (action === 'requestReopen' && period['reopenRequestedBy'])
    return (
      <p>
        {translate('reportingPeriod.alreadyRequested', {
          name: String(period['reopenRequestedBy']),
          reason: String(period['reopenReason']),
        })}
      </p>
    )
  return null
}

function Facts({ period }: { period: RaRecord }) {
  const status = useEntity('reporting-periods').fields.find(field => field.name === 'status')
  return (
    <>
      {status && <LifeCycle field={status} value={String(period['status'])} />}
      <span className="figures">{formatDate(String(period['date']))}</span>
      {period['status'] !== 'Published' && <CueChip period={period} />}
    </>
  )
}

/** What the agent has said and what somebody waits for. */
function Review({ period }: { period: RaRecord }) {
  const translate = useTranslate()
  const { tenant } = useSession()
  const at = (instant: unknown) => formatTimestamp(String(instant), tenant?.timeZone ?? 'UTC')
  const reopening = useReopening(period)
  return (
    <>
      {reopening && (
        <div className="message" data-tone="info" role="status">
          <LockOpenOutlined />
          <p>
            {translate('reportingPeriod.reopened', { name: reopening.by, reason: reopening.reason })}{' '}
            <small className="figures">{at(reopening.at)}</small>
            {reopening.signedOffBy !== null && !period['signedOffBy'] && (
              <>
                <br />
                {translate('reportingPeriod.signOffGone', { name: reopening.signedOffBy })}
              </>
            )}
          </p>
        </div>
      )}
      {period['reopenRequestedBy'] && (
        <div className="message" data-tone="warn" role="status">
          <FlagOutlined />
          <p>
            {translate('reportingPeriod.reopenRequested', {
              name: String(period['reopenRequestedBy']),
              reason: String(period['reopenReason']),
            })}{' '}
            <small className="figures">{at(period['reopenRequestedAt'])}</small>
          </p>
        </div>
      )}
      {period['signedOffBy'] && (
        <div className="message" data-tone="info" role="status">
          <VerifiedOutlined />
          <p>
            {translate('reportingPeriod.signedOff', { name: String(period['signedOffBy']) })}
            {period['signOffNote'] ? `: ${String(period['signOffNote'])}` : ''}{' '}
            <small className="figures">{at(period['signedOffAt'])}</small>
          </p>
        </div>
      )}
    </>
  )
}

/** A published period is final: how it came there is history. */
function useReopening(period: RaRecord) {
  const provider = useProvider()
  const { data } = useQuery({
    queryKey: ['reporting-periods', 'reopening', period.id, period['version']],
    enabled: period['status'] !== 'Published' && Number(period['version']) > 1,
    retry: false,
    queryFn: async () => lastReopening((await provider.history('reporting-periods', { id: period.id })).data),
  })
  return data ?? null
}

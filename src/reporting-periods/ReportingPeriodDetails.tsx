import { useCallback, useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import useMediaQuery from '@mui/material/useMediaQuery'
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined'
import FlagOutlined from '@mui/icons-material/FlagOutlined'
import LockOpenOutlined from '@mui/icons-material/LockOpenOutlined'
import VerifiedOutlined from '@mui/icons-material/VerifiedOutlined'
import type { Timestamp } from '../entity.ts'
import { fieldOf } from '../entityTypes.ts'
import { formatDate, formatTimestamp } from '../formats.ts'
import { path } from '../paths.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { EntityForm } from '../web/kit/form/EntityForm.tsx'
import { LifeCycle } from '../web/kit/page/LifeCycle.tsx'
import { MailList } from '../mails/MailList.tsx'
import { ReminderPreview, Views } from '../portal-views/Views.tsx'
import { preload, useEntity } from '../web/kit/data/metadata.ts'
import { useApi, type RecordActionOf } from '../web/kit/data/api.ts'
import { useCount, useRecords, useReferenced, type RecordOf } from '../web/kit/data/records.ts'
import { useSession } from '../web/kit/data/session.tsx'
import { useParameters } from '../web/kit/data/useParameters.ts'
import type { Reason } from '../web/kit/dialog/availability.ts'
import { ChecklistPanel, MissingBefore } from './ChecklistPanel.tsx'
import { CueChip } from './CueChip.tsx'
import { OpenWork, useOpenWork } from './OpenWork.tsx'
import { NOT_IN_FORM, lastReopening } from './review.ts'
import { publishedFirst } from './rules.ts'
import './texts.ts'
import { useFundPeriods } from './useFundPeriods.tsx'
import { usePrintedPeriod } from './usePrintedPeriod.tsx'

preload('reporting-periods', 'form')

type Period = RecordOf<'reporting-periods'>

/** So many completed movements are named that have to be published first. */
const MOVEMENTS_MAX = 20

export function ReportingPeriodDetails() {
  const translate = useTranslate()
  const { fundId, reportingPeriodId } = useParameters('fund.reportingPeriod.details')
  const { periods } = useFundPeriods(fundId)
  const statements = useCount('capital-account-statements', { reportingPeriodId }, { retry: false })
  const { data: unpublished } = useRecords('capital-movements', {
    filter: { fundId, status: 'Completed' },
    sort: ['dueDate', 'asc'],
    limit: MOVEMENTS_MAX,
  })
  const disabledReason = useCallback(
    (action: RecordActionOf<'reporting-periods'>, period: Period): Reason | null => {
      if (action === 'makeStatements' && statements !== 0) return { key: 'reportingPeriod.statementsMade', values: {} }
      if (action !== 'publish') return null
      const first = publishedFirst(period.date, periods)
      if (first)
        return { key: 'reportingPeriod.publishFirst', values: { name: first.name, date: formatDate(first.date) } }
      const names = unpublished?.filter(({ dueDate }) => dueDate <= period.date).map(({ name }) => `“${name}”`)
      return names?.length ? { key: 'reportingPeriod.publishMovements', values: { names: names.join(', ') } } : null
    },
    [periods, statements, unpublished],
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
            <ChecklistPanel period={period} />
            {period.status === 'Published' && <Views resource="reporting-periods" record={period} />}
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

function previewOf(action: RecordActionOf<'reporting-periods'>, period: Period) {
  if (action === 'complete')
    return (
      <>
        <OfFund period={period} />
        <OpenWork period={period} />
        <MissingBesidesOpenWork period={period} />
      </>
    )
  if (action === 'publish')
    return (
      <>
        <OfFund period={period} />
        <ReopenAsked period={period} />
        <SignOffNow period={period} />
        <MissingBefore period={period} />
      </>
    )
  if (action === 'remindUnread') return <ReminderPreview resource="reporting-periods" id={period.id} />
  return <Already action={action} period={period} />
}

/** Open invoices and transactions are dealt with above, and not listed a second time. */
function MissingBesidesOpenWork({ period }: { period: Period }) {
  const { invoices, transactions } = useOpenWork(period)
  const elsewhere = useMemo(
    () => ({
      invoices: new Set(invoices.data?.map(({ id }) => id)),
      transactions: new Set(transactions.data?.map(({ id }) => id)),
    }),
    [invoices.data, transactions.data],
  )
  if (!invoices.data || !transactions.data) return null
  return <MissingBefore period={period} elsewhere={elsewhere} />
}

/** Every fund has a quarter of this name. */
function OfFund({ period }: { period: Period }) {
  const fund = useReferenced('funds', period.fundId)
  return (
    <p>
      <strong>{fund?.name ?? '…'}</strong>, {formatDate(period.date)}
    </p>
  )
}

/** What is published cannot be reopened: whoever asked for it would wait for nothing. */
function ReopenAsked({ period: { reopenRequestedBy, reopenReason } }: { period: Period }) {
  const translate = useTranslate()
  if (!reopenRequestedBy) return null
  return (
    <div className="message" data-tone="warn">
      <ErrorOutline />
      <p>
        {translate('reportingPeriod.reopenRequested', { name: reopenRequestedBy, reason: reopenReason ?? '' })}{' '}
        {translate('reportingPeriod.notReopenedAfter')}
      </p>
    </div>
  )
}

/** Before something that is final: whether the agent has reviewed what is published. */
function SignOffNow({ period }: { period: Period }) {
  const translate = useTranslate()
  return period.signedOffBy ? (
    <p>{translate('reportingPeriod.signedOff', { name: period.signedOffBy })}</p>
  ) : (
    <div className="message" data-tone="warn">
      <ErrorOutline />
      <p>{translate('reportingPeriod.signOffMissing')}</p>
    </div>
  )
}

/** What was said before is not said again by mistake. */
function Already({ action, period }: { action: RecordActionOf<'reporting-periods'>; period: Period }) {
  const translate = useTranslate()
  const { signedOffBy, reopenRequestedBy, reopenReason } = period
  if (action === 'signOff' && signedOffBy)
    return <p>{translate('reportingPeriod.alreadySignedOff', { name: signedOffBy })}</p>
  if (action === 'requestReopen' && reopenRequestedBy)
    return (
      <p>{translate('reportingPeriod.alreadyRequested', { name: reopenRequestedBy, reason: reopenReason ?? '' })}</p>
    )
  return null
}

function Facts({ period }: { period: Period }) {
  const field = fieldOf(useEntity('reporting-periods'), 'status')
  usePrintedPeriod(period)
  return (
    <>
      <FundOnPhone fundId={period.fundId} />
      <LifeCycle field={field} value={period.status} />
      <span className="figures">{formatDate(period.date)}</span>
      {period.status !== 'Published' && <CueChip period={period} />}
    </>
  )
}

/** On a phone the path above the title begins with the list: whose period it is stands here. */
function FundOnPhone({ fundId }: { fundId: number }) {
  const fund = useReferenced('funds', fundId)
  const isPhone = useMediaQuery('(max-width: 599.95px)')
  return isPhone && fund ? <strong className="period-fund">{fund.name}</strong> : null
}

/** What the agent has said and what somebody waits for. */
function Review({ period }: { period: Period }) {
  const translate = useTranslate()
  const { tenant } = useSession()
  const at = (instant: Timestamp | null) => instant && formatTimestamp(instant, tenant?.timeZone ?? 'UTC')
  const { signedOffBy, signedOffAt, signOffNote, reopenRequestedBy, reopenRequestedAt, reopenReason } = period
  const reopening = useReopening(period)
  return (
    <>
      {reopening && !signedOffBy && (
        <div className="message" data-tone="info" role="status">
          <LockOpenOutlined />
          <p>
            {translate('reportingPeriod.reopened', { name: reopening.by, reason: reopening.reason })}{' '}
            <small className="figures">{at(reopening.at)}</small>
            {reopening.signedOffBy !== null && (
              <>
                <br />
                {translate('reportingPeriod.signOffGone', { name: reopening.signedOffBy })}
              </>
            )}
          </p>
        </div>
      )}
      {reopenRequestedBy && (
        <div className="message" data-tone="warn" role="status">
          <FlagOutlined />
          <p>
            {translate('reportingPeriod.reopenRequested', { name: reopenRequestedBy, reason: reopenReason ?? '' })}{' '}
            <small className="figures">{at(reopenRequestedAt)}</small>
          </p>
        </div>
      )}
      {signedOffBy && (
        <div className="message" data-tone="info" role="status">
          <VerifiedOutlined />
          <p>
            {translate('reportingPeriod.signedOff', { name: signedOffBy })}
            {signOffNote ? `: ${signOffNote}` : ''} <small className="figures">{at(signedOffAt)}</small>
          </p>
        </div>
      )}
    </>
  )
}

/** A published period is final: how it came there is history. */
function useReopening(period: Period) {
  const api = useApi()
  const { id, version, status } = period
  const { data } = useQuery({
    queryKey: ['reporting-periods', 'reopening', id, version],
    enabled: status !== 'Published' && version > 1,
    retry: false,
    queryFn: async () => lastReopening(await api.history('reporting-periods', id)),
  })
  return data ?? null
}

import { useMemo } from 'react'
import type { RaRecord } from 'react-admin'
import { useTranslate } from 'react-admin'
import { useParams } from 'react-router'
import FlagOutlined from '@mui/icons-material/FlagOutlined'
import VerifiedOutlined from '@mui/icons-material/VerifiedOutlined'
import type { Action } from '../entity.ts'
import { formatDate, formatTimestamp } from '../formats.ts'
import { path } from '../paths.ts'
import { EntityForm } from '../web/kit/EntityForm.tsx'
import { LifeCycle } from '../web/kit/LifeCycle.tsx'
import { MailList } from '../mails/MailList.tsx'
import { preload, useEntity } from '../web/kit/metadata.ts'
import { useSession } from '../web/kit/session.tsx'
import { ChecklistPanel, MissingBefore } from './ChecklistPanel.tsx'
import { CueChip } from './CueChip.tsx'
import { NOT_IN_FORM } from './review.ts'

preload('reporting-periods', 'form')

export function ReportingPeriodDetails() {
  const translate = useTranslate()
  const { fundId, reportingPeriodId } = useParams()
  return (
    <EntityForm
      resource="reporting-periods" id={Number(reportingPeriodId)} within={{ fundId: Number(fundId) }} hides={NOT_IN_FORM} listPath={path('fund.reportingPeriods.overview', { fundId: Number(fundId) })}
      facts={period => <Facts period={period} />} consequence={consequenceOf}
      frozen={({ status }) => translate(status === 'Published' ? 'reportingPeriod.publishedLock' : 'reportingPeriod.completedLock')}
    >
      {period => period && <><Review period={period} /><ChecklistPanel period={keyOf(period)} /><Mails periodId={Number(period.id)} /></>}
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

function consequenceOf(action: Action, period: RaRecord) {
  return action.name === 'complete' ? <MissingBefore period={keyOf(period)} /> : null
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
  return (
    <>
      {period['reopenRequestedBy'] && (
        <div className="message" data-tone="warn" role="status">
          <FlagOutlined />
          <p>{translate('reportingPeriod.reopenRequested', { name: String(period['reopenRequestedBy']), reason: String(period['reopenReason']) })} <small className="figures">{at(period['reopenRequestedAt'])}</small></p>
        </div>
      )}
      {period['signedOffBy'] && (
        <div className="message" data-tone="info" role="status">
          <VerifiedOutlined />
          <p>{translate('reportingPeriod.signedOff', { name: String(period['signedOffBy']) })}{period['signOffNote'] ? `: ${String(period['signOffNote'])}` : ''} <small className="figures">{at(period['signedOffAt'])}</small></p>
        </div>
      )}
    </>
  )
}

/** An onboarding, new or stored: its way and what to review first, then record, answers and documents. */
import { useMemo } from 'react'
import { Link } from 'react-router'
import { fieldOf } from '../entityTypes.ts'
import { formatDate } from '../formats.ts'
import { path } from '../paths.ts'
import { preload, useEntity } from '../web/kit/data/metadata.ts'
import { useRecord } from '../web/kit/data/records.ts'
import { useParameters } from '../web/kit/data/useParameters.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { EntityForm } from '../web/kit/form/EntityForm.tsx'
import { TabCount } from '../web/kit/form/ownTabs.tsx'
import { StatusChip } from '../web/kit/page/StatusChip.tsx'
import { actionPreviewOf, ProposedAnswers, useReminderWait } from './ActionHints.tsx'
import { AnswersTab } from './AnswersTab.tsx'
import type { Row } from './pipeline.ts'
import { isOpenRequest } from './review.ts'
import { isOpen } from './steps.ts'
import { InvestorFacts, OnboardingFigures, OnboardingSummary, useComments } from './Summary.tsx'
import './texts.ts'
import './onboarding.css'

preload('onboardings', 'form')
preload('onboarding-comments', 'list')

/** Shown by the page itself, or worked out for it. */
const NOT_IN_FORM = [
  'answers',
  'dueDiligenceDocument',
  'subscriptionDocument',
  'openRequests',
  'awaitsInvestor',
] as const
/** Of a new one nothing has happened yet. */
const NOT_WHEN_NEW = [
  ...NOT_IN_FORM,
  'status',
  'statusDate',
  'responsible',
  'responsibleEmail',
  'startDate',
  'dueDiligenceDate',
  'subscriptionDate',
  'completionDate',
  'remindedOn',
  'revertedOn',
  'selfCertification',
  'controllingPersonSelfCertification',
  'dueDiligenceProcedure',
  'awaitedUntil',
  'limitedPartnerId',
] as const

export function OnboardingAdd() {
  const { fundId } = useParameters('fund.onboarding.add')
  const parents = useMemo(() => ({ fundId }), [fundId])
  return (
    <EntityForm
      resource="onboardings"
      parentValues={parents}
      hides={NOT_WHEN_NEW}
      listPath={path('fund.onboarding.overview', { fundId })}
      savedPath={({ id }) => path('fund.onboarding.details', { fundId, onboardingId: id })}
    />
  )
}

export function OnboardingDetails() {
  const translate = useTranslate()
  const { fundId, onboardingId } = useParameters('fund.onboarding.details')
  const { data: row } = useRecord('onboardings', onboardingId, { retry: false, refetchOnReconnect: false })
  const reminderWait = useReminderWait()
  return (
    <ProposedAnswers row={row}>
      <EntityForm
        resource="onboardings"
        id={onboardingId}
        within={{ fundId }}
        hides={NOT_IN_FORM}
        listPath={path('fund.onboarding.overview', { fundId })}
        facts={onboarding => <Facts row={onboarding} />}
        figures={onboarding => <OnboardingFigures row={onboarding} />}
        frozen={({ status }) => (isOpen(status) ? null : translate('onboarding.document.ended'))}
        actionPreview={(action, onboarding) => actionPreviewOf(action, onboarding)}
        disabledReason={reminderWait}
        tabs={[
          {
            slug: 'overview',
            title: translate('onboarding.tab.overview'),
            first: true,
            content: onboarding => <OnboardingSummary id={onboarding.id} />,
          },
          {
            slug: 'answers',
            title: translate('onboarding.tab.answers'),
            count: onboarding => <OpenRequests id={onboarding.id} />,
            content: onboarding => <AnswersTab key={onboarding.id} row={onboarding} />,
          },
        ]}
        documentsTab
      />
    </ProposedAnswers>
  )
}

function Facts({ row }: { row: Row }) {
  const translate = useTranslate()
  const status = fieldOf(useEntity('onboardings'), 'status')
  return (
    <>
      <StatusChip field={status} value={row.status} />
      {row.statusDate && <span>{translate('onboarding.since', { date: formatDate(row.statusDate) })}</span>}
      <InvestorFacts row={row} />
      {row.limitedPartnerId !== null && (
        <Link to={path('fund.limitedPartner.details', { fundId: row.fundId, limitedPartnersId: row.limitedPartnerId })}>
          {translate('onboarding.limitedPartner')}
        </Link>
      )}
    </>
  )
}

function OpenRequests({ id }: { id: number }) {
  const { data } = useComments(id)
  return <TabCount count={data?.filter(isOpenRequest).length} />
}

/** One onboarding at a glance: figures, what to look at before confirming, what happened and what comes. */
import { Suspense, useState } from 'react'
import type { ReactNode } from 'react'
import Button from '@mui/material/Button'
import { Link } from 'react-router'
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined'
import RadioButtonUncheckedOutlined from '@mui/icons-material/RadioButtonUncheckedOutlined'
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined'
import { fieldOf } from '../entityTypes.ts'
import { formatDate, formatNumber, formatValue } from '../formats.ts'
import { path } from '../paths.ts'
import { useFundCurrency } from '../currencies/useFundCurrency.tsx'
import { useEntity } from '../web/kit/data/metadata.ts'
import { useRecord, useRecords } from '../web/kit/data/records.ts'
import { useRead } from '../web/kit/data/useRead.ts'
import { useSession } from '../web/kit/data/session.tsx'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { EntityDialog } from '../web/kit/form/EntityDialog.tsx'
import { Card } from '../web/kit/page/Card.tsx'
import { KeyFigures } from '../web/kit/page/KeyFigures.tsx'
import { useNextClosing } from './NextClosing.tsx'
import { useActorName, useContactName } from './Pipeline.tsx'
import { ageInDays, beganOn, daysInStep } from './pipeline.ts'
import type { Row } from './pipeline.ts'
import { onboardingReads } from './reads.ts'
import { isInOrder, politicalExposure, reviewPoints } from './review.ts'
import type { PoliticalExposure, ReviewPoint } from './review.ts'
import { questionTitle } from './questions.ts'
import { isOpen, nextTextOf } from './steps.ts'
import { TimelineCard } from './TimelineCard.tsx'

const COMMENTS_MAX = 500

interface ReviewRowProps {
  row: Row
  tone: keyof typeof TONE_ICONS
  title: string
  message: string
  children?: ReactNode
}

export function useComments(onboardingId: number) {
  return useRecords('onboarding-comments', {
    filter: { onboardingId },
    sort: ['createdAt', 'asc'],
    limit: COMMENTS_MAX,
  })
}

/** Kind of investor, country, and the contact with the way to it. */
export function InvestorFacts({ row }: { row: Row }) {
  const translate = useTranslate()
  const legalStatus = fieldOf(useEntity('onboardings'), 'legalStatus')
  const { data: country } = useRecord('countries', row.countryId)
  const contact = useContactName(row.contactId)
  return (
    <>
      <span>{[formatValue(legalStatus, row.legalStatus), country?.name].filter(Boolean).join(', ')}</span>
      {contact && (
        <span>
          {translate('onboarding.contact')}{' '}
          <Link to={path('contact.details', { contactId: row.contactId })}>{contact}</Link>
        </span>
      )}
    </>
  )
}

export function OnboardingFigures({ row }: { row: Row }) {
  const translate = useTranslate()
  const { today } = useSession()
  const { currency } = useFundCurrency(row.fundId)
  const status = fieldOf(useEntity('onboardings'), 'status')
  const actor = useActorName(row)
  const closing = useNextClosing(row.fundId)
  const goal = row.awaitedUntil && translate('onboarding.goal', { date: formatDate(row.awaitedUntil) })
  return (
    <KeyFigures
      figures={[
        {
          label: translate('onboarding.figure.commitment'),
          value: row.commitment ? formatNumber(row.commitment) : '–',
          note: [currency, isOpen(row.status) && closing && `${closing.name} ${formatDate(closing.date)}`]
            .filter(Boolean)
            .join(', '),
        },
        {
          label: translate('onboarding.figure.age'),
          value: translate('onboarding.days', { smart_count: ageInDays(row, today) }),
          note: translate('onboarding.since', { date: formatDate(beganOn(row)) }),
        },
        {
          label: translate('onboarding.figure.inStep'),
          value: translate('onboarding.days', { smart_count: daysInStep(row, today) }),
          note: [formatValue(status, row.status), goal].filter(Boolean).join(', '),
        },
        {
          label: translate('onboarding.figure.whoActs'),
          value: actor || '–',
          note: translate(nextTextOf(row)),
        },
      ]}
    />
  )
}

/** `record`: the answers come with one record alone, not with those of a list. */
export function OnboardingSummary({ id }: { id: number }) {
  const { data: record, error } = useRecord('onboardings', id, { retry: false })
  const translate = useTranslate()
  if (!record)
    return (
      <Card title={translate('onboarding.review')} loading error={error}>
        {null}
      </Card>
    )
  return (
    <>
      <Known row={record} />
      <div className="onboarding-columns">
        <ReviewCard row={record} />
        <TimelineCard row={record} />
      </div>
    </>
  )
}

/** Who shares name, tax number or account number stands there before anything is made of it. */
function Known({ row }: { row: Row }) {
  const translate = useTranslate()
  const { data } = useRead(onboardingReads.onboardingDuplicates, isOpen(row.status) ? { id: row.id } : null, {
    version: row.version,
  })
  if (!data || data.length === 0) return null
  return (
    <div className="message onboarding-known" data-tone="warn">
      <WarningAmberOutlined />
      <ul>
        {data.map(({ same, resource, id, name, fundId, fund }) => (
          <li key={`${resource} ${id} ${same}`}>
            <Link
              to={
                resource === 'limited-partners'
                  ? path('fund.limitedPartner.details', { fundId, limitedPartnersId: id })
                  : path('fund.onboarding.details', { fundId, onboardingId: id })
              }
            >
              {name}
            </Link>{' '}
            {translate(`onboarding.${resource === 'onboardings' ? 'knownOnboarding' : 'known'}.${same}`, { fund })}
          </li>
        ))}
      </ul>
    </div>
  )
}

export function ReviewCard({ row }: { row: Row }) {
  const translate = useTranslate()
  const comments = useComments(row.id)
  const findings = useRead(onboardingReads.onboardingFindings, { id: row.id }, { version: row.version })
  const points = reviewPoints(row, comments.data ?? [], findings.data ?? [])
  const exposure = politicalExposure(row)
  const isExposureInOrder = exposure !== null && exposure.unanswered + exposure.exposed.length === 0
  const inOrder = points.filter(isInOrder).length + (isExposureInOrder ? 1 : 0)
  const all = points.length + (exposure === null ? 0 : 1)
  return (
    <Card
      title={translate('onboarding.review')}
      aside={translate('onboarding.inOrder', { count: inOrder, all })}
      loading={comments.isPending || findings.isPending}
      error={comments.error ?? findings.error}
      lines={points.length}
    >
      <ul className="review-points">
        {points.map(point => (
          <Point key={point.name} row={row} point={point} />
        ))}
        {exposure && <ExposurePoint row={row} exposure={exposure} />}
      </ul>
    </Card>
  )
}

const TONE_ICONS = { warn: WarningAmberOutlined, ok: CheckCircleOutlined, none: RadioButtonUncheckedOutlined } as const

function ReviewRow({ row, tone, title, message, children }: ReviewRowProps) {
  const translate = useTranslate()
  const Icon = TONE_ICONS[tone]
  return (
    <li data-tone={tone}>
      <Icon aria-hidden="true" />
      <span>
        <b>{title}</b>
        <small>{message}</small>
      </span>
      {children}
      <Link
        to={path('fund.onboarding.details', { fundId: row.fundId, onboardingId: row.id }, { tab: 'answers' })}
        aria-label={translate('onboarding.openPart', { part: title })}
      >
        {translate('onboarding.openWord')}
      </Link>
    </li>
  )
}

/** Whoever is exposed stands by name: what follows from it, staff decide. */
function ExposurePoint({ row, exposure }: { row: Row; exposure: PoliticalExposure }) {
  const translate = useTranslate()
  const { exposed, unanswered, people } = exposure
  const named = exposed.map(({ name, publicFunction }) => (publicFunction ? `${name}: ${publicFunction}` : name))
  const messages = [
    ...named,
    unanswered > 0 && translate('onboarding.missingAnswers', { smart_count: unanswered }),
    exposed.length + unanswered === 0 && translate('onboarding.nobodyExposed', { smart_count: people }),
  ]
  return (
    <ReviewRow
      row={row}
      tone={exposed.length > 0 ? 'warn' : unanswered > 0 ? 'none' : 'ok'}
      title={translate('onboarding.exposure')}
      message={messages.filter(Boolean).join('; ')}
    />
  )
}

function Point({ row, point }: { row: Row; point: ReviewPoint }) {
  const translate = useTranslate()
  const [wrong, ...more] = point.contradicting.map(({ text }) => text)
  const tone = point.open > 0 || wrong !== undefined ? 'warn' : isInOrder(point) ? 'ok' : 'none'
  const message =
    point.open > 0
      ? translate('onboarding.requests', { smart_count: point.open })
      : wrong !== undefined
        ? [wrong, more.length > 0 && translate('onboarding.moreFindings', { smart_count: more.length })]
            .filter(Boolean)
            .join(' ')
        : point.missing > 0
          ? translate('onboarding.missingAnswers', { smart_count: point.missing })
          : translate(point.isList ? 'onboarding.rows' : 'onboarding.answered', { smart_count: point.answered })
  return (
    <ReviewRow row={row} tone={tone} title={point.title} message={message}>
      <AskForNew row={row} point={point} />
    </ReviewRow>
  )
}

const PAPERS = 'evidence' satisfies keyof NonNullable<Row['answers']>

/** A paper that cannot be right any more, such as a bill that has become too old, is asked for where that is said. */
function AskForNew({ row, point }: { row: Row; point: ReviewPoint }) {
  const translate = useTranslate()
  const { allows } = useSession()
  const [isAsking, setAsking] = useState(false)
  const [first] = point.contradicting
  if (point.name !== PAPERS || first === undefined || point.open > 0 || !allows('edit') || !isOpen(row.status))
    return null
  const close = () => setAsking(false)
  const title = questionTitle(first.question, row.answers)
  return (
    <>
      <Button variant="text" size="small" onClick={() => setAsking(true)}>
        {translate('onboarding.askForNew')}
      </Button>
      {isAsking && (
        <Suspense fallback={null}>
          <EntityDialog
            resource="onboarding-comments"
            fields={['text']}
            parentValues={{
              onboardingId: row.id,
              question: first.question,
              kind: 'ChangeRequest',
              text: translate('onboarding.pleaseAdd', { paper: title, why: first.text }),
            }}
            sentence={title}
            onClose={close}
            onSaved={close}
          />
        </Suspense>
      )}
    </>
  )
}

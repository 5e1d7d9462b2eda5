/** What has happened to an onboarding: how far it is, who must act next, and the way there. */
import CheckOutlined from '@mui/icons-material/CheckOutlined'
import Button from '@mui/material/Button'
import { Link } from 'react-router'
import type { EmailLink } from '../api/emailLink.ts'
import { formatAmount, formatDate, formatTimestamp } from '../formats.ts'
import { onboardingReads } from '../onboarding/reads.ts'
import { submittedLabel, signedLabel } from '../onboarding/signatures.ts'
import { actorIn, actorNow, isSigned, SIGNED_IN, SIGNED_KINDS, SUBMITTED_IN } from '../onboarding/steps.ts'
import type { OnboardingStep } from '../onboarding/steps.ts'
import { Timeline } from '../onboarding/Timeline.tsx'
import { wayOf } from '../onboarding/way.ts'
import { path } from '../paths.ts'
import { useCalls } from '../web/kit/data/calls.ts'
import { useSession } from '../web/kit/data/session.tsx'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { DownloadButton } from '../web/kit/page/DownloadButton.tsx'
import { hasMovedOn, nextStepsOf, staffNewsOf } from './onboardingNews.ts'
import type { OnboardingEvent } from './onboardingNews.ts'
import type { LinkedMail } from './reads.ts'

type LinkedOnboarding = NonNullable<LinkedMail['onboarding']>

interface OnboardingNewsProps {
  link: EmailLink
  event: OnboardingEvent
  onboarding: LinkedOnboarding
}

export function OnboardingNews({ link, event, onboarding }: OnboardingNewsProps) {
  return onboarding.isOwn ? (
    <OwnNews tenant={link.tenant} event={event} onboarding={onboarding} />
  ) : (
    <StaffNews onboarding={onboarding} />
  )
}

function StaffNews({ onboarding }: Pick<OnboardingNewsProps, 'onboarding'>) {
  const translate = useTranslate()
  const { id, fundId, investorName, fund } = onboarding
  return (
    <>
      <h1>{investorName}</h1>
      <p className="landing-lead">{translate(`emailLink.onboarding.staff.${staffNewsOf(onboarding)}`, { fund })}</p>
      <Button
        variant="contained"
        size="large"
        component={Link}
        to={path('fund.onboarding.details', { fundId, onboardingId: id })}
      >
        {translate('emailLink.onboarding.openStaff')}
      </Button>
    </>
  )
}

interface OwnNewsProps {
  tenant: string
  event: OnboardingEvent
  onboarding: LinkedOnboarding
}

function OwnNews({ tenant, event, onboarding }: OwnNewsProps) {
  const translate = useTranslate()
  const { id, investorName, fund } = onboarding
  const hasMoved = hasMovedOn(event, onboarding)
  const goneOn = event === 'onboarding-question' ? 'answered' : 'moved'
  const next = nextStepsOf(onboarding).map(step => translate(`emailLink.onboarding.next.${step}`, { tenant }))
  const isTheirTurn = actorNow(onboarding) === 'investor'
  return (
    <>
      {!isTheirTurn && (
        <span className="landing-done" aria-hidden>
          <CheckOutlined />
        </span>
      )}
      <h1>{translate(hasMoved ? `emailLink.onboarding.${goneOn}.title` : `emailLink.onboarding.title.${event}`)}</h1>
      <p className="landing-lead">{translate('emailLink.onboarding.of', { investor: investorName, fund })}</p>
      <p>{[...(hasMoved ? [translate(`emailLink.onboarding.${goneOn}.since`)] : []), ...next].join(' ')}</p>
      <section className="landing-timeline" aria-label={translate('emailLink.onboarding.way.title')}>
        <Way tenant={tenant} onboarding={onboarding} />
      </section>
      <div className="landing-actions">
        <Button
          variant={isTheirTurn ? 'contained' : 'outlined'}
          component={Link}
          to={path('onboarding.details', { owId: id })}
        >
          {translate('emailLink.onboarding.open')}
        </Button>
        <SignedPaper onboarding={onboarding} />
      </div>
      <Facts tenant={tenant} onboarding={onboarding} />
    </>
  )
}

/** Done with its day, due now, or still to come. */
function Way({ tenant, onboarding }: Omit<OwnNewsProps, 'event'>) {
  const translate = useTranslate()
  const session = useSession()
  const { status, reached, awaitedUntil, admission, signatures } = onboarding
  const signatureOf = (step: OnboardingStep) => signatures.find(({ kind }) => SIGNED_IN[kind] === step)
  const submissionOf = (step: OnboardingStep) => signatures.find(({ kind }) => SUBMITTED_IN[kind] === step)
  const noteOf = (isStaffs: boolean): string => {
    if (actorNow(onboarding) === 'investor')
      return translate(isStaffs ? 'emailLink.onboarding.way.asked' : 'emailLink.onboarding.way.yours')
    return translate('emailLink.onboarding.way.theirs')
  }
  const goal = awaitedUntil !== null && translate('emailLink.onboarding.way.goal', { date: formatDate(awaitedUntil) })
  return (
    <Timeline
      rows={wayOf(status, reached).map(({ step, mark, at }, index, steps) => {
        const isStaffs = actorIn(steps[index - 1]?.step ?? 'SubmittedToInvestor') === 'staff'
        const done = mark === 'done' ? 'done' : 'ahead'
        const [signed, submitted] = mark === 'done' ? [signatureOf(step), submissionOf(step)] : []
        const notes = [
          signed && signedLabel(signed),
          submitted && submittedLabel(submitted),
          mark === 'now' && noteOf(isStaffs),
          mark === 'now' && goal,
          step === 'Completed' &&
            (admission
              ? [admission.closing, formatDate(admission.date)].filter(Boolean).join(', ')
              : translate('emailLink.onboarding.way.noClosing')),
        ]
        return {
          key: step,
          mark,
          ...(mark === 'done' && { icon: CheckOutlined }),
          title: translate(`emailLink.onboarding.way.${step}.${done}`, { tenant }),
          note: notes.filter(Boolean).join(' · '),
          aside: at !== null && <time dateTime={at}>{formatTimestamp(at, session.tenant?.timeZone ?? 'UTC')}</time>,
        }
      })}
    />
  )
}

/** The paper that was signed last, as it was signed. */
function SignedPaper({ onboarding: { id, status } }: { onboarding: LinkedOnboarding }) {
  const translate = useTranslate()
  const calls = useCalls()
  const { tenant } = useSession()
  const kind = SIGNED_KINDS.findLast(each => isSigned(each, status))
  if (!kind) return null
  const asked = { tenant: tenant?.shortName ?? '', id, kind }
  return (
    <DownloadButton
      label={translate(`emailLink.onboarding.signed.${kind}`)}
      file={() => calls.file(onboardingReads.ownOnboardingPaper, asked)}
    />
  )
}

function Facts({ tenant, onboarding }: Omit<OwnNewsProps, 'event'>) {
  const translate = useTranslate()
  const { commitment, currency, minorUnits, responsible, responsibleEmail, telephone, status, admission } = onboarding
  return (
    <section className="landing-facts">
      {isSigned('Due diligence', status) && (
        <>
          <h2>{translate('emailLink.onboarding.changes')}</h2>
          <p>
            {admission
              ? translate('emailLink.onboarding.changesBefore', { tenant, date: formatDate(admission.date) })
              : translate('emailLink.onboarding.changesSentence', { tenant })}
          </p>
        </>
      )}
      <dl>
        {commitment !== null && (
          <div>
            <dt>{translate('emailLink.onboarding.commitment')}</dt>
            <dd>
              {formatAmount(commitment, minorUnits)} {currency}
            </dd>
          </div>
        )}
        {responsible !== null && (
          <div>
            <dt>{translate('emailLink.onboarding.contact')}</dt>
            <dd>
              {responsible}
              {responsibleEmail !== null && <a href={`mailto:${responsibleEmail}`}>{responsibleEmail}</a>}
            </dd>
          </div>
        )}
        {telephone !== null && (
          <div>
            <dt>{translate('emailLink.onboarding.telephone')}</dt>
            <dd>
              <a href={`tel:${telephone.replaceAll(/[^+0-9]/g, '')}`}>{telephone}</a>
            </dd>
          </div>
        )}
      </dl>
    </section>
  )
}

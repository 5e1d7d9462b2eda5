/** The onboarding as the investor fills it in: one question on each screen, kept from screen to screen. */
import { useEffect, useMemo, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { errorPath, path } from '../paths.ts'
import { onboardingReads } from '../onboarding/reads.ts'
import type { OnboardingReferences, OnboardingNotes } from '../onboarding/reads.ts'
import type { Answers } from '../onboarding/people.ts'
import { compare, sum } from '../money.ts'
import { isPerson, questionnaireOf } from '../onboarding/questionnaire.ts'
import { isOpen, isSigned, placeOf, SIGNED_IN, SUBMITTED_IN } from '../onboarding/steps.ts'
import type { OnboardingStatus, SignedKind } from '../onboarding/steps.ts'
import { AmountCurrenciesProvider } from '../web/kit/data/amountUnits.ts'
import { httpFailure } from '../web/kit/data/failures.ts'
import { useSession } from '../web/kit/data/session.tsx'
import { useParameters } from '../web/kit/data/useParameters.ts'
import { useRead } from '../web/kit/data/useRead.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { LeaveGuard } from '../web/kit/form/LeaveGuard.tsx'
import type { WizardStep } from '../web/kit/wizard/WizardFrame.tsx'
import { Asked } from './Asked.tsx'
import { DocumentsStep } from './DocumentsStep.tsx'
import { EntityForm, GroupForm, InvestorForm, RestForm, SubscriptionForms } from './PartForms.tsx'
import { Over } from './Over.tsx'
import { useOwnersShare } from './OwnerHelp.tsx'
import { PartyStep } from './PartyStep.tsx'
import { ShareWithAdviser } from './ShareWithAdviser.tsx'
import { SignStep } from './SignStep.tsx'
import { TaxForm, TaxResult } from './TaxForm.tsx'
import { PapersToSign, WhoControls } from './TaxOutcome.tsx'
import { nextStep, paperOfStep, progressOf, stepOfQuestion, stepsOf } from './steps.ts'
import type { StepId, StepProgress } from './steps.ts'
import { TypedFrame } from './TypedFrame.tsx'
import { TypedProvider } from './useTyped.tsx'
import { useWay } from './useWay.tsx'
import { useWizardState, WizardProvider } from './useWizard.tsx'
import type { Onboarding, Wizard as WizardState } from './useWizard.tsx'
import '../web/kit/kit.css'
import './texts.ts'

export function Wizard() {
  const translate = useTranslate()
  const navigate = useNavigate()
  const { tenant } = useSession()
  const { owId } = useParameters('onboarding.details')
  const asked = tenant ? { tenant: tenant.shortName, id: owId } : null
  const { data: onboarding, error } = useRead(onboardingReads.ownOnboarding, asked)
  const { data: references, error: noReferences } = useRead(
    onboardingReads.ownOnboardingReferences,
    onboarding ? asked : null,
  )
  const { data: notes, error: noNotes } = useRead(onboardingReads.ownOnboardingNotes, onboarding ? asked : null)
  const isMissing = onboarding === null || (error !== null && httpFailure(error)?.status === 404)
  useEffect(() => {
    if (isMissing) void navigate(errorPath(404, translate('error.notFound')), { replace: true })
  }, [isMissing, navigate, translate])
  // What was read before stays, and with it what is typed.
  const failure = (onboarding ? null : error) ?? (references ? null : noReferences) ?? (notes ? null : noNotes)
  if (failure && !isMissing)
    return (
      <p className="message" data-tone="bad" role="alert">
        {failure.message}
      </p>
    )
  if (!onboarding || !references || !notes || !tenant) return <div className="wizard" aria-busy />
  if (!isOpen(onboarding.status)) return <Over onboarding={onboarding} references={references} />
  if (placeOf(onboarding.status) < placeOf('SubmittedToInvestor')) return <NotYours />
  return (
    <AmountCurrenciesProvider value={useNoCurrencies}>
      <OpenWizard
        key={onboarding.id}
        onboarding={onboarding}
        references={references}
        notes={notes}
        tenant={tenant.shortName}
      />
    </AmountCurrenciesProvider>
  )
}

/** The currencies of the back office are not the investor's to read; amounts have the usual decimals. */
const useNoCurrencies = () => noCurrency
const noCurrency = () => undefined

function NotYours() {
  const translate = useTranslate()
  return (
    <article className="wizard-page">
      <h1>{translate('wizard.nothingOpen')}</h1>
      <p className="wizard-lead">{translate('wizard.notOpenYet')}</p>
    </article>
  )
}

interface OpenProps {
  onboarding: Onboarding
  references: OnboardingReferences
  notes: OnboardingNotes
  tenant: string
}

function OpenWizard(props: OpenProps) {
  const wizard = useWizardState(props)
  return (
    <WizardProvider value={wizard}>
      <TypedProvider>
        <Screens wizard={wizard} />
      </TypedProvider>
    </WizardProvider>
  )
}

/** Half a minute for each answer that is missing. */
const ANSWERS_A_MINUTE = 2

function Screens({ wizard }: { wizard: WizardState }) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const { tenant } = useSession()
  const { record, answers, found, notes } = wizard
  const progress = useMemo(
    () => progressOf({ ...record, answers }, found, notes.comments),
    [record, answers, found, notes],
  )
  const { step, question, go } = useStep(progress)
  const way = useWay(wizard, step, question)
  const order = stepsOf(record.legalStatus)
  const [before, after] = [order[order.indexOf(step) - 1], order[order.indexOf(step) + 1]]
  const isLocked = isSigned(paperOfStep(step), record.status)
  const locked = isLocked ? translate('wizard.readOnly') : null
  const texts = useStepTexts(step, wizard)
  const onward = async (next: StepId | undefined) => {
    if ((await way.saveAll()) && next) go(next)
  }
  const goTo = (next: StepId) => {
    void onward(next)
  }
  const goToQuestion = (question: string) => {
    void way.saveAll().then(isSaved => isSaved && go(stepOfQuestion(question, record.legalStatus), question))
  }
  const leave = async () => {
    if (await way.saveAll()) await navigate(path('portal.funds.overview', { pTenantId: tenant?.shortName ?? '' }))
  }
  return (
    <>
      <TypedFrame
        tried={way.tried}
        subject={<Subject wizard={wizard} />}
        steps={useSteps(progress)}
        current={step}
        onStep={goTo}
        {...texts}
        why={<Why step={step} wizard={wizard} />}
        rest={useTimeLeft(progress)}
        onLeave={() => {
          void leave()
        }}
        onBack={before ? () => goTo(before) : null}
        onContinue={
          after
            ? () => {
                void way.goOn().then(passed => passed && go(after))
              }
            : null
        }
        isContinueQuiet={step === 'declaration' && !isLocked}
        isBusy={way.isBusy}
      >
        <LockedNote step={step} locked={locked} />
        <Screen key={step} step={step} locked={locked} wizard={wizard} go={goTo} goToQuestion={goToQuestion} />
      </TypedFrame>
      <LeaveGuard
        dirty={false}
        isLeaving={() => false}
        hasPendingEdits={() => wizard.forms().some(form => form.hasTyped())}
        saveWithin={way.saveAll}
        onDiscard={() => undefined}
      />
    </>
  )
}

/** The screens of the papers say themselves that they are signed. */
function LockedNote({ step, locked }: { step: StepId; locked: string | null }) {
  if (locked === null || step === 'declaration' || step === 'contract') return null
  return (
    <p className="message" data-tone="info" role="status">
      {locked}
    </p>
  )
}

function Subject({ wizard: { record, references } }: { wizard: WizardState }) {
  return (
    <>
      <b>{record.investorName}</b>
      <small>{references.fund.name}</small>
    </>
  )
}

function whyOf(step: StepId, wizard: WizardState) {
  const isUnregistered = step === 'entity' && !questionnaireOf(wizard.record.legalStatus).isRegistered
  return isUnregistered ? 'entityUnregistered' : askedOn(step, wizard)
}

function Why({ step, wizard }: { step: StepId; wizard: WizardState }) {
  const translate = useTranslate()
  const share = useOwnersShare()
  return (
    <>
      {step === 'tax' && <TaxResult />}
      {step === 'tax' && <PapersToSign />}
      <h2>{translate('wizard.why.title')}</h2>
      <p>{translate(`wizard.why.${whyOf(step, wizard)}`, { share })}</p>
      {askedOn(step, wizard) === 'owners' && <p>{translate('wizard.threshold.nobody', { share })}</p>}
      <QuestionLink wizard={wizard} />
      <ShareWithAdviser />
    </>
  )
}

/** Writes to whoever is in charge; questions about single answers are asked from there, and replied to here. */
function QuestionLink({ wizard: { record, references } }: { wizard: WizardState }) {
  const translate = useTranslate()
  const { tenant } = useSession()
  if (record.responsibleEmail === null) return null
  const subject = encodeURIComponent(`${record.investorName}, ${references.fund.name}`)
  return (
    <a className="text-link" href={`mailto:${record.responsibleEmail}?subject=${subject}`}>
      {translate('wizard.askUs', { tenant: tenant?.name ?? '' })}
    </a>
  )
}

/** Who holds no shares is asked for the parts that people have. */
function askedOn(step: StepId, { record }: WizardState): StepId | 'ownersRoles' {
  return step === 'owners' && questionnaireOf(record.legalStatus).owners === 'roles' ? 'ownersRoles' : step
}

function useStepTexts(step: StepId, wizard: WizardState): { title: string; lead: string } {
  const translate = useTranslate()
  const asked = askedOn(step, wizard)
  const values = { share: useOwnersShare(), currency: wizard.references.fund.currency }
  const { legalStatus, status } = wizard.record
  if (step === 'declaration' || step === 'contract') {
    const state = signedState(paperOfStep(step), status)
    if (state !== null)
      return {
        title: translate(`wizard.titleOf.${state}`),
        lead: translate(state === 'signed' ? 'wizard.leadOf.signed' : `wizard.leadOf.${step}HandedIn`),
      }
  }
  const title = step === 'tax' && isPerson(legalStatus) ? 'taxPerson' : asked
  const lead = translate(`wizard.leadOf.${asked}`, values)
  const isEarly = step === 'subscription' && status === SUBMITTED_IN['Due diligence']
  return {
    title: translate(`wizard.titleOf.${title}`),
    lead: isEarly ? `${lead} ${translate('wizard.leadOf.subscriptionEarly')}` : lead,
  }
}

/** A paper may have been signed, and handing it in have failed; null while it is not signed. */
function signedState(kind: SignedKind, status: OnboardingStatus): 'signed' | 'handedIn' | null {
  if (!isSigned(kind, status)) return null
  return status === SIGNED_IN[kind] ? 'signed' : 'handedIn'
}

function useTimeLeft(progress: readonly StepProgress[]): string {
  const translate = useTranslate()
  const left = progress.reduce((all, { missing, wrong }) => all + missing + wrong, 0)
  return left > 0 ? translate('wizard.minutes', { smart_count: Math.ceil(left / ANSWERS_A_MINUTE) }) : ''
}

function useSteps(progress: readonly StepProgress[]): WizardStep<StepId>[] {
  const translate = useTranslate()
  return progress.map(({ step: id, state, missing, wrong, asked }) => {
    const remarks = [
      asked > 0 ? translate('wizard.asked', { smart_count: asked }) : '',
      wrong > 0 && state !== 'untouched' ? translate('wizard.wrong', { smart_count: wrong }) : '',
      missing > 0 && state !== 'untouched' ? translate('wizard.missing', { smart_count: missing }) : '',
    ]
    return { id, title: translate(`wizard.step.${id}`), state, remark: remarks.filter(Boolean).join(', ') }
  })
}

/** The screen stands in the address, with the question that is to be shown on it; without one, the next not done. */
function useStep(progress: readonly StepProgress[]) {
  const [parameters, setParameters] = useSearchParams()
  const named = progress.find(({ step }) => step === parameters.get('step'))?.step
  const first = useRef(nextStep(progress))
  const step = named ?? first.current
  useEffect(() => {
    document.getElementById('wizard-title')?.focus({ preventScroll: true })
    scrollTo({ top: 0 })
  }, [step])
  const go = (next: StepId, question?: string) => setParameters({ step: next, ...(question && { question }) })
  return { step, question: parameters.get('question'), go }
}

interface ScreenProps {
  step: StepId
  locked: string | null
  wizard: WizardState
  go: (step: StepId) => void
  goToQuestion: (question: string) => void
}

function Screen({ step, locked, wizard, go, goToQuestion }: ScreenProps) {
  const { answers, record } = wizard
  switch (step) {
    case 'person':
      return <InvestorForm locked={locked} />
    case 'entity':
      return <EntityForm locked={locked} />
    case 'owners':
      return (
        <>
          {/* Whether or not the owners leave something to others, which is then asked below. */}
          <Asked path="entityDetails.remainingOwnership" />
          <PartyStep part="beneficialOwners" locked={locked} />
          {questionnaireOf(record.legalStatus).owners === 'shares' && leavesRest(answers.beneficialOwners) && (
            <RestForm locked={locked} />
          )}
        </>
      )
    case 'controllers':
      return <PartyStep part="controllersAndDirectors" locked={locked} />
    case 'others':
      return <OtherParties locked={locked} />
    case 'tax':
      return (
        <>
          <TaxForm locked={locked} />
          <WhoControls locked={locked} onStep={go} />
        </>
      )
    case 'funds':
      return (
        <>
          <GroupForm
            part="sourceOfFundsAndWealth"
            proposals={{ sourceOfFundsAmount: record.commitment, sourceOfFundsCountryId: record.countryId }}
            locked={locked}
          />
          {record.legalStatus === 'NaturalPerson' && <OtherParties locked={locked} />}
        </>
      )
    case 'documents':
      return <DocumentsStep locked={locked} />
    case 'signatories':
      return <PartyStep part="signatories" locked={locked} />
    case 'declaration':
      return <SignStep kind="Due diligence" goToQuestion={goToQuestion} />
    case 'subscription':
      return <SubscriptionForms locked={locked} />
    case 'contract':
      return <SignStep kind="Subscription" goToQuestion={goToQuestion} />
  }
}

/** Whether the shares that were stated leave something to others; without any owner, everything. */
function leavesRest(owners: Answers['beneficialOwners']): boolean {
  const shares = (owners ?? []).flatMap(({ ownership }) => ownership ?? [])
  return compare(sum(shares), '100') < 0
}

function OtherParties({ locked }: { locked: string | null }) {
  const translate = useTranslate()
  return (
    <>
      {(['otherParties', 'thirdPartyIndividuals', 'thirdPartyCompanies'] as const).map(part => (
        <section key={part} className="wizard-others" aria-label={translate(`wizard.others.${part}`)}>
          <h2>{translate(`wizard.others.${part}`)}</h2>
          <PartyStep part={part} locked={locked} />
        </section>
      ))}
    </>
  )
}

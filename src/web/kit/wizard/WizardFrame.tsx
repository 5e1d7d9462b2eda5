/** A questionnaire over several screens: the steps with their state, one question, why it is asked, and the way on. */
import type { ReactNode } from 'react'
import Button from '@mui/material/Button'
import ArrowBackOutlined from '@mui/icons-material/ArrowBackOutlined'
import ArrowForwardOutlined from '@mui/icons-material/ArrowForwardOutlined'
import CheckOutlined from '@mui/icons-material/CheckOutlined'
import InfoOutlined from '@mui/icons-material/InfoOutlined'
import { useTranslate } from '../data/useTranslate.ts'
import './wizard.css'

export interface WizardStep<Id extends string> {
  id: Id
  title: string
  state: 'done' | 'wrong' | 'open' | 'untouched'
  /** How far it is, in words; '' for nothing to say. */
  remark: string
}

interface WizardFrameProps<Id extends string> {
  /** Whose answers they are, above the steps. */
  subject: ReactNode
  steps: readonly WizardStep<Id>[]
  current: Id
  onStep: (id: Id) => void
  title: string
  lead: string
  /** Why it is asked, and what is needed. */
  why: ReactNode
  /** Below the steps: how long it takes. */
  rest: string
  /** What has been saved, in words. */
  saved: string
  onLeave: () => void
  onBack: (() => void) | null
  onContinue: (() => void) | null
  continueLabel: string
  /** Something on the screen itself comes first. */
  isContinueQuiet: boolean
  isBusy: boolean
  /** What is missing or not saved, in words. */
  note: string
  tone: 'info' | 'bad'
  children: ReactNode
}

export function WizardFrame<Id extends string>(props: WizardFrameProps<Id>) {
  const { subject, steps, current, onStep, title, lead, why, rest, saved, onLeave, children } = props
  const translate = useTranslate()
  const place = steps.findIndex(({ id }) => id === current)
  return (
    <div className="wizard">
      <nav className="wizard-steps" aria-label={translate('wizard.steps')}>
        <p className="wizard-subject">{subject}</p>
        <p className="wizard-place">
          {translate('wizard.place', { place: place + 1, count: steps.length })}
          <progress max={steps.length} value={place + 1} aria-hidden />
        </p>
        <ol>
          {steps.map(({ id, title: name, state, remark }, index) => (
            <li key={id} data-state={state}>
              <button type="button" aria-current={id === current ? 'step' : undefined} onClick={() => onStep(id)}>
                <span className="wizard-mark" aria-hidden>
                  {state === 'done' ? <CheckOutlined /> : state === 'wrong' ? '!' : index + 1}
                </span>
                <span>
                  {name}
                  {remark !== '' && <small>{remark}</small>}
                </span>
              </button>
            </li>
          ))}
        </ol>
        <p className="wizard-rest">{rest}</p>
      </nav>
      <section className="wizard-question" aria-labelledby="wizard-title">
        <header>
          <h1 id="wizard-title" tabIndex={-1}>
            {title}
          </h1>
          <p>{lead}</p>
        </header>
        {children}
      </section>
      <aside className="wizard-why">{why}</aside>
      <WizardBar {...props} saved={saved} onLeave={onLeave} />
    </div>
  )
}

type BarProps = Pick<
  WizardFrameProps<string>,
  'onBack' | 'onContinue' | 'continueLabel' | 'isContinueQuiet' | 'isBusy' | 'note' | 'tone' | 'saved' | 'onLeave'
>

function WizardBar(props: BarProps) {
  const { onBack, onContinue, continueLabel, isContinueQuiet, isBusy, note, tone, saved, onLeave } = props
  const translate = useTranslate()
  return (
    <footer className="wizard-bar">
      <div>
        {onBack && (
          <Button startIcon={<ArrowBackOutlined />} onClick={onBack}>
            {translate('wizard.back')}
          </Button>
        )}
        {/* It changes while somebody types, and waits until whoever listens has heard what is typed. */}
        <p className="wizard-note" data-tone={tone} role="status">
          {note !== '' && <InfoOutlined fontSize="small" />}
          {note}
        </p>
        <span className="wizard-saved">{saved}</span>
        <Button onClick={onLeave}>{translate('wizard.leave')}</Button>
        {onContinue && (
          <Button
            variant={isContinueQuiet ? 'outlined' : 'contained'}
            endIcon={<ArrowForwardOutlined />}
            loading={isBusy}
            onClick={onContinue}
          >
            {continueLabel}
          </Button>
        )}
      </div>
    </footer>
  )
}

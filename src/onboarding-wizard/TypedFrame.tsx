/** The frame with what its bar says, counted anew with every answer; the screen inside stays as it was drawn. */
import type { ComponentProps } from 'react'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { WizardFrame } from '../web/kit/wizard/WizardFrame.tsx'
import { progressOf } from './steps.ts'
import type { StepId } from './steps.ts'
import { useTyped } from './useTyped.tsx'
import type { WayState } from './useWay.tsx'
import { useWizard } from './useWizard.tsx'

type FrameProps = Omit<ComponentProps<typeof WizardFrame<StepId>>, 'saved' | 'continueLabel' | 'note' | 'tone'>

export function TypedFrame({ tried, ...frame }: FrameProps & { tried: WayState | null }) {
  return <WizardFrame {...frame} {...useBar(tried, frame.current)} />
}

/** What keeps somebody on the screen, until it is answered; what was not saved, until it is. */
function useBar(tried: WayState | null, step: StepId) {
  const translate = useTranslate()
  const { missing, wrong } = useOpenNow(step)
  const isStopped = tried?.kind === 'open' && missing + wrong > 0
  const open = [
    wrong > 0 ? translate('wizard.contradicts', { smart_count: wrong }) : '',
    missing > 0 ? translate('wizard.fillRequired', { smart_count: missing }) : '',
  ]
  const unsaved = useUnsavedNote(tried)
  const note = isStopped ? open.filter(Boolean).join(' ') : unsaved
  return {
    saved: tried?.kind === 'saved' ? translate('wizard.saved') : '',
    continueLabel: translate(isStopped ? 'wizard.anyway' : 'wizard.continue'),
    note,
    tone: note === '' ? ('info' as const) : ('bad' as const),
  }
}

/** What cannot be stored is said until it is corrected, and what has failed otherwise until it is saved. */
function useUnsavedNote(tried: WayState | null): string {
  const translate = useTranslate()
  const { forms } = useTyped()
  if (tried?.kind !== 'failed' && tried?.kind !== 'unstorable') return ''
  const count = [...forms.values()].reduce((all, { unstorable }) => all + unstorable, 0)
  if (count > 0) return translate('wizard.saveFirstUnstorable', { smart_count: count })
  return tried.kind === 'failed' ? translate('wizard.saveFirst') : ''
}

/** With what is typed and not stored yet. */
function useOpenNow(step: StepId): { missing: number; wrong: number } {
  const { record } = useWizard()
  const { answers, found } = useTyped()
  const { missing, wrong } = progressOf({ ...record, answers }, found).find(each => each.step === step) ?? {}
  return { missing: missing ?? 0, wrong: wrong ?? 0 }
}

/** The way from screen to screen of the wizard: everything on one is saved before the next. */
import { useEffect, useState } from 'react'
import { findingsOn, progressOf } from './steps.ts'
import type { StepId } from './steps.ts'
import type { Saved, Wizard } from './useWizard.tsx'

/** How the last try to go on has ended. */
export interface WayState {
  step: StepId
  kind: Saved | 'open'
  /** How many answers of the screen contradicted others then. */
  wrong: number
}

/** The bar at the bottom may hide it. What is only missing is marked, and keeps nobody where it is. */
function showFirstWrong(): void {
  const field = document.querySelector<HTMLElement>('main [aria-invalid="true"]')
  field?.focus({ preventScroll: true })
  field?.scrollIntoView({ block: 'center' })
}

/** Saving on the way on, and how that has ended on this screen. */
export function useWay(wizard: Wizard, step: StepId) {
  const [isBusy, setBusy] = useState(false)
  const [state, setState] = useState<WayState | null>(null)
  const own = state?.step === step ? state : null
  // The forms mark their fields in effects of the same render as this one: with the render after it they are marked.
  const [stateAfterMarking, setStateAfterMarking] = useState(state)
  useEffect(() => setStateAfterMarking(state), [state])
  useEffect(() => {
    const { kind, wrong } = stateAfterMarking ?? { kind: 'saved', wrong: 0 }
    if (kind === 'failed' || kind === 'unstorable' || (kind === 'open' && wrong > 0)) showFirstWrong()
  }, [stateAfterMarking])
  const saveAll = async (): Promise<boolean> => {
    setBusy(true)
    const results: Saved[] = []
    // One after another, each from the version that the one before has left; one that fails keeps none of the rest.
    for (const form of wizard.forms()) results.push(await form.save())
    setBusy(false)
    const kind = (['failed', 'unstorable'] as const).find(each => results.includes(each)) ?? 'saved'
    setState({ step, kind, wrong: 0 })
    return kind === 'saved'
  }
  const goOn = async (): Promise<boolean> => {
    if (!(await saveAll())) return false
    const stored = wizard.latest()
    const found = progressOf(stored, findingsOn(stored, wizard.rules)).find(each => each.step === step)
    const { missing, wrong } = found ?? { missing: 0, wrong: 0 }
    // Once for what is missing, and again where more has become wrong since.
    if (missing + wrong === 0 || (own?.kind === 'open' && wrong <= own.wrong)) return true
    for (const form of wizard.forms()) form.showAll()
    setState({ step, kind: 'open', wrong })
    return false
  }
  return { saveAll, goOn, isBusy, tried: own }
}

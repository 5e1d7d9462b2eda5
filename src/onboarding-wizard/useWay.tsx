/** The way from screen to screen of the wizard: everything on one is saved before the next. */
import { useEffect, useRef, useState } from 'react'
import { showFirst } from './showFirst.tsx'
import type { Stop } from './showFirst.tsx'
import { contradictingOn, findingsOn, progressOf } from './steps.ts'
import type { StepId } from './steps.ts'
import type { Saved, Wizard } from './useWizard.tsx'

/** How the last try to go on has ended. */
export interface WayState {
  step: StepId
  kind: Saved | 'open'
  /** What is brought into sight: what could not be stored, what contradicts other answers, or what was to be shown. */
  stops: readonly Stop[]
  /** How many answers contradicted others. */
  wrong: number
}

/** Saving on the way on, and how that has ended on this screen; `question` is one that was asked to be shown on it. */
export function useWay(wizard: Wizard, step: StepId, question: string | null) {
  const [isBusy, setBusy] = useState(false)
  const [state, setState] = useState<WayState | null>(null)
  const own = state?.step === step ? state : null
  // The forms mark their fields in effects of the same render as this one: with the render after it they are marked.
  const [stateAfterMarking, setStateAfterMarking] = useState(state)
  useEffect(() => setStateAfterMarking(state), [state])
  useEffect(() => {
    // What is only missing is marked, and is not brought into sight unless somebody has asked for it.
    const { kind, stops } = stateAfterMarking ?? { kind: 'saved', stops: [] }
    if (kind === 'failed' || kind === 'unstorable' || (kind === 'open' && stops.length > 0)) showFirst(stops)
  }, [stateAfterMarking])
  const saveAll = async (): Promise<boolean> => {
    setBusy(true)
    const results: Saved[] = []
    // One after another, each from the version that the one before has left; one that fails keeps none of the rest.
    for (const form of wizard.forms()) results.push(await form.save())
    setBusy(false)
    const kind = (['failed', 'unstorable'] as const).find(each => results.includes(each)) ?? 'saved'
    const fields = kind === 'saved' ? [] : wizard.forms().flatMap(form => form.unstorable())
    setState({ step, kind, stops: fields.map(field => ({ field, question: '' })), wrong: 0 })
    return kind === 'saved'
  }
  /** Marks what is open on this screen, and brings the first of the questions into sight. */
  const stopAt = (questions: readonly string[], wrong: number) => {
    for (const form of wizard.forms()) form.showAll()
    const fieldOf = (question: string) => wizard.forms().flatMap(form => form.fieldOf(question) ?? [])[0] ?? null
    setState({ step, kind: 'open', stops: questions.map(question => ({ question, field: fieldOf(question) })), wrong })
  }
  const openNow = () => {
    const stored = wizard.latest()
    const found = findingsOn(stored, wizard.rules)
    const missing = progressOf(stored, found).find(each => each.step === step)?.missing ?? 0
    return { missing, wrong: contradictingOn(step, stored, found) }
  }
  const goOn = async (): Promise<boolean> => {
    if (!(await saveAll())) return false
    const { missing, wrong } = openNow()
    // Once for what is missing, and again where more has become wrong since.
    if (missing + wrong.length === 0 || (own?.kind === 'open' && wrong.length <= own.wrong)) return true
    stopAt(
      wrong.map(({ question }) => question),
      wrong.length,
    )
    return false
  }
  useShown(step, question, shown => stopAt([shown], openNow().wrong.length))
  return { saveAll, goOn, isBusy, tried: own }
}

/** The fields of a screen are there once it has been drawn, after which this effect runs. */
function useShown(step: StepId, question: string | null, show: (question: string) => void): void {
  const latest = useRef(show)
  useEffect(() => {
    latest.current = show
  })
  useEffect(() => {
    if (question !== null) latest.current(question)
  }, [step, question])
}

/**
 * What the screens of the wizard share: the onboarding as it is stored by now, what is found in it, and the calls that
 * save a part of it one after another, each from the version that the one before has left.
 */
import { createContext, useCallback, useContext, useMemo, useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { askedAnswers, keysOf } from '../onboarding/askedAnswers.ts'
import type { DossierFinding, DossierContext } from '../onboarding/dossier.ts'
import type { Answers } from '../onboarding/people.ts'
import { onboardingReads } from '../onboarding/reads.ts'
import type { OnboardingReferences, OnboardingNotes } from '../onboarding/reads.ts'
import { httpFailure } from '../web/kit/data/failures.ts'
import type { ActionsOf, RecordActionOf } from '../web/kit/data/api.ts'
import { useCalls } from '../web/kit/data/calls.ts'
import { useProvider } from '../web/kit/data/provider.ts'
import type { RecordOf } from '../web/kit/data/records.ts'
import { useSession } from '../web/kit/data/session.tsx'
import { findingsOn } from './steps.ts'

export type Onboarding = RecordOf<'onboardings'>
type Actions = ActionsOf<'onboardings'>
type Act = <Name extends RecordActionOf<'onboardings'>>(action: Name, input: Actions[Name]) => Promise<Onboarding>

/**
 * How a save has ended: what cannot be stored as it is typed, its fields say; whatever else has kept a form from being
 * saved, a notification.
 */
export type Saved = 'saved' | 'unstorable' | 'failed'

/** One form of a screen, as the way on sees it. */
export interface FormHandle {
  /** Somebody has typed into it since it was opened or saved. */
  hasTyped: () => boolean
  save: () => Promise<Saved>
  /** Id of the field of this question; null where another form asks it. */
  fieldOf: (question: string) => string | null
  /** Ids of the fields whose answers cannot be stored as they are typed. */
  unstorable: () => readonly string[]
  showAll: () => void
}

export interface Wizard {
  record: Onboarding
  /** What this investor is asked. */
  answers: Answers
  references: OnboardingReferences
  rules: DossierContext
  notes: OnboardingNotes
  found: readonly DossierFinding[]
  /** Answers with the onboarding as it is stored then. */
  act: Act
  /** What was added or removed besides the answers is read again. */
  reload: () => Promise<void>
  register: (id: string, handle: FormHandle | null) => void
  forms: () => FormHandle[]
  /** With answers of a former legal status as well: what is saved keeps them. */
  latest: () => Onboarding
  latestAnswers: () => Answers
  /** How often another device was quicker, so that what it has stored was read anew. */
  overtaken: () => number
}

const WizardContext = createContext<Wizard | null>(null)
export const WizardProvider = WizardContext.Provider

export function useWizard(): Wizard {
  const wizard = useContext(WizardContext)
  if (!wizard) throw new Error('A part of the wizard stands outside of it')
  return wizard
}

interface Loaded {
  onboarding: Onboarding
  references: OnboardingReferences
  notes: OnboardingNotes
  tenant: string
}

export function useWizardState({ onboarding, references, notes, tenant }: Loaded): Wizard {
  const provider = useProvider()
  const calls = useCalls()
  const client = useQueryClient()
  const { today } = useSession()
  const [record, setRecord] = useState(onboarding)
  const stored = useRef(onboarding)
  const overtakings = useRef(0)
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const handles = useRef(new Map<string, FormHandle>())
  const keep = useCallback((next: Onboarding) => {
    stored.current = next
    setRecord(next)
  }, [])
  const act: Act = useCallback(
    (action, body) => {
      const run = async () => {
        const { id } = stored.current
        try {
          const { version } = stored.current
          const { data } = await provider.act<Onboarding>('onboardings', {
            action,
            id,
            version,
            body,
            attempt: undefined,
          })
          keep(data)
          return data
        } catch (error) {
          // Another device was quicker: what is stored by now is read, and the next try builds on it.
          if (httpFailure(error)?.status === 412) {
            const data = await calls.read(onboardingReads.ownOnboarding, { tenant, id })
            overtakings.current += 1
            if (data) keep({ ...stored.current, ...data })
          }
          throw error
        }
      }
      const next = queue.current.then(run, run)
      queue.current = next.catch(() => undefined)
      return next
    },
    [calls, provider, keep, tenant],
  )
  const rules = useMemo(() => ({ ...references, today }), [references, today])
  const found = useMemo(() => findingsOn(record, rules), [record, rules])
  return useMemo(
    () => ({
      record,
      answers: askedAnswers(record) ?? {},
      references,
      rules,
      notes,
      found,
      act,
      reload: () => client.invalidateQueries({ queryKey: ['portal'] }),
      register: (id, handle) => {
        if (handle) handles.current.set(id, handle)
        else handles.current.delete(id)
      },
      forms: () => [...handles.current.values()],
      latest: () => stored.current,
      latestAnswers: () => askedAnswers(stored.current) ?? {},
      overtaken: () => overtakings.current,
    }),
    [record, references, rules, notes, found, act, client],
  )
}

/** A name for a new row or person, which no other of the answers has. */
export function newKey(): string {
  return `k${crypto.randomUUID().slice(0, 8)}`
}

/** Of the natural person who invests: a paper that was added before anything was told of the person has it already. */
export function investorKey(answers: Answers, stored: Answers | null): string {
  const ofOthers = keysOf(stored ?? {})
  const ofPaper = answers.evidence?.find(({ person }) => person && !ofOthers.has(person))?.person
  return answers.entityDetails?.individual?.key ?? ofPaper ?? newKey()
}

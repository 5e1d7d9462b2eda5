/** What is typed on a screen and not stored yet: each of its forms, brought into the answers as they are stored. */
import { createContext, useCallback, useContext, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import type { DossierFinding } from '../onboarding/dossier.ts'
import type { Answers } from '../onboarding/people.ts'
import { findingsOn } from './steps.ts'
import { useWizard } from './useWizard.tsx'

/** One form of the screen. */
export interface TypedForm {
  /** What it holds. */
  values: object
  /** The answers with what it holds. */
  merge: (before: Answers) => Answers
  /** How many of its answers cannot be stored as they are typed. */
  unstorable: number
}

interface Typed {
  answers: Answers
  found: readonly DossierFinding[]
  forms: ReadonlyMap<string, TypedForm>
}

type Publish = (id: string, form: TypedForm | null) => void

const TypedContext = createContext<Typed | null>(null)
const PublishContext = createContext<Publish | null>(null)

export function TypedProvider({ children }: { children: ReactNode }) {
  const { record, answers: stored, rules, found: foundInStored } = useWizard()
  const [forms, setForms] = useState<ReadonlyMap<string, TypedForm>>(() => new Map())
  const publish = useCallback<Publish>((id, form) => {
    setForms(before => {
      const next = new Map(before)
      // A form that is there already keeps its place, and with it a new row its place in the list.
      if (form) next.set(id, form)
      else next.delete(id)
      return next
    })
  }, [])
  const typed = useMemo((): Typed => {
    if (forms.size === 0) return { answers: stored, found: foundInStored, forms }
    const answers = [...forms.values()].reduce((before, { merge }) => merge(before), stored)
    return { answers, found: findingsOn({ ...record, answers }, rules), forms }
  }, [forms, stored, foundInStored, record, rules])
  return (
    <PublishContext.Provider value={publish}>
      <TypedContext.Provider value={typed}>{children}</TypedContext.Provider>
    </PublishContext.Provider>
  )
}

/** The answers as they would be with what every form of the screen holds, and what is found in them. */
export function useTyped(): Typed {
  return within(useContext(TypedContext))
}

/** Tells the others what a form holds; null where it has gone. */
export function usePublish(): Publish {
  return within(useContext(PublishContext))
}

function within<Value>(value: Value | null): Value {
  if (value === null) throw new Error('A form of the wizard stands outside of it')
  return value
}

/**
 * What stands inside a form knows of it: the values and their errors from JSON Forms, and what JSON Forms does not
 * know.
 */
import { createContext, useContext, useMemo, type ComponentType } from 'react'
import { useJsonForms } from '@jsonforms/react'
import type { Field } from '../../../entity.ts'
import type { RuleCode } from '../../../texts.ts'
import type { FormModel } from './model.ts'
import type { Checks, FieldErrors, ServerErrors, Verdict } from './validator.ts'
import type { Values } from './values.ts'

/** `before` are the values that a change came from; at the beginning there are none. */
export type Compute = (values: Values, before?: Values) => Values

/** Rows of a list that are being edited: an edit is neither confirmed nor cancelled. */
export interface PendingRowEdit {
  /** What still waits for the first attempt to confirm shows no errors. */
  quiet: readonly string[]
  /** Which lines, counted from 1. */
  lines: readonly number[]
  /** Somebody wants to save: from now on the lines show what is wrong with them. */
  show: () => void
  /** Called when all values are replaced: the edit is over. */
  drop: () => void
}

export interface FormSettings {
  model: FormModel
  checks: Checks
  /** Why a field cannot be edited, in words; null when it can. */
  lockReason: (field: Field) => string | null
  /** Derived values, recomputed with every change. */
  compute?: Compute | undefined
  /** The stored record; absent for a new one. Files can be kept with it. */
  owner?: { resource: string; id: number } | undefined
  /** Buttons that put right what a warning says, by its code. */
  repairs?: Readonly<Partial<Record<RuleCode, ComponentType>>> | undefined
  /** Where the form stands decides how much room its fields have. */
  variant: 'page' | 'dialog'
}

export interface FormState extends FormSettings {
  showsError: (path: string) => boolean
  touch: (path: string) => void
  /** A control with text that is not committed yet says how to commit it; returns how to forget it. */
  pend: (path: string, commit: (() => void) | null) => void
  flush: () => void
  /** Lines that are being edited hold back the save until they are confirmed or cancelled; null lets go. */
  setPendingEdit: (path: string, edit: PendingRowEdit | null) => void
  pendingEdits: () => { path: string; lines: readonly number[] }[]
  values: () => Values
  replace: (values: Values) => void
  showAll: () => void
  setServerErrors: (server: ServerErrors | null) => void
  /** Words below a field in place of its help, which follow what is typed: where a proposal comes from. */
  notes: Readonly<Record<string, string>>
  note: (notes: Readonly<Record<string, string>>) => void
  serverErrors: ServerErrors | null
  verdict: (values: Values) => Verdict
}

export const FormContext = createContext<FormState | null>(null)

export function useFormState(): FormState {
  const state = useContext(FormContext)
  if (!state) throw new Error('A field stands outside a form')
  return state
}

const NONE: Values = {}

/** JSON Forms holds data of any shape; what a form holds are the values of its fields. */
export function valuesIn(core: { data?: unknown } | null | undefined): Values {
  return (core?.data ?? NONE) as Values
}

export function useFormValues(): Values {
  return valuesIn(useJsonForms().core)
}

/**
 * Somebody wants to send the form: what is being typed is committed, every error shows, and what the server said before
 * is forgotten.
 */
export function attempted(form: FormState): { values: Values; errors: FieldErrors } {
  form.flush()
  form.setServerErrors(null)
  form.showAll()
  const values = form.values()
  return { values, errors: form.verdict(values).errors }
}

/** Errors that a person should see now, by path. */
export function useShownErrors(): FieldErrors {
  const { core } = useJsonForms()
  const { showsError } = useFormState()
  return useMemo(() => {
    const found: FieldErrors = {}
    for (const error of core?.errors ?? []) {
      const path = error.instancePath.slice(1).replaceAll('/', '.')
      if (showsError(path)) (found[path] ??= []).push(error.message ?? '')
    }
    return found
  }, [core?.errors, showsError])
}

/**
 * What stands inside a form knows of it: the values and their errors from JSON Forms, and what JSON Forms does not
 * know.
 */
import { createContext, useContext, useMemo, type ComponentType } from 'react'
import { useJsonForms } from '@jsonforms/react'
import type { EntityName, Field, Resource } from '../../../entity.ts'
import type { Draft, EntityOf } from '../../../entityTypes.ts'
import type { RuleCode } from '../../../texts.ts'
import { draftOf } from '../../../validation.ts'
import type { FormModel } from './model.ts'
import type { Checks, FieldErrors, ServerErrors, Verdict } from './validator.ts'
import type { Values } from '../data/values.ts'

/** `before` are the values that a change came from; at the beginning there are none. */
export type Compute<E extends EntityName> = (record: Draft<E>, before?: Draft<E>) => Draft<E>

/** The same of an entity that only its metadata names. */
export type AnyCompute = { of(record: object, before?: object): object }['of']

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

/** Buttons that put right what a warning says, by its code. */
export type Repairs = { readonly [Code in RuleCode]?: ComponentType }

export interface FormSettings {
  /** Absent for what an action asks for, which is no record. */
  resource?: Resource | undefined
  model: FormModel
  checks: Checks
  /** Why a field cannot be edited, in words; null when it can. */
  lockReason: (field: Field) => string | null
  /** Derived values, recomputed with every change. */
  compute?: AnyCompute | undefined
  /** The id of the stored record with which files can be kept; absent for a new one. */
  ownerId?: number | undefined
  repairs?: Repairs | undefined
  /** Names it among several forms of one page. */
  formId?: string | undefined
  /** Where the form stands decides how much room its fields have. */
  variant: 'page' | 'dialog'
}

/** By path or by name of the field; one that says that what is typed is right has a check mark before it. */
export type Notes = Readonly<Record<string, string | { right: string }>>

export interface FormState extends FormSettings {
  showsError: (path: string) => boolean
  touch: (path: string) => void
  /** A control with text that is not committed yet says how to commit it; returns how to forget it. */
  pend: (path: string, commit: (() => void) | null) => void
  flush: () => void
  /** Says that a value to propose is asked for. What it returns is called once the value was applied or given up. */
  expectProposals: () => () => void
  /** What stands in the fields of a new record because it was proposed: no work of a person, that could be lost. */
  proposed: Values
  keepProposed: (values: Values) => void
  /** Fulfilled once no value is asked for any more: a save before would be refused, or store what is outdated. */
  whenProposed: () => Promise<void>
  /** Lines that are being edited hold back the save until they are confirmed or cancelled; null lets go. */
  setPendingEdit: (path: string, edit: PendingRowEdit | null) => void
  pendingEdits: () => { path: string; lines: readonly number[] }[]
  values: () => Values
  replace: (values: Values) => void
  /** Values that were there before: nothing is derived from them again, which would undo what was chosen by hand. */
  restore: (values: Values) => void
  showAll: () => void
  setServerErrors: (server: ServerErrors | null) => void
  /** Words below a field in place of its help, which follow what is typed: where a proposal comes from. */
  notes: Notes
  note: (notes: Notes) => void
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
  return judged(form)
}

/** The same for what is committed already: what is typed since stays in its field. */
export function judged(form: FormState): { values: Values; errors: FieldErrors } {
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

/** What is typed into the form of this resource, as far as it fits the schema. */
export function useFormRecord<R extends Resource>(resource: R): Draft<EntityOf<R>> {
  const { model } = useFormOf(resource)
  const values = useFormValues()
  return useMemo(() => draftOf<EntityOf<R>>(model, values), [model, values])
}

/** Changes several fields at once: `changed` says how, from what is typed by then. */
export function useFormChange<R extends Resource>(
  resource: R,
): (changed: (record: Draft<EntityOf<R>>) => Draft<EntityOf<R>>) => void {
  const form = useFormOf(resource)
  return changed => {
    form.flush()
    const now = form.values()
    form.replace({ ...now, ...changed(draftOf(form.model, now)) })
  }
}

function useFormOf(resource: Resource): FormState {
  const form = useFormState()
  if (form.resource !== resource) throw new Error(`This is a form of ${form.resource}, not of ${resource}.`)
  return form
}

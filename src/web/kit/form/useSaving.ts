/** Saving a record: commit what is typed, check, send, and put what the server says where it belongs. */
import { useEffect, useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useCreate, useUpdate, type Identifier } from 'react-admin'
import type { Resource } from '../../../entity.ts'
import type { FieldErrors } from '../../../problems.ts'
import { text } from '../../../texts.ts'
import { useApi } from '../data/api.ts'
import { whileBlocked } from '../data/blocked.ts'
import {
  existingOf,
  failureMessage,
  fieldErrorsOf,
  httpFailure,
  warningsOf,
  type Confirmation,
} from '../data/failures.ts'
import { SEVERITY, closeNotifications, openNotification } from '../data/notifications.ts'
import { useProvider } from '../data/provider.ts'
import type { AnyRecord } from '../data/records.ts'
import { withConfirmation } from './useConfirmation.tsx'
import { judged, type FormState } from '../control/formState.ts'
import { findingText, shownValues } from '../control/validator.ts'
import { bodyOf, type Values } from '../data/values.ts'

/** More than these are found at their fields. */
const NAMED_MAX = 3

/** `sent` are the values that were saved: what is typed meanwhile differs from them. */
type SaveOutcome =
  | { saved: AnyRecord; sent: Values }
  | { refused: FieldErrors }
  | { stale: true }
  | { failed: true }
  | { cancelled: true }

interface Target {
  resource: Resource
  record: AnyRecord | undefined
  given?: object | undefined
  /** Of making the record. */
  attempt: string
  /**
   * The title of what a person is told whenever the save is refused; without one only a save that fails as a whole is
   * told.
   */
  notSaved?: string | undefined
  /** Whether a person wants it saved although it is unusual and changes money. */
  confirm: (confirmation: Confirmation) => Promise<boolean>
}

/** A save that waits for proposals or for its answer. */
interface Sending {
  abort: AbortController
  confirmed: readonly string[]
}

export function useSaving(target: Target) {
  const running = useRef<Sending | null>(null)
  const [isSaving, setSaving] = useState(false)
  const waiting = useAbortOnUnmount()
  const sendNow = useSendNow(target, running)
  /** Waits for proposals that follow from what was typed last, as the rates of its day do; then checks and sends. */
  const send = async (form: FormState, version: number | undefined): Promise<SaveOutcome> => {
    const abort = new AbortController()
    running.current = { abort, confirmed: [] }
    waiting.current = abort
    setSaving(true)
    try {
      form.flush()
      await whileBlocked(form.whenProposed)
      waiting.current = null
      if (abort.signal.aborted) return { cancelled: true }
      return await sendNow(form, version, abort)
    } finally {
      if (running.current?.abort === abort) running.current = null
      setSaving(false)
    }
  }
  /** What is thrown away is not saved any more. */
  const cancel = () => running.current?.abort.abort()
  return { send, isSaving, cancel }
}

/** The save that is not sent yet: it ends with its form. One that is on its way goes on. */
function useAbortOnUnmount() {
  const waiting = useRef<AbortController | null>(null)
  useEffect(() => () => waiting.current?.abort(), [])
  return waiting
}

/** Checks what is committed, sends it, and puts what the server says where it belongs. */
function useSendNow(
  { resource, record, given, attempt, notSaved, confirm }: Target,
  running: { current: Sending | null },
) {
  const api = useApi()
  const client = useQueryClient()
  const [create, update] = useWrites(resource, attempt, running)

  /** Refused for a state that the form does not show: somebody else has changed the record. */
  const isChanged = async (error: unknown, shown: AnyRecord | undefined, version: number | undefined) => {
    if (!shown || httpFailure(error)?.status !== 409 || fieldErrorsOf(error)) return false
    const stored = await api.get(resource, shown.id).catch(() => null)
    return stored !== null && stored.version !== version
  }
  return async (form: FormState, version: number | undefined, abort: AbortController): Promise<SaveOutcome> => {
    const refused = (errors: FieldErrors): SaveOutcome => {
      notifyRefusal(errors, form, notSaved)
      return { refused: errors }
    }
    const { values, errors } = judged(form)
    const unconfirmed = pendingRows(form)
    if (Object.keys(unconfirmed).length > 0) {
      form.setServerErrors({ errors: unconfirmed, values })
      return refused(unconfirmed)
    }
    if (Object.keys(errors).length > 0) return refused(errors)
    const body = {
      ...given,
      ...bodyOf(shownValues(form.model.fields, values), form.model.fields, record === undefined),
    }
    const write = (confirmed: readonly string[]): Promise<AnyRecord | void> => {
      running.current = { abort, confirmed }
      return record
        ? update(
            resource,
            {
              id: record.id,
              data: { ...hiddenValues(record, form), ...body, version: version ?? record.version },
              previousData: record,
            },
            { returnPromise: true, mutationMode: 'pessimistic' },
          )
        : create(resource, { data: body }, { returnPromise: true })
    }
    try {
      const saved = await withConfirmation(write, confirm)
      if (abort.signal.aborted || saved === null) return { cancelled: true }
      if (!saved) return { failed: true }
      announceSaved(saved, form, values)
      return { saved, sent: values }
    } catch (error) {
      const seen = version ?? record?.version
      if (!abort.signal.aborted)
        return (await isChanged(error, record, seen))
          ? { stale: true }
          : outcomeOf(error, form, values, record, notSaved)
      // It may have reached the server before it was cancelled: what is shown next is asked for again.
      void client.invalidateQueries({ queryKey: [resource] })
      return { cancelled: true }
    }
  }
}

/** Rows that are being edited are confirmed or cancelled first. */
function pendingRows(form: FormState): FieldErrors {
  return Object.fromEntries(
    form
      .pendingEdits()
      .map(({ path, lines }) => [
        path,
        [text('form.confirmFirst', { smart_count: lines.length, lines: lines.join(', ') })],
      ]),
  )
}

/**
 * What an earlier attempt said no longer holds. What only the server can remark is said once it is saved; the form
 * shows the rest itself.
 */
function announceSaved(saved: object, { verdict, checks }: FormState, values: Values): void {
  closeNotifications(SEVERITY.error)
  const shown = new Set(verdict(values).warnings.map(finding => findingText(finding, checks.translate)))
  const warnings = warningsOf(saved).filter(message => !shown.has(message))
  if (warnings.length > 0)
    openNotification({ severity: SEVERITY.attention, title: text('form.savedWarning'), line1: warnings.join(' ') })
}

/** Given to the provider here and not to the hooks, which would keep the record in their cache under its meta too. */
function useWrites(resource: Resource, attempt: string, running: { readonly current: Sending | null }) {
  const provider = useProvider()
  const meta = () => ({ attempt, signal: running.current?.abort.signal, confirmed: running.current?.confirmed })
  const [create] = useCreate<AnyRecord>(
    resource,
    {},
    {
      mutationFn: async ({ data = {} }: { data?: Values }) =>
        (await provider.create<Values, AnyRecord>(resource, { data, meta: meta() })).data,
    },
  )
  const [update] = useUpdate<AnyRecord>(
    resource,
    {},
    {
      mutationFn: async ({
        id,
        data = {},
        previousData,
      }: {
        id?: Identifier
        data?: Values
        previousData?: AnyRecord
      }) => (await provider.update<AnyRecord>(resource, { id, data, previousData, meta: meta() })).data,
    },
  )
  return [create, update] as const
}

/** A PUT empties what it does not hold: fields that this form does not show keep their value. */
function hiddenValues(record: object, form: FormState): Values {
  const shown = new Set(form.model.fields.map(field => field.name))
  return Object.fromEntries(Object.entries(record).filter(([name]) => !shown.has(name)))
}

function outcomeOf(
  error: unknown,
  form: FormState,
  values: Values,
  record: AnyRecord | undefined,
  notSaved: string | undefined,
): SaveOutcome {
  const status = httpFailure(error)?.status
  if (status === 412) return { stale: true }
  const errors = fieldErrorsOf(error)
  if (errors && (status === 400 || status === 422 || status === 409)) {
    form.setServerErrors({ errors, values, existing: existingOf(error) })
    notifyRefusal(errors, form, notSaved)
    return { refused: errors }
  }
  say(notSaved ?? text('general.error'), [status === 404 && record ? text('form.gone') : failureMessage(error)])
  return { failed: true }
}

/** Refusals stand at their fields; a form that names them also tells them, for whoever looks elsewhere. */
export function notifyRefusal(errors: FieldErrors, { model }: FormState, notSaved: string | undefined): void {
  if (notSaved === undefined) return
  const named = Object.entries(errors)
    .slice(0, NAMED_MAX)
    .map(([path, [message = '']]) => {
      const field = model.fields.find(({ name }) => name === path.split('.')[0])
      return (field ? `${field.title}: ${message}` : message).replace(/\.$/, '')
    })
  const more = Object.keys(errors).length - named.length
  say(notSaved, [`${named.join('; ')}${more > 0 ? ` ${text('form.andMore', { count: more })}` : ''}`])
}

function say(title: string, sentences: readonly string[]): void {
  openNotification({
    severity: SEVERITY.error,
    title,
    line1: [...sentences, text('form.stillThere')].map(sentence => sentence.replace(/\.?$/, '.')).join(' '),
  })
}

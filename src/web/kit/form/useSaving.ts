/** Saving a record: commit what is typed, check, send, and put what the server says where it belongs. */
import { useState } from 'react'
import { useCreate, useUpdate } from 'react-admin'
import type { Resource } from '../../../entity.ts'
import type { FieldErrors } from '../../../problems.ts'
import { text } from '../../../texts.ts'
import { existingOf, failureMessage, fieldErrorsOf, httpFailure } from '../data/failures.ts'
import { SEVERITY, openNotification } from '../data/notifications.ts'
import { useProvider } from '../data/provider.ts'
import type { AnyRecord } from '../data/records.ts'
import { useTranslate } from '../data/useTranslate.ts'
import { attempted, type FormState } from '../control/formState.ts'
import { shownValues } from '../control/validator.ts'
import { bodyOf, type Values } from '../data/values.ts'

/** More than these are found at their fields. */
const NAMED_MAX = 3

type SaveOutcome = { saved: AnyRecord } | { refused: FieldErrors } | { stale: true } | { failed: true }

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
}

export function useSaving({ resource, record, given, attempt, notSaved }: Target) {
  const translate = useTranslate()
  const provider = useProvider()
  // Given to the provider here and not to the hook, which would keep the new record in its cache under the attempt too.
  const mutationFn = async ({ data = {} }: { data?: Values }) =>
    (await provider.create<Values, AnyRecord>(resource, { data, meta: { attempt } })).data
  const [create] = useCreate<AnyRecord>(resource, {}, { mutationFn })
  const [update] = useUpdate<AnyRecord>()
  const [isSaving, setSaving] = useState(false)

  const send = async (form: FormState, version: number | undefined): Promise<SaveOutcome> => {
    const refused = (errors: FieldErrors): SaveOutcome => {
      notifyRefusal(errors, form, notSaved)
      return { refused: errors }
    }
    const { values, errors } = attempted(form)
    const pending = form.pendingEdits()
    if (pending.length > 0) {
      const unconfirmed = Object.fromEntries(
        pending.map(({ path, lines }) => [
          path,
          [translate('form.confirmFirst', { smart_count: lines.length, lines: lines.join(', ') })],
        ]),
      )
      form.setServerErrors({ errors: unconfirmed, values })
      return refused(unconfirmed)
    }
    if (Object.keys(errors).length > 0) return refused(errors)
    const body = {
      ...given,
      ...bodyOf(shownValues(form.model.fields, values), form.model.fields, record === undefined),
    }
    setSaving(true)
    try {
      const saved = record
        ? await update(
            resource,
            {
              id: record.id,
              data: { ...hiddenValues(record, form), ...body, version: version ?? record.version },
              previousData: record,
            },
            { returnPromise: true, mutationMode: 'pessimistic' },
          )
        : await create(resource, { data: body }, { returnPromise: true })
      return saved ? { saved } : { failed: true }
    } catch (error) {
      return outcomeOf(error, form, values, record, notSaved)
    } finally {
      setSaving(false)
    }
  }
  return { send, isSaving }
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

/** Saving the form of a page: the record, then its documents, and where the page leads afterwards. */
import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Entity } from '../../../entity.ts'
import { useApi } from '../data/api.ts'
import { recordName } from '../data/metadata.ts'
import type { AnyRecord } from '../data/records.ts'
import { SEVERITY, openNotification } from '../data/notifications.ts'
import { useTranslate } from '../data/useTranslate.ts'
import { askNext } from '../dialog/askedNext.ts'
import { useDeleting } from '../dialog/useDeleting.ts'
import { failureKey } from '../documents/documents.ts'
import type { StagedDocuments } from '../documents/useStagedDocuments.ts'
import { useFormState } from '../control/formState.ts'
import type { AnyFormProps } from './types.ts'
import { useConfirmation } from './useConfirmation.tsx'
import { useConflict } from './useConflict.ts'
import type { StoredDraft } from './draft.ts'
import type { Basis } from './useDraft.ts'
import { firstOf, useFocusDescription, useFocusField } from './useFocusField.ts'
import { notifyRefusal, useSaving } from './useSaving.ts'
import { changedFields, valuesOf, type Values } from '../data/values.ts'

interface FormSaveOptions extends Pick<
  AnyFormProps,
  'resource' | 'savedPath' | 'listPath' | 'parentValues' | 'notSaved' | 'thenAsks'
> {
  entity: Entity
  /** The stored record that the form shows; absent for a new one. */
  before: AnyRecord | undefined
  draftStore: StoredDraft
  onNext?: (() => void) | undefined
}

/** What a person goes on with: the record, the next new one, or the action that it was saved for. */
type Next = 'stay' | 'new' | 'ask'

export function useFormSave(
  options: FormSaveOptions,
  documents: StagedDocuments,
  basis: Basis,
  move: (record: AnyRecord) => void,
) {
  const { entity, resource, before, draftStore, listPath, parentValues, notSaved } = options
  const form = useFormState()
  const { ask, question } = useConfirmation()
  const { send, isSaving, cancel } = useSaving({
    resource,
    record: before,
    given: before ? undefined : parentValues,
    attempt: draftStore.attempt,
    notSaved,
    confirm: ask,
  })
  const conflict = useConflict(resource, basis, move)
  const { leaveTo, isLeaving } = useLeaving(before === undefined)
  const { remove } = useDeleting(
    entity,
    () => {
      draftStore.close()
      leaveTo(listPath ?? '/')
    },
    conflict.ask,
  )
  const finish = useFinish(options, documents, move, leaveTo)
  const { focusFirst, refuseDocuments } = useRefusal(notSaved)
  const latest = useLatest(basis)
  /** False when something is left that is not saved. */
  const save = async (next: Next = 'stay'): Promise<boolean> => {
    if (isSaving || documents.isApplying) return false
    form.flush()
    if (!documents.check()) return refuseDocuments()
    // Saving what is saved would only make a version in which nothing changed.
    const changed = !before || changedFields(form.model.fields, before, form.values()).length > 0
    if (!changed && documents.changes === 0) return true
    // Documents alone leave the record as it is, and stand in nobody's way.
    const outcome =
      !before || changed || form.pendingEdits().length > 0
        ? await send(form, latest.current.version)
        : { saved: before, sent: form.values() }
    if ('refused' in outcome) focusFirst(Object.keys(outcome.refused))
    else if ('saved' in outcome) await finish(outcome.saved, outcome.sent, changed, next)
    else if ('stale' in outcome && before) await conflict.ask(before)
    return 'saved' in outcome
  }
  /** The page is left, and nothing of it is to be saved or kept. */
  const drop = () => {
    cancel()
    draftStore.close()
  }
  return {
    save: () => save(),
    saveAndNew: async () => void (await save('new')),
    saveAndAsk: async () => void (await save('ask')),
    cancel,
    drop,
    isSaving: isSaving || documents.isApplying,
    remove,
    conflict,
    question,
    isLeaving,
  }
}

/** What is saved just before moves it on. */
function useLatest<Value>(value: Value): { readonly current: Value } {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return latest
}

/** The page's own way out is no loss of typed work: the question before leaving is not asked. */
function useLeaving(replace: boolean) {
  const navigate = useNavigate()
  const leaving = useRef(false)
  const leaveTo = (to: string) => {
    leaving.current = true
    void navigate(to, { replace })
  }
  return { leaveTo, isLeaving: () => leaving.current }
}

/** What follows once the record is saved: its documents, and the record on the screen or the way to its page. */
function useFinish(
  { entity, resource, before, draftStore, savedPath, listPath, onNext, thenAsks }: FormSaveOptions,
  documents: StagedDocuments,
  move: (record: AnyRecord) => void,
  leaveTo: (to: string) => void,
) {
  const form = useFormState()
  const translate = useTranslate()
  const { pathname } = useLocation()
  const api = useApi()
  // What is worked out of a record may follow from its documents; without an answer it stays as it was saved.
  const afterDocuments = (stored: AnyRecord): Promise<AnyRecord> =>
    entity.fields.some(({ computed }) => computed !== undefined)
      ? api.get(resource, stored.id).catch(() => stored)
      : Promise.resolve(stored)
  return async (given: AnyRecord, sent: Values, changed: boolean, next: Next) => {
    // The form of a new record goes with it; a stored one stays open, and more may be typed into it.
    if (before) draftStore.forget()
    else draftStore.close()
    const withDocuments = documents.changes > 0
    const failures = await documents.apply(given.id)
    const saved = before && withDocuments ? await afterDocuments(given) : given
    if (failures.length > 0) {
      openNotification({
        severity: SEVERITY.attention,
        title: translate(
          failureKey(
            failures.map(({ kind }) => kind),
            changed,
          ),
          { name: entity.title },
        ),
        line1: failures.map(({ name, message }) => `${name}: ${message}`).join(' · '),
        persistent: true,
      })
    }
    if (before) {
      form.flush()
      const now = form.values()
      const typedSince = changedFields(form.model.fields, sent, now).map(({ name }) => [name, now[name]] as const)
      move(saved)
      form.replace({ ...valuesOf(saved), ...Object.fromEntries(typedSince) })
      return
    }
    openNotification({
      severity: SEVERITY.info,
      title: translate('form.created', { name: entity.title }),
      line1: recordName(resource, saved),
    })
    // What could not be kept with the record is looked at first.
    if (next === 'ask' && thenAsks && failures.length === 0) askNext({ resource, id: saved.id, action: thenAsks })
    if (next !== 'new') return leaveTo(savedPath?.(saved) ?? listPath ?? '/')
    leaveTo(pathname)
    onNext?.()
  }
}

/** Shows what keeps the form from being saved, and moves the focus to the first of it. */
function useRefusal(notSaved: string | undefined) {
  const form = useFormState()
  const translate = useTranslate()
  const focusField = useFocusField()
  const focusDescription = useFocusDescription()
  const focusFirst = (paths: readonly string[]) => {
    const first = firstOf(form.model.fields, paths)
    if (first) focusField(first)
  }
  const refuseDocuments = (): false => {
    form.showAll()
    const { errors } = form.verdict(form.values())
    notifyRefusal(
      {
        ...errors,
        documents: [`${translate('documents.missing', { smart_count: 1 })}: ${translate('validation.required')}`],
      },
      form,
      notSaved,
    )
    const wrong = Object.keys(errors)
    if (wrong.length > 0) focusFirst(wrong)
    else focusDescription()
    return false
  }
  return { focusFirst, refuseDocuments }
}

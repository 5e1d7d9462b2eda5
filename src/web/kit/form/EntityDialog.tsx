/** A record in a dialogue over its list: the few fields a new one needs, or all of a small one. */
import { Suspense, useId, useMemo, useRef, useState } from 'react'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import LockOutlined from '@mui/icons-material/LockOutlined'
import { useQueryClient } from '@tanstack/react-query'
import { inSentence, isInState, type Entity, type Resource } from '../../../entity.ts'
import type { CreateValues, EntityOf, FieldName } from '../../../entityTypes.ts'
import { useTranslate } from '../data/useTranslate.ts'
import { DeleteQuestion } from '../dialog/DeleteQuestion.tsx'
import { ConflictDialog } from './ConflictDialog.tsx'
import { FormBody } from './FormBody.tsx'
import { FormProvider } from './FormProvider.tsx'
import { LeaveGuard } from './LeaveGuard.tsx'
import { Restored } from './Restored.tsx'
import { useFormState, useFormValues } from '../control/formState.ts'
import { formFields } from '../control/model.ts'
import { keepFocus } from '../dialog/keepFocus.ts'
import { useConfirmation } from './useConfirmation.tsx'
import { useConflict } from './useConflict.ts'
import type { StoredDraft } from './draft.ts'
import { useDialogDraft, useStoredDraft, versionOf, type Basis } from './useDraft.ts'
import { useEntityChecks } from './useEntityChecks.ts'
import { useFormSettings, useMayWrite } from './useFormSettings.ts'
import { useGuardedClose } from './useGuardedClose.tsx'
import { useSaving } from './useSaving.ts'
import { firstOf, useFirstFocus, useFocusField } from './useFocusField.ts'
import { draftOf } from '../../../validation.ts'
import { changedFields, isWritable, startValues, valuesOf, type Values } from '../data/values.ts'
import { recordName, useEntity } from '../data/metadata.ts'
import type { AnyRecord, RecordOf } from '../data/records.ts'
import { PickerFiltersProvider, type PickerFilters, type PickerFiltersOf } from '../control/pickerFilters.ts'
import { SEVERITY, openNotification } from '../data/notifications.ts'
import { useSession } from '../data/session.tsx'
import { useLockReason } from './lockReason.ts'
import { useDeleting } from '../dialog/useDeleting.ts'
import { useOpenedRecord } from '../dialog/useOpenedRecord.ts'

const SHOWN_MAX = 8
const NO_FILTERS = {}

export interface EntityDialogProps<R extends Resource> {
  resource: R
  /** Absent for a new record. */
  id?: number
  /**
   * Only these, in this order, computed ones too; otherwise all that can be written, or the required ones of a large
   * record.
   */
  fields?: readonly FieldName<EntityOf<R>>[]
  parentValues?: Partial<CreateValues<EntityOf<R>>>
  /** Fields that this record cannot change, and why. */
  fixed?: readonly FieldName<EntityOf<R>>[]
  fixedReason?: string
  /** Which records its pickers offer, by field. */
  pickerFilters?: PickerFiltersOf<R>
  /** Otherwise a stored record is called as everywhere. */
  nameOf?: (record: RecordOf<R>) => string | undefined
  /** Where the dialogue is about something else than whether there is such a record. */
  withoutDelete?: true
  /** One sentence under the title. */
  sentence?: string
  onClose: () => void
  onSaved: (record: RecordOf<R>) => void
  /** Otherwise the dialogue only closes when its record is gone. */
  onDeleted?: () => void
}

/** The same for the parts of the dialogue, which know an entity by its metadata alone. */
export interface AnyDialogProps extends Omit<EntityDialogProps<Resource>, 'fields' | 'fixed' | 'pickerFilters'> {
  fields?: readonly string[]
  fixed?: readonly string[]
  pickerFilters?: PickerFilters
}

export function EntityDialog<R extends Resource>(props: EntityDialogProps<R>) {
  return <AnyEntityDialog {...props} />
}

/** For a list, which knows nothing of its entity but the schema. */
export function AnyEntityDialog(props: AnyDialogProps) {
  return (
    <Suspense fallback={null}>
      {props.id === undefined ? <NewDialog {...props} /> : <StoredDialog {...props} id={props.id} />}
    </Suspense>
  )
}

function NewDialog(props: AnyDialogProps) {
  return <OpenDialog {...props} entity={useEntity(props.resource)} record={undefined} />
}

function StoredDialog(props: AnyDialogProps & { id: number }) {
  const entity = useEntity(props.resource)
  const record = useOpenedRecord(props.resource, props.id, props.onClose)
  return record ? <OpenDialog {...props} entity={entity} record={record} /> : null
}

function OpenDialog(props: AnyDialogProps & { entity: Entity; record: AnyRecord | undefined }) {
  const { entity, record, resource, fields: wanted, parentValues, fixed, fixedReason } = props
  const { validators, rules, compute } = useEntityChecks(props)
  // What the dialogue was filled with; a decision about a conflict moves it on, a background refresh never does.
  const [before, setBefore] = useState(record)
  const fields = useMemo(() => {
    const possible = formFields(entity).filter(field => isWritable(field, record === undefined))
    if (wanted)
      return wanted.flatMap(
        name =>
          [...possible, ...formFields(entity).filter(field => field.computed !== undefined)].find(
            field => field.name === name,
          ) ?? [],
      )
    // Of a large record a dialogue asks only for what it needs to exist; the rest has its page.
    return possible.length > SHOWN_MAX && !record ? possible.filter(field => field.required) : possible
  }, [entity, wanted, record])
  const lockReason = useLockReason(entity, before) ?? null
  const settings = useFormSettings({
    resource,
    entity,
    fields,
    validate: validators[record ? 'validateUpdate' : 'validateCreate'],
    record: before,
    given: record ? undefined : parentValues,
    rules,
    compute,
    fixed,
    fixedReason,
    frozen: lockReason,
    variant: 'dialog',
  })
  const draftStore = useDialogDraft(resource, props.id, record)
  const [opened] = useState(() => {
    const initial = startValues(entity.fields, parentValues ?? {})
    return { ...initial, ...compute?.(draftOf(entity, initial)) }
  })
  const initial = before ? valuesOf(before) : opened
  // The draft is read once: what is typed afterwards replaces it.
  const [start] = useState(() => ({ ...initial, ...draftStore.draft?.changes }))
  return (
    <FormProvider {...settings} start={start}>
      <PickerFiltersProvider value={props.pickerFilters ?? NO_FILTERS}>
        <DialogForm
          {...props}
          lockReason={lockReason}
          record={before}
          initial={initial}
          draftStore={draftStore}
          onBefore={setBefore}
        />
      </PickerFiltersProvider>
    </FormProvider>
  )
}

interface DialogFormProps extends AnyDialogProps {
  entity: Entity
  record: AnyRecord | undefined
  initial: Values
  draftStore: StoredDraft
  lockReason: string | null
  onBefore: (record: AnyRecord) => void
}

function DialogForm(props: DialogFormProps) {
  const { entity, record, initial, draftStore, sentence } = props
  const translate = useTranslate()
  const titleId = useId()
  const form = useFormState()
  const mayWrite = useMayWrite(entity, record === undefined) && props.lockReason === null
  useFirstFocus(form.model.fields[0]?.name)
  const { save, discard, isSaving, conflict, confirmation, hasChanges, isLeaving } = useDialogSave(props)
  const { close, question } = useGuardedClose({ initial, onDiscard: discard, onClose: props.onClose })
  return (
    <>
      <Dialog
        open
        onClose={(_, reason) => {
          if (reason === 'escapeKeyDown') close()
        }}
        aria-labelledby={titleId}
        fullWidth
        className="entity-dialog"
      >
        <form
          noValidate
          onSubmit={event => {
            event.preventDefault()
            event.stopPropagation()
            void save()
          }}
          onKeyDown={event => {
            if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's') {
              event.preventDefault()
              void save()
            }
          }}
        >
          <DialogTitle id={titleId}>
            {record ? nameIn(props, record) : translate('list.new', { name: inSentence(entity.title) })}
          </DialogTitle>
          <DialogContent>
            {sentence && <p>{sentence}</p>}
            {props.lockReason !== null && (
              <div className="message" data-tone="info" role="status">
                <LockOutlined />
                <p>{props.lockReason}</p>
              </div>
            )}
            {draftStore.draft !== null && hasChanges && <Restored />}
            <FormBody />
          </DialogContent>
          <DialogActions onMouseDown={keepFocus}>
            {record && props.lockReason === null && !props.withoutDelete && (
              <DeleteRecord {...props} record={record} onChanged={conflict.ask} />
            )}
            <Button onClick={close}>{translate(mayWrite ? 'action.cancel' : 'action.close')}</Button>
            {mayWrite && (
              <Button type="submit" variant="contained" loading={isSaving} loadingPosition="start">
                {record ? translate('form.saveChanges') : translate('form.create', { name: inSentence(entity.title) })}
              </Button>
            )}
          </DialogActions>
        </form>
      </Dialog>
      {question || confirmation}
      {conflict.merge && (
        <ConflictDialog merge={conflict.merge} who={conflict.who} onClose={conflict.close} onUse={conflict.resolve} />
      )}
      {/* A page has room for one guard: without changes it stays with the form under the dialogue. */}
      {hasChanges && <LeaveGuard dirty isLeaving={isLeaving} onDiscard={discard} />}
    </>
  )
}

function nameIn({ resource, nameOf }: Pick<AnyDialogProps, 'resource' | 'nameOf'>, record: AnyRecord): string {
  return nameOf?.(record) ?? recordName(resource, record)
}

/** A record without a page is deleted where it is changed: apart from saving, and asked as on a page. */
function DeleteRecord({
  entity,
  record,
  resource,
  draftStore,
  onClose,
  onDeleted,
  onChanged,
}: DialogFormProps & { record: AnyRecord; onChanged: (record: AnyRecord) => Promise<void> }) {
  const translate = useTranslate()
  const mayDelete = useSession().allows(entity.access.delete) && isInState(entity, record, entity.deletable)
  const [questionOpen, setQuestionOpen] = useState(false)
  const { remove, isDeleting } = useDeleting(
    entity,
    () => {
      draftStore.close()
      ;(onDeleted ?? onClose)()
    },
    onChanged,
  )
  if (!mayDelete) return null
  return (
    <>
      <Button color="error" className="dialog-delete" loading={isDeleting} onClick={() => setQuestionOpen(true)}>
        {translate('form.deleteNamed', { name: inSentence(entity.title) })}
      </Button>
      {questionOpen && (
        <DeleteQuestion
          resource={resource}
          record={record}
          onClose={() => setQuestionOpen(false)}
          onConfirm={() => {
            void remove(record)
          }}
        />
      )}
    </>
  )
}

/** Saving, and keeping what is typed until then. */
function useDialogSave({
  entity,
  record,
  resource,
  parentValues,
  initial,
  draftStore,
  nameOf,
  onBefore,
  onSaved,
}: DialogFormProps) {
  const translate = useTranslate()
  const form = useFormState()
  const values = useFormValues()
  const focusField = useFocusField()
  const leaving = useRef(false)
  const client = useQueryClient()
  const confirmation = useConfirmation()
  const { send, isSaving, cancel } = useSaving({
    resource,
    record,
    given: record ? undefined : parentValues,
    attempt: draftStore.attempt,
    confirm: confirmation.ask,
  })
  const [basis, setBasis] = useState<Basis>(() => ({
    version: draftStore.draft?.version ?? versionOf(record),
    before: draftStore.draft?.before ?? {},
  }))
  const conflict = useConflict(resource, basis, stored => {
    setBasis({ version: versionOf(stored), before: {} })
    onBefore(stored)
  })
  useStoredDraft(draftStore, form.model, initial, values, basis)
  const save = async () => {
    if (isSaving) return
    const outcome = await send(form, basis.version)
    if ('saved' in outcome) {
      leaving.current = true
      draftStore.close()
      // Sums and counts beside a list follow the record, too.
      void client.invalidateQueries({ queryKey: [resource] })
      openNotification({
        severity: SEVERITY.info,
        title: translate(record ? 'form.savedNamed' : 'form.created', { name: entity.title }),
        line1: nameIn({ resource, nameOf }, outcome.saved),
      })
      onSaved(outcome.saved)
    } else if ('refused' in outcome) {
      const first = firstOf(form.model.fields, Object.keys(outcome.refused))
      if (first) focusField(first)
    } else if ('stale' in outcome && record) {
      await conflict.ask(record)
    }
  }
  return {
    save,
    discard: () => {
      cancel()
      draftStore.close()
    },
    isSaving,
    conflict,
    confirmation: confirmation.question,
    hasChanges: changedFields(form.model.fields, initial, values).length > 0,
    isLeaving: () => leaving.current,
  }
}

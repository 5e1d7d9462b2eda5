/** A record in a dialogue over its list: the few fields a new one needs, or all of a small one. */
import { Suspense, useId, useMemo, useRef, useState } from 'react'
import type { RaRecord } from 'react-admin'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import LockOutlined from '@mui/icons-material/LockOutlined'
import { useQueryClient } from '@tanstack/react-query'
import type { Entity } from '../../../entity.ts'
import type { AnyRules } from '../../../entityTypes.ts'
import { inSentence } from '../../../entity.ts'
import { useTranslate } from '../data/useTranslate.ts'
import { DeleteQuestion } from './DeleteQuestion.tsx'
import { ConflictDialog } from '../form/ConflictDialog.tsx'
import { FormBody } from '../form/FormBody.tsx'
import { FormProvider } from '../form/FormProvider.tsx'
import { LeaveGuard } from '../form/LeaveGuard.tsx'
import { Restored } from '../form/Restored.tsx'
import { useFormState, useFormValues, type Compute } from '../form/formState.ts'
import { formFields } from '../form/model.ts'
import { useConflict } from '../form/useConflict.ts'
import { useDialogDraft, useKeptDraft, versionOf, type Basis, type DraftKeeper } from '../form/useDraft.ts'
import { useFormSettings, useMayWrite } from '../form/useFormSettings.ts'
import { useGuardedClose } from '../form/useGuardedClose.tsx'
import { useSaving } from '../form/useSaving.ts'
import { firstOf, useFirstFocus, useFocusField } from '../form/useFocusField.ts'
import { changedFields, isWritable, startValues, type Values } from '../form/values.ts'
import { recordName, useEntity, useValidators } from '../data/metadata.ts'
import { PickerFiltersProvider, type PickerFilters } from '../form/pickerFilters.ts'
import { SEVERITY, openNotification } from '../data/notifications.ts'
import { useSession } from '../data/session.tsx'
import { useClosedPeriod } from '../form/useClosedPeriod.ts'
import { useDeleting } from './useDeleting.ts'
import { useOpenedRecord } from './useOpenedRecord.ts'

const SHOWN_MAX = 8
const NO_PICKER_FILTERS = {}

export interface EntityDialogProps {
  resource: string
  /** Absent for a new record. */
  id?: number
  /**
   * Only these, in this order, computed ones too; otherwise all that can be written, or the required ones of a large
   * record.
   */
  fields?: readonly string[]
  parentValues?: Values
  rules?: AnyRules
  compute?: Compute
  /** Fields that this record cannot change, and why. */
  fixed?: readonly string[]
  fixedReason?: string
  /** Which records its pickers offer, by field. */
  pickerFilters?: PickerFilters
  /** One sentence under the title. */
  sentence?: string
  onClose: () => void
  onSaved: (record: RaRecord) => void
  /** Otherwise the dialogue only closes when its record is gone. */
  onDeleted?: () => void
}

export function EntityDialog(props: EntityDialogProps) {
  return (
    <Suspense fallback={null}>
      {props.id === undefined ? <NewDialog {...props} /> : <StoredDialog {...props} id={props.id} />}
    </Suspense>
  )
}

function NewDialog(props: EntityDialogProps) {
  return <OpenDialog {...props} entity={useEntity(props.resource)} record={undefined} />
}

function StoredDialog(props: EntityDialogProps & { id: number }) {
  const entity = useEntity(props.resource)
  const record = useOpenedRecord(props.resource, props.id, props.onClose)
  return record ? <OpenDialog {...props} entity={entity} record={record} /> : null
}

function OpenDialog(props: EntityDialogProps & { entity: Entity; record: RaRecord | undefined }) {
  const { entity, record, resource, fields: wanted, parentValues, rules, compute, fixed, fixedReason } = props
  const validators = useValidators(resource)
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
  const closed = useClosedPeriod(entity, before)
  const validate = validators[record ? 'validateUpdate' : 'validateCreate']
  const settings = useFormSettings({
    entity,
    fields,
    validate,
    record: before,
    given: record ? undefined : parentValues,
    rules,
    compute,
    fixed,
    fixedReason,
    frozen: closed,
    variant: 'dialog',
  })
  const keeper = useDialogDraft(resource, props.id)
  const [opened] = useState(() => {
    const initial = startValues(entity.fields, parentValues ?? {})
    return { ...initial, ...compute?.(initial) }
  })
  const initial = before ?? opened
  // The draft is read once: what is typed afterwards replaces it.
  const [start] = useState(() => ({ ...initial, ...keeper.draft?.changes }))
  return (
    <FormProvider {...settings} start={start}>
      <PickerFiltersProvider value={props.pickerFilters ?? NO_PICKER_FILTERS}>
        <DialogForm {...props} closed={closed} record={before} initial={initial} keeper={keeper} onBefore={setBefore} />
      </PickerFiltersProvider>
    </FormProvider>
  )
}

interface DialogFormProps extends EntityDialogProps {
  entity: Entity
  record: RaRecord | undefined
  initial: Values
  keeper: DraftKeeper
  closed: string | null
  onBefore: (record: RaRecord) => void
}

function DialogForm(props: DialogFormProps) {
  const { entity, record, resource, initial, keeper, sentence } = props
  const translate = useTranslate()
  const titleId = useId()
  const form = useFormState()
  const mayWrite = useMayWrite(entity, record === undefined) && props.closed === null
  useFirstFocus(form.model.fields[0]?.name)
  const { save, isSaving, conflict, hasChanges, isLeaving } = useDialogSave(props)
  const { close, question } = useGuardedClose({ initial, onDiscard: keeper.forget, onClose: props.onClose })
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
            {record ? recordName(resource, record) : translate('list.new', { name: inSentence(entity.title) })}
          </DialogTitle>
          <DialogContent>
            {sentence && <p>{sentence}</p>}
            {props.closed !== null && (
              <div className="message" data-tone="info" role="status">
                <LockOutlined />
                <p>{props.closed}</p>
              </div>
            )}
            {keeper.draft !== null && hasChanges && <Restored />}
            <FormBody />
          </DialogContent>
          <DialogActions>
            {record && props.closed === null && <DeleteRecord {...props} record={record} />}
            <Button onClick={close}>{translate(mayWrite ? 'action.cancel' : 'action.close')}</Button>
            {mayWrite && (
              <Button type="submit" variant="contained" loading={isSaving} loadingPosition="start">
                {record ? translate('form.saveChanges') : translate('form.create', { name: inSentence(entity.title) })}
              </Button>
            )}
          </DialogActions>
        </form>
      </Dialog>
      {question}
      {conflict.merge && (
        <ConflictDialog merge={conflict.merge} who={conflict.who} onClose={conflict.close} onUse={conflict.resolve} />
      )}
      {/* A page has room for one guard: without changes it stays with the form under the dialogue. */}
      {hasChanges && <LeaveGuard dirty isLeaving={isLeaving} onDiscard={keeper.forget} />}
    </>
  )
}

/** A record without a page is deleted where it is changed: apart from saving, and asked as on a page. */
function DeleteRecord({
  entity,
  record,
  resource,
  keeper,
  onClose,
  onDeleted,
}: DialogFormProps & { record: RaRecord }) {
  const translate = useTranslate()
  const mayDelete =
    useSession().allows(entity.access.delete) && (entity.deletable?.includes(String(record['status'])) ?? true)
  const [asking, setAsking] = useState(false)
  const { remove, isDeleting } = useDeleting(entity, () => {
    keeper.forget()
    ;(onDeleted ?? onClose)()
  })
  if (!mayDelete) return null
  return (
    <>
      <Button color="error" className="dialog-delete" loading={isDeleting} onClick={() => setAsking(true)}>
        {translate('form.deleteNamed', { name: inSentence(entity.title) })}
      </Button>
      {asking && (
        <DeleteQuestion
          resource={resource}
          record={record}
          onClose={() => setAsking(false)}
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
  keeper,
  onBefore,
  onSaved,
}: DialogFormProps) {
  const translate = useTranslate()
  const form = useFormState()
  const values = useFormValues()
  const focusField = useFocusField()
  const leaving = useRef(false)
  const client = useQueryClient()
  const { send, isSaving } = useSaving({
    resource,
    record,
    given: record ? undefined : parentValues,
    attempt: keeper.attempt,
  })
  const [basis, setBasis] = useState<Basis>(() => ({
    version: keeper.draft?.version ?? versionOf(record),
    before: keeper.draft?.before ?? {},
  }))
  const conflict = useConflict(resource, basis, stored => {
    setBasis({ version: versionOf(stored), before: {} })
    onBefore(stored)
  })
  useKeptDraft(keeper, form.model, initial, values, basis)
  const save = async () => {
    if (isSaving) return
    const outcome = await send(form, basis.version)
    if ('saved' in outcome) {
      leaving.current = true
      keeper.forget()
      // Sums and counts beside a list follow the record, too.
      void client.invalidateQueries({ queryKey: [resource] })
      openNotification({
        severity: SEVERITY.info,
        title: translate(record ? 'form.savedNamed' : 'form.created', { name: entity.title }),
        line1: recordName(resource, outcome.saved),
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
    isSaving,
    conflict,
    hasChanges: changedFields(form.model.fields, initial, values).length > 0,
    isLeaving: () => leaving.current,
  }
}

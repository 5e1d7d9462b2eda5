/** The bar of a form: what stands between the person and the save, in words, and the way to each wrong field. */
import { useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import CheckOutlined from '@mui/icons-material/CheckOutlined'
import DeleteOutline from '@mui/icons-material/DeleteOutlineOutlined'
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined'
import LockOutlined from '@mui/icons-material/LockOutlined'
import type { Action, Entity } from '../../../entity.ts'
import { inSentence, isInState } from '../../../entity.ts'
import { useTranslate } from '../data/useTranslate.ts'
import { ActionBar, RecordActions, type SavedFor } from './ActionBar.tsx'
import type { TabWork } from './tabWork.tsx'
import { ConfirmDialog } from '../dialog/ConfirmDialog.tsx'
import { DeleteQuestion } from '../dialog/DeleteQuestion.tsx'
import type { AnyRecord } from '../data/records.ts'
import { useSession } from '../data/session.tsx'
import type { StagedDocuments } from '../documents/useStagedDocuments.ts'
import { useFormState, useFormValues, useShownErrors } from '../control/formState.ts'
import { useFocusDescription, useFocusField } from './useFocusField.ts'
import { useMayWrite } from './useFormSettings.ts'

interface FormBarProps {
  entity: Entity
  record: AnyRecord | undefined
  changes: number
  /** What is typed on a tab beside the fields. */
  work: TabWork | null
  isSaving: boolean
  documents: StagedDocuments
  frozen: string | null
  mayDelete: boolean
  listPath: string | undefined
  /** Saves a new record, and opens the form of the next. */
  onSaveAndNew: (() => Promise<void>) | undefined
  /** Saves a new record, and asks about an action of it. */
  saveAndAsk: { action: string; run: () => Promise<void> } | undefined
  /** The same for a stored record, whose changes are saved first. */
  savedFor: SavedFor | undefined
  onDiscard: () => void
  onActed: (record: AnyRecord, action?: Action) => void
  onDelete: (record: AnyRecord) => Promise<void>
}

const NAMED_MAX = 4

export function FormBar(props: FormBarProps) {
  const { entity, record, changes, work, isSaving, onDiscard, listPath, frozen } = props
  const translate = useTranslate()
  // Documents can be chosen only where they may be saved, even with a record of which nothing else is.
  const mayWrite = useMayWrite(entity, record === undefined) && (frozen === null || props.documents.changes > 0)
  const mayDelete =
    useSession().allows(entity.access.delete) &&
    props.mayDelete &&
    record !== undefined &&
    isInState(entity, record, entity.deletable)
  const form = useFormState()
  const warnings = form.verdict(useFormValues()).warnings.length
  const dirty = changes > 0 || work !== null
  const saveLabel = record
    ? work && changes === 0
      ? work.saveLabel
      : warnings > 0
        ? translate('form.saveWithWarnings', { smart_count: warnings })
        : translate('form.saveChanges')
    : translate('form.create', { name: inSentence(entity.title) })
  const mayLeave = record === undefined && listPath !== undefined
  return (
    <ActionBar state={<BarState {...props} mayWrite={mayWrite} />}>
      {record && (
        <RecordActions
          entity={entity}
          record={record}
          dirty={dirty}
          savedFor={mayWrite && !isSaving ? props.savedFor : undefined}
          onActed={props.onActed}
          onReloaded={props.onActed}
          {...(mayDelete && {
            menu: close => <DeleteEntry entity={entity} record={record} close={close} onDelete={props.onDelete} />,
          })}
        />
      )}
      {mayLeave && (
        <Button variant="text" component={Link} to={listPath}>
          {translate('action.cancel')}
        </Button>
      )}
      {dirty && record && (
        <Discard changes={Math.max(changes, 1)} documents={props.documents.changes} onDiscard={onDiscard} />
      )}
      {mayWrite && props.onSaveAndNew && (
        <Button
          disabled={isSaving}
          onClick={() => {
            void props.onSaveAndNew?.()
          }}
        >
          {translate('form.saveAndNew')}
        </Button>
      )}
      {mayWrite && props.saveAndAsk && <SaveAndAsk {...props.saveAndAsk} entity={entity} isSaving={isSaving} />}
      {mayWrite && (dirty || !record) && (
        <Button type="submit" variant="contained" loading={isSaving} loadingPosition="start">
          {saveLabel}
          <kbd className="key">{translate('key.save')}</kbd>
        </Button>
      )}
    </ActionBar>
  )
}

interface SaveAndAskProps {
  entity: Entity
  action: string
  isSaving: boolean
  run: () => Promise<void>
}

/** For whoever may do what comes next. */
function SaveAndAsk({ entity, action: name, isSaving, run }: SaveAndAskProps) {
  const translate = useTranslate()
  const session = useSession()
  const actions: readonly Action[] = entity.actions
  const action = actions.find(each => each.name === name)
  return action && session.allows(action.access) ? (
    <Button
      disabled={isSaving}
      onClick={() => {
        void run()
      }}
    >
      {translate('form.saveAndAct', { action: inSentence(action.title) })}
    </Button>
  ) : null
}

/** One or two fields are typed again at once; more than that, and every chosen file, is worth a question. */
const DISCARDED_UNASKED = 2

function Discard({ changes, documents, onDiscard }: { changes: number; documents: number; onDiscard: () => void }) {
  const translate = useTranslate()
  const [questionOpen, setQuestionOpen] = useState(false)
  const asks = documents > 0 || changes > DISCARDED_UNASKED
  return (
    <>
      <Button variant="text" onClick={asks ? () => setQuestionOpen(true) : onDiscard}>
        {translate('action.discard')}
      </Button>
      {questionOpen && (
        <ConfirmDialog
          title={translate('form.discardTitle', { smart_count: changes })}
          verb={translate('action.discard')}
          cancel={translate('form.stay')}
          destroys
          onClose={() => setQuestionOpen(false)}
          onConfirm={() => {
            setQuestionOpen(false)
            onDiscard()
          }}
        >
          <p>{translate('form.leaveSentence')}</p>
        </ConfirmDialog>
      )}
    </>
  )
}

function BarState({
  record,
  changes,
  work,
  documents,
  frozen,
  mayWrite,
  isSaving,
}: FormBarProps & { mayWrite: boolean }) {
  const translate = useTranslate()
  const { model } = useFormState()
  const focusField = useFocusField()
  const focusDescription = useFocusDescription()
  const errors = useShownErrors()
  const names = new Set(Object.keys(errors).map(path => path.split('.')[0]!))
  const wrong = model.fields.filter(field => names.has(field.name))
  const attention = wrong.length + documents.problems
  if (!mayWrite)
    return (
      <>
        <LockOutlined />
        <span>{frozen ?? translate('form.readOnly')}</span>
      </>
    )
  if (isSaving) return <span>{translate('form.saving')}</span>
  if (attention > 0) {
    return (
      <>
        <span className="bar-errors">
          <ErrorOutline />
          {translate('form.attention', { smart_count: attention })}:
        </span>
        {wrong.slice(0, NAMED_MAX).map(field => (
          <button type="button" key={field.name} className="text-link" onClick={() => focusField(field.name)}>
            {field.title}
          </button>
        ))}
        {documents.problems > 0 && (
          <button type="button" className="text-link" onClick={focusDescription}>
            {translate('documents.missing', { smart_count: documents.problems })}
          </button>
        )}
        {wrong.length > NAMED_MAX && <span>{translate('form.andMore', { count: wrong.length - NAMED_MAX })}</span>}
        {changes > 0 && <span className="bar-changes">{translate('form.changes', { smart_count: changes })}</span>}
      </>
    )
  }
  if (work) return <WorkState work={work} changes={changes} />
  if (changes > 0)
    return <span>{record ? translate('form.changes', { smart_count: changes }) : translate('form.notSavedYet')}</span>
  if (!record) return <span>{translate('form.notSavedYet')}</span>
  return (
    <>
      <CheckOutlined className="bar-ok" />
      <span>{translate('form.saved')}</span>
    </>
  )
}

function WorkState({ work: { message, isWrong }, changes }: { work: TabWork; changes: number }) {
  const translate = useTranslate()
  return (
    <>
      {isWrong && <ErrorOutline className="bar-errors" />}
      <span className={isWrong ? 'bar-errors' : undefined}>{message}</span>
      {changes > 0 && <span className="bar-changes">{translate('form.changes', { smart_count: changes })}</span>}
    </>
  )
}

interface DeleteEntryProps {
  entity: Entity
  record: AnyRecord
  close: () => void
  onDelete: (record: AnyRecord) => Promise<void>
  /** The menu gives both to its first entry, which has the focus when it opens. */ autoFocus?: boolean
  tabIndex?: number
}

/** Deleting is never a click away from saving: it stands in the menu, in red, and asks. */
function DeleteEntry({ entity, record, close, onDelete, ...item }: DeleteEntryProps): ReactNode {
  const translate = useTranslate()
  const [questionOpen, setQuestionOpen] = useState(false)
  return (
    <>
      <MenuItem {...item} className="menu-item-destroys" onClick={() => setQuestionOpen(true)}>
        <DeleteOutline />
        {translate('form.deleteNamed', { name: inSentence(entity.title) })}
      </MenuItem>
      {questionOpen && (
        <DeleteQuestion
          resource={entity.resource}
          record={record}
          onClose={() => {
            setQuestionOpen(false)
            close()
          }}
          onConfirm={() => {
            void onDelete(record)
          }}
        />
      )}
    </>
  )
}

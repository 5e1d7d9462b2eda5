/**
 * A form as a page: header, messages, fields, documents, the bar; and everything that keeps typed work from getting
 * lost.
 */
import { useCallback, useRef, useState, type ReactNode } from 'react'
import { useTranslate, type RaRecord } from 'react-admin'
import { useNavigate } from 'react-router'
import type { Entity } from '../../../entity.ts'
import { formatTimestamp } from '../../../formats.ts'
import { failureKey } from '../panel/documents.ts'
import { DocumentsPanel } from '../panel/DocumentsPanel.tsx'
import { focusDescription } from '../panel/focusDescription.ts'
import { HistoryPanel } from '../panel/HistoryPanel.tsx'
import { recordName } from '../data/metadata.ts'
import { SEVERITY, openNotification } from '../data/notifications.ts'
import { PageHeader } from '../page/PageHeader.tsx'
import { useSession } from '../data/session.tsx'
import { StatusChip } from '../page/StatusChip.tsx'
import { useDeleting } from '../dialog/useDeleting.ts'
import { useStagedDocuments, type StagedDocuments } from '../panel/useStagedDocuments.ts'
import { ConflictDialog } from './ConflictDialog.tsx'
import { FormBar } from './FormBar.tsx'
import { FormBody } from './FormBody.tsx'
import { LeaveGuard } from './LeaveGuard.tsx'
import { Restored } from './Restored.tsx'
import type { EntityFormProps } from './types.ts'
import { useFormState, useFormValues } from './formState.ts'
import { useConflict } from './useConflict.ts'
import { useKeptDraft, versionOf, type Basis, type DraftKeeper } from './useDraft.ts'
import { firstOf, useFirstFocus, useFocusField } from './useFocusField.ts'
import { useSaveKey } from './useSaveKey.ts'
import { tellRefusal, useSaving } from './useSaving.ts'
import { changedFields, type Values } from './values.ts'

interface FormPageProps extends EntityFormProps {
  entity: Entity
  /** The stored record that the form shows; absent for a new one. */
  before: RaRecord | undefined
  initial: Values
  onBefore: (record: RaRecord) => void
  keeper: DraftKeeper
  newTitle: ReactNode
  frozenWords: string | null
  /** False for what cannot be changed: in a closed reporting period, or kept by another record. */
  mayDelete: boolean
}

export function FormPage(props: FormPageProps) {
  const { entity, before, initial, keeper, resource, onBefore } = props
  const form = useFormState()
  const values = useFormValues()
  const documents = useStagedDocuments(entity, before?.id)
  const changes = changedFields(form.model.fields, initial, values).length + documents.changes
  const [historyOpen, setHistoryOpen] = useState(false)
  const [restored, setRestored] = useState(keeper.draft !== null)
  const [basis, setBasis] = useState<Basis>(() => ({
    version: keeper.draft?.version ?? versionOf(before),
    before: keeper.draft?.before ?? {},
  }))
  const move = useCallback(
    (record: RaRecord) => {
      setBasis({ version: versionOf(record), before: {} })
      onBefore(record)
    },
    [onBefore],
  )
  const page = useSave(props, documents, basis, move)
  // A new record begins at its first field, as a dialogue does.
  useFirstFocus(before ? undefined : form.model.fields[0]?.name)
  useKeptDraft(keeper, form.model, initial, values, basis)
  useSaveKey(() => {
    void page.save()
  })
  const discard = useCallback(() => {
    keeper.forget()
    documents.discard()
    form.setServerErrors(null)
    form.replace(initial)
    setBasis({ version: versionOf(before), before: {} })
    setRestored(false)
  }, [keeper, documents, form, initial, before])
  const title = before ? (props.title?.(before) ?? recordName(resource, before)) : props.newTitle
  return (
    <form
      className="form-page"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        void page.save()
      }}
    >
      <div className="form-content">
        <PageHeader
          title={title}
          facts={
            before && (
              <Facts record={before} onHistory={() => setHistoryOpen(true)}>
                {props.facts ? props.facts(before) : <StateFact entity={entity} record={before} />}
              </Facts>
            )
          }
          actions={before && props.actions?.(before)}
        />
        {props.navigation}
        {before && props.figures?.(before)}
        {restored && changes > 0 && <Restored />}
        <FormBody />
        {entity.documents && (
          <DocumentsPanel
            documents={documents}
            kinds={entity.documents}
            entity={entity}
            frozen={props.frozenWords !== null}
          />
        )}
        {props.children?.(before)}
      </div>
      <FormBar
        entity={entity}
        record={before}
        changes={changes}
        isSaving={page.isSaving}
        onDiscard={discard}
        onActed={record => {
          move(record)
          form.replace(record)
        }}
        onDelete={page.remove}
        listPath={props.listPath}
        documents={documents}
        frozen={props.frozenWords}
        mayDelete={props.mayDelete}
      />
      {page.conflict.merge && (
        <ConflictDialog
          merge={page.conflict.merge}
          who={page.conflict.who}
          onClose={page.conflict.close}
          onUse={page.conflict.resolve}
        />
      )}
      <LeaveGuard
        isHeld={() => form.held().length > 0}
        dirty={changes > 0}
        isLeaving={page.isLeaving}
        onDiscard={keeper.forget}
      />
      {historyOpen && before && (
        <HistoryPanel
          entity={entity}
          id={before.id}
          version={Number(before['version'])}
          onClose={() => setHistoryOpen(false)}
        />
      )}
    </form>
  )
}

function Facts({ record, onHistory, children }: { record: RaRecord; onHistory: () => void; children: ReactNode }) {
  const translate = useTranslate()
  const { tenant } = useSession()
  const at =
    typeof record['updatedAt'] === 'string' ? formatTimestamp(record['updatedAt'], tenant?.timeZone ?? 'UTC') : ''
  return (
    <>
      {children}
      {at && <span>{translate('form.lastChanged', { at })}</span>}
      <button type="button" className="text-link" onClick={onHistory}>
        {translate('form.history')}
      </button>
    </>
  )
}

/** Where a record stands in its life cycle. */
function StateFact({ entity, record }: { entity: Entity; record: RaRecord }) {
  const status = entity.fields.find(field => field.name === (entity.state ?? 'status') && field.kind === 'choice')
  const value = status && record[status.name]
  return status && typeof value === 'string' ? <StatusChip field={status} value={value} /> : null
}

function useSave(
  { entity, resource, before, keeper, savedPath, listPath, parentValues, notSaved }: FormPageProps,
  documents: StagedDocuments,
  basis: Basis,
  move: (record: RaRecord) => void,
) {
  const form = useFormState()
  const navigate = useNavigate()
  const translate = useTranslate()
  const focusField = useFocusField()
  const { send, isSaving } = useSaving({
    resource,
    record: before,
    given: before ? undefined : parentValues,
    attempt: keeper.attempt,
    notSaved,
  })
  const conflict = useConflict(resource, basis, move)
  const leaving = useRef(false)
  const lead = (to: string) => {
    leaving.current = true
    void navigate(to, { replace: before === undefined })
  }
  const { remove } = useDeleting(entity, () => {
    keeper.forget()
    lead(listPath ?? '/')
  })

  const finish = async (saved: RaRecord, changed: boolean) => {
    keeper.forget()
    const failures = await documents.apply(saved.id)
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
        line1: failures.map(({ name, words }) => `${name}: ${words}`).join(' · '),
        persistent: true,
      })
    }
    if (before) {
      move(saved)
      form.replace(saved)
      return
    }
    openNotification({
      severity: SEVERITY.info,
      title: translate('form.created', { name: entity.title }),
      line1: recordName(resource, saved),
    })
    lead(savedPath?.(saved) ?? listPath ?? '/')
  }
  const focus = (paths: readonly string[]) => {
    const first = firstOf(form.model.fields, paths)
    if (first) focusField(first)
  }
  const save = async () => {
    if (isSaving || documents.isApplying) return
    form.flush()
    if (!documents.check()) {
      form.showAll()
      const { errors } = form.verdict(form.values())
      tellRefusal(
        {
          ...errors,
          documents: [`${translate('documents.missing', { smart_count: 1 })}: ${translate('validation.required')}`],
        },
        form,
        notSaved,
      )
      const wrong = Object.keys(errors)
      if (wrong.length > 0) focus(wrong)
      else focusDescription()
      return
    }
    // Saving what is saved would only make a version in which nothing changed.
    const changed = !before || changedFields(form.model.fields, before, form.values()).length > 0
    if (!changed && documents.changes === 0) return
    // Documents alone leave the record as it is, and stand in nobody's way.
    const outcome = !before || changed || form.held().length > 0 ? await send(form, basis.version) : { saved: before }
    if ('refused' in outcome) focus(Object.keys(outcome.refused))
    else if ('saved' in outcome) await finish(outcome.saved, changed)
    else if ('stale' in outcome && before) await conflict.ask(before)
  }
  return { save, isSaving: isSaving || documents.isApplying, remove, conflict, isLeaving: () => leaving.current }
}

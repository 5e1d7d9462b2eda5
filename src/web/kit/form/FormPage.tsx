/**
 * A form as a page: header, messages, fields, documents, the bar; and everything that keeps typed work from getting
 * lost.
 */
import { DOCUMENTS } from '../../../api/documents.ts'
import { useState, type ReactNode } from 'react'
import type { Action, Entity } from '../../../entity.ts'
import { formatTimestamp } from '../../../formats.ts'
import { useTranslate } from '../data/useTranslate.ts'
import { DocumentsPanel } from '../documents/DocumentsPanel.tsx'
import { HistoryPanel } from '../panel/HistoryPanel.tsx'
import { recordName } from '../data/metadata.ts'
import { usePrintedFacts } from '../data/printing.ts'
import type { AnyRecord } from '../data/records.ts'
import { PageHeader } from '../page/PageHeader.tsx'
import { useSession } from '../data/session.tsx'
import { StatusChip } from '../page/StatusChip.tsx'
import type { StagedDocuments } from '../documents/useStagedDocuments.ts'
import { ConflictDialog } from './ConflictDialog.tsx'
import { FormBar } from './FormBar.tsx'
import { FormBody } from './FormBody.tsx'
import { LeaveGuard } from './LeaveGuard.tsx'
import { ShownTabsProvider, TabCount, type ShownTab } from './ownTabs.tsx'
import { Restored } from './Restored.tsx'
import type { AnyFormProps } from './types.ts'
import { useFormState } from '../control/formState.ts'
import type { StoredDraft } from './draft.ts'
import { useFirstFocus } from './useFocusField.ts'
import { useFormChanges } from './useFormChanges.ts'
import { useFollowing } from './useFollowing.ts'
import { useFormSave } from './useFormSave.ts'
import { TabWorkProvider, UnsavedTabProvider, type TabWork } from './tabWork.tsx'
import { RecordMovedContext } from './recordMoved.tsx'
import { useSaveKey } from './useSaveKey.ts'
import { stateField, stateOf } from '../../../entity.ts'
import { valuesOf, type Values } from '../data/values.ts'

interface FormPageProps extends AnyFormProps {
  entity: Entity
  /** The stored record that the form shows; absent for a new one. */
  before: AnyRecord | undefined
  /** The same as it was loaded last. */
  latest: AnyRecord | undefined
  initial: Values
  onBefore: (record: AnyRecord) => void
  /** Opens the form of the next new record. */
  onNext?: (() => void) | undefined
  draftStore: StoredDraft
  newTitle: ReactNode
  frozenReason: string | null
  /** Whether documents may be added: some records take them although nothing else of them may be changed. */
  takesDocuments: boolean
  /** False for what cannot be changed: in a closed reporting period, or kept by another record. */
  mayDelete: boolean
}

export function FormPage(props: FormPageProps) {
  const { entity, before } = props
  const form = useFormState()
  const changes = useFormChanges(props)
  const { documents, basis, move } = changes
  const [historyOpen, setHistoryOpen] = useState(false)
  const page = useFormSave(props, documents, basis, move)
  // A new record begins at its first field, as a dialogue does.
  useFirstFocus(before ? undefined : form.model.fields[0]?.name)
  const { work, setWork, saveAll, discard, drop } = useAll(page, changes)
  const { takenBack, onActed } = useActed(form, move)
  const isIdle = changes.count === 0 && work === null && !page.isSaving && !page.conflict.merge
  useFollowing({ latest: props.latest, before }, isIdle, onActed)
  useSaveKey(() => {
    void saveAll()
  })
  return (
    <form
      className="form-page"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        void saveAll()
      }}
    >
      <RecordMovedContext value={move}>
        <TabWorkProvider value={setWork}>
          <UnsavedTabProvider value={work?.tab ?? props.unsavedTab ?? null}>
            <FormContent
              {...props}
              documents={documents}
              restored={changes.restored}
              onDiscard={discard}
              onHistory={() => setHistoryOpen(true)}
            />
          </UnsavedTabProvider>
        </TabWorkProvider>
      </RecordMovedContext>
      <FormBar
        entity={entity}
        record={before}
        changes={changes.count}
        work={work}
        isSaving={page.isSaving || work?.isSaving === true}
        onSaveAndNew={entity.series && !before ? page.saveAndNew : undefined}
        saveAndAsk={props.thenAsks && !before ? { action: props.thenAsks, run: page.saveAndAsk } : undefined}
        savedFor={props.thenAsks && before ? { action: props.thenAsks, save: saveAll, unasked: takenBack } : undefined}
        onDiscard={discard}
        onActed={onActed}
        onDelete={page.remove}
        listPath={props.listPath}
        documents={documents}
        frozen={useFrozenTexts(props)}
        mayDelete={props.mayDelete}
      />
      {page.question}
      <Conflict {...page.conflict} />
      <LeaveGuard
        hasPendingEdits={() => form.pendingEdits().length > 0}
        dirty={changes.count > 0 || work !== null}
        isLeaving={page.isLeaving}
        onDiscard={drop}
      />
      {historyOpen && before && (
        <HistoryPanel entity={entity} id={before.id} version={before.version} onClose={() => setHistoryOpen(false)} />
      )}
    </form>
  )
}

/** Why nothing is changed any more, and what may be added all the same. */
function useFrozenTexts({ frozenReason, takesDocuments }: FormPageProps): string | null {
  const translate = useTranslate()
  return frozenReason !== null && takesDocuments ? `${frozenReason} ${translate('documents.stillAdded')}` : frozenReason
}

/** What was just taken back is known: it is asked about no second time when it is done again. */
function useActed(form: ReturnType<typeof useFormState>, move: (record: AnyRecord) => void) {
  const [takenBack, setTakenBack] = useState(false)
  const onActed = (record: AnyRecord, action?: Action) => {
    if (action) setTakenBack(action.setback === true)
    move(record)
    form.replace(valuesOf(record))
  }
  return { takenBack, onActed }
}

/** The form with what is typed on one of its tabs. */
function useAll(page: ReturnType<typeof useFormSave>, changes: ReturnType<typeof useFormChanges>) {
  const [work, setWork] = useState<TabWork | null>(null)
  return {
    work,
    setWork,
    /** The tab goes first: a change of the record itself may make its content anew, and says what is lost. */
    saveAll: async (): Promise<boolean> => (work === null || (await work.save())) && page.save(),
    discard: () => {
      page.cancel()
      changes.discard()
      work?.discard()
    },
    /** The page is left. */
    drop: () => {
      page.drop()
      work?.discard()
    },
  }
}

function Conflict({ merge, who, close, resolve }: ReturnType<typeof useFormSave>['conflict']) {
  return merge && <ConflictDialog merge={merge} who={who} onClose={close} onUse={resolve} />
}

interface ContentProps extends FormPageProps {
  documents: StagedDocuments
  restored: boolean
  onDiscard: () => void
  onHistory: () => void
}

/** Everything above the bar: header, messages, fields, documents. */
function FormContent(props: ContentProps) {
  const { entity, before, documents, restored, onDiscard, onHistory } = props
  const hasTabs = before && props.tabs
  const panel = entity.documents && (
    <DocumentsPanel
      documents={documents}
      kinds={entity.documents}
      entity={entity}
      frozen={props.frozenReason !== null}
      takesFiles={props.takesDocuments}
    />
  )
  return (
    <div className="form-content" data-facts={props.facts !== undefined || undefined}>
      <PageHeader
        title={before ? (props.title?.(before) ?? recordName(props.resource, before)) : props.newTitle}
        facts={
          before ? (
            <Facts record={before} onHistory={onHistory}>
              {props.facts ? props.facts(before) : <StateFact entity={entity} record={before} />}
            </Facts>
          ) : (
            props.newFacts
          )
        }
        actions={before && props.actions?.(before)}
      />
      {props.navigation}
      {before && props.figures?.(before)}
      {restored && <Restored {...(!before && { onDiscard })} />}
      <ShownTabsProvider value={shownTabs(props, panel)}>
        <FormBody />
      </ShownTabsProvider>
      {!hasTabs && panel}
      {!hasTabs && props.children?.(before)}
    </div>
  )
}

function shownTabs({ before, tabs, documents, documentsTab, children }: ContentProps, panel: ReactNode) {
  if (!before || !tabs) return { own: {}, below: { content: null } }
  const { stored, staged, problems } = documents
  const count = <TabCount count={stored.length + staged.additions.length} />
  const own: Record<string, ShownTab> = Object.fromEntries(
    tabs.map(({ slug, content, count: counted }) => [slug, { content: content(before), count: counted?.(before) }]),
  )
  if (documentsTab)
    return {
      own: { ...own, [DOCUMENTS]: { content: panel, problems, count } },
      below: { content: children?.(before) },
    }
  return {
    own,
    below: {
      content: (
        <>
          {children?.(before)}
          {panel}
        </>
      ),
      problems,
    },
  }
}

function Facts({ record, onHistory, children }: { record: AnyRecord; onHistory: () => void; children: ReactNode }) {
  const translate = useTranslate()
  const { tenant } = useSession()
  const at = formatTimestamp(record.updatedAt, tenant?.timeZone ?? 'UTC')
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
function StateFact({ entity, record }: { entity: Entity; record: AnyRecord }) {
  const status = stateField(entity)
  const value = stateOf(entity, record)
  usePrintedFacts([status?.choices?.find(choice => choice.value === value)?.title])
  return status?.kind === 'choice' && typeof value === 'string' ? <StatusChip field={status} value={value} /> : null
}

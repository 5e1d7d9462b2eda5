/**
 * The list of a resource, from its schema: search, filters, columns, sorting and paging on the server, export, empty
 * states, keyboard.
 */
import { Suspense, lazy, useState, type ReactNode } from 'react'
import { ListContextProvider, useListController, useStore } from 'react-admin'
import { Link } from 'react-router'
import Button from '@mui/material/Button'
import AddOutlined from '@mui/icons-material/AddOutlined'
import { inSentence, type Entity, type Field, type Resource } from '../../../entity.ts'
import { useTranslate } from '../data/useTranslate.ts'
import { ImportButton } from './ImportButton.tsx'
import { ExportButton } from './ExportButton.tsx'
import { ListAddress, useKnownPages } from './ListAddress.tsx'
import { ListBody } from './ListBody.tsx'
import { ListFilters } from './ListFilters.tsx'
import { ListSkeleton } from './ListSkeleton.tsx'
import type { ListState } from './listState.ts'
import { chosenColumns, usualSort, type ColumnChoice } from './columns.ts'
import { SeriesActions } from './SeriesActions.tsx'
import type { AnyListProps, EntityListProps, ListParts } from './types.ts'
import { useDialogOfDraft } from '../form/useDraft.ts'
import { resourceNamed, useEntity } from '../data/metadata.ts'
import type { AnyRecord } from '../data/records.ts'
import { PageHeader } from '../page/PageHeader.tsx'
import './list.css'
import { useSession } from '../data/session.tsx'

// Forms are heavy: a list brings them only when somebody adds something.
const EntityDialog = lazy(() =>
  import('../form/EntityDialog.tsx').then(module => ({ default: module.AnyEntityDialog })),
)

const ROWS_PER_PAGE = 25

export function EntityList<R extends Resource>(props: EntityListProps<R>) {
  return <AnyEntityList {...props} />
}

/** For a page that knows nothing of its entity but the schema. */
export function AnyEntityList(props: AnyListProps) {
  const waiting = (
    <ListSkeleton title={props.title ?? resourceNamed(props.resource)?.plural} embedded={props.embedded} />
  )
  return (
    <Suspense fallback={waiting}>
      {props.embedded ? <LoadedList {...props} /> : <PageList {...props} waiting={waiting} />}
    </Suspense>
  )
}

/** A list inside another page is not in the address. */
function PageList({ waiting, ...props }: AnyListProps & { waiting: ReactNode }) {
  return (
    <ListAddress
      fields={useEntity(props.resource).fields}
      figures={(props.ownColumns ?? []).flatMap(({ sortBy }) => sortBy ?? [])}
      waiting={waiting}
    >
      <LoadedList {...props} />
    </ListAddress>
  )
}

function LoadedList(props: AnyListProps) {
  const { resource, parentFilter, embedded = false, addInDialog, editInDialog } = props
  const entity = useEntity(resource)
  const session = useSession()
  const list = useStoredList(props, entity)
  useKnownPages(list)
  const [choices, setChoices] = useStore<ColumnChoice[] | undefined>(`${resource}.columns`)
  const draftDialog = useDialogOfDraft(resource)
  const [editing, setEditing] = useState<number | null>(typeof draftDialog === 'number' ? draftDialog : null)
  const adding = useAdding(addInDialog, draftDialog === 'new')
  const mayAdd = session.allows(entity.access.create)
  const add = mayAdd ? (
    <AddButton entity={entity} addPath={props.addPath} onAdd={addInDialog && adding.open} embedded={embedded} />
  ) : null
  const columns = chosenColumns(entity, choices).filter(({ name }) => !Object.hasOwn(parentFilter ?? {}, name))
  const exportButton = (
    <ListExport
      list={list}
      columns={exportedColumns(entity, columns, props.ownColumns)}
      within={embedded ? (props.title ?? entity.plural) : null}
    />
  )
  const rowActions = props.rowActions ?? seriesActions(props, entity, mayAdd)
  const parts: ListParts = {
    ...props,
    ...(rowActions && { rowActions }),
    entity,
    list,
    columns,
    mayAdd,
    add,
    edit: setEditing,
    actions: (
      <>
        {entity.import && !embedded && (
          <ImportButton resource={resource} {...(parentFilter && { given: parentFilter })} />
        )}
        {props.actions}
        {embedded && exportButton}
      </>
    ),
  }
  return (
    <ListContextProvider value={list}>
      <ListHead {...parts} />
      {props.figures}
      <ListFilters
        entity={entity}
        list={list}
        fixed={Object.keys(parentFilter ?? {})}
        shortcut={props.shortcut}
        choices={choices}
        onChoices={setChoices}
        exportButton={embedded ? null : exportButton}
      />
      {props.summary}
      <ListBody {...parts} />
      <Suspense fallback={null}>
        {addInDialog && adding.isOpen && mayAdd && (
          <AddDialog resource={resource} settings={addInDialog} onClose={adding.close} />
        )}
        {editInDialog && editing !== null && (
          <EditDialog resource={resource} id={editing} settings={editInDialog} onClose={() => setEditing(null)} />
        )}
      </Suspense>
    </ListContextProvider>
  )
}

/** Of a series any row can be changed, and begin another record. */
function seriesActions({ resource, addPath, rowPath }: AnyListProps, { series }: Entity, mayAdd: boolean) {
  if (!series || addPath === undefined || !mayAdd) return undefined
  return (record: AnyRecord) => (
    <SeriesActions resource={resource} record={record} addPath={addPath} detailsPath={rowPath?.(record)} />
  )
}

/**
 * Each list keeps its filters, order and page under a key of its own; those of one parent apart from those of another.
 */
function useStoredList({ resource, parentFilter, embedded = false }: AnyListProps, entity: Entity): ListState {
  const { account } = useSession()
  return useListController<AnyRecord>({
    resource,
    perPage: ROWS_PER_PAGE,
    sort: usualSort(entity),
    disableSyncWithLocation: embedded,
    // What is looked for in one tenant is not there in another.
    storeKey: `${resource}.list.${account.id ?? ''}${parentFilter ? `.${JSON.stringify(parentFilter)}` : ''}`,
    ...(parentFilter && { filter: parentFilter }),
  })
}

interface ListExportProps {
  list: ListState
  columns: readonly string[]
  /** The name of the list, when it stands inside another page. */
  within: string | null
}

/** The names of everything that is shown and that an export knows; an amount goes with what names its currency. */
function exportedColumns(
  entity: Entity,
  columns: readonly Field[],
  own: AnyListProps['ownColumns'] = [],
): readonly string[] {
  const isHidden = (unit: string) =>
    entity.fields.some(({ name }) => name === unit) && !columns.some(({ name }) => name === unit)
  const names = columns.flatMap(({ name, unit }) => (unit !== undefined && isHidden(unit) ? [unit, name] : [name]))
  return [...new Set(names), ...own.flatMap(({ exports = [] }) => exports)]
}

/** Exports what the list has found, not only the page that is shown. */
function ListExport({ list, columns, within }: ListExportProps) {
  return (
    <ExportButton
      resource={list.resource}
      filter={{ ...list.filterValues, ...list.filter }}
      sort={list.sort}
      columns={columns}
      {...(within !== null && { within })}
    />
  )
}

interface EditDialogProps {
  resource: Resource
  id: number
  settings: NonNullable<AnyListProps['editInDialog']>
  onClose: () => void
}

function EditDialog({ settings: { onSaved, ...settings }, onClose, ...record }: EditDialogProps) {
  return (
    <EntityDialog
      {...settings}
      {...record}
      onClose={onClose}
      onSaved={saved => {
        onClose()
        onSaved?.(saved)
      }}
    />
  )
}

interface AddDialogProps {
  resource: Resource
  settings: NonNullable<AnyListProps['addInDialog']>
  onClose: () => void
}

function AddDialog({ resource, settings, onClose }: AddDialogProps) {
  const { open: _open, onOpen: _onOpen, onSaved, ...dialog } = settings
  return (
    <EntityDialog
      {...dialog}
      resource={resource}
      onClose={onClose}
      onSaved={record => {
        onClose()
        onSaved?.(record)
      }}
    />
  )
}

/** Usually the list's own affair; a page may keep it in its address instead. */
function useAdding(settings: AnyListProps['addInDialog'], atOnce: boolean) {
  const [own, setOwn] = useState(atOnce)
  const change = settings?.onOpen ?? setOwn
  return { isOpen: settings?.open ?? own, open: () => change(true), close: () => change(false) }
}

function AddButton({
  entity,
  addPath,
  onAdd,
  embedded,
}: {
  entity: Entity
  addPath: string | undefined
  onAdd: (() => void) | undefined
  embedded: boolean
}) {
  const translate = useTranslate()
  const label = translate('list.new', { name: inSentence(entity.title) })
  // One filled button a screen: that of the page.
  const shared = embedded
    ? { startIcon: <AddOutlined /> }
    : { variant: 'contained' as const, startIcon: <AddOutlined />, 'data-shortcut': 'new' }
  if (addPath)
    return (
      <Button {...shared} component={Link} to={addPath}>
        {label}
      </Button>
    )
  return onAdd ? (
    <Button {...shared} onClick={onAdd}>
      {label}
    </Button>
  ) : null
}

/** How many rows the place of their count is made for. */
const MANY = 20

function ListHead({ entity, list, title, facts, actions, add, embedded }: ListParts) {
  const translate = useTranslate()
  const one = inSentence(entity.title)
  const many = inSentence(entity.plural)
  const ownFacts = (
    <>
      {/* Its place is kept until it is known, so that nothing moves then. */}
      <span aria-live="polite" style={list.total === undefined ? { visibility: 'hidden' } : undefined}>
        {translate('list.count', { smart_count: list.total ?? MANY, one, many })}
      </span>
      {facts}
    </>
  )
  if (embedded) {
    return (
      <header className="part-header">
        <h2>{title ?? entity.plural}</h2>
        <span className="page-facts">{ownFacts}</span>
        <span className="page-actions">
          {actions}
          {add}
        </span>
      </header>
    )
  }
  return (
    <PageHeader
      title={title ?? entity.plural}
      facts={ownFacts}
      actions={
        <>
          {actions}
          {add}
        </>
      }
    />
  )
}

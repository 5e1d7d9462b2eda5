/**
 * The page of one record, from its schema: a new one without an id, otherwise an existing one. JSON Forms owns the
 * form, react-admin loads and saves.
 */
import { Suspense, useEffect, useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined'
import { inSentence, isInState, stateField, stateOf, type Entity, type Field, type Resource } from '../../../entity.ts'
import { errorPath } from '../../../paths.ts'
import { ActionPreviewProvider, DisabledReasonProvider } from '../dialog/actionPreview.ts'
import { useTranslate } from '../data/useTranslate.ts'
import { EmptyState } from '../page/EmptyState.tsx'
import { copiedValues, copyOfIn } from '../data/copyOf.ts'
import { failureMessage, httpFailure } from '../data/failures.ts'
import { FormPage } from './FormPage.tsx'
import { FormProvider } from './FormProvider.tsx'
import { formFields } from '../control/model.ts'
import { useDraft } from './useDraft.ts'
import type { AnyFormProps, EntityFormProps } from './types.ts'
import { useEntityChecks } from './useEntityChecks.ts'
import { useFormSettings } from './useFormSettings.ts'
import { OpenTabProvider } from './openTab.tsx'
import { useOwnTabs } from './ownTabs.tsx'
import { useDocumentsTitle } from '../documents/documentsTitle.ts'
import { valueOf } from '../../../entity.ts'
import { isEmpty, isWritable, startValues, valuesOf } from '../data/values.ts'
import { useOnce } from '../data/useOnce.ts'
import { usePatience } from '../page/usePatience.ts'
import { useEntity } from '../data/metadata.ts'
import { useRecord, type AnyRecord } from '../data/records.ts'
import { PickerFiltersProvider } from '../control/pickerFilters.ts'
import { PageHeader } from '../page/PageHeader.tsx'
import { useLockReason } from './lockReason.ts'

const nothing = () => null
const NO_FILTERS = {}

export function EntityForm<R extends Resource>(props: EntityFormProps<R>) {
  return <AnyEntityForm {...props} />
}

/** For a page that knows nothing of its entity but the schema. */
export function AnyEntityForm(props: AnyFormProps) {
  // Another record is another form: nothing typed may move over.
  const [round, setRound] = useState(0)
  const copyOf = copyOfIn(useLocation().search)
  if (props.id !== undefined) return <StoredForm key={`${props.resource} ${props.id}`} {...props} id={props.id} />
  const key = `${props.resource} new ${copyOf} ${round}`
  const fresh = { record: undefined, onNext: () => setRound(round + 1) }
  return copyOf === null ? (
    <WhenDescribed key={key} {...props} {...fresh} />
  ) : (
    <CopiedForm key={key} {...props} {...fresh} copyOf={copyOf} />
  )
}

/** What a form is besides what its page asks for. */
interface OpenedFormProps extends AnyFormProps {
  record: AnyRecord | undefined
  /** The record that a new one begins as a copy of. */
  copied?: AnyRecord | undefined
  /** A new record was saved, and the next one is to be filled in. */
  onNext?: () => void
}

/** A copy of what cannot be read begins empty. */
function CopiedForm({ copyOf, ...props }: OpenedFormProps & { copyOf: number }) {
  const { data, isPending } = useRecord(props.resource, copyOf, { retry: false, refetchOnReconnect: false })
  return isPending ? <FormSkeleton /> : <WhenDescribed {...props} copied={data} />
}

/** Waits for the metadata of the entity, which the screen's module has asked for already. */
function WhenDescribed(props: OpenedFormProps) {
  return (
    <Suspense fallback={<FormSkeleton />}>
      <DescribedForm {...props} />
    </Suspense>
  )
}

function DescribedForm(props: OpenedFormProps) {
  const entity = useEntity(props.resource)
  // A form that is locked a moment later would move under the hands.
  const known = useOnce(useLockReason(entity, props.record) !== undefined)
  return known ? <OpenForm {...props} entity={entity} /> : <FormSkeleton />
}

function StoredForm(props: AnyFormProps & { id: number }) {
  const { data, error, refetch } = useRecord(props.resource, props.id, { retry: false, refetchOnReconnect: false })
  // What is deleted while it is open stays on the screen, with what is typed into it.
  const missing = data === undefined ? httpFailure(error)?.status === 404 : isOfAnother(data, props.within)
  const navigate = useNavigate()
  const translate = useTranslate()
  useEffect(() => {
    if (missing) void navigate(errorPath(404, translate('error.notFound')), { replace: true })
  }, [missing, navigate, translate])
  if (data && !missing) return <WhenDescribed {...props} record={data} />
  if (error && !missing) {
    return (
      <div className="list-card">
        <EmptyState icon={<ErrorOutline />} title={translate('form.failed')} sentence={failureMessage(error)}>
          <Button
            onClick={() => {
              void refetch()
            }}
          >
            {translate('action.retry')}
          </Button>
        </EmptyState>
      </div>
    )
  }
  return <FormSkeleton />
}

const fixedIn = ({ fixed, fixedReason }: AnyFormProps) => ({ fixed, fixedReason })

function OpenForm({ entity, record, copied, onNext, ...props }: OpenedFormProps & { entity: Entity }) {
  const { resource, parentValues, proposals, hides, frozen } = props
  const { validators, ...checks } = useEntityChecks(props)
  // What the form was filled with. A save or a decision about a conflict moves it on, and so does a newer record where
  // nothing is typed.
  const [before, setBefore] = useState(record)
  const fields = useShownFields(entity, hides, record)
  const hidden = useHiddenValues(entity, hides, record)
  const lockedReason = useLockReason(entity, before)
  const stateReason = useFrozenReason(entity, before, frozen)
  const frozenReason = lockedReason ?? stateReason
  const takesDocuments = frozenReason === null || (!lockedReason && takesDocumentsIn(entity, before))
  const documentsTitle = useDocumentsTitle(entity)
  const ownTabs = useOwnTabs(record && props.tabs, props.documentsTab ? documentsTitle : null)
  const settings = useFormSettings({
    entity,
    fields,
    validate: validators[record ? 'validateUpdate' : 'validateCreate'],
    record: before,
    given: record ? hidden : parentValues,
    ...checks,
    frozen: frozenReason,
    ...fixedIn(props),
    repairs: props.repairs,
    resource,
    ownsFiles: true,
    variant: 'page',
    ownTabs,
  })
  const draftStore = useDraft(copied ? `${resource} copy ${copied.id}` : resource, record)
  const initial = useMemo(
    () =>
      record
        ? valuesOf(record)
        : startValues(entity.fields, { ...(copied && copiedValues(entity, copied)), ...proposals, ...parentValues }),
    [record, copied, entity, proposals, parentValues],
  )
  const stored = useMemo(() => before && valuesOf(before), [before])
  // The draft is read once: what is typed afterwards replaces it.
  const [start] = useState(() => ({ ...initial, ...draftStore.draft?.changes }))
  return (
    <FormProvider {...settings} start={start} widgets={props.widgets}>
      <ActionPreviewProvider value={props.actionPreview ?? nothing}>
        <DisabledReasonProvider value={props.disabledReason ?? nothing}>
          <PickerFiltersProvider value={props.pickerFilters ?? NO_FILTERS}>
            <OpenTabProvider>
              <FormPage
                {...props}
                frozenReason={frozenReason}
                takesDocuments={takesDocuments}
                mayDelete={frozenReason === null}
                entity={entity}
                before={before}
                latest={record}
                initial={stored ?? initial}
                onBefore={setBefore}
                onNext={onNext}
                draftStore={draftStore}
                title={record ? props.title : undefined}
                newTitle={<NewTitle entity={entity} />}
              />
            </OpenTabProvider>
          </PickerFiltersProvider>
        </DisabledReasonProvider>
      </ActionPreviewProvider>
    </FormProvider>
  )
}

/** The same as long as their names are: a form is not laid out anew because its record was saved. */
function useShownFields(entity: Entity, hides: AnyFormProps['hides'], record: AnyRecord | undefined): Field[] {
  const leftOut = entity.fields.filter(field => hides?.includes(field.name) || isLeftOut(field, record))
  const names = leftOut.map(({ name }) => name).join(' ')
  return useMemo(() => {
    const without = new Set(names.split(' '))
    return formFields(entity).filter(({ name }) => !without.has(name))
  }, [entity, names])
}

/** What this page does not show is part of the record all the same. */
function useHiddenValues({ fields }: Entity, hides: AnyFormProps['hides'], record: AnyRecord | undefined) {
  return useMemo(() => {
    const hidden = fields.filter(field => hides?.includes(field.name) && isWritable(field, false))
    return record && Object.fromEntries(filledIn(hidden, record))
  }, [fields, hides, record])
}

function filledIn(fields: readonly Field[], record: AnyRecord) {
  return fields.map(({ name }) => [name, valueOf(record, name)] as const).filter(([, value]) => !isEmpty(value))
}

/** Why nothing of a record can be changed: what its screen says, or its state in general words. */
function useFrozenReason(entity: Entity, record: AnyRecord | undefined, frozen: AnyFormProps['frozen']): string | null {
  const translate = useTranslate()
  if (!record) return null
  const own = frozen?.(record) ?? null
  if (own !== null || isInState(entity, record, entity.editable)) return own
  const state = String(stateOf(entity, record))
  const title = stateField(entity)?.choices?.find(({ value }) => value === state)?.title
  return translate('form.frozen', { status: title ?? state })
}

/** What cannot be changed any more may still be given a newer document. */
function takesDocumentsIn(entity: Entity, record: AnyRecord | undefined): boolean {
  const { documentStates } = entity
  return record !== undefined && documentStates !== undefined && isInState(entity, record, documentStates)
}

/** An address that names one fund must not show the record of another. */
function isOfAnother(record: AnyRecord, within: AnyFormProps['within']): boolean {
  return Object.entries(within ?? {}).some(([name, parent]) => valueOf(record, name) !== parent)
}

/** What a record could only have been given when it was made, and was not, has nothing to show. */
function isLeftOut(field: Field, record: AnyRecord | undefined): boolean {
  return record !== undefined && field.createOnly === true && isEmpty(valueOf(record, field.name))
}

function NewTitle({ entity }: { entity: Entity }) {
  return <>{useTranslate()('list.new', { name: inSentence(entity.title) })}</>
}

function FormSkeleton() {
  const shown = usePatience(true)
  return (
    <div aria-busy="true">
      <PageHeader title={shown ? <Skeleton width={220} height={28} /> : '\u00a0'} facts={'\u00a0'} />
      {shown &&
        [5, 8].map(rows => (
          <section key={rows} className="form-waiting">
            {Array.from({ length: rows }, (_, row) => (
              <div key={row}>
                <Skeleton width={90 + ((row * 37) % 60)} />
                <Skeleton width={120 + ((row * 53) % 90)} />
              </div>
            ))}
          </section>
        ))}
    </div>
  )
}

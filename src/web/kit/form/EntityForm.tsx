/**
 * The page of one record, from its schema: a new one without an id, otherwise an existing one. JSON Forms owns the
 * form, react-admin loads and saves.
 */
import { Suspense, useEffect, useMemo, useState } from 'react'
import { useGetOne, type RaRecord } from 'react-admin'
import { useNavigate } from 'react-router'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined'
import type { Entity, Field } from '../../../entity.ts'
import { errorPath } from '../../../paths.ts'
import { inSentence } from '../../../entity.ts'
import { useTranslate } from '../data/useTranslate.ts'
import { ActionPreviewProvider, DisabledReasonProvider } from '../dialog/actionPreview.ts'
import { EmptyState } from '../page/EmptyState.tsx'
import { failureWords, httpFailure } from '../data/failures.ts'
import { FormPage } from './FormPage.tsx'
import { FormProvider } from './FormProvider.tsx'
import { formFields } from './model.ts'
import { useDraft } from './useDraft.ts'
import type { EntityFormProps } from './types.ts'
import { useFormSettings } from './useFormSettings.ts'
import { isEmpty, isWritable, startValues } from './values.ts'
import { usePatience } from '../list/ListSkeleton.tsx'
import { useEntity, useValidators } from '../data/metadata.ts'
import { PickerFiltersProvider } from './pickerFilters.ts'
import { PageHeader } from '../page/PageHeader.tsx'
import { useClosedPeriod } from './useClosedPeriod.ts'

const nothing = () => null
const NO_PICKER_FILTERS = {}

export function EntityForm(props: EntityFormProps) {
  // Another record is another form: nothing typed may move over.
  const key = `${props.resource} ${props.id ?? 'new'}`
  return props.id === undefined ? (
    <WhenDescribed key={key} {...props} record={undefined} />
  ) : (
    <StoredForm key={key} {...props} id={props.id} />
  )
}

/** Waits for the metadata of the entity, which the screen's module has asked for already. */
function WhenDescribed(props: EntityFormProps & { record: RaRecord | undefined }) {
  return (
    <Suspense fallback={<FormSkeleton />}>
      <DescribedForm {...props} />
    </Suspense>
  )
}

function DescribedForm(props: EntityFormProps & { record: RaRecord | undefined }) {
  return <OpenForm {...props} entity={useEntity(props.resource)} />
}

function StoredForm(props: EntityFormProps & { id: number }) {
  const { data, error, refetch } = useGetOne<RaRecord>(
    props.resource,
    { id: props.id },
    { retry: false, refetchOnReconnect: false },
  )
  const missing = httpFailure(error)?.status === 404 || (data !== undefined && isOfAnother(data, props.within))
  const navigate = useNavigate()
  const translate = useTranslate()
  useEffect(() => {
    if (missing) void navigate(errorPath(404, translate('error.notFound')), { replace: true })
  }, [missing, navigate, translate])
  if (data && !missing) return <WhenDescribed {...props} record={data} />
  if (error && !missing) {
    return (
      <div className="list-card">
        <EmptyState icon={<ErrorOutline />} title={translate('form.failed')} sentence={failureWords(error)}>
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

function OpenForm({ entity, record, ...props }: EntityFormProps & { entity: Entity; record: RaRecord | undefined }) {
  const { resource, parentValues, proposals, rules, compute, hides, frozen } = props
  const validators = useValidators(resource)
  // What the form was filled with; a save or a decision about a conflict moves it on, a background refresh never does.
  const [before, setBefore] = useState(record)
  const fields = useMemo(
    () => formFields(entity).filter(field => !hides?.includes(field.name) && !isLeftOut(field, record)),
    [entity, hides, record],
  )
  // What this page does not show is part of the record all the same.
  const hidden = useMemo(
    () =>
      record &&
      Object.fromEntries(
        entity.fields
          .filter(field => hides?.includes(field.name) && isWritable(field, false) && !isEmpty(record[field.name]))
          .map(field => [field.name, record[field.name]]),
      ),
    [entity, hides, record],
  )
  const validate = validators[record ? 'validateUpdate' : 'validateCreate']
  const closedWords = useClosedPeriod(entity, before)
  const stateWords = useFrozenWords(entity, before, frozen)
  const frozenWords = closedWords ?? stateWords
  const settings = useFormSettings({
    entity,
    fields,
    validate,
    record: before,
    given: record ? hidden : parentValues,
    rules,
    compute,
    frozen: frozenWords,
    repairs: props.repairs,
    resource,
    variant: 'page',
  })
  const keeper = useDraft(resource)
  const initial = useMemo(
    () => record ?? startValues(entity.fields, { ...proposals, ...parentValues }),
    [record, entity, proposals, parentValues],
  )
  // The draft is read once: what is typed afterwards replaces it.
  const [start] = useState(() => ({ ...initial, ...keeper.draft?.changes }))
  return (
    <FormProvider {...settings} start={start} widgets={props.widgets}>
      <ActionPreviewProvider value={props.actionPreview ?? nothing}>
        <DisabledReasonProvider value={props.disabledReason ?? nothing}>
          <PickerFiltersProvider value={props.pickerFilters ?? NO_PICKER_FILTERS}>
            <FormPage
              {...props}
              frozenWords={frozenWords}
              mayDelete={frozenWords === null}
              entity={entity}
              before={before}
              initial={before ?? initial}
              onBefore={setBefore}
              keeper={keeper}
              title={record ? props.title : undefined}
              newTitle={<NewTitle entity={entity} />}
            />
          </PickerFiltersProvider>
        </DisabledReasonProvider>
      </ActionPreviewProvider>
    </FormProvider>
  )
}

/** Why nothing of a record can be changed: what its screen says, or its state in general words. */
function useFrozenWords(entity: Entity, record: RaRecord | undefined, words: EntityFormProps['frozen']): string | null {
  const translate = useTranslate()
  if (!record) return null
  const own = words?.(record) ?? null
  if (own !== null || entity.editable === undefined || entity.editable.includes(String(record['status']))) return own
  const status = entity.fields
    .find(field => field.name === 'status')
    ?.choices?.find(({ value }) => value === record['status'])
  return translate('form.frozen', { status: status?.title ?? String(record['status']) })
}

/** An address that names one fund must not show the record of another. */
function isOfAnother(record: RaRecord, within: EntityFormProps['within']): boolean {
  return Object.entries(within ?? {}).some(([name, parent]) => record[name] !== parent)
}

/** What a record could only have been given when it was made, and was not, has nothing to show. */
function isLeftOut(field: Field, record: RaRecord | undefined): boolean {
  return record !== undefined && field.createOnly === true && isEmpty(record[field.name])
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

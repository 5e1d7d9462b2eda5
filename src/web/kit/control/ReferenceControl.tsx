/** A record of another kind: found by typing, shown by its name, linked to its page. */
import { useCallback, useMemo, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import Autocomplete from '@mui/material/Autocomplete'
import Tooltip from '@mui/material/Tooltip'
import OpenInNewOutlined from '@mui/icons-material/OpenInNewOutlined'
import type { Field, Resource } from '../../../entity.ts'
import { byName, recordName, resourceNamed, knownResource, sameParent } from '../data/metadata.ts'
import { useAnyRecords, useRecord, type AnyRecord } from '../data/records.ts'
import { recordPath } from '../../../pages/records.ts'
import { usePickerFilter, useTaken } from './pickerFilters.ts'
import { useTranslate } from '../data/useTranslate.ts'
import { nearestFirst } from './nearest.ts'
import { useFormState } from './formState.ts'
import { valueOf } from '../../../entity.ts'
import { useSettled } from '../data/useSettled.ts'
import { asControl, type FieldViewProps } from './control.tsx'
import { useFirstChoice } from './useFirstChoice.ts'
import { usePickerProps } from './usePickerProps.tsx'

const OFFERED = 25

/** The record that a field points to; undefined while it loads or when there is none. */
function useCurrent(field: Field, value: unknown): AnyRecord | undefined {
  const id = typeof value === 'number' ? value : null
  return useRecord(knownResource(field.reference), id, { retry: false, asListed: true }).data
}

function useOffered(field: Field, typed: string, open: boolean) {
  const resource = knownResource(field.reference)
  const form = useFormState()
  const found = useSettled(typed.trim())
  const limits = usePickerFilter(field.name)
  const filter = {
    ...(open && resource && sameParent(resource, form.values())),
    ...limits,
    ...(found && { q: found }),
  }
  return useAnyRecords(resource, open ? { filter, sort: byName(resource), limit: OFFERED } : null, {
    keepsPrevious: true,
  })
}

/** The records that were found, the nearest first, without those that stand elsewhere in the form. */
function useOptions(
  field: Field,
  data: readonly AnyRecord[] | undefined,
  current: AnyRecord | undefined,
  typed: string,
  nameOf: (record: AnyRecord) => string,
): AnyRecord[] {
  const taken = useTaken(field.name)
  return useMemo(() => {
    const found = nearestFirst(data ?? [], nameOf, typed).filter(({ id }) => id === current?.id || !taken?.includes(id))
    // What is chosen stays on offer until something else is sought.
    return current && typed === '' && !found.some(record => record.id === current.id) ? [current, ...found] : found
  }, [data, nameOf, typed, current, taken])
}

function EditReference(props: FieldViewProps) {
  const { field, value, required, bare, commit, touch } = props
  const resource = knownResource(field.reference)
  const nameOf = useCallback((record: AnyRecord) => (resource ? recordName(resource, record) : ''), [resource])
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const first = useFirstChoice()
  const navigate = useNavigate()
  const current = useCurrent(field, value)
  const { data, isFetching } = useOffered(field, typed, open)
  const offered = useOptions(field, data, current, typed, nameOf)
  const to = current && resource && recordPath(resource, current)
  const picker = usePickerProps(props, { inputProps: { ...(to && { 'aria-keyshortcuts': 'Alt+Enter' }) } })
  const chosen = current ?? offered.find(record => record.id === value) ?? null
  return (
    <span className="field-reference">
      <Autocomplete<AnyRecord, false, boolean>
        options={offered}
        value={chosen}
        disableClearable={required && chosen !== null}
        autoHighlight={first.autoHighlight}
        loading={isFetching}
        open={open}
        filterOptions={all => all}
        getOptionLabel={nameOf}
        getOptionKey={record => String(record.id)}
        isOptionEqualToValue={(one, other) => one.id === other.id}
        fullWidth
        onOpen={event => {
          first.onOpening(event)
          setOpen(true)
        }}
        onClose={() => {
          setOpen(false)
          setTyped('')
        }}
        onBlur={touch}
        onChange={(_, record) => commit(record?.id)}
        onInputChange={(_, text, reason) => {
          first.onTyping(reason)
          if (reason === 'input') setTyped(text)
        }}
        onKeyDown={event => {
          if (event.key === 'Enter' && event.altKey && to) {
            event.preventDefault()
            void navigate(to)
          } else first.onKeyDown(event)
        }}
        renderOption={({ key, ...option }, record) => (
          <li key={key} {...option}>
            <OptionText resource={resource} record={record} name={nameOf(record)} />
          </li>
        )}
        {...picker}
      />
      {!bare && <OpenRecord field={field} value={value} record={current} />}
    </span>
  )
}

interface OptionTextProps {
  resource: Resource | undefined
  record: AnyRecord
  name: string
}

/** What the schema names for it stands beside the name. */
function OptionText({ resource, record, name }: OptionTextProps) {
  const beside = resource && resourceNamed(resource).beside
  const more = beside === undefined ? undefined : valueOf(record, beside)
  return (
    <span className="option-text">
      {name}
      {typeof more === 'string' && <small>{more}</small>}
    </span>
  )
}

/**
 * For the mouse: the keyboard has Alt Enter in the field, so that the way through a form has no stops beside its
 * fields.
 */
function OpenRecord({ field, value, record }: { field: Field; value: unknown; record: AnyRecord | undefined }) {
  const translate = useTranslate()
  const resource = knownResource(field.reference)
  const known = record ?? (typeof value === 'number' ? { id: value } : null)
  const to = known && resource ? recordPath(resource, known) : null
  if (!to || !resource) return null
  // Its place is kept while the record is on its way, so that nothing moves when it comes.
  if (!record) return <span className="field-open" />
  const label = translate('form.openNamed', { name: recordName(resource, record) })
  return (
    <Tooltip
      title={
        <>
          {label} <kbd>{translate('key.record')}</kbd>
        </>
      }
    >
      <Link to={to} className="field-open" tabIndex={-1} aria-label={label}>
        <OpenInNewOutlined fontSize="small" />
      </Link>
    </Tooltip>
  )
}

function ReadReference({ field, value }: { field: Field; value: unknown }) {
  const resource = knownResource(field.reference)
  const record = useCurrent(field, value)
  if (value === undefined || value === null) return <span className="nothing">–</span>
  if (!record || !resource) return <span className="nothing">…</span>
  const to = recordPath(resource, record)
  const name = recordName(resource, record)
  return to ? <Link to={to}>{name}</Link> : <>{name}</>
}

export const ReferenceControl = asControl(EditReference, ReadReference)

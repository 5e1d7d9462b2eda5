/** A record of another kind: found by typing, shown by its name, linked to its page. */
import { useMemo, useState } from 'react'
import { useGetList, useGetOne, type RaRecord } from 'react-admin'
import { Link, useNavigate } from 'react-router'
import Autocomplete from '@mui/material/Autocomplete'
import Tooltip from '@mui/material/Tooltip'
import OpenInNewOutlined from '@mui/icons-material/OpenInNewOutlined'
import type { Field } from '../../../entity.ts'
import { recordName, resourceNamed, sameParent } from '../data/metadata.ts'
import { recordPath } from '../../../pages/records.ts'
import { useTranslate } from '../data/useTranslate.ts'
import { usePickerFilter } from '../form/pickerFilters.ts'
import { nearestFirst } from '../form/nearest.ts'
import { useFormState } from '../form/formState.ts'
import { useSettled } from '../form/useSettled.ts'
import { asControl, type FieldViewProps } from './control.tsx'
import { useFirstChoice } from './useFirstChoice.ts'
import { usePickerProps } from './usePickerProps.tsx'

const OFFERED = 25

/** The record that a field points to; undefined while it loads or when there is none. */
function useReferenced(field: Field, value: unknown): RaRecord | undefined {
  const known = typeof value === 'number' && field.reference !== undefined
  const { data } = useGetOne(field.reference ?? '', { id: known ? value : 0 }, { enabled: known, retry: false })
  return known ? data : undefined
}

function useOffered(field: Field, typed: string, open: boolean) {
  const resource = field.reference ?? ''
  const form = useFormState()
  const found = useSettled(typed.trim())
  const filter = usePickerFilter(field.name)
  const sort = { field: resourceNamed(resource)?.display[0] ?? 'id', order: 'ASC' as const }
  return useGetList(
    resource,
    {
      filter: { ...(open && sameParent(resource, form.values())), ...filter, ...(found && { q: found }) },
      pagination: { page: 1, perPage: OFFERED },
      sort,
    },
    { enabled: open, placeholderData: earlier => earlier },
  )
}

/** The records that were found, the nearest first. */
function useOptions(
  data: RaRecord[] | undefined,
  current: RaRecord | undefined,
  typed: string,
  resource: string,
): RaRecord[] {
  return useMemo(() => {
    const found = nearestFirst(data ?? [], record => recordName(resource, record), typed)
    // What is chosen stays on offer until something else is sought.
    return current && typed === '' && !found.some(record => record.id === current.id) ? [current, ...found] : found
  }, [data, resource, typed, current])
}

function EditReference(props: FieldViewProps) {
  const { field, value, required, bare, commit, touch } = props
  const resource = field.reference ?? ''
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const first = useFirstChoice()
  const navigate = useNavigate()
  const current = useReferenced(field, value)
  const { data, isFetching } = useOffered(field, typed, open)
  const offered = useOptions(data, current, typed, resource)
  const to = current && recordPath(resource, current)
  const picker = usePickerProps(props, { inputProps: { ...(to && { 'aria-keyshortcuts': 'Alt+Enter' }) } })
  const chosen = current ?? offered.find(record => record.id === value) ?? null
  return (
    <span className="field-reference">
      <Autocomplete<RaRecord, false, boolean>
        options={offered}
        value={chosen}
        disableClearable={required && chosen !== null}
        autoHighlight={first.autoHighlight}
        loading={isFetching}
        open={open}
        filterOptions={all => all}
        getOptionLabel={record => recordName(resource, record)}
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
            <OptionText resource={resource} record={record} />
          </li>
        )}
        {...picker}
      />
      {!bare && <OpenRecord field={field} value={value} record={current} />}
    </span>
  )
}

/** A code that is displayed alone (EUR) is explained in the list by the record's name. */
function OptionText({ resource, record }: { resource: string; record: RaRecord }) {
  const name = recordName(resource, record)
  const more: unknown = name === record['code'] ? record['name'] : resource === 'countries' ? record['code'] : undefined
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
function OpenRecord({ field, value, record }: { field: Field; value: unknown; record: RaRecord | undefined }) {
  const translate = useTranslate()
  const known = record ?? (typeof value === 'number' ? { id: value } : null)
  const to = known && field.reference ? recordPath(field.reference, known) : null
  if (!to) return null
  // Its place is kept while the record is on its way, so that nothing moves when it comes.
  if (!record) return <span className="field-open" />
  const words = translate('form.openNamed', { name: recordName(field.reference!, record) })
  return (
    <Tooltip
      title={
        <>
          {words} <kbd>{translate('shell.key.record')}</kbd>
        </>
      }
    >
      <Link to={to} className="field-open" tabIndex={-1} aria-label={words}>
        <OpenInNewOutlined fontSize="small" />
      </Link>
    </Tooltip>
  )
}

function ReadReference({ field, value }: { field: Field; value: unknown }) {
  const record = useReferenced(field, value)
  if (value === undefined || value === null) return <span className="nothing">–</span>
  if (!record || !field.reference) return <span className="nothing">…</span>
  const to = recordPath(field.reference, record)
  const name = recordName(field.reference, record)
  return to ? <Link to={to}>{name}</Link> : <>{name}</>
}

export const ReferenceControl = asControl(EditReference, ReadReference)

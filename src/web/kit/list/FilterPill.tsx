/** One filter: what it is set to, a click to change it, an × to take it away. */
import { useRef, useState } from 'react'
import type { ListState } from './listState.ts'
import Popover from '@mui/material/Popover'
import AddOutlined from '@mui/icons-material/AddOutlined'
import CloseOutlined from '@mui/icons-material/CloseOutlined'
import type { Field } from '../../../entity.ts'
import { knownResource, recordName } from '../data/metadata.ts'
import { useRecordsById } from '../data/records.ts'
import { useTranslate } from '../data/useTranslate.ts'
import { FilterEditor } from './FilterEditor.tsx'
import {
  chosenValues,
  filterKind,
  filterLabel,
  isSet,
  withFilter,
  withoutFilter,
  type FilterValues,
} from './filters.ts'

export function FilterPill({ field, list, openAtOnce }: { field: Field; list: ListState; openAtOnce: boolean }) {
  const translate = useTranslate()
  const pill = useRef<HTMLSpanElement>(null)
  const [open, setOpen] = useState(openAtOnce)
  const [opened, setOpened] = useState(openAtOnce)
  if (openAtOnce && !opened) {
    setOpened(true)
    setOpen(true)
  }
  const set = isSet(field, list.filterValues)
  const change = (changes: FilterValues) => list.setFilters(withFilter(field, list.filterValues, changes), [])
  return (
    <span className="filter-pill" ref={pill} data-set={set || undefined}>
      <button type="button" aria-haspopup="dialog" aria-expanded={open} onClick={() => setOpen(true)}>
        {set ? (
          <>
            {field.title}: <PillValue field={field} values={list.filterValues} />
          </>
        ) : (
          <>
            <AddOutlined fontSize="small" />
            {field.title}
          </>
        )}
      </button>
      {set && (
        <button
          type="button"
          className="filter-remove"
          aria-label={translate('list.removeFilter', { name: field.title })}
          onClick={() => list.setFilters(withoutFilter(field, list.filterValues), [])}
        >
          <CloseOutlined fontSize="small" />
        </button>
      )}
      <Popover
        open={open}
        anchorEl={() => pill.current}
        onClose={() => setOpen(false)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { className: 'filter-editor', role: 'dialog', 'aria-label': field.title } }}
      >
        <FilterEditor field={field} values={list.filterValues} onChange={change} onDone={() => setOpen(false)} />
      </Popover>
    </span>
  )
}

function PillValue({ field, values }: { field: Field; values: FilterValues }) {
  const translate = useTranslate()
  const isReference = filterKind(field) === 'reference'
  const ids = isReference ? chosenValues(field, values).map(Number) : []
  const resource = isReference ? knownResource(field.reference) : undefined
  const { data } = useRecordsById(resource, ids)
  const nameOf = (value: unknown) => {
    const record = data?.find(each => each?.id === value)
    return (resource && recordName(resource, record)) || '…'
  }
  return <b>{filterLabel(field, values, translate, nameOf)}</b>
}

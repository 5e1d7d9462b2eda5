/** A text that may be chosen from what another resource knows, of the same parent, or typed as it is. */
import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import Autocomplete from '@mui/material/Autocomplete'
import { inSentence, type Field, type Resource } from '../../../entity.ts'
import { useTranslate } from '../data/useTranslate.ts'
import { useFormState } from './formState.ts'
import { valueOf } from '../../../entity.ts'
import type { Values } from '../data/values.ts'
import { knownResource, resourceNamed, sameParent } from '../data/metadata.ts'
import { listParameters, type AnyRecord } from '../data/records.ts'
import { useProvider } from '../data/provider.ts'
import { offeredBy } from './suggestions.ts'
import { asControl, type FieldViewProps } from './control.tsx'
import { usePickerProps } from './usePickerProps.tsx'
import { useTypedText } from './useTypedText.ts'

const OFFERED = 100

function EditSuggested(props: FieldViewProps) {
  const { field, path, value, commit, touch } = props
  const translate = useTranslate()
  const picker = usePickerProps(props, {
    placeholder: translate('form.addValue', { name: inSentence(field.title) }),
    inputProps: { spellCheck: false },
  })
  const form = useFormState()
  const [open, setOpen] = useState(false)
  const suggested = useSuggested(field.suggests, open ? form.values() : null)
  const typed = useTypedText(
    path,
    typeof value === 'string' ? value : '',
    text => commit(text === '' ? undefined : text),
    touch,
  )
  const take = (record: AnyRecord | string | null) => {
    typed.settle()
    commit(typeof record === 'string' ? record : record === null ? undefined : suggested.textOf(record))
  }
  return (
    <Autocomplete<AnyRecord, false, false, true>
      freeSolo
      forcePopupIcon
      options={suggested.records}
      open={open}
      value={null}
      inputValue={typed.text}
      fullWidth
      selectOnFocus
      handleHomeEndKeys
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      onChange={(_, record) => take(record)}
      onBlur={typed.onBlur}
      onInputChange={(_, text, reason) => {
        if (reason === 'input' || reason === 'clear') typed.onChange(text)
      }}
      getOptionLabel={record => (typeof record === 'string' ? record : suggested.textOf(record))}
      getOptionKey={record => (typeof record === 'string' ? record : String(record.id))}
      renderOption={({ key, ...option }, record) => (
        <li key={key} {...option}>
          <span className="option-text">
            {suggested.textOf(record)}
            <small>{suggested.restOf(record)}</small>
          </span>
        </li>
      )}
      {...picker}
      clearIcon={null}
    />
  )
}

/** Records whose values are offered, and what names each besides; nothing is asked while the list is closed. */
function useSuggested(suggests: Field['suggests'], values: Values | null) {
  const provider = useProvider()
  const { property = '' } = suggests ?? {}
  const resource = knownResource(suggests?.resource)
  const filters =
    suggests && resource && values
      ? offeredBy(suggests, values).map(filter => ({ ...sameParent(resource, values), ...filter }))
      : []
  const { data = [] } = useQuery({
    queryKey: [resource, 'getList', 'offered', property, filters],
    enabled: values !== null,
    placeholderData: earlier => earlier,
    queryFn: async () => {
      const lists = await Promise.all(
        filters.map(filter =>
          provider.getList<AnyRecord>(
            resource ?? '',
            listParameters({ filter, sort: [property, 'asc'], limit: OFFERED }),
          ),
        ),
      )
      return lists.flatMap(list => list.data)
    },
  })
  return {
    records: data,
    textOf: (record: AnyRecord) => String(valueOf(record, property)),
    restOf: (record: AnyRecord) => (resource ? otherName(resource, property, record) : ''),
  }
}

/** What else names the record: the holder beside the number. */
function otherName(resource: Resource, property: string, record: AnyRecord): string {
  return resourceNamed(resource)
    .display.filter(name => name !== property)
    .map(name => String(valueOf(record, name) ?? ''))
    .join(' ')
}

function ReadSuggested({ value }: { field: Field; value: unknown }) {
  return typeof value === 'string' && value !== '' ? <>{value}</> : <span className="nothing">–</span>
}

export const SuggestControl = asControl(EditSuggested, ReadSuggested)

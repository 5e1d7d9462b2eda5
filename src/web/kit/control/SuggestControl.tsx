/** A text that may be chosen from what another resource knows, of the same parent, or typed as it is. */
import { useState } from 'react'
import type { RaRecord } from 'react-admin'
import { useQuery } from '@tanstack/react-query'
import Autocomplete from '@mui/material/Autocomplete'
import type { Field } from '../../../entity.ts'
import { inSentence } from '../../../entity.ts'
import { useTranslate } from '../data/useTranslate.ts'
import { useFormState } from '../form/formState.ts'
import type { Values } from '../form/values.ts'
import { resourceNamed, sameParent } from '../data/metadata.ts'
import { useProvider } from '../data/provider.ts'
import { offeredBy } from '../form/suggestions.ts'
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
  const { resource, property } = field.suggests!
  const [open, setOpen] = useState(false)
  const data = useOffered(field.suggests!, open ? form.values() : null)
  const typed = useTypedText(
    path,
    typeof value === 'string' ? value : '',
    text => commit(text === '' ? undefined : text),
    touch,
  )
  const take = (record: RaRecord | string | null) => {
    typed.settle()
    commit(typeof record === 'string' ? record : record === null ? undefined : String(record[property]))
  }
  return (
    <Autocomplete<RaRecord, false, false, true>
      freeSolo
      forcePopupIcon
      options={data}
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
      getOptionLabel={record => (typeof record === 'string' ? record : String(record[property]))}
      getOptionKey={record => (typeof record === 'string' ? record : String(record.id))}
      renderOption={({ key, ...option }, record) => (
        <li key={key} {...option}>
          <span className="option-text">
            {String(record[property])}
            <small>{otherName(resource, property, record)}</small>
          </span>
        </li>
      )}
      {...picker}
      clearIcon={null}
    />
  )
}

/** Nothing is asked while the list is closed. */
function useOffered(suggests: NonNullable<Field['suggests']>, values: Values | null): RaRecord[] {
  const { resource, property } = suggests
  const provider = useProvider()
  const filters = values
    ? offeredBy(suggests, values).map(filter => ({ ...sameParent(resource, values), ...filter }))
    : []
  const { data = [] } = useQuery({
    queryKey: [resource, 'getList', 'offered', property, filters],
    enabled: values !== null,
    placeholderData: earlier => earlier,
    queryFn: async () => {
      const lists = await Promise.all(
        filters.map(filter =>
          provider.getList<RaRecord>(resource, {
            filter,
            pagination: { page: 1, perPage: OFFERED },
            sort: { field: property, order: 'ASC' },
          }),
        ),
      )
      return lists.flatMap(list => list.data)
    },
  })
  return data
}

/** What else names the record: the holder beside the number. */
function otherName(resource: string, property: string, record: RaRecord): string {
  return (resourceNamed(resource)?.display ?? [])
    .filter(name => name !== property)
    .map(name => String(record[name] ?? ''))
    .join(' ')
}

function ReadSuggested({ value }: { field: Field; value: unknown }) {
  return typeof value === 'string' && value !== '' ? <>{value}</> : <span className="nothing">–</span>
}

export const SuggestControl = asControl(EditSuggested, ReadSuggested)

/** One of a list of values; typing narrows the list. */
import { useTranslate } from 'react-admin'
import Autocomplete from '@mui/material/Autocomplete'
import Input from '@mui/material/Input'
import ExpandMore from '@mui/icons-material/ExpandMoreOutlined'
import CloseOutlined from '@mui/icons-material/CloseOutlined'
import { useJsonForms } from '@jsonforms/react'
import type { Choice, Field } from '../../../entity.ts'
import { choicesOf } from '../../../validation.ts'
import { StatusChip, isStatus } from '../page/StatusChip.tsx'
import { asControl, tiesOf, type FieldViewProps } from './control.tsx'
import { useFirstChoice } from './useFirstChoice.ts'

function EditChoice(props: FieldViewProps) {
  // Only a list that depends on another field follows every change of the form.
  return props.field.choicesWhen ? (
    <DependentChoice {...props} />
  ) : (
    <ChoiceInput {...props} choices={props.field.choices ?? []} />
  )
}

function DependentChoice(props: FieldViewProps) {
  const { core } = useJsonForms()
  return <ChoiceInput {...props} choices={choicesOf(props.field, (core?.data ?? {}) as Record<string, unknown>)} />
}

function ChoiceInput({ choices, ...props }: FieldViewProps & { choices: readonly Choice[] }) {
  const { field, path, value, error, required, bare, commit, touch } = props
  const translate = useTranslate()
  const first = useFirstChoice()
  const chosen =
    field.choices?.find(choice => choice.value === value) ??
    (value === undefined || value === null ? null : { value: String(value), title: String(value) })
  return (
    <Autocomplete<Choice, false, boolean>
      options={choices}
      value={chosen}
      disableClearable={required}
      autoHighlight={first.autoHighlight}
      openOnFocus={false}
      handleHomeEndKeys
      getOptionLabel={choice => choice.title}
      isOptionEqualToValue={(one, other) => one.value === other.value}
      getOptionKey={choice => choice.value}
      onOpen={first.onOpening}
      onInputChange={(_, _text, reason) => first.onTyping(reason)}
      onKeyDown={first.onKeyDown}
      onChange={(_, choice) => commit(choice?.value)}
      onBlur={touch}
      id={tiesOf(props).id}
      popupIcon={<ExpandMore />}
      clearIcon={<CloseOutlined fontSize="small" />}
      openText={translate('form.openList')}
      closeText={translate('action.close')}
      clearText={translate('form.clear')}
      noOptionsText={translate('form.noMatch')}
      renderInput={({ InputProps, inputProps, ...rest }) => (
        <Input
          {...InputProps}
          fullWidth={rest.fullWidth}
          className={`${InputProps.className} field-input`}
          error={error !== ''}
          placeholder={bare ? '' : translate('form.choose')}
          inputProps={{ ...inputProps, ...tiesOf(props), name: path }}
        />
      )}
    />
  )
}

function ReadChoice({ field, value }: { field: Field; value: unknown }) {
  if (value === undefined || value === null || value === '') return <span className="nothing">–</span>
  if (isStatus(field)) return <StatusChip field={field} value={String(value)} />
  return <>{field.choices?.find(choice => choice.value === value)?.title ?? String(value)}</>
}

export const ChoiceControl = asControl(EditChoice, ReadChoice)

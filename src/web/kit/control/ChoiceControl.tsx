/** One of a list of values; typing narrows the list. */
import Autocomplete from '@mui/material/Autocomplete'
import { useFormValues } from './formState.ts'
import type { Choice, Field } from '../../../entity.ts'
import { choicesOf } from '../../../validation.ts'
import { StatusChip, isStatus } from '../page/StatusChip.tsx'
import { asControl, type FieldViewProps } from './control.tsx'
import { useFirstChoice } from './useFirstChoice.ts'
import { usePickerProps } from './usePickerProps.tsx'

function EditChoice(props: FieldViewProps) {
  // Only a list that depends on another field follows every change of the form.
  return props.field.choicesWhen ? (
    <DependentChoice {...props} />
  ) : (
    <ChoiceInput {...props} choices={props.field.choices ?? []} />
  )
}

function DependentChoice(props: FieldViewProps) {
  const values = useFormValues()
  return <ChoiceInput {...props} choices={choicesOf(props.field, values)} />
}

function ChoiceInput({ choices, ...props }: FieldViewProps & { choices: readonly Choice[] }) {
  const { field, value, required, commit, touch } = props
  const picker = usePickerProps(props)
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
      {...picker}
    />
  )
}

function ReadChoice({ field, value }: { field: Field; value: unknown }) {
  if (value === undefined || value === null || value === '') return <span className="nothing">–</span>
  if (isStatus(field)) return <StatusChip field={field} value={String(value)} />
  return <>{field.choices?.find(choice => choice.value === value)?.title ?? String(value)}</>
}

export const ChoiceControl = asControl(EditChoice, ReadChoice)

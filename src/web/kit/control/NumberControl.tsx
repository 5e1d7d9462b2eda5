/** Amounts, rates, percentages, coefficients, whole numbers and years. 2m, 350k and (1,234.50) are understood. */
import Input from '@mui/material/Input'
import type { Field } from '../../../entity.ts'
import { useTranslate } from '../data/useTranslate.ts'
import { hasFigures, shownNumber, typedNumber } from './numbers.ts'
import { useFieldMinorUnits, useUnit } from './useUnit.ts'
import { asControl, tiesOf, type FieldViewProps } from './control.tsx'
import { useTypedText } from './useTypedText.ts'

function EditNumber(props: FieldViewProps) {
  const { field, path, value, error, bare, commit, touch } = props
  const translate = useTranslate()
  const unit = useUnit(field)
  const minorUnits = useFieldMinorUnits(field)
  const typed = useTypedText(
    path,
    shownNumber(field, value, minorUnits),
    text => commit(typedNumber(field, text)),
    touch,
  )
  return (
    <Input
      className="field-input field-number"
      data-plain={field.format === 'year' || undefined}
      error={error !== ''}
      placeholder={bare ? '' : field.format === 'year' ? 'yyyy' : translate('kit.emptyAmount')}
      value={typed.text}
      onChange={event => typed.onChange(event.target.value)}
      onBlur={typed.onBlur}
      onKeyDown={typed.onKeyDown}
      slotProps={{ input: { ...tiesOf(props), name: path, autoComplete: 'off', inputMode: 'text' } }}
      endAdornment={unit && !bare ? <span className="field-unit">{unit}</span> : undefined}
      data-bare={bare || undefined}
    />
  )
}

function ReadNumber({ field, value }: { field: Field; value: unknown }) {
  const unit = useUnit(field)
  const text = shownNumber(field, value, useFieldMinorUnits(field))
  if (text === '') return <span className="nothing">–</span>
  return (
    <span className={hasFigures(field) ? 'figures' : undefined}>
      {text}
      {field.unit && (
        <>
          {' '}
          <span className="field-unit">{unit}</span>
        </>
      )}
    </span>
  )
}

export const NumberControl = asControl(EditNumber, ReadNumber)

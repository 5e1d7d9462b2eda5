/** Yes or no. A question that must be answered starts without an answer; the others are a tick. */
import Checkbox from '@mui/material/Checkbox'
import type { Field } from '../../../entity.ts'
import { useTranslate } from '../data/useTranslate.ts'
import { asControl, tiesOf, type FieldViewProps } from './control.tsx'

function EditBoolean(props: FieldViewProps) {
  const { path, value, required, commit, touch } = props
  const translate = useTranslate()
  const ties = tiesOf(props)
  if (!required) {
    return (
      <span className="field-tick">
        <Checkbox
          checked={value === true}
          onChange={(_, checked) => commit(checked)}
          onBlur={touch}
          slotProps={{ input: { ...ties, name: path } }}
        />
      </span>
    )
  }
  return (
    <span
      className="field-answers"
      role="radiogroup"
      aria-labelledby={`${ties.id}-label`}
      aria-describedby={ties['aria-describedby']}
      aria-required="true"
      onBlur={touch}
    >
      {[true, false].map((answer, index) => (
        <label key={String(answer)} className="field-answer" data-chosen={value === answer || undefined}>
          <input
            type="radio"
            // Forms beside each other ask the same: radios of one name would take the answer from each other.
            name={ties.id}
            id={index === 0 ? ties.id : `${ties.id}-no`}
            checked={value === answer}
            onChange={() => commit(answer)}
            aria-invalid={ties['aria-invalid']}
          />
          {translate(answer ? 'general.yes' : 'general.no')}
        </label>
      ))}
    </span>
  )
}

function ReadBoolean({ value }: { field: Field; value: unknown }) {
  const translate = useTranslate()
  if (value === undefined || value === null) return <span className="nothing">–</span>
  return <>{translate(value === true ? 'general.yes' : 'general.no')}</>
}

export const BooleanControl = asControl(EditBoolean, ReadBoolean)

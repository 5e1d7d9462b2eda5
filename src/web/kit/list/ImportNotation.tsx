/** How a file writes numbers and days is asked once, beside what its own cells would then mean. */
import { useId } from 'react'
import {
  DAYS,
  ENCODINGS,
  NUMBERS,
  readDay,
  readNumber,
  type Notation,
  type WrittenLike,
} from '../../../api/notation.ts'
import { isDecimal } from '../../../entity.ts'
import { formatDate, formatNumber } from '../../../formats.ts'
import type { TextKey } from '../../../texts.ts'
import { useTranslate } from '../data/useTranslate.ts'
import { Select } from '../page/Select.tsx'
import '../../../texts/imports.ts'

interface ImportNotationProps {
  written: WrittenLike
  /** The letters of a text table can be others; a spreadsheet says which. */
  asksEncoding: boolean
  disabled: boolean
  onChange: (written: WrittenLike) => void
}

export function ImportNotation({ written, asksEncoding, disabled, onChange }: ImportNotationProps) {
  const translate = useTranslate()
  const titleId = useId()
  return (
    <section className="import-notation" aria-labelledby={titleId}>
      <h3 id={titleId}>{translate('import.notation.title')}</h3>
      <p>{translate('import.notation.sentence')}</p>
      <div className="import-notation-choices">
        <Choice
          label="import.notation.numbers"
          value={written.numbers}
          options={NUMBERS.map(value => ({ value, title: translate(`import.notation.${value}`) }))}
          disabled={disabled}
          onChoose={numbers => onChange({ ...written, numbers })}
        />
        <Choice
          label="import.notation.days"
          value={written.days}
          options={DAYS.map(value => ({ value, title: translate(`import.notation.${value}`) }))}
          disabled={disabled}
          onChoose={days => onChange({ ...written, days })}
        />
        {asksEncoding && (
          <Choice
            label="import.notation.encoding"
            value={written.encoding}
            options={ENCODINGS.map(value => ({ value, title: value.toUpperCase() }))}
            disabled={disabled}
            onChoose={encoding => onChange({ ...written, encoding })}
          />
        )}
      </div>
      <Samples written={written} />
    </section>
  )
}

interface ChoiceProps<Value extends string> {
  label: TextKey
  value: Value
  options: readonly { value: Value; title: string }[]
  disabled: boolean
  onChoose: (value: Value) => void
}

function Choice<Value extends string>({ label, value, options, disabled, onChoose }: ChoiceProps<Value>) {
  const id = useId()
  const translate = useTranslate()
  return (
    <div>
      <label htmlFor={id}>{translate(label)}</label>
      <Select
        id={id}
        value={value}
        options={options}
        disabled={disabled}
        onChoose={given => {
          const chosen = options.find(option => option.value === given)
          if (chosen) onChoose(chosen.value)
        }}
      />
    </div>
  )
}

function Samples({ written }: { written: WrittenLike }) {
  const translate = useTranslate()
  return (
    <table className="import-rows">
      <thead>
        <tr>
          <th scope="col">{translate('import.sheet.column')}</th>
          <th scope="col">{translate('import.notation.sample')}</th>
          <th scope="col">{translate('import.notation.meaning')}</th>
        </tr>
      </thead>
      <tbody>
        {written.samples.map(({ column, kind, cell }) => {
          const meaning = meaningOf(kind, cell, written)
          return (
            <tr key={`${column} ${cell}`}>
              <td>{column}</td>
              <td>{cell}</td>
              <td data-wrong={meaning === null || undefined}>{meaning ?? translate('import.notation.none')}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** As the screens write it, so that nobody has to guess twice. */
function meaningOf(kind: WrittenLike['samples'][number]['kind'], cell: string, notation: Notation): string | null {
  if (kind === 'text') return cell
  if (kind === 'day') {
    const day = readDay(cell, notation.days)
    return day === null ? null : formatDate(day)
  }
  const number = readNumber(cell, notation.numbers)
  return isDecimal(number) ? formatNumber(number, /\.(\d+)/.exec(number)?.[1]?.length ?? 0) : null
}

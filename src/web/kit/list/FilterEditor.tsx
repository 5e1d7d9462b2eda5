/** How a filter is set: ticks for values, a search for records, two ends for dates and numbers, a word, yes or no. */
import { useState, type SyntheticEvent, type ReactNode } from 'react'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Input from '@mui/material/Input'
import type { Field } from '../../../entity.ts'
import { parseDate } from '../../../calendar.ts'
import { formatDate, parseNumber } from '../../../formats.ts'
import { byName, knownResource, recordName, sameParent } from '../data/metadata.ts'
import { useAnyRecords, useRecordsById, type AnyRecord } from '../data/records.ts'
import { useTranslate } from '../data/useTranslate.ts'
import { useSettled } from '../data/useSettled.ts'
import { SCREEN_PICKER } from '../data/pickerSettings.ts'
import { chosenValues, filterKind, type FilterValues } from './filters.ts'
import { useListState } from './listState.ts'

interface EditorProps {
  field: Field
  values: FilterValues
  onChange: (changes: FilterValues) => void
  onDone: () => void
}

const OFFERED = 25

export function FilterEditor(props: EditorProps) {
  switch (filterKind(props.field)) {
    case 'choice':
      return <ChoiceEditor {...props} />
    case 'reference':
      return <ReferenceEditor {...props} />
    case 'answer':
      return <AnswerEditor {...props} />
    case 'word':
      return <WordEditor {...props} />
    case 'span':
      return <SpanEditor {...props} />
  }
}

interface Option {
  value: string | number
  title: string
}

function Ticks({
  field,
  options,
  values,
  onChange,
  first,
}: EditorProps & { options: readonly Option[]; first?: ReactNode }) {
  // The address follows a moment later; the tick shows at once.
  const [chosen, setChosen] = useState(() => chosenValues(field, values))
  const toggle = (value: unknown) => {
    const next = chosen.includes(value) ? chosen.filter(other => other !== value) : [...chosen, value]
    setChosen(next)
    onChange({ [field.name]: next })
  }
  return (
    <ul className="filter-ticks">
      {first}
      {options.map((option, index) => (
        <li key={option.value}>
          <label>
            <Checkbox
              checked={chosen.includes(option.value)}
              autoFocus={index === 0 && !first}
              onChange={() => toggle(option.value)}
            />
            {option.title}
          </label>
        </li>
      ))}
    </ul>
  )
}

function ChoiceEditor(props: EditorProps) {
  return <Ticks {...props} options={props.field.choices ?? []} />
}

function ReferenceEditor(props: EditorProps) {
  const { field, values, onChange, onDone } = props
  const translate = useTranslate()
  const resource = knownResource(field.reference)
  const list = useListState()
  const [typed, setTyped] = useState('')
  const asked = useSettled(typed.trim())
  const chosen = chosenValues(field, values).map(Number)
  const filter = { ...(resource && sameParent(resource, list.filter ?? {})), ...(asked && { q: asked }) }
  const { data = [], isPending } = useAnyRecords(
    resource,
    { filter, sort: byName(resource), limit: OFFERED },
    { keepsPrevious: true },
  )
  const { data: kept = [] } = useRecordsById(resource, chosen)
  const isNone = values[`${field.name}_null`] === true
  const none = field.required ? undefined : (
    <NoneTick
      isNone={isNone}
      onChange={next => {
        onChange(next ? { [`${field.name}_null`]: true } : {})
        onDone()
      }}
    />
  )
  const named = (record: AnyRecord): Option => ({
    value: record.id,
    title: resource ? recordName(resource, record) : '',
  })
  const options = [
    ...kept.filter(record => record && !asked).map(named),
    ...data.filter(record => asked || !chosen.includes(record.id)).map(named),
  ]
  return (
    <>
      <Input
        className="field-input filter-find"
        autoFocus
        value={typed}
        placeholder={translate('action.search')}
        onChange={event => setTyped(event.target.value)}
        slotProps={{ input: { 'aria-label': translate('action.search') } }}
      />
      {options.length > 0 || none ? (
        <Ticks {...props} options={options} first={none} />
      ) : (
        <p className="filter-none">{translate(isPending ? 'general.loading' : 'form.noMatch')}</p>
      )}
    </>
  )
}

/** What refers to nothing. Ticking it unticks the records, and the other way round. */
function NoneTick({ isNone, onChange }: { isNone: boolean; onChange: (isNone: boolean) => void }) {
  const translate = useTranslate()
  const [known, setKnown] = useState(isNone)
  const [checked, setChecked] = useState(isNone)
  if (known !== isNone) {
    setKnown(isNone)
    setChecked(isNone)
  }
  return (
    <li>
      <label>
        <Checkbox
          checked={checked}
          onChange={() => {
            setChecked(!checked)
            onChange(!checked)
          }}
        />
        {translate('list.none')}
      </label>
    </li>
  )
}

function AnswerEditor({ field, onChange, onDone }: EditorProps) {
  const translate = useTranslate()
  return (
    <div className="filter-answers">
      {[true, false].map(answer => (
        <Button
          key={String(answer)}
          autoFocus={answer}
          onClick={() => {
            onChange({ [field.name]: answer })
            onDone()
          }}
        >
          {translate(answer ? 'general.yes' : 'general.no')}
        </Button>
      ))}
    </div>
  )
}

function WordEditor({ field, values, onChange, onDone }: EditorProps) {
  const translate = useTranslate()
  const [typed, setTyped] = useState(String(values[`${field.name}_like`] ?? ''))
  const apply = (event: SyntheticEvent) => {
    event.preventDefault()
    onChange({ [`${field.name}_like`]: typed.trim() })
    onDone()
  }
  return (
    <form className="filter-span" onSubmit={apply}>
      <label>
        {translate('list.contains')}
        <Input className="field-input" autoFocus value={typed} onChange={event => setTyped(event.target.value)} />
      </label>
      <Button type="submit" variant="contained">
        {translate('list.apply')}
      </Button>
    </form>
  )
}

function SpanEditor({ field, values, onChange, onDone }: EditorProps) {
  const translate = useTranslate()
  const isDay = field.kind === 'date' || field.kind === 'timestamp'
  const keys = { from: `${field.name}_gte`, to: `${field.name}_lte` }
  const shown = (value: unknown) =>
    value === undefined ? '' : isDay ? formatDate(String(value).slice(0, 10)) : String(value)
  const [typed, setTyped] = useState({ from: shown(values[keys.from]), to: shown(values[keys.to]) })
  const read = (text: string) => (text.trim() === '' ? undefined : isDay ? parseDate(text) : readNumber(field, text))
  const [from, to] = [read(typed.from), read(typed.to)]
  const apply = (event: SyntheticEvent) => {
    event.preventDefault()
    if (from === null || to === null) return
    onChange({ [keys.from]: stamp(field, from, 'T00:00:00Z'), [keys.to]: stamp(field, to, 'T23:59:59Z') })
    onDone()
  }
  const input = (end: 'from' | 'to', value: unknown) => (
    <label>
      {translate(`list.${end}`)}
      <Input
        className="field-input"
        autoFocus={end === 'from'}
        value={typed[end]}
        error={value === null}
        placeholder={isDay ? SCREEN_PICKER.format : ''}
        onChange={event => setTyped({ ...typed, [end]: event.target.value })}
      />
    </label>
  )
  return (
    <form className="filter-span" onSubmit={apply}>
      {input('from', from)}
      {input('to', to)}
      <Button type="submit" variant="contained">
        {translate('list.apply')}
      </Button>
    </form>
  )
}

function stamp(field: Field, value: string | number | undefined, time: string): string | number | undefined {
  return field.kind === 'timestamp' && value !== undefined ? `${value}${time}` : value
}

/** Decimals are asked for as exact text, whole numbers as numbers, as the API wants them. */
function readNumber(field: Field, typed: string): string | number | null {
  const number = parseNumber(typed)
  if (number === null || field.kind === 'decimal') return number
  return Number.isSafeInteger(Number(number)) ? Number(number) : null
}

import { useId, useState } from 'react'
import Button from '@mui/material/Button'
import Input from '@mui/material/Input'
import { resources } from '../../generated/resources.ts'
import { parseDate } from '../calendar.ts'
import type { CalendarDate } from '../entity.ts'
import { formatDate } from '../formats.ts'
import { knownResource } from '../web/kit/data/metadata.ts'
import { SCREEN_PICKER } from '../web/kit/data/pickerSettings.ts'
import { useRecords } from '../web/kit/data/records.ts'
import { useRead } from '../web/kit/data/useRead.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { LabelledSelect } from '../web/kit/page/LabelledSelect.tsx'
import { activityReads } from './reads.ts'
import type { Asked, FilterName } from './useActivity.tsx'

const FUNDS_MAX = 200

interface ActivityFiltersProps {
  asked: Asked
  isNarrowed: boolean
  ask: (name: FilterName, value: string) => void
  reset: () => void
}

/** Beside each other: who, what kind, which fund, and from when until when. */
export function ActivityFilters({ asked, isNarrowed, ask, reset }: ActivityFiltersProps) {
  const translate = useTranslate()
  const { data: people = [] } = useRead(activityReads.activityPeople, {})
  const { data: funds = [] } = useRecords('funds', { sort: ['name', 'asc'], limit: FUNDS_MAX })
  const kinds = Object.keys(resources)
    .flatMap(name => knownResource(name) ?? [])
    .map(name => ({ value: name, title: translate(`resources.${name}.name`, { smart_count: 2 }) }))
    .sort((one, other) => (one.title < other.title ? -1 : 1))
  return (
    <div role="group" className="activity-filters">
      <Choice
        label={translate('activityPage.filter.person')}
        all={translate('activityPage.all.person')}
        value={asked.accountId}
        options={people.map(({ id, name }) => ({ value: id, title: name }))}
        onChoose={value => ask('accountId', value)}
      />
      <Choice
        label={translate('activityPage.filter.kind')}
        all={translate('activityPage.all.kind')}
        value={asked.resource}
        options={kinds}
        onChoose={value => ask('resource', value)}
      />
      <Choice
        label={translate('activityPage.filter.fund')}
        all={translate('activityPage.all.fund')}
        value={asked.fundId}
        options={funds.map(({ id, name }) => ({ value: id, title: name }))}
        onChoose={value => ask('fundId', value)}
      />
      <Day label={translate('activityPage.filter.from')} value={asked.from} onDay={day => ask('from', day)} />
      <Day label={translate('activityPage.filter.until')} value={asked.until} onDay={day => ask('until', day)} />
      {isNarrowed && <Button onClick={reset}>{translate('activityPage.reset')}</Button>}
    </div>
  )
}

interface ChoiceProps {
  label: string
  /** What stands there while nothing is chosen. */
  all: string
  value: string | number | undefined
  options: readonly { value: string | number; title: string }[]
  onChoose: (value: string) => void
}

function Choice({ label, all, value, options, onChoose }: ChoiceProps) {
  return (
    <LabelledSelect
      label={label}
      value={value ?? ''}
      options={[{ value: '', title: all }, ...options]}
      onChoose={onChoose}
    />
  )
}

interface DayProps {
  label: string
  value: CalendarDate | undefined
  onDay: (day: string) => void
}

/** Asked for when the field is left or Enter is pressed; what is no day is marked and asks for nothing. */
function Day({ label, value, onDay }: DayProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const shown = value === undefined ? '' : formatDate(value)
  const text = typed ?? shown
  const day = text.trim() === '' ? '' : parseDate(text)
  const take = () => {
    if (typed === null || day === null) return
    onDay(day)
    setTyped(null)
  }
  const id = useId()
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <Input
        id={id}
        className="field-input"
        value={text}
        error={day === null}
        placeholder={SCREEN_PICKER.format}
        onChange={event => setTyped(event.target.value)}
        onBlur={take}
        onKeyDown={event => {
          if (event.key === 'Enter') take()
        }}
      />
    </div>
  )
}

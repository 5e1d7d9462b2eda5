/** Chooses the period that a page is about. Typed work is not lost by choosing another one. */
import { useState } from 'react'
import { formatDate } from '../formats.ts'
import type { RecordOf } from '../web/kit/data/records.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { LabelledSelect } from '../web/kit/page/LabelledSelect.tsx'
import { LeaveQuestion } from '../web/kit/form/LeaveQuestion.tsx'
import './reportingPeriods.css'

type NamedPeriod = Pick<RecordOf<'reporting-periods'>, 'id' | 'name' | 'date'>

interface PeriodPickerProps {
  periods: readonly NamedPeriod[]
  chosen: NamedPeriod
  dirty: boolean
  onChoose: (id: number) => void
}

export function PeriodPicker({ periods, chosen, dirty, onChoose }: PeriodPickerProps) {
  const translate = useTranslate()
  const [asked, setAsked] = useState<number | null>(null)
  return (
    <>
      <div className="period-picker">
        <LabelledSelect
          label={translate('expense.period')}
          value={chosen.id}
          options={periods.map(({ id, name, date }) => ({ value: id, title: `${name} · ${formatDate(date)}` }))}
          onChoose={value => {
            const id = Number(value)
            if (dirty) setAsked(id)
            else onChoose(id)
          }}
        />
      </div>
      {asked !== null && (
        <LeaveQuestion
          onClose={() => setAsked(null)}
          onConfirm={() => {
            setAsked(null)
            onChoose(asked)
          }}
        />
      )}
    </>
  )
}

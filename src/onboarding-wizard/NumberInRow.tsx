/** The tax number that is missing of whoever controls the investor, or why there is none, typed where it is missed. */
import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import Button from '@mui/material/Button'
import type { ControllingPerson } from '../onboarding/controllingPeople.ts'
import { fullName } from '../onboarding/people.ts'
import type { Answers, Person } from '../onboarding/people.ts'
import { useFormState, useFormValues } from '../web/kit/control/formState.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { AnswerForm } from './AnswerForm.tsx'
import { personFields, toForm } from './formFields.ts'
import { personIn } from './PartyTable.tsx'
import type { PartyRow } from './PartyTable.tsx'
import { useWizard } from './useWizard.tsx'

export type ControllingPart = 'beneficialOwners' | 'controllersAndDirectors'

const NUMBER: readonly (keyof Person)[] = ['taxNumber']
const NUMBER_OR_REASON: readonly (keyof Person)[] = [...NUMBER, 'taxNumberMissingReason', 'taxNumberExplanation']
/** Missing is the number or a reason: neither of them alone. */
const REQUIRED: readonly string[] = []

interface NumberInRowProps {
  part: ControllingPart
  rowKey: string
  person: ControllingPerson
}

export function NumberInRow({ part, rowKey, person: { individual } }: NumberInRowProps) {
  const translate = useTranslate()
  const { act, latest } = useWizard()
  const [isNone, setNone] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const [start] = useState(() => toForm(personFields(), individual))
  const path = `${part}.${rowKey}`
  const rowIn = (answers: Answers | null): PartyRow | undefined => {
    const rows: readonly PartyRow[] = answers?.[part] ?? []
    return rows.find(row => row.key === rowKey)
  }
  return (
    <div ref={place} className="wizard-number">
      <AnswerForm
        id={`number.${path}`}
        part={part}
        path={path}
        person="alone"
        only={isNone ? NUMBER_OR_REASON : NUMBER}
        required={REQUIRED}
        start={start}
        stored={() => {
          const now = rowIn(latest().answers)
          return now ? toForm(personFields(), personIn(now)) : null
        }}
        isNew={false}
        failed={translate('wizard.failed.individual')}
        subject={() => fullName(individual)}
        locked={null}
        merged={({ person }, before) => ({
          ...before,
          [part]: (before[part] ?? []).map(row =>
            row.key === rowKey ? { ...row, individual: { ...row.individual, ...person } } : row,
          ),
        })}
        save={({ person }) => {
          const row = rowIn(latest().answers)
          return act('saveParty', { [part]: { ...row, individual: { ...personIn(row ?? {}), ...person } } })
        }}
      >
        <SaidAtOnce />
        <ReasonNext place={place} />
      </AnswerForm>
      {!isNone && !individual.taxNumber && (
        <Button variant="text" size="small" onClick={() => setNone(true)}>
          {translate('wizard.noNumber')}
        </Button>
      )}
    </div>
  )
}

const NUMBER_FIELD: keyof Person = 'taxNumber'
const REASON_INPUT = `[data-field="${'taxNumberMissingReason' satisfies keyof Person}"] input`

/** That the number is missing is why the row asks: it is said before anything is typed. */
function SaidAtOnce() {
  const { touch } = useFormState()
  useEffect(() => touch(NUMBER_FIELD), [touch])
  return null
}

/** Whoever has said that there is no number goes on with the reason, once its field stands. */
function ReasonNext({ place }: { place: RefObject<HTMLElement | null> }) {
  // A form is laid out anew when its values are checked again: only then is the field there.
  useFormValues()
  const isDone = useRef(false)
  useEffect(() => {
    const field = isDone.current ? null : place.current?.querySelector<HTMLElement>(REASON_INPUT)
    if (!field) return
    isDone.current = true
    field.focus()
  })
  return null
}

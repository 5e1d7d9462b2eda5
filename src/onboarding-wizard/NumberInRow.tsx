/** The tax number that is missing of whoever controls the investor, or why there is none, typed where it is missed. */
import { useEffect, useState } from 'react'
import { valueOf } from '../entity.ts'
import type { ControllingPerson } from '../onboarding/controllingPeople.ts'
import { fullName } from '../onboarding/people.ts'
import type { Answers, Person } from '../onboarding/people.ts'
import { useFormState } from '../web/kit/control/formState.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { AnswerForm } from './AnswerForm.tsx'
import { personFields, toForm } from './formFields.ts'
import { personIn } from './PartyTable.tsx'
import { useWizard } from './useWizard.tsx'

export type ControllingPart = 'beneficialOwners' | 'controllersAndDirectors'

const NUMBER: readonly (keyof Person)[] = ['taxNumber', 'taxNumberMissingReason', 'taxNumberExplanation']
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
  const [start] = useState(() => toForm(personFields(), individual))
  const path = `${part}.${rowKey}`
  const rowIn = (answers: Answers | null): object | undefined => {
    const rows: readonly object[] = answers?.[part] ?? []
    return rows.find(row => valueOf(row, 'key') === rowKey)
  }
  return (
    <div className="wizard-number">
      <AnswerForm
        id={`number.${path}`}
        part={part}
        path={path}
        person="alone"
        only={NUMBER}
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
      </AnswerForm>
    </div>
  )
}

const NUMBER_FIELD: keyof Person = 'taxNumber'

/** That the number is missing is why the row asks: it is said before anything is typed. */
function SaidAtOnce() {
  const { touch } = useFormState()
  useEffect(() => touch(NUMBER_FIELD), [touch])
  return null
}

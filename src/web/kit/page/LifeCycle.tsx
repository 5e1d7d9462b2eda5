/** The states of a record as steps: those behind have a check, the present one stands out, each has its word. */
import CheckOutlined from '@mui/icons-material/CheckOutlined'
import type { Field } from '../../../entity.ts'
import { useTranslate } from '../data/useTranslate.ts'
import './lifeCycle.css'

export function LifeCycle({ field, value }: { field: Field; value: string }) {
  const translate = useTranslate()
  const states = field.choices ?? []
  const present = states.findIndex(state => state.value === value)
  return (
    <ol className="life-cycle" aria-label={translate('kit.lifeCycle')}>
      {states.map((state, index) => (
        <li
          key={state.value}
          data-done={index < present || undefined}
          aria-current={index === present ? 'step' : undefined}
        >
          <span aria-hidden="true">{index < present ? <CheckOutlined /> : index + 1}</span>
          {state.title}
        </li>
      ))}
    </ol>
  )
}

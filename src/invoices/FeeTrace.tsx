import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { useMinorUnits } from '../web/kit/data/amountUnits.ts'
import type { FeeStep } from './actions.ts'
import { describedStep } from './describedStep.ts'
import { Money } from '../web/kit/page/Money.tsx'

/** Every step of a fee with its label and its numbers. */
export function FeeTrace({ steps, currency }: { steps: readonly FeeStep[]; currency: number | string }) {
  const translate = useTranslate()
  const minorUnits = useMinorUnits(currency)
  const shown = steps.map(step => ({ ...describedStep(step, minorUnits), amount: step.amount }))
  return (
    <section className="fee-trace">
      <h3>{translate('invoice.trace')}</h3>
      <ol>
        {shown.map(({ label, numbers, amount }, index) => (
          <li key={index}>
            <span>
              {label}
              <small className="figures">{numbers}</small>
            </span>
            <Money of={amount} currency={currency} />
          </li>
        ))}
      </ol>
    </section>
  )
}

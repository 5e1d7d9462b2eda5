import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { useMinorUnits } from '../web/kit/data/amountUnits.ts'
import type { FeeStep } from './actions.ts'
import { stepInWords } from './feeWords.ts'
import { Money } from '../web/kit/page/Money.tsx'

/** Every step of a fee in words and numbers. */
export function FeeTrace({ steps, currency }: { steps: readonly FeeStep[]; currency: number | string }) {
  const translate = useTranslate()
  const minorUnits = useMinorUnits(currency)
  const shown = steps.map(step => ({ ...stepInWords(step, minorUnits), amount: step.amount }))
  return (
    <section className="fee-trace">
      <h3>{translate('invoice.trace')}</h3>
      <ol>
        {shown.map(({ words, numbers, amount }, index) => (
          <li key={index}>
            <span>
              {words}
              <small className="figures">{numbers}</small>
            </span>
            <Money of={amount} currency={currency} />
          </li>
        ))}
      </ol>
    </section>
  )
}

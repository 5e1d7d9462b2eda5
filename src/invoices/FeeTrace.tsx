import { formatNumber } from '../formats.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { Figure } from '../web/kit/page/ValueCell.tsx'
import type { FeeStep } from './actions.ts'

/** Every step of a fee in words and numbers. */
export function FeeTrace({ steps }: { steps: readonly FeeStep[] }) {
  const translate = useTranslate()
  return (
    <section className="fee-trace">
      <h3>{translate('invoice.trace')}</h3>
      <ol>
        {steps.map(({ words, numbers, amount }, index) => (
          <li key={index}>
            <span>
              {words}
              <small className="figures">{numbers}</small>
            </span>
            <Figure text={formatNumber(amount, 2)} />
          </li>
        ))}
      </ol>
    </section>
  )
}

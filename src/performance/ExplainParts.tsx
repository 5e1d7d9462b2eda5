/** What every explanation of a figure begins with: its value, of which day, and its formula. */
import { formatDate } from '../formats.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'

interface ExplainHeadProps {
  value: string
  asOf: string
  /** Of an amount. */ currency?: string | null | undefined
  reason?: string | undefined
  note?: string | undefined
}

export function ExplainHead({ value, asOf, currency, reason, note }: ExplainHeadProps) {
  const translate = useTranslate()
  const day = translate('performance.asOf', { date: formatDate(asOf) })
  return (
    <div className="explain-head">
      <p className="explain-value figures">{value || translate('performance.notAvailable')}</p>
      <p>{currency ? `${currency}, ${day}` : day}</p>
      {reason && <p>{reason}</p>}
      {note && <p>{note}</p>}
    </div>
  )
}

export function Formula({ formula }: { formula: string }) {
  const translate = useTranslate()
  return (
    <section className="explain-part">
      <h3>{translate('performance.explain.formula')}</h3>
      <p>{formula}</p>
    </section>
  )
}

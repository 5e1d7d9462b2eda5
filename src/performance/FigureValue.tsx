/**
 * A value that explains itself: a click shows its formula and its rows. Without a value the reason stands in its place.
 */
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { Figure as Amount } from '../web/kit/page/ValueCell.tsx'
import type { Question } from './sources.ts'
import { opposite, shown } from './show.ts'
import { useExplain } from './usePerformance.tsx'
import type { Figure } from './answers.ts'
import { useMinorUnits } from '../web/kit/data/amountUnits.ts'

export function FigureValue({
  figure,
  negated = false,
  decimals,
}: {
  figure: Figure
  negated?: boolean
  decimals?: number
}) {
  const minorUnits = useMinorUnits()
  const value = shown(negated ? opposite(figure) : figure, decimals ?? minorUnits)
  return (
    <Explained
      label={figure.title}
      value={value}
      reason={figure.reason}
      question={{ figure: figure.name, negated }}
      annualised={figure.annualised}
    />
  )
}

interface ExplainedProps {
  label: string
  value: string
  reason?: string | undefined
  question: Question
  bad?: boolean
  annualised?: true | undefined
}

export function Explained({ label, value, reason, question, bad = false, annualised }: ExplainedProps) {
  const translate = useTranslate()
  const explain = useExplain()
  const shown = value === '' ? translate('performance.notAvailable') : value
  const description = [
    `${label} ${shown}`,
    ...(value === '' && reason ? [reason] : []),
    ...(annualised ? [translate('performance.annualised')] : []),
  ].join(', ')
  return (
    <button
      type="button"
      className="figure-button"
      data-bad={bad || undefined}
      aria-label={description}
      title={value === '' ? reason : undefined}
      onClick={() => explain(question)}
    >
      {value === '' ? <span className="nothing">{shown}</span> : <Rate text={value} annualised={annualised} />}
    </button>
  )
}

/** The mark stands for a sentence at the foot of its table. */
export function Rate({ text, annualised }: { text: string; annualised: true | undefined }) {
  return (
    <>
      <Amount text={text} />
      {annualised && (
        <span className="rate-mark" aria-hidden>
          *
        </span>
      )}
    </>
  )
}

export function AnnualisedFoot({ of }: { of: readonly { annualised?: true }[] }) {
  const translate = useTranslate()
  return of.some(({ annualised }) => annualised) ? (
    <figcaption>
      <span aria-hidden>* </span>
      {translate('performance.annualised')}.
    </figcaption>
  ) : null
}

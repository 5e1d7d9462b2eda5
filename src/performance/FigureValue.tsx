/** A value that explains itself: a click shows its formula and its rows. Without a value the reason stands in its place. */
import { useTranslate } from 'react-admin'
import { Figure as Amount } from '../web/kit/list/ValueCell.tsx'
import type { Figure } from './figures.ts'
import type { Question } from './sources.ts'
import { shown } from './show.ts'
import { useExplain } from './usePerformance.tsx'

const DECIMALS = 2

export function FigureValue({ figure, negated = false, decimals = DECIMALS }: { figure: Figure; negated?: boolean; decimals?: number }) {
  const value = shown(negated && figure.value !== null ? { ...figure, value: opposite(figure.value) } : figure, decimals)
  return <Explained label={figure.title} value={value} reason={figure.reason} question={{ figure: figure.name }} />
}

function opposite(value: string): string {
  return value.startsWith('-') ? value.slice(1) : /[1-9]/.test(value) ? `-${value}` : value
}

export function Explained({ label, value, reason, question, bad = false }: { label: string; value: string; reason?: string | undefined; question: Question; bad?: boolean }) {
  const translate = useTranslate()
  const explain = useExplain()
  const words = value === '' ? translate('performance.notAvailable') : value
  return (
    <button type="button" className="figure-button" data-bad={bad || undefined} aria-label={`${label} ${words}${reason && value === '' ? `, ${reason}` : ''}`} title={value === '' ? reason : undefined} onClick={() => explain(question)}>
      {value === '' ? <span className="nothing">{words}</span> : <Amount text={value} />}
    </button>
  )
}

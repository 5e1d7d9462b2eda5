/** The strip of six figures that a fund is judged by. */
import { formatDate, formatNumber } from '../formats.ts'
import { shortValue, unitFor } from '../web/kit/chart/scale.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { KeyFigures, type Figure as KeyFigure } from '../web/kit/page/KeyFigures.tsx'
import { changeSince, shown, shownAs } from './show.ts'
import { useExplain } from './usePerformance.tsx'
import type { Performance } from './answers.ts'
import type { FigureName } from './figureNames.ts'
import type { Decimal } from '../entity.ts'

export function HeadFigures({ performance }: { performance: Performance }) {
  const translate = useTranslate()
  const explain = useExplain()
  const { figures, previous, fund, asOf } = performance
  const money = (value: Decimal) => formatNumber(value, fund.decimals)
  const short = (value: Decimal) => shortValue(value, unitFor([value]))
  const since = previous ? formatDate(previous.period.date) : ''
  const tvpi = changeSince('coefficient', figures.tvpi.value, previous?.values.tvpi)
  const netIrr = previous?.values.netIrr
  const notes: Partial<Record<FigureName, string>> = {
    nav: translate('performance.note.nav', { currency: fund.currency ?? '', date: formatDate(asOf) }),
    ...(tvpi !== null && { tvpi: translate('performance.note.since', { date: since }) }),
    dpi: translate('performance.note.distributed', { amount: money(figures.distributed.value) }),
    rvpi: translate('performance.note.rvpi'),
    pic: translate('performance.note.paidIn', {
      called: short(figures.called.value),
      commitments: short(figures.commitments.value),
    }),
    netIrr: netIrr
      ? translate('performance.note.before', { value: shownAs('percent', netIrr, 2), date: since })
      : figures.netIrr.formula,
  }
  const of = (name: FigureName, label?: string): KeyFigure => {
    const figure = figures[name]
    const note = figure.value === null ? figure.reason : notes[name]
    return {
      label: label ?? figure.title,
      value: shown(figure, fund.decimals) || translate('performance.notAvailable'),
      onExplain: () => explain({ figure: name }),
      ...(note !== undefined && { note }),
      ...(name === 'tvpi' && tvpi !== null && { change: tvpi }),
    }
  }
  return (
    <KeyFigures
      figures={[of('nav'), of('tvpi'), of('dpi'), of('rvpi'), of('pic', translate('performance.paidIn')), of('netIrr')]}
    />
  )
}

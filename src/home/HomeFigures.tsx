/** Money and deadlines over all funds, in the system currency. */
import type { AmountDue } from '../deadlines/reads.ts'
import { useDeadlines } from '../deadlines/useDeadlines.tsx'
import { formatCoefficient, formatDate, formatNumber, formatPercent } from '../formats.ts'
import { areOfSeveralDays, asOfDays } from '../funds/asOfDays.ts'
import { fundReads } from '../funds/reads.ts'
import { percentOf } from '../limited-partners/ledger.ts'
import { useRead } from '../web/kit/data/useRead.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { KeyFigures, type Figure } from '../web/kit/page/KeyFigures.tsx'

export function useAllFunds() {
  return useRead(fundReads.fundFigures, {}, { keepsPrevious: true, withLists: true })
}

export function HomeFigures() {
  const figures = [...useFundKeyFigures(), ...useDueKeyFigures()]
  return <KeyFigures figures={figures} />
}

function useFundKeyFigures(): Figure[] {
  const translate = useTranslate()
  const { data } = useAllFunds()
  const [nav, uncalled] = [translate('home.figures.nav'), translate('home.figures.uncalled')]
  if (!data) return [waiting(nav), waiting(uncalled)]
  const { totals, currency: unit, funds } = data
  // Several days are not added up without being named at the sum.
  const dates = funds.map(({ asOf }) => asOf)
  const days = areOfSeveralDays(dates) ? asOfDays(dates, translate) : null
  const dated = (note: string) => [note, days].filter(Boolean).join(', ')
  const percent = percentOf(totals.remaining, totals.commitments)
  return [
    {
      label: nav,
      value: formatNumber(totals.nav),
      unit,
      note: dated(
        totals.withoutNav.length > 0
          ? translate('home.figures.navWithout', { funds: totals.withoutNav.join(', ') })
          : translate('home.figures.navNote', {
              smart_count: funds.length,
              tvpi: totals.tvpi === null ? NONE : formatCoefficient(totals.tvpi),
            }),
      ),
    },
    {
      label: uncalled,
      value: formatNumber(totals.remaining),
      unit,
      note: dated(
        translate('home.figures.uncalledNote', {
          percent: percent === null ? NONE : formatPercent(percent),
          commitments: formatNumber(totals.commitments),
        }),
      ),
    },
  ]
}

const NONE = '\u2013'

function useDueKeyFigures(): Figure[] {
  const translate = useTranslate()
  const { data } = useDeadlines()
  const of = (name: 'receive' | 'pay' | 'overdue' | 'invoices', due: AmountDue | undefined): Figure => {
    const label = translate(`home.figures.${name}`)
    if (!data || !due) return waiting(label)
    const note = translate(due.count === 0 ? `home.figures.${name}None` : `home.figures.${name}Note`, {
      smart_count: due.count,
      date: formatDate(due.first),
    })
    return {
      label,
      value: formatNumber(due.amount),
      unit: data.currency,
      note:
        due.withoutRate.length > 0
          ? translate('home.figures.withoutRate', { currencies: due.withoutRate.join(', ') })
          : note,
      ...(name === 'overdue' && due.count > 0 && { tone: 'bad' as const }),
    }
  }
  return [
    of('receive', data?.receive),
    of('pay', data?.pay),
    of('overdue', data?.overdue),
    of('invoices', data?.toApprove),
  ]
}

/** As wide and as high as it will be. */
function waiting(label: string): Figure {
  return { label, value: '\u00a0', note: '\u00a0' }
}

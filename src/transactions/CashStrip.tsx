/** The cash of a fund over the chosen days: what was there, what came and went, what is left, what accounting has. */
import type { CalendarDate, Decimal } from '../entity.ts'
import type { Filter } from '../entityTypes.ts'
import { addDays } from '../calendar.ts'
import { formatAmount, formatDate } from '../formats.ts'
import { add, compare, subtract } from '../money.ts'
import { useMinorUnits } from '../web/kit/data/amountUnits.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { useRecords } from '../web/kit/data/records.ts'
import { useRead } from '../web/kit/data/useRead.ts'
import { KeyFigures, type Figure } from '../web/kit/page/KeyFigures.tsx'
import { transactionReads } from './reads.ts'
import { MOVED, useLedgerSum, usePendingSum } from './useLedger.tsx'

const WAITING = '…'
/** The line below is kept free while nobody knows it, so that nothing moves when it comes. */
const NO_NOTE = '\u00a0'

interface Days {
  fundId: number
  from: CalendarDate
  to: CalendarDate
}

export function CashStrip({ fundId, from, to, isNarrowed }: Days & { isNarrowed: boolean }) {
  const translate = useTranslate()
  const minorUnits = useMinorUnits()
  const dayBefore = addDays(from, -1)
  const opening = useLedgerSum({ fundId, date_lte: dayBefore })
  const pendingBefore = usePendingSum({ fundId, date_lte: dayBefore })
  const pending = usePendingSum({ fundId, date_lte: to })
  const within: Filter<'transaction'> = { fundId, date_gte: from, date_lte: to, ...MOVED }
  const { data: moved } = useRead(transactionReads.transactionTotals, { filter: within }, { keepsPrevious: true })
  const closing = opening !== null && moved ? add(opening, moved.net) : null
  const shown = (amount: Decimal | null | undefined) => (amount ? formatAmount(amount, minorUnits) : WAITING)
  // Cash has no type and no counterparty: what else narrows the list does not narrow these.
  const ofAll = isNarrowed ? { note: translate('transaction.ofAllKinds') } : {}
  const withPending = (amount: Decimal | null) =>
    amount === null ? {} : { note: translate('transaction.pending', { amount: shown(amount) }) }
  const accounting = useAccounting({ fundId, from, to }, closing)
  return (
    <KeyFigures
      figures={[
        {
          label: translate('transaction.cashOn', { date: formatDate(dayBefore) }),
          value: shown(opening),
          ...withPending(pendingBefore),
        },
        { label: translate('transaction.cashIn'), value: shown(moved?.inflow), ...ofAll },
        { label: translate('transaction.cashOut'), value: shown(moved?.outflow), ...ofAll },
        {
          label: translate('transaction.cashOn', { date: formatDate(to) }),
          value: shown(closing),
          ...withPending(pending),
        },
        { label: translate('transaction.compared'), ...accounting },
      ]}
    />
  )
}

/** Whether the accounting of the period that ends on the last day has the same cash. */
function useAccounting({ fundId, to }: Days, closing: Decimal | null): Omit<Figure, 'label'> {
  const translate = useTranslate()
  const minorUnits = useMinorUnits()
  const { data: periods } = useRecords('reporting-periods', { filter: { fundId, date: to }, limit: 1 })
  const [period] = periods ?? []
  const { data: entries } = useRecords(
    'accounting-entries',
    period ? { filter: { fundId, reportingPeriodId: period.id }, limit: 1 } : null,
  )
  const [entry] = entries ?? []
  if (!periods || (period && !entries) || closing === null) return { value: WAITING, note: NO_NOTE }
  if (!entry) return { value: '–', note: translate('transaction.noAccounting') }
  const name = period?.name ?? ''
  return compare(entry.totalCash, closing) === 0
    ? { value: translate('transaction.ties'), note: name }
    : {
        value: formatAmount(subtract(closing, entry.totalCash), minorUnits),
        note: translate('transaction.differs', { period: name }),
        tone: 'bad',
      }
}

/** What the figures of a fund were without its subscription facility; how, is told in facility.ts. */
import type { CalendarDate } from '../entity.ts'
import { compareDates } from '../calendar.ts'
import { add, asAmount, negate, sum } from '../money.ts'
import type { Figure, FigureRow, SumFigure } from './answers.ts'
import { advanced, advancesAt } from './facility.ts'
import type { Advance } from './facility.ts'
import { figure, ledgerRows, netRate, reasonText } from './figure.ts'
import type { Of } from './figure.ts'
import { upTo } from './fundData.ts'
import type { FundData, RowSource } from './fundData.ts'
import { multiple } from './multiples.ts'

type Without =
  | 'facilityDrawn'
  | 'calledWithoutFacility'
  | 'distributedWithoutFacility'
  | 'netNavWithoutFacility'
  | 'tvpiWithoutFacility'
  | 'netIrrWithoutFacility'

type With = Of<'called' | 'distributed' | 'netNav' | 'tvpi' | 'netIrr'>

export function facilityFigures(data: FundData, date: CalendarDate, known: With): Of<Without> {
  const advances = advancesAt(data, date)
  if (advances.length === 0) return asWithFacility(known)
  const { called, distributed, netNav } = known
  const drawn = figure('facilityDrawn', 'money', sum(advanced(advances, 'outstanding')), {
    rows: drawnRows(advances.filter(({ end }) => end === 'outstanding')),
  })
  const returned = returnedRows(advances)
  const back = sum(advanced(advances, 'returned'))
  const paidIn = figure('calledWithoutFacility', 'money', sum([called.value, drawn.value, back]), {
    of: ['called', 'facilityDrawn'],
    rows: returned,
  })
  const paidOut = figure('distributedWithoutFacility', 'money', add(distributed.value, back), {
    of: ['distributed'],
    rows: returned,
  })
  const left = figure('netNavWithoutFacility', 'money', netNav.value && add(netNav.value, drawn.value), {
    of: ['netNav', 'facilityDrawn'],
    reason: netNav.reason,
  })
  return {
    facilityDrawn: drawn,
    calledWithoutFacility: paidIn,
    distributedWithoutFacility: paidOut,
    netNavWithoutFacility: left,
    tvpiWithoutFacility: tvpiOf(paidIn, paidOut, left),
    netIrrWithoutFacility: netRate('netIrrWithoutFacility', data, date, left, {
      of: ['calledWithoutFacility', 'distributedWithoutFacility', 'netNavWithoutFacility'],
      rows: flowsOf(data, date, advances),
    }),
  }
}

/** While nothing was drawn on a facility all is as it is, and nothing of it is shown. */
function asWithFacility({ called, distributed, netNav, tvpi, netIrr }: With): Of<Without> {
  const hidden = true
  return {
    facilityDrawn: figure('facilityDrawn', 'money', '0', { hidden }),
    calledWithoutFacility: figure('calledWithoutFacility', 'money', called.value, { hidden }),
    distributedWithoutFacility: figure('distributedWithoutFacility', 'money', distributed.value, { hidden }),
    netNavWithoutFacility: figure('netNavWithoutFacility', 'money', netNav.value, { reason: netNav.reason, hidden }),
    tvpiWithoutFacility: figure('tvpiWithoutFacility', 'coefficient', tvpi.value, { reason: tvpi.reason, hidden }),
    netIrrWithoutFacility: figure('netIrrWithoutFacility', 'percent', netIrr.value, { reason: netIrr.reason, hidden }),
  }
}

function tvpiOf(paidIn: SumFigure, paidOut: SumFigure, left: Figure): Figure {
  const of = [paidOut.name, left.name, paidIn.name]
  if (left.value === null) return figure('tvpiWithoutFacility', 'coefficient', null, { of, reason: left.reason })
  const { value, reason } = multiple(add(paidOut.value, left.value), paidIn.value, 'nothingPaidIn')
  return figure('tvpiWithoutFacility', 'coefficient', value, { of, reason: reason && reasonText(reason) })
}

/** Each draw on its day, each call by so much less as it repaid, and what was repaid out of no call. */
function flowsOf(data: FundData, date: CalendarDate, advances: readonly Advance[]): FigureRow[] {
  const repaid = Map.groupBy(advances, advance => (advance.end === 'called' ? advance.call : null))
  const calls = ledgerRows(upTo(data.ledger, date), row =>
    asAmount(sum([row.distributed, negate(row.called), ...(repaid.get(row) ?? []).map(({ amount }) => amount)])),
  )
  const draws = drawnRows(advances).map(row => ({ ...row, amount: asAmount(negate(row.amount)) }))
  return [...calls, ...draws, ...returnedRows(advances)].sort((one, other) => compareDates(one.date, other.date))
}

/** What was drawn, once for each draw. */
function drawnRows(advances: readonly Advance[]): FigureRow[] {
  return [...Map.groupBy(advances, ({ draw }) => draw)].map(([draw, own]) => rowOf(draw, own))
}

function returnedRows(advances: readonly Advance[]): FigureRow[] {
  const returned = advances.flatMap(advance => (advance.end === 'returned' ? [advance] : []))
  return [...Map.groupBy(returned, ({ repayment }) => repayment)].map(([repayment, own]) => rowOf(repayment, own))
}

function rowOf({ resource, ids, date }: RowSource & { date: CalendarDate }, own: readonly Advance[]): FigureRow {
  return { resource, ids, date, amount: asAmount(sum(own.map(({ amount }) => amount))) }
}

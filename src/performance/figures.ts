/**
 * The figures of a fund as of a day: each with its value or the reason why there is none, its formula, and the rows or
 * figures it is made of.
 */
import type { CalendarDate, Decimal } from '../entity.ts'
import { compareDates } from '../calendar.ts'
import { add, isZero, multiply, negate, round, subtract, sum } from '../money.ts'
import { mapped } from '../api/schema.ts'
import { text } from '../texts.ts'
import type { Figure, FigureRow, Figures, SumFigure } from './answers.ts'
import { waterfall } from './carry.ts'
import { facilityFigures } from './facilityFigures.ts'
import { figure, irrLabels, ledgerRows, netRate, ratePercent, reasonText } from './figure.ts'
import type { Of } from './figure.ts'
import { OTHER_FIGURES } from './figureNames.ts'
import type { FigureName } from './figureNames.ts'
import { total, upTo } from './fundData.ts'
import type { CashSum, FundData, LatestValue, LedgerSum, Valuation } from './fundData.ts'
import { irr } from './irr.ts'
import { moic, multiples } from './multiples.ts'
import type { Multiple } from './multiples.ts'
import { navPerShare } from './nav.ts'
import { valuationAt } from './valuation.ts'

export function figuresAt(data: FundData, date: CalendarDate): Figures {
  const ledger = upTo(data.ledger, date)
  const cash = upTo(data.cash, date)
  const valuation = valuationAt(data, date)
  const capital = capitalFigures(data, ledger, date)
  const value = valueFigures(valuation, date, capital.shares.value)
  const carry = carryFigures(data, ledger, cash, date, value.nav)
  const multiplied = multipleFigures(capital, carry.netNav)
  const gross = grossFigures(cash, date, value.fairValue)
  const rate = netRate('netIrr', data, date, carry.netNav, {
    of: ['called', 'distributed', 'netNav'],
    rows: ledgerRows(ledger, row => subtract(row.distributed, row.called)),
  })
  const figures: Figures = {
    ...capital,
    ...value,
    ...carry,
    ...multiplied,
    ...gross,
    netIrr: rate,
    ...facilityFigures(data, date, { ...capital, ...carry, ...multiplied, netIrr: rate }),
  }
  return valuation.nav !== null && valuation.note !== undefined ? noted(figures, valuation.note) : figures
}

/** The note goes with the fair value and with everything that is computed of it. */
function noted(figures: Figures, note: string): Figures {
  const ofFairValue = (name: FigureName): boolean => name === 'fairValue' || figures[name].of.some(ofFairValue)
  const others = mapped(OTHER_FIGURES, name => {
    const each = figures[name]
    return each.value !== null && ofFairValue(name) ? { ...each, note: joined(note, each.note) } : each
  })
  return { ...figures, ...others }
}

function joined(...notes: (string | undefined)[]): string {
  return notes.filter(note => note !== undefined).join(' · ')
}

function capitalFigures(
  data: FundData,
  ledger: readonly LedgerSum[],
  date: CalendarDate,
): Of<'commitments' | 'called' | 'distributed' | 'recallable' | 'remaining' | 'shares'> {
  const promised = upTo(data.commitments, date)
  const commitments = total(promised, ({ amount }) => amount)
  const simple = (name: FigureName, amount: (row: LedgerSum) => Decimal): SumFigure =>
    figure(name, 'money', total(ledger, amount), { rows: ledgerRows(ledger, amount) })
  return {
    commitments: figure('commitments', 'money', commitments, {
      rows: promised
        .filter(({ amount }) => !isZero(amount))
        .map(({ resource, ids, date: day, amount }) => ({ resource, ids, date: day, amount })),
    }),
    called: simple('called', row => row.called),
    distributed: simple('distributed', row => row.distributed),
    recallable: simple('recallable', row => row.recallable),
    remaining: figure(
      'remaining',
      'money',
      add(
        commitments,
        total(ledger, row => row.impact),
      ),
      { of: ['commitments'], rows: ledgerRows(ledger, row => row.impact) },
    ),
    shares: figure(
      'shares',
      'number6',
      round(
        total(ledger, row => row.shares),
        6,
      ),
      { rows: ledgerRows(ledger, row => row.shares) },
    ),
  }
}

function valueFigures(
  valuation: Valuation,
  date: CalendarDate,
  shares: Decimal,
): Of<'fairValue' | 'totalCash' | 'borrowings' | 'otherAssetsAndLiabilities' | 'nav' | 'navPerShare'> {
  const known = valuation.nav !== null
  const reason = known ? undefined : reasonText(valuation.reason, valuation.values)
  const fairRows = known ? valuation.fairValues.map(fairValueRow) : []
  const entry = (name: 'totalCash' | 'borrowings' | 'otherAssetsAndLiabilities'): Figure =>
    known
      ? figure(name, 'money', valuation.accounting[name], {
          rows: [
            {
              resource: 'accounting-entries',
              ids: [valuation.accounting.id],
              date,
              amount: valuation.accounting[name],
            },
          ],
        })
      : figure(name, 'money', null, { reason })
  const perShare = known ? navPerShare(valuation.nav, shares) : null
  return {
    fairValue: figure('fairValue', 'money', known ? sum(fairRows.map(({ amount }) => amount)) : null, {
      rows: fairRows,
      reason,
    }),
    totalCash: entry('totalCash'),
    borrowings: entry('borrowings'),
    otherAssetsAndLiabilities: entry('otherAssetsAndLiabilities'),
    nav: figure('nav', 'money', valuation.nav, {
      of: ['fairValue', 'totalCash', 'borrowings', 'otherAssetsAndLiabilities'],
      reason,
    }),
    navPerShare: figure('navPerShare', 'number6', perShare, {
      of: ['nav', 'shares'],
      reason: reason ?? reasonText('noShares'),
    }),
  }
}

/**
 * What the general partner has earned over the whole fund, if the net asset value were distributed now,
 * is no longer the limited partners'.
 */
function carryFigures(
  data: FundData,
  ledger: readonly LedgerSum[],
  cash: readonly CashSum[],
  date: CalendarDate,
  nav: Figure,
): Of<'carryPaid' | 'accruedCarry' | 'netNav'> {
  const paid = cash.filter(({ type }) => type === 'CarriedInterest')
  const carryPaid = figure('carryPaid', 'money', negate(total(paid, ({ amount }) => amount)), {
    rows: cashRows(paid, negate),
  })
  const { reason } = nav
  if (nav.value === null)
    return {
      carryPaid,
      accruedCarry: figure('accruedCarry', 'money', null, { reason }),
      netNav: figure('netNav', 'money', null, { reason }),
    }
  const terms = data.carryFrom === null || data.carryFrom <= date ? data.carry : null
  const events = [
    ...ledger.map(row => ({ date: row.date, contributed: row.called, distributed: row.distributed })),
    ...paid.map(row => ({ date: row.date, carryPaid: negate(row.amount) })),
  ]
  const accrued = terms ? waterfall(terms, events, date, nav.value).generalPartner : '0'
  return {
    carryPaid,
    accruedCarry: figure('accruedCarry', 'money', accrued, {
      of: ['called', 'distributed', 'carryPaid', 'nav'],
      note: data.carryWholeFund ? text('performance.carryWholeFund') : undefined,
    }),
    netNav: figure('netNav', 'money', subtract(nav.value, accrued), { of: ['nav', 'accruedCarry'] }),
  }
}

function multipleFigures(
  capital: Of<'commitments' | 'called' | 'distributed'>,
  netNav: Figure,
): Of<'pic' | 'dpi' | 'rvpi' | 'tvpi'> {
  const { pic, dpi, rvpi, tvpi } = multiples({
    commitment: capital.commitments.value,
    paidIn: capital.called.value,
    distributed: capital.distributed.value,
    nav: netNav.value ?? '0',
  })
  const shown = (name: 'dpi' | 'rvpi' | 'tvpi', of: FigureName[], { value, reason }: Multiple): Figure =>
    name !== 'dpi' && netNav.value === null
      ? figure(name, 'coefficient', null, { of, reason: netNav.reason })
      : figure(name, 'coefficient', value, { of, reason: reason && reasonText(reason) })
  return {
    pic: figure('pic', 'percent', pic.value === null ? null : multiply(pic.value, '100'), {
      of: ['called', 'commitments'],
      reason: pic.reason && reasonText(pic.reason),
    }),
    dpi: shown('dpi', ['distributed', 'called'], dpi),
    rvpi: shown('rvpi', ['netNav', 'called'], rvpi),
    tvpi: shown('tvpi', ['distributed', 'netNav', 'called'], tvpi),
  }
}

export function fairValueRow({ resource, id, date, value }: LatestValue): FigureRow {
  return { resource, ids: [id], date, amount: value }
}

export function cashRows(cash: readonly CashSum[], sign: (amount: Decimal) => Decimal = amount => amount): FigureRow[] {
  return cash.map(({ resource, ids, date, amount }) => ({ resource, ids, date, amount: sign(amount) }))
}

/** Between fund and investments, before fees and carry. */
function grossFigures(
  cash: readonly CashSum[],
  date: CalendarDate,
  fairValue: Figure,
): Of<'invested' | 'realised' | 'grossMultiple' | 'grossIrr'> {
  const [bought, back] = [
    cash.filter(({ type }) => type === 'Investment'),
    cash.filter(({ type }) => type === 'Divestment' || type === 'Income'),
  ]
  const invested = figure('invested', 'money', negate(total(bought, ({ amount }) => amount)), {
    rows: cashRows(bought, negate),
  })
  const realised = figure(
    'realised',
    'money',
    total(back, ({ amount }) => amount),
    { rows: cashRows(back) },
  )
  const of: FigureName[] = ['invested', 'realised', 'fairValue']
  if (fairValue.value === null) {
    const { reason } = fairValue
    return {
      invested,
      realised,
      grossMultiple: figure('grossMultiple', 'coefficient', null, { of, reason }),
      grossIrr: figure('grossIrr', 'percent', null, { of, reason }),
    }
  }
  const multiple = moic(invested.value, realised.value, fairValue.value)
  const flows = cashRows([...bought, ...back].sort((a, b) => compareDates(a.date, b.date)))
  const rate = irr([...flows, { date, amount: fairValue.value }])
  return {
    invested,
    realised,
    grossMultiple: figure('grossMultiple', 'coefficient', multiple.value, {
      of,
      reason: multiple.reason && reasonText(multiple.reason),
    }),
    grossIrr: figure('grossIrr', 'percent', ratePercent(rate), {
      of,
      rows: [...flows, ...fairValue.rows],
      ...irrLabels(rate),
    }),
  }
}

/**
 * What a capital account statement says, as one value that is kept with its hash: the account by the guidelines of
 * Invest Europe and of the Institutional Limited Partners Association. Paper, spreadsheet, JSON and portal are made
 * from it and from nothing else, so that they cannot differ. It names one limited partner and the fund, never another
 * partner. Pure.
 */
import { inMinorUnits } from '../api/answeredAmounts.ts'
import { mapped } from '../api/schema.ts'
import type { CalendarDate, Decimal } from '../entity.ts'
import { formatDate } from '../formats.ts'
import { COMPONENTS, ledgerFigures, percentOf, rollForward } from '../limited-partners/ledger.ts'
import type { CommitmentRow, Components, TransactionRow } from '../limited-partners/ledger.ts'
import { asAmount, negate, sum } from '../money.ts'
import { ilpaLines } from '../notices/snapshot.ts'
import type { PartnerReturns } from '../performance/answers.ts'
import { navPerShare } from '../performance/nav.ts'
import type { StatedAccounts } from '../performance/partnerReturns.ts'
import { accountLines, feeLines } from './accountLines.ts'
import { measured } from './performanceReport.ts'
import { statement } from './shapes.ts'
import type { Statement, StatedCashFlow, StatedSpan } from './shapes.ts'
import { statementText } from './statementTexts.ts'

/** What is the same on every statement of a period. */
export interface StatementCommon extends Pick<
  Statement,
  'issuedOn' | 'period' | 'currency' | 'minorUnits' | 'fund' | 'reportHash'
> {
  fundCommitment: Decimal
  accounts: Pick<StatedAccounts, 'reason' | 'note' | 'spans'>
  /** What names a source of cash. */
  nameOf: (source: StatedCashFlow['source']) => string
}

/** What belongs to one partner. */
export interface StatementOwn extends Pick<Statement, 'number' | 'investor'> {
  limitedPartnerId: number
  commitments: readonly CommitmentRow[]
  transactions: readonly TransactionRow[]
  returns: PartnerReturns | undefined
}

export function statementOf(common: StatementCommon, own: StatementOwn): Statement {
  const { issuedOn, period, currency, minorUnits, fund, reportHash, fundCommitment, accounts } = common
  const { commitments, transactions, returns } = own
  const figures = ledgerFigures(commitments, transactions, period.date)
  const { commitment, shares } = figures
  const nav = returns?.balance ?? null
  const without = { value: null, reason: accounts.reason ?? statementText('noNav') }
  const stated: Statement = {
    format: 1,
    number: own.number,
    issuedOn,
    period,
    currency,
    minorUnits,
    fund,
    investor: own.investor,
    position: {
      commitment,
      fundCommitment,
      share: percentOf(commitment, fundCommitment),
      called: figures.called,
      calledInside: figures.calledInside,
      calledOutside: figures.calledOutside,
      calledPercent: figures.calledPercent,
      distributed: figures.distributed,
      recallable: figures.recallable,
      remaining: figures.remaining,
      lateEntranceFee: figures.lateEntranceFee,
      shares,
    },
    nav,
    navPerShare: nav === null ? null : navPerShare(nav, shares),
    ...(nav === null && { reason: without.reason }),
    ...(nav !== null && accounts.note && { note: accounts.note }),
    dpi: measured(returns?.dpi ?? without),
    rvpi: measured(returns?.rvpi ?? without),
    tvpi: measured(returns?.tvpi ?? without),
    netIrr: measured(returns?.irr ?? without),
    ...(returns?.withoutFacility && {
      withoutFacility: {
        tvpi: measured(returns.withoutFacility.tvpi),
        netIrr: measured(returns.withoutFacility.irr),
      },
    }),
    spans: accounts.spans.map(each => spanOf(each, own)),
    cashFlows: cashFlowsOf(own, period.date, common.nameOf),
    reportHash,
  }
  return inMinorUnits(statement, stated, minorUnits)
}

function spanOf(
  { span: { name, from, to }, of, managementFees }: StatedAccounts['spans'][number],
  { limitedPartnerId, commitments, transactions, returns }: StatementOwn,
): StatedSpan {
  const { from: _, to: __, ...lines } = rollForward(commitments, transactions, to, from)
  const rolled = of(limitedPartnerId)
  return {
    name,
    from,
    to,
    unfunded: lines,
    account: rolled && {
      opening: rolled.opening,
      called: rolled.called,
      equalisations: rolled.equalisations.map(each => ({ name: each.name, date: each.date, amount: each.amount })),
      transfers: rolled.transfers,
      distributed: rolled.distributed,
      result: rolled.result,
      managementFees: rolled.managementFees,
      carry: rolled.carry,
      closing: rolled.closing,
      ...accountLines(rolled, returns?.carry ?? '0'),
    },
    ...(rolled && {
      fundFeeLines: feeLines(managementFees, sum(managementFees.map(({ amount }) => amount))),
    }),
  }
}

/** One row for each day and source, the earliest first. */
function cashFlowsOf(
  { transactions }: StatementOwn,
  asOf: CalendarDate,
  nameOf: StatementCommon['nameOf'],
): StatedCashFlow[] {
  const booked = transactions
    .filter(row => row.date <= asOf)
    .flatMap(row => {
      const source = sourceOf(row)
      return source ? [{ row, source }] : []
    })
  return [...Map.groupBy(booked, ({ row, source }) => `${row.date} ${source.resource} ${source.id}`).values()].flatMap(
    rows => {
      const [first] = rows
      if (!first) return []
      const { called, distributed, recallable, lateEntranceFee } = ledgerFigures(
        [],
        rows.map(({ row }) => row),
      )
      return [
        {
          date: first.row.date,
          source: first.source,
          name: nameOf(first.source),
          called,
          distributed,
          recallable,
          lateEntranceFee,
          lines: ilpaLines(componentsOf(rows.map(({ row }) => row))).map(({ direction, amount, ...line }) => ({
            ilpaType: line.ilpaType,
            insideFund: line.insideFund,
            amount: direction === 'call' ? negate(amount) : amount,
            impactOnUnfunded: line.impactOnUnfunded,
          })),
        },
      ]
    },
  )
}

function componentsOf(rows: readonly TransactionRow[]): Components {
  return mapped(COMPONENTS, name => sum(rows.map(row => row[name] ?? '0')))
}

function sourceOf({ capitalMovementId, closingId, transferId }: TransactionRow): StatedCashFlow['source'] | null {
  if (capitalMovementId) return { resource: 'capital-movements', id: capitalMovementId }
  if (closingId) return { resource: 'closings', id: closingId }
  return transferId ? { resource: 'transfers', id: transferId } : null
}

/** How a statement is called: "Capital account statement Q2 2026". */
export function statementTitle({ period }: Pick<Statement, 'period'>): string {
  return statementText('title', { period: period.name })
}

/** What the equalisations of a time come to. */
export function equalised({ equalisations }: NonNullable<StatedSpan['account']>, minorUnits: number): Decimal {
  return asAmount(sum(equalisations.map(each => each.amount)), minorUnits)
}

/** A transfer has no name of its own. */
export function transferName(day: CalendarDate): string {
  return statementText('transfer', { date: formatDate(day) })
}

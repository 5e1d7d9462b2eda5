/** What each partner of a fund holds and has earned: its capital account with multiples and rate of its own. */
import type { CalendarDate, Decimal } from '../entity.ts'
import { add, subtract } from '../money.ts'
import { capitalAccounts } from './capitalAccounts.ts'
import type { CapitalAccount, Cash, Commitment, Partner, ReportingDate } from './capitalAccounts.ts'
import { figuresAt, percentOf, reasonText, wordsOf } from './figures.ts'
import { periodAt, upTo } from './fundData.ts'
import type { FundData } from './fundData.ts'
import { irr } from './irr.ts'
import { multiple } from './multiples.ts'
import { valuationAt } from './valuation.ts'
import type { FundReturns, Measure, PartnerReturns } from './answers.ts'

export interface PartnerRows {
  partners: readonly Partner[]
  commitments: readonly Commitment[]
  cash: readonly Cash[]
  /** Management fees of a period, by its id. */ managementFees: ReadonlyMap<number, Decimal>
}

/**
 * As of the last period that has ended by the day. A period without a net asset value is passed over: its result is
 * found in the next one.
 */
export function partnerReturns(
  data: FundData,
  { partners, commitments, cash, managementFees }: PartnerRows,
  day: CalendarDate,
): FundReturns {
  const period = periodAt(data.periods, day) ?? null
  const asOf = period?.date ?? day
  const { nav, accruedCarry } = figuresAt(data, asOf)
  if (nav.value === null || accruedCarry.value === null)
    return {
      asOf,
      period,
      nav: null,
      ...(nav.reason !== undefined && { reason: nav.reason }),
      generalPartner: null,
      accounts: [],
    }
  const paid = upTo(cash, asOf)
  const { accounts, generalPartner } = capitalAccounts(
    partners,
    upTo(commitments, asOf),
    paid,
    reportingDates(data, managementFees, asOf),
    accruedCarry.value,
  )
  const byPartner = Map.groupBy(paid, ({ limitedPartnerId }) => limitedPartnerId)
  return {
    asOf,
    period,
    nav: nav.value,
    ...(nav.note !== undefined && { note: nav.note }),
    generalPartner,
    accounts: accounts.map(account => ({
      ...account,
      ...returnsOf(account, byPartner.get(account.limitedPartnerId) ?? [], asOf),
    })),
  }
}

function reportingDates(
  data: FundData,
  managementFees: ReadonlyMap<number, Decimal>,
  asOf: CalendarDate,
): ReportingDate[] {
  const dates: ReportingDate[] = []
  let fees: Decimal = '0'
  for (const { id, date } of upTo(data.periods, asOf)) {
    fees = add(fees, managementFees.get(id) ?? '0')
    const { nav } = valuationAt(data, date)
    if (nav === null) continue
    dates.push({ date, nav, managementFees: fees })
    fees = '0'
  }
  return dates
}

function returnsOf(
  { contributed, distributed, balance }: CapitalAccount,
  cash: readonly Cash[],
  asOf: CalendarDate,
): Pick<PartnerReturns, 'dpi' | 'rvpi' | 'tvpi' | 'irr'> {
  const of = (amount: Decimal): Measure => {
    const { value, reason } = multiple(amount, contributed, 'nothingPaidIn')
    return { value, ...(reason && { reason: reasonText(reason) }) }
  }
  const rate = irr([
    ...cash.map(row => ({ date: row.date, amount: subtract(row.distributed, row.contributed) })),
    { date: asOf, amount: balance },
  ])
  return {
    dpi: of(distributed),
    rvpi: of(balance),
    tvpi: of(add(distributed, balance)),
    irr: { value: percentOf(rate), ...wordsOf(rate) },
  }
}

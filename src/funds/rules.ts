/** Rules about a fund's dates and its bank account, beyond the required fields of its schema. */
import { tidyNumbers } from '../bank-accounts/numbers.ts'
import { numberFindings } from '../bank-accounts/rules.ts'
import { LAST_YEAR, addDays, addYears, yearOf } from '../calendar.ts'
import type { CalendarDate } from '../entity.ts'
import { changesOf } from '../entityTypes.ts'
import type { CheckedChanges, Computed, Draft, FieldName, Finding, Rules } from '../entityTypes.ts'
import { formatDate } from '../formats.ts'
import { isDecimal } from '../entity.ts'
import { compare } from '../money.ts'
import { unprintableFindings } from '../papers/unprintableFindings.ts'

/** Commitments to a fund are made long before and paid long after; further away it is a slip of the keyboard. */
const VINTAGE_YEARS_AHEAD = 2

const OWN_ACCOUNT = { number: 'bankAccountNumber', code: 'bankCode' } as const

/** Dates that follow each other: a later one must not lie before the earlier one. */
const ORDER = [
  ['firstClosingDate', 'finalClosingDate', 'fund.finalBeforeFirst'],
  ['commencementDate', 'cashFlowStartDate', 'fund.cashFlowBeforeCommencement'],
  ['commencementDate', 'firstReportingDate', 'fund.reportingBeforeCommencement'],
] as const

const PRINTED = ['name', 'address', 'postalCode', 'city', 'tradeRegisterNumber', 'generalPartner'] as const

export const fundRules: Rules<'fund'> = (fund, { today }) => {
  const findings: Finding<'fund'>[] = [...numberFindings(fund, OWN_ACCOUNT), ...unprintableFindings(fund, PRINTED)]
  for (const [earlier, later, code] of ORDER) {
    const from = fund[earlier]
    const to = fund[later]
    if (from && to && to < from) findings.push({ field: later, code, values: { date: formatDate(from) } })
  }
  const latest = yearOf(today) + VINTAGE_YEARS_AHEAD
  if (fund.vintageYear && fund.vintageYear > latest)
    findings.push({ field: 'vintageYear', code: 'fund.vintageYear', values: { year: String(latest) } })
  const { term, investmentPeriod } = fund
  if (term && investmentPeriod && investmentPeriod > term) {
    findings.push({ field: 'investmentPeriod', code: 'fund.investmentPeriodBeyondTerm', values: { years: term } })
  }
  return findings
}

/** What investors have signed for with the first completed closing. */
export const FIXED_BY_CLOSING = [
  'legalForm',
  'openClosedEnded',
  'domicileId',
  'currencyId',
  'nominalShareValue',
  'firstClosingDate',
] as const satisfies readonly FieldName<'fund'>[]

/** Terms that figures of every period are computed with, whenever they were agreed. */
const TERMS_IN_FIGURES = [
  'carriedInterestType',
  'carriedInterest',
  'preferredReturn',
  'catchUp',
  'carriedInterestEffectiveDate',
] as const

/**
 * Said in the form while a period is published: investors have seen figures that would then be others. Never forbidden,
 * because a mistaken term has to be put right.
 */
export function publishedTermRules(lastPublished: string): Rules<'fund'> {
  return (fund, { before }) => {
    const changed = before && TERMS_IN_FIGURES.find(name => !sameTerm(fund[name], before[name]))
    return changed
      ? [{ field: changed, code: 'fund.publishedFigures', values: { period: lastPublished }, warning: true }]
      : []
  }
}

function sameTerm(now: string | null | undefined, then: string | null): boolean {
  return (now ?? '') === (then ?? '') || (isDecimal(now) && isDecimal(then) && compare(now, then) === 0)
}

export function computedFund(fund: Draft<'fund'>): Pick<Computed<'fund'>, 'endsOn'> {
  return { endsOn: fundEndsOn(fund) }
}

export function tidyFund(fund: Draft<'fund'>): CheckedChanges<'fund'> {
  return changesOf('fund', tidyNumbers(fund, OWN_ACCOUNT))
}

/**
 * The last day of the term: 31/03/2022 and 10 years end on 30/03/2032. A form asks with every value a person types, so
 * the end may lie beyond the calendar.
 */
export function fundEndsOn({ commencementDate, term }: Draft<'fund'>): CalendarDate | null {
  if (!commencementDate || term === null || term === undefined || term < 0) return null
  return yearOf(commencementDate) + term > LAST_YEAR ? null : addDays(addYears(commencementDate, term), -1)
}

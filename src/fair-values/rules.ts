/**
 * Specification 5, Fair value; required fields and what may not be below zero stand in the schema. Warnings never stop
 * the save.
 */
import { isDate } from '../calendar.ts'
import type { Finding, Rules } from '../entity.ts'
import { formatDate, formatNumber } from '../formats.ts'
import { compare, isZero } from '../money.ts'
import { expectedCompanies } from '../companies/expected.ts'
import type { DatedCompany } from '../companies/expected.ts'
import { differenceOf, isAmount, linesOf, weightedSumOf } from './weighted.ts'

const WHOLE = '100'

export const fairValueRules: Rules = (fairValue, { today }) => {
  const findings: Finding[] = []
  const { date, value, fullyDilutedOwnership } = fairValue
  const lines = linesOf(fairValue['weightedValues'])
  if (isDate(date) && date > today)
    findings.push({ field: 'date', code: 'fairValue.inFuture', values: { date: formatDate(today) } })
  lines.forEach(({ companyId }, index) => {
    if (lines.findIndex(other => other.companyId === companyId) < index)
      findings.push({ field: `weightedValues.${index}.companyId`, code: 'fairValue.companyTwice' })
  })
  if (
    [fullyDilutedOwnership, ...lines.map(line => line.fullyDilutedOwnership)].some(
      ownership => isAmount(ownership) && compare(ownership, WHOLE) > 0,
    )
  ) {
    findings.push({ field: 'fullyDilutedOwnership', code: 'fairValue.ownershipAboveWhole', warning: true })
  }
  const difference = differenceOf(value, lines)
  if (difference !== null && !isZero(difference)) {
    findings.push({
      field: 'value',
      code: 'fairValue.differsFromSum',
      warning: true,
      values: { value: amount(value as string), sum: amount(weightedSumOf(lines)!), difference: amount(difference) },
    })
  }
  return findings
}

/** The companies that the investment had on the date, and that the fair value leaves out or holds besides. */
export function companyDifference(
  date: unknown,
  lines: unknown,
  companies: readonly DatedCompany[],
): { missing: DatedCompany[]; extra: DatedCompany[] } {
  const expected = isDate(date) ? expectedCompanies(companies, date) : companies
  const listed = new Set(linesOf(lines).map(({ companyId }) => companyId))
  return {
    missing: expected.filter(({ id }) => !listed.has(id)),
    extra: companies.filter(company => listed.has(company.id) && !expected.includes(company)),
  }
}

/** The form knows the companies of the investment: with them it also says when the list is not the expected one. */
export function fairValueRulesWith(companies: readonly DatedCompany[]): Rules {
  return (fairValue, facts) => {
    // Lines that are not typed to the end are kept from the rules: nothing can be said about their companies yet.
    if (!Array.isArray(fairValue['weightedValues'])) return fairValueRules(fairValue, facts)
    const { missing, extra } = companyDifference(fairValue['date'], fairValue['weightedValues'], companies)
    const differs: Finding[] =
      missing.length + extra.length === 0
        ? []
        : [
            {
              field: 'weightedValues',
              code: 'fairValue.companiesDiffer',
              warning: true,
              values: { companies: [...missing, ...extra].map(({ name }) => name).join(', ') },
            },
          ]
    return [...differs, ...fairValueRules(fairValue, facts)]
  }
}

function amount(value: string): string {
  return formatNumber(value, 2)
}

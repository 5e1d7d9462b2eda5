/**
 * Day, companies and sums of a fair value; required fields and what may not be negative stand in the schema.
 * Warnings never stop the save.
 */
import type { Decimal } from '../entity.ts'
import type { Draft, Finding, Rules } from '../entityTypes.ts'
import { formatAmount, formatDate } from '../formats.ts'
import { compare, isZero } from '../money.ts'
import { expectedCompanies } from '../companies/expected.ts'
import type { DatedCompany } from '../companies/expected.ts'
import { differenceOf, isAmount, weightedSumOf } from './weighted.ts'

const WHOLE = '100'

export const fairValueRules: Rules<'fairValue'> = (fairValue, { today }) => {
  const findings: Finding<'fairValue'>[] = []
  const { date, fullyDilutedOwnership } = fairValue
  const lines = fairValue.weightedValues ?? []
  if (date && date > today)
    findings.push({ field: 'date', code: 'fairValue.inFuture', values: { date: formatDate(today) } })
  lines.forEach(({ companyId }, index) => {
    if (lines.findIndex(other => other.companyId === companyId) < index)
      findings.push({ field: `weightedValues.${index}.companyId`, code: 'fairValue.companyTwice' })
  })
  if ([fullyDilutedOwnership, ...lines.map(line => line.fullyDilutedOwnership)].some(isAboveWhole)) {
    findings.push({ field: 'fullyDilutedOwnership', code: 'fairValue.ownershipAboveWhole', warning: true })
  }
  return findings
}

/** Of an ownership as it is typed. */
export function isAboveWhole(ownership: unknown): boolean {
  return isAmount(ownership) && compare(ownership, WHOLE) > 0
}

/** Besides, because the form knows the currency of the fund: the sum is made of rounded amounts. */
export function weightedSumRules(minorUnits: number): Rules<'fairValue'> {
  return ({ value, weightedValues }) => {
    const lines = weightedValues ?? []
    const weighted = weightedSumOf(lines, minorUnits)
    const difference = differenceOf(value, lines, minorUnits)
    // Without a value or a sum there is no difference.
    if (!value || weighted === null || difference === null || isZero(difference)) return []
    const amount = (of: Decimal): string => formatAmount(of, minorUnits)
    const values = { value: amount(value), sum: amount(weighted), difference: amount(difference) }
    return [{ field: 'value', code: 'fairValue.differsFromSum', warning: true, values }]
  }
}

/** The companies that the investment had on the date, and that the fair value leaves out or holds besides. */
export function companyDifference(
  { date, weightedValues }: Pick<Draft<'fairValue'>, 'date' | 'weightedValues'>,
  companies: readonly DatedCompany[],
): { missing: DatedCompany[]; extra: DatedCompany[] } {
  const expected = date ? expectedCompanies(companies, date) : companies
  const listed = new Set((weightedValues ?? []).map(({ companyId }) => companyId))
  return {
    missing: expected.filter(({ id }) => !listed.has(id)),
    extra: companies.filter(company => listed.has(company.id) && !expected.includes(company)),
  }
}

/** However they were read, so that the form knows the message of the server for its own. */
function inOrder(companies: readonly DatedCompany[]): DatedCompany[] {
  return companies.toSorted((one, other) => one.id - other.id)
}

/** Form and server know the companies of the investment: they say when the list is not the expected one. */
export function expectedCompanyRules(companies: readonly DatedCompany[]): Rules<'fairValue'> {
  return fairValue => {
    // Lines that are not typed to the end are kept from the rules: nothing can be said about their companies yet.
    if (!fairValue.weightedValues) return []
    // Of a new one in which nothing is typed yet nothing is missing.
    if (fairValue.weightedValues.length === 0 && !fairValue.value) return []
    const { missing, extra } = companyDifference(fairValue, companies)
    return missing.length + extra.length === 0
      ? []
      : [
          {
            field: 'weightedValues',
            code: 'fairValue.companiesDiffer',
            warning: true,
            values: {
              companies: inOrder([...missing, ...extra])
                .map(({ name }) => name)
                .join(', '),
            },
          },
        ]
  }
}

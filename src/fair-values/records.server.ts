/**
 * What the server adds to fair values: the figures that follow from them, and that every company is one of the
 * investment's.
 */
import type { Checks, ComputedFields } from '../context.ts'
import { expectedCompanyRules } from './rules.ts'
import { computedFairValue, weightedValueOf } from './weighted.ts'

/** Lists hold no lines; there is then no sum to answer either. */
export const fairValueFigures: ComputedFields<'fairValue'> = async (_context, fairValues) =>
  fairValues.map(fairValue => {
    const { weightedValues: lines } = fairValue
    return {
      ...computedFairValue(fairValue),
      ...(lines && {
        weightedValues: lines.map(line => ({ ...line, weightedValue: weightedValueOf(line) })),
      }),
    }
  })

/**
 * A value weighted with a company of another investment would count twice in the portfolio. A list that differs from
 * the companies of the date is a warning, as in the form.
 */
export const companiesOfInvestment: Checks<'fairValue'> = async ({ records }, fairValue, ruleContext) => {
  const companies = await records.list('company', { investmentId: fairValue.investmentId ?? 0 })
  const own = new Set(companies.map(({ id }) => id))
  const strange = (fairValue.weightedValues ?? []).flatMap(({ companyId }, index) =>
    own.has(companyId ?? 0)
      ? []
      : [{ field: `weightedValues.${index}.companyId`, code: 'fairValue.otherInvestment' } as const],
  )
  return [...strange, ...expectedCompanyRules(companies)(fairValue, ruleContext)]
}

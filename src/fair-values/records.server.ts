/**
 * What the server adds to fair values: the figures that follow from them, and that every company is one of the
 * investment's.
 */
import { fundCurrency } from '../currencies/fundCurrency.server.ts'
import type { Checks, ComputedFields, Context } from '../context.ts'
import { expectedCompanyRules, weightedSumRules } from './rules.ts'
import { computedFairValue, weightedValueOf } from './weighted.ts'
import './texts.ts'

/** Lists hold no lines; there is then no sum to answer either. */
export const fairValueFigures: ComputedFields<'fairValue'> = (context, fairValues) =>
  Promise.all(
    fairValues.map(async fairValue => {
      const { weightedValues: lines } = fairValue
      if (!lines) return computedFairValue(fairValue)
      const minorUnits = await decimalsOf(context, fairValue.investmentId)
      return {
        ...computedFairValue(fairValue, minorUnits),
        weightedValues: lines.map(line => ({ ...line, weightedValue: weightedValueOf(line, minorUnits) })),
      }
    }),
  )

/** Fair values are in the currency of the fund. */
async function decimalsOf(context: Context, investmentId: number): Promise<number | undefined> {
  const investment = await context.records.get('investment', investmentId)
  return investment && (await fundCurrency(context, investment.fundId)).minorUnits
}

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

/** A warning: a fair value may be another one, for a reason. */
export const weightedSumTies: Checks<'fairValue'> = async (context, fairValue, ruleContext) => {
  const { investmentId, weightedValues } = fairValue
  if (!investmentId || !weightedValues?.length) return []
  const minorUnits = await decimalsOf(context, investmentId)
  // An investment that does not exist is refused when the row is written.
  return minorUnits === undefined ? [] : weightedSumRules(minorUnits)(fairValue, ruleContext)
}

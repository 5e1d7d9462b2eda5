/**
 * What the server adds to fair values: the figures that follow from them, and that every company is one of the
 * investment's.
 */
import { USUAL_MINOR_UNITS } from '../currencies/currency.ts'
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
      const minorUnits = await minorUnitsOf(context, fairValue.investmentId)
      return {
        ...computedFairValue(fairValue, minorUnits),
        weightedValues: lines.map(line => ({ ...line, weightedValue: weightedValueOf(line, minorUnits) })),
      }
    }),
  )

/** Fair values are in the currency of the fund. */
async function minorUnitsOf({ records }: Pick<Context, 'records'>, investmentId: number): Promise<number> {
  const investment = await records.get('investment', investmentId)
  const fund = investment && (await records.get('fund', investment.fundId))
  const currency = fund && (await records.get('currency', fund.currencyId))
  return currency?.minorUnits ?? USUAL_MINOR_UNITS
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
  return weightedSumRules(await minorUnitsOf(context, investmentId))(fairValue, ruleContext)
}

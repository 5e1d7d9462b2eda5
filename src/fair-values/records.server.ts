/**
 * What the server adds to fair values: the figures that follow from them, and that every company is one of the
 * investment's.
 */
import { sql } from 'kysely'
import type { Checks, Computation } from '../context.ts'
import { round } from '../money.ts'
import { linesOf, multipleOfCost, weightedSumOf, weightedValueOf } from './weighted.ts'

/** A multiple is read as 1.25x. */
const MULTIPLE_DECIMALS = 2

/** Lists hold no lines; there is then no sum to answer either. */
export const fairValueFigures: Computation = async (_context, fairValues) =>
  fairValues.map(fairValue => {
    const multiple = multipleOfCost(fairValue)
    const lines = linesOf(fairValue['weightedValues'])
    return {
      multipleOfCost: multiple === null ? null : round(multiple, MULTIPLE_DECIMALS),
      weightedSum: weightedSumOf(lines),
      ...('weightedValues' in fairValue && {
        weightedValues: lines.map(line => ({ ...line, weightedValue: weightedValueOf(line) })),
      }),
    }
  })

/** A value weighted with a company of another investment would count twice in the portfolio. */
export const companiesOfInvestment: Checks = async ({ database, account }, fairValue) => {
  const lines = linesOf(fairValue['weightedValues'])
  if (lines.length === 0) return []
  const { rows } = await sql<{
    id: number
  }>`select id from companies where tenant_id = ${account.tenantId} and investment_id = ${fairValue['investmentId']} and id = any(${lines.map(({ companyId }) => companyId)}::bigint[])`.execute(
    database,
  )
  const own = new Set(rows.map(({ id }) => Number(id)))
  return lines.flatMap(({ companyId }, index) =>
    own.has(Number(companyId))
      ? []
      : [{ field: `weightedValues.${index}.companyId`, code: 'fairValue.otherInvestment' }],
  )
}

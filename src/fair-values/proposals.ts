/**
 * What a fair value begins with: ownership, method and weighting of the last one of its investment, the cost that the
 * transactions come to, the companies of the day. Proposed until a person saves it, and never the value itself. Pure.
 */
import type { DatedCompany } from '../companies/expected.ts'
import { amount, boolean, date, decimal, described, id, integer, list, nullable, object, text } from '../api/schema.ts'
import type { Of, Schema } from '../api/schema.ts'
import type { Decimal } from '../entity.ts'
import type { Draft, Stored } from '../entityTypes.ts'
import { USUAL_MINOR_UNITS } from '../currencies/currency.ts'
import { weightedSumOf, weightedValueOf, type TypedLine } from './weighted.ts'

const weightedLine = object({ companyId: id, fullyDilutedOwnership: decimal, companyValue: amount })
export type WeightedLineValues = Of<typeof weightedLine>

const method: Schema<Stored<'fairValue'>['method']> = { json: { type: ['string', 'null'] } }

const earlierShape = object({
  id,
  version: integer,
  date,
  value: amount,
  cost: nullable(amount),
  fullyDilutedOwnership: nullable(decimal),
  method,
  weightedValues: list(weightedLine),
})
type Earlier = Of<typeof earlierShape>
/** A stored fair value with its lines: what is called otherwise in the schema is no longer there. */
export type EarlierFairValue = { [Name in keyof Stored<'fairValue'> & keyof Earlier]: Earlier[Name] }
const earlierFairValue: Schema<EarlierFairValue> = earlierShape

const company = {
  id,
  name: text,
  fromDate: nullable(date),
  toDate: nullable(date),
} satisfies Partial<Record<keyof Stored<'company'>, Schema<unknown>>>

export const valuedInvestment = object({
  id,
  name: text,
  held: described('Whether the fund still held it on the day.', boolean),
  stored: described('The fair value of the day.', nullable(earlierFairValue)),
  previous: described('The last fair value before the day.', nullable(earlierFairValue)),
  cost: described('What the transactions up to the day come to; null where there is none.', nullable(amount)),
  companies: described('All of the investment, whenever they belonged to it.', list(object(company))),
})
/** An investment with what its fair value of a day is proposed from. */
export type ValuedInvestment = Of<typeof valuedInvestment>

type ProposalInputs = Pick<ValuedInvestment, 'previous' | 'cost'>

/** The fields that are proposed; a person may type others. */
export type ProposedFigures = Pick<Draft<'fairValue'>, 'cost' | 'fullyDilutedOwnership' | 'method'>

export function proposedFigures({ previous, cost }: ProposalInputs): Required<ProposedFigures> {
  return {
    cost,
    fullyDilutedOwnership: previous?.fullyDilutedOwnership ?? null,
    method: previous?.method ?? null,
  }
}

/** The ownership of each company as it was the last time; a company that is new has none. */
export function proposedOwnerships(
  companies: readonly Pick<DatedCompany, 'id'>[],
  previous: Pick<EarlierFairValue, 'weightedValues'> | null,
): ReadonlyMap<number, Decimal> {
  return new Map(
    companies.flatMap(({ id: companyId }) => {
      const before = previous?.weightedValues.find(line => line.companyId === companyId)
      return before ? [[companyId, before.fullyDilutedOwnership] as const] : []
    }),
  )
}

/** Once every company has its weighted value their sum is the value. */
export function proposedValue(
  companies: readonly Pick<DatedCompany, 'id'>[],
  lines: readonly TypedLine[],
  minorUnits = USUAL_MINOR_UNITS,
): Decimal | null {
  const complete = companies.every(({ id: companyId }) => {
    const line = lines.find(each => each.companyId === companyId)
    return line !== undefined && weightedValueOf(line, minorUnits) !== null
  })
  return complete ? weightedSumOf(lines, minorUnits) : null
}

/** Value, method and weighting as the last time; companies that have left since are left out. */
export function asBefore(
  { value, method: how, fullyDilutedOwnership, weightedValues }: EarlierFairValue,
  companies: readonly Pick<DatedCompany, 'id'>[],
): Pick<EarlierFairValue, 'value' | 'method' | 'fullyDilutedOwnership' | 'weightedValues'> {
  return {
    value,
    method: how,
    fullyDilutedOwnership,
    weightedValues: weightedValues
      .filter(({ companyId }) => companies.some(company => company.id === companyId))
      .map(({ companyId, fullyDilutedOwnership: ownership, companyValue }) => ({
        companyId,
        fullyDilutedOwnership: ownership,
        companyValue,
      })),
  }
}

/**
 * What an investor sees of a fund they hold. Figures are those of the latest published period; without one there are
 * none.
 */
import { amount, date, decimal, described, id, integer, nullable, object, text } from '../api/schema.ts'
import type { Of } from '../api/schema.ts'

/**
 * Amounts are decimals in the fund's currency, percentages 0–100, multiples factors; null where there is none, for the
 * reason that the fund's staff see.
 */
export const published = object({
  period: object({ name: text, date }),
  vintageYear: nullable(integer),
  currency: nullable(text),
  minorUnits: described('Of its currency: so many decimals do amounts have.', integer),
  commitment: amount,
  share: described('Share of all commitments to the fund.', nullable(decimal)),
  called: amount,
  calledPercent: nullable(decimal),
  distributed: amount,
  recallable: amount,
  remaining: amount,
  nav: nullable(amount),
  dpi: nullable(decimal),
  rvpi: nullable(decimal),
  tvpi: nullable(decimal),
  netIrr: nullable(decimal),
})

export const holding = object({
  id: described('Id of the limited partner, as in portal paths.', id),
  name: described('In whose name it is held.', text),
  fund: text,
  published: described('null until a reporting period of the fund is published.', nullable(published)),
})

export type PublishedHolding = Of<typeof published>
export type Holding = Of<typeof holding>

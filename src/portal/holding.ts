/**
 * What an investor sees of a fund they hold. Figures are those of the latest published period; without one there are
 * none.
 */

export interface Holding {
  /** Id of the limited partner, as in portal paths. */
  id: number
  /** In whose name it is held. */
  name: string
  fund: string
  /** null until anything of the fund is published. */
  published: PublishedHolding | null
}

/**
 * Amounts are decimals in the fund's currency, percentages 0–100, multiples factors; null where there is none, for the
 * reason that the fund's staff see.
 */
export interface PublishedHolding {
  period: { name: string; date: string }
  vintageYear: number | null
  currency: string | null
  commitment: string
  /** Share of all commitments to the fund. */
  share: string | null
  called: string
  calledPercent: string | null
  distributed: string
  recallable: string
  remaining: string
  nav: string | null
  dpi: string | null
  rvpi: string | null
  tvpi: string | null
  netIrr: string | null
}

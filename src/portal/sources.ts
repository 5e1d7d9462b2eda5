/** The figures of a holding's position, in the order in which they are shown. */
export const POSITION_FIGURES = [
  'commitment',
  'called',
  'remaining',
  'distributed',
  'nav',
  'tvpi',
  'netIrr',
  'navPerShare',
] as const
export type PositionFigure = (typeof POSITION_FIGURES)[number]

/** Where the records are that a figure comes from: the investor's movements, the fund's investments, the documents. */
export const SOURCES: Readonly<Record<PositionFigure, readonly ('movements' | 'investments' | 'papers')[]>> = {
  commitment: ['papers'],
  called: ['movements'],
  remaining: ['movements'],
  distributed: ['movements'],
  nav: ['investments', 'movements'],
  tvpi: ['investments', 'movements'],
  netIrr: ['investments', 'movements'],
  navPerShare: ['investments', 'papers'],
}

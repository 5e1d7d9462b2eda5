/** The figures of a holding, and where the records stand that each of them comes from. */
export const POSITION = [
  'commitment',
  'called',
  'remaining',
  'distributed',
  'nav',
  'tvpi',
  'netIrr',
  'navPerShare',
] as const
export type PositionFigure = (typeof POSITION)[number]

/** One's own movements, the investments of the fund, the papers. */
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

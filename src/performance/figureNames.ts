/** The figures of a fund, in the order in which they are told. */
export const FIGURES = [
  'commitments',
  'called',
  'distributed',
  'recallable',
  'remaining',
  'shares',
  'fairValue',
  'totalCash',
  'borrowings',
  'otherAssetsAndLiabilities',
  'nav',
  'navPerShare',
  'carryPaid',
  'accruedCarry',
  'netNav',
  'invested',
  'realised',
  'pic',
  'dpi',
  'rvpi',
  'tvpi',
  'grossMultiple',
  'grossIrr',
  'netIrr',
  'facilityDrawn',
  'calledWithoutFacility',
  'distributedWithoutFacility',
  'netNavWithoutFacility',
  'tvpiWithoutFacility',
  'netIrrWithoutFacility',
] as const
export type FigureName = (typeof FIGURES)[number]

/** Sums of rows, which have a value whatever else is missing. */
const SUMS = [
  'commitments',
  'called',
  'distributed',
  'recallable',
  'remaining',
  'shares',
  'carryPaid',
  'invested',
  'realised',
  'facilityDrawn',
  'calledWithoutFacility',
  'distributedWithoutFacility',
] as const satisfies readonly FigureName[]
export type SumName = (typeof SUMS)[number]

/** Figures that may have no value. */
export const OTHER_FIGURES = FIGURES.filter((name): name is Exclude<FigureName, SumName> =>
  SUMS.every(sum => sum !== name),
)

export const NO_AMOUNTS: ReadonlySet<FigureName> = new Set([
  'shares',
  'navPerShare',
  'pic',
  'dpi',
  'rvpi',
  'tvpi',
  'grossMultiple',
  'grossIrr',
  'netIrr',
  'tvpiWithoutFacility',
  'netIrrWithoutFacility',
])

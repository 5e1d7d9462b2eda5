/** The investments of all demo funds. */
import type { Deal } from './deal.ts'
import { GROWTH_DEALS } from './growth.ts'
import { NORDIC_DEALS } from './nordic.ts'
import { VENTURES_DEALS } from './ventures.ts'

export const DEALS: readonly Deal[] = [
  ...VENTURES_DEALS.map((deal): Deal => ({ fund: 'ventures', ...deal })),
  ...GROWTH_DEALS.map((deal): Deal => ({ fund: 'growth', ...deal })),
  ...NORDIC_DEALS.map((deal): Deal => ({ fund: 'nordic', ...deal })),
]

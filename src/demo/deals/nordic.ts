/** The investments of the Nordic buyout fund. All names are made up. */
import { alone } from './deal.ts'
import type { FundDeal } from './deal.ts'

export const NORDIC_DEALS: readonly FundDeal[] = [
  {
    name: 'Vintergard Components',
    currency: 'SEK',
    country: 'SE',
    geography: 'Nordic countries',
    industry: 'Business products & services',
    stage: 'Buyout',
    type: 'Ordinary shares',
    founded: 1988,
    description: 'Castings for wind turbines, bought from the founding family.',
    companies: alone('Vintergard Components AB', 'SE', 'Vintergård', '74'),
    events: [['2025-10-24', 'initial', 200000]],
    marks: [
      ['2025-12-31', 100],
      ['2026-03-31', 100],
      ['2026-06-30', 107],
      ['2026-09-30', 109],
    ],
  },
  {
    name: 'Wrenfjord Marine',
    currency: 'EUR',
    country: 'FI',
    geography: 'Nordic countries',
    industry: 'Transportation',
    stage: 'Buyout',
    type: 'Ordinary shares',
    founded: 1996,
    description: 'Repair of ferries; paid in part with the subscription facility.',
    companies: alone('Wrenfjord Marine Oy', 'FI', 'Wrenfjord', '68.5'),
    events: [['2026-05-22', 'initial', 16500]],
    marks: [
      ['2026-06-30', 100],
      ['2026-09-30', 101],
    ],
  },
]

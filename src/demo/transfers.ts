/** Commitments of the demo funds that changed hands. The partners' own list says what each holds after them. */
import type { CalendarDate } from '../entity.ts'
import type { FundKey } from './partners.ts'
import { thousands } from './money.ts'
import type { Cents } from './money.ts'

export interface DemoTransfer {
  fund: FundKey
  date: CalendarDate
  seller: string
  /** With what each takes over, in thousands. Who holds nothing of the fund before becomes a partner by it. */
  buyers: readonly (readonly [buyer: string, thousands: number])[]
  /** Somebody still has to ask for it. */
  contract?: 'missing'
}

export const TRANSFERS: readonly DemoTransfer[] = [
  {
    fund: 'ventures',
    date: '2022-10-03',
    seller: 'Kirkstone Private Markets Fund of Funds',
    buyers: [['Okehurst Family Office', 1000]],
  },
  {
    fund: 'ventures',
    date: '2024-04-02',
    seller: 'Merrow Capital Access III',
    buyers: [
      ['Marchetta Family Office', 400],
      ['Zellweg Family Office', 300],
      ['Calderstone Endowment', 300],
    ],
  },
  {
    fund: 'ventures',
    date: '2025-07-01',
    seller: 'Rowmark Innovation Agency',
    buyers: [['Wetherby Industrial Group', 500]],
  },
  {
    fund: 'ventures',
    date: '2026-07-01',
    seller: 'Borrowdale Mutual Assurance',
    buyers: [["Ashcombe Teachers' Pension", 1000]],
  },
  {
    fund: 'growth',
    date: '2023-07-03',
    seller: 'Garsdale Pension Trust',
    buyers: [['Thornbury Secondary Partners', 5000]],
  },
  {
    fund: 'growth',
    date: '2024-07-01',
    seller: 'Selsund Growth Agency',
    buyers: [['Jorvik Municipal Pension', 1500]],
  },
  { fund: 'growth', date: '2025-07-01', seller: 'Ivernois Prévoyance', buyers: [['Fjellvik Select Fund', 1000]] },
  {
    fund: 'growth',
    date: '2026-01-05',
    seller: 'Kirkstone Private Markets Fund of Funds',
    buyers: [["Ashcombe Teachers' Pension", 2000]],
  },
  {
    fund: 'nordic',
    date: '2026-04-01',
    seller: 'Jorvik Municipal Pension',
    buyers: [['Lindeboom Pensioenfonds', 2000]],
  },
  {
    fund: 'nordic',
    date: '2026-05-04',
    seller: 'Merrow Capital Access III',
    buyers: [['Ulvestad Fund Selection', 5000]],
    contract: 'missing',
  },
]

/** What a partner has sold of a fund, less what it has bought: by so much more it was admitted with. */
export function soldBy(partner: string, fund: FundKey): Cents {
  return TRANSFERS.filter(transfer => transfer.fund === fund)
    .flatMap(({ seller, buyers }) =>
      buyers.map(([buyer, count]) =>
        seller === partner ? thousands(count) : buyer === partner ? -thousands(count) : 0,
      ),
    )
    .reduce((so, cents) => so + cents, 0)
}

/**
 * What the sidebar offers: five places, and the pages of the open fund or of the reference data in their groups. Every
 * entry is a route name.
 */
export interface PlaceGroup {
  title: string
  places: readonly string[]
}

export const FUND_GROUPS: readonly PlaceGroup[] = [
  { title: 'shell.group.fund', places: ['fund.performance', 'fund.details'] },
  {
    title: 'shell.group.portfolio',
    places: ['fund.investments.overview', 'fund.transactions.overview', 'fund.bankAccounts.overview'],
  },
  {
    title: 'shell.group.investors',
    places: [
      'fund.limitedPartners.overview',
      'fund.onboarding.overview',
      'fund.closings.overview',
      'fund.capitalMovements.overview',
      'fund.transfers.overview',
    ],
  },
  {
    title: 'shell.group.reporting',
    places: [
      'fund.reportingPeriods.overview',
      'fund.expenses.overview',
      'fund.accounting.overview',
      'fund.investorReports.overview',
    ],
  },
]

export const REFERENCE_GROUP: PlaceGroup = {
  title: 'shell.group.reference',
  places: ['fundManagers.overview', 'countries.overview', 'currencies.overview'],
}

/** The place of the sidebar that a route belongs to: the first part of its address. */
export function placeOf(pattern: string): string {
  return pattern.split('/')[1] ?? ''
}

/** The page of a fund that a deeper page belongs to: /funds/1/transactions/7/details belongs to transactions. */
export function fundPageOf(pattern: string): string | undefined {
  return /^\/funds\/:fundId\/([a-z-]+)/.exec(pattern)?.[1]
}

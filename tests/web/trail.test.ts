import { describe, expect, test } from 'vitest'
import { recordPath } from '../../src/pages/records.ts'
import { ROUTES, routeNamed } from '../../src/paths.ts'
import { FUND_GROUPS, menuOf, openEntry } from '../../src/pages/menu.ts'
import { trailOf } from '../../src/web/shell/trail.ts'
import type { Crumb } from '../../src/web/shell/trail.ts'

const words = (crumbs: Crumb[]) =>
  crumbs.map(crumb => (crumb.kind === 'page' ? crumb.route : `${crumb.resource} by ${crumb.parameter}`))

describe('the breadcrumb', () => {
  test.each([
    ['home', ['home']],
    ['funds.overview', ['funds.overview']],
    ['fund.performance', ['funds.overview', 'funds by fundId', 'fund.performance']],
    ['fund.details', ['funds.overview', 'funds by fundId', 'fund.details']],
    ['fund.bankAccounts.overview', ['funds.overview', 'funds by fundId', 'fund.bankAccounts.overview']],
    [
      'fund.bankAccount.details',
      ['funds.overview', 'funds by fundId', 'fund.bankAccounts.overview', 'bank-accounts by fundBankAccountId'],
    ],
    [
      'fund.capitalMovement.details',
      ['funds.overview', 'funds by fundId', 'fund.capitalMovements.overview', 'capital-movements by capitalCallId'],
    ],
    ['fund.closings.add', ['funds.overview', 'funds by fundId', 'fund.closings.overview', 'fund.closings.add']],
    [
      'fund.investment.fairValue.details',
      [
        'funds.overview',
        'funds by fundId',
        'fund.investments.overview',
        'investments by investmentId',
        'fund.investment.fairValues.overview',
        'fair-values by fairValueId',
      ],
    ],
    ['contacts.overview', ['contacts.overview']],
    ['contacts.add', ['contacts.overview', 'contacts.add']],
    ['contact.details', ['contacts.overview', 'contacts by contactId']],
    ['fundManager.edit', ['fundManagers.overview', 'fund-managers by fundManagerId']],
    ['error', ['error']],
  ] as const)('of %s goes from the list to the page', (name, expected) => {
    expect(words(trailOf(routeNamed(name)))).toEqual(expected)
  })

  test('leads only to pages of the route table, and ends at the page itself', () => {
    for (const route of ROUTES) {
      const trail = trailOf(route)
      expect(trail.length, route.name).toBeGreaterThan(0)
      for (const crumb of trail) if (crumb.route) expect(ROUTES, crumb.route).toContain(routeNamed(crumb.route))
    }
  })
})

describe('the sidebar', () => {
  test('offers the fourteen pages of a fund in four groups, each of them a route', () => {
    expect(FUND_GROUPS).toHaveLength(4)
    expect(FUND_GROUPS.map(group => menuOf(group).map(({ title }) => title))).toEqual([
      ['Performance', 'Details'],
      ['Investments', 'Transactions', 'Bank accounts'],
      ['Limited partners', 'Onboarding', 'Closings', 'Capital movements', 'Transfers'],
      ['Reporting periods', 'Expenses', 'Accounting', 'Investor reports'],
    ])
  })

  test('offers six places, the portal and the reference data', () => {
    expect(menuOf('main').map(({ title }) => title)).toEqual([
      'Home',
      'Funds',
      'Contacts',
      'Invoices',
      'Activity',
      'Reference',
      'Investor portal',
    ])
    expect(menuOf('reference').map(({ title }) => title)).toEqual([
      'Fund managers',
      'Countries',
      'Currencies',
      'Webhooks',
    ])
  })

  test.each([
    ['home', ['main home']],
    ['contacts.add', ['main contacts.overview']],
    ['fundManager.edit', ['main fundManagers', 'reference fundManagers.overview']],
    ['countries.overview', ['main fundManagers', 'reference countries.overview']],
    ['fund.performance', ['main funds.overview', 'fund fund.performance']],
    ['fund.closing.details', ['main funds.overview', 'investors fund.closings.overview']],
    [
      'fund.investment.fairValue.details',
      ['main funds.overview', 'portfolio fund.investments.overview', 'investment fund.investment.fairValues.overview'],
    ],
    ['portal.transfer', ['main portal', 'portal portal.transfers.overview']],
    ['error', []],
  ] as const)('marks the entries under which %s stands', (name, expected) => {
    const { pattern } = routeNamed(name)
    const groups = ['main', 'reference', ...FUND_GROUPS, 'investment', 'portal'] as const
    expect(
      groups.flatMap(group => {
        const entry = openEntry(group, pattern)
        return entry ? [`${group} ${entry.name}`] : []
      }),
    ).toEqual(expected)
  })
})

describe('a record', () => {
  test.each([
    ['funds', { id: 1 }, '/funds/1/details'],
    ['investments', { id: 2, fundId: 1 }, '/funds/1/investments/2/details'],
    ['contacts', { id: 3 }, '/contacts/3/details'],
    ['fund-managers', { id: 4 }, '/reference/fund-managers/4/edit'],
    ['limited-partners', { id: 5, fundId: 1 }, '/funds/1/limited-partners/5/details'],
    ['reporting-periods', { id: 6, fundId: 1 }, '/funds/1/reporting-periods/6/details'],
    ['transactions', { id: 7, fundId: 1, investmentId: 2 }, '/funds/1/transactions/7/details'],
    ['bank-accounts', { id: 8, fundId: 1, investmentId: null }, '/funds/1/bank-accounts/8/details'],
    ['bank-accounts', { id: 8, fundId: 1, investmentId: 2 }, '/funds/1/investments/2/bank-accounts/8/details'],
    ['accounting-entries', { id: 9, fundId: 1, reportingPeriodId: 6 }, '/funds/1/accounting/overview?period=6'],
    ['invoices', { id: 10, fundId: 1 }, '/invoices/overview?invoice=10'],
    ['fair-values', { id: 11, investmentId: 2 }, null],
    ['closings', { id: 12, fundId: 1 }, '/funds/1/closings/12/details'],
    ['countries', { id: 13 }, null],
    ['nothing', { id: 14 }, null],
  ])('of %s with %j is shown at %s', (resource, record, expected) => {
    expect(recordPath(resource, record)).toBe(expected)
  })
})

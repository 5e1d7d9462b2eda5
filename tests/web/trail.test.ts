import { describe, expect, test } from 'vitest'
import { ROUTES, routeNamed } from '../../src/paths.ts'
import { FUND_GROUPS, REFERENCE_GROUP, fundPageOf } from '../../src/web/shell/places.ts'
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
  ])('of %s goes from the list to the page', (name, expected) => {
    expect(words(trailOf(routeNamed(name)!))).toEqual(expected)
  })

  test('leads only to pages of the route table, and ends at the page itself', () => {
    for (const route of ROUTES) {
      const trail = trailOf(route)
      expect(trail.length, route.name).toBeGreaterThan(0)
      for (const crumb of trail) if (crumb.route) expect(routeNamed(crumb.route), crumb.route).toBeDefined()
    }
  })
})

describe('the sidebar', () => {
  test('offers the fourteen pages of a fund in four groups, each of them a route', () => {
    const places = FUND_GROUPS.flatMap(group => group.places)
    expect(FUND_GROUPS).toHaveLength(4)
    expect(places).toHaveLength(14)
    expect(new Set(places.map(name => fundPageOf(routeNamed(name)!.pattern))).size).toBe(14)
    for (const name of REFERENCE_GROUP.places) expect(routeNamed(name)).toBeDefined()
  })
})

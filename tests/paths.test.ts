import { describe, expect, expectTypeOf, test } from 'vitest'
import { entityPages } from '../generated/pages.ts'
import { GROUPS } from '../src/access.ts'
import {
  PARAMETER_SHAPES,
  ROUTES,
  UnknownPage,
  errorPath,
  path,
  pathWithin,
  routeNamed,
  safePath,
  type FixedPage,
  type WrittenPage,
} from '../src/paths.ts'
import { hasText } from '../src/texts.ts'

const GUID = '3f2504e0-4f89-41d3-9a0c-0305e82c3301'

describe('the route table', () => {
  test('R032 every row names a guard that exists', () => {
    const guards = [...Object.keys(GROUPS), 'home', 'open', 'accountCreated']
    for (const route of ROUTES) expect(guards, route.name).toContain(route.guard)
  })

  test('nobody needs to sign in for an open page, everybody for a guarded one', () => {
    for (const route of ROUTES) expect(route.signIn, route.name).toBe(route.guard !== 'open')
  })

  test('every back-office and portal page needs sign-in; the pages without are named', () => {
    expect(ROUTES.filter(route => !route.signIn).map(route => route.name)).toEqual([
      'onboarding.new',
      'email.accountCreating',
      'email.startOnboarding',
      'accessDenied',
      'notFound',
      'error',
    ])
  })

  test('names and patterns are unique', () => {
    expect(new Set(ROUTES.map(route => route.name)).size).toBe(ROUTES.length)
    expect(new Set(ROUTES.map(route => route.pattern)).size).toBe(ROUTES.length)
  })

  test('adding is for those who edit, reading for tenant staff, the portal for investors', () => {
    for (const route of ROUTES.filter(({ area, name }) => area === 'backOffice' && name !== 'home')) {
      const adds = /\/(add|edit)$/.test(route.pattern)
      const administered = route.pattern.startsWith('/webhooks/')
      const managers = route.pattern.startsWith('/reference/fund-managers/')
      const guard = administered || (adds && managers) ? 'tenantAdmin' : adds ? 'edit' : 'read'
      expect(route.guard, route.name).toBe(guard)
    }
    for (const route of ROUTES.filter(({ area }) => area === 'portal')) expect(route.guard, route.name).toBe('investor')
    expect(routeNamed('home').guard).toBe('home')
  })

  test('the two named parents, the fund, the portal and a holding forward to an existing page with the same parameters', () => {
    const forwards = ROUTES.flatMap(({ pattern, forward }) => (forward ? [[pattern, routeNamed(forward).pattern]] : []))
    expect(forwards).toEqual([
      ['/funds/:fundId', '/funds/:fundId/performance'],
      ['/contacts', '/contacts/overview'],
      ['/reference/fund-managers', '/reference/fund-managers/overview'],
      ['/portal/:pTenantId', '/portal/:pTenantId/funds/overview'],
      ['/portal/:pTenantId/funds/:pLpId', '/portal/:pTenantId/funds/:pLpId/details'],
    ])
  })

  test('every page has a title in the texts', () => {
    for (const route of ROUTES.filter(route => !route.forward))
      expect(hasText(`page.${route.name}`), route.name).toBe(true)
  })

  test('the pages are those of the specification, after those that follow from a schema', () => {
    expect(Object.values(entityPages).map(({ pattern }) => pattern)).toEqual([
      '/webhooks/overview',
      '/webhooks/add',
      '/webhooks/:webhookId/details',
    ])
    const pages = (prefix: string) =>
      ROUTES.filter(({ pattern, forward }) => pattern.startsWith(prefix) && !forward).map(({ pattern }) =>
        pattern.slice(prefix.length),
      )
    expect(
      ROUTES.filter(({ pattern }) => !/^\/(funds\/:|portal|onboarding|email-|webhooks)/.test(pattern)).map(
        ({ pattern }) => pattern,
      ),
    ).toEqual([
      '/',
      '/funds/overview',
      '/contacts',
      '/contacts/overview',
      '/contacts/add',
      '/contacts/:contactId/details',
      '/invoices/overview',
      '/activity',
      '/reference/fund-managers',
      '/reference/fund-managers/overview',
      '/reference/fund-managers/add',
      '/reference/fund-managers/:fundManagerId/edit',
      '/reference/countries/overview',
      '/reference/currencies/overview',
      '/access-denied',
      '/not-found',
      '/error',
    ])
    expect(pages('/funds/:fundId/').filter(page => !/^investments\/:investmentId\/[^d]/.test(page))).toEqual([
      'performance',
      'details',
      'investments/overview',
      'investments/add',
      'investments/:investmentId/details',
      'transactions/overview',
      'transactions/add',
      'transactions/:transactionId/details',
      'bank-accounts/overview',
      'bank-accounts/:fundBankAccountId/details',
      'expenses/overview',
      'accounting/overview',
      'onboarding/overview',
      'onboarding/add',
      'onboarding/:onboardingId/details',
      'limited-partners/overview',
      'limited-partners/:limitedPartnersId/details',
      'investor-reports/overview',
      'reporting-periods/overview',
      'reporting-periods/add',
      'reporting-periods/:reportingPeriodId/details',
      'capital-movements/overview',
      'capital-movements/add',
      'capital-movements/:capitalCallId/details',
      'closings/overview',
      'closings/add',
      'closings/:closingId/details',
      'transfers/overview',
      'transfers/add',
      'transfers/:transferId/details',
    ])
    expect(pages('/funds/:fundId/investments/:investmentId/')).toEqual([
      'details',
      'companies/add',
      'companies/:companyId/details',
      'transactions/overview',
      'transactions/add',
      'transactions/:transactionId/details',
      'bank-accounts/overview',
      'bank-accounts/:investmentBankAccountId/details',
      'fair-values/overview',
      'fair-values/add',
      'fair-values/:fairValueId/details',
    ])
    expect(pages('/portal/:pTenantId/')).toEqual([
      'funds/overview',
      'funds/:pLpId/reports',
      'funds/:pLpId/details',
      'funds/:pLpId/investments/overview',
      'funds/:pLpId/investments/:pInvestmentId',
      'capital-movements/overview',
      'transfers/overview',
      'transfers/:pTransferId',
    ])
    expect(pages('/onboarding/')).toEqual(['new', ':owId/details'])
    expect(pages('/email-processing/:emailGuid/')).toEqual([
      'account-creating',
      'account-created',
      'account-reactivated',
      'capital-call-published',
      'reporting-period-published',
      'start-onboarding',
      'complete-onboarding',
      'due-diligence-signed',
      'due-diligence-submitted',
      'subscription-submitted',
    ])
  })
})

describe('parameters', () => {
  test('R046 a fund id is digits only', () => {
    for (const value of ['1', '42', '999999999999999'])
      expect(PARAMETER_SHAPES['fundId']!.test(value), value).toBe(true)
    for (const value of ['abc', '1x', '-1', '1.5', '', ' 1', '1\n', '١', '9999999999999999'])
      expect(PARAMETER_SHAPES['fundId']!.test(value), value).toBe(false)
  })

  test('a mail address holds a GUID', () => {
    expect(PARAMETER_SHAPES['emailGuid']!.test(GUID) && PARAMETER_SHAPES['emailGuid']!.test(GUID.toUpperCase())).toBe(
      true,
    )
    for (const value of ['1', `{${GUID}}`, GUID.slice(1), `${GUID}0`, GUID.replaceAll('-', '')])
      expect(PARAMETER_SHAPES['emailGuid']!.test(value), value).toBe(false)
  })

  test('a portal address holds the short name of a tenant', () => {
    for (const value of ['larkmoor', 'a1', 'north-2'])
      expect(PARAMETER_SHAPES['pTenantId']!.test(value), value).toBe(true)
    for (const value of ['', 'Larkmoor', '-a', 'a.b', 'a/b', '%2e'])
      expect(PARAMETER_SHAPES['pTenantId']!.test(value), value).toBe(false)
  })

  test('every parameter of the table has a shape', () => {
    for (const { pattern } of ROUTES)
      for (const [, name] of pattern.matchAll(/:(\w+)/g)) expect(PARAMETER_SHAPES[name!], name).toBeInstanceOf(RegExp)
  })
})

describe('the path helper', () => {
  test('it fills in parameters, and puts others into the query', () => {
    expect(path('home')).toBe('/')
    expect(path('fund.investment.fairValue.details', { fundId: 1, investmentId: 2, fairValueId: 3 })).toBe(
      '/funds/1/investments/2/fair-values/3/details',
    )
    expect(path('fundManagers.overview', {}, { showModal: 'true' })).toBe(
      '/reference/fund-managers/overview?showModal=true',
    )
    expect(path('email.accountCreated', { emailGuid: GUID }, { ea: 'a&b@c.example' })).toBe(
      `/email-processing/${GUID}/account-created?ea=a%26b%40c.example`,
    )
  })

  test('R035 a name that is not in the table does not compile, and is no page in code of another day', () => {
    // @ts-expect-error it is fund.details
    expect(() => path('fund.detials', { fundId: 1 })).toThrow(UnknownPage)
    // @ts-expect-error pages of funds begin with fund.
    expect(() => pathWithin('funds', {})).toThrow(UnknownPage)
    // @ts-expect-error no page has no name
    expect(() => routeNamed('')).toThrow(UnknownPage)
    // @ts-expect-error what every object has is no page
    expect(() => routeNamed('constructor')).toThrow('There is no page constructor')
  })

  test('R035 a missing or misshapen parameter leads to /not-found', () => {
    // @ts-expect-error the fund is missing
    expect(path('fund.details')).toBe('/not-found')
    for (const fundId of ['abc', '-1', '', '../1', NaN, 1.5])
      expect(path('fund.details', { fundId }), String(fundId)).toBe('/not-found')
  })

  test('the compiler knows the parameters of every page by its pattern', () => {
    // @ts-expect-error it is fundId
    expect(path('fund.details', { fundID: 1 })).toBe('/not-found')
    // @ts-expect-error the investment is missing
    expect(path('fund.investment.details', { fundId: 1 })).toBe('/not-found')
    // @ts-expect-error a fund has no investment in its address
    expect(path('fund.details', { fundId: 1, investmentId: 2 })).toBe('/funds/1/details')
    // @ts-expect-error home has no parameters
    expect(path('home', { fundId: 1 })).toBe('/')
    // @ts-expect-error what is none of the address goes into the query
    expect(path('fundManagers.overview', { showModal: 'true' })).toBe('/reference/fund-managers/overview')
    expectTypeOf<'contacts.add'>().toExtend<FixedPage>()
    expectTypeOf<'contact.details'>().not.toExtend<FixedPage>()
  })

  test('the compiler knows what a row may say', () => {
    // @ts-expect-error no such guard
    expect({ pattern: '/nothing', guard: 'raed' } satisfies Page).toBeDefined()
    // @ts-expect-error no such kind of record
    expect({ pattern: '/nothing', guard: 'read', resource: 'fnuds' } satisfies Page).toBeDefined()
    // @ts-expect-error no such group of the menu
    expect({ pattern: '/nothing', guard: 'read', menu: { group: 'funds' } } satisfies Page).toBeDefined()
    // @ts-expect-error an address begins with a stroke
    expect({ pattern: 'nothing', guard: 'read' } satisfies Page).toBeDefined()
  })

  test('the compiler asks for a component of each page that a person wrote, and of no other', () => {
    expectTypeOf<'fund.details' | 'portal.funds.overview' | 'onboarding.new'>().toExtend<WrittenPage>()
    expectTypeOf<'fund'>().not.toExtend<WrittenPage>()
    expectTypeOf<'error'>().not.toExtend<WrittenPage>()
    expectTypeOf<'fund.detials'>().not.toExtend<WrittenPage>()
  })

  test('the error page is told code and text', () => {
    expect(errorPath(403, 'Access denied')).toBe('/error?code=403&text=Access%20denied')
    expect(new URLSearchParams(errorPath(418, '<b>&#').slice('/error?'.length)).get('text')).toBe('<b>&#')
  })
})

describe('a path to return to', () => {
  test.each(['/', '/funds/1/details', '/funds/overview?filter={"q":"a"}#top', '/error?text=//x'])(
    '%s is our own',
    own => {
      expect(safePath(own)).toBe(own)
    },
  )

  test.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/ /evil.example',
    'javascript:alert(1)',
    'funds',
    '',
    null,
    undefined,
    1,
    ['/'],
  ])('%j leads to the root', foreign => {
    expect(safePath(foreign)).toBe('/')
  })

  test('whatever passes stays on our origin', () => {
    for (const tried of ['/a/..//evil.example', '/.//evil.example', '/%5cevil.example', '/@evil.example', '/:80/x']) {
      expect(new URL(safePath(tried), 'https://own.example').origin).toBe('https://own.example')
    }
  })
})

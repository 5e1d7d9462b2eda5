/**
 * The route table: every page of the product by name, in the words and the order of the specification, with what guards
 * it.
 */
import type { Group } from './access.ts'

/**
 * home: a known role in a valid combination. open: everybody. accountCreated: the mail's address must be the signed-in
 * user's, otherwise home.
 */
type Guard = Group | 'home' | 'open' | 'accountCreated'

export interface Route {
  name: string
  /** Parameters begin with a colon; their shapes stand in PARAMETER_SHAPES. */
  pattern: string
  guard: Guard
  /** Signing in comes first. */
  signIn: boolean
  area: 'backOffice' | 'portal' | 'onboarding' | 'email' | 'system'
  /** The stage that brings its content; until then a plain page says so. */
  stage: 1 | 2 | 3 | 4
  /** The page it leads on to at once, without a history entry. */
  forward?: string
}

type Row = [name: string, pattern: string, guard: Guard, stage: Route['stage'], forward?: string]

const BACK_OFFICE: Row[] = [
  ['home', '/', 'home', 1],
  ['funds.overview', '/funds/overview', 'read', 1],
  ['fund', '/funds/:fundId', 'read', 1, 'fund.performance'],
  ['contacts', '/contacts', 'read', 1, 'contacts.overview'],
  ['contacts.overview', '/contacts/overview', 'read', 1],
  ['contacts.add', '/contacts/add', 'edit', 1],
  ['contact.details', '/contacts/:contactId/details', 'read', 1],
  ['invoices.overview', '/invoices/overview', 'read', 2],
  ['fundManagers', '/reference/fund-managers', 'read', 1, 'fundManagers.overview'],
  ['fundManagers.overview', '/reference/fund-managers/overview', 'read', 1],
  ['fundManagers.add', '/reference/fund-managers/add', 'tenantAdmin', 1],
  ['fundManager.edit', '/reference/fund-managers/:fundManagerId/edit', 'tenantAdmin', 1],
  ['countries.overview', '/reference/countries/overview', 'read', 1],
  ['currencies.overview', '/reference/currencies/overview', 'read', 1],

  ['fund.performance', '/funds/:fundId/performance', 'read', 2],
  ['fund.details', '/funds/:fundId/details', 'read', 1],
  ['fund.investments.overview', '/funds/:fundId/investments/overview', 'read', 2],
  ['fund.investments.add', '/funds/:fundId/investments/add', 'edit', 2],
  ['fund.investment.details', '/funds/:fundId/investments/:investmentId/details', 'read', 2],
  ['fund.transactions.overview', '/funds/:fundId/transactions/overview', 'read', 2],
  ['fund.transactions.add', '/funds/:fundId/transactions/add', 'edit', 2],
  ['fund.transaction.details', '/funds/:fundId/transactions/:transactionId/details', 'read', 2],
  ['fund.bankAccounts.overview', '/funds/:fundId/bank-accounts/overview', 'read', 1],
  ['fund.bankAccount.details', '/funds/:fundId/bank-accounts/:fundBankAccountId/details', 'read', 1],
  ['fund.expenses.overview', '/funds/:fundId/expenses/overview', 'read', 2],
  ['fund.accounting.overview', '/funds/:fundId/accounting/overview', 'read', 2],
  ['fund.onboarding.overview', '/funds/:fundId/onboarding/overview', 'read', 4],
  ['fund.onboarding.add', '/funds/:fundId/onboarding/add', 'edit', 4],
  ['fund.onboarding.details', '/funds/:fundId/onboarding/:onboardingId/details', 'read', 4],
  ['fund.limitedPartners.overview', '/funds/:fundId/limited-partners/overview', 'read', 2],
  ['fund.limitedPartner.details', '/funds/:fundId/limited-partners/:limitedPartnersId/details', 'read', 2],
  ['fund.investorReports.overview', '/funds/:fundId/investor-reports/overview', 'read', 4],
  ['fund.reportingPeriods.overview', '/funds/:fundId/reporting-periods/overview', 'read', 2],
  ['fund.reportingPeriods.add', '/funds/:fundId/reporting-periods/add', 'edit', 2],
  ['fund.reportingPeriod.details', '/funds/:fundId/reporting-periods/:reportingPeriodId/details', 'read', 2],
  ['fund.capitalMovements.overview', '/funds/:fundId/capital-movements/overview', 'read', 3],
  ['fund.capitalMovements.add', '/funds/:fundId/capital-movements/add', 'edit', 3],
  ['fund.capitalMovement.details', '/funds/:fundId/capital-movements/:capitalCallId/details', 'read', 3],
  ['fund.closings.overview', '/funds/:fundId/closings/overview', 'read', 3],
  ['fund.closings.add', '/funds/:fundId/closings/add', 'edit', 3],
  ['fund.closing.details', '/funds/:fundId/closings/:closingId/details', 'read', 3],
  ['fund.transfers.overview', '/funds/:fundId/transfers/overview', 'read', 3],
  ['fund.transfers.add', '/funds/:fundId/transfers/add', 'edit', 3],
  ['fund.transfer.details', '/funds/:fundId/transfers/:transferId/details', 'read', 3],

  ['fund.investment.companies.add', '/funds/:fundId/investments/:investmentId/companies/add', 'edit', 2],
  [
    'fund.investment.company.details',
    '/funds/:fundId/investments/:investmentId/companies/:companyId/details',
    'read',
    2,
  ],
  [
    'fund.investment.transactions.overview',
    '/funds/:fundId/investments/:investmentId/transactions/overview',
    'read',
    2,
  ],
  ['fund.investment.transactions.add', '/funds/:fundId/investments/:investmentId/transactions/add', 'edit', 2],
  [
    'fund.investment.transaction.details',
    '/funds/:fundId/investments/:investmentId/transactions/:transactionId/details',
    'read',
    2,
  ],
  [
    'fund.investment.bankAccounts.overview',
    '/funds/:fundId/investments/:investmentId/bank-accounts/overview',
    'read',
    2,
  ],
  [
    'fund.investment.bankAccount.details',
    '/funds/:fundId/investments/:investmentId/bank-accounts/:investmentBankAccountId/details',
    'read',
    2,
  ],
  ['fund.investment.fairValues.overview', '/funds/:fundId/investments/:investmentId/fair-values/overview', 'read', 2],
  ['fund.investment.fairValues.add', '/funds/:fundId/investments/:investmentId/fair-values/add', 'edit', 2],
  [
    'fund.investment.fairValue.details',
    '/funds/:fundId/investments/:investmentId/fair-values/:fairValueId/details',
    'read',
    2,
  ],
]

const PORTAL: Row[] = [
  ['portal', '/portal/:pTenantId', 'investor', 4, 'portal.funds.overview'],
  ['portal.funds.overview', '/portal/:pTenantId/funds/overview', 'investor', 4],
  ['portal.fund', '/portal/:pTenantId/funds/:pLpId', 'investor', 4, 'portal.fund.details'],
  ['portal.fund.reports', '/portal/:pTenantId/funds/:pLpId/reports', 'investor', 4],
  ['portal.fund.details', '/portal/:pTenantId/funds/:pLpId/details', 'investor', 4],
  ['portal.fund.investments.overview', '/portal/:pTenantId/funds/:pLpId/investments/overview', 'investor', 4],
  ['portal.fund.investment', '/portal/:pTenantId/funds/:pLpId/investments/:pInvestmentId', 'investor', 4],
  ['portal.capitalMovements.overview', '/portal/:pTenantId/capital-movements/overview', 'investor', 4],
  ['portal.transfers.overview', '/portal/:pTenantId/transfers/overview', 'investor', 4],
  ['portal.transfer', '/portal/:pTenantId/transfers/:pTransferId', 'investor', 4],
]

/** Whose onboarding it is, only the record can tell: the server answers, the page is open to every member. */
const ONBOARDING: Row[] = [
  ['onboarding.new', '/onboarding/new', 'open', 4],
  ['onboarding.details', '/onboarding/:owId/details', 'anyMember', 4],
]

const EMAIL: Row[] = [
  ['email.accountCreating', '/email-processing/:emailGuid/account-creating', 'open', 4],
  ['email.accountCreated', '/email-processing/:emailGuid/account-created', 'accountCreated', 4],
  ['email.accountReactivated', '/email-processing/:emailGuid/account-reactivated', 'anyMember', 4],
  ['email.capitalCallPublished', '/email-processing/:emailGuid/capital-call-published', 'anyMember', 4],
  ['email.reportingPeriodPublished', '/email-processing/:emailGuid/reporting-period-published', 'anyMember', 4],
  ['email.startOnboarding', '/email-processing/:emailGuid/start-onboarding', 'open', 4],
  ['email.completeOnboarding', '/email-processing/:emailGuid/complete-onboarding', 'anyMember', 4],
  ['email.dueDiligenceSigned', '/email-processing/:emailGuid/due-diligence-signed', 'anyMember', 4],
  ['email.dueDiligenceSubmitted', '/email-processing/:emailGuid/due-diligence-submitted', 'anyMember', 4],
  ['email.subscriptionSubmitted', '/email-processing/:emailGuid/subscription-submitted', 'anyMember', 4],
]

const SYSTEM: Row[] = [
  ['accessDenied', '/access-denied', 'open', 1],
  ['notFound', '/not-found', 'open', 1],
  ['error', '/error', 'open', 1],
]

export const ROUTES: readonly Route[] = [
  ...BACK_OFFICE.map(row => route('backOffice', row)),
  ...PORTAL.map(row => route('portal', row)),
  ...ONBOARDING.map(row => route('onboarding', row)),
  ...EMAIL.map(row => route('email', row)),
  ...SYSTEM.map(row => route('system', row)),
]

/** Longer digit rows are beyond every id (and beyond what a number holds exactly). */
const NUMERIC = /^\d{1,15}$/
const GUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
const TENANT_SHORT_NAME = /^[a-z0-9][a-z0-9-]{0,62}$/

const OTHER_SHAPES: Record<string, RegExp> = { emailGuid: GUID, pTenantId: TENANT_SHORT_NAME }

/** What each parameter may hold; anything else is an unknown path. */
export const PARAMETER_SHAPES: Record<string, RegExp> = Object.fromEntries(
  ROUTES.flatMap(({ pattern }) => parametersOf(pattern)).map(name => [name, OTHER_SHAPES[name] ?? NUMERIC]),
)

const byName = new Map(ROUTES.map(route => [route.name, route]))

export function routeNamed(name: string): Route | undefined {
  return byName.get(name)
}

/**
 * The address of a page. Parameters that are not part of the pattern become the query. An unknown name or a wrong
 * parameter leads to /not-found.
 */
export function path(name: string, parameters: Record<string, string | number> = {}): string {
  const pattern = byName.get(name)?.pattern
  if (!pattern) return '/not-found'
  const needed = parametersOf(pattern)
  if (needed.some(parameter => !PARAMETER_SHAPES[parameter]!.test(String(parameters[parameter] ?? ''))))
    return '/not-found'
  const address = pattern.replace(/:(\w+)/g, (_, parameter: string) => String(parameters[parameter]))
  const query = Object.entries(parameters)
    .filter(([parameter]) => !needed.includes(parameter))
    .map(([parameter, value]) => `${encodeURIComponent(parameter)}=${encodeURIComponent(value)}`)
  return query.length ? `${address}?${query.join('&')}` : address
}

export function errorPath(code: number | string, text: string): string {
  return path('error', { code, text })
}

/**
 * A path of our own site, or the root: a foreign address, also one in disguise (//host, /\host, a line break), is never
 * followed.
 */
export function safePath(wanted: unknown): string {
  if (typeof wanted !== 'string' || !wanted.startsWith('/') || wanted.startsWith('//')) return '/'
  return /[\u0000-\u0020\u007f\\]/.test(wanted) ? '/' : wanted
}

function route(area: Route['area'], [name, pattern, guard, stage, forward]: Row): Route {
  return { name, pattern, guard, signIn: guard !== 'open', area, stage, ...(forward && { forward }) }
}

function parametersOf(pattern: string): string[] {
  return [...pattern.matchAll(/:(\w+)/g)].map(match => match[1]!)
}

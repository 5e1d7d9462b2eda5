/** The pages of investors: their portal, their onboarding, and where the links of mails land. */
import type { Pages } from './page.ts'

export const portalPages = {
  portal: {
    pattern: '/portal/:pTenantId',
    guard: 'investor',
    title: 'Investor portal',
    menu: { group: 'main', place: 7 },
    forward: 'portal.funds.overview',
  },
  'portal.funds.overview': {
    pattern: '/portal/:pTenantId/funds/overview',
    guard: 'investor',
    title: 'Funds',
    menu: { group: 'portal', place: 1 },
  },
  'portal.fund': { pattern: '/portal/:pTenantId/funds/:pLpId', guard: 'investor', forward: 'portal.fund.details' },
  'portal.fund.reports': {
    pattern: '/portal/:pTenantId/funds/:pLpId/reports',
    guard: 'investor',
    title: 'Reports',
  },
  'portal.fund.details': {
    pattern: '/portal/:pTenantId/funds/:pLpId/details',
    guard: 'investor',
    title: 'Details',
  },
  'portal.fund.investments.overview': {
    pattern: '/portal/:pTenantId/funds/:pLpId/investments/overview',
    guard: 'investor',
    title: 'Investments',
  },
  'portal.fund.investment': {
    pattern: '/portal/:pTenantId/funds/:pLpId/investments/:pInvestmentId',
    guard: 'investor',
    title: 'Investment',
  },
  'portal.capitalMovements.overview': {
    pattern: '/portal/:pTenantId/capital-movements/overview',
    guard: 'investor',
    title: 'Capital movements',
    menu: { group: 'portal', place: 2 },
  },
  'portal.transfers.overview': {
    pattern: '/portal/:pTenantId/transfers/overview',
    guard: 'investor',
    title: 'Transfers',
    menu: { group: 'portal', place: 3 },
  },
  'portal.transfer': {
    pattern: '/portal/:pTenantId/transfers/:pTransferId',
    guard: 'investor',
    title: 'Transfer',
  },
} as const satisfies Pages

/** Whose onboarding it is, only the record can tell: the server answers, the page is open to every member. */
export const onboardingPages = {
  'onboarding.new': { pattern: '/onboarding/new', guard: 'open', title: 'Onboarding' },
  'onboarding.details': { pattern: '/onboarding/:owId/details', guard: 'anyMember', title: 'Onboarding' },
} as const satisfies Pages

export const emailPages = {
  'email.accountCreating': {
    pattern: '/email-processing/:emailGuid/account-creating',
    guard: 'open',
    title: 'Account being created',
  },
  'email.accountCreated': {
    pattern: '/email-processing/:emailGuid/account-created',
    guard: 'accountCreated',
    title: 'Account created',
  },
  'email.accountReactivated': {
    pattern: '/email-processing/:emailGuid/account-reactivated',
    guard: 'anyMember',
    title: 'Account active again',
  },
  'email.capitalCallPublished': {
    pattern: '/email-processing/:emailGuid/capital-call-published',
    guard: 'anyMember',
    title: 'Capital call published',
  },
  'email.reportingPeriodPublished': {
    pattern: '/email-processing/:emailGuid/reporting-period-published',
    guard: 'anyMember',
    title: 'Reporting period published',
  },
  'email.startOnboarding': {
    pattern: '/email-processing/:emailGuid/start-onboarding',
    guard: 'open',
    title: 'Start onboarding',
  },
  'email.completeOnboarding': {
    pattern: '/email-processing/:emailGuid/complete-onboarding',
    guard: 'anyMember',
    title: 'Complete onboarding',
  },
  'email.dueDiligenceSigned': {
    pattern: '/email-processing/:emailGuid/due-diligence-signed',
    guard: 'anyMember',
    title: 'Due diligence signed',
  },
  'email.dueDiligenceSubmitted': {
    pattern: '/email-processing/:emailGuid/due-diligence-submitted',
    guard: 'anyMember',
    title: 'Due diligence submitted',
  },
  'email.subscriptionSubmitted': {
    pattern: '/email-processing/:emailGuid/subscription-submitted',
    guard: 'anyMember',
    title: 'Subscription submitted',
  },
} as const satisfies Pages

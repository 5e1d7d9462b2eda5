import type { ComponentType } from 'react'
import type { EntityPage, PortalPage, Route, RouteName, WrittenPage } from '../paths.ts'
import { preload } from './kit/data/metadata.ts'

/** Loads the code of one page on demand. */
export type PageLoader = () => Promise<ComponentType>

/** One page for the links of all mails: it says what each is about. */
const landingPage: PageLoader = () => import('../email-links/LandingPage.tsx').then(module => module.LandingPage)

/**
 * The component of every page that a person wrote. A row of the table of pages without one does not compile, nor does a
 * component without a row. What follows from a schema needs none, and gives way to one.
 */
export const pages: Readonly<Partial<Record<RouteName, PageLoader>>> = {
  home: () => import('../home/HomePage.tsx').then(module => module.HomePage),
  'funds.overview': () => import('../funds/FundsOverview.tsx').then(module => module.FundsOverview),
  'fund.performance': () => import('../performance/FundPerformance.tsx').then(module => module.FundPerformance),
  'fund.details': () => import('../funds/FundDetails.tsx').then(module => module.FundDetails),
  'fund.investments.overview': () =>
    import('../investments/InvestmentsOverview.tsx').then(module => module.InvestmentsOverview),
  'fund.investments.add': () => import('../investments/InvestmentAdd.tsx').then(module => module.InvestmentAdd),
  'fund.investment.details': () =>
    import('../investments/InvestmentDetails.tsx').then(module => module.InvestmentDetails),
  'fund.investment.companies.add': () => import('../companies/CompanyAdd.tsx').then(module => module.CompanyAdd),
  'fund.investment.company.details': () =>
    import('../companies/CompanyDetails.tsx').then(module => module.CompanyDetails),
  'fund.investment.fairValues.overview': () =>
    import('../fair-values/FairValuesOverview.tsx').then(module => module.FairValuesOverview),
  'fund.investment.fairValues.add': () => import('../fair-values/pages.tsx').then(module => module.FairValueAdd),
  'fund.investment.fairValue.details': () => import('../fair-values/pages.tsx').then(module => module.FairValueDetails),
  'fund.transactions.overview': () =>
    import('../transactions/FundTransactionsOverview.tsx').then(module => module.FundTransactionsOverview),
  'fund.transactions.add': () =>
    import('../transactions/FundTransactions.tsx').then(module => module.FundTransactionAdd),
  'fund.transaction.details': () =>
    import('../transactions/FundTransactions.tsx').then(module => module.FundTransactionDetails),
  'fund.investment.transactions.overview': () =>
    import('../transactions/InvestmentTransactionsOverview.tsx').then(module => module.InvestmentTransactionsOverview),
  'fund.investment.transactions.add': () =>
    import('../transactions/InvestmentTransactions.tsx').then(module => module.InvestmentTransactionAdd),
  'fund.investment.transaction.details': () =>
    import('../transactions/InvestmentTransactions.tsx').then(module => module.InvestmentTransactionDetails),
  'fund.investment.bankAccounts.overview': () =>
    import('../bank-accounts/InvestmentBankAccounts.tsx').then(module => module.InvestmentBankAccountsOverview),
  'fund.investment.bankAccount.details': () =>
    import('../bank-accounts/InvestmentBankAccounts.tsx').then(module => module.InvestmentBankAccountDetails),
  'fund.bankAccounts.overview': () =>
    import('../bank-accounts/FundBankAccountsOverview.tsx').then(module => module.FundBankAccountsOverview),
  'fund.bankAccount.details': () =>
    import('../bank-accounts/FundBankAccountDetails.tsx').then(module => module.FundBankAccountDetails),
  'fund.expenses.overview': () => import('../expenses/ExpensesOverview.tsx').then(module => module.ExpensesOverview),
  'fund.accounting.overview': () =>
    import('../accounting/AccountingOverview.tsx').then(module => module.AccountingOverview),
  'fund.onboarding.overview': () =>
    import('../onboarding/OnboardingsOverview.tsx').then(module => module.OnboardingsOverview),
  'fund.onboarding.add': () => import('../onboarding/OnboardingForm.tsx').then(module => module.OnboardingAdd),
  'fund.onboarding.details': () => import('../onboarding/OnboardingForm.tsx').then(module => module.OnboardingDetails),
  'onboarding.new': () => import('../onboarding-wizard/WizardStart.tsx').then(module => module.WizardStart),
  'onboarding.details': () => import('../onboarding-wizard/Wizard.tsx').then(module => module.Wizard),
  'fund.limitedPartners.overview': () =>
    import('../limited-partners/LimitedPartnersOverview.tsx').then(module => module.LimitedPartnersOverview),
  'fund.limitedPartner.details': () =>
    import('../limited-partners/LimitedPartnerDetails.tsx').then(module => module.LimitedPartnerDetails),
  'fund.closings.overview': () => import('../closings/ClosingsOverview.tsx').then(module => module.ClosingsOverview),
  'fund.closings.add': () => import('../closings/ClosingAdd.tsx').then(module => module.ClosingAdd),
  'fund.closing.details': () => import('../closings/ClosingDetails.tsx').then(module => module.ClosingDetails),
  'fund.capitalMovements.overview': () =>
    import('../capital-movements/CapitalMovementsOverview.tsx').then(module => module.CapitalMovementsOverview),
  'fund.capitalMovements.add': () =>
    import('../capital-movements/CapitalMovementAdd.tsx').then(module => module.CapitalMovementAdd),
  'fund.capitalMovement.details': () =>
    import('../capital-movements/CapitalMovementDetails.tsx').then(module => module.CapitalMovementDetails),
  'fund.investorReports.overview': () =>
    import('../investor-reports/InvestorReportsOverview.tsx').then(module => module.InvestorReportsOverview),
  'fund.reportingPeriods.overview': () =>
    import('../reporting-periods/ReportingPeriodsOverview.tsx').then(module => module.ReportingPeriodsOverview),
  'fund.reportingPeriods.add': () =>
    import('../reporting-periods/ReportingPeriodAdd.tsx').then(module => module.ReportingPeriodAdd),
  'fund.reportingPeriod.details': () =>
    import('../reporting-periods/ReportingPeriodDetails.tsx').then(module => module.ReportingPeriodDetails),
  'fund.transfers.overview': () =>
    import('../transfers/TransfersOverview.tsx').then(module => module.TransfersOverview),
  'fund.transfers.add': () => import('../transfers/pages.tsx').then(module => module.TransferAdd),
  'fund.transfer.details': () => import('../transfers/pages.tsx').then(module => module.TransferDetails),
  'contacts.overview': () => import('../contacts/ContactsOverview.tsx').then(module => module.ContactsOverview),
  'contacts.add': () => import('../contacts/ContactAdd.tsx').then(module => module.ContactAdd),
  'contact.details': () => import('../contacts/ContactDetails.tsx').then(module => module.ContactDetails),
  'invoices.overview': () => import('../invoices/InvoicesOverview.tsx').then(module => module.InvoicesOverview),
  'webhook.details': () => import('../webhooks/WebhookDetails.tsx').then(module => module.WebhookDetails),
  activity: () => import('../activity/ActivityPage.tsx').then(module => module.ActivityPage),
  'fundManagers.overview': () =>
    import('../fund-managers/FundManagersOverview.tsx').then(module => module.FundManagersOverview),
  'fundManagers.add': () => import('../fund-managers/FundManagerAdd.tsx').then(module => module.FundManagerAdd),
  'fundManager.edit': () => import('../fund-managers/FundManagerEdit.tsx').then(module => module.FundManagerEdit),
  'countries.overview': () => import('../countries/CountriesOverview.tsx').then(module => module.CountriesOverview),
  'currencies.overview': () => import('../currencies/CurrenciesOverview.tsx').then(module => module.CurrenciesOverview),
  'email.accountCreating': landingPage,
  'email.accountCreated': landingPage,
  'email.accountReactivated': landingPage,
  'email.capitalCallPublished': landingPage,
  'email.reportingPeriodPublished': landingPage,
  'email.startOnboarding': landingPage,
  'email.completeOnboarding': landingPage,
  'email.dueDiligenceSigned': landingPage,
  'email.dueDiligenceSubmitted': landingPage,
  'email.subscriptionSubmitted': landingPage,
} satisfies Record<Exclude<WrittenPage, PortalPage>, PageLoader> & Partial<Record<EntityPage, PageLoader>>

/** The page of an entity that has nothing but its schema. */
export function schemaPage(route: Route): PageLoader | undefined {
  const { resource, pattern } = route
  if (!resource || route.forward) return undefined
  if (pattern.endsWith('/overview')) {
    return async () => {
      preload(resource, 'list')
      const { SchemaList } = await import('./schema-pages/SchemaList.tsx')
      return () => <SchemaList route={route} resource={resource} />
    }
  }
  return async () => {
    preload(resource, 'form')
    const { SchemaAdd, SchemaDetails } = await import('./schema-pages/SchemaForm.tsx')
    return pattern.endsWith('/add')
      ? () => <SchemaAdd route={route} resource={resource} />
      : () => <SchemaDetails route={route} resource={resource} />
  }
}

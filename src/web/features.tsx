import type { ComponentType } from 'react'
import { path } from '../paths.ts'
import type { RecordPath } from './kit/data/recordLinks.ts'

/** Loads the code of one page on demand. */
type PageLoader = () => Promise<ComponentType>

/** The list of features: which page stands at which row of the route table. A row without one shows a plain page. */
export const pages: Record<string, PageLoader> = {
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
  'fund.limitedPartners.overview': () =>
    import('../limited-partners/LimitedPartnersOverview.tsx').then(module => module.LimitedPartnersOverview),
  'fund.limitedPartner.details': () =>
    import('../limited-partners/LimitedPartnerDetails.tsx').then(module => module.LimitedPartnerDetails),
  'fund.reportingPeriods.overview': () =>
    import('../reporting-periods/ReportingPeriodsOverview.tsx').then(module => module.ReportingPeriodsOverview),
  'fund.reportingPeriods.add': () =>
    import('../reporting-periods/ReportingPeriodAdd.tsx').then(module => module.ReportingPeriodAdd),
  'fund.reportingPeriod.details': () =>
    import('../reporting-periods/ReportingPeriodDetails.tsx').then(module => module.ReportingPeriodDetails),
  'contacts.overview': () => import('../contacts/ContactsOverview.tsx').then(module => module.ContactsOverview),
  'contacts.add': () => import('../contacts/ContactAdd.tsx').then(module => module.ContactAdd),
  'contact.details': () => import('../contacts/ContactDetails.tsx').then(module => module.ContactDetails),
  'invoices.overview': () => import('../invoices/InvoicesOverview.tsx').then(module => module.InvoicesOverview),
  'fundManagers.overview': () =>
    import('../fund-managers/FundManagersOverview.tsx').then(module => module.FundManagersOverview),
  'fundManagers.add': () => import('../fund-managers/FundManagerAdd.tsx').then(module => module.FundManagerAdd),
  'fundManager.edit': () => import('../fund-managers/FundManagerEdit.tsx').then(module => module.FundManagerEdit),
  'countries.overview': () => import('../countries/CountriesOverview.tsx').then(module => module.CountriesOverview),
  'currencies.overview': () => import('../currencies/CurrenciesOverview.tsx').then(module => module.CurrenciesOverview),
  'portal.funds.overview': () => import('../portal/PortalFunds.tsx').then(module => module.PortalFunds),
}

type Values = Record<string, unknown>

const RECORD_PAGES: Record<string, (record: Values) => string> = {
  funds: fund => path('fund.details', { fundId: Number(fund['id']) }),
  investments: investment =>
    path('fund.investment.details', { fundId: Number(investment['fundId']), investmentId: Number(investment['id']) }),
  contacts: contact => path('contact.details', { contactId: Number(contact['id']) }),
  'fund-managers': manager => path('fundManager.edit', { fundManagerId: Number(manager['id']) }),
  'reporting-periods': period =>
    path('fund.reportingPeriod.details', { fundId: Number(period['fundId']), reportingPeriodId: Number(period['id']) }),
  'limited-partners': partner =>
    path('fund.limitedPartner.details', {
      fundId: Number(partner['fundId']),
      limitedPartnersId: Number(partner['id']),
    }),
  'accounting-entries': entry =>
    `${path('fund.accounting.overview', { fundId: Number(entry['fundId']) })}?period=${String(entry['reportingPeriodId'])}`,
  transactions: transaction =>
    path('fund.transaction.details', {
      fundId: Number(transaction['fundId']),
      transactionId: Number(transaction['id']),
    }),
  invoices: invoice => `${path('invoices.overview')}?invoice=${String(invoice['id'])}`,
  'bank-accounts': account =>
    account['investmentId']
      ? path('fund.investment.bankAccount.details', {
          fundId: Number(account['fundId']),
          investmentId: Number(account['investmentId']),
          investmentBankAccountId: Number(account['id']),
        })
      : path('fund.bankAccount.details', {
          fundId: Number(account['fundId']),
          fundBankAccountId: Number(account['id']),
        }),
}

/** Where a record that another one names is shown; null for records without a page of their own. */
export const recordPath: RecordPath = (resource, record) => RECORD_PAGES[resource]?.(record) ?? null

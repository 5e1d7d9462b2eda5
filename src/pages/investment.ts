/** The pages below an investment of a fund. */
import type { Pages } from './page.ts'

export const investmentPages = {
  'fund.investment.companies.add': {
    pattern: '/funds/:fundId/investments/:investmentId/companies/add',
    guard: 'edit',
    resource: 'companies',
  },
  'fund.investment.company.details': {
    pattern: '/funds/:fundId/investments/:investmentId/companies/:companyId/details',
    guard: 'read',
    resource: 'companies',
    find: { place: 4 },
  },
  'fund.investment.transactions.overview': {
    pattern: '/funds/:fundId/investments/:investmentId/transactions/overview',
    guard: 'read',
    resource: 'transactions',
    menu: { group: 'investment', place: 3 },
  },
  'fund.investment.transactions.add': {
    pattern: '/funds/:fundId/investments/:investmentId/transactions/add',
    guard: 'edit',
    resource: 'transactions',
  },
  'fund.investment.transaction.details': {
    pattern: '/funds/:fundId/investments/:investmentId/transactions/:transactionId/details',
    guard: 'read',
    resource: 'transactions',
    linked: false,
  },
  'fund.investment.bankAccounts.overview': {
    pattern: '/funds/:fundId/investments/:investmentId/bank-accounts/overview',
    guard: 'read',
    resource: 'bank-accounts',
    menu: { group: 'investment', place: 4 },
  },
  'fund.investment.bankAccount.details': {
    pattern: '/funds/:fundId/investments/:investmentId/bank-accounts/:investmentBankAccountId/details',
    guard: 'read',
    resource: 'bank-accounts',
  },
  'fund.investment.fairValues.overview': {
    pattern: '/funds/:fundId/investments/:investmentId/fair-values/overview',
    guard: 'read',
    resource: 'fair-values',
    menu: { group: 'investment', place: 2 },
  },
  'fund.investment.fairValues.add': {
    pattern: '/funds/:fundId/investments/:investmentId/fair-values/add',
    guard: 'edit',
    resource: 'fair-values',
  },
  'fund.investment.fairValue.details': {
    pattern: '/funds/:fundId/investments/:investmentId/fair-values/:fairValueId/details',
    guard: 'read',
    resource: 'fair-values',
  },
} as const satisfies Pages

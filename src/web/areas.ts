/** The rules and computed fields of every entity for which a person wrote some; src/server/areas.ts has them too. */
import type { AreaTable } from './kit/data/areas.ts'

export const areas = {
  bankAccount: () => import('../bank-accounts/area.ts').then(module => module.bankAccountArea),
  capitalMovement: () => import('../capital-movements/area.ts').then(module => module.capitalMovementArea),
  capitalMovementLine: () => import('../capital-movements/area.ts').then(module => module.capitalMovementLineArea),
  closing: () => import('../closings/area.ts').then(module => module.closingArea),
  company: () => import('../companies/area.ts').then(module => module.companyArea),
  contact: () => import('../contacts/area.ts').then(module => module.contactArea),
  exchangeRate: () => import('../currencies/area.ts').then(module => module.exchangeRateArea),
  expense: () => import('../expenses/area.ts').then(module => module.expenseArea),
  fairValue: () => import('../fair-values/area.ts').then(module => module.fairValueArea),
  fund: () => import('../funds/area.ts').then(module => module.fundArea),
  fundManager: () => import('../fund-managers/area.ts').then(module => module.fundManagerArea),
  investment: () => import('../investments/area.ts').then(module => module.investmentArea),
  invoice: () => import('../invoices/area.ts').then(module => module.invoiceArea),
  limitedPartner: () => import('../limited-partners/area.ts').then(module => module.limitedPartnerArea),
  onboarding: () => import('../onboarding/area.ts').then(module => module.onboardingArea),
  reportingPeriod: () => import('../reporting-periods/area.ts').then(module => module.reportingPeriodArea),
  serviceAccount: () => import('../service-accounts/area.ts').then(module => module.serviceAccountArea),
  tenant: () => import('../tenants/area.ts').then(module => module.tenantArea),
  transaction: () => import('../transactions/area.ts').then(module => module.transactionArea),
  transfer: () => import('../transfers/area.ts').then(module => module.transferArea),
  webhook: () => import('../webhooks/area.ts').then(module => module.webhookArea),
} satisfies AreaTable

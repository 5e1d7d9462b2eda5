/** Which value list answers which requirement: the places that use it, and its values in order. */

export const VALUES: Record<string, { places: readonly string[]; values: readonly string[] }> = {
  R160: {
    places: ['transaction.type'],
    values: ['CapitalCall', 'Distribution', 'Investment', 'Divestment', 'Income', 'Expense', 'ManagementFee', 'CarriedInterest', 'FxConversion', 'InternalTransfer', 'Other'],
  },
  R161: { places: ['transaction.tradingType'], values: ['Buy', 'Sell', 'Income', 'Expense', 'CorporateAction', 'Valuation'] },
  R163: {
    places: ['investment.portfolioInvestmentType'],
    values: ['Ordinary shares', 'Preference shares', 'Convertible loan', 'SAFE/ASA', 'Shareholder loan', 'Mezzanine', 'Senior loan', 'Warrant/option', 'Fund interest', 'Other'],
  },
  R164: { places: ['transaction.status'], values: ['Planned', 'Pending', 'Booked', 'Reconciled', 'Cancelled'] },
  R165: {
    places: ['onboarding.status'],
    values: [
      'Created', 'Started', 'SubmittedToInvestor', 'DueDiligenceSigned', 'DueDiligenceSubmitted', 'DueDiligenceConfirmed',
      'SubscriptionSigned', 'SubscriptionSubmitted', 'SubscriptionConfirmed', 'Completed', 'Aborted',
    ],
  },
  R166: {
    places: ['limitedPartner.legalStatus', 'onboarding.legalStatus'],
    values: ['NaturalPerson', 'LegalEntity', 'Partnership', 'Trust', 'Foundation', 'PublicBody', 'InvestmentFund', 'NomineeOrCustodian'],
  },
  R167: { places: ['capitalMovement.status'], values: ['Open', 'Completed', 'Published'] },
  R168: { places: ['closing.status'], values: ['Open', 'Completed'] },
  R169: { places: ['transfer.status'], values: ['Saved', 'Completed'] },
  R170: { places: ['contact.accountStatus', 'account.status'], values: ['None', 'Creating', 'Active', 'Deactivated'] },
  R171: {
    places: ['fundManager.quality'],
    values: ['Manager', 'Class A manager', 'Class B manager', 'Director', 'Managing director', 'General partner', 'Advisor', 'Authorised signatory'],
  },
  R177: { places: ['fund.openClosedEnded'], values: ['Open-ended', 'Closed-ended'] },
  R181: { places: ['fund.managementFeeBasis'], values: ['Cash At Work', 'Commitment', 'Fixed'] },
  R206: { places: ['bankAccount.status'], values: ['Draft', 'PendingVerification', 'Active', 'Blocked', 'Closed'] },
  R224: { places: ['capitalMovement.emailNotificationStatus'], values: ['NotSent', 'Queued', 'Sent', 'PartiallySent', 'Failed'] },
  R250: { places: ['reportingPeriod.status'], values: ['Open', 'Completed', 'Published'] },
  R275: { places: ['invoice.status'], values: ['Open', 'Approved'] },
}

/** Section 5 of the specification, and what was decided where it is silent: what has to be given when a record is saved. */
export const REQUIRED: Record<string, readonly string[]> = {
  fundManager: ['name', 'quality'],
  contact: ['firstName', 'lastName', 'email', 'phoneNumber'],
  onboarding: ['fundId', 'investorName', 'address', 'legalStatus', 'contactId'],
  investment: ['fundId', 'name', 'countryId', 'dealCurrencyId', 'inForeignCurrency', 'subscriptionDate', 'cashFlowStartDate', 'commitments'],
  company: ['investmentId', 'name', 'currencyId'],
  transaction: [
    'fundId', 'date', 'type', 'subType', 'currencyId', 'exchangeRateToSystem', 'exchangeRateToFund', 'amountLocal', 'amountSystem', 'amountFund',
    'status', 'fundAccountNumber', 'nonCashItem', 'investmentType', 'impact', 'description',
  ],
  bankAccount: ['fundId', 'name', 'accountNumber', 'bankCode', 'currencyId', 'countryId', 'bankCountryId'],
  fairValue: ['investmentId', 'date', 'value'],
  accountingEntry: ['fundId', 'reportingPeriodId', 'totalCash', 'borrowings', 'otherAssetsAndLiabilities'],
  capitalMovement: ['fundId', 'name', 'dueDate', 'fundBankAccountId', 'investmentFunding', 'navPerShare'],
  closing: ['fundId', 'name', 'date'],
  closingCommitment: ['closingId', 'limitedPartnerId', 'date', 'value'],
  reportingPeriod: ['fundId', 'name', 'date'],
  transfer: ['fundId', 'date', 'sellerId', 'transferCommitment', 'buyers'],
  expense: ['fundId', 'reportingPeriodId', 'managementFees', 'incomeAndInterest', 'carriedInterest', 'fundOperatingExpenses', 'otherExpenses'],
}

/** Decisions C12: the date that a closed reporting period protects. */
export const LOCKS: Record<string, string> = {
  transaction: 'date', fairValue: 'date', capitalMovement: 'dueDate', closing: 'date', closingCommitment: 'date', transfer: 'date', invoice: 'date',
  investment: 'commitments.date',
}

/** Resources of the API contract (design section 6). */
export const RESOURCES = [
  'accounting-entries', 'accounts', 'bank-accounts', 'capital-movement-lines', 'capital-movements', 'closing-commitments', 'closings', 'companies', 'contacts',
  'countries', 'currencies', 'documents', 'exchange-rates', 'expenses', 'fair-values', 'fund-managers', 'funds', 'investments', 'investor-reports', 'invoices',
  'limited-partner-commitments', 'limited-partner-transactions', 'limited-partners', 'mails', 'onboardings', 'reporting-periods', 'tenants', 'transactions', 'transfers',
]

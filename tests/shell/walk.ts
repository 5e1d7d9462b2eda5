/**
 * What the walk through all pages stands on: a record for every page that names one, and what each page has to show of
 * it.
 */
import type { Group } from '../../src/access.ts'
import { pathWithin, type RouteName } from '../../src/paths.ts'
import type { Asking } from '../browser/asking.ts'
import { newCompany, newFairValue, newFund, newInvestment } from '../investments/fixtures.ts'
import { newPeriod } from '../reporting-periods/fixtures.ts'
import type { Made } from '../browser/asking.ts'

/**
 * Words of the page's own content; what it offers, and to whom; whether there are fields to type into for those who
 * edit.
 */
export interface Shown {
  says: readonly string[]
  offers?: readonly (readonly [name: string, group: Group])[]
  types?: Group
  deletes?: Group
  /** What stands on a tab that has to be opened first. */
  behind?: readonly [tab: string, shown: Shown]
}

export interface Fixtures {
  parameters: Record<string, string | number>
  shows: Record<string, Shown>
  /** Addresses that put records of two funds or investments together. */ mixed: string[]
}

export async function makeFixtures(ask: Asking): Promise<Fixtures> {
  const make = async (resource: string, body: object): Promise<Made> =>
    (await ask<Made>('POST', `/api/${resource}`, body)).body
  const first = async (resource: string): Promise<Made> => (await ask<Made>('GET', `/api/${resource}/1`)).body
  const [fund, another] = [await newFund(ask), await newFund(ask)]
  const [investment, foreign] = [await newInvestment(ask, fund), await newInvestment(ask, another)]
  const company = await newCompany(ask, investment, 'Kestrelpoint Rail')
  const value = await newFairValue(ask, investment, '2025-12-31', '54321.00')
  const period = await newPeriod(ask, fund.id, 'Quarter of the walk', '2026-03-31')
  const account = {
    bankCode: '601613',
    currencyId: fund['currencyId'],
    countryId: fund['countryId'],
    bankCountryId: fund['countryId'],
    fundId: fund.id,
  }
  const ofFund = await make('bank-accounts', {
    ...account,
    name: 'Walking account',
    accountNumber: '60-16-13 11112222',
  })
  const ofInvestment = await make('bank-accounts', {
    ...account,
    name: 'Running account',
    accountNumber: '60-16-13 33334444',
    investmentId: investment.id,
  })
  const transaction = await make('transactions', {
    fundId: fund.id,
    investmentId: investment.id,
    date: '2026-10-05',
    type: 'Income',
    subType: 'Dividend',
    description: 'Dividend of the walk',
    currencyId: fund['currencyId'],
    amountLocal: '777.00',
    exchangeRateToSystem: '1',
    exchangeRateToFund: '1',
    amountSystem: '777.00',
    amountFund: '777.00',
    status: 'Booked',
    fundAccountNumber: '60-16-13 11112222',
    nonCashItem: false,
    investmentType: 'NotApplicable',
    impact: 'None',
  })
  const partner = await make('limited-partners', {
    fundId: fund.id,
    name: 'Fernhollow Walkers',
    legalStatus: 'Foundation',
  })
  const buyer = await make('limited-partners', { fundId: fund.id, name: 'Rowan Walkers', legalStatus: 'Foundation' })
  const firstClosing = await make('closings', { fundId: fund.id, name: 'First closing', date: '2026-10-01' })
  await make('closing-commitments', {
    closingId: firstClosing.id,
    limitedPartnerId: partner.id,
    date: '2026-10-01',
    value: '9000.00',
  })
  await ask('POST', `/api/closings/${firstClosing.id}/complete`, {}, { 'if-match': `"${firstClosing.version}"` })
  const transfer = await make('transfers', {
    fundId: fund.id,
    date: '2026-10-02',
    sellerId: partner.id,
    transferCommitment: '1234.00',
    buyers: [{ limitedPartnerId: buyer.id, commitment: '1234.00' }],
  })
  const closing = await make('closings', { fundId: fund.id, name: 'Closing of the walk', date: '2026-10-30' })
  await make('closing-commitments', {
    closingId: closing.id,
    limitedPartnerId: partner.id,
    date: '2026-10-30',
    value: '4321.00',
  })
  const movement = await make('capital-movements', {
    fundId: fund.id,
    name: 'Call of the walk',
    dueDate: '2026-12-15',
    fundBankAccountId: ofFund.id,
    investmentFunding: '900.00',
    navPerShare: '1',
    nominalShareValue: '1',
  })
  const webhook = await make('webhooks', {
    name: `Receiver of the walk ${fund.id}`,
    url: 'https://told.example/',
    subscriptions: [{ resource: 'funds' }],
  })
  const [contact, manager] = [await first('contacts'), await first('fund-managers')]
  const onboarding = await make('onboardings', {
    fundId: fund.id,
    // A name that is known already would be asked about.
    investorName: `Newcomer of the walk ${fund.id}`,
    address: '1 Quay Street',
    legalStatus: 'Foundation',
    contactId: contact.id,
  })
  const parameters = {
    onboardingId: onboarding.id,
    fundId: fund.id,
    investmentId: investment.id,
    companyId: company.id,
    fairValueId: value.id,
    transactionId: transaction.id,
    fundBankAccountId: ofFund.id,
    investmentBankAccountId: ofInvestment.id,
    limitedPartnersId: partner.id,
    reportingPeriodId: period.id,
    closingId: closing.id,
    transferId: transfer.id,
    capitalCallId: movement.id,
    contactId: contact.id,
    fundManagerId: manager.id,
    webhookId: webhook.id,
  }
  const names = {
    fund: String(fund['name']),
    investment: String(investment['name']),
    contact: `${String(contact['firstName'])} ${String(contact['lastName'])}`,
    manager: String(manager['name']),
    webhook: String(webhook['name']),
  }
  return {
    parameters,
    shows: shownOn(names),
    mixed: mixedAddresses(parameters, { fundId: another.id, investmentId: foreign.id }),
  }
}

function shownOn({
  fund,
  investment,
  contact,
  manager,
  webhook,
}: Record<'fund' | 'investment' | 'contact' | 'manager' | 'webhook', string>): Record<string, Shown> {
  const transactions: Shown = {
    says: ['777.00', 'Dividend'],
    offers: [
      ['New transaction', 'edit'],
      ['Import', 'edit'],
    ],
  }
  const transaction: Shown = { says: ['Income: Dividend'], types: 'edit', deletes: 'edit' }
  const adding = (title: string): Shown => ({
    says: ['These fields are required.'],
    offers: [[`Create ${title}`, 'edit']],
    types: 'edit',
  })
  return {
    home: { says: ['Home'] },
    'funds.overview': { says: ['Larkmoor Ventures I SCSp'], offers: [['New fund', 'edit']] },
    'contacts.overview': { says: ['1–25 of'], offers: [['New contact', 'edit']] },
    'contacts.add': adding('contact'),
    'contact.details': { says: [contact], types: 'edit', deletes: 'edit' },
    'invoices.overview': {
      says: ['waiting for approval', 'Larkmoor Partners'],
      offers: [
        ['New invoice', 'edit'],
        ['Approve all', 'edit'],
        ['Propose management fees', 'edit'],
      ],
    },
    activity: { says: ['Every change of every record'] },
    'fundManagers.overview': { says: [manager], offers: [['New fund manager', 'tenantAdmin']] },
    'fundManagers.add': { says: ['These fields are required.'], offers: [['Create fund manager', 'tenantAdmin']] },
    'fundManager.edit': { says: [manager], types: 'tenantAdmin', deletes: 'tenantAdmin' },
    'webhooks.overview': { says: [webhook], offers: [['New webhook', 'tenantAdmin']] },
    'webhooks.add': { says: ['These fields are required.'], offers: [['Create webhook', 'tenantAdmin']] },
    'webhook.details': { says: [webhook, 'Signature'], types: 'tenantAdmin', deletes: 'tenantAdmin' },
    'countries.overview': { says: ['Andorra'], offers: [['New country', 'tenantAdmin']] },
    'currencies.overview': {
      says: ['Canadian Dollar'],
      offers: [
        ['New currency', 'tenantAdmin'],
        ['Import rates', 'tenantAdmin'],
      ],
    },
    'fund.performance': { says: [fund, 'Net asset value'] },
    'fund.details': { says: [fund], types: 'edit', deletes: 'tenantAdmin' },
    'fund.investments.overview': {
      says: [investment],
      offers: [
        ['New investment', 'edit'],
        ['Enter fair values', 'edit'],
      ],
    },
    'fund.investments.add': adding('investment'),
    'fund.investment.details': {
      says: [investment],
      offers: [['Add a line', 'edit']],
      types: 'edit',
      deletes: 'edit',
      behind: ['Companies', { says: ['Kestrelpoint Rail'], offers: [['New company', 'edit']] }],
    },
    'fund.transactions.overview': transactions,
    'fund.transactions.add': adding('transaction'),
    'fund.transaction.details': transaction,
    'fund.bankAccounts.overview': { says: ['Walking account'], offers: [['New bank account', 'edit']] },
    'fund.bankAccount.details': { says: ['Walking account'], types: 'edit', deletes: 'edit' },
    'fund.expenses.overview': { says: ['Rebates', 'Quarter of the walk'], types: 'edit' },
    'fund.accounting.overview': { says: ['Total cash', 'Quarter of the walk'], types: 'edit' },
    'fund.limitedPartners.overview': { says: ['Fernhollow Walkers'], offers: [['Import', 'edit']] },
    'fund.limitedPartner.details': {
      says: ['Fernhollow Walkers'],
      behind: ['Details', { says: ['Fernhollow Walkers'], types: 'edit' }],
      deletes: 'tenantAdmin',
    },
    'fund.onboarding.overview': { says: ['Newcomer of the walk'], offers: [['New onboarding', 'edit']] },
    'fund.onboarding.add': adding('onboarding'),
    'fund.onboarding.details': {
      says: ['Newcomer of the walk'],
      offers: [['Start', 'edit']],
      behind: ['Details', { says: ['Newcomer of the walk'], types: 'edit' }],
      deletes: 'edit',
    },
    'fund.investorReports.overview': {
      says: ['No investor reports yet'],
      offers: [['New investor report', 'edit']],
    },
    'fund.reportingPeriods.overview': { says: ['Quarter of the walk'], offers: [['New reporting period', 'edit']] },
    'fund.reportingPeriods.add': adding('reporting period'),
    'fund.reportingPeriod.details': {
      says: ['Quarter of the walk', 'Checklist'],
      offers: [['Complete', 'edit']],
      types: 'edit',
      deletes: 'edit',
    },
    'fund.closings.overview': { says: ['Closing of the walk'], offers: [['New closing', 'edit']] },
    'fund.closings.add': adding('closing'),
    'fund.closing.details': {
      says: ['Closing of the walk', '4,321.00'],
      offers: [
        ['Complete', 'edit'],
        ['Change commitments', 'edit'],
      ],
      behind: ['Details', { says: ['Closing of the walk'], types: 'edit' }],
      deletes: 'edit',
    },
    'fund.capitalMovements.overview': { says: ['Call of the walk'], offers: [['New capital movement', 'edit']] },
    'fund.capitalMovements.add': adding('capital movement'),
    'fund.capitalMovement.details': {
      says: ['Call of the walk', 'Fernhollow Walkers', '900.00'],
      offers: [
        ['Complete', 'edit'],
        ['Regenerate lines', 'edit'],
      ],
      types: 'edit',
      behind: ['Details', { says: ['Call of the walk'], types: 'edit' }],
      deletes: 'edit',
    },
    'fund.transfers.overview': { says: ['Fernhollow Walkers'], offers: [['New transfer', 'edit']] },
    'fund.transfers.add': adding('transfer'),
    'fund.transfer.details': {
      says: ['Fernhollow Walkers', 'What moves on completion'],
      offers: [['Complete', 'edit']],
      types: 'edit',
      deletes: 'edit',
    },
    'fund.investment.companies.add': adding('company'),
    'fund.investment.company.details': { says: ['Kestrelpoint Rail'], types: 'edit', deletes: 'edit' },
    'fund.investment.transactions.overview': transactions,
    'fund.investment.transactions.add': adding('transaction'),
    'fund.investment.transaction.details': transaction,
    'fund.investment.bankAccounts.overview': { says: ['Running account'], offers: [['New bank account', 'edit']] },
    'fund.investment.bankAccount.details': { says: ['Running account'], types: 'edit', deletes: 'edit' },
    'fund.investment.fairValues.overview': {
      says: ['54,321'],
      offers: [
        ['New fair value', 'edit'],
        ['Import', 'edit'],
      ],
    },
    'fund.investment.fairValues.add': adding('fair value'),
    'fund.investment.fairValue.details': { says: [investment, '31/12/2025'], types: 'edit', deletes: 'edit' },
  }
}

const RECORDS = (['company', 'fairValue', 'bankAccount', 'transaction'] as const).map(
  name => `fund.investment.${name}.details` as const,
)
const TOGETHER = (
  [
    'details',
    'fairValues.overview',
    'fairValues.add',
    'companies.add',
    'transactions.overview',
    'transactions.add',
    'bankAccounts.overview',
  ] as const
).map(name => `fund.investment.${name}` as const)

const addressOf = (name: RouteName, parameters: Record<string, string | number>) => pathWithin(name, parameters)

function mixedAddresses(
  own: Record<string, string | number>,
  foreign: Record<'fundId' | 'investmentId', number>,
): string[] {
  const mixes = [
    { ...own, investmentId: foreign.investmentId },
    { ...own, fundId: foreign.fundId },
  ]
  return [
    ...mixes.flatMap(parameters => TOGETHER.map(name => addressOf(name, parameters))),
    ...RECORDS.map(name => addressOf(name, { ...own, ...foreign })),
    ...(
      [
        'fund.transaction.details',
        'fund.bankAccount.details',
        'fund.limitedPartner.details',
        'fund.onboarding.details',
        'fund.reportingPeriod.details',
        'fund.closing.details',
        'fund.transfer.details',
        'fund.capitalMovement.details',
      ] as const
    ).map(name => addressOf(name, { ...own, fundId: foreign.fundId })),
  ]
}

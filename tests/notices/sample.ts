/** A fund of 182 million, and a partner with 25 million of it, as on the picture of a notice. */
import type { Components } from '../../src/limited-partners/ledger.ts'
import type { NoticeAccount, NoticeCommon, NoticeOwn } from '../../src/notices/snapshot.ts'

export const NO_AMOUNTS: Components = {
  investmentFunding: '0',
  managementFees: '0',
  expensesPaidIn: '0',
  expensesOutOfPaidIn: '0',
  lateEntranceFee: '0',
  returnOfCapital: '0',
  realizedGain: '0',
  distribution: '0',
  recallableDistribution: '0',
}

const ACCOUNT: NoticeAccount = {
  payee: 'fund',
  holder: 'Larkmoor Growth II SCSp',
  accountNumber: 'LU759990000000000001',
  bankCode: 'FIKTLULL',
  bank: 'Luxembourg',
  currency: 'EUR',
  verifiedOn: '2022-04-15',
  payeeConfirmation: { answer: 'Match', date: '2022-04-14' },
}

export function common(components?: Components): NoticeCommon {
  return {
    edition: 1,
    issuedOn: '2026-11-20',
    dueDate: '2026-12-04',
    movement: 'Capital call 12',
    purpose: 'Investment in Ingleby Compute, follow-on',
    agreementSection: 'Section 5.2',
    currency: 'EUR',
    minorUnits: 2,
    fund: {
      name: 'Larkmoor Growth II SCSp',
      address: ['14, rue des Tilleuls', 'L-9999 Larkmoor', 'Luxembourg'],
      tradeRegisterNumber: 'B 999 412',
      generalPartner: 'Larkmoor Growth II GP S.à r.l.',
      signatory: 'Hanne Birk, Class A manager',
    },
    navPerShare: '1.1',
    nominalShareValue: '1',
    components: components ?? {
      ...NO_AMOUNTS,
      investmentFunding: '7280000',
      managementFees: '917479.45',
      expensesPaidIn: '82520.55',
    },
    position: {
      commitment: '182000000',
      calledInside: '111020000',
      called: '111020000',
      recallable: '1820000',
      distributed: '6661200',
      remaining: '72800000',
    },
  }
}

export function own(components?: Components): NoticeOwn {
  return {
    number: '12 / 001',
    investor: {
      name: 'Ashcombe Teachers’ Pension',
      address: ['7 Quarry Walk', 'AX9 9ZZ Ashcombe', 'United Kingdom'],
      attention: 'Imogen Hale',
    },
    reference: 'RF41GII12001',
    components: components ?? {
      ...NO_AMOUNTS,
      investmentFunding: '1000000',
      managementFees: '128272.16',
      expensesPaidIn: '11335.24',
    },
    position: {
      commitment: '25000000',
      calledInside: '15250000',
      called: '15250000',
      recallable: '250000',
      distributed: '915000',
      remaining: '10000000',
    },
    shares: '1139607.4',
    fundAccount: ACCOUNT,
    investorAccount: { ...ACCOUNT, payee: 'investor', holder: 'Ashcombe Teachers’ Pension' },
  }
}

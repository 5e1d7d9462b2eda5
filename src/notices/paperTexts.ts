/**
 * What a notice says besides its names and amounts. Only the server writes notices: no browser loads these messages.
 */
import { filled } from '../texts.ts'

const MESSAGES = {
  agreementSection: 'Section of the agreement',
  amountsIn: 'Amounts in %{currency}',
  account: 'Account number',
  accountHolder: 'Account holder',
  accountMissing: 'No verified account of yours is on file: please name one to us.',
  accountOfInvestor:
    'We pay to this account of yours, verified on %{date}. Please tell us at once, by telephone, if it is not yours.',
  accountUnverified: 'Please call the number that you already have before you pay.',
  accountVerified:
    'These details are unchanged since %{date}. We never change bank details by e-mail. If you receive a change, do not pay and call the number you already have.',
  agreement: 'Partnership agreement: %{section}.',
  amountDue: 'Amount due',
  amountPaid: 'Amount paid to you',
  bank: 'Bank',
  bankCode: 'Bank code',
  bic: 'BIC',
  cumulative:
    'With this notice called to date: fund %{calledFund}, your share %{called}. Distributed to date: fund %{distributedFund}, your share %{distributed}.',
  document: 'Document %{number} · page %{page} of %{pages}',
  dueDate: 'Due date',
  edition: 'Edition %{edition}',
  fund: 'Fund',
  generalPartner: '%{name}, general partner',
  iban: 'IBAN',
  impact: 'Change in unfunded commitment',
  impactFund: 'Change in unfunded commitment, fund',
  inside: 'inside fund',
  investor: 'Limited partner',
  issuedOn: 'Issued on',
  leadCapitalCall:
    '%{movement}: we call capital for the purposes below. Please pay so that the amount arrives on the due date.',
  leadDistribution: '%{movement}: we distribute the amounts below. They are paid on the payment date.',
  leadNettedPaid:
    '%{movement}: a call and a distribution are settled together; both are stated in full below. We pay you the difference.',
  leadNettedDue:
    '%{movement}: a call and a distribution are settled together; both are stated in full below. Please pay the difference so that it arrives on the due date.',
  leadRefund: '%{movement}: what you paid for later partners is returned to you. We pay it on the payment date.',
  movement: 'Capital movement',
  navPerShare: 'NAV per share: %{value}.',
  net: 'Call less distribution',
  notice: 'Notice %{number}',
  outside: 'outside fund',
  payeeCheck: 'Payee check',
  payeeCloseMatch: 'Close match on %{date}',
  payeeMatch: 'Holder confirmed on %{date}',
  payeeNoMatch: 'No match on %{date}',
  payeeNotPossible: 'Not possible on %{date}',
  payment: 'Payment',
  paymentDate: 'Payment date',
  paymentReference: 'Payment reference',
  purpose: 'Purpose',
  recallable: 'Recallable part of this distribution',
  scope: 'Inside or outside fund',
  settlement: 'Settlement',
  share: 'Your share',
  shareOfFund: 'Share of fund',
  shares: 'Shares issued to you with this call: %{value}.',
  sharesReturned: 'Shares that you give back with this notice: %{value}.',
  thisCall: 'This call, inside the commitment',
  thisRefund: 'Returned with this notice, inside the commitment',
  titleCapitalCall: 'Capital call notice',
  titleDistribution: 'Distribution notice',
  titleNetted: 'Capital call and distribution notice',
  titleRefund: 'Equalisation notice',
  total: 'Total',
  totalCall: 'Total call',
  totalDistribution: 'Total distribution',
  totalRefund: 'Total',
  tradeRegister: 'Trade register %{number}',
  type: 'Type',
  unfunded: 'Unfunded commitment',
  unfundedAfter: 'Unfunded after this notice',
  unfundedBefore: 'Unfunded before this notice',
  unfundedCalled: 'Called before this notice',
  unfundedCommitment: 'Total commitment',
  unfundedRecallable: 'Recallable distributions',
  whatCall: 'What the call is for',
  whatRefund: 'What is returned',
  whatDistribution: 'What is distributed',
  insideFund: 'Inside fund',
  outsideFund: 'Outside fund',
}

export type PaperTextKey = keyof typeof MESSAGES

export function paperText(key: PaperTextKey, values: Record<string, string | number> = {}): string {
  return filled(MESSAGES[key], values)
}

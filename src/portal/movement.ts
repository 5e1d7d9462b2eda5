/** A published capital movement as one investor reads it: what its own notice says, and whether it was paid. */
import { compareDates } from '../calendar.ts'
import type { CalendarDate } from '../entity.ts'
import { amount, boolean, choice, date, described, id, integer, list, nullable, object, text } from '../api/schema.ts'
import type { Of } from '../api/schema.ts'

/** The notice stays as it was sent: beside it stands what has become of its account. */
export const outOfUse = described(
  'Of an account of the fund: blocked, closed or changed since the notice was made. Nothing should be paid to it.',
  boolean,
)

/** Where the money goes. */
const payee = object({
  payee: choice(['fund', 'investor']),
  holder: text,
  /** IBAN, or the number that the bank uses. */
  accountNumber: text,
  bankCode: text,
  bank: text,
  /** The day on which a second person last verified the account: it has not changed since. */
  verifiedOn: nullable(date),
  outOfUse,
})

export const publishedMovement = object({
  noticeId: id,
  noticeSize: described('Of the notice as a PDF, in bytes; null until the file is first made.', nullable(integer)),
  documentNumber: described('As it stands in the foot of the notice.', text),
  /** What the investor pays is positive, what it gets negative. */
  amount,
  currency: nullable(text),
  minorUnits: integer,
  kind: choice(['CapitalCall', 'Distribution', 'Netted']),
  name: text,
  dueDate: date,
  paymentReference: nullable(text),
  fund: text,
  limitedPartnerId: id,
  limitedPartner: text,
  /** The day on which the whole amount was recorded as received; null while it was not. */
  paidOn: nullable(date),
  received: described('Of what the investor pays: what has been recorded as received so far.', amount),
  purpose: nullable(text),
  agreementSection: nullable(text),
  account: nullable(payee),
  /** What the amount is made of: what is called is positive, what is distributed negative. */
  components: list(object({ title: text, amount })),
  /** After this movement, in the fund’s currency. */
  commitment: amount,
  called: amount,
  outside: described('Of what is called: what does not lower the remaining commitment.', amount),
  recallable: described('Of what was distributed: what raises the remaining commitment again.', amount),
  remaining: amount,
})
export type PublishedMovement = Of<typeof publishedMovement>
export type Payee = Of<typeof payee>

/**
 * What is still to come stands open: to find the account to pay to takes no click, least of all for a call that is
 * overdue. That the fund has paid out is not recorded for every distribution.
 */
export function standsOpen(
  { amount, dueDate, paidOn }: Pick<PublishedMovement, 'amount' | 'dueDate' | 'paidOn'>,
  today: CalendarDate,
): boolean {
  const isPaidByInvestor = /^[^-]*[1-9]/.test(amount)
  return paidOn === null && (isPaidByInvestor || compareDates(dueDate, today) >= 0)
}

/** What is due soon, what is overdue and what waits for somebody, over all funds. */
import { read } from '../api/reads.ts'
import { choice, date, decimal, described, id, integer, list, nullable, object, text } from '../api/schema.ts'
import type { Of } from '../api/schema.ts'
import type { Stored } from '../entityTypes.ts'

const movement = object({
  id,
  fundId: id,
  fund: text,
  name: text,
  dueDate: date,
  status: choice<Stored<'capitalMovement'>['status']>(['Open', 'Completed', 'Published']),
  amount: described('What the partners pay; negative for what they get.', decimal),
  currency: nullable(text),
  lines: described('Of how many partners, once it is completed.', integer),
  paid: described('How many of them have paid.', integer),
})
export type MovementDue = Of<typeof movement>

const closing = object({
  id,
  fundId: id,
  fund: text,
  name: text,
  date,
  amount: decimal,
  currency: nullable(text),
  commitments: integer,
})
export type ClosingDue = Of<typeof closing>

const periodEnd = object({
  date,
  name: described('null while nobody has made the period.', nullable(text)),
  funds: described('Names of the funds whose period ends.', list(text)),
})
export type PeriodEnd = Of<typeof periodEnd>

const latePayment = object({
  id,
  movementId: id,
  movement: text,
  fundId: id,
  fund: text,
  partnerId: id,
  partner: text,
  dueDate: date,
  outstanding: decimal,
  currency: nullable(text),
})
export type LatePayment = Of<typeof latePayment>

const amount = object({
  amount: described('In the system currency.', decimal),
  count: integer,
  first: described('The earliest of their days.', nullable(date)),
  withoutRate: described('Currencies that are left out, because no rate leads to the system currency.', list(text)),
})
export type AmountDue = Of<typeof amount>

const deadlines = object({
  today: date,
  until: described('The last of the 60 days.', date),
  currency: described('The system currency.', text),
  rates: list(object({ currency: text, rate: nullable(decimal), date: nullable(date) })),
  receive: described('What capital movements of the 60 days bring, less what was paid already.', amount),
  pay: described('What capital movements of the 60 days hand out.', amount),
  overdue: described('What partners should have paid before today.', amount),
  toApprove: described('Open invoices, VAT included; the earliest is the oldest by its own date.', amount),
  movements: described('Those of the 60 days.', list(movement)),
  waiting: described('Those that are due or completed, and not published.', list(movement)),
  closings: list(closing),
  periodEnds: list(periodEnd),
  late: described('The oldest payments that partners should have made.', list(latePayment)),
})
export type Deadlines = Of<typeof deadlines>

export const deadlineReads = {
  deadlines: read({
    path: '/api/deadlines',
    access: { group: 'read' },
    summary: 'What is due in the next 60 days, what is overdue and what waits for somebody, over all funds',
    heading: 'Deadlines',
    parameters: {},
    answerDescription: 'Sums in the system currency, and the records behind them.',
    answer: deadlines,
  }),
}

/** What is due soon, what is overdue and what waits for somebody, over all funds. */
import { read } from '../api/reads.ts'
import { amount, choice, date, decimal, described, id, integer, list, nullable, object, text } from '../api/schema.ts'
import type { Of } from '../api/schema.ts'
import type { Stored } from '../entityTypes.ts'
import { STEPS } from '../onboarding/steps.ts'
import type { OnboardingStatus } from '../onboarding/steps.ts'

export const movementDue = object({
  id,
  fundId: id,
  fund: text,
  name: text,
  dueDate: date,
  status: choice<Stored<'capitalMovement'>['status']>(['Open', 'Completed', 'Published']),
  amount: described('What the partners pay; negative for what they get.', amount),
  currency: nullable(text),
  lines: described('Of how many partners, once it is completed.', integer),
  paid: described('How many of them have paid.', integer),
})
export type MovementDue = Of<typeof movementDue>

export const closingDue = object({
  id,
  fundId: id,
  fund: text,
  name: text,
  date,
  amount,
  currency: nullable(text),
  commitments: integer,
})
export type ClosingDue = Of<typeof closingDue>

const periodEnd = object({
  date,
  name: described('null while nobody has made the period.', nullable(text)),
  funds: described('Names of the funds whose period ends.', list(text)),
})
export type PeriodEnd = Of<typeof periodEnd>

export const latePayment = object({
  id,
  movementId: id,
  movement: text,
  fundId: id,
  fund: text,
  partnerId: id,
  partner: text,
  dueDate: date,
  outstanding: amount,
  currency: nullable(text),
})
export type LatePayment = Of<typeof latePayment>

export const onboardingDue = object({
  id,
  fundId: id,
  fund: text,
  investor: text,
  status: choice<OnboardingStatus>([...STEPS, 'Aborted']),
  since: described('The day on which it came to its state.', nullable(date)),
  until: described('Where the fund gives itself days for a step.', nullable(date)),
})
export type OnboardingDue = Of<typeof onboardingDue>

export const amountDue = object({
  amount: described('In the system currency.', amount),
  count: integer,
  first: described('The earliest of their days.', nullable(date)),
  withoutRate: described('Currencies that are left out, because no rate leads to the system currency.', list(text)),
})
export type AmountDue = Of<typeof amountDue>

const deadlines = object({
  today: date,
  until: described('The last of the 60 days.', date),
  currency: described('The system currency.', text),
  rates: list(object({ currency: text, rate: nullable(decimal), date: nullable(date) })),
  receive: described('What capital movements of the 60 days bring, less what was paid already.', amountDue),
  pay: described('What capital movements of the 60 days hand out.', amountDue),
  overdue: described('What partners should have paid before today.', amountDue),
  toApprove: described('Open invoices, VAT included; the earliest is the oldest by its own date.', amountDue),
  movements: described('Those of the 60 days.', list(movementDue)),
  waiting: described('Those that are due or completed, and not published.', list(movementDue)),
  closings: list(closingDue),
  periodEnds: list(periodEnd),
  onboardings: described('Those whose next step is ours, the longest waiting first.', list(onboardingDue)),
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

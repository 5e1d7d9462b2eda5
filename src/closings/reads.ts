/** What a closing moves between the partners of its fund, and why each figure is what it is. */
import { recordId } from '../api/parameters.ts'
import { read } from '../api/reads.ts'
import { amount, boolean, choice, date, decimal, id, integer, list, nullable, object, text } from '../api/schema.ts'
import type { Of } from '../api/schema.ts'

const amounts = {
  prior: amount,
  additional: amount,
  total: amount,
  catchUp: amount,
  refund: amount,
  interest: amount,
  fee: amount,
  feeInterest: amount,
  toPay: amount,
}

const partner = object({ limitedPartnerId: id, name: text, ...amounts })
export type PartnerLine = Of<typeof partner>

const drawdown = object({ capitalMovementId: id, name: text, date, days: integer, drawn: amount })

const check = object({ name: text, state: choice(['ok', 'warn', 'bad']), text })
export type ClosingCheck = Of<typeof check>

const movement = object({
  id,
  name: text,
  dueDate: date,
  status: choice(['Open', 'Completed', 'Published']),
  /** Nobody has changed its lines, and no term of the fund that they follow from. */
  follows: boolean,
})
export type ClosingMovement = Of<typeof movement>

export const equalisationShape = object({
  interestRate: decimal,
  partners: list(partner),
  totals: object(amounts),
  lateInterest: amount,
  drawn: amount,
  drawdowns: list(drawdown),
  lines: integer,
  checks: list(check),
  movement: nullable(movement),
})
export type EqualisationAnswer = Of<typeof equalisationShape>

const step = object({
  capitalMovementId: id,
  name: text,
  date,
  days: integer,
  drawn: amount,
  ofPrior: amount,
  catchUp: amount,
  bearing: amount,
  interest: amount,
  received: amount,
  fee: amount,
  feeInterest: amount,
})
export type TraceStep = Of<typeof step>

export const traceShape = object({
  limitedPartnerId: id,
  name: text,
  ...amounts,
  paid: amount,
  interestRate: decimal,
  commitments: amount,
  steps: list(step),
})
export type PartnerTrace = Of<typeof traceShape>

export const closingReads = {
  closingEqualisation: read({
    path: '/api/closings/{id}/equalisation',
    access: { entity: 'closing' },
    summary: 'What a closing moves between the partners of its fund, so that all stand as if admitted at the first one',
    parameters: { id: recordId('The closing.') },
    answerDescription: 'A line for each partner, their sums, what was drawn before, and what is still to be looked at.',
    answer: equalisationShape,
  }),
  closingTrace: read({
    path: '/api/closings/{id}/trace',
    access: { entity: 'closing' },
    summary: 'Why the figures of one partner in a closing are what they are',
    parameters: { id: recordId('The closing.'), limitedPartnerId: recordId('The limited partner.') },
    answerDescription: 'The figures of the partner with a step for each earlier capital movement.',
    answer: traceShape,
  }),
}

/** What the page behind the link of a mail shows to whom the mail was sent. */
import { word } from '../api/parameters.ts'
import { read } from '../api/reads.ts'
import { admission, signature } from '../onboarding/reads.ts'
import { OPEN_STATES, STEPS } from '../onboarding/steps.ts'
import {
  amount,
  boolean,
  choice,
  date,
  described,
  id,
  integer,
  list,
  nullable,
  object,
  text,
  timestamp,
} from '../api/schema.ts'
import type { Of } from '../api/schema.ts'
import { published } from '../portal/holding.ts'
import { publishedMovement } from '../portal/movement.ts'

export const linkedMail = object({
  movement: described('The published capital movement that it is about.', nullable(publishedMovement)),
  period: described(
    'The published reporting period that it is about.',
    nullable(
      object({
        name: text,
        date,
        fund: text,
        limitedPartners: list(
          object({
            id,
            name: text,
            statementSize: described(
              'Of the statement as a PDF, in bytes; null until the file is first made.',
              nullable(integer),
            ),
            published: described('null where the period has no statement of the holding.', nullable(published)),
          }),
        ),
      }),
    ),
  ),
  onboarding: described(
    'The onboarding that it is about.',
    nullable(
      object({
        id,
        fundId: id,
        investorName: text,
        fund: text,
        status: choice(OPEN_STATES),
        awaitsInvestor: boolean,
        questions: described('How many comments of staff have no reply.', integer),
        isOwn: boolean,
        commitment: nullable(amount),
        currency: text,
        minorUnits: integer,
        responsible: described(
          'Who is in charge of it at the fund manager; null before it was started.',
          nullable(text),
        ),
        responsibleEmail: nullable(text),
        telephone: described('Of the fund manager, for questions about it.', nullable(text)),
        awaitedUntil: described('The goal of the present step; null where the fund has none.', nullable(date)),
        admission: described(
          'When the investor joins the fund; null while no closing is planned.',
          nullable(admission),
        ),
        signatures: described('The papers that are signed by now.', list(signature)),
        reached: described(
          'When it reached its states, the oldest first; one that was undone stands there again.',
          list(object({ status: choice(STEPS), at: timestamp })),
        ),
      }),
    ),
  ),
})
export type LinkedMail = Of<typeof linkedMail>

export const emailLinkReads = {
  linkedMail: read({
    path: '/api/email-links/{guid}/mail',
    access: { group: 'anyMember' },
    heading: 'Product',
    summary: 'What the mail of a link is about',
    parameters: { guid: word('The part of the link that nobody can guess.') },
    answerDescription: 'Only to whom the mail was sent; to anybody else, and once the link has ended, there is none.',
    answer: linkedMail,
    noted: true,
    limitsGuessing: true,
  }),
}

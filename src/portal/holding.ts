/**
 * What an investor sees of a fund they hold. Figures are those of the statement of the latest published period; without
 * one there are none. What is due comes from published notices.
 */
import {
  amount,
  boolean,
  choice,
  date,
  decimal,
  described,
  id,
  integer,
  list,
  nullable,
  object,
  optional,
  text,
} from '../api/schema.ts'
import type { Of } from '../api/schema.ts'
import {
  measure,
  publishedPeriod,
  reportedInvestment,
  shownTable,
  statement,
} from '../capital-account-statements/shapes.ts'
import { outOfUse } from './movement.ts'

/**
 * Amounts are decimals in the fund's currency, percentages 0–100, multiples factors; null where there is none, for the
 * reason that the fund's staff see.
 */
export const published = object({
  statementId: id,
  period: object({ name: text, date }),
  vintageYear: nullable(integer),
  currency: nullable(text),
  minorUnits: described('Of its currency: so many decimals do amounts have.', integer),
  commitment: amount,
  share: described('Share of all commitments to the fund.', nullable(decimal)),
  called: amount,
  outside: described('Of what is called: what does not lower the remaining commitment.', amount),
  calledPercent: nullable(decimal),
  distributed: amount,
  recallable: amount,
  remaining: amount,
  nav: nullable(amount),
  dpi: nullable(decimal),
  rvpi: nullable(decimal),
  tvpi: nullable(decimal),
  netIrr: nullable(decimal),
  netIrrReason: described('Why there is no net IRR; null where there is one.', nullable(text)),
  note: described(
    'Which fair values in net asset value, RVPI, TVPI and net IRR are of an earlier day; null where none is.',
    nullable(text),
  ),
})

/** What of a published call has not been received, with the account to pay to. */
export const due = object({
  noticeId: id,
  noticeSize: described('Of the notice as a PDF, in bytes; null until the file is first made.', nullable(integer)),
  movement: text,
  amount: described('Still to be paid.', amount),
  received: described('What has been recorded as received so far.', amount),
  whole: described('What was called, less a distribution that is netted with it.', amount),
  currency: text,
  minorUnits: integer,
  dueDate: date,
  remainingAfter: amount,
  reference: nullable(text),
  account: nullable(
    object({ holder: text, accountNumber: text, bankCode: text, verifiedOn: nullable(date), outOfUse }),
  ),
})
export type Due = Of<typeof due>

/** What a movement called and distributed that falls due after the published period, as its notice says. */
export const laterFlow = object({ noticeId: id, date, name: text, called: amount, distributed: amount })
export type LaterFlow = Of<typeof laterFlow>

/** What the published figures of all holdings in one currency come to. */
export const currencyTotals = object({
  currency: text,
  minorUnits: integer,
  holdings: described('How many are counted.', integer),
  from: described('The earliest day of their figures.', date),
  to: described('The latest day of their figures.', date),
  commitment: amount,
  called: amount,
  calledPercent: described('Of the commitment; null where nothing is committed.', nullable(decimal)),
  remaining: amount,
  distributed: amount,
  nav: described('null where one of them has none.', nullable(amount)),
  tvpi: described(
    'Of the sums: distributed and net asset value, over called. null without a net asset value, or while nothing is ' +
      'called.',
    nullable(decimal),
  ),
  netIrr: described(
    'Of the cash of all of them; null where one of them has none, or where their figures are of several days.',
    nullable(decimal),
  ),
})
export type CurrencyTotals = Of<typeof currencyTotals>

export const holding = object({
  id: described('Id of the limited partner, as in portal paths.', id),
  name: described('In whose name it is held.', text),
  fund: text,
  mayChange: described('Only for a contact of the holding: everybody else reads.', boolean),
  published: described('null until a reporting period with figures of the holding is published.', nullable(published)),
  fundFiguresAsOf: described(
    'The last day of the latest published period of the fund that has a performance report; null without one, and ' +
      'for whoever has no commitment.',
    nullable(date),
  ),
  transferredSince: described(
    'The day of the last completed transfer after the published period, whose figures do not include it.',
    nullable(date),
  ),
  lastVisitOn: described(
    'The last day before today on which the account that asks looked at it; null before the second day, and for ' +
      'everybody but a contact of the holding.',
    nullable(date),
  ),
  hasMovements: described('Whether a capital movement was published to it.', boolean),
  due: list(due),
  totals: optional(
    described(
      'On the first holding of each currency, where figures of several holdings are published.',
      currencyTotals,
    ),
  ),
})

export type PublishedHolding = Of<typeof published>
export type Holding = Of<typeof holding>

/** Where distributions go, and what the investor has named in its place. */
const ownAccount = object({ holder: text, accountNumber: text, bankCode: text, verifiedOn: nullable(date) })

/** A colleague or an auditor who reads the holding. */
const reader = object({
  id,
  name: text,
  email: text,
  until: date,
  status: choice(['Asked', 'Granted']),
})

const details = list(object({ title: text, value: text }))

/** A paper that the investor may download. */
export const paper = object({
  kind: described(
    'A paper that was signed is one of the completed onboarding that the holding began with.',
    choice(['notice', 'statement', 'report', 'signed']),
  ),
  id,
  title: text,
  fund: text,
  limitedPartnerId: described('null for a report that is meant for all partners of the fund.', nullable(id)),
  publishedOn: date,
  fileType: text,
  size: described('null until the file is first made.', nullable(integer)),
  isNew: described(
    'Published within the last 30 days, and neither opened nor saved by the account that asks; a notice that was ' +
      'shown stays new for the rest of the day.',
    boolean,
  ),
})
export type Paper = Of<typeof paper>

/** One holding with all that its page shows. */
export const holdingDetails = object({
  holding,
  statement: described('Of the latest published period.', nullable(statement)),
  later: described(
    'Published movements that fall due after the period of the statement, whose figures do not include them.',
    list(laterFlow),
  ),
  tables: described('What its papers say, table by table; none without a statement.', list(shownTable)),
  fundDetails: described('Empty until something of the fund is published.', details),
  holdingDetails: details,
  papers: list(paper),
  account: described('The verified account to which distributions go.', nullable(ownAccount)),
  accountWaiting: described('Named by the investor, until staff have verified it.', nullable(ownAccount)),
  readers: list(reader),
})
export type HoldingDetails = Of<typeof holdingDetails>

const contactData = object({ firstName: text, lastName: text, email: text, phoneNumber: text })

/** How the fund manager reaches whoever reads the portal. */
export const ownContact = object({
  contact: described('null where staff see the portal of a partner without one.', nullable(contactData)),
  waiting: described('As it becomes once staff have accepted what was asked for.', nullable(contactData)),
  mayChange: described('Only for a contact of a holding.', boolean),
})
export type OwnContact = Of<typeof ownContact>

/** As whom staff see the portal. */
export const preview = object({
  limitedPartner: text,
  fund: text,
  contact: described('null where the partner has none.', nullable(text)),
  page: described('The address of the partner in the back office.', text),
})
export type Preview = Of<typeof preview>

const ofReport = { fund: text, currency: text, minorUnits: integer, period: publishedPeriod }

const listedInvestment = object({
  id,
  name: text,
  geography: nullable(text),
  industry: nullable(text),
  investedFrom: nullable(date),
  exitedOn: nullable(date),
  invested: amount,
  proceeds: amount,
  income: amount,
  fairValue: nullable(amount),
  fairValueDate: nullable(date),
  share: nullable(decimal),
  moic: measure,
})

export const publishedInvestments = object({
  fund: text,
  hasMovements: described('Whether a capital movement was published to this limited partner.', boolean),
  published: described(
    'null until a reporting period of the fund is published.',
    nullable(
      object({
        ...ofReport,
        investments: list(listedInvestment),
      }),
    ),
  ),
})
export type PublishedInvestments = Of<typeof publishedInvestments>

export const publishedInvestment = object({ ...ofReport, investment: reportedInvestment })
export type PublishedInvestment = Of<typeof publishedInvestment>

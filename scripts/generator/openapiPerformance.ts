/**
 * The description of figures that are computed: performance of a fund, ledger of a limited partner, sums of invoices.
 */
import { READ_ANSWERS } from './openapiParts.ts'

type Json = Record<string, unknown>

const object = (properties: Json): Json => ({ type: 'object', properties })
const list = (items: Json): Json => ({ type: 'array', items })
const text = { type: 'string' }
const textOrNull = { type: ['string', 'null'] }
const integer = { type: 'integer' }
const date = { type: 'string', format: 'date' }

const AS_OF = {
  name: 'asOf',
  in: 'query',
  description:
    'A day. By default the last reporting period that has ended and has its accounting, for a ledger all rows.',
  schema: date,
}
const json = (description: string, schema: Json): Json => ({ description, content: { 'application/json': { schema } } })

const ANNUALISED = {
  type: 'boolean',
  description: 'The flows span less than a year: the rate says what a whole year would have brought.',
}
const PERIOD = object({ id: integer, name: text, date, status: text })
const ROW = object({ resource: text, ids: list(integer), date, amount: text })
const FIGURE = object({
  name: text,
  title: text,
  kind: { enum: ['money', 'percent', 'coefficient', 'number6'] },
  value: { ...textOrNull, description: 'null means n/a; then the reason says why.' },
  reason: text,
  note: text,
  annualised: ANNUALISED,
  formula: text,
  of: { ...list(text), description: 'Names of the figures that the formula takes.' },
  rows: { ...list(ROW), description: 'Records whose amounts make the figure.' },
})
const MEASURE = object({ value: textOrNull, reason: text, note: text, annualised: ANNUALISED })
const VALUED = { invested: text, realised: text, fairValue: textOrNull, share: textOrNull, moic: MEASURE }
const INVESTMENT = object({
  id: integer,
  name: text,
  geography: textOrNull,
  industry: textOrNull,
  currency: textOrNull,
  ...VALUED,
  fairValueDate: textOrNull,
  cost: textOrNull,
  irr: MEASURE,
  rows: list(ROW),
})
const GROUP = object({ name: text, investmentIds: list(integer), ...VALUED })
const POINT = object({
  period: PERIOD,
  called: text,
  distributed: text,
  calledInPeriod: text,
  distributedInPeriod: text,
  nav: textOrNull,
  netValue: textOrNull,
  reason: text,
})

const PERFORMANCE = object({
  fund: object({ id: integer, name: text, currency: textOrNull, decimals: integer }),
  asOf: date,
  period: { ...PERIOD, type: ['object', 'null'] },
  periods: list(PERIOD),
  figures: { type: 'object', additionalProperties: FIGURE },
  previous: {
    ...object({ period: PERIOD, values: { type: 'object', additionalProperties: textOrNull } }),
    type: ['object', 'null'],
  },
  investments: list(INVESTMENT),
  groups: object({ geography: list(GROUP), industry: list(GROUP), currency: list(GROUP) }),
  jCurve: list(POINT),
})

const EXPLAINED = object({ value: textOrNull, rows: list(object({ resource: text, id: integer, date, amount: text })) })
const ROLL_FORWARD = object({
  from: textOrNull,
  to: date,
  opening: text,
  commitments: text,
  calls: text,
  recallable: text,
  transfers: text,
  closing: text,
})
const LEDGER = object({
  limitedPartnerId: integer,
  asOf: textOrNull,
  figures: { type: 'object', additionalProperties: EXPLAINED },
  rollForward: ROLL_FORWARD,
})

const TOTALS = object({
  count: integer,
  totalCommitment: text,
  capitalCalled: text,
  capitalCalledPercent: textOrNull,
  distributed: text,
  recallableDistribution: text,
  remaining: text,
  shares: text,
})

const SOURCE = object({
  resource: text,
  id: integer,
  name: text,
  fundId: integer,
  investmentId: { type: ['integer', 'null'] },
  reportingPeriodId: { type: ['integer', 'null'] },
  amount: textOrNull,
  at: textOrNull,
  by: textOrNull,
})
const INVOICE_SUM = object({
  currencyId: integer,
  status: { enum: ['Open', 'Approved'] },
  count: integer,
  adjustment: text,
  total: text,
  vat: text,
})

const ACCOUNT = object({
  limitedPartnerId: integer,
  contributed: text,
  distributed: text,
  result: text,
  managementFees: text,
  carry: text,
  balance: text,
  dpi: MEASURE,
  rvpi: MEASURE,
  tvpi: MEASURE,
  irr: MEASURE,
})
const ACCOUNTS = object({
  asOf: date,
  period: { ...PERIOD, type: ['object', 'null'] },
  nav: textOrNull,
  reason: text,
  generalPartner: textOrNull,
  accounts: list(ACCOUNT),
})

const PERIOD_OR_NULL = { ...PERIOD, type: ['object', 'null'] }
const FUND = object({ id: integer, name: text, currency: textOrNull, decimals: integer })
const FLOWS = { called: text, distributed: text, net: text, invested: text, realised: text }
const CASH_FLOWS = object({
  fund: FUND,
  asOf: date,
  period: PERIOD_OR_NULL,
  totals: object(FLOWS),
  quarters: list(
    object({
      name: text,
      date,
      ...FLOWS,
      running: text,
      flows: list(object({ resource: text, ids: list(integer), date, called: text, distributed: text })),
    }),
  ),
})
const BRIDGE = object({
  fund: FUND,
  asOf: date,
  from: PERIOD_OR_NULL,
  to: PERIOD_OR_NULL,
  steps: list(
    object({
      name: text,
      title: text,
      formula: text,
      amount: {
        ...text,
        description: 'What lowers the value is negative; opening and all steps are the closing value.',
      },
    }),
  ),
  reason: text,
  notes: list(text),
  investments: list(
    object({ id: integer, name: text, opening: text, invested: text, realised: text, change: text, closing: text }),
  ),
})
const COMPARATIVES = object({
  fund: FUND,
  asOf: date,
  periods: list(PERIOD),
  previous: PERIOD_OR_NULL,
  yearBefore: PERIOD_OR_NULL,
  figures: list(
    object({
      name: text,
      title: text,
      kind: text,
      formula: text,
      values: list(object({ value: textOrNull, reason: text })),
      sincePrevious: textOrNull,
      sinceYearBefore: textOrNull,
    }),
  ),
})
const FROM = {
  name: 'from',
  in: 'query',
  description: 'A day before the closing period, or “inception”. By default the period before.',
  schema: text,
}
const HOLDING = object({
  id: integer,
  name: text,
  fund: text,
  published: {
    ...object({
      period: object({ name: text, date }),
      vintageYear: { type: ['integer', 'null'] },
      currency: textOrNull,
      commitment: text,
      share: textOrNull,
      called: text,
      calledPercent: textOrNull,
      distributed: text,
      recallable: text,
      remaining: text,
      nav: textOrNull,
      dpi: textOrNull,
      rvpi: textOrNull,
      tvpi: textOrNull,
      netIrr: textOrNull,
    }),
    type: ['object', 'null'],
    description: 'null until a reporting period of the fund is published.',
  },
})

export const COMPUTED_PATHS: Json = {
  '/api/funds/{id}/performance': {
    parameters: [{ $ref: '#/components/parameters/id' }],
    get: {
      operationId: 'fundPerformance',
      summary: 'How a fund performs as of the last reporting period that had ended by a day',
      tags: ['Funds'],
      parameters: [AS_OF],
      responses: {
        200: json('Figures with formula and rows, investments, groups and J-curve.', PERFORMANCE),
        ...READ_ANSWERS,
      },
    },
  },
  '/api/funds/{id}/performance/cash-flows': {
    parameters: [{ $ref: '#/components/parameters/id' }],
    get: {
      operationId: 'fundCashFlows',
      summary: 'What partners paid in and got back, by quarter, with the running net',
      tags: ['Funds'],
      parameters: [AS_OF],
      responses: { 200: json('Quarters with their dated flows.', CASH_FLOWS), ...READ_ANSWERS },
    },
  },
  '/api/funds/{id}/performance/value-bridge': {
    parameters: [{ $ref: '#/components/parameters/id' }],
    get: {
      operationId: 'fundValueBridge',
      summary: 'How the net asset value of one reporting period became that of a later one',
      tags: ['Funds'],
      parameters: [AS_OF, FROM],
      responses: {
        200: json('Steps from opening to closing, and the value change of each investment.', BRIDGE),
        ...READ_ANSWERS,
      },
    },
  },
  '/api/funds/{id}/performance/comparatives': {
    parameters: [{ $ref: '#/components/parameters/id' }],
    get: {
      operationId: 'fundComparatives',
      summary:
        'The key figures of the last eight reporting periods, and how the latest differ from the one before and from a year before',
      tags: ['Funds'],
      parameters: [AS_OF],
      responses: { 200: json('Figures with one value for each period.', COMPARATIVES), ...READ_ANSWERS },
    },
  },
  '/api/funds/{id}/performance/export': {
    parameters: [{ $ref: '#/components/parameters/id' }],
    get: {
      operationId: 'fundPerformanceExport',
      summary: 'All tables of the performance as a workbook',
      tags: ['Funds'],
      parameters: [AS_OF, FROM],
      responses: {
        200: {
          description: 'A workbook.',
          content: {
            'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': {
              schema: { type: 'string', format: 'binary' },
            },
          },
        },
        ...READ_ANSWERS,
      },
    },
  },
  '/api/funds/{id}/performance/sources': {
    parameters: [{ $ref: '#/components/parameters/id' }],
    get: {
      operationId: 'fundPerformanceSources',
      summary:
        'The records behind a figure of the performance, or behind an investment in it, with who changed each last',
      tags: ['Funds'],
      parameters: [
        AS_OF,
        { name: 'figure', in: 'query', description: 'Name of a figure.', schema: text },
        { name: 'investmentId', in: 'query', description: 'An investment of the fund.', schema: integer },
      ],
      responses: { 200: json('The records.', object({ sources: list(SOURCE) })), ...READ_ANSWERS },
    },
  },
  '/api/funds/{id}/capital-accounts': {
    parameters: [{ $ref: '#/components/parameters/id' }],
    get: {
      operationId: 'fundCapitalAccounts',
      summary:
        'The capital account of every limited partner as of the last reporting period that had ended by a day; with the general partner’s carry they are the net asset value',
      tags: ['Funds'],
      parameters: [AS_OF],
      responses: { 200: json('Accounts with multiples and rates.', ACCOUNTS), ...READ_ANSWERS },
    },
  },
  '/api/invoices/totals': {
    get: {
      operationId: 'invoiceTotals',
      summary: 'The sums of the invoices that a filter finds, by currency and state',
      tags: ['Invoices'],
      parameters: [{ $ref: '#/components/parameters/filter' }],
      responses: { 200: json('One row for each currency and state.', list(INVOICE_SUM)), ...READ_ANSWERS },
    },
  },
  '/api/limited-partners/totals': {
    get: {
      operationId: 'limitedPartnerTotals',
      summary: 'The sums of the figures of all limited partners that a filter finds',
      tags: ['Limited partners'],
      parameters: [{ $ref: '#/components/parameters/filter' }],
      responses: { 200: json('One sum for each figure.', TOTALS), ...READ_ANSWERS },
    },
  },
  '/api/limited-partners/{id}/ledger': {
    parameters: [{ $ref: '#/components/parameters/id' }],
    get: {
      operationId: 'limitedPartnerLedger',
      summary: 'The figures of a limited partner with the rows that they are made of',
      tags: ['Limited partners'],
      parameters: [AS_OF],
      responses: {
        200: json('Figures with their rows, and the roll-forward of the commitment.', LEDGER),
        ...READ_ANSWERS,
      },
    },
  },
}

/** What investors read. */
export const PORTAL_PATHS: Json = {
  '/api/portal/{tenant}/funds': {
    parameters: [
      {
        name: 'tenant',
        in: 'path',
        required: true,
        description: 'Short name of the tenant; it must be that of the account.',
        schema: text,
      },
    ],
    get: {
      operationId: 'portalFunds',
      summary: 'The funds that the investor holds, with the figures of the latest published period',
      tags: ['Investor portal'],
      responses: { 200: json('One row for each holding.', list(HOLDING)), ...READ_ANSWERS },
    },
  },
}

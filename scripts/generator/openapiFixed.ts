/** Routes of the API that exist whatever the schemas say. */
import { answers, READ_ANSWERS } from './openapiParts.ts'
import { COMPUTED_PATHS, PORTAL_PATHS } from './openapiPerformance.ts'

type Json = Record<string, unknown>

const PRODUCT = ['Product']
const OPEN = { security: [] }
const object = (properties: Json): Json => ({ type: 'object', properties })
const json = (description: string, schema: Json): Json => ({ description, content: { 'application/json': { schema } } })
const required = (name: string, description: string, schema: Json): Json => ({
  name,
  in: 'query',
  required: true,
  description,
  schema,
})

const ACCOUNT = object({ id: { type: ['integer', 'null'] }, name: { type: 'string' }, userName: { type: 'string' } })
const text = { type: 'string' }
const OWN_TENANT = {
  ...object({ id: { type: 'integer' }, shortName: text, name: text, currency: text, timeZone: text }),
  type: ['object', 'null'],
}
const ME = object({
  account: ACCOUNT,
  roles: { type: 'array', items: text },
  tenant: OWN_TENANT,
  today: { type: 'string', format: 'date' },
})
const CONFIGURATION = object({ signIn: { type: 'object' }, telemetry: { type: 'object' }, demo: { type: 'boolean' } })
const GUID = {
  ...object({ guid: { type: 'string', format: 'uuid' } }),
  required: ['guid'],
  additionalProperties: false,
}

const MISSING = { type: 'array', items: object({ id: { type: 'integer' }, name: text }) }
const CHECKLIST = object({
  items: {
    type: 'array',
    items: object({
      name: text,
      done: { type: 'boolean' },
      expected: { type: 'integer' },
      missing: { type: 'integer' },
      first: MISSING,
    }),
  },
  missing: { type: 'integer' },
})

const PROPOSED = {
  ...object({
    rate: text,
    origin: { type: 'string', enum: ['same', 'direct', 'inverse', 'cross'] },
    date: { type: ['string', 'null'], format: 'date' },
  }),
  type: ['object', 'null'],
}
const FUND_RATE = object({ currency: text, minorUnits: { type: 'integer' }, proposed: PROPOSED })

const SIGN_IN: Json = {
  '/api/me': {
    get: {
      operationId: 'me',
      summary: 'Who is signed in',
      tags: PRODUCT,
      responses: {
        200: json('The account, its roles, its tenant and the day there.', ME),
        ...answers(401, 403, 429, 503),
      },
    },
  },
  '/api/config': {
    get: {
      operationId: 'config',
      summary: 'What the browser needs before anybody signs in',
      tags: PRODUCT,
      ...OPEN,
      responses: { 200: json('Sign-in, telemetry, and whether this is a demo.', CONFIGURATION), ...answers(429, 503) },
    },
  },
  '/api/openapi.json': {
    get: {
      operationId: 'description',
      summary: 'This description',
      tags: PRODUCT,
      ...OPEN,
      responses: { 200: json('OpenAPI 3.1.', { type: 'object' }) },
    },
  },
}

const ONBOARDING_SESSION: Json = {
  '/api/onboarding-session': {
    get: {
      operationId: 'getOnboardingSession',
      summary: 'Which onboarding this browser holds',
      tags: PRODUCT,
      ...OPEN,
      responses: {
        200: json(
          'The onboarding of the cookie.',
          object({ onboarding: object({ id: { type: 'integer' }, status: { type: 'string' } }) }),
        ),
        ...answers(401, 404, 429, 503),
      },
    },
    post: {
      operationId: 'startOnboardingSession',
      summary: 'Keep the guid of an onboarding in a cookie for one day',
      tags: PRODUCT,
      ...OPEN,
      requestBody: { required: true, content: { 'application/json': { schema: GUID } } },
      responses: { 204: { description: 'The cookie is set.' }, ...answers(400, 413, 415, 429) },
    },
    delete: {
      operationId: 'endOnboardingSession',
      summary: 'Clear the cookie',
      tags: PRODUCT,
      ...OPEN,
      responses: { 204: { description: 'The cookie is cleared.' }, ...answers(429) },
    },
  },
}

const BY_HAND: Json = {
  '/api/documents/{id}/content': {
    parameters: [{ $ref: '#/components/parameters/id' }],
    get: {
      operationId: 'documentContent',
      summary: 'Download a document',
      tags: ['Documents'],
      responses: {
        200: {
          description: 'The file, as an attachment.',
          content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
        },
        ...READ_ANSWERS,
      },
    },
  },
  '/api/exchange-rates/rate': {
    get: {
      operationId: 'rateOfDay',
      summary: 'The rate that holds on a day: the latest one of that day or before',
      tags: ['Exchange rates'],
      parameters: [
        required('currencyId', 'The currency.', { type: 'integer', minimum: 1 }),
        required('toCurrencyId', 'The currency in which its worth is stated.', { type: 'integer', minimum: 1 }),
        required('date', 'The day.', { type: 'string', format: 'date' }),
      ],
      responses: {
        200: json('The exchange rate; null where there is none.', {
          anyOf: [{ $ref: '#/components/schemas/ExchangeRate' }, { type: 'null' }],
        }),
        ...READ_ANSWERS,
      },
    },
  },
  '/api/exchange-rates/of-fund': {
    get: {
      operationId: 'ratesOfFund',
      summary:
        'The rates that a transaction of a day is proposed with: into the currency of the fund and into the system currency',
      tags: ['Exchange rates'],
      parameters: [
        required('currencyId', 'The currency of the transaction.', { type: 'integer', minimum: 1 }),
        required('fundId', 'The fund.', { type: 'integer', minimum: 1 }),
        required('date', 'The day.', { type: 'string', format: 'date' }),
      ],
      responses: {
        200: json(
          'Both rates; null where no rate leads from one currency to the other.',
          object({ fund: FUND_RATE, system: FUND_RATE }),
        ),
        ...READ_ANSWERS,
      },
    },
  },
  '/api/transactions/totals': {
    get: {
      operationId: 'transactionTotals',
      summary: 'What the transactions found by a filter add up to, in fund currency',
      tags: ['Transactions'],
      parameters: [{ name: 'filter', in: 'query', description: 'The filter of the list.', schema: text }],
      responses: {
        200: json(
          'Their number, what came in, what went out, and the difference.',
          object({ count: { type: 'integer' }, inflow: text, outflow: text, net: text }),
        ),
        ...READ_ANSWERS,
      },
    },
  },
  '/api/reporting-periods/{id}/checklist': {
    parameters: [{ $ref: '#/components/parameters/id' }],
    get: {
      operationId: 'reportingPeriodChecklist',
      summary: 'What the period should hold when it is completed, and what of it is missing',
      tags: ['Reporting periods'],
      responses: { 200: json('The checks, and how many do not pass.', CHECKLIST), ...READ_ANSWERS },
    },
  },
}

/** Those that belong to resources stand in the description only where the resource does. */
export function fixedPaths(resources: readonly string[]): Json {
  const kept = Object.entries({ ...BY_HAND, ...COMPUTED_PATHS }).filter(([path]) =>
    resources.includes(path.split('/')[2]!),
  )
  return {
    ...SIGN_IN,
    ...ONBOARDING_SESSION,
    ...Object.fromEntries(kept),
    ...(resources.includes('limited-partners') && PORTAL_PATHS),
  }
}

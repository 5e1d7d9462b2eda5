/** Routes of the API that exist whatever the schemas say. */
import { answers, READ_ANSWERS } from './openapiParts.ts'

type Json = Record<string, unknown>

const PRODUCT = ['Product']
const OPEN = { security: [] }
const object = (properties: Json): Json => ({ type: 'object', properties })
const json = (description: string, schema: Json): Json => ({ description, content: { 'application/json': { schema } } })
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

const DOCUMENT_CONTENT: Json = {
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
}

/** The content of documents is described where there are documents. */
export function fixedPaths(resources: readonly string[]): Json {
  return { ...SIGN_IN, ...ONBOARDING_SESSION, ...(resources.includes('documents') && DOCUMENT_CONTENT) }
}

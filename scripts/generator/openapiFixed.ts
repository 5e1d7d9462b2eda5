/** Routes of the API that exist whatever the schemas say. */
import type { JsonSchema } from '../../src/api/schema.ts'
import { emailLink } from '../../src/api/emailLink.ts'
import { configuration, me, onboardingSession, ownAccountList } from '../../src/api/session.ts'
import { CONTENT_TYPES } from '../../src/documents/contentTypes.ts'
import { answers, BINARY, READ_ANSWERS } from './openapiParts.ts'

type Json = Record<string, unknown>

const PRODUCT = ['Product']
const OPEN = { security: [] }
const json = (description: string, schema: JsonSchema): Json => ({
  description,
  content: { 'application/json': { schema } },
})
const GUID = {
  type: 'object',
  properties: { guid: { type: 'string', format: 'uuid' } },
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
        200: json('The account, its roles, its tenant and the day there.', me.json),
        ...answers(400, 401, 403, 429, 503),
      },
    },
  },
  '/api/me/accounts': {
    get: {
      operationId: 'ownAccounts',
      summary: 'What the caller has in all tenants',
      tags: PRODUCT,
      parameters: [
        {
          name: 'mail',
          in: 'query',
          description: 'The guid of a mail: only what the caller has in the tenant that it comes from.',
          schema: { type: 'string' },
        },
      ],
      responses: {
        200: json(
          'Accounts, in each of which the header Account-Id lets the caller act, and invitations.',
          ownAccountList.json,
        ),
        ...answers(400, 401, 403, 429, 503),
      },
    },
  },
  '/api/me/accounts/{id}/accept': {
    parameters: [{ $ref: '#/components/parameters/id' }],
    post: {
      operationId: 'acceptInvitation',
      summary: 'Accept an invitation',
      tags: PRODUCT,
      responses: {
        204: { description: 'The account is the caller’s.' },
        ...answers(400, 401, 403, 404, 415, 429, 503),
      },
    },
  },
  '/api/config': {
    get: {
      operationId: 'config',
      summary: 'What the browser needs before anybody signs in',
      tags: PRODUCT,
      ...OPEN,
      responses: {
        200: json('Sign-in, telemetry, and whether this is a demo.', configuration.json),
        ...answers(400, 429, 503),
      },
    },
  },
  '/api/email-links/{guid}': {
    get: {
      operationId: 'emailLink',
      summary: 'Sender, kind and day of the mail of a link',
      tags: PRODUCT,
      ...OPEN,
      parameters: [
        {
          name: 'guid',
          in: 'path',
          required: true,
          description: 'The part of the link that nobody can guess.',
          schema: { type: 'string', format: 'uuid' },
        },
      ],
      responses: {
        200: json('What anybody who holds the link is told.', emailLink.json),
        ...answers(400, 404, 429, 503),
      },
    },
  },
  '/api/openapi.json': {
    get: {
      operationId: 'description',
      summary: 'This description',
      tags: PRODUCT,
      ...OPEN,
      responses: { 200: json('OpenAPI 3.1.', { type: 'object' }), ...answers(400, 429) },
    },
  },
}

const HELD_PAPER: Json = {
  type: 'object',
  required: ['kind', 'File'],
  properties: {
    kind: { const: 'Evidence' },
    description: { type: 'string' },
    File: { type: 'string', format: 'binary' },
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
        200: json('The onboarding of the cookie.', onboardingSession.json),
        ...answers(400, 401, 404, 429, 503),
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
      responses: { 204: { description: 'The cookie is cleared.' }, ...answers(400, 429) },
    },
  },
  '/api/onboarding-session/documents': {
    post: {
      operationId: 'addOnboardingSessionDocument',
      summary: 'Add a paper of the first step to the onboarding of the cookie',
      tags: PRODUCT,
      ...OPEN,
      requestBody: { required: true, content: { 'multipart/form-data': { schema: HELD_PAPER } } },
      responses: {
        204: { description: 'The paper is added.' },
        ...answers(400, 401, 403, 404, 409, 413, 415, 429, 503),
      },
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
          content: Object.fromEntries(Object.values(CONTENT_TYPES).map(type => [type, BINARY])),
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

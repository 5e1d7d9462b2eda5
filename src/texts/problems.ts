/**
 * Messages for what went wrong: problems of the API, status numbers, findings of the validators. Joined in
 * src/texts/backOffice.ts.
 */

import { screenTexts } from './screens.ts'

export const problemTexts = {
  requestNumber: 'Number of the request: %{number}.',
  problem: {
    'account-choice': {
      title: 'Which account?',
      detail: 'You have several accounts or invitations. Choose one of them.',
    },
    'account-deactivated': {
      title: 'Account deactivated',
      detail: 'This account has been deactivated. Ask an administrator of your organization.',
    },
    'account-unknown': {
      title: 'Account unknown',
      detail:
        'You are signed in, but no account of this application belongs to you. Ask an administrator of your organization.',
    },
    'address-too-long': { title: 'Address too long' },
    'already-exists': {
      title: 'Already exists',
      detail: 'A record with the same values exists already.',
      named: 'This exists already: %{name}.',
    },
    'body-too-large': { title: 'Too much data', detail: 'The request is larger than allowed.' },
    'file-too-large': { title: 'File too large', detail: 'The file is larger than %{limit}.' },
    'file-type-not-allowed': {
      title: 'File type not allowed',
      detail: 'File type not allowed',
      content: 'The file does not hold what its name says: it is no %{type}. Choose another file.',
    },
    forbidden: { title: 'Access denied', detail: 'Access denied' },
    'headers-too-large': { title: 'Request headers too large' },
    'idempotency-key-reused': {
      title: 'Request key used again',
      detail: 'This request key was used before for another request.',
    },
    'identity-provider-unavailable': {
      title: 'Sign-in service unavailable',
      detail: screenTexts.error.signInService,
    },
    internal: {
      title: 'Something went wrong',
      detail: 'Something went wrong on our side. Nothing was saved; please try again.',
    },
    'invalid-body': { title: 'Some fields need attention' },
    'invalid-request': { title: 'Invalid request', detail: 'The request could not be understood.' },
    'asked-already': { title: 'Asked already' },
    protected: { title: 'Protected by another record' },
    'method-not-allowed': { title: 'Method not allowed' },
    'not-found': { title: 'Not found', detail: 'Not found' },
    'query-parameter-required': {
      title: 'Query parameter required',
      detail: "'%{parameter}' query parameter is required",
    },
    referenced: { title: 'Still in use', detail: 'This record cannot be deleted: it is used by %{users}.' },
    'reporting-period-closed': {
      title: 'Reporting period closed',
      detail: 'The date %{date} falls in the reporting period %{period}, which is completed or published.',
    },
    'request-in-progress': {
      title: 'Already being worked on',
      detail: 'The same request is still being worked on. Please wait a moment.',
    },
    'request-timeout': { title: 'Too slow', detail: 'The request took too long to arrive.' },
    'roles-invalid': {
      title: 'Roles do not combine',
      detail: 'Your roles do not go together. Ask an administrator of your organization.',
    },
    rule: { title: 'Some rules are not met' },
    'confirmation-required': {
      title: 'Please confirm',
      detail: 'This is unusual and changes money. If it is right, send it again with ?confirmed=%{codes}.',
    },
    'scope-missing': { title: 'Scope missing', detail: 'The token was not issued for this application.' },
    'service-account-expired': {
      title: 'Key expired',
      detail: 'The key of this service account has expired. A tenant administrator makes another one.',
    },
    'service-account-refused': {
      title: 'Not for programs',
      detail: 'Service accounts may not do this: it is left to people.',
    },
    'service-account-revoked': { title: 'Service account revoked', detail: 'This service account has been revoked.' },
    'service-account-unknown': { title: 'Unknown key', detail: 'No service account has this key.' },
    'shown-once': {
      title: 'Shown once',
      detail: 'This was done already, and its answer is shown only once. Do it again under another request key.',
    },
    'tenant-moving': {
      title: 'Saving again in a moment',
      detail:
        'Your data are being moved to another database and can only be read for a moment. Nothing was saved: save again in a few seconds.',
    },
    'token-invalid': { title: 'Please sign in again', detail: 'Your sign-in is not valid any more.' },
    'too-many-requests': {
      title: 'Too many requests',
      detail: 'Too many requests. Please wait a moment and try again.',
    },
    unauthenticated: { title: 'Please sign in', detail: 'Please sign in first.' },
    busy: {
      title: 'Too much at once',
      detail: 'Others wait for the same work. Try again in a moment.',
    },
    unavailable: {
      title: 'Temporarily unavailable',
      detail: 'The service is not available at the moment. Please try again shortly.',
    },
    'unknown-parameter': { title: 'Unknown query parameter', detail: "'%{parameter}' is not a query parameter here" },
    'unsupported-media-type': {
      title: 'Unsupported kind of content',
      detail: 'This kind of content is not accepted here.',
    },
    'version-required': { title: 'Version required', detail: 'The version of the record is missing (If-Match).' },
    'version-stale': {
      title: 'Changed in the meantime',
      detail: 'Somebody else has changed this record in the meantime. Reload it and make your change again.',
    },
    'wrong-state': { title: 'Not possible now', detail: 'This is not possible while the status is %{status}.' },
  },
}

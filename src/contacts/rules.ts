import type { Rules } from '../entity.ts'

/** The invitation went to the e-mail address, and the first sign-in is recognised by it: until then it stays. */
export const contactRules: Rules = (record, { before }) =>
  before?.['accountStatus'] === 'Creating' && before['email'] !== record['email'] ? [{ field: 'email', code: 'contact.emailWaits' }] : []

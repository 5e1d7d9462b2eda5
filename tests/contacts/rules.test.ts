import { expect, test } from 'vitest'
import { contactRules } from '../../src/contacts/rules.ts'

const facts = (accountStatus: string) => ({ today: '2026-11-21', before: { email: 'a@example.org', accountStatus } })

test('the e-mail stays while the account waits for the first sign-in, and may change otherwise', () => {
  expect(contactRules({ email: 'b@example.org' }, facts('Creating'))).toEqual([{ field: 'email', code: 'contact.emailWaits' }])
  expect(contactRules({ email: 'a@example.org', firstName: 'B' }, facts('Creating'))).toEqual([])
  for (const status of ['None', 'Active', 'Deactivated']) expect(contactRules({ email: 'b@example.org' }, facts(status))).toEqual([])
  expect(contactRules({ email: 'b@example.org' }, { today: '2026-11-21' })).toEqual([])
})

import { expect, test } from 'vitest'
import { contact } from '../../generated/entities/contact.ts'
import { contactRules, sharedEmail } from '../../src/contacts/rules.ts'
import type { RuleContext, Stored } from '../../src/entityTypes.ts'
import { storedOf } from '../stored.ts'

const facts = (accountStatus: Stored<'contact'>['accountStatus']): RuleContext<'contact'> => ({
  today: '2026-11-21',
  before: storedOf(contact, { email: 'a@example.org', accountStatus }),
})

test('the e-mail stays while the account waits for the first sign-in, and may change otherwise', () => {
  expect(contactRules({ email: 'b@example.org' }, facts('Creating'))).toEqual([
    { field: 'email', code: 'contact.emailWaits' },
  ])
  expect(contactRules({ email: 'a@example.org', firstName: 'B' }, facts('Creating'))).toEqual([])
  for (const status of ['None', 'Active', 'Deactivated'] as const)
    expect(contactRules({ email: 'b@example.org' }, facts(status))).toEqual([])
  expect(contactRules({ email: 'b@example.org' }, { today: '2026-11-21' })).toEqual([])
})

test('an e-mail of another contact is a warning that names the other, in whatever letters, and one of its own is none', () => {
  const others = [
    { id: 1, firstName: 'Marit', lastName: 'Solvang', email: 'M.Solvang@example.org' },
    { id: 2, firstName: 'Ada', lastName: 'Lorne', email: 'x.m.solvang@example.org' },
  ]
  expect(sharedEmail({ email: ' m.solvang@example.org' }, others)).toEqual([
    { field: 'email', code: 'contact.sharedEmail', values: { name: 'Marit Solvang' }, warning: true },
  ])
  expect(sharedEmail({ id: 1, email: 'm.solvang@example.org' }, others)).toEqual([])
  expect(sharedEmail({ id: 3, email: 'solvang@example.org' }, others)).toEqual([])
  expect(sharedEmail({ id: 3 }, [{ id: 4 }])).toEqual([])
})
